### Nordguard en la mesa. Las cartas traen sus propios textos; están en la carpeta de cada juego de cartas.

sled-guide = la guía
sled-bar-study = El estudio: el mapa queda a la vista hasta salir de Frontera
sled-bar-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
sled-bar-steps =
    { $count ->
        [0] en Destino
        [one] falta 1 paso
       *[other] faltan { $count } pasos
    }

## Cartas y lugares

sled-any-item = cualquier objeto
sled-some-items = uno de { $count } objetos
sled-cell = { $location } ({ $cell })
sled-cell-down = { $cell }, boca abajo
sled-unsaid = un lugar
sled-nobody-yet = nadie todavía
sled-here-lies = Aquí hay:
sled-slots =
    { $count ->
        [one] 1 hueco
       *[other] { $count } huecos
    }
sled-in-deck = { $count } en el mazo
sled-uses =
    { $count ->
        [one] 1 uso
       *[other] { $count } usos
    }
sled-copies =
    { $count ->
        [one] {""}
       *[other] ×{ $count }
    }
sled-uses-always = Se puede usar una y otra vez
sled-empty-slot = Un hueco libre
sled-face-down = Boca abajo
sled-face-down-text = Nadie ve qué hay aquí. Explóralo, o ve allí y dale la vuelta.
sled-waypoint = refugio, { $cell }
sled-kind-location = lugar
sled-kind-event = evento
sled-kind-waypoint = refugio
sled-note-team = El equipo está aquí.
sled-note-scouted = Explorado: { $result } es la dificultad del próximo intento.
sled-note-lies = { $event }: { $text }
sled-note-evenings =
    { $count ->
        [one] Se va tras 1 anochecer.
       *[other] Se va tras { $count } anocheceres.
    }
sled-note-remembered = Boca abajo. Se vio aquí y no se ha barajado desde entonces.
sled-note-suggested = Le va bien: { $items }.
sled-note-used-power = Ya usado; por ahora no se puede usar más.
sled-note-uses =
    { $count ->
        [one] Queda 1 uso.
       *[other] Quedan { $count } usos.
    }
sled-note-used = Ya se usó: si cambia de manos, conserva un uso.

## Requisitos y efectos en palabras, para elegir

sled-and = {", luego "}
sled-or = {", o "}
sled-then = {"; "}
sled-dice =
    { $count ->
        [one] un dado
        [2] dos dados
        [3] tres dados
       *[other] { $count } dados
    }
sled-odd-dice =
    { $count ->
        [one] un dado de { $sides } caras
       *[other] { $count } dados de { $sides } caras
    }
sled-dice-plus = { $dice } { $plus }
sled-with-chance = { $what } ({ $chance } %)
sled-way-roll = tira { $dice }, { $least } o más
sled-way-fight = tirada de arma contra { $difficulty }
sled-way-carry = lleva { $items }
sled-way-spend = gasta un uso: { $items }
sled-way-give = entrega { $items }
sled-way-pay =
    { $days ->
        [one] paga 1 día
       *[other] paga { $days } días
    }
sled-way-barred = no pasa nadie
sled-does-nothing = No hacer nada
sled-does-days =
    { $way ->
        [more] { $count ->
            [one] Suma un día
           *[other] Suma { $count } días
        }
       *[less] { $count ->
            [one] Pierde un día
           *[other] Pierde { $count } días
        }
    }
sled-does-days-dice =
    { $way ->
        [more] Suma { $dice } días
       *[less] Pierde { $dice } días
    }
sled-does-draw =
    { $count ->
        [one] Saca un evento
       *[other] Saca { $count } eventos
    }
sled-does-retreat =
    { $where ->
        [back] Retirada adonde empezó el día
        [waypoint] Retirada al refugio más cercano
       *[frontier] Retirada a Frontera
    }
sled-does-steal =
    { $each ->
        [yes] Cada personaje pierde un objeto: { $items }
       *[no] { $how ->
            [all] Se roban todos estos: { $items }
            [chosen] Se roba un objeto que eliges: { $items }
           *[random] Se roba un objeto al azar: { $items }
        }
    }
