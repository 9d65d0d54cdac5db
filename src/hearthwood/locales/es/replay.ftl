### Repasar una partida que ha terminado.

replay-title = Repetición
replay-about = Esta partida
replay-gone = En esta dirección no hay ninguna partida que ver. Quizá su dueño la borró.
replay-to-table = Volver a la mesa
replay-steps = Recorrer la partida
replay-first = Al principio
replay-back = Una jugada atrás
replay-ahead = Una jugada adelante
replay-last = Al final
replay-made = Tras { $move } de { $last } jugadas: { $deed }.
replay-play-on = Seguir jugando
replay-wanted = { $deed }, en vez de lo jugado
replay-stay = Seguir mirando
replay-question =
    { $move ->
        [0] Con este reparto empieza una partida de práctica tuya. Las cartas ocultas se barajan de nuevo.
        [one] Aquí, tras la primera jugada, empieza una partida de práctica tuya. Las cartas ocultas se barajan de nuevo.
       *[other] Aquí, tras { $move } jugadas, empieza una partida de práctica tuya. Las cartas ocultas se barajan de nuevo.
    }
