### Statistics in the browser, besides what the terminal says too.

statistics-stars = How many stars the games ended with
statistics-bar = { $stars } stars: { $games }
statistics-fiefs = How often each fief became friendly
statistics-fief = Fief { $fief }: { $percent } %
statistics-all = All games by their terms
statistics-terms = Terms
statistics-stopped = given up
statistics-sled =
    { $count ->
        [one] { $map }, 1 person
       *[other] { $map }, { $count } people
    }
