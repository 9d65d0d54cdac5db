### Companion: the printed cards lie on somebody's table, and are typed in.

companion-title = Companion
companion-line = For the printed cards on your own table: say what lies there, and this table tells you what is legal, what a move would do, and what the odds are. What you type in stays on this device.
companion-slot = Ally { $slot }
companion-who = who?
companion-rulers = The rulers
companion-fief = Fief { $fief }
companion-hand = Your eight cards
companion-cards = Cards
companion-named = { $named } of { $count } named.
companion-begin = Begin
companion-anew = Another table
companion-turned =
    { $count ->
        [one] Which card was turned up?
       *[other] Which { $count } cards were turned up?
    }
companion-new-hand = Your { $count } new cards
companion-turned-note = Name them in the order in which they came from the deck.
companion-hand-note = The visit is over and the cards are shuffled. Which ones did you draw?
companion-not-made = The move was not made
companion-that-is-it = That is it
