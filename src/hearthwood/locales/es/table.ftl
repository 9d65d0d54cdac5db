### La casa alrededor de los juegos: primera pantalla, menús, teclas, partidas guardadas.

window-small = La mesa necesita { $wide } × { $high } caracteres; esta ventana tiene { $width } × { $height }.

## Primera pantalla

home-line = Ocho salas en un bosque al anochecer. ¿Cuáles se encenderán?
home-continue = Continuar
home-stand =
    { $stars ->
        [one] visita { $visit } de 8, 1 estrella
       *[other] visita { $visit } de 8, { $stars } estrellas
    }
sled-title = Nordguard
home-new = ¡Por Northwood!: partida nueva
home-games = Partidas guardadas
home-kept =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
home-record = Estadísticas
record-won = { $won } ganadas de { $ended }
record-ended = jugadas
record-wins = ganadas
record-mean = media
record-none = Todavía no se ha jugado ninguna hasta el final.
record-note =
    { $count ->
        [0] La media es de estrellas por partida. Cada partida cuenta una vez.
        [one] La media es de estrellas por partida. Cada partida cuenta una vez. Hay 1 en curso.
       *[other] La media es de estrellas por partida. Cada partida cuenta una vez. Hay { $count } en curso.
    }
terms-fair = reparto secreto, sin pistas
terms-helped = con pistas
terms-chosen-seed = semilla elegida
terms-practice = acabadas como práctica
home-rules = Reglas y teclas
home-book = Los 24 personajes
home-language = Idioma
home-theme = Tema
home-quit = Salir de Hearthwood
theme-day = día
theme-night = noche

## Teclas, en la línea del pie: una o dos palabras

key-back = volver
key-go = mover
key-choose = elegir
key-new = partida nueva
key-language = idioma
key-theme = tema
key-quit = salir
key-turn = cambiar
key-open = abrir
key-delete = borrar
key-scroll = pasar página

## Menú de la mesa

menu-title = Menú
menu-saved = Cada jugada queda guardada
menu-continue = Volver a la mesa
menu-leave = A la primera pantalla
sheet-close = Esc cierra

## Una partida nueva

new-title = ¡Por Northwood!: una partida nueva
new-setup = Preparación
new-goal = Estrellas para ganar
new-help = Pistas
new-strict = ninguna: estricta
new-helped = permitidas
new-seed = Semilla
new-seed-secret = secreta
new-begin = Empezar
new-goal-note = Con cuántas estrellas se gana. En cualquier caso puedes jugar a por todas.
new-strict-note = Una partida estricta no da pistas ni probabilidades, y queda anotado.
new-seed-note = Escribe un número para jugar el mismo reparto que otra persona. Vacía, nadie conoce el reparto.
new-begin-note = Intro empieza. La partida se guarda tras cada jugada, así que puedes dejarla cuando quieras.

## Partidas guardadas

games-none = Todavía no hay partidas.
games-going =
    { $stars ->
        [one] visita { $visit } de 8, 1 estrella
       *[other] visita { $visit } de 8, { $stars } estrellas
    }
games-won = ganada, { $stars } de { $goal } estrellas
games-lost =
    { $stars ->
        [one] terminada: 1 estrella de { $goal }
       *[other] terminada: { $stars } estrellas de { $goal }
    }
games-stopped =
    { $stars ->
        [one] abandonada con 1 estrella
       *[other] abandonada con { $stars } estrellas
    }
sled-record-shape =
    { $count ->
        [one] { $width } × { $height }, 1 personaje
       *[other] { $width } × { $height }, { $count } personajes
    }
sled-games-going =
    { $day ->
        [0] el estudio
       *[other] día { $day }
    }
sled-games-won = ganada el día { $day }
sled-games-lost = perdida el día { $day }
sled-games-stopped = abandonada el día { $day }
delete-title = Borrar una partida
delete-question = ¿Borrar esta partida para siempre? { $game }
delete-yes = Borrarla
delete-no = Conservarla

## Qué puede fallar con las partidas guardadas

fault-cannot-save = La jugada no se pudo guardar, así que no se hizo. Archivo { $file }: ¿disco lleno o protegido?
fault-in-use = Esta partida está abierta en otra mesa. Ciérrala allí primero.
fault-no-hints = Esta partida se juega sin pistas.
fault-gone = Esta partida ya no existe.
fault-damaged =
    { $line ->
        [0] { $file } se ha apartado: { $reason }.
       *[other] { $file } se ha apartado: { $reason }, línea { $line }.
    }
damage-unreadable = el archivo no se puede abrir
damage-foreign = no es una partida guardada
damage-newer = lo escribió un Hearthwood más nuevo; se queda donde está
damage-unknown-game = esta versión no conoce el juego; se queda donde está
damage-cut-off = el comienzo está incompleto
damage-altered = una línea no está como se escribió
damage-refused = las reglas rechazan una jugada
