### ¡Por Northwood! en la mesa. Las cartas se escriben como en la notación: C8 es el 8 de Zarpas.

northwood-title = ¡Por Northwood!
bar-visit = Visita { $visit } de 8
bar-stars =
    { $stars ->
        [one] 1 estrella, { $possible } posibles, { $goal } para ganar
       *[other] { $stars } estrellas, { $possible } posibles, { $goal } para ganar
    }
mark-practice = práctica
mark-strict = estricta

setup-intro = introductoria
setup-full = completa
setup-intro-note = Las cuatro Sotas son tus aliados; gobiernan las Reinas y los Reyes. Así se aprende el juego.
setup-full-note = Se barajan los 24 personajes: cuatro serán tus aliados y ocho, Gobernantes.
goal-standard = Estándar, { $stars }
goal-advanced = Avanzada, { $stars }
goal-idealist = Dominio, { $stars }
medal-bronze = bronce
medal-silver = plata
medal-gold = oro

## Feudos: la palabra bajo una sala tiene 8 letras como máximo

fief-here = aquí
standing-home = amigo
standing-brought = contigo
standing-gone = amigo
standing-lost = perdido
fief-open =
    { $stars ->
        [one] Feudo { $fief }: { $target } exactos por 1 estrella. Gobierna { $ruler }: triunfo { $suit }.
       *[other] Feudo { $fief }: { $target } exactos por { $stars } estrellas. Gobierna { $ruler }: triunfo { $suit }.
    }
fief-friendly =
    { $stars ->
        [one] Feudo { $fief }: amigo, 1 estrella. { $ruler } puede acompañarte en una visita.
       *[other] Feudo { $fief }: amigo, { $stars } estrellas. { $ruler } puede acompañarte en una visita.
    }
fief-gone =
    { $stars ->
        [one] Feudo { $fief }: amigo, 1 estrella. Su Gobernante ya dejó la partida.
       *[other] Feudo { $fief }: amigo, { $stars } estrellas. Su Gobernante ya dejó la partida.
    }
fief-lost =
    { $stars ->
        [one] El feudo { $fief } está perdido, y con él su estrella.
       *[other] El feudo { $fief } está perdido, y con él sus { $stars } estrellas.
    }

## Aliados

ally-mark-spent = agotado
ally-mark-covers = sobre { $ally }
ally-mark-covers-spent = sobre { $ally }, agotado
ally-covers = Ocupa el lugar de { $ally } hasta el final de la visita.
ally-spent = Agotado en esta visita.
ally-ready = Se puede usar antes del discurso.
actor-borrowed = { $ally } como { $ruler }

## El lugar del encuentro

meeting-empty = ¿Qué feudo?
meeting-target = Puntúa exactamente { $target }
meeting-trump = Triunfo: { $suit }
meeting-says = { $ruler } dice
score-of = { $score } de { $target }
trump-mark = es triunfo
tray-named = Elegidas: { $cards }
pile-deck = Mazo { $count }
pile-discard = Descartes { $count }
pile-score = Puntos { $count }

## Qué hay que decidir

