### Una partida de For Northwood! vista de nuevo: lo que hizo la suerte y lo que hicieron las decisiones.

review-title = Análisis
review-waiting = El sabio mira la partida. Un primer vistazo tarda unos segundos.
review-going-on = Un primer vistazo. El detenido va por el { $percent } %.
review-fiefs =
    { $count ->
        [0] Ningún feudo se ganó.
        [one] Se ganó 1 de 8 feudos.
        [8] Se ganaron los ocho feudos.
       *[other] Se ganaron { $count } de 8 feudos.
    }
review-equation = De dónde salieron las estrellas
review-start = justo al empezar
review-luck = suerte
review-choices = decisiones
review-error = se equivocó el sabio
review-stars = estrellas
review-course = Estrellas que cabía esperar con el mejor juego
review-graph = Estrellas que cabía esperar con el mejor juego, jugada a jugada. Las mismas cifras están en la tabla.
review-as-table = Ver como tabla
review-as-graph = Ver como gráfico
review-fief = Feudo { $fief }
review-fief-kept = Feudo { $fief }: sí
review-fief-lost = Feudo { $fief }: no
review-kept = ganado
review-lost = perdido
review-visit = Visita { $visit }
review-value = se esperan { $stars }
review-luck-row = Suerte
review-choices-row = Decisión
review-none = nada
review-worth = Decisiones que mirar
review-count =
    { $count ->
        [0] Ninguna de { $moves } jugadas costó 0,1 estrellas o más.
        [one] 1 de { $moves } jugadas costó 0,1 estrellas o más
       *[other] { $count } de { $moves } jugadas costaron 0,1 estrellas o más
    }
review-at = Visita { $visit }, diálogo { $dialogue }
review-at-choose = Visita { $visit }, elección de feudo
review-at-substitute = Visita { $visit }, quién acompaña
review-played = jugado
review-better = mejor
review-why = Con ella cabía esperar { $best } estrellas; con la jugada hecha, { $played }.
review-cost = Coste: { $stars } estrellas.
review-luck-was = Suerte: { $stars } estrellas.
review-keys = Las flechas avanzan; Re Pág y Av Pág saltan de visita.
review-see = Ver la mesa
review-play-on = Seguir desde aquí
review-whole = La partida
review-column-visit = Visita
review-column-end = Puntuación
review-column-before = antes
review-column-after = después
review-explained = La suerte es lo que vino menos lo que podía venir de media. Las decisiones son lo que cabía esperar de lo jugado menos lo que cabía esperar de lo mejor. El sabio no sabe más de lo que tú viste, y a veces se equivoca: cuánto, está en una columna aparte, pues no es suerte de nadie.
