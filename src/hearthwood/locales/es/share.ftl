### Enseñar un resultado a otros.

share-title = Compartir
share-note = Dice cómo fue la partida y nada de las cartas: otros todavía pueden jugar el reparto.
share-game =
    { $stars ->
        [one] ¡Por Northwood!, { $setup }: 1 estrella de 20
       *[other] ¡Por Northwood!, { $setup }: { $stars } estrellas de 20
    }
share-daily =
    { $stars ->
        [one] ¡Por Northwood!, reparto del { $day }, { $setup }: 1 estrella de 20
       *[other] ¡Por Northwood!, reparto del { $day }, { $setup }: { $stars } estrellas de 20
    }
share-copy = Copiar el texto
share-copied = Copiado.
share-picture = Guardar una imagen
share-link = Añadir enlace a la repetición
share-later = La semilla y la repetición de este reparto se abren cuando acaba su día, a medianoche UTC.
share-compare = Comparar con otros