prompt-choose = Visita { $visit }: mira tu mano y elige un feudo, { $fiefs }.
prompt-substitute = ¿Quién te acompaña? Elige un feudo, { $fiefs }, y el aliado que cubre, o sigue.
prompt-substitute-none = Nadie más puede acompañarte: sigue adelante.
prompt-substitute-slot = { $ruler } te acompaña. ¿A qué aliado cubre: { $slots }?
prompt-ready = Usa un aliado, { $slots }, o escucha al Gobernante.
prompt-listen = Escucha al Gobernante.
prompt-spent = Un aliado por diálogo: ahora escucha al Gobernante.
prompt-follow = Se habló de { $suit } y tienes { $suit }: responde con { $cards }.
prompt-respond = No tienes { $suit }: responde con cualquier carta.
prompt-even-or-odd = Respuesta impar: elige una carta para descartar, por el Barón de Ojos.
prompt-over = La partida ha terminado.
prompt-stopped = La partida quedó abandonada.
prompt-KC = Tu valor más alto es { $value }: elige la siguiente para la pila de puntuación.
prompt-PC = No es triunfo: ¿robas otra carta o paras?
prompt-LC = Elige la carta de tu valor más bajo que descartas; robas tantas como diga.
prompt-BC = Elige una carta: todas las de su valor que haya en el mazo vienen a tu mano.
prompt-JF = El triunfo es { $suit }: elige la siguiente carta que descartas.
prompt-KF-first = Elige la primera de dos cartas que sumen 9.
prompt-KF-second = Ahora elige su pareja, un { $value }.
prompt-PF = Queda una carta de cada valor: elige la siguiente que descartas.
prompt-LF = Tienes { $count } cartas: elige el { $count } que descartas.
prompt-BF = Los 1, 2 y 3 se van: elige la siguiente que descartas.
prompt-JL = ¿Con el Gobernante de qué feudo cambia este: { $fiefs }?
prompt-KL = Encima del mazo está { $card }. ¿Qué carta das por ella?
prompt-PL = ¿A qué feudo pasa la visita: { $fiefs }?
prompt-LL = ¿Qué aliado vuelve a estar listo: { $slots }?
prompt-BL-discard = ¿Cambias una carta por { $card }, de la pila de descarte, o la dejas?
prompt-BL-score = ¿Cambias una carta por { $card }, de la pila de puntuación, o la dejas?
prompt-JE =
    { $count ->
        [one] Elige una carta más para descartar.
       *[other] Elige la primera de { $count } cartas para descartar.
    }
prompt-KE-suit = Nombra un palo; luego robas dos cartas y descartas todas las de ese palo.
prompt-KE-cards = { $suit }: elige la siguiente carta que descartas.
prompt-PE =
    { $count ->
        [one] Elige una carta para descartar y roba otra. Es la última ronda.
       *[other] Elige una carta para descartar y roba otra. Quedan { $count } rondas.
    }
prompt-LE = Descarta cartas que sumen { $sum }: elige la siguiente.

## Botones

deed-answer = Responder con { $card }
deed-name = Elegir { $card }
deed-visit = Feudo { $fief }
deed-activate = Usar { $ally }
deed-ready = Preparar { $ally }
deed-listen = Escuchar
deed-draw = Robar otra
deed-stop = Parar
deed-keep = Dejarlo
deed-begin = Seguir
deed-bring = Traer { $ruler }
deed-suit = { $suit }

## Qué haría una jugada

preview-visit =
    { $stars ->
        [one] Hay que puntuar { $target }, por 1 estrella. Triunfos en tu mano: { $cards }.
       *[other] Hay que puntuar { $target }, por { $stars } estrellas. Triunfos en tu mano: { $cards }.
    }
preview-scores-higher = El { $value } supera al { $said }: puntúa, { $score } de { $target }.
preview-scores-trump = { $suit } es triunfo y gana: puntúa, { $score } de { $target }.
preview-misses-lower = El { $value } no supera al { $said }: no puntúa, sigue { $score } de { $target }.
preview-misses-trump = { $suit } es triunfo y esta carta no: no puntúa, sigue { $score } de { $target }.
preview-misses-suit = { $suit } no es ni el palo pedido ni triunfo: no puntúa, sigue { $score } de { $target }.
preview-too-many =
    { $excess ->
        [one] Sobra una.
       *[other] Sobran { $excess }.
    }
preview-listen =
    { $deck ->
        [one] La última carta del mazo será el discurso.
       *[other] La primera de las { $deck } cartas será el discurso.
    }
preview-listen-known = El discurso será { $card }.
preview-draw =
    { $count ->
        [one] Robas una carta.
       *[other] Robas { $count } cartas.
    }