sled-does-gain =
    { $how ->
        [chosen] Encuentra un objeto a elegir: { $items }
       *[random] Encuentra un objeto al azar: { $items }
    }
sled-does-swap =
    { $how ->
        [chosen] Cambia { $items } por un objeto a elegir
       *[random] Cambia { $items } por un objeto al azar
    }
sled-does-restore =
    { $how ->
        [all] Todos estos recuperan usos: { $items }
        [random] Uno al azar recupera usos: { $items }
       *[chosen] Uno a elegir recupera usos: { $items }
    }
sled-does-drain =
    { $how ->
        [all] Todos estos pierden usos: { $items }
        [random] Uno al azar pierde usos: { $items }
       *[chosen] Uno a elegir pierde usos: { $items }
    }
sled-does-restock = Reabastecerse
sled-does-move =
    { $how ->
        [random] Ir al azar: { $region }
       *[chosen] Ir: { $region }
    }
sled-does-scout =
    { $how ->
        [all] Explorar todos: { $region }
        [random] Explorar uno al azar: { $region }
       *[chosen] Explorar uno: { $region }
    }
sled-does-reveal =
    { $how ->
        [all] Poner boca arriba todos: { $region }
        [random] Poner boca arriba uno al azar: { $region }
       *[chosen] Poner boca arriba uno: { $region }
    }
sled-does-turn-down =
    { $how ->
        [all] Poner boca abajo todos: { $region }
        [random] Poner boca abajo uno al azar: { $region }
       *[chosen] Poner boca abajo uno: { $region }
    }
sled-does-shuffle =
    { $how ->
        [random] Barajar al azar: { $region }
        [chosen] Barajar a elegir: { $region }
       *[here] Barajar: { $region }
    }
sled-does-shift =
    { $how ->
        [random] Correr un puesto al azar: { $region }
        [chosen] Correr un puesto a elegir: { $region }
       *[here] Correr un puesto: { $region }
    }
sled-does-clear =
    { $how ->
        [all] Despejar de obstáculos: { $region }
        [random] Despejar uno al azar: { $region }
       *[chosen] Despejar uno de obstáculos: { $region }
    }
sled-does-stay =
    { $how ->
        [random] Se queda al azar: { $region }
       *[chosen] Se queda: { $region }
    }
sled-does-meet = { $needed }: si se logra, { $passed }; si no, { $failed }
sled-does-choose = Elige: { $ways }
sled-does-tomorrow = Mañana: { $what }
sled-region-here = el lugar del equipo
sled-region-north = el lugar al norte
sled-region-east = el lugar al este
sled-region-south = el lugar al sur
sled-region-west = el lugar al oeste
sled-region-ahead = el lugar de delante
sled-region-neighbours = los lugares contiguos al equipo
sled-region-row = una fila
sled-region-column = una columna
sled-region-face-down = los lugares boca abajo
sled-region-face-up = los lugares boca arriba
sled-region-waypoints = los refugios
sled-region-all = todos los lugares
sled-way-to-north = Norte
sled-way-to-east = Este
sled-way-to-south = Sur
sled-way-to-west = Oeste

## Lo que pasó

sled-told-joined = { $character } se une al equipo.
sled-told-took = { $who } toma: { $item }.
sled-told-study-ended = El equipo está listo. Todo menos Frontera y Destino queda boca abajo.
sled-told-day =
    { $led ->
        [yes] Día { $day }, guía { $lead }. Días restantes: { $days }.
       *[no] Día { $day }. Días restantes: { $days }.
    }
sled-told-waits = El equipo se queda todo el día.
sled-told-goes = { $way }, a { $cell }.
sled-told-turned-up = Boca arriba: { $cell }.
sled-told-ignored =
    { $own ->
        [yes] { $who } conoce un rodeo: se ignora { $card }.
       *[no] { $who } usa { $item }: se ignora { $card }.
    }
