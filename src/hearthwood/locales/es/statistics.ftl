### Estadísticas en el navegador, además de lo que dice también el terminal.

statistics-stars = Con cuántas estrellas acabaron las partidas
statistics-bar = { $stars } estrellas: { $games }
statistics-fiefs = Cuántas veces cada feudo se hizo amigo
statistics-fief = Feudo { $fief }: { $percent } %
statistics-all = Todas las partidas según sus condiciones
statistics-terms = Condiciones
statistics-stopped = abandonadas
statistics-sled =
    { $count ->
        [one] { $map }, 1 persona
       *[other] { $map }, { $count } personas
    }
