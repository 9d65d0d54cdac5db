### Una partita di For Northwood! rivista: che cosa ha fatto la fortuna e che cosa le scelte.

review-title = Analisi
review-waiting = Il saggio guarda la partita. Un primo sguardo richiede qualche secondo.
review-going-on = Un primo sguardo. Quello attento è al { $percent } %.
review-fiefs =
    { $count ->
        [0] Nessun feudo è stato vinto.
        [one] È stato vinto 1 feudo su 8.
        [8] Sono stati vinti tutti e otto i feudi.
       *[other] Sono stati vinti { $count } feudi su 8.
    }
review-equation = Da dove vengono le stelle
review-start = equo all'inizio
review-luck = fortuna
review-choices = scelte
review-error = errore del saggio
review-stars = stelle
review-course = Stelle da aspettarsi con il gioco migliore
review-graph = Stelle da aspettarsi con il gioco migliore, mossa per mossa. Le stesse cifre sono nella tabella.
review-as-table = Mostra come tabella
review-as-graph = Mostra come grafico
review-fief = Feudo { $fief }
review-fief-kept = Feudo { $fief }: sì
review-fief-lost = Feudo { $fief }: no
review-kept = vinto
review-lost = perso
review-visit = Visita { $visit }
review-value = attese { $stars }
review-luck-row = Fortuna
review-choices-row = Scelte
review-none = niente
review-worth = Scelte da guardare
review-count =
    { $count ->
        [0] Nessuna delle { $moves } mosse è costata 0,1 stelle o più.
        [one] 1 mossa su { $moves } è costata 0,1 stelle o più
       *[other] { $count } mosse su { $moves } sono costate 0,1 stelle o più
    }
review-at = Visita { $visit }, dialogo { $dialogue }
review-at-choose = Visita { $visit }, scelta del feudo
review-at-substitute = Visita { $visit }, chi accompagna
review-played = giocata
review-better = migliore
review-why = Con questa si potevano aspettare { $best } stelle, con la mossa fatta { $played }.
review-cost = Costo: { $stars } stelle.
review-luck-was = Fortuna: { $stars } stelle.
review-keys = Le frecce scorrono; Pag su e Pag giù saltano di visita.
review-see = Vedi il tavolo
review-play-on = Gioca da qui
review-whole = La partita
review-column-visit = Visita
review-column-end = Punteggio
review-column-before = prima
review-column-after = dopo
review-explained = La fortuna è ciò che è venuto meno ciò che poteva venire in media. Le scelte sono ciò che le mosse fatte potevano rendere meno ciò che avrebbero reso le migliori. Il saggio non sa più di quanto hai visto tu, e a volte sbaglia: di quanto, sta in una colonna a parte, perché non è fortuna di nessuno.