sled-told-beaten = { $card }: superado.
sled-told-turned-back = { $card }: no superado. El equipo se queda donde estaba.
sled-told-arrived = El equipo llega a { $cell }.
sled-told-event = Evento: { $event }.
sled-latest-event = Evento: { $event }. { $text }
sled-told-events-shuffled = Los eventos usados se barajan en un mazo nuevo.
sled-told-won =
    { $days ->
        [one] Anochece en Destino, con 1 día de sobra: victoria.
       *[other] Anochece en Destino, con { $days } días de sobra: victoria.
    }
sled-told-lost = Se ha apagado el último farol: derrota.
sled-told-blocked = Todos los caminos están cerrados: derrota.
sled-told-threw = Más dados: { $dice }.
sled-told-difficulty = La dificultad es { $total } (dados { $dice }).
sled-told-rolled =
    { $more ->
        [0] Tirada: { $dice } da { $total } contra { $difficulty }.
       *[other] Tirada: { $dice }, con ayuda { $total }, contra { $difficulty }.
    }
sled-told-scouted = Explorado { $cell }: dificultad { $total }.
sled-told-fight = Tirada de arma contra { $difficulty }.
sled-told-fire =
    { $own ->
        [yes] { $who } golpea: { $dice }. { $total } de { $difficulty }.
       *[no] { $who }, { $item }: { $dice }. { $total } de { $difficulty }.
    }
sled-told-again =
    { $own ->
        [yes] { $who } repite el disparo: { $dice }. { $total } de { $difficulty }.
       *[no] { $who } repite el disparo ({ $item }): { $dice }. { $total } de { $difficulty }.
    }
sled-told-passed = { $seat } pasa.
sled-told-fight-won = { $total } de { $difficulty }: ganado.
sled-told-fight-lost = { $total } de { $difficulty }: no basta.
sled-told-used =
    { $own ->
        [yes] { $who } usa un poder propio.
       *[no] { $who } usa: { $item }.
    }
sled-told-offered = { $who } ofrece a { $other }: { $item }.
sled-told-traded =
    { $way ->
        [keep] { $other } recibe de { $who }: { $item }.
        [swap] { $other } recibe de { $who } { $item } y da { $given }.
       *[decline] { $other } no acepta: { $item }.
    }
sled-told-dropped = { $who } suelta: { $item }.
sled-told-picked-up = { $who } recoge: { $item }.
sled-told-left-behind = Quedan atrás y vuelven al mazo: { $items }.
sled-told-used-up = { $item } de { $who } se ha gastado y va al mazo.
sled-told-spent = { $who } gasta un uso: { $item }.
sled-told-gave = { $who } entrega: { $item }.
sled-told-stolen =
    { $where ->
        [ground] { $who } pierde { $item }; queda aquí.
        [box] { $who } pierde { $item } para siempre.
       *[deck] Robo a { $who }: { $item }.
    }
sled-told-safe = No se puede robar a { $who }: { $item }.
sled-told-found = Hallazgo: { $item }.
sled-told-placed =
    { $how ->
        [decline] Nadie toma { $item }; va al mazo.
       *[keep] { $who } toma: { $item }.
    }
sled-told-swapped = { $who } cambia { $given } por { $item }.
sled-told-restored =
    { $uses ->
        [one] { $item } de { $who } vuelve a tener 1 uso.
       *[other] { $item } de { $who } vuelve a tener { $uses } usos.
    }
sled-told-drained =
    { $uses ->
        [one] { $item } de { $who } pierde un uso.
       *[other] { $item } de { $who } pierde { $uses } usos.
    }
sled-told-put-back = { $who } devuelve: { $item }.
sled-told-days =
    { $way ->
        [more] { $count ->
            [one] Un día más: quedan { $days }.
           *[other] { $count } días más: quedan { $days }.
        }
       *[less] { $count ->
            [one] Un día menos: quedan { $days }.
           *[other] { $count } días menos: quedan { $days }.
        }
    }
sled-told-paid =
    { $days ->
        [one] Cuesta un día.
       *[other] Cuesta { $days } días.
    }
