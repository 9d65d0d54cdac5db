### Suggerimenti e probabilità di For Northwood!: che cosa pensa il giocatore forte, quando glielo si chiede.

advice-ask = Chiedi le probabilità di questa posizione
advice-waiting = Il saggio sta pensando …
advice-counted =
    { $count ->
        [one] chiesto una volta
       *[other] chiesto { $count } volte
    }
advice-best = { $deed }: nel { $percent } % delle distribuzioni il feudo diventa amico.
advice-best-points = { $deed }: { $stars } stelle da aspettarsi alla fine della partita.
advice-percent = { $percent } %
advice-points = { $stars } ★
advice-points-note = ★: stelle da aspettarsi alla fine della partita.
