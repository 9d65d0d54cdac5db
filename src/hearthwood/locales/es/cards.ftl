### Las cartas de ¡Por Northwood!: nombres, habilidades en una línea, ayuda exacta.
### Los textos terminados en -short van en la carta y tienen 80 caracteres como máximo.

## Palos y cartas de diálogo

suit-C = Zarpas
suit-F = Flores
suit-L = Hojas
suit-E = Ojos

suit-C-cards =
    { $count ->
        [one] 1 carta de Zarpas
       *[other] { $count } cartas de Zarpas
    }
suit-F-cards =
    { $count ->
        [one] 1 carta de Flores
       *[other] { $count } cartas de Flores
    }
suit-L-cards =
    { $count ->
        [one] 1 carta de Hojas
       *[other] { $count } cartas de Hojas
    }
suit-E-cards =
    { $count ->
        [one] 1 carta de Ojos
       *[other] { $count } cartas de Ojos
    }

card-C = { $value } de Zarpas
card-F = { $value } de Flores
card-L = { $value } de Hojas
card-E = { $value } de Ojos

## Rangos

rank-J = Sota
rank-Q = Reina
rank-K = Rey
rank-P = Príncipe
rank-L = Dama
rank-B = Barón

## Zarpas

character-JC = Sota de Zarpas
character-JC-short = Completa tu mano hasta tener 8 cartas.
character-JC-help = Si tienes menos de 8 cartas, robas una tras otra: paras al llegar a 8 o cuando se acaba el mazo. Con 8 o más en la mano no ocurre nada, pero el aliado queda agotado igualmente. Si con ello se acaba el mazo, la visita termina.

character-QC = Reina de Zarpas
character-QC-short = Las cartas superiores de mazo, descarte y puntuación pasan a tu mano.
character-QC-help = Recibes tres cartas: la superior del mazo, la de la pila de descarte y la de la pila de puntuación. Una pila vacía no da ninguna. La carta que sale de la pila de puntuación te quita un punto.

character-KC = Rey de Zarpas
character-KC-short = Tus cartas más altas van a la pila de puntuación.
character-KC-help = Todas las cartas del valor más alto que tengas van encima de la pila de puntuación, y cada una suma un punto. Ninguna puede quedarse en la mano. Si son varias, las nombras de una en una y la última queda encima.

character-PC = Príncipe de Zarpas
character-PC-short = Roba cartas de una en una: te detiene un triunfo, o paras tú.
character-PC-help = Robas al menos una carta. Mientras la carta recién robada no sea triunfo y queden cartas en el mazo, eliges entre robar otra y parar. Un triunfo se queda en tu mano y ya no robas más.

character-LC = Dama de Zarpas
character-LC-short = Descarta una carta de tu valor más bajo y roba tantas como valga.
character-LC-help = Si tienes varias cartas de tu valor más bajo, elige cuál descartas; solo es una. Después roba tantas cartas como indique su valor, o todas las que queden en el mazo si son menos.

character-BC = Barón de Zarpas
character-BC-short = Elige una carta tuya: del mazo se le unen todas las de su valor, y se baraja.
character-BC-help = La carta que eliges se queda en tu mano. Todas las cartas de su valor que sigan en el mazo pasan a tu mano; no puedes dejar ninguna. Después se baraja el resto del mazo, aunque no hubiera ninguna, de modo que lo que sabías de sus primeras cartas deja de valer.

## Flores

character-JF = Sota de Flores
character-JF-short = Descarta todos los triunfos de tu mano.
character-JF-help = Todas tus cartas del palo del Gobernante actual van a la pila de descarte; ninguna puede quedarse. Si una habilidad ha cambiado de Gobernante, cuenta el nuevo. Las nombras de una en una y la última queda encima. Sin triunfos no ocurre nada.

character-QF = Reina de Flores
character-QF-short = La carta superior de tu pila de puntuación va boca abajo encima del mazo.
character-QF-help = Tu puntuación baja un punto. La carta queda encima del mazo y será, por tanto, el próximo discurso del Gobernante. Si la pila de puntuación está vacía, no ocurre nada.

character-KF = Rey de Flores
character-KF-short = Dos cartas que sumen exactamente 9 van a la pila de descarte.
character-KF-help = Nombra una carta que tenga pareja en tu mano, por ejemplo un 2 si tienes un 7, y después su pareja. Cuando nombras la segunda, la primera ya está en la pila de descarte. Si no tienes dos cartas que sumen 9, no ocurre nada.

character-PF = Príncipe de Flores
character-PF-short = Quédate con una carta de cada valor que tengas y descarta las demás.
character-PF-help = De tres cartas del mismo valor descartas dos; de dos, una. Nombras los descartes de uno en uno y decides así qué carta se queda. La habilidad sigue hasta que ningún valor esté repetido en tu mano; si no hay ninguno repetido, no ocurre nada.

character-LF = Dama de Flores
character-LF-short = Cuenta tus cartas y descarta una que valga justo ese número.
character-LF-help = Las cartas de tu mano se cuentan antes del descarte: con cinco cartas en la mano, descartas un 5. Si tienes varias que sirvan, elige una; si no tienes ninguna, no ocurre nada.

