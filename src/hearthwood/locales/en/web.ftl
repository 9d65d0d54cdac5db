### What only the table in the browser says.

## Everywhere

web-close = Close
web-skip = To the decision
web-places = Where to go
web-home = First screen
web-theme-auto = as the system
daily-title = Daily deal
web-learn = Learn to play
web-settings = Settings
web-companion = With printed cards
web-reload = Load again
web-again = Try now
web-more = Show more
web-delete = Delete
web-delete-question = Delete this game for good? Its replay links go with it.
web-lost = There is nothing at this address.
web-opening = The table is being laid …
web-line-lost =
    { $seconds ->
        [one] The table does not answer. Your last move is kept; trying again in 1 second.
       *[other] The table does not answer. Your last move is kept; trying again in { $seconds } seconds.
    }

## First screen

web-northwood-line = A game for one: eight fiefs, and in each exactly as many cards as it asks for.
web-nordguard-line = A sled run for one to seven: a hidden map, few days, a handful of gear.
web-continue-day =
    { $day ->
        [0] Continue the study
       *[other] Continue day { $day }
    }
web-set-out = Set out
web-play = Play
web-choose-setup = Choose how
web-continue = Continue visit { $visit }
web-running = Going on
web-fans = Made by people who like these games. The games and their names belong to their makers; none of their art or text is used here.

## The table

web-fiefs = The eight fiefs
web-allies = Your allies
web-meeting = The meeting place
web-here = You are here
web-standing-home = Friendly
web-standing-brought = With you
web-standing-gone = Friendly
web-standing-lost = Lost
web-not-visited = not visited
web-stars =
    { $stars ->
        [one] 1 star,
       *[other] { $stars } stars,
    }
web-possible = { $possible } still possible
web-of-possible = of { $possible } possible
web-spent = spent
web-ready = ready
web-over = over { $ally }
web-spent-visit = Spent this visit.
web-ally-name = { $ally }, slot { $slot }{ $below }{ $state }
web-says = says
web-waits = waits
web-says-short = { $rank } says
web-listens-short = { $rank } waits
web-you-answer = You answer
web-of = of { $target }
web-too-many = too many
web-trump = { $suit } are trump
web-trump-short = trump
web-prompt-follow = { $suit } were said: answer with { $cards }.
web-undo = Undo
web-hint = Hint
web-daily = Daily, { $day }
web-stop = Give up this game
web-review = Look back
web-record = Save as text
web-choose = Choose
web-deed-visit = Visit fief { $fief }
web-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-card-name = { $card }, card { $place } of { $count }
web-card-playable = playable
web-card-unplayable = not playable
web-card-chosen = chosen
web-card-hinted = recommended
web-would-score = would score
web-would-miss = would not score
web-pile-deck = deck
web-pile-discard = discard
web-pile-score = score
web-pile-name = { $pile }: { $count }{ $statement }
web-and-statement = {" "}and the statement
web-goes-discard = to the discard pile
web-goes-score = to the score pile
web-goes-deck = onto the deck
web-goes-hand = all of its value come to your hand
web-deed-discard = Discard { $cards }
web-deed-score = Score { $cards }
web-transcript-note = A line leads back to before its move. Past what showed you something hidden, the game goes on as practice.
web-log-said = Dialogue { $number }. { $said } is said.
web-log-answered = Dialogue { $number }. { $said } was said, you answered { $answer }: { $result }.
web-help-escape = let go of what is marked; close what is open
web-single-keys = Single keys do things at the table
web-seed-wrong = A seed is a whole number from 0 to 18446744073709551615.

## Help in place

web-rules = Rules
web-rule = The rule
web-about = { $who }: what the card does
web-rules-search = Search rules and characters
web-rules-found =
    { $count ->
        [one] 1 place found
       *[other] { $count } places found
    }
web-rules-contents = Contents
web-rules-none = Nothing in the rules or on the cards holds “{ $asked }”.
web-help-rules = the rules and all characters, to be searched

## What the server refuses

problem-unreachable = The server does not answer. Nothing is lost; try again in a moment.
problem-invalid = The server does not understand this: { $field }.
problem-no-profile = This browser is not known here yet. Load the page again.
problem-other-origin = The request came from another site.
problem-not-found = It is not there any more.
problem-no-such-method = This cannot be done here.
problem-stale = The table has moved on.
problem-not-yours = That is another's place.
problem-running = First the game must end.
problem-day-open = The replay of { $day } opens when the day is over.
problem-day-closed = There is no deal for { $day }.
problem-wrong-code = This code is not valid, or no longer. Ask for a new one on the other device.
problem-too-long = This game has { $limit } entries and takes no more.
problem-too-many-tables = You keep { $limit } games, and that is all there is room for. Delete some first.
problem-too-many = That was too much at once. Try again in { $seconds } seconds.
problem-too-large = That is too large: at most { $limit } bytes.
problem-reveal-count = { $needed } cards were turned up, but { $given } were typed in.
problem-not-saved = It could not be saved, so nothing was done. Try again.
problem-no-review = Games of this kind cannot be looked back at yet.
problem-strict = This table was opened without hints and odds.
problem-thinkers-busy = Others are asking just now. Try again in a moment.
problem-thinking-too-long = That took too long to think about. Nothing was changed.
problem-thinking-failed = No answer came. Nothing was changed.
problem-no-thinkers = This server gives no hints.
refusal-cannot-undo = The last move showed you something hidden, so it stays. Further back is practice, from the transcript.
refusal-ended = The game has ended.
refusal-still-secret = This stays secret until the game ends.
refusal-invalid-text = This cannot be read: { $field }.
refusal-invalid-record = This record does not give the game that it states.
refusal-rules = The rules refuse this.