sled-told-moved = Ahora el equipo está en { $cell }.
sled-told-turned-down = Boca abajo: { $cell }.
sled-told-shuffled = Barajados y boca abajo: { $cells }.
sled-told-shifted = Corren un puesto: { $cells }.
sled-told-laid = { $event } queda en { $cell }.
sled-told-cleared = { $event } se va de { $cell }.
sled-told-more-events =
    { $count ->
        [one] Falta sacar un evento más.
       *[other] Falta sacar { $count } eventos más.
    }
sled-told-tomorrow = { $card }: mañana temprano pasará algo.

## Qué hay que decidir

sled-over-won = Victoria: las brasas están en Destino.
sled-over-lost = Derrota: se acabaron los días.
sled-over-blocked = Derrota: no hay camino.
sled-ask-choose = ¿Quién se une al equipo? Personaje { $number } de { $count }.
sled-ask-items =
    { $count ->
        [one] { $who } tiene 1 hueco libre: ¿qué objeto?
       *[other] { $who } tiene { $count } huecos libres: ¿qué objeto?
    }
sled-ask-ready = Mira el mapa cuanto quieras. Después el equipo sale de Frontera.
sled-ask-day = ¿Adónde va el equipo? Antes, usa, cambia o suelta lo que quieras.
sled-ask-face = { $card }: ¿afrontarlo o rodearlo?
sled-ask-draw =
    { $count ->
        [one] Toca sacar un evento: ¿quieres ver más?
       *[other] Toca sacar { $count } eventos: ¿quieres ver más?
    }
sled-ask-pick = ¿Cuál de estos eventos ocurre?
sled-ask-trade = { $other }: { $who } ofrece { $item }. ¿Lo aceptas?
sled-ask-roll = { $card }: { $dice } contra { $difficulty }. ¿Ayuda algo?
sled-ask-again = { $card }: falló la tirada contra { $difficulty }. ¿La repites?
sled-ask-fight = { $card }: { $total } de { $difficulty }. ¿Quién dispara?
sled-ask-found = Hallazgo: { $item }. ¿Para quién?
sled-ask-place = { $item } para { $who }: ¿adónde?
sled-ask-restock = { $who } se reabastece: primero devuelve, luego toma. Huecos libres: { $count }.
sled-ask-spend = { $card } pide: { $needed }. ¿Lo haces?
sled-ask-give = { $card } pide: { $needed }. ¿Lo haces?
sled-ask-pay =
    { $days ->
        [one] { $card } pide un día. ¿Lo pagas?
       *[other] { $card } pide { $days } días. ¿Los pagas?
    }
sled-ask-any = { $card }: ¿de qué modo lo intentas?
sled-ask-way = { $card }: ¿qué eliges?
sled-ask-retreat = Dos refugios están igual de cerca: ¿a cuál?
sled-ask-move = { $card }: ¿adónde va el equipo?
sled-ask-steal = { $card }: ¿qué objeto se pierde?
sled-ask-gain = { $card }: ¿qué objeto encuentras?
sled-ask-swap = { $card }: ¿cambias un objeto tuyo?
sled-ask-restore = { $card }: ¿qué objeto recupera usos?
sled-ask-drain = { $card }: ¿qué objeto pierde usos?
sled-ask-scout = { $card }: ¿qué lugar exploras?
sled-ask-reveal = { $card }: ¿qué lugar se pone boca arriba?
sled-ask-turn-down = { $card }: ¿qué lugar se pone boca abajo?
sled-ask-shuffle = { $card }: ¿qué línea se baraja?
sled-ask-shift = { $card }: ¿qué línea corre un puesto?
sled-ask-clear = { $card }: ¿qué lugar se despeja?
sled-ask-stay = { $card }: ¿dónde se queda?

## Filas y botones

