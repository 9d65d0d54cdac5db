### Las reglas de ¡Por Northwood! como ayuda en la mesa, en secciones con título y texto.
### Cada párrafo ocupa una línea del archivo; una línea vacía separa dos párrafos.

rules-goal-title = El objetivo
rules-goal-text =
    Hay ocho feudos en fila, numerados del 0 al 7, cada uno con su Gobernante. Visitas cada feudo una vez y hablas con su Gobernante, carta contra carta. Un feudo pasa a ser amigo si, al terminar la visita, tu pila de puntuación tiene exactamente tantas cartas como indica su número. Con una de más se pierde igual que con una de menos.

    Los feudos amigos dan estrellas: el 0 y el 7 dan 4, el 1 y el 6 dan 3, el 2 y el 5 dan 2, el 3 y el 4 dan 1. Son 20 en total, y con 16 ganas.

rules-setup-title = Qué hay en la mesa
rules-setup-text =
    Hay 32 cartas de diálogo, con valores del 1 al 8 en cuatro palos: Zarpas (C), Flores (F), Hojas (L) y Ojos (E). C7 es el 7 de Zarpas.

    En la partida de introducción, las cuatro Sotas son tus aliados, y las ocho Reinas y Reyes se reparten al azar entre los feudos. En la partida completa se barajan los 24 personajes: uno de cada palo será tu aliado, dos de cada palo serán Gobernantes y los otros doce quedan fuera.

    Para cada visita se barajan las 32 cartas de diálogo y robas ocho, que forman tu mano, antes de decidir adónde ir. Las otras 24 son el mazo.

rules-choose-title = Elegir un feudo
rules-choose-text =
    Mira tu mano y elige cualquier feudo que no hayas visitado. Su número es el objetivo: cuántas cartas debe tener la pila de puntuación al final. El palo de su Gobernante es el triunfo.

    Las cartas altas y los triunfos convienen a un objetivo alto; las cartas bajas, a uno bajo. Lo que falte o sobre se puede corregir muchas veces con las habilidades de tus aliados.

rules-substitutes-title = Traer Gobernantes
rules-substitutes-text =
    El Gobernante de un feudo amigo puede ayudarte en una sola visita posterior. Antes del primer diálogo puedes poner sobre tus aliados tantos de estos Gobernantes como quieras, uno sobre cada aliado y en cualquier combinación. Los colocas en el orden de sus feudos, empezando por el número más bajo. Durante esta visita, la habilidad del Gobernante reemplaza a la del aliado que cubre.

    Al final de la visita, todos los Gobernantes que trajiste dejan la partida, los hayas usado o no. Sus feudos siguen siendo amigos y conservan sus estrellas.

rules-dialogue-title = Un diálogo
rules-dialogue-text =
    Un diálogo tiene tres pasos. Primero puedes usar a un aliado. Después escuchas: la carta superior del mazo se pone boca arriba en la pila de descarte, y ese es el discurso del Gobernante. Por último respondes con una carta de tu mano.

    Si tienes cartas del palo del discurso, debes responder con una de ellas, la que prefieras. Si no tienes ninguna, puedes responder con cualquier carta.

rules-scoring-title = Cuándo puntúa una respuesta
rules-scoring-text =
    Tu respuesta puntúa en dos casos: si es del palo del discurso y más alta, o si el discurso no es triunfo y tu respuesta sí. En los demás casos no puntúa.

    La respuesta que puntúa va a la pila de puntuación; la que no, a la pila de descarte. Tu puntuación es el número de cartas de la pila de puntuación.

    Un ejemplo: visitas al Rey de Hojas, así que las Hojas son triunfo, y dice F4. Si tienes F2 y F6, debes responder con una de las dos: F6 puntúa y F2 no. Si no tienes Flores, puntúa cualquier carta de Hojas, incluso L1, y ninguna de Zarpas ni de Ojos, ni siquiera un 8. Si dice L4, solo puntúan las Hojas de L5 a L8.

rules-abilities-title = Las habilidades de tus aliados
rules-abilities-text =
    Cada aliado puede usarse una vez por visita, y solo uno en cada diálogo, antes del discurso. El aliado usado queda agotado hasta que termine la visita o hasta que otra habilidad lo deje listo de nuevo. Queda agotado también si su habilidad no tuvo efecto.

    Lo que dice una habilidad debe cumplirse si es posible; lo que no pueda hacerse por falta de cartas se omite. Cuando se mueven varias cartas, las nombras de una en una, en el orden que quieras, y la última queda encima.

    Robar es llevar la carta superior del mazo a tu mano; descartar es poner una carta de tu mano encima de la pila de descarte. Las pilas de descarte y de puntuación se pueden consultar en todo momento. La ayuda de cada personaje explica exactamente qué hace su habilidad.

rules-visit-end-title = El final de la visita
rules-visit-end-text =
    La visita termina en cuanto tu mano o el mazo están vacíos después de un diálogo, o después de resolverse por completo una habilidad. No se puede terminar antes.

    Si la pila de puntuación tiene tantas cartas como el número del feudo, el feudo es amigo y su Gobernante se queda en él, listo para acompañarte en una visita posterior. Con cualquier otro número el feudo se pierde y su Gobernante deja la partida.

    Después todos tus aliados vuelven a estar listos, se barajan las 32 cartas y robas ocho para la visita siguiente.

rules-medals-title = El final de la partida
rules-medals-text =
    La partida termina tras la octava visita. Tus puntos son las estrellas de los feudos amigos, sigan o no en ellos sus Gobernantes.

    Antes de la partida eliges cuántos puntos necesitas para ganar: Estándar pide 16 (medalla de bronce), Avanzada 18 (plata) y Dominio 20 (oro). Si no eliges nada, vale Estándar. Puedes dejar una partida cuando quieras.

rules-undo-title = Deshacer y ramas de práctica
rules-undo-text =
    Puedes deshacer jugadas libremente hasta el último momento en que se reveló algo oculto: un discurso, una carta robada que no conocías, una mirada al mazo o el final de una visita.

    Para volver más atrás, abre una rama de práctica. Es una partida nueva desde ese punto: las cartas que allí no podías ver se barajan de nuevo, también las de las visitas siguientes, así que lo que has visto desde entonces no te sirve en ella. Las ramas de práctica quedan marcadas como tales y se cuentan aparte.

rules-seeds-title = Semillas y juego limpio
rules-seeds-text =
    Cada partida se reparte a partir de un número, su semilla. La misma preparación, la misma semilla y las mismas jugadas dan la misma partida en cualquier ordenador, de modo que dos personas pueden jugar el mismo reparto y comparar. El mazo de tu tercera visita es el mismo vayas al feudo que vayas y hayas hecho antes lo que hayas hecho.

    Durante la partida, la mesa no muestra ni la semilla ni ninguna carta que no puedas ver. Al terminar la partida se muestra la semilla, y cualquiera puede comprobar el reparto.
