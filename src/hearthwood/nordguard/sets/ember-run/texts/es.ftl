set-title = El viaje de las brasas
    .text = El faro del norte se apagó. Un trineo le lleva brasas desde Frontera, antes de la noche larga.

## Personajes

nickel = Nickel
    .text = El explorador, siempre un día por delante. Una vez al día: explora cualquier lugar del mapa.

brann = Brann
    .text = El cazador: suelta el aire y luego dispara. Empieza con un rifle y saca un uso más a rifles y ballestas.

ulla = Ulla
    .text = La guía del hielo, que lo oye antes de que cruja. El equipo suma 2 a toda tirada de hielo.

torv = Torv
    .text = El luchador, que no tiene nada y teme aún menos. Una vez en cada combate: suma un dado a zarpa limpia.

sorrel = Sorrel
    .text = La comerciante, con un primo tras cada loma. Una vez al día: cambia un objeto del equipo por uno al azar del mazo de objetos.

tuva = Tuva
    .text = La lectora de estrellas. Una vez al día, antes de sacar un evento: saca dos, elige cuál ocurre y descarta el otro.

dag = Dag
    .text = El estibador, que ata dos veces cada correa. Empieza con provisiones, que le duran un uso más. Nada de lo que lleva Dag se puede robar.

kaisa = Kaisa
    .text = La escaladora: lo difícil es bajar. Empieza con una cuerda. Una vez al día: ignora una escalada, sea lugar u obstáculo.

mirko = Mirko
    .text = El temerario. Una vez al día: vuelve a tirar todos los dados de una tirada fallida o el último disparo de un combate.

pip = Pip
    .text = La manitas, con los bolsillos llenos de tornillos. Una vez al día: un objeto del equipo recupera un uso.

ylva = Ylva
    .text = La conductora del trineo, que sabe qué noche no dormir. Una vez por partida: suma un día.

lumi = Lumi
    .text = La guardiana de las brasas. Empieza con un farol. El equipo suma 2 a toda tirada de frío, y las luces de Lumi no se pueden robar.

## Lugares

frontier = Frontera
    .text = La última casa con todas las lámparas encendidas. Aquí puedes reabastecerte.

destination = Destino
    .text = El faro apagado en su colina. Sin eventos. Debes estar aquí al anochecer con al menos un día.

lamp-hut = Cabaña del farolero
    .text = Alguien recorta esta mecha cada noche. Refugio. Si el día empieza aquí, un objeto recupera un uso.

trappers-lodge = Albergue de tramperos
    .text = Aquí se cobra en sopa. Refugio. Gasta un uso de provisiones; o nieve: dos dados, 7 o más. Al llegar, puedes perder un día para reabastecerte.

watchtower = Atalaya
    .text = Doscientos escalones; están casi todos. Refugio. Escalada: un dado, 4 o más. Al llegar, explora todos los lugares contiguos.

drovers-camp = Campamento de arrieros
    .text = Nadie se va con lo que trajo. Refugio. Al llegar, puedes cambiar un objeto por uno al azar del mazo de objetos.

howling-valley = Valle de los aullidos
    .text = Contesta. Fiera: una tirada de arma contra dos dados más 7, o gasta un uso de provisiones.

lindworm-gorge = Garganta del dragón
    .text = Fiera: una tirada de arma contra dos dados más 8. Si falla, un objeto al azar pierde un uso. Sin eventos: aquí no vive nada más.

walrus-floes = Témpanos de morsas
    .text = El témpano te devuelve la mirada. Elige. Fiera: una tirada de arma contra 12. Hielo: dos dados, 9 o más.

boar-birches = Abedules del jabalí
    .text = Falta la corteza hasta la altura del hombro. Fiera: una tirada de arma contra 9.

toll-pass = Puerto del peaje
    .text = Nadie recuerda de quién es. Una tirada de arma contra dos dados más 6, o entrega un arma, o paga un día.

ruined-keep = Torreón en ruinas
    .text = El hogar está frío; el suelo, no. Fiera, oscuridad: una tirada de arma contra dos dados más 6. Al llegar, encuentras un objeto al azar.

shut-mine = Mina cerrada
    .text = La puerta se cerró por dentro. Oscuridad: lleva una luz y tira un dado, 3 o más; o tira dos dados, 10 o más. Al llegar, encuentras un objeto al azar.

deep-pines = Pinar profundo
    .text = El mediodía lo rodea. Oscuridad: lleva una luz y tira un dado, 3 o más; o tira dos dados, 10 o más.

thin-ice = Hielo fino
    .text = No te pares a leer esto. Hielo: dos dados, 9 o más. Si falla, el lago roba un objeto al azar.

blue-glacier = Glaciar azul
    .text = Avanza un palmo al día. Hielo: dos dados contra un dado más 6.

frozen-river = Río helado
    .text = Un camino, mientras duerme. Hielo: un dado, 4 o más. Al llegar, puedes tirar dos dados (hielo): con 9 o más, el trineo sigue hasta el lugar siguiente, sin reto ni evento.

