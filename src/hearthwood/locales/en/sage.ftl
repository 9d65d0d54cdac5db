### The sage of For Northwood!: why a move is better, odds, the seer, the review of a game.

sage-preparing = The sage is being prepared. The first time this takes up to a minute …

## Why a move is the best; its own figures were said before

reason-only = There is nothing else to do here.
reason-next = Next best, { $other }: friendly in { $second } %.
reason-next-fief = Next best, fief { $other }: friendly in { $second } %, { $stars } stars to expect.
reason-equal = As good: { $other }.
reason-equal-fief = As good: fief { $other }.
reason-instead = { $best }: friendly in { $percent } %. { $other }: in { $second } %.
reason-instead-fief = Fief { $best }: { $stars } stars to expect. Fief { $other }: { $fewer }.
reason-trumps =
    { $count ->
        [one] { $suit } are trump there, and you hold 1; at the other fief you hold { $fewer } trumps.
       *[other] { $suit } are trump there, and you hold { $count }; at the other fief you hold { $fewer } trumps.
    }
reason-scores = It scores, { $score } of { $target }; { $other } does not.
reason-misses = It does not score, still { $score } of { $target }; { $other } does.
reason-forced = Nothing more may score: with it the next statement forces a score in { $percent } % of cases, after { $other } in { $second } %.
reason-stuck = Every answer left has to score: with it none does to the next statement in { $percent } % of cases, after { $other } in { $second } %.
reason-free = With it the next statement lets you choose, to score or not, in { $percent } % of cases, after { $other } in { $second } %.

## Tables of hints and odds

hint-friendly = friendly
hint-stars = stars
hint-lost = The fief can hardly become friendly any more: what counts is the game after it.
odds-fief = fief
odds-worth = worth
odds-between = { $low }–{ $high }
odds-note = Friendly: in so many of 100 deals, with the interval for 95 of 100. Stars and medals: the whole game after it.

## The seer

seer-yes = Fief { $fief } can be won:
seer-no = Fief { $fief } cannot be won.
seer-undecided = Fief { $fief }: the search was ended before it was known.
seer-count = Fief { $fief } could be won in { $count } of { $decks } decks.

## The review

review-untrained = The sage was not trained on such a setup: its figures are less sure here.
review-course-chance = Chance of { $stars } stars with best play
review-error-row = The sage’s error
review-more =
    { $count ->
        [one] 1 more choice cost a little.
       *[other] { $count } more choices cost a little.
    }
review-flawless = None of the choices cost anything worth a look.
review-decks = Over { $decks } other decks: { $best } wins the fief in { $percent } % ({ $low }–{ $high }), { $played } in { $second } %.
review-again = Of { $games } games that begin like this one, the rest drawn anew, the sage wins { $wins } with { $goal } stars and more; on average it has { $stars }.
review-looking = The sage looks back
review-further = Over other decks
review-written = The review is in { $file }.

## At the terminal table

hint-promise = Advised: friendly in { $percent } % of deals, { $stars } stars to expect at the end.
odds-with = with { $rulers }
odds-stars-note = ★: stars to expect at the end of the game.
ending-review = Look back: luck and choices
review-quick = A first look. A careful one follows.
review-try = Try again from here, as practice:
review-key-read = read
review-key-again = try again from there
