### Nordguard at the table. Cards bring their own texts; see the folder of each set.

sled-guide = the guide
sled-bar-study = The study: the map lies open until the team leaves Frontier
sled-bar-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
sled-bar-steps =
    { $count ->
        [0] at Destination
        [one] 1 step to go
       *[other] { $count } steps to go
    }

## Cards and places

sled-any-item = any item
sled-some-items = one of { $count } items
sled-cell = { $location } ({ $cell })
sled-cell-down = { $cell }, face down
sled-unsaid = a location
sled-nobody-yet = nobody yet
sled-here-lies = Here lies:
sled-slots =
    { $count ->
        [one] 1 slot
       *[other] { $count } slots
    }
sled-in-deck = { $count } in the deck
sled-uses =
    { $count ->
        [one] 1 use
       *[other] { $count } uses
    }
sled-copies =
    { $count ->
        [one] {""}
       *[other] ×{ $count }
    }
sled-uses-always = Can be used again and again
sled-empty-slot = A free slot
sled-face-down = Face down
sled-face-down-text = Nobody sees what lies here. Scout it, or go there and turn it up.
sled-waypoint = waypoint, { $cell }
sled-kind-location = location
sled-kind-event = event
sled-kind-waypoint = waypoint
sled-note-team = The team is here.
sled-note-scouted = Scouted: { $result } is the difficulty of the next attempt.
sled-note-lies = { $event }: { $text }
sled-note-evenings =
    { $count ->
        [one] It goes after 1 evening.
       *[other] It goes after { $count } evenings.
    }
sled-note-remembered = Face down. It was seen here, and has not been shuffled since.
sled-note-suggested = Goes well with: { $items }.
sled-note-used-power = Used, and not to be used again for now.
sled-note-uses =
    { $count ->
        [one] 1 use left.
       *[other] { $count } uses left.
    }
sled-note-used = Was used before: if it changes hands, it keeps one use.

## Requirements and effects in words, for choices

sled-and = {", then "}
sled-or = {", or "}
sled-then = {"; "}
sled-dice =
    { $count ->
        [one] one die
        [2] two dice
        [3] three dice
       *[other] { $count } dice
    }
sled-odd-dice =
    { $count ->
        [one] one die of { $sides } sides
       *[other] { $count } dice of { $sides } sides
    }
sled-dice-plus = { $dice } { $plus }
sled-with-chance = { $what } ({ $chance } %)
sled-way-roll = roll { $dice }, { $least } or more
sled-way-fight = weapon roll against { $difficulty }
sled-way-carry = carry { $items }
sled-way-spend = spend a use: { $items }
sled-way-give = give up { $items }
sled-way-pay =
    { $days ->
        [one] pay 1 day
       *[other] pay { $days } days
    }
sled-way-barred = nobody passes
sled-does-nothing = Do nothing
sled-does-days =
    { $way ->
        [more] { $count ->
            [one] Add a day
           *[other] Add { $count } days
        }
       *[less] { $count ->
            [one] Lose a day
           *[other] Lose { $count } days
        }
    }
sled-does-days-dice =
    { $way ->
        [more] Add { $dice } days
       *[less] Lose { $dice } days
    }
sled-does-draw =
    { $count ->
        [one] Draw an event
       *[other] Draw { $count } events
    }
sled-does-retreat =
    { $where ->
        [back] Retreat to where the day began
        [waypoint] Retreat to the nearest waypoint
       *[frontier] Retreat to Frontier
    }
sled-does-steal =
    { $each ->
        [yes] Everybody loses an item: { $items }
       *[no] { $how ->
            [all] All of these are stolen: { $items }
            [chosen] An item that you choose is stolen: { $items }
           *[random] A random item is stolen: { $items }
        }
    }
sled-does-gain =
    { $how ->
        [chosen] Find an item of your choice: { $items }
       *[random] Find a random item: { $items }
    }
