### What only the browser's table of Nordguard says.

## The table

sled-bar-day = Day { $day }
sled-bar-studying = Study
sled-map = Map, { $width } × { $height }
sled-team = The team
sled-choices = What can be chosen
sled-before-going = Before going
sled-go-way =
    { $way ->
        [north] Go north
        [east] Go east
        [south] Go south
       *[west] Go west
    }
sled-scouted = scouted
sled-barred = barred
sled-empty = empty
sled-lead-today = leads today
sled-carries = Carries
sled-pile-items = items
sled-pile-events = events
sled-pile-used = used
sled-rules-and-cards = Rules and cards
sled-search = Search rules and cards
sled-thinking = The guide looks along the trail …
sled-help-escape = let go of what is marked; in a weapon roll, think of stopping

## Dice

sled-of = of { $difficulty }
sled-roll-name = { $total } of { $difficulty }
sled-odds-next = Next shot alone, { $missing } or more
sled-odds-all =
    { $count ->
        [0] Nothing left to fire, { $missing } or more
        [one] The one shot left, { $missing } or more
       *[other] All { $count } shots and helps, { $missing } or more
    }
sled-odds-roll = { $difficulty } or more
sled-uses-left =
    { $count ->
        [one] 1 use left
       *[other] { $count } uses left
    }
sled-no-use = not used up
sled-throws = { $dice }, { $cost }

## Read out

sled-spoken-remembered = { $location } ({ $cell }), seen, face down
sled-spoken-difficulty = difficulty { $difficulty }
sled-spoken-team = the team is here
sled-spoken-aimed = { $site }, chosen
sled-spoken-item = { $item }, carried by { $who }
sled-spoken-uses =
    { $count ->
        [one] { $item }, 1 use left, carried by { $who }
       *[other] { $item }, { $count } uses left, carried by { $who }
    }

## A new run

sled-quick = The first run
sled-quick-note = A map of 4 × 4, Nickel the scout and Brann the hunter with what suits them. Whatever was seen stays shown.
sled-own-way = As you like it
sled-map-size = Map
sled-size = { $width } × { $height }
sled-size-own = other
sled-days-note = { $days } days. Usual: 4 × 4 for one or two characters, 5 × 5 for two or three, 6 × 6 for three or four, 7 × 7 for four to seven.
sled-team-named = named here
sled-team-note = By lot, at the table with the map in sight, or here and now.
sled-items-suggested = what suits them
sled-items-chosen = chosen at the table
sled-players-note = One person, or several in turn at this screen: the table says who decides.
sled-player-name =
    { $count ->
        [one] Player { $number }, 1 character
       *[other] Player { $number }, { $count } characters
    }
sled-lay = Lay the map