sled-act-go = { $way }: { $place }
sled-act-stay = Quedarse todo el día
sled-act-ready = Salir de Frontera
sled-act-restock = Reabastecerse
sled-act-done = Listo: nada más
sled-act-keep = A un hueco libre
sled-act-decline = No: al mazo de objetos
sled-act-decline-trade = No aceptar
sled-act-pass = Dejarlo así
sled-act-pass-fight = No disparar más
sled-act-face = Afrontarlo
sled-act-roll = Tirar los dados
sled-act-pay = Pagar
sled-act-fail = No
sled-act-fail-any = Ninguno de estos
sled-act-none = No cambiar nada
sled-act-draw = Sacar
sled-act-use = { $item } ({ $who })
sled-act-use-own = { $who }, poder propio
sled-act-fire = { $item } ({ $who })
sled-act-fire-own = { $who }, a zarpa limpia
sled-act-again = Repetir: { $item } ({ $who })
sled-act-again-own = Repetir: { $who }
sled-act-ignore = Rodearlo: { $item } ({ $who })
sled-act-ignore-own = Rodearlo: { $who }
sled-act-spend = Gastar un uso: { $item } ({ $who })
sled-act-yield = Entregar { $item } ({ $who })
sled-act-drop = Soltar { $item }
sled-act-put = Devolver { $item } ({ $who })
sled-act-replace = En lugar de { $item }
sled-act-swap = Aceptar a cambio de { $item }
sled-act-item = { $item } ({ $who })
sled-act-give = { $item }: de { $who } a { $other }
sled-act-pick = { $who } recoge { $item }
sled-act-open = ¿Qué se puede hacer con esto?

## Qué haría una jugada

sled-if-stay =
    { $days ->
        [0] Sin desafío ni evento; pasa el último día.
        [one] Sin desafío ni evento; después queda 1 día.
       *[other] Sin desafío ni evento; después quedan { $days } días.
    }
sled-if-face-down = Está boca abajo: se pone boca arriba y hay que superarlo.
sled-if-free = Sin desafío: el equipo entra.
sled-if-meet = Para entrar: { $needed }.
sled-if-obstacle = Luego { $event }: { $needed }.
sled-if-fire = Faltan { $missing }: este disparo solo lo logra en el { $chance } %.
sled-if-all =
    { $count ->
        [0] No queda nada que disparar.
        [one] El disparo que queda basta en el { $chance } %.
       *[other] Los { $count } disparos y ayudas que quedan bastan en el { $chance } %.
    }
sled-if-roll = { $difficulty } o más: { $chance } %.
sled-if-chance = Tal como está: { $chance } %.
sled-if-pass = Cuando todos hayan pasado, el combate se pierde.
sled-if-pay =
    { $days ->
        [one] Después queda 1 día.
       *[other] Después quedan { $days } días.
    }
sled-if-fail = El requisito no se cumple.
sled-if-ready-memory = Todo menos las esquinas queda boca abajo; tendrás que recordarlo.
sled-if-ready-notebook = Todo menos las esquinas queda boca abajo; la mesa sigue mostrando lo visto.
sled-if-give = El otro puede dar algo a cambio.
sled-if-give-new = No se ha usado: el otro recibe todos sus usos.
sled-if-give-used = Ya se usó: con el otro tendrá un uso.
sled-if-drop = Cualquiera puede recogerlo hasta que el equipo se vaya; después vuelve al mazo.

## Por qué una jugada no es posible

sled-why-over = La partida ha terminado. ({ $rule })
sled-why-edge = El mapa acaba ahí. ({ $rule })
sled-why-nobody = No hay tal personaje. ({ $rule })
sled-why-no-such-item = No hay tal objeto. ({ $rule })
sled-why-bound = { $item }: hay que llevarlo hasta salir de Frontera por primera vez. ({ $rule })
sled-why-no-trade-now = No se cambia nada mientras se resuelve una carta. ({ $rule })
sled-why-shut = { $item } estuvo hoy con { $who } y no vuelve. ({ $rule })
sled-why-no-room = { $who } no tiene hueco libre ni nada que dar a cambio. ({ $rule })
sled-why-not-at-frontier = Reabastecerse es cosa de Frontera, una vez al día. ({ $rule })
sled-why-not-now = No es eso lo que se pregunta ahora. ({ $rule })
sled-why-here = El equipo está aquí. Elige un lugar contiguo, o quédate con el punto. (G2.going)
sled-why-far = El equipo da un paso al día: norte, este, sur u oeste. (G2.going)
sled-why-nothing = Ahora no se puede hacer nada con esto.

