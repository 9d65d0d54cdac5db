### El reparto del día.

daily-line = Los mismos repartos para todos aquí, hasta la medianoche UTC. Nadie los conoce antes.
daily-line-past = Los repartos de un día que ya pasó. Lo que se juegue ahora no se compara con nadie.
daily-roofs =
    { $days ->
        [one] Este es el primer día de este servidor.
       *[other] Jugados { $count } de los últimos { $days } días.
    }
daily-play = Jugarlo
daily-play-late = Jugarlo ahora
daily-again = Jugarlo otra vez
daily-running = Tu primer intento está en marcha.
daily-not-counted = Este intento no cuenta: empezó otro día, o hubo pistas o una variante.
daily-gone = Borraste tu primer intento.
daily-own =
    { $stars ->
        [one] 1 estrella
       *[other] { $stars } estrellas
    }
daily-sage =
    { $stars ->
        [one] El sabio ganó 1 estrella con este reparto, sin ver más que tú.
       *[other] El sabio ganó { $stars } estrellas con este reparto, sin ver más que tú.
    }
daily-sage-playing = El sabio está jugando este reparto …
daily-few =
    { $players ->
        [0] Se compara con otros a partir de { $needed } resultados. Aún no hay ninguno.
        [one] Se compara con otros a partir de { $needed } resultados. Por ahora hay 1.
       *[other] Se compara con otros a partir de { $needed } resultados. Por ahora hay { $players }.
    }
daily-players = Han acabado { $count } primeros intentos.
daily-better = El tuyo fue mejor que el { $percent } % de los demás.
daily-bar = { $stars } estrellas: { $players }
daily-how = Cómo se compara
daily-rules = Cuenta tu primer intento, si lo empiezas en su día y sigues sin variantes. En él no hay pistas ni vuelta atrás. Las semillas y repeticiones se abren cuando acaba el día.
daily-limits = Lo que esto no puede impedir: que alguien lo intente dos veces con dos navegadores, o que otro le cuente el reparto. Por eso no hay clasificación.
daily-archive = Días anteriores
daily-day = Día
daily-not-played = sin jugar
daily-begun = sin acabar
daily-stars = { $stars } ★
daily-before = El día anterior
daily-to-today = Al reparto de hoy
daily-closed = No hay reparto para este día.