preview-look =
    { $count ->
        [one] Ves la carta superior del mazo.
       *[other] Ves las { $count } cartas superiores del mazo.
    }
preview-friendly = La visita acaba: feudo { $fief } amigo.
preview-lost = La visita acaba: feudo { $fief } perdido.
preview-watch = Cuenta tu próxima respuesta: si es par, robas una carta; si es impar, descartas una.
preview-nothing = Ahora no tendría efecto; quedaría agotado igualmente.

## El diario

transcript-title = Diario
transcript-note = Elige una jugada y vuelves al momento anterior. Libre hasta la marca u; más atrás es práctica.
transcript-note-replay = Elige una jugada para ir a ella.
latest-scored = Tu { $card } puntuó: { $score } de { $target }.
latest-missed = Tu { $card } no puntuó: sigue { $score } de { $target }.
dialogue-open = tu respuesta
dialogue-scored = puntúa, { $score } de { $target }
dialogue-missed = no puntúa, { $score } de { $target }
event-drew = Robas { $cards }.
event-took-discard = Tomas { $card } de los descartes.
event-took-score = Tomas { $card } de la puntuación: { $score } de { $target }.
event-discarded = Descartas { $cards }.
event-put-on-score = { $card } va a la pila de puntuación: { $score } de { $target }.
event-put-on-deck = { $card } va boca abajo encima del mazo.
event-score-to-deck = { $card } pasa de la puntuación al mazo: { $score } de { $target }.
event-looked = Encima del mazo: { $cards }.
event-found = Del mazo vienen { $cards }.
event-shuffled = Se baraja el resto del mazo.
event-dealt = Mano nueva: { $cards }.
event-friendly =
    { $stars ->
        [one] El feudo { $fief } es amigo: 1 estrella.
       *[other] El feudo { $fief } es amigo: { $stars } estrellas.
    }
event-lost =
    { $target ->
        [0] El feudo { $fief } se pierde: { $score } donde no hacía falta ninguna.
       *[other] El feudo { $fief } se pierde: { $score } de { $target }.
    }
event-left = { $ruler } deja la partida.
event-covered = { $ruler } cubre a { $ally }.
event-visited = Visita { $visit }: feudo { $fief }, { $ruler }, triunfo { $suit }.
event-activated = Usas { $ally }.
event-borrowed = { $ally } actúa como { $ruler }.
event-readied = { $ally }: de nuevo a punto.
event-rulers-swapped = Nuevo Gobernante del feudo { $fief }, { $ruler }: triunfo { $suit }.
event-moved = La visita pasa al feudo { $fief }, { $ruler }: triunfo { $suit }.
event-named-suit = Nombras { $suit }.
event-swapped-discard = Cambias { $card } por { $taken } en la pila de descarte.
event-swapped-score = Cambias { $card } por { $taken } en la pila de puntuación.
event-ended =
    { $stars ->
        [one] La partida termina: 1 estrella.
       *[other] La partida termina: { $stars } estrellas.
    }

## Por qué una jugada no es posible

refusal-over = La partida ha terminado.
refusal-choose = Primero elige un feudo: { $legal }.
refusal-visited = El feudo { $fief } ya se visitó. Elige uno de estos: { $legal }.
refusal-substitute = Primero decide quién te acompaña y sigue.
refusal-not-home = En el feudo { $fief } no hay ningún Gobernante amigo.
refusal-placed-order = Los Gobernantes se colocan en el orden de sus feudos, del menor al mayor.
refusal-covered = El aliado { $slot } ya está cubierto.
refusal-ready = El Gobernante aún no ha hablado: usa un aliado o escucha primero.
refusal-exhausted = El aliado { $slot } está agotado hasta el final de la visita.
refusal-no-more-abilities = No se pueden usar más aliados en esta visita.
refusal-spent = Un aliado por diálogo: ahora escucha.
refusal-respond = { $said } espera respuesta: { $legal }.
refusal-not-in-hand = No tienes { $card }.
refusal-follow = Se habló de { $suit } y tienes { $suit }: responde con { $legal }.
refusal-ability = { $character } pide una de estas opciones: { $legal }.
refusal-even-or-odd = Respuesta impar: el Barón de Ojos pide un descarte, { $legal }.
undo-nothing = Todavía no se ha jugado nada.
undo-barrier = La última jugada te mostró algo oculto y se queda. Más atrás es práctica: pulsa t y elige una jugada.
practice-title = Práctica
practice-question =
    { $count ->
        [one] Volver 1 jugada pasa por encima de algo oculto que ya viste. Desde allí la partida sigue como práctica: las cartas no vistas se barajan de nuevo y no cuenta en tu historial.
       *[other] Volver { $count } jugadas pasa por encima de algo oculto que ya viste. Desde allí la partida sigue como práctica: las cartas no vistas se barajan de nuevo y no cuenta en tu historial.
    }