sled-does-swap =
    { $how ->
        [chosen] Trade { $items } for an item of your choice
       *[random] Trade { $items } for a random item
    }
sled-does-restore =
    { $how ->
        [all] All of these get uses back: { $items }
        [random] A random one gets uses back: { $items }
       *[chosen] One of your choice gets uses back: { $items }
    }
sled-does-drain =
    { $how ->
        [all] All of these lose uses: { $items }
        [random] A random one loses uses: { $items }
       *[chosen] One of your choice loses uses: { $items }
    }
sled-does-restock = Restock
sled-does-move =
    { $how ->
        [random] Move at random: { $region }
       *[chosen] Move: { $region }
    }
sled-does-scout =
    { $how ->
        [all] Scout all of { $region }
        [random] Scout a random one of { $region }
       *[chosen] Scout one of { $region }
    }
sled-does-reveal =
    { $how ->
        [all] Turn up all of { $region }
        [random] Turn up a random one of { $region }
       *[chosen] Turn up one of { $region }
    }
sled-does-turn-down =
    { $how ->
        [all] Turn down all of { $region }
        [random] Turn down a random one of { $region }
       *[chosen] Turn down one of { $region }
    }
sled-does-shuffle =
    { $how ->
        [random] Shuffle at random: { $region }
        [chosen] Shuffle of your choice: { $region }
       *[here] Shuffle { $region }
    }
sled-does-shift =
    { $how ->
        [random] Move on at random: { $region }
        [chosen] Move on of your choice: { $region }
       *[here] Move { $region } on by a place
    }
sled-does-clear =
    { $how ->
        [all] Clear the obstacles of { $region }
        [random] Clear a random one of { $region } of obstacles
       *[chosen] Clear one of { $region } of obstacles
    }
sled-does-stay =
    { $how ->
        [random] It stays at random: { $region }
       *[chosen] It stays: { $region }
    }
sled-does-meet = { $needed }: if it is met, { $passed }; if not, { $failed }
sled-does-choose = Choose: { $ways }
sled-does-tomorrow = Tomorrow: { $what }
sled-region-here = the team's location
sled-region-north = the location to the north
sled-region-east = the location to the east
sled-region-south = the location to the south
sled-region-west = the location to the west
sled-region-ahead = the location ahead
sled-region-neighbours = the locations next to the team
sled-region-row = a row
sled-region-column = a column
sled-region-face-down = the face-down locations
sled-region-face-up = the face-up locations
sled-region-waypoints = the waypoints
sled-region-all = all locations
sled-way-to-north = North
sled-way-to-east = East
sled-way-to-south = South
sled-way-to-west = West

## What happened

sled-told-joined = { $character } joins the team.
sled-told-took = { $who } takes { $item }.
sled-told-study-ended = The team is ready. All but Frontier and Destination are turned face down.
sled-told-day =
    { $led ->
        [yes] Day { $day }, { $lead } leads. Days left: { $days }.
       *[no] Day { $day }. Days left: { $days }.
    }
sled-told-waits = The team stays for the day.
sled-told-goes = { $way }, to { $cell }.
sled-told-turned-up = Turned up: { $cell }.
sled-told-ignored =
    { $own ->
        [yes] { $who } knows a way around it: { $card } is ignored.
       *[no] { $who } uses { $item }: { $card } is ignored.
    }
sled-told-beaten = { $card }: beaten.
sled-told-turned-back = { $card }: not beaten. The team stays where it was.
sled-told-arrived = The team arrives at { $cell }.
sled-told-event = Event: { $event }.
sled-latest-event = Event: { $event }. { $text }
sled-told-events-shuffled = The used events are shuffled into a new deck.
sled-told-won =
    { $days ->
        [one] Evening at Destination, with 1 day left: won.
       *[other] Evening at Destination, with { $days } days left: won.
    }
