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
reason-forced = Nada más debe puntuar: el próximo discurso obliga a puntuar en el { $percent } % de los casos, tras { $other } en el { $second } %.
reason-stuck = Toda respuesta que queda tiene que puntuar: al próximo discurso ninguna lo hace en el { $percent } % de los casos, tras { $other } en el { $second } %.
reason-free = El próximo discurso deja elegir entre puntuar o no en el { $percent } % de los casos, tras { $other } en el { $second } %.

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
