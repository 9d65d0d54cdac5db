### A game of For Northwood! looked back at: what luck did, and what the choices.

review-title = Review
review-waiting = The sage looks at the game. A first look takes a few seconds.
review-going-on = A first look. A more careful one is { $percent } % done.
review-fiefs =
    { $count ->
        [0] No fief was kept.
        [one] 1 of 8 fiefs was kept.
        [8] All eight fiefs were kept.
       *[other] { $count } of 8 fiefs were kept.
    }
review-equation = Where the stars came from
review-start = fair at the start
review-luck = luck
review-choices = choices
review-error = the sage was wrong by
review-stars = stars
review-course = Stars to expect with best play
review-graph = Stars to expect with best play, move by move. The same figures are in the table.
review-as-table = Show as table
review-as-graph = Show as graph
review-fief = Fief { $fief }
review-fief-kept = Fief { $fief }: kept
review-fief-lost = Fief { $fief }: lost
review-kept = kept
review-lost = lost
review-visit = Visit { $visit }
review-value = { $stars } to expect
review-luck-row = Luck
review-choices-row = Choices
review-none = none
review-worth = Choices worth a look
review-count =
    { $count ->
        [0] None of { $moves } moves cost 0.1 stars or more.
        [one] 1 of { $moves } moves cost 0.1 stars or more
       *[other] { $count } of { $moves } moves cost 0.1 stars or more
    }
review-at = Visit { $visit }, dialogue { $dialogue }
review-at-choose = Visit { $visit }, choice of fief
review-at-substitute = Visit { $visit }, who comes along
review-played = played
review-better = better
review-why = { $best } stars could be expected with it, { $played } with the move made.
review-cost = Cost: { $stars } stars.
review-luck-was = Luck: { $stars } stars.
review-keys = Arrow keys step, Page Up and Page Down jump visits.
review-see = See the table
review-play-on = Play on from here
review-whole = The game
review-column-visit = Visit
review-column-end = Score
review-column-before = before
review-column-after = after
review-explained = Luck is what came less what could have come on average. Choices are what the moves made could expect less what the best could. The sage knows no more than you saw, and is itself wrong at times: by how much stands in a column of its own, for it is nobody’s luck.