sled-told-lost = The last lantern has burnt down: lost.
sled-told-blocked = Every way on is barred: lost.
sled-told-threw = More dice: { $dice }.
sled-told-difficulty = The difficulty is { $total } (dice { $dice }).
sled-told-rolled =
    { $more ->
        [0] Roll: { $dice } makes { $total } against { $difficulty }.
       *[other] Roll: { $dice }, with help { $total }, against { $difficulty }.
    }
sled-told-scouted = Scouted { $cell }: difficulty { $total }.
sled-told-fight = Weapon roll against { $difficulty }.
sled-told-fire =
    { $own ->
        [yes] { $who } strikes: { $dice }. { $total } of { $difficulty }.
       *[no] { $who }, { $item }: { $dice }. { $total } of { $difficulty }.
    }
sled-told-again =
    { $own ->
        [yes] { $who } throws the shot again: { $dice }. { $total } of { $difficulty }.
       *[no] { $who } throws the shot again ({ $item }): { $dice }. { $total } of { $difficulty }.
    }
sled-told-passed = { $seat } passes.
sled-told-fight-won = { $total } of { $difficulty }: won.
sled-told-fight-lost = { $total } of { $difficulty }: not enough.
sled-told-used =
    { $own ->
        [yes] { $who } uses an own power.
       *[no] { $who } uses { $item }.
    }
sled-told-offered = { $who } offers { $other }: { $item }.
sled-told-traded =
    { $way ->
        [keep] { $other } takes { $item } from { $who }.
        [swap] { $other } takes { $item } from { $who } and gives { $given }.
       *[decline] { $other } declines { $item }.
    }
sled-told-dropped = { $who } drops { $item }.
sled-told-picked-up = { $who } picks up { $item }.
sled-told-left-behind = Left behind, back into the deck: { $items }.
sled-told-used-up = { $item } of { $who } is used up and goes to the deck.
sled-told-spent = { $who } spends a use: { $item }.
sled-told-gave = { $who } gives up { $item }.
sled-told-stolen =
    { $where ->
        [ground] { $who } loses { $item }; it lies here.
        [box] { $who } loses { $item } for good.
       *[deck] Stolen from { $who }: { $item }.
    }
sled-told-safe = { $item } of { $who } cannot be stolen.
sled-told-found = Found: { $item }.
sled-told-placed =
    { $how ->
        [decline] Nobody takes { $item }; it goes to the deck.
       *[keep] { $who } takes { $item }.
    }
sled-told-swapped = { $who } trades { $given } for { $item }.
sled-told-restored =
    { $uses ->
        [one] { $item } of { $who } has 1 use again.
       *[other] { $item } of { $who } has { $uses } uses again.
    }
sled-told-drained =
    { $uses ->
        [one] { $item } of { $who } loses a use.
       *[other] { $item } of { $who } loses { $uses } uses.
    }
sled-told-put-back = { $who } puts back { $item }.
sled-told-days =
    { $way ->
        [more] { $count ->
            [one] A day more: { $days } left.
           *[other] { $count } days more: { $days } left.
        }
       *[less] { $count ->
            [one] A day less: { $days } left.
           *[other] { $count } days less: { $days } left.
        }
    }
sled-told-paid =
    { $days ->
        [one] It costs a day.
       *[other] It costs { $days } days.
    }
sled-told-moved = The team is at { $cell } now.
sled-told-turned-down = Turned face down: { $cell }.
sled-told-shuffled = Shuffled and laid face down: { $cells }.
sled-told-shifted = Moved on by a place: { $cells }.
sled-told-laid = { $event } lies on { $cell }.
sled-told-cleared = { $event } goes from { $cell }.
sled-told-more-events =
    { $count ->
        [one] One more event is to be drawn.
       *[other] { $count } more events are to be drawn.
    }
sled-told-tomorrow = { $card }: something will happen tomorrow morning.

## What is to be decided

sled-over-won = Won: the embers are at Destination.
sled-over-lost = Lost: the days ran out.
sled-over-blocked = Lost: no way on.
sled-ask-choose = Who joins the team? Character { $number } of { $count }.
sled-ask-items =
    { $count ->
        [one] { $who } has 1 free slot: which item?
       *[other] { $who } has { $count } free slots: which item?
    }
