### Lo que dice solo la mesa de Nordguard en el navegador.

## La mesa

sled-bar-day = Día { $day }
sled-bar-studying = Estudio
sled-map = Mapa, { $width } × { $height }
sled-team = El equipo
sled-choices = Qué se puede elegir
sled-before-going = Antes de ir
sled-go-way =
    { $way ->
        [north] Ir al norte
        [east] Ir al este
        [south] Ir al sur
       *[west] Ir al oeste
    }
sled-scouted = explorado
sled-barred = cerrado
sled-empty = vacío
sled-lead-today = guía hoy
sled-carries = Lleva
sled-pile-items = objetos
sled-pile-events = eventos
sled-pile-used = usados
sled-rules-and-cards = Reglas y cartas
sled-search = Buscar en reglas y cartas
sled-thinking = La guía mira el camino …
sled-help-escape = soltar lo marcado; en una tirada de armas, pensar en parar

## Dados

sled-of = de { $difficulty }
sled-roll-name = { $total } de { $difficulty }
sled-odds-next = El próximo disparo solo, { $missing } o más
sled-odds-all =
    { $count ->
        [0] Nada más que disparar, { $missing } o más
        [one] El único disparo que queda, { $missing } o más
       *[other] Los { $count } disparos y ayudas, { $missing } o más
    }
sled-odds-roll = { $difficulty } o más
sled-uses-left =
    { $count ->
        [one] queda 1 uso
       *[other] quedan { $count } usos
    }
sled-no-use = no se gasta
sled-throws = { $dice }, { $cost }

## Leído en voz alta

sled-spoken-remembered = { $location } ({ $cell }), visto, boca abajo
sled-spoken-difficulty = dificultad { $difficulty }
sled-spoken-team = el equipo está aquí
sled-spoken-aimed = { $site }, elegido
sled-spoken-item = { $item }, lo lleva { $who }
sled-spoken-uses =
    { $count ->
        [one] { $item }, queda 1 uso, lo lleva { $who }
       *[other] { $item }, quedan { $count } usos, lo lleva { $who }
    }

## Una partida nueva

sled-quick = La primera salida
sled-quick-note = Un mapa de 4 × 4, Nickel el explorador y Brann el cazador con lo que les va bien. Lo visto sigue a la vista.
sled-own-way = A tu gusto
sled-map-size = Mapa
sled-size = { $width } × { $height }
sled-size-own = otro
sled-days-note = { $days } días. Lo usual: 4 × 4 para uno o dos personajes, 5 × 5 para dos o tres, 6 × 6 para tres o cuatro, 7 × 7 para cuatro a siete.
sled-team-named = se nombra aquí
sled-team-note = Por sorteo, en la mesa con el mapa a la vista, o aquí mismo.
sled-items-suggested = lo que les va bien
sled-items-chosen = se eligen en la mesa
sled-players-note = Una persona, o varias por turnos ante esta pantalla: la mesa dice quién decide.
sled-player-name =
    { $count ->
        [one] Jugador { $number }, 1 personaje
       *[other] Jugador { $number }, { $count } personajes
    }
sled-lay = Poner el mapa
