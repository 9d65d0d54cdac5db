### Pistas y probabilidades de For Northwood!: lo que piensa el jugador fuerte, cuando se le pregunta.

advice-ask = Preguntar por las probabilidades de esta posición
advice-waiting = El sabio está pensando …
advice-counted =
    { $count ->
        [one] preguntado una vez
       *[other] preguntado { $count } veces
    }
advice-best = { $deed }: en el { $percent } % de los repartos el feudo se vuelve amigo.
advice-best-points = { $deed }: cabe esperar { $stars } estrellas al final de la partida.
advice-percent = { $percent } %
advice-points = { $stars } ★
advice-points-note = ★: estrellas que cabe esperar al final de la partida.