sled-ask-ready = Look at the map as long as you like. Then the team leaves Frontier.
sled-ask-day = Where does the team go? Before that, use, trade or drop what you like.
sled-ask-face = { $card }: face it, or go around it?
sled-ask-draw =
    { $count ->
        [one] An event is to be drawn: is there more to see?
       *[other] { $count } events are to be drawn: is there more to see?
    }
sled-ask-pick = Which of these events happens?
sled-ask-trade = { $other }: { $who } offers { $item }. Take it?
sled-ask-roll = { $card }: { $dice } against { $difficulty }. Does anything help?
sled-ask-again = { $card }: the roll against { $difficulty } failed. Throw again?
sled-ask-fight = { $card }: { $total } of { $difficulty }. Who fires?
sled-ask-found = Found: { $item }. For whom?
sled-ask-place = { $item } for { $who }: where to?
sled-ask-restock = { $who } restocks: put back first, then take. Free slots: { $count }.
sled-ask-spend = { $card } asks: { $needed }. Do it?
sled-ask-give = { $card } asks: { $needed }. Do it?
sled-ask-pay =
    { $days ->
        [one] { $card } asks for a day. Pay it?
       *[other] { $card } asks for { $days } days. Pay them?
    }
sled-ask-any = { $card }: which way do you try?
sled-ask-way = { $card }: what do you choose?
sled-ask-retreat = Two waypoints are as near: to which one?
sled-ask-move = { $card }: where does the team move?
sled-ask-steal = { $card }: which item goes?
sled-ask-gain = { $card }: which item do you find?
sled-ask-swap = { $card }: trade an item of yours?
sled-ask-restore = { $card }: which item gets uses back?
sled-ask-drain = { $card }: which item loses uses?
sled-ask-scout = { $card }: which location do you scout?
sled-ask-reveal = { $card }: which location is turned up?
sled-ask-turn-down = { $card }: which location is turned down?
sled-ask-shuffle = { $card }: which line is shuffled?
sled-ask-shift = { $card }: which line moves on?
sled-ask-clear = { $card }: which location is cleared?
sled-ask-stay = { $card }: where does it stay?

## Rows and buttons

sled-act-go = { $way }: { $place }
sled-act-stay = Stay for the day
sled-act-ready = Leave Frontier
sled-act-restock = Restock
sled-act-done = Ready: no more items
sled-act-keep = Into a free slot
sled-act-decline = No: into the item deck
sled-act-decline-trade = Decline the offer
sled-act-pass = Leave it at that
sled-act-pass-fight = No more shots
sled-act-face = Face it
sled-act-roll = Throw the dice
sled-act-pay = Pay
sled-act-fail = No
sled-act-fail-any = Try none of these
sled-act-none = Trade nothing
sled-act-draw = Draw
sled-act-use = { $item } ({ $who })
sled-act-use-own = { $who }, own power
sled-act-fire = { $item } ({ $who })
sled-act-fire-own = { $who }, bare paws
sled-act-again = Throw again: { $item } ({ $who })
sled-act-again-own = Throw again: { $who }
sled-act-ignore = Go around it: { $item } ({ $who })
sled-act-ignore-own = Go around it: { $who }
sled-act-spend = Spend a use: { $item } ({ $who })
sled-act-yield = Give up { $item } ({ $who })
sled-act-drop = Drop { $item }
sled-act-put = Put back { $item } ({ $who })
sled-act-replace = In the place of { $item }
sled-act-swap = Take it for { $item }
sled-act-item = { $item } ({ $who })
sled-act-give = { $item }: from { $who } to { $other }
sled-act-pick = { $who } picks up { $item }
sled-act-open = What can be done with it?

## What a move would do

sled-if-stay =
    { $days ->
        [0] No challenge, no event; the last day passes.
        [one] No challenge, no event; then 1 day is left.
       *[other] No challenge, no event; then { $days } days are left.
    }
