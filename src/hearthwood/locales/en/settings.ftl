### Settings, and what the server keeps of somebody.

settings-title = Settings
settings-table = The table
settings-motion = Movement
settings-motion-full = cards travel
settings-motion-none = nothing moves
settings-motion-note = Without movement a ring marks for a moment what has arrived.
settings-keys-on = on
settings-keys-off = off
settings-keys-note = Turn them off if they stand in the way of a screen reader or of spoken commands. Everything can be done without them.
settings-devices = Another device
settings-devices-note = There are no accounts. A code brings another browser to your games, once; what was played there comes along.
settings-code-give = Show a code
settings-code-until = Good until { $time }, for one browser. A new code makes this one worthless.
settings-code-use = A code of another device
settings-code-join = Use it
settings-code-used =
    { $count ->
        [one] This browser now has the same profile, with 1 game.
       *[other] This browser now has the same profile, with { $count } games.
    }
settings-records = Games as text
settings-records-note = Every game that is over can be saved as text, from its end. Such texts can be read in here, one game or many; they become games of yours.
settings-records-text = Text of the games
settings-records-file = Or from a file
settings-records-read = Read them in
settings-records-made =
    { $count ->
        [one] 1 game was read in.
       *[other] { $count } games were read in.
    }
settings-records-open = Game { $number }
settings-data = Your data
settings-data-note = The server keeps your games and these settings, under a secret in this browser. It asks for no name and knows none.
settings-data-kept = Since { $since }. Games: { $games }. Browsers: { $devices }.
settings-export = Save all of it
settings-delete = Delete everything
settings-delete-question = All games, results, links and settings of this profile are deleted for good, on every device.
