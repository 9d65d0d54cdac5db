### Going through a game that is over.

replay-title = Replay
replay-about = This game
replay-gone = There is no game to be watched at this address. Its owner may have deleted it.
replay-to-table = Back to the table
replay-steps = Step through the game
replay-first = To the beginning
replay-back = One move back
replay-ahead = One move ahead
replay-last = To the end
replay-made = After { $move } of { $last } moves: { $deed }.
replay-play-on = Play on
replay-wanted = { $deed } instead
replay-stay = Keep watching
replay-question =
    { $move ->
        [0] A practice game of your own begins with this deal. Cards that lay hidden are shuffled anew.
        [one] A practice game of your own begins here, after the first move. Cards that lay hidden are shuffled anew.
       *[other] A practice game of your own begins here, after { $move } moves. Cards that lay hidden are shuffled anew.
    }
