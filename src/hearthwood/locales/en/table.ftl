### The house around the games: first screen, menus, keys, saved games.

window-small = The table needs { $wide } × { $high } characters; this window has { $width } × { $height }.

## First screen

home-line = Eight halls in a wood at dusk. Which will be lit?
home-continue = Continue
home-stand =
    { $stars ->
        [one] visit { $visit } of 8, 1 star
       *[other] visit { $visit } of 8, { $stars } stars
    }
sled-title = Nordguard
home-new = For Northwood!: new game
home-games = Games kept
home-kept =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
home-record = Statistics
record-won = { $won } won of { $ended }
record-ended = played
record-wins = won
record-mean = stars
record-none = No game played to the end yet.
record-note =
    { $count ->
        [0] Stars are the mean of a game. Every game counts once, under the first of its kinds.
        [one] Stars are the mean of a game. Every game counts once. 1 game is going on.
       *[other] Stars are the mean of a game. Every game counts once. { $count } games are going on.
    }
terms-fair = unknown deal, no hints
terms-helped = with hints
terms-chosen-seed = deal by a chosen seed
terms-practice = ended as practice
home-rules = Rules and keys
home-book = The 24 characters
home-language = Language
home-theme = Theme
home-quit = Leave Hearthwood
theme-day = day
theme-night = night

## Keys, in the line at the foot: one or two words

key-back = back
key-go = go
key-choose = choose
key-new = new game
key-language = language
key-theme = theme
key-quit = leave
key-turn = change
key-open = open
key-delete = delete
key-scroll = scroll

## Menu of the table

menu-title = Menu
menu-saved = Every move is saved
menu-continue = Back to the table
menu-leave = To the first screen
sheet-close = Esc closes

## A new game

new-title = For Northwood!: a new game
new-setup = Setup
new-goal = Stars to win
new-help = Hints
new-strict = none: strict
new-helped = allowed
new-seed = Seed
new-seed-secret = secret
new-begin = Begin
new-goal-note = How many stars win. You can play for all of them in any case.
new-strict-note = A strict game gives no hints and no odds, and says so in its record.
new-seed-note = Type a number to get the same deal as somebody else. Leave it empty for a deal that nobody knows.
new-begin-note = Enter begins. The game is saved after every move, so you can leave at any time.

## Games kept

games-none = No games yet.
games-going =
    { $stars ->
        [one] visit { $visit } of 8, 1 star
       *[other] visit { $visit } of 8, { $stars } stars
    }
games-won = won with { $stars } of { $goal } stars
games-lost =
    { $stars ->
        [one] over: 1 star of { $goal }
       *[other] over: { $stars } stars of { $goal }
    }
games-stopped =
    { $stars ->
        [one] given up with 1 star
       *[other] given up with { $stars } stars
    }
sled-record-shape =
    { $count ->
        [one] { $width } × { $height }, 1 character
       *[other] { $width } × { $height }, { $count } characters
    }
sled-games-going =
    { $day ->
        [0] the study
       *[other] day { $day }
    }
sled-games-won = won on day { $day }
sled-games-lost = lost on day { $day }
sled-games-stopped = given up on day { $day }
delete-title = Delete a game
delete-question = Delete this game for good? { $game }
delete-yes = Delete it
delete-no = Keep it

## What can go wrong with saved games

fault-cannot-save = The move could not be saved, so it was not made. File { $file }: is the disk full or read-only?
fault-in-use = This game is open at another table. Close it there first.
fault-no-hints = This game is played without hints.
fault-gone = This game is not there any more.
fault-damaged =
    { $line ->
        [0] { $file } was set aside: { $reason }.
       *[other] { $file } was set aside: { $reason }, line { $line }.
    }
damage-unreadable = the file cannot be opened
damage-foreign = this is not a saved game
damage-newer = a newer Hearthwood wrote it; it stays where it is
damage-unknown-game = this version does not know the game; it stays where it is
damage-cut-off = the beginning is incomplete
damage-altered = a line is not as it was written
damage-refused = the rules refuse a move in it
