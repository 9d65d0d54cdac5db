### El sabio de For Northwood!: por qué una jugada es mejor, probabilidades, el vidente, el repaso de una partida.

sage-preparing = El sabio se está preparando. La primera vez tarda hasta un minuto …

## Por qué una jugada es la mejor; sus propias cifras ya se han dicho

reason-only = Aquí no se puede hacer otra cosa.
reason-next = La siguiente mejor, { $other }: amigo en el { $second } %.
reason-next-fief = El siguiente mejor, feudo { $other }: amigo en el { $second } %, cabe esperar { $stars } estrellas.
reason-equal = Igual de buena: { $other }.
reason-equal-fief = Igual de bueno: feudo { $other }.
reason-instead = { $best }: amigo en el { $percent } %. { $other }: en el { $second } %.
reason-instead-fief = Feudo { $best }: cabe esperar { $stars } estrellas. Feudo { $other }: { $fewer }.
reason-trumps =
    { $count ->
        [one] Allí { $suit } es triunfo y tienes 1; en el otro feudo tienes { $fewer } triunfos.
       *[other] Allí { $suit } es triunfo y tienes { $count }; en el otro feudo tienes { $fewer } triunfos.
    }
reason-scores = Puntúa, { $score } de { $target }; { $other } no.
reason-misses = No puntúa, sigue en { $score } de { $target }; { $other } sí.
reason-forced = Nada más debe puntuar: con ella el próximo discurso obliga a puntuar en el { $percent } % de los casos, tras { $other } en el { $second } %.
reason-stuck = Toda respuesta que queda tiene que puntuar: con ella al próximo discurso ninguna lo hace en el { $percent } % de los casos, tras { $other } en el { $second } %.
reason-free = Con ella el próximo discurso deja elegir entre puntuar o no en el { $percent } % de los casos, tras { $other } en el { $second } %.

## Tablas de pistas y probabilidades

hint-friendly = amigo
hint-stars = estrellas
hint-lost = El feudo difícilmente será ya amigo: cuenta lo que queda de partida.
odds-fief = feudo
odds-worth = vale
odds-between = { $low }–{ $high }
odds-note = Amigo: en tantos de 100 repartos, con el intervalo para 95 de 100. Estrellas y medallas: toda la partida después.

## El vidente

seer-yes = El feudo { $fief } se puede ganar:
seer-no = El feudo { $fief } no se puede ganar.
seer-undecided = Feudo { $fief }: la búsqueda terminó antes de saberlo.
seer-count = El feudo { $fief } se podría ganar en { $count } de { $decks } mazos.

## El análisis

review-untrained = El sabio no se entrenó con este reparto de personajes: aquí sus cifras son menos seguras.
review-course-chance = Probabilidad de { $stars } estrellas con el mejor juego
review-error-row = Error del sabio
review-more =
    { $count ->
        [one] Otra decisión costó un poco.
       *[other] Otras { $count } decisiones costaron un poco.
    }
review-flawless = Ninguna decisión costó nada digno de mirarse.
review-decks = Con otros { $decks } mazos: { $best } gana el feudo en el { $percent } % ({ $low }–{ $high }), { $played } en el { $second } %.
review-again = De { $games } partidas que empiezan como esta, con el resto repartido de nuevo, el sabio gana { $wins } con { $goal } estrellas o más; de media tiene { $stars }.
review-looking = El sabio mira atrás
review-further = Con otros mazos
review-written = El análisis está en { $file }.

## En la mesa del terminal

hint-promise = Aconsejado: amigo en el { $percent } % de los repartos, cabe esperar { $stars } estrellas al final.
odds-with = con { $rulers }
odds-stars-note = ★: estrellas que cabe esperar al final de la partida.
ending-review = Mirar atrás: suerte y decisiones
review-quick = Un primer vistazo. Le sigue uno detenido.
review-try = Intentarlo otra vez desde aquí, como práctica:
review-key-read = leer
review-key-again = intentarlo desde ahí