## Los mazos

sled-decks = Los mazos
sled-item-deck = Mazo de objetos: { $count }
sled-event-deck = Mazo de eventos: { $count }
sled-used-events = Eventos usados: { $count }
sled-decks-note = Lo que contienen los mazos, por nombre; el orden no lo conoce nadie.
sled-book = Las cartas
sled-book-characters = Personajes
sled-book-locations = Lugares
sled-book-items = Objetos
sled-book-events = Eventos
sled-book-characters-note = Cada uno tiene huecos para objetos; algunos empiezan con alguno. Hay uno de cada.
sled-book-locations-note = Frontera y Destino están en esquinas opuestas; los demás, barajados entre ellos.
sled-book-items-note = El equipo elige entre ellos antes de salir; el resto es el mazo de objetos.
sled-book-events-note = Se saca uno al llegar, salvo que el lugar diga otra cosa.

## Partida nueva, partidas guardadas, estadísticas

sled-home-new = Nordguard: partida nueva
sled-home-continue = Nordguard: continuar
sled-home-games = Nordguard: partidas guardadas
sled-home-rules = Nordguard: reglas y teclas
sled-new-title = Nordguard: una partida nueva
sled-new-width = Mapa, ancho
sled-new-height = Mapa, alto
sled-new-characters = Personajes
sled-new-team = Equipo
sled-new-team-chosen = se elige en la mesa
sled-new-team-drawn = por sorteo
sled-new-players = Jugadores
sled-new-persons =
    { $count ->
        [one] una persona los juega todos
       *[other] { $count } en esta mesa
    }
sled-new-seat = Jugador { $number }, lleva { $letters }
sled-new-player = Jugador { $number }
sled-new-lead = Quién guía
sled-new-lead-turns = cada día otro
sled-new-lead-first = siempre el primero
sled-new-recall = Lo visto
sled-new-recall-memory = hay que recordarlo
sled-new-recall-notebook = sigue a la vista
sled-new-width-note = De oeste a este. Mapas habituales: 4 × 4 para uno o dos personajes, 5 × 5 para dos o tres, 6 × 6 para tres o cuatro, 7 × 7 de cuatro a siete.
sled-new-height-note = De sur a norte. La partida dura tantos días como sumen ancho y alto.
sled-new-characters-note = Cuántos personajes van con el trineo, de uno a siete. Una persona puede llevar varios.
sled-new-team-note = Elige personajes y objetos con el mapa a la vista, o deja que se sorteen, con los objetos que les van bien.
sled-new-players-note = Una persona, o varias por turnos en este teclado: la mesa dice quién decide.
sled-new-seat-note = Escribe un nombre, o gira con las flechas para que la guía juegue este asiento.
sled-new-lead-note = Quien guía decide adónde va el equipo y lo que las cartas dejan al equipo.
sled-new-recall-note = Según las reglas, hay que recordar el mapa. El cuaderno sigue mostrando lo visto y no barajado.
sled-new-begin-note = Intro extiende el mapa. La partida se guarda tras cada jugada: puedes salir cuando quieras.
sled-record = Nordguard: estadísticas
sled-record-days = días de más
sled-record-note = Los días de más son la media de las partidas ganadas. Cada partida cuenta una vez.

## El final

sled-ending-won =
    { $days ->
        [one] Victoria el día { $day }, con 1 día de sobra. El faro vuelve a arder.
       *[other] Victoria el día { $day }, con { $days } días de sobra. El faro vuelve a arder.
    }
sled-ending-lost =
    { $steps ->
        [0] Derrota el día { $day }, en Destino: no quedaba ningún día.
        [one] Derrota el día { $day }: los días se acabaron a 1 paso de Destino.
       *[other] Derrota el día { $day }: los días se acabaron a { $steps } pasos de Destino.
    }
