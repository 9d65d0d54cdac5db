### Lo que solo dice la mesa en el navegador.

## En todas partes

web-close = Cerrar
web-skip = A la decisión
web-places = Adónde ir
web-home = Inicio
web-theme-auto = como el sistema
daily-title = Reparto del día
web-learn = Aprender a jugar
web-settings = Ajustes
web-companion = Con cartas impresas
web-reload = Volver a cargar
web-again = Probar ahora
web-more = Ver más
web-delete = Borrar
web-delete-question = ¿Borrar esta partida para siempre? Se van con ella sus enlaces de repetición.
web-lost = En esta dirección no hay nada.
web-opening = Se está preparando la mesa …
web-line-lost =
    { $seconds ->
        [one] La mesa no responde. Tu última jugada está guardada; nuevo intento en 1 segundo.
       *[other] La mesa no responde. Tu última jugada está guardada; nuevo intento en { $seconds } segundos.
    }

## Inicio

web-northwood-line = Un juego para una persona: ocho feudos y, en cada uno, justo las cartas que pide.
web-nordguard-line = Una carrera en trineo para una a siete personas: un mapa oculto, pocos días, un puñado de cosas.
web-continue-day =
    { $day ->
        [0] Seguir con el estudio
       *[other] Seguir con el día { $day }
    }
web-set-out = Salir
web-play = Jugar
web-choose-setup = Elegir cómo
web-continue = Seguir con la visita { $visit }
web-running = En curso
web-fans = Hecho por gente a la que le gustan estos juegos. Los juegos y sus nombres son de sus autores; aquí no se usa nada de su arte ni de sus textos.

## La mesa

web-fiefs = Los ocho feudos
web-allies = Tus aliados
web-meeting = El lugar del encuentro
web-here = Estás aquí
web-standing-home = Amigo
web-standing-brought = Contigo
web-standing-gone = Amigo
web-standing-lost = Perdido
web-not-visited = sin visitar
web-stars =
    { $stars ->
        [one] 1 estrella,
       *[other] { $stars } estrellas,
    }
web-possible = { $possible } aún posibles
web-of-possible = de { $possible } posibles
web-spent = agotado
web-ready = listo
web-over = sobre { $ally }
web-spent-visit = Agotado en esta visita.
web-ally-name = { $ally }, espacio { $slot }{ $below }{ $state }
web-says = dice
web-waits = espera
web-says-short = { $rank } dice
web-listens-short = { $rank } espera
web-you-answer = Respondes
web-of = de { $target }
web-too-many = de más
web-trump = { $suit }: triunfo
web-trump-short = triunfo
web-prompt-follow = Se habló de { $suit }: responde con { $cards }.
web-undo = Deshacer
web-hint = Pista
web-daily = Diario, { $day }
web-stop = Abandonar esta partida
web-review = Analizar
web-record = Guardar como texto
web-choose = Elige
web-deed-visit = Visitar el feudo { $fief }
web-hand =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
web-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
web-card-name = { $card }, carta { $place } de { $count }
web-card-playable = se puede jugar
web-card-unplayable = no se puede jugar
web-card-chosen = elegida
web-card-hinted = recomendada
web-would-score = puntuaría
web-would-miss = no puntuaría
web-pile-deck = mazo
web-pile-discard = descarte
web-pile-score = puntuación
web-pile-name = { $pile }: { $count }{ $statement }
web-and-statement = {" "}y el discurso
web-goes-discard = a la pila de descarte
web-goes-score = a la pila de puntuación
web-goes-deck = encima del mazo
web-goes-hand = todas las de su valor vienen a tu mano
web-deed-discard = Descartar { $cards }
web-deed-score = Puntuar { $cards }
web-transcript-note = Cada línea lleva a antes de su jugada. Más allá de lo que te mostró algo oculto, la partida sigue como práctica.
web-log-said = Diálogo { $number }. Se dice { $said }.
web-log-answered = Diálogo { $number }. Se dijo { $said } y respondiste { $answer }: { $result }.
web-help-escape = soltar lo marcado; cerrar lo que está abierto
web-single-keys = Las teclas sueltas actúan en la mesa
web-seed-wrong = Una semilla es un número entero de 0 a 18446744073709551615.

## Ayuda en la mesa

web-rules = Reglas
web-rule = La regla
web-about = { $who }: qué hace la carta
web-rules-search = Buscar en las reglas y los personajes
web-rules-found =
    { $count ->
        [one] 1 pasaje encontrado
       *[other] { $count } pasajes encontrados
    }
web-rules-contents = Índice
web-rules-none = Ni las reglas ni las cartas contienen «{ $asked }».
web-help-rules = las reglas y todos los personajes, con buscador

## Lo que el servidor rechaza

problem-unreachable = El servidor no responde. No se ha perdido nada; inténtalo de nuevo en un momento.
problem-invalid = El servidor no entiende esto: { $field }.
problem-no-profile = Este navegador aún no se conoce aquí. Vuelve a cargar la página.
problem-other-origin = La petición vino de otro sitio.
problem-not-found = Ya no está.
problem-no-such-method = Esto no se puede hacer aquí.
problem-stale = La mesa ya ha avanzado.
problem-not-yours = Ese es el lugar de otra persona.
problem-running = Antes tiene que acabar la partida.
problem-day-open = La repetición del { $day } se abre cuando acabe el día.
problem-day-closed = No hay reparto para el { $day }.
problem-wrong-code = Este código no vale, o ya no. Pide uno nuevo en el otro dispositivo.
problem-too-long = Esta partida tiene { $limit } entradas y no admite más.
problem-too-many-tables = Guardas { $limit } partidas y no caben más. Borra antes alguna.
problem-too-many = Eso fue demasiado de golpe. Inténtalo de nuevo en { $seconds } segundos.
problem-too-large = Es demasiado grande: como mucho { $limit } bytes.
problem-reveal-count = Se descubrieron { $needed } cartas, pero se escribieron { $given }.
problem-not-saved = No se pudo guardar, así que no se hizo nada. Inténtalo de nuevo.
problem-no-review = Las partidas de este tipo aún no se pueden repasar.
problem-strict = Esta mesa se abrió sin pistas ni probabilidades.
problem-thinkers-busy = Otros están preguntando ahora. Inténtalo de nuevo en un momento.
problem-thinking-too-long = Pensarlo llevó demasiado tiempo. No se ha cambiado nada.
problem-thinking-failed = No llegó respuesta. No se ha cambiado nada.
problem-no-thinkers = Este servidor no da pistas.
refusal-cannot-undo = La última jugada te mostró algo oculto, así que se queda. Más atrás es práctica, desde la transcripción.
refusal-ended = La partida ha terminado.
refusal-still-secret = Esto es secreto hasta que acabe la partida.
refusal-invalid-text = Esto no se puede leer: { $field }.
refusal-invalid-record = Este registro no da la partida que declara.
refusal-rules = Las reglas lo impiden.