frozen-falls = Cascada helada
    .text = El estruendo se quedó a medias. Escalada: dos dados contra un dado más 6.

giants-stair = Escalera de gigantes
    .text = Hecha para piernas más largas. Escalada: lleva una cuerda y tira un dado, 3 o más; o tira dos dados, 10 o más.

crevasse = Grieta
    .text = Escalada: lleva una cuerda y tira dos dados, 6 o más; o tira dos dados, 10 o más. Si falla, un objeto al azar es robado y queda donde está el equipo.

knife-ridge = Cresta afilada
    .text = Una zarpa en cada valle. Escalada: dos dados, 9 o más. Al llegar, pon boca arriba todos los lugares contiguos.

long-white = La gran blancura
    .text = Ni un árbol, ni una piedra, ni una excusa. Nieve: dos dados contra un dado más 6.

loaded-slope = Ladera cargada
    .text = Aquí se habla bajo. Nieve, ventisquero: dos dados, 9 o más. Si falla, baraja los lugares contiguos al equipo.

whistling-moor = Páramo silbante
    .text = La melodía no tiene fin. Frío, tormenta: dos dados contra un dado más 6.

standing-stones = Piedras erguidas
    .text = Once desde el sur, doce desde el norte. Al llegar, puedes girar el círculo: los lugares contiguos se mueven un puesto en el sentido del reloj.

hot-spring = Fuente termal
    .text = Al llegar, un objeto recupera todos sus usos. Aquí descansa todo el mundo: saca dos eventos.

## Objetos

knife = Cuchillo
    .text = Arma: un dado, una vez en cada combate. No se gasta.

rifle = Rifle
    .text = Arma: cada disparo es un dado.

crossbow = Ballesta
    .text = Arma: cada disparo es un dado más 2.

spear = Lanza
    .text = Arma: un dado más 2, una vez al día. No se gasta.

snares = Lazos
    .text = Un uso suma 3 a una tirada de arma contra una fiera.

torch = Antorcha
    .text = Luz. Un uso suma 2 a una tirada de frío o a una tirada de arma contra una fiera.

lantern = Farol
    .text = Luz. Suma 2 a toda tirada en la oscuridad, también a las de arma.

furs = Pieles
    .text = Un uso suma 3 a una tirada de frío.

tent = Tienda
    .text = Un uso suma 4 a una tirada de tormenta.

kettle = Tetera
    .text = Una vez al día, a cambio de un día de la cuenta atrás: un objeto recupera todos sus usos.

rope = Cuerda
    .text = Suma 1 a toda tirada de escalada del equipo. Algunos pasos piden una cuerda.

ice-pick = Piolet
    .text = Un uso suma 2 a una tirada de hielo o de escalada.

snowshoes = Raquetas
    .text = Un uso suma 3 a una tirada de nieve.

skis = Esquís
    .text = Un uso ignora un reto de nieve, sea lugar u obstáculo.

shovel = Pala
    .text = Un uso ignora un ventisquero, sea lugar u obstáculo.

harness = Arnés de carga
    .text = Quien lo lleva carga con dos objetos más.

binoculars = Binoculares
    .text = Una vez al día, a cambio de un día de la cuenta atrás: explora todos los lugares contiguos al equipo.

flare = Bengala
    .text = Luz. Un uso explora un lugar contiguo al equipo.

compass = Brújula
    .text = Un uso, antes de sacar un evento: saca dos, elige cuál ocurre y descarta el otro.

provisions = Provisiones
    .text = Un uso suma 1 a una tirada que no sea de arma. También piden usos las fieras, los huéspedes y el hambre.

medicine = Medicina
    .text = Un uso repite una tirada fallida de frío o de escalada. Algunos eventos piden un uso.

repair-kit = Caja de herramientas
    .text = Un uso devuelve a un arma todos sus usos, o arregla un patín roto.

## Eventos

whiteout = Todo blanco
    .text = Nieve arriba, nieve abajo y nada en medio. Frío, tormenta: dos dados, 11 o más, o pierdes un día.

deep-frost = Helada profunda
    .text = Se hielan hasta los nudos. Queda aquí para siempre: mientras siga, 1 menos en toda tirada, también en las de arma.

aurora = Aurora
    .text = El cielo sale a mirar. Queda aquí tres anocheceres: mientras tanto, 1 más en toda tirada, también en las de arma.

snowdrift = Ventisquero
    .text = El viento llegó antes. Queda en el lugar de delante. Nieve, ventisquero: un dado, 4 o más, o paga un día; después desaparece.

thaw = Deshielo
    .text = El camino de delante empieza a gotear. Queda allí tres anocheceres. Hielo: dos dados, 8 o más.

early-dark = Noche temprana
    .text = Las lámparas se encienden a mediodía. Pierdes un día.

tailwind = Viento a favor
    .text = El trineo casi va solo. Suma un día.

rockfall = Desprendimiento
    .text = La montaña cierra una puerta. Queda en un lugar contiguo al azar: nadie pasa. Cuenta como escalada.

