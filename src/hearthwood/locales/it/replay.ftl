### Ripercorrere una partita finita.

replay-title = Replay
replay-about = Questa partita
replay-gone = A questo indirizzo non c'è nessuna partita da guardare. Forse è stata eliminata.
replay-to-table = Torna al tavolo
replay-steps = Percorri la partita
replay-first = All'inizio
replay-back = Una mossa indietro
replay-ahead = Una mossa avanti
replay-last = Alla fine
replay-made = Dopo { $move } mosse su { $last }: { $deed }.
replay-play-on = Gioca da qui
replay-wanted = { $deed }, invece della mossa fatta
replay-stay = Continua a guardare
replay-question =
    { $move ->
        [0] Con queste carte comincia una tua partita di pratica. Le carte nascoste vengono rimescolate.
        [one] Qui, dopo la prima mossa, comincia una tua partita di pratica. Le carte nascoste vengono rimescolate.
       *[other] Qui, dopo { $move } mosse, comincia una tua partita di pratica. Le carte nascoste vengono rimescolate.
    }
