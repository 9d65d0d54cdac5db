### La sfida del giorno.

daily-line = Le stesse carte per tutti qui, fino a mezzanotte UTC. Nessuno le conosce prima.
daily-line-past = Le carte di un giorno passato. Ciò che si gioca ora non si confronta con nessuno.
daily-roofs =
    { $days ->
        [one] Questo è il primo giorno di questo server.
       *[other] Giocati { $count } degli ultimi { $days } giorni.
    }
daily-play = Gioca
daily-play-late = Gioca ora
daily-again = Gioca di nuovo
daily-running = Il tuo primo tentativo è in corso.
daily-not-counted = Questo tentativo non conta: è cominciato un altro giorno, o ha avuto suggerimenti o una variante.
daily-gone = Hai eliminato il tuo primo tentativo.
daily-own =
    { $stars ->
        [one] 1 stella
       *[other] { $stars } stelle
    }
daily-sage =
    { $stars ->
        [one] Il saggio ha vinto 1 stella con queste carte, senza vedere più di te.
       *[other] Il saggio ha vinto { $stars } stelle con queste carte, senza vedere più di te.
    }
daily-sage-playing = Il saggio sta giocando queste carte …
daily-few =
    { $players ->
        [0] Ci si confronta con gli altri da { $needed } risultati in su. Non ce n'è ancora nessuno.
        [one] Ci si confronta con gli altri da { $needed } risultati in su. Finora ce n'è 1.
       *[other] Ci si confronta con gli altri da { $needed } risultati in su. Finora ce ne sono { $players }.
    }
daily-players = { $count } primi tentativi sono finiti.
daily-better = Il tuo è andato meglio del { $percent } % degli altri.
daily-bar = { $stars } stelle: { $players }
daily-how = Come ci si confronta
daily-rules = Conta il tuo primo tentativo, se lo cominci nel suo giorno e continui senza varianti. Non ci sono suggerimenti né ritorni. Semi e replay si aprono quando il giorno è finito.
daily-limits = Ciò che questo non può impedire: che qualcuno provi due volte con due browser, o che un altro gli racconti le carte. Perciò non c'è una classifica.
daily-archive = Giorni passati
daily-day = Giorno
daily-not-played = non giocata
daily-begun = non finita
daily-stars = { $stars } ★
daily-before = Il giorno prima
daily-to-today = Alla sfida di oggi
daily-closed = Non c'è una sfida per questo giorno.