sled-if-face-down = It lies face down: it is turned up and must be beaten.
sled-if-free = No challenge: the team gets in.
sled-if-meet = To get in: { $needed }.
sled-if-obstacle = Then { $event }: { $needed }.
sled-if-fire = { $missing } more wanted: this shot alone does it in { $chance } %.
sled-if-all =
    { $count ->
        [0] Nothing is left to fire.
        [one] The one shot left is enough in { $chance } %.
       *[other] All { $count } shots and helps left are enough in { $chance } %.
    }
sled-if-roll = { $difficulty } or more: { $chance } %.
sled-if-chance = As things stand: { $chance } %.
sled-if-pass = When all have passed, the fight is lost.
sled-if-pay =
    { $days ->
        [one] Then 1 day is left.
       *[other] Then { $days } days are left.
    }
sled-if-fail = The requirement is not met.
sled-if-ready-memory = All but the corners are turned face down; you will have to remember.
sled-if-ready-notebook = All but the corners are turned face down; the table keeps showing what was seen.
sled-if-give = The other may give something back for it.
sled-if-give-new = It was never used: the other gets all its uses.
sled-if-give-used = It was used: with the other it has one use.
sled-if-drop = Anybody can pick it up until the team leaves; then it goes to the deck.

## Why a move cannot be made

sled-why-over = The game is over. ({ $rule })
sled-why-edge = The map ends there. ({ $rule })
sled-why-nobody = There is no such character. ({ $rule })
sled-why-no-such-item = There is no such item. ({ $rule })
sled-why-bound = { $item } must be carried until the team first leaves Frontier. ({ $rule })
sled-why-no-trade-now = No trading while a card is resolved. ({ $rule })
sled-why-shut = { $item } was with { $who } today and does not go back. ({ $rule })
sled-why-no-room = { $who } has no free slot, and nothing to give back. ({ $rule })
sled-why-not-at-frontier = Restocking is for Frontier, once a day. ({ $rule })
sled-why-not-now = That is not what is asked now. ({ $rule })
sled-why-here = The team is here. Choose a location next to it, or stay with the full stop. (G2.going)
sled-why-far = The team goes one step a day: north, east, south or west. (G2.going)
sled-why-nothing = Nothing can be done with it now.

## The decks

sled-decks = The decks
sled-item-deck = Item deck: { $count }
sled-event-deck = Event deck: { $count }
sled-used-events = Used events: { $count }
sled-decks-note = What the decks hold, by name; nobody knows in which order.
sled-book = The cards
sled-book-characters = Characters
sled-book-locations = Locations
sled-book-items = Items
sled-book-events = Events
sled-book-characters-note = Each has slots for items, some have items to start with. Each is there once.
sled-book-locations-note = Frontier and Destination lie in opposite corners, the others shuffled between them.
sled-book-items-note = The team chooses from them before it leaves; the rest is the item deck.
sled-book-events-note = One is drawn on arriving, unless the location says otherwise.

## A new game, games kept, statistics

sled-home-new = Nordguard: new game
sled-home-continue = Nordguard: continue
sled-home-games = Nordguard: games kept
sled-home-rules = Nordguard: rules and keys
sled-new-title = Nordguard: a new game
sled-new-width = Map, width
sled-new-height = Map, height
sled-new-characters = Characters
sled-new-team = Team
sled-new-team-chosen = chosen at the table
sled-new-team-drawn = drawn by lot
sled-new-players = Players
sled-new-persons =
    { $count ->
        [one] one person plays all
       *[other] { $count } at this table
    }
