"""What a worker does with a deal that others play: the strong player plays it, seeing what they see."""

from .advising import LEVEL


def northwood(setup: str, seed: int) -> int:
    """The stars that the sage wins with a deal of For Northwood!"""
    from hearthwood.northwood import new_game  # noqa: PLC0415
    from hearthwood.northwood.setups import setup_named  # noqa: PLC0415
    from hearthwood.sage.northwood import Aim, Sage  # noqa: PLC0415

    game, sage = new_game(setup_named(setup), seed), Sage(Aim.POINTS, LEVEL)
    while game.position.legal_moves:
        game.play(str(sage.choose(game.position.view())))
    return game.position.points