character-BF = Barón de Flores
character-BF-short = Tus 1, 2 y 3 van todos a la pila de descarte.
character-BF-help = Ninguna de esas cartas puede quedarse. Las nombras de una en una y la última queda encima de la pila de descarte. Si todas tus cartas son de valor 4 o más, no ocurre nada.

## Hojas

character-JL = Sota de Hojas
character-JL-short = Este Gobernante se cambia por el de un feudo sin visitar a 1 o 2 de distancia.
character-JL-help = Elige un feudo sin visitar que esté a uno o dos números del que visitas. Los dos Gobernantes cambian de sitio; tú sigues en tu feudo, con su objetivo. El palo del nuevo Gobernante es triunfo desde ese momento, y es a él a quien ganas o pierdes. Si existe un feudo así, el cambio es obligatorio.

character-QL = Reina de Hojas
character-QL-short = Toma prestada la habilidad del Gobernante al que visitas.
character-QL-help = La Reina hace exactamente lo que dice la habilidad del Gobernante actual, como si fuera suya. Si una habilidad ha cambiado de Gobernante, cuenta el nuevo. Cuando el texto habla de otros aliados, se refiere a todos menos a la Reina.

character-KL = Rey de Hojas
character-KL-short = Ves la carta superior del mazo, que cambia de sitio con una de las tuyas.
character-KL-help = Primero ves la carta superior del mazo. Después nombras una carta de tu mano: va boca abajo encima del mazo y la que viste pasa a tu mano. El cambio es obligatorio. La carta que pones allí será el próximo discurso del Gobernante.

character-PL = Príncipe de Hojas
character-PL-short = La visita pasa al siguiente feudo sin visitar, a la izquierda o a la derecha.
character-PL-help = Los feudos visitados se saltan, y la fila termina en el 0 y en el 7. El objetivo, el Gobernante y el triunfo pasan a ser los del nuevo feudo; tu mano, tus aliados y todas las pilas siguen como están. El feudo que dejas sigue sin visitar. Si solo hay una dirección posible, debes tomarla; si no hay ninguna, no ocurre nada.

character-LL = Dama de Hojas
character-LL-short = Roba una carta; otro aliado agotado vuelve a estar listo.
character-LL-help = Tras robar una carta, elige a uno de tus otros aliados agotados; si hay alguno, es obligatorio. Ese aliado puede volver a usarse en un diálogo posterior de esta visita. La Dama no puede elegirse a sí misma.

character-BL = Barón de Hojas
character-BL-short = Puedes cambiar una carta por otra de su valor sobre el descarte y la puntuación.
character-BL-help = Si tienes una carta del mismo valor que la superior de la pila de descarte, puedes cambiarlas; la tuya ocupa su lugar. Después vale lo mismo para la pila de puntuación. Puedes hacer los dos cambios, uno o ninguno. Tu puntuación no varía.

## Ojos

character-JE = Sota de Ojos
character-JE-short = Toma dos cartas del mazo y descarta después dos cualesquiera de tu mano.
character-JE-help = Si al mazo le queda una sola carta, robas esa. Después nombras dos descartes, de uno en uno, de toda tu mano: valen tanto las cartas nuevas como las que ya tenías. Deben ser dos, aunque solo hayas robado una.

character-QE = Reina de Ojos
character-QE-short = Ves las tres cartas superiores del mazo, que siguen en su sitio.
character-QE-help = Ves las tres cartas superiores del mazo, o todas si hay menos. Siguen donde están y en su orden, y la mesa las deja a la vista. La primera será el próximo discurso del Gobernante.

character-KE = Rey de Ojos
character-KE-short = Di un palo y roba dos cartas; luego van al descarte todas las de ese palo.
character-KE-help = El palo se nombra antes de robar y no hace falta que lo tengas. Después robas dos cartas, o las que le queden al mazo. Todas tus cartas de ese palo van a la pila de descarte, también las recién robadas. Las nombras de una en una y la última queda encima.

character-PE = Príncipe de Ojos
character-PE-short = Cambia una carta por una nueva, y otra más por cada otro aliado agotado.
character-PE-help = En cada ronda descartas una carta y después robas una. Hay una ronda, y una más por cada otro aliado que estuviera agotado al empezar la habilidad: con dos, tres rondas. Una carta recién robada puede descartarse en la ronda siguiente. Con el mazo vacío no robas, pero los descartes siguen mientras tengas cartas.

character-LE = Dama de Ojos
character-LE-short = Roba dos cartas; después hay que descartar exactamente la misma suma.
character-LE-help = Se suman los valores de las dos cartas robadas; si solo se pudo robar una, la suma es su valor. Después descartas, de una en una, cartas cualesquiera de tu mano hasta que sus valores den exactamente esa suma. Solo puedes nombrar cartas que aún lo permitan. Las recién robadas dan la suma, así que siempre es posible.

character-BE = Barón de Ojos
character-BE-short = Tras tu próxima respuesta: si es par, roba una carta; si es impar, descarta una.
character-BE-help = El Barón actúa en cuanto tu respuesta está en su pila. Tras una respuesta par robas una carta; por eso, una última carta par no pone fin a la visita, salvo que el mazo quede vacío. Tras una respuesta impar descartas una carta a tu elección, si te queda alguna.