sled-new-seat = Player { $number }, plays { $letters }
sled-new-player = Player { $number }
sled-new-lead = Who leads
sled-new-lead-turns = a new player every day
sled-new-lead-first = always the first
sled-new-recall = What was seen
sled-new-recall-memory = is for you to remember
sled-new-recall-notebook = stays shown
sled-new-width-note = From west to east. Usual maps: 4 × 4 for one or two characters, 5 × 5 for two or three, 6 × 6 for three or four, 7 × 7 for four to seven.
sled-new-height-note = From south to north. The game lasts as many days as width and height together.
sled-new-characters-note = How many characters run with the sled, one to seven. One person may play several.
sled-new-team-note = Choose characters and items with the map in sight, or have characters drawn by lot, with the items that suit them.
sled-new-players-note = One person, or several at this keyboard in turn: the table says who decides.
sled-new-seat-note = Type a name, or turn with the arrows to let the guide play this seat.
sled-new-lead-note = The lead decides where the team goes, and what cards leave to the team.
sled-new-recall-note = By the rules you remember the map once it is turned over. The notebook keeps showing what was seen and not shuffled since.
sled-new-begin-note = Enter lays the map. The game is saved after every move, so you can leave at any time.
sled-record = Nordguard: statistics
sled-record-days = days left
sled-record-note = Days left are the mean of games won. Every game counts once, under the first of its kinds.

## The end

sled-ending-won =
    { $days ->
        [one] Won on day { $day }, with 1 day left. The beacon burns again.
       *[other] Won on day { $day }, with { $days } days left. The beacon burns again.
    }
sled-ending-lost =
    { $steps ->
        [0] Lost on day { $day }, at Destination: no day was left.
        [one] Lost on day { $day }: the days ran out 1 step from Destination.
       *[other] Lost on day { $day }: the days ran out { $steps } steps from Destination.
    }
sled-ending-blocked = Lost on day { $day }: every way on was barred.
sled-ending-stopped = Given up on day { $day }.
sled-ending-seed = Seed of this map: { $seed }
sled-run-way = Locations reached: { $entered }. Turned back: { $turned }. Days waited: { $stayed }.
sled-run-events = Events drawn: { $events }. Days lost to cards: { $lost }, gained: { $won }.
sled-run-dice = Rolls made: { $beaten } of { $rolls }. Weapon rolls won: { $fought } of { $fights }.
sled-run-items = Items found: { $found }. Stolen: { $stolen }. Used up: { $spent }.

## Keys

key-look = look
key-way = go
key-stay = stay
key-fire = fire
key-leave-it = no
key-row = choose
key-team = team
key-decks = decks
key-day = day
help-sled-look = look over the map, the rows or the team; the card that is looked at is told beside it
help-sled-way = point at the location north, east, south or west; the same key again goes there
help-sled-stay = stay where you are for the day
help-sled-rows = a row of what can be chosen; the same key again does it
help-sled-fire = fire a weapon, in a weapon roll
help-sled-leave = no: no more shots, do not pay, decline
help-sled-words = roll or restock; done or draw; keep or face
help-sled-tab = from the map to the rows, to the team, and back
help-sled-team = to what the team carries; Enter there trades, drops, uses
help-sled-card = the card that is looked at, and all others
help-sled-decks = what the decks still hold, and the events that were used

## Rules, in sections

rules-trek-goal-title = What it is about
rules-trek-goal-text =
    One to seven characters cross a map of cards together, as one sled team, before the days run out. All win or all lose. One person may play several characters.

    The team starts at Frontier, in the south-west. It has won if it is at Destination, in the north-east, in the evening, with at least one day left. (G1.goal)
rules-trek-map-title = The map
rules-trek-map-text =
    Between Frontier and Destination the locations are shuffled and laid row by row. Until the team leaves Frontier all lie face up: study them. Then they are turned face down. (G1.map, G1.study)

    By the rules you remember what lay where. With the notebook, the table keeps showing what was seen and not shuffled since. (G4.7)

    There are as many days as the map is wide and high together.
rules-trek-team-title = Team and items
rules-trek-team-text =
    Each character has slots for items, and perhaps items to start with, which stay until the team first leaves Frontier. The other slots are filled with any items. Nobody ever carries more items than slots. (G1.team)

    The items left over and the events are two face-down decks. Which cards they hold anybody may look up; the order nobody knows.
