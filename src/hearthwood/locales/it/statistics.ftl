### Statistiche nel browser, oltre a ciò che dice anche il terminale.

statistics-stars = Con quante stelle sono finite le partite
statistics-bar = { $stars } stelle: { $games }
statistics-fiefs = Quante volte ogni feudo è diventato amichevole
statistics-fief = Feudo { $fief }: { $percent } %
statistics-all = Tutte le partite secondo le condizioni
statistics-terms = Condizioni
statistics-stopped = abbandonate
statistics-sled =
    { $count ->
        [one] { $map }, 1 persona
       *[other] { $map }, { $count } persone
    }