sled-ending-blocked = Derrota el día { $day }: todos los caminos estaban cerrados.
sled-ending-stopped = Abandonada el día { $day }.
sled-ending-seed = Semilla de este mapa: { $seed }
sled-run-way = Lugares alcanzados: { $entered }. Intentos fallidos: { $turned }. Días de espera: { $stayed }.
sled-run-events = Eventos: { $events }. Días perdidos por cartas: { $lost }, ganados: { $won }.
sled-run-dice = Tiradas logradas: { $beaten } de { $rolls }. Tiradas de arma ganadas: { $fought } de { $fights }.
sled-run-items = Objetos hallados: { $found }. Robados: { $stolen }. Gastados: { $spent }.

## Teclas

key-look = mirar
key-way = ir
key-stay = quedarse
key-fire = disparar
key-leave-it = no
key-row = elegir
key-team = equipo
key-decks = mazos
key-day = día
help-sled-look = mirar el mapa, las filas o el equipo; al lado se lee la carta que miras
help-sled-way = señalar el lugar al norte (n), este (e), sur (s) u oeste (w); otra vez la misma tecla va allí
help-sled-stay = quedarse todo el día
help-sled-rows = una fila de lo que se puede elegir; otra vez la misma tecla lo hace
help-sled-fire = disparar un arma, en una tirada de arma
help-sled-leave = no: no disparar más, no pagar, no aceptar
help-sled-words = tirar o reabastecerse; listo o sacar; quedárselo o afrontar
help-sled-tab = del mapa a las filas, al equipo, y de vuelta
help-sled-team = a lo que lleva el equipo; Intro allí cambia, suelta, usa
help-sled-card = la carta que miras y todas las demás
help-sled-decks = lo que queda en los mazos y los eventos usados

## Reglas, por apartados

rules-trek-goal-title = De qué se trata
rules-trek-goal-text =
    De uno a siete personajes cruzan juntos un mapa de cartas, como un solo equipo de trineo, antes de que se acaben los días. Ganan todos o pierden todos. Una persona puede llevar varios.

    El equipo empieza en Frontera, al suroeste. Gana si al anochecer está en Destino, al noreste, con al menos un día de sobra. (G1.goal)
rules-trek-map-title = El mapa
rules-trek-map-text =
    Entre Frontera y Destino los lugares se barajan y se ponen fila a fila. Hasta que el equipo sale de Frontera están boca arriba: estúdialos. Después quedan boca abajo. (G1.map, G1.study)

    Según las reglas, hay que recordar qué había en cada sitio. Con el cuaderno, la mesa sigue mostrando lo visto y no barajado. (G4.7)

    Hay tantos días como sumen el ancho y el alto del mapa.
rules-trek-team-title = Equipo y objetos
rules-trek-team-text =
    Cada personaje tiene huecos para objetos, y quizá objetos iniciales, que lleva hasta salir de Frontera por primera vez. Los demás huecos se llenan con cualquier objeto. Nadie lleva nunca más objetos que huecos. (G1.team)

    Los objetos sobrantes y los eventos son dos mazos boca abajo. Qué cartas contienen lo puede mirar cualquiera; el orden no lo conoce nadie.
rules-trek-day-title = Un día
rules-trek-day-text =
    Antes de ir: explora y usa lo que se pueda; en Frontera, reabastécete. Cambiar, soltar y recoger se puede en toda parada, pero no mientras se resuelve una carta. (G2.before)

    Ir: norte, este, sur, oeste, o quedarse. El lugar se pone boca arriba y hay que superarlo. Si no, el equipo se queda donde estaba y el día acaba. (G2.going)

    Llegar: el equipo saca un evento, salvo que el lugar diga otra cosa. (G2.arriving)

    Anochecer: en Destino con un día de sobra, la partida está ganada. Si no, pasa un día; sin días, está perdida. (G2.evening)
