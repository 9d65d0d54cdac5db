### Mostrare un risultato ad altri.

share-title = Condividi
share-note = Dice com'è andata la partita e niente delle carte: altri possono ancora giocarla.
share-game =
    { $stars ->
        [one] Per Northwood!, { $setup }: 1 stella su 20
       *[other] Per Northwood!, { $setup }: { $stars } stelle su 20
    }
share-daily =
    { $stars ->
        [one] Per Northwood!, sfida del { $day }, { $setup }: 1 stella su 20
       *[other] Per Northwood!, sfida del { $day }, { $setup }: { $stars } stelle su 20
    }
share-copy = Copia il testo
share-copied = Copiato.
share-picture = Salva un'immagine
share-link = Aggiungi il link al replay
share-later = Il seme e il replay di questa partita si aprono quando il giorno è finito, a mezzanotte UTC.
share-compare = Confronta con gli altri
