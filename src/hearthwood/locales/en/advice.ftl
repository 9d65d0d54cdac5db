### Hints and odds of For Northwood!: what the strong player thinks, where it was asked.

advice-ask = Ask for the odds of this position
advice-waiting = The sage is thinking …
advice-counted =
    { $count ->
        [one] asked once
       *[other] asked { $count } times
    }
advice-best = { $deed }: in { $percent } % of deals the fief becomes friendly.
advice-best-points = { $deed }: { $stars } stars to expect at the end of the game.
advice-percent = { $percent } %
advice-points = { $stars } ★
advice-points-note = ★: stars to expect at the end of the game.