rules-trek-day-title = A day
rules-trek-day-text =
    Before going: scout, use what can be used; at Frontier, restock. Trading, dropping and picking up are possible at every stop, but not while one card is resolved. (G2.before)

    Going: north, east, south, west, or stay. The location is turned up and must be beaten. If it is not, the team stays where it was, and the day ends. (G2.going)

    Arriving: the team draws an event, unless the location says otherwise. (G2.arriving)

    Evening: at Destination with a day left, the game is won. Otherwise a day passes; without days the game is lost. (G2.evening)
rules-trek-entering-title = Entering a location
rules-trek-entering-text =
    First the location, then the events that lie on it, the oldest first. The first failure ends the attempt. What was spent for it stays spent. (G4.10)

    Entering a location again means beating it again, and drawing events again. (G4.2)

    If every location next to the team is barred at the start of a day, and nothing carried or lying here could change that, the game is lost. (G2.blocked)
rules-trek-fights-title = Rolls and weapon rolls
rules-trek-fights-text =
    A roll: throw the dice and come to at least the number wanted. Reaching it exactly is enough. (G4.3)

    A weapon roll: weapons are fired one by one. Each shot spends a use and adds a die to the total. Stop when you like. A Knife and its like can be used once in each fight. (G3.weapon)

    Dice that set a difficulty are thrown and shown before the first shot. (G4.12)
rules-trek-items-title = Uses, trading, dropping
rules-trek-items-text =
    An item with a number of uses goes to the item deck when the last is spent. (G3.uses)

    A trade gives one item into a free slot, or swaps two. An item that was used before keeps exactly one use when it changes hands; one never used comes with all the uses its new holder gets. (G3.trade)

    What is dropped can be picked up until the team leaves. Within a day no item goes back to somebody who had it. (G3.drop, G4.16)

    Restocking at Frontier: put back what you like, then take what you like. (G4.14)
rules-trek-scouting-title = Scouting
rules-trek-scouting-text =
    To scout a location turns it up and rolls the dice of its difficulty, if it has any. The result stays on the card for the next attempt. (G3.scout, G4.11)

    Nickel scouts anywhere on the map, once a day. Binoculars scout all locations next to the team, for a day of the countdown.
rules-trek-events-title = Events
rules-trek-events-text =
    An event does what stands on it. What cannot be done is skipped; choices offer only what can be done. (G4.20)

    Some events stay on a location as obstacles, for good unless the card says otherwise. Frontier and Destination are never barred. (G4.19)

    When the deck is empty, the used events become a new one. (G3.events)
rules-trek-moving-title = Retreat, shuffle, move
rules-trek-moving-text =
    Retreat: the team is at once elsewhere, without challenge or event: where the day began, at the nearest face-up waypoint, or at Frontier. Events still to be drawn are not drawn. (G3.retreat, G4.18)

    Shuffled locations lose what lies on them and are laid face down. Locations that are only moved keep everything. (G3.shuffle)
rules-trek-end-title = The end
rules-trek-end-text =
    Arriving on the last day wins. If an event takes the last day during the day, the team loses in the evening even at Destination. (G4.1)

    Days may fall to nothing and rise again; only the evening counts. (G4.21)
rules-trek-seats-title = Several players
rules-trek-seats-text =
    Each player's items are that player's to use. Going, staying, and what cards leave to the team are the lead's, who changes every day. (G6.lead, G6.items)

    In a weapon roll the players take turns to fire or pass, until it is won or all have passed in a row. (G4.9)

    The table says above the rows who decides. All see the same: items are open, decks and face-down locations are hidden from all.
rules-trek-undo-title = Taking back, and practice
rules-trek-undo-text =
    A move can be taken back as long as nothing hidden was seen by it: no card turned up, no die thrown.

    Further back is practice: from the transcript choose a move; what was unseen there is shuffled anew, and the game counts apart.