practice-yes = Volver y practicar
practice-no = Quedarme aquí

## Pilas, personajes, probabilidades

piles-title = Las pilas
piles-known = Encima, en este orden: { $cards }
piles-unseen = Sin ver todavía, en un orden que nadie conoce:
piles-empty = vacía
piles-order = Las pilas se leen desde arriba.
book-ally = Tu aliado en el lugar { $slot }
book-ruler = Gobierna el feudo { $fief }
odds-title = Probabilidades
odds-scores = Puntuación final de esta visita, en % de los repartos
odds-moves = El feudo será amigo tras, en % de los repartos

## Teclas, en la línea del pie: una o dos palabras

key-do = jugar
key-fief = feudo
key-ally = aliado
key-listen = escuchar
key-hand = carta
key-suit = palo
key-draw = robar
key-undo = deshacer
key-hint = pista
key-odds = azar
key-card = ficha
key-piles = pilas
key-transcript = diario
key-menu = menú
key-help = ayuda
key-go-back = ir allí
key-step = jugada
key-visit = visita
key-ends = extremos

## Teclas, explicadas

help-title = Las teclas
help-hand = una carta de la mano por su lugar; otra vez la misma tecla la juega
help-allies = un aliado; otra vez la misma tecla lo usa
help-fiefs = un feudo, cuando hay que elegirlo o viene un Gobernante
help-listen = escuchar al Gobernante
help-suits = un palo, cuando hay que nombrarlo
help-draw = robar otra carta, cuando pregunta el Príncipe de Zarpas
help-do = jugar lo marcado: el botón lleno
help-arrows = recorrer la mesa y leer qué es cada cosa
help-escape = soltar lo marcado; después, el menú
help-undo = deshacer la última jugada, salvo si mostró algo oculto
help-transcript = diario; desde allí, volver a cualquier jugada anterior
help-card = la ficha del personaje marcado
help-piles = mirar las pilas
help-menu = idioma, tema, reglas y la salida
help-help = esta página
help-hint = una pista: la mejor jugada y por qué
help-odds = dónde puede acabar la visita

## El final

ending-title = El final de la partida
ending-won =
    { $stars ->
        [one] Ganada con 1 estrella: { $medal }.
       *[other] Ganada con { $stars } estrellas: { $medal }.
    }
ending-lost =
    { $stars ->
        [one] 1 estrella; hacían falta { $goal }.
       *[other] { $stars } estrellas; hacían falta { $goal }.
    }
ending-stopped =
    { $stars ->
        [one] Abandonada con 1 estrella.
       *[other] Abandonada con { $stars } estrellas.
    }
ending-seed = Semilla de este reparto: { $seed }
ending-practice = Partida de práctica: no cuenta en tu historial.
ending-hints =
    { $count ->
        [one] Se pidió 1 pista.
       *[other] Se pidieron { $count } pistas.
    }
ending-replay = Repasarla jugada a jugada
ending-new = Partida nueva
ending-home = A la primera pantalla
replay-move = Tras { $move } de { $last } jugadas