drifting-ice = Hielo a la deriva
    .text = Nadie se ha movido, y sin embargo. Los lugares contiguos al equipo se mueven dos puestos en el sentido del reloj.

lost-trail = Rastro perdido
    .text = Estas huellas son las tuyas. Lleva una brújula, o baraja todos los lugares boca abajo.

cornice = Cornisa
    .text = El suelo firme acaba un paso antes. Escalada: un dado, 4 o más, o retírate al refugio más cercano.

false-lights = Luces falsas
    .text = Alguien agita una lámpara a lo lejos. Lleva una luz, o ve a un lugar contiguo al azar.

hard-crust = Costra dura
    .text = La nieve aguanta y los patines cantan. Puedes avanzar un lugar, sin reto, y sacar allí un evento.

rime-hounds = Sabuesos de escarcha
    .text = Blanco sobre blanco, hasta que respiran. Fiera: una tirada de arma contra dos dados más 2, o gasta un uso de provisiones; si no, retírate adonde empezó el día.

bull-elk = Alce macho
    .text = Él tiene todo el invierno. Queda en el lugar de delante. Fiera: una tirada de arma contra 8, o gasta un uso de provisiones; después se va.

good-hunt = Buena caza
    .text = Algo gordo y, por una vez, lento. Fiera: una tirada de arma contra 5 te da unas provisiones. Puedes dejarlo ir.

night-thieves = Ladrones nocturnos
    .text = Por la mañana, las huellas van en los dos sentidos. Roban un objeto al azar a cada personaje.

too-heavy = Demasiado peso
    .text = El trineo se hunde hasta los largueros. Pierde un día, o a cada personaje le roban un objeto que tú eliges.

broken-buckle = Hebilla rota
    .text = Aguantó once inviernos. Un objeto al azar es robado y queda donde está el equipo.

broken-runner = Patín roto
    .text = Medio trineo llega la mitad de lejos. Gasta un uso de una caja de herramientas o entrega una cuerda, o pierdes un día.

frostbite = Congelación
    .text = La zarpa no dice nada; eso es lo malo. Frío: dos dados, 10 o más, o gasta un uso de medicina, o pierdes un día.

snow-blindness = Ceguera de nieve
    .text = Demasiada luz, quién lo diría. Gasta un uso de medicina, o todo lugar boca arriba se pone boca abajo.

hunger = Hambre
    .text = Las botas empiezan a parecer cena. Gasta un uso de provisiones, o a cada personaje le roban un objeto que tú eliges.

fever = Fiebre
    .text = Alguien se ríe en sueños. Mañana, al empezar el día: gasta un uso de medicina, o pierdes un día.

ember-low = La brasa decae
    .text = Roja, luego parda, luego roja otra vez. Gasta un uso de una antorcha, o frío: dos dados, 11 o más, o pierdes un día.

summons = Llamada
    .text = Un cuerno desde Frontera: tres largos, uno corto. Pierde un día, o retírate a Frontera.

clear-sky = Cielo despejado
    .text = Se oye hasta el valle siguiente. Explora todos los lugares contiguos al equipo.

fresh-tracks = Huellas frescas
    .text = Alguien pasó antes, y volvió. Explora dos lugares boca abajo, estén donde estén.

road-crew = Cuadrilla
    .text = Cuatro palas y una canción. Quita todos los obstáculos de un lugar, o pon boca arriba uno cualquiera.

lamplight = Luz en la ventana
    .text = Hay sopa, si te desvías ahora. Puedes retirarte al refugio más cercano.

lost-pack = Fardo perdido
    .text = La nieve ha tapado el nombre. Encuentras un objeto al azar.

hunters-cache = Escondite de cazadores
    .text = Tres muescas en el abedul. Encuentras el arma que elijas.

abandoned-sled = Trineo abandonado
    .text = Desenganchado con cuidado, hace mucho. Encuentras el arnés de carga, si está en el mazo de objetos, y un objeto al azar.

wandering-trader = Buhonero
    .text = Precios tan empinados como el camino. Puedes cambiar un objeto por el que elijas del mazo de objetos.

old-friends = Viejos amigos
    .text = Otro trineo, de vuelta a casa y con exceso de peso. Puedes reabastecerte.

warm-fire = Fuego encendido
    .text = Lo dejaron para quien viniera detrás. Un objeto que elijas recupera todos sus usos.

snowbound-strangers = Forasteros atrapados
    .text = Saben un atajo, y tienen hambre. Puedes gastar un uso de provisiones para sumar un día.

dice-by-the-fire = Dados junto al fuego
    .text = Los suyos son de hueso. Puedes tirar dos dados: con 8 o más, suma un día; con menos, te roban un objeto que tú eliges.

busy-road = Camino concurrido
    .text = Todos andan fuera antes de la noche larga. Saca dos eventos.

long-evening = Velada larga
    .text = Historias, té y un plan a medianoche. Mañana, al empezar el día: un objeto recupera todos sus usos y exploras un lugar contiguo al equipo.
