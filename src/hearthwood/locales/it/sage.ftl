### Il saggio di For Northwood!: perché una mossa è migliore, probabilità, il veggente, la revisione di una partita.

sage-preparing = Il saggio si sta preparando. La prima volta ci vuole fino a un minuto …

## Perché una mossa è la migliore; le sue cifre sono già state dette

reason-only = Qui non c'è altro da fare.
reason-next = La seconda scelta, { $other }: amico nel { $second } %.
reason-next-fief = La seconda scelta, feudo { $other }: amico nel { $second } %, { $stars } stelle attese.
reason-equal = Altrettanto buona: { $other }.
reason-equal-fief = Altrettanto buono: feudo { $other }.
reason-instead = { $best }: amico nel { $percent } %. { $other }: nel { $second } %.
reason-instead-fief = Feudo { $best }: { $stars } stelle attese. Feudo { $other }: { $fewer }.
reason-trumps =
    { $count ->
        [one] Lì la briscola è { $suit } e ne hai 1; nell'altro feudo hai { $fewer } briscole.
       *[other] Lì la briscola è { $suit } e ne hai { $count }; nell'altro feudo hai { $fewer } briscole.
    }
reason-scores = Segna, { $score } di { $target }; { $other } no.
reason-misses = Non segna, resta { $score } di { $target }; { $other } sì.
reason-forced = Niente più deve segnare: con essa la prossima dichiarazione costringe a segnare nel { $percent } % dei casi, dopo { $other } nel { $second } %.
reason-stuck = Ogni risposta rimasta deve segnare: con essa alla prossima dichiarazione nessuna lo fa nel { $percent } % dei casi, dopo { $other } nel { $second } %.
reason-free = Con essa la prossima dichiarazione lascia scegliere se segnare o no nel { $percent } % dei casi, dopo { $other } nel { $second } %.

## Tabelle di suggerimenti e probabilità

hint-friendly = amico
hint-stars = stelle
hint-lost = Difficilmente il feudo diventerà amico: conta il resto della partita.
odds-fief = feudo
odds-worth = vale
odds-between = { $low }–{ $high }
odds-note = Amico: in tante di 100 distribuzioni, con l'intervallo per 95 su 100. Stelle e medaglie: tutta la partita dopo.

## Il veggente

seer-yes = Il feudo { $fief } si può vincere:
seer-no = Il feudo { $fief } non si può vincere.
seer-undecided = Feudo { $fief }: la ricerca è finita prima di saperlo.
seer-count = Il feudo { $fief } si potrebbe vincere in { $count } mazzi su { $decks }.

## La revisione

review-untrained = Il saggio non si è allenato con un allestimento simile: qui le sue cifre sono meno sicure.
review-course-chance = Probabilità di { $stars } stelle con il gioco migliore
review-error-row = Errore del saggio
review-more =
    { $count ->
        [one] Un'altra scelta è costata poco.
       *[other] Altre { $count } scelte sono costate poco.
    }
review-flawless = Nessuna scelta è costata qualcosa che meriti uno sguardo.
review-decks = Con altri { $decks } mazzi: { $best } vince il feudo nel { $percent } % ({ $low }–{ $high }), { $played } nel { $second } %.
review-again = Di { $games } partite che cominciano come questa, il resto distribuito di nuovo, il saggio ne vince { $wins } con { $goal } stelle o più; in media ne ha { $stars }.
review-looking = Il saggio guarda indietro
review-further = Con altri mazzi
review-written = La revisione è in { $file }.

## Al tavolo del terminale

hint-promise = Consigliato: amico nel { $percent } % delle distribuzioni, { $stars } stelle attese alla fine.
odds-with = con { $rulers }
odds-stars-note = ★: stelle attese alla fine della partita.
ending-review = Guarda indietro: fortuna e scelte
review-quick = Un primo sguardo. Ne segue uno attento.
review-try = Riprova da qui, come esercizio:
review-key-read = leggi
review-key-again = riprova da lì
