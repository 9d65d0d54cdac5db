"""The `batch` commands: requests on standard input, a line each, answered on a line each."""

import sys
from collections.abc import Callable, Mapping

from hearthwood.core.errors import HearthwoodError, InvalidText, shown

Answers = Mapping[str, Callable[[str], str]]
"""What answers the rest of a line that begins with a word."""


def answer_requests(answers: Answers, *, rule: str) -> None:
    """Answer until the input ends or nobody reads any more; what is refused is answered too."""
    if sys.stdin is None or sys.stdout is None:  # closed by whoever called: there is nobody to answer
        return
    for raw in sys.stdin.buffer:
        try:
            reply = _reply(answers, raw.decode(errors="replace").rstrip("\r\n"), rule)
        except HearthwoodError as error:
            reply = f"error: {error}"
        try:
            sys.stdout.write(reply + "\n")
            sys.stdout.flush()
        except BrokenPipeError:  # nobody reads any more
            sys.stderr.close()
            return


def _reply(answers: Answers, line: str, rule: str) -> str:
    command, _, rest = line.partition(" ")
    if command not in answers:
        message = f"{shown(command)} is no request; a line begins with one of {', '.join(answers)}"
        raise InvalidText(message, rule=rule, field="request")
    return answers[command](rest)