rules-trek-entering-title = Entrar en un lugar
rules-trek-entering-text =
    Primero el lugar, después los eventos que hay encima, del más antiguo al más nuevo. El primer fallo acaba el intento. Lo gastado queda gastado. (G4.10)

    Volver a entrar en un lugar es volver a superarlo y volver a sacar eventos. (G4.2)

    Si al empezar un día todos los lugares contiguos están cerrados, y nada de lo que hay puede cambiarlo, la partida está perdida. (G2.blocked)
rules-trek-fights-title = Tiradas y tiradas de arma
rules-trek-fights-text =
    Una tirada: tira los dados y llega al menos al número pedido. Alcanzarlo justo basta. (G4.3)

    Una tirada de arma: las armas se disparan una a una. Cada disparo gasta un uso y suma un dado al total. Para cuando quieras. Un Cuchillo y similares se pueden usar una vez en cada combate. (G3.weapon)

    Los dados que fijan la dificultad se tiran y se muestran antes del primer disparo. (G4.12)
rules-trek-items-title = Usos, cambiar, soltar
rules-trek-items-text =
    Un objeto con un número de usos va al mazo de objetos cuando se gasta el último. (G3.uses)

    Un cambio da un objeto a un hueco libre, o intercambia dos. Un objeto ya usado conserva justo un uso al cambiar de manos; uno sin usar llega con todos los usos de quien lo recibe. (G3.trade)

    Lo que se suelta se puede recoger hasta que el equipo se va. En un mismo día ningún objeto vuelve a quien ya lo tuvo. (G3.drop, G4.16)

    Reabastecerse en Frontera: devuelve lo que quieras, luego toma lo que quieras. (G4.14)
rules-trek-scouting-title = Explorar
rules-trek-scouting-text =
    Explorar un lugar lo pone boca arriba y tira los dados de su dificultad, si tiene. El resultado queda en la carta para el próximo intento. (G3.scout, G4.11)

    Nickel explora cualquier lugar del mapa, una vez al día. Los Binoculares exploran todos los lugares contiguos, por un día de la cuenta atrás.
rules-trek-events-title = Eventos
rules-trek-events-text =
    Un evento hace lo que pone. Lo que no se puede hacer se salta; las elecciones ofrecen solo lo posible. (G4.20)

    Algunos eventos se quedan en un lugar como obstáculos, para siempre salvo que la carta diga otra cosa. Frontera y Destino no se cierran nunca. (G4.19)

    Cuando el mazo se vacía, los eventos usados forman uno nuevo. (G3.events)
rules-trek-moving-title = Retirada, barajar, mover
rules-trek-moving-text =
    Retirada: el equipo está de golpe en otro lugar, sin desafío ni evento: donde empezó el día, en el refugio boca arriba más cercano, o en Frontera. Los eventos que faltaban no se sacan. (G3.retreat, G4.18)

    Los lugares barajados pierden lo que tienen encima y quedan boca abajo. Los que solo se mueven lo conservan todo. (G3.shuffle)
rules-trek-end-title = El final
rules-trek-end-text =
    Llegar el último día gana. Si un evento quita el último día durante el día, el equipo pierde al anochecer incluso en Destino. (G4.1)

    Los días pueden bajar a nada y volver a subir; solo cuenta el anochecer. (G4.21)
rules-trek-seats-title = Varios jugadores
rules-trek-seats-text =
    Los objetos de cada jugador los usa ese jugador. Ir, quedarse y lo que las cartas dejan al equipo lo decide quien guía, que cambia cada día. (G6.lead, G6.items)

    En una tirada de arma los jugadores disparan o pasan por turnos, hasta ganarla o hasta que todos pasan seguidos. (G4.9)

    La mesa dice sobre las filas quién decide. Todos ven lo mismo: los objetos están a la vista, los mazos y los lugares boca abajo no los ve nadie.
rules-trek-undo-title = Deshacer y practicar
rules-trek-undo-text =
    Una jugada se puede deshacer mientras no mostrara nada oculto: ninguna carta vuelta, ningún dado tirado.

    Más atrás es práctica: elige una jugada en el diario; lo que allí no se había visto se baraja de nuevo, y la partida cuenta aparte.
