set-title = Thaw
    .text = Three cards to read, copy and change.

black-ice = Black Ice
    .text = Roll two dice: with 8 or more the ice holds. Otherwise a random item loses a use.

ice-pole = Ice Pole
    .text = Adds 2 to a roll on ice.

warm-wind = Warm Wind
    .text = Find an ice pole. Then the slush stays here: spend a use of an ice pole or a day to cross it.
