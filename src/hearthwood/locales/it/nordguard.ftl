### Nordguard al tavolo. Le carte portano i propri testi; stanno nella cartella di ogni raccolta.

sled-guide = la guida
sled-bar-study = Lo studio: la mappa resta scoperta finché non si lascia Frontiera
sled-bar-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
sled-bar-steps =
    { $count ->
        [0] a Destinazione
        [one] manca 1 passo
       *[other] mancano { $count } passi
    }

## Carte e luoghi

sled-any-item = un oggetto qualsiasi
sled-some-items = uno di { $count } oggetti
sled-cell = { $location } ({ $cell })
sled-cell-down = { $cell }, coperto
sled-unsaid = un luogo
sled-nobody-yet = ancora nessuno
sled-here-lies = Qui c'è:
sled-slots =
    { $count ->
        [one] 1 posto
       *[other] { $count } posti
    }
sled-in-deck = { $count } nel mazzo
sled-uses =
    { $count ->
        [one] 1 uso
       *[other] { $count } usi
    }
sled-copies =
    { $count ->
        [one] {""}
       *[other] ×{ $count }
    }
sled-uses-always = Si può usare sempre di nuovo
sled-empty-slot = Un posto libero
sled-face-down = Coperto
sled-face-down-text = Nessuno vede che cosa c'è qui. Esploralo, o vacci e scoprilo.
sled-waypoint = rifugio, { $cell }
sled-kind-location = luogo
sled-kind-event = evento
sled-kind-waypoint = rifugio
sled-note-team = La squadra è qui.
sled-note-scouted = Esplorato: { $result } è la difficoltà del prossimo tentativo.
sled-note-lies = { $event }: { $text }
sled-note-evenings =
    { $count ->
        [one] Se ne va dopo 1 sera.
       *[other] Se ne va dopo { $count } sere.
    }
sled-note-remembered = Coperto. È stato visto qui e da allora non è stato mescolato.
sled-note-suggested = Va bene con: { $items }.
sled-note-used-power = Già usato; per ora non si può usare ancora.
sled-note-uses =
    { $count ->
        [one] Resta 1 uso.
       *[other] Restano { $count } usi.
    }
sled-note-used = È già stato usato: se cambia mano, tiene un uso.

## Requisiti ed effetti in parole, per le scelte

sled-and = {", poi "}
sled-or = {", oppure "}
sled-then = {"; "}
sled-dice =
    { $count ->
        [one] un dado
        [2] due dadi
        [3] tre dadi
       *[other] { $count } dadi
    }
sled-odd-dice =
    { $count ->
        [one] un dado a { $sides } facce
       *[other] { $count } dadi a { $sides } facce
    }
sled-dice-plus = { $dice } { $plus }
sled-with-chance = { $what } ({ $chance } %)
sled-way-roll = tira { $dice }, { $least } o più
sled-way-fight = tiro d'arma contro { $difficulty }
sled-way-carry = porta { $items }
sled-way-spend = spendi un uso: { $items }
sled-way-give = cedi { $items }
sled-way-pay =
    { $days ->
        [one] paga 1 giorno
       *[other] paga { $days } giorni
    }
sled-way-barred = non passa nessuno
sled-does-nothing = Non fare nulla
sled-does-days =
    { $way ->
        [more] { $count ->
            [one] Aggiungi un giorno
           *[other] Aggiungi { $count } giorni
        }
       *[less] { $count ->
            [one] Perdi un giorno
           *[other] Perdi { $count } giorni
        }
    }
sled-does-days-dice =
    { $way ->
        [more] Aggiungi { $dice } giorni
       *[less] Perdi { $dice } giorni
    }
sled-does-draw =
    { $count ->
        [one] Pesca un evento
       *[other] Pesca { $count } eventi
    }
sled-does-retreat =
    { $where ->
        [back] Ritirata dove è cominciato il giorno
        [waypoint] Ritirata al rifugio più vicino
       *[frontier] Ritirata a Frontiera
    }
sled-does-steal =
    { $each ->
        [yes] Ogni personaggio perde un oggetto: { $items }
       *[no] { $how ->
            [all] Vengono rubati tutti questi: { $items }
            [chosen] Viene rubato un oggetto a tua scelta: { $items }
           *[random] Viene rubato un oggetto a caso: { $items }
        }
    }
sled-does-gain =
    { $how ->
        [chosen] Trova un oggetto a scelta: { $items }
       *[random] Trova un oggetto a caso: { $items }
    }
sled-does-swap =
    { $how ->
        [chosen] Scambia { $items } con un oggetto a scelta
       *[random] Scambia { $items } con un oggetto a caso
    }
sled-does-restore =
    { $how ->
        [all] Tutti questi recuperano usi: { $items }
        [random] Uno a caso recupera usi: { $items }
       *[chosen] Uno a scelta recupera usi: { $items }
    }
sled-does-drain =
    { $how ->
        [all] Tutti questi perdono usi: { $items }
        [random] Uno a caso perde usi: { $items }
       *[chosen] Uno a scelta perde usi: { $items }
    }
sled-does-restock = Rifornirsi
sled-does-move =
    { $how ->
        [random] Spostarsi a caso: { $region }
       *[chosen] Spostarsi: { $region }
    }
sled-does-scout =
    { $how ->
        [all] Esplorare tutti: { $region }
        [random] Esplorarne uno a caso: { $region }
       *[chosen] Esplorarne uno: { $region }
    }
sled-does-reveal =
    { $how ->
        [all] Scoprire tutti: { $region }
        [random] Scoprirne uno a caso: { $region }
       *[chosen] Scoprirne uno: { $region }
    }
sled-does-turn-down =
    { $how ->
        [all] Coprire tutti: { $region }
        [random] Coprirne uno a caso: { $region }
       *[chosen] Coprirne uno: { $region }
    }
sled-does-shuffle =
    { $how ->
        [random] Mescolare a caso: { $region }
        [chosen] Mescolare a scelta: { $region }
       *[here] Mescolare: { $region }
    }
sled-does-shift =
    { $how ->
        [random] Spostare di un posto a caso: { $region }
        [chosen] Spostare di un posto a scelta: { $region }
       *[here] Spostare di un posto: { $region }
    }
sled-does-clear =
    { $how ->
        [all] Liberare dagli ostacoli: { $region }
        [random] Liberarne uno a caso: { $region }
       *[chosen] Liberarne uno dagli ostacoli: { $region }
    }
sled-does-stay =
    { $how ->
        [random] Resta a caso: { $region }
       *[chosen] Resta: { $region }
    }
sled-does-meet = { $needed }: se riesce, { $passed }; se no, { $failed }
sled-does-choose = Scegli: { $ways }
sled-does-tomorrow = Domani: { $what }
sled-region-here = il luogo della squadra
sled-region-north = il luogo a nord
sled-region-east = il luogo a est
sled-region-south = il luogo a sud
sled-region-west = il luogo a ovest
sled-region-ahead = il luogo davanti
sled-region-neighbours = i luoghi vicini alla squadra
sled-region-row = una riga
sled-region-column = una colonna
sled-region-face-down = i luoghi coperti
sled-region-face-up = i luoghi scoperti
sled-region-waypoints = i rifugi
sled-region-all = tutti i luoghi
sled-way-to-north = Nord
sled-way-to-east = Est
sled-way-to-south = Sud
sled-way-to-west = Ovest

## Che cosa è successo

sled-told-joined = { $character } si unisce alla squadra.
sled-told-took = { $who } prende: { $item }.
sled-told-study-ended = La squadra è pronta. Tutto tranne Frontiera e Destinazione viene coperto.
sled-told-day =
    { $led ->
        [yes] Giorno { $day }, guida { $lead }. Giorni rimasti: { $days }.
       *[no] Giorno { $day }. Giorni rimasti: { $days }.
    }
sled-told-waits = La squadra resta ferma tutto il giorno.
sled-told-goes = { $way }, verso { $cell }.
sled-told-turned-up = Scoperto: { $cell }.
sled-told-ignored =
    { $own ->
        [yes] { $who } conosce un altro passaggio: si ignora { $card }.
       *[no] { $who } usa { $item }: si ignora { $card }.
    }
sled-told-beaten = { $card }: superato.
sled-told-turned-back = { $card }: non superato. La squadra resta dov'era.
sled-told-arrived = La squadra arriva a { $cell }.
sled-told-event = Evento: { $event }.
sled-latest-event = Evento: { $event }. { $text }
sled-told-events-shuffled = Gli eventi usati vengono mescolati in un mazzo nuovo.
sled-told-won =
    { $days ->
        [one] Sera a Destinazione, con 1 giorno rimasto: vittoria.
       *[other] Sera a Destinazione, con { $days } giorni rimasti: vittoria.
    }
sled-told-lost = L'ultima lanterna si è spenta: sconfitta.
sled-told-blocked = Ogni via è sbarrata: sconfitta.
sled-told-threw = Altri dadi: { $dice }.
sled-told-difficulty = La difficoltà è { $total } (dadi { $dice }).
sled-told-rolled =
    { $more ->
        [0] Tiro: { $dice } dà { $total } contro { $difficulty }.
       *[other] Tiro: { $dice }, con gli aiuti { $total }, contro { $difficulty }.
    }
sled-told-scouted = Esplorato { $cell }: difficoltà { $total }.
sled-told-fight = Tiro d'arma contro { $difficulty }.
sled-told-fire =
    { $own ->
        [yes] { $who } colpisce: { $dice }. { $total } su { $difficulty }.
       *[no] { $who }, { $item }: { $dice }. { $total } su { $difficulty }.
    }
sled-told-again =
    { $own ->
        [yes] { $who } ripete il colpo: { $dice }. { $total } su { $difficulty }.
       *[no] { $who } ripete il colpo ({ $item }): { $dice }. { $total } su { $difficulty }.
    }
sled-told-passed = { $seat } passa.
sled-told-fight-won = { $total } su { $difficulty }: vinto.
sled-told-fight-lost = { $total } su { $difficulty }: non basta.
sled-told-used =
    { $own ->
        [yes] { $who } usa un proprio potere.
       *[no] { $who } usa: { $item }.
    }
sled-told-offered = { $who } offre a { $other }: { $item }.
sled-told-traded =
    { $way ->
        [keep] { $other } riceve da { $who }: { $item }.
        [swap] { $other } riceve da { $who } { $item } e dà { $given }.
       *[decline] { $other } non accetta: { $item }.
    }
sled-told-dropped = { $who } lascia a terra: { $item }.
sled-told-picked-up = { $who } raccoglie: { $item }.
sled-told-left-behind = Restano indietro e tornano nel mazzo: { $items }.
sled-told-used-up = { $item } di { $who }: usi finiti, torna nel mazzo.
sled-told-spent = { $who } spende un uso: { $item }.
sled-told-gave = { $who } cede: { $item }.
sled-told-stolen =
    { $where ->
        [ground] { $who } perde { $item }; resta qui.
        [box] { $who } perde { $item } per sempre.
       *[deck] Furto a { $who }: { $item }.
    }
sled-told-safe = A { $who } non si può rubare: { $item }.
sled-told-found = Trovato: { $item }.
sled-told-placed =
    { $how ->
        [decline] Nessuno prende { $item }; va nel mazzo.
       *[keep] { $who } prende: { $item }.
    }
sled-told-swapped = { $who } scambia { $given } con { $item }.
sled-told-restored =
    { $uses ->
        [one] { $item } di { $who } ha di nuovo 1 uso.
       *[other] { $item } di { $who } ha di nuovo { $uses } usi.
    }
sled-told-drained =
    { $uses ->
        [one] { $item } di { $who } perde un uso.
       *[other] { $item } di { $who } perde { $uses } usi.
    }
sled-told-put-back = { $who } rimette: { $item }.
sled-told-days =
    { $way ->
        [more] { $count ->
            [one] Un giorno in più: ne restano { $days }.
           *[other] { $count } giorni in più: ne restano { $days }.
        }
       *[less] { $count ->
            [one] Un giorno in meno: ne restano { $days }.
           *[other] { $count } giorni in meno: ne restano { $days }.
        }
    }
sled-told-paid =
    { $days ->
        [one] Costa un giorno.
       *[other] Costa { $days } giorni.
    }
sled-told-moved = Ora la squadra è a { $cell }.
sled-told-turned-down = Coperto: { $cell }.
sled-told-shuffled = Mescolati e coperti: { $cells }.
sled-told-shifted = Spostati di un posto: { $cells }.
sled-told-laid = { $event } resta su { $cell }.
sled-told-cleared = { $event } se ne va da { $cell }.
sled-told-more-events =
    { $count ->
        [one] C'è da pescare un altro evento.
       *[other] Ci sono da pescare altri { $count } eventi.
    }
sled-told-tomorrow = { $card }: domattina accadrà qualcosa.

## Che cosa c'è da decidere

sled-over-won = Vittoria: le braci sono a Destinazione.
sled-over-lost = Sconfitta: i giorni sono finiti.
sled-over-blocked = Sconfitta: non c'è via.
sled-ask-choose = Chi si unisce alla squadra? Personaggio { $number } di { $count }.
sled-ask-items =
    { $count ->
        [one] { $who } ha 1 posto libero: quale oggetto?
       *[other] { $who } ha { $count } posti liberi: quale oggetto?
    }
sled-ask-ready = Guarda la mappa quanto vuoi. Poi la squadra lascia Frontiera.
sled-ask-day = Dove va la squadra? Prima usa, scambia o lascia ciò che vuoi.
sled-ask-face = { $card }: affrontarlo o aggirarlo?
sled-ask-draw =
    { $count ->
        [one] C'è da pescare un evento: vuoi vederne di più?
       *[other] Ci sono da pescare { $count } eventi: vuoi vederne di più?
    }
sled-ask-pick = Quale di questi eventi accade?
sled-ask-trade = { $other }: { $who } offre { $item }. Accetti?
sled-ask-roll = { $card }: { $dice } contro { $difficulty }. Aiuta qualcosa?
sled-ask-again = { $card }: il tiro contro { $difficulty } è fallito. Ripeterlo?
sled-ask-fight = { $card }: { $total } su { $difficulty }. Chi tira?
sled-ask-found = Trovato: { $item }. Per chi?
sled-ask-place = { $item } per { $who }: dove?
sled-ask-restock = { $who } si rifornisce: prima rimetti, poi prendi. Posti liberi: { $count }.
sled-ask-spend = { $card } chiede: { $needed }. Lo fai?
sled-ask-give = { $card } chiede: { $needed }. Lo fai?
sled-ask-pay =
    { $days ->
        [one] { $card } chiede un giorno. Lo paghi?
       *[other] { $card } chiede { $days } giorni. Li paghi?
    }
sled-ask-any = { $card }: in che modo provi?
sled-ask-way = { $card }: che cosa scegli?
sled-ask-retreat = Due rifugi sono altrettanto vicini: a quale?
sled-ask-move = { $card }: dove si sposta la squadra?
sled-ask-steal = { $card }: quale oggetto se ne va?
sled-ask-gain = { $card }: quale oggetto trovi?
sled-ask-swap = { $card }: scambi un tuo oggetto?
sled-ask-restore = { $card }: quale oggetto recupera usi?
sled-ask-drain = { $card }: quale oggetto perde usi?
sled-ask-scout = { $card }: quale luogo esplori?
sled-ask-reveal = { $card }: quale luogo viene scoperto?
sled-ask-turn-down = { $card }: quale luogo viene coperto?
sled-ask-shuffle = { $card }: quale linea viene mescolata?
sled-ask-shift = { $card }: quale linea si sposta?
sled-ask-clear = { $card }: quale luogo viene liberato?
sled-ask-stay = { $card }: dove resta?

## Righe e pulsanti

sled-act-go = { $way }: { $place }
sled-act-stay = Restare fermi oggi
sled-act-ready = Lasciare Frontiera
sled-act-restock = Rifornirsi
sled-act-done = Pronto: nient'altro
sled-act-keep = In un posto libero
sled-act-decline = No: nel mazzo degli oggetti
sled-act-decline-trade = Non accettare
sled-act-pass = Lasciare così
sled-act-pass-fight = Basta colpi
sled-act-face = Affrontarlo
sled-act-roll = Tirare i dadi
sled-act-pay = Pagare
sled-act-fail = No
sled-act-fail-any = Nessuno di questi
sled-act-none = Non scambiare nulla
sled-act-draw = Pescare
sled-act-use = { $item } ({ $who })
sled-act-use-own = { $who }, potere proprio
sled-act-fire = { $item } ({ $who })
sled-act-fire-own = { $who }, a zampe nude
sled-act-again = Ripetere: { $item } ({ $who })
sled-act-again-own = Ripetere: { $who }
sled-act-ignore = Aggirarlo: { $item } ({ $who })
sled-act-ignore-own = Aggirarlo: { $who }
sled-act-spend = Spendere un uso: { $item } ({ $who })
sled-act-yield = Cedere { $item } ({ $who })
sled-act-drop = Lasciare { $item }
sled-act-put = Rimettere { $item } ({ $who })
sled-act-replace = Al posto di { $item }
sled-act-swap = Accettare in cambio di { $item }
sled-act-item = { $item } ({ $who })
sled-act-give = { $item }: da { $who } a { $other }
sled-act-pick = { $who } raccoglie { $item }
sled-act-open = Che cosa si può farne?

## Che cosa farebbe una mossa

sled-if-stay =
    { $days ->
        [0] Né sfida né evento; passa l'ultimo giorno.
        [one] Né sfida né evento; poi resta 1 giorno.
       *[other] Né sfida né evento; poi restano { $days } giorni.
    }
sled-if-face-down = È coperto: viene scoperto e va superato.
sled-if-free = Nessuna sfida: la squadra entra.
sled-if-meet = Per entrare: { $needed }.
sled-if-obstacle = Poi { $event }: { $needed }.
sled-if-fire = Mancano { $missing }: questo colpo da solo ci arriva nel { $chance } %.
sled-if-all =
    { $count ->
        [0] Non resta nulla da tirare.
        [one] Il colpo rimasto basta nel { $chance } %.
       *[other] I { $count } colpi e aiuti rimasti bastano nel { $chance } %.
    }
sled-if-roll = { $difficulty } o più: { $chance } %.
sled-if-chance = Così come stanno le cose: { $chance } %.
sled-if-pass = Quando tutti hanno passato, il combattimento è perso.
sled-if-pay =
    { $days ->
        [one] Poi resta 1 giorno.
       *[other] Poi restano { $days } giorni.
    }
sled-if-fail = Il requisito non è soddisfatto.
sled-if-ready-memory = Tutto tranne gli angoli viene coperto; dovrai ricordare.
sled-if-ready-notebook = Tutto tranne gli angoli viene coperto; il tavolo continua a mostrare ciò che si è visto.
sled-if-give = L'altro può dare qualcosa in cambio.
sled-if-give-new = Non è mai stato usato: l'altro ne ha tutti gli usi.
sled-if-give-used = È già stato usato: con l'altro ha un uso.
sled-if-drop = Chiunque può raccoglierlo finché la squadra non parte; poi torna nel mazzo.

## Perché una mossa non è possibile

sled-why-over = La partita è finita. ({ $rule })
sled-why-edge = Lì la mappa finisce. ({ $rule })
sled-why-nobody = Non c'è un tale personaggio. ({ $rule })
sled-why-no-such-item = Non c'è un tale oggetto. ({ $rule })
sled-why-bound = { $item }: va portato finché la squadra non lascia Frontiera per la prima volta. ({ $rule })
sled-why-no-trade-now = Niente scambi mentre si risolve una carta. ({ $rule })
sled-why-shut = { $item } oggi è già stato con { $who } e non torna. ({ $rule })
sled-why-no-room = { $who } non ha posti liberi né nulla da dare in cambio. ({ $rule })
sled-why-not-at-frontier = Ci si rifornisce a Frontiera, una volta al giorno. ({ $rule })
sled-why-not-now = Non è questo che si chiede ora. ({ $rule })
sled-why-here = La squadra è qui. Scegli un luogo vicino, o resta con il punto. (G2.going)
sled-why-far = La squadra fa un passo al giorno: nord, est, sud o ovest. (G2.going)
sled-why-nothing = Ora non si può farne nulla.

## I mazzi

sled-decks = I mazzi
sled-item-deck = Mazzo degli oggetti: { $count }
sled-event-deck = Mazzo degli eventi: { $count }
sled-used-events = Eventi usati: { $count }
sled-decks-note = Che cosa contengono i mazzi, per nome; l'ordine non lo conosce nessuno.
sled-book = Le carte
sled-book-characters = Personaggi
sled-book-locations = Luoghi
sled-book-items = Oggetti
sled-book-events = Eventi
sled-book-characters-note = Ognuno ha posti per oggetti; alcuni ne hanno già all'inizio. Ognuno c'è una volta.
sled-book-locations-note = Frontiera e Destinazione stanno in angoli opposti, gli altri mescolati tra loro.
sled-book-items-note = La squadra sceglie tra questi prima di partire; il resto è il mazzo degli oggetti.
sled-book-events-note = Se ne pesca uno all'arrivo, se il luogo non dice altro.

## Partita nuova, partite salvate, statistiche

sled-home-new = Nordguard: partita nuova
sled-home-continue = Nordguard: continua
sled-home-games = Nordguard: partite salvate
sled-home-rules = Nordguard: regole e tasti
sled-new-title = Nordguard: una partita nuova
sled-new-width = Mappa, larghezza
sled-new-height = Mappa, altezza
sled-new-characters = Personaggi
sled-new-team = Squadra
sled-new-team-chosen = si sceglie al tavolo
sled-new-team-drawn = a sorte
sled-new-players = Giocatori
sled-new-persons =
    { $count ->
        [one] una persona li gioca tutti
       *[other] { $count } a questo tavolo
    }
sled-new-seat = Giocatore { $number }, gioca { $letters }
sled-new-player = Giocatore { $number }
sled-new-lead = Chi guida
sled-new-lead-turns = ogni giorno un altro
sled-new-lead-first = sempre il primo
sled-new-recall = Ciò che si è visto
sled-new-recall-memory = sta a voi ricordarlo
sled-new-recall-notebook = resta mostrato
sled-new-width-note = Da ovest a est. Mappe usuali: 4 × 4 per uno o due personaggi, 5 × 5 per due o tre, 6 × 6 per tre o quattro, 7 × 7 da quattro a sette.
sled-new-height-note = Da sud a nord. La partita dura tanti giorni quanti larghezza e altezza insieme.
sled-new-characters-note = Quanti personaggi corrono con la slitta, da uno a sette. Una persona può giocarne diversi.
sled-new-team-note = Scegli personaggi e oggetti con la mappa davanti, o falli estrarre a sorte, con gli oggetti che stanno loro bene.
sled-new-players-note = Una persona, o diverse a turno a questa tastiera: il tavolo dice chi decide.
sled-new-seat-note = Scrivi un nome, o gira con le frecce perché la guida giochi questo posto.
sled-new-lead-note = Chi guida decide dove va la squadra e ciò che le carte lasciano alla squadra.
sled-new-recall-note = Secondo le regole la mappa va ricordata. Il taccuino continua a mostrare ciò che si è visto e non è stato mescolato.
sled-new-begin-note = Invio stende la mappa. La partita è salvata dopo ogni mossa: puoi lasciare quando vuoi.
sled-record = Nordguard: statistiche
sled-record-days = giorni in più
sled-record-note = I giorni in più sono la media delle partite vinte. Ogni partita conta una volta.

## La fine

sled-ending-won =
    { $days ->
        [one] Vittoria il giorno { $day }, con 1 giorno rimasto. Il faro arde di nuovo.
       *[other] Vittoria il giorno { $day }, con { $days } giorni rimasti. Il faro arde di nuovo.
    }
sled-ending-lost =
    { $steps ->
        [0] Sconfitta il giorno { $day }, a Destinazione: non restava nessun giorno.
        [one] Sconfitta il giorno { $day }: i giorni sono finiti a 1 passo da Destinazione.
       *[other] Sconfitta il giorno { $day }: i giorni sono finiti a { $steps } passi da Destinazione.
    }
sled-ending-blocked = Sconfitta il giorno { $day }: ogni via era sbarrata.
sled-ending-stopped = Abbandonata il giorno { $day }.
sled-ending-seed = Seme di questa mappa: { $seed }
sled-run-way = Luoghi raggiunti: { $entered }. Tentativi falliti: { $turned }. Giorni di attesa: { $stayed }.
sled-run-events = Eventi: { $events }. Giorni persi per le carte: { $lost }, guadagnati: { $won }.
sled-run-dice = Tiri riusciti: { $beaten } su { $rolls }. Tiri d'arma vinti: { $fought } su { $fights }.
sled-run-items = Oggetti trovati: { $found }. Rubati: { $stolen }. Finiti: { $spent }.

## Tasti

key-look = guarda
key-way = vai
key-stay = resta
key-fire = tira
key-leave-it = no
key-row = scegli
key-team = squadra
key-decks = mazzi
key-day = giorno
help-sled-look = guarda la mappa, le righe o la squadra; accanto si legge la carta che guardi
help-sled-way = indica il luogo a nord (n), est (e), sud (s) o ovest (w); lo stesso tasto di nuovo ci va
help-sled-stay = resta fermo tutto il giorno
help-sled-rows = una riga di ciò che si può scegliere; lo stesso tasto di nuovo lo fa
help-sled-fire = tira con un'arma, in un tiro d'arma
help-sled-leave = no: basta colpi, non pagare, non accettare
help-sled-words = tira o rifornisciti; pronto o pesca; tieni o affronta
help-sled-tab = dalla mappa alle righe, alla squadra, e di nuovo
help-sled-team = a ciò che la squadra porta; lì Invio scambia, lascia, usa
help-sled-card = la carta che guardi e tutte le altre
help-sled-decks = ciò che resta nei mazzi e gli eventi usati

## Regole, per capitoli

rules-trek-goal-title = Di che si tratta
rules-trek-goal-text =
    Da uno a sette personaggi attraversano insieme una mappa di carte, come una sola squadra con la slitta, prima che finiscano i giorni. Vincono tutti o perdono tutti. Una persona può giocarne diversi.

    La squadra parte da Frontiera, a sud-ovest. Ha vinto se la sera è a Destinazione, a nord-est, con almeno un giorno rimasto. (G1.goal)
rules-trek-map-title = La mappa
rules-trek-map-text =
    Tra Frontiera e Destinazione i luoghi sono mescolati e disposti riga per riga. Finché la squadra non lascia Frontiera sono scoperti: studiali. Poi vengono coperti. (G1.map, G1.study)

    Secondo le regole va ricordato dove stava che cosa. Con il taccuino, il tavolo continua a mostrare ciò che si è visto e non è stato mescolato. (G4.7)

    Ci sono tanti giorni quanti larghezza e altezza della mappa insieme.
rules-trek-team-title = Squadra e oggetti
rules-trek-team-text =
    Ogni personaggio ha posti per oggetti, e forse oggetti iniziali, che porta finché la squadra non lascia Frontiera per la prima volta. Gli altri posti si riempiono con oggetti qualsiasi. Nessuno porta mai più oggetti che posti. (G1.team)

    Gli oggetti avanzati e gli eventi sono due mazzi coperti. Quali carte contengono lo può guardare chiunque; l'ordine non lo conosce nessuno.
rules-trek-day-title = Un giorno
rules-trek-day-text =
    Prima di andare: esplora e usa ciò che si può; a Frontiera, rifornisciti. Scambiare, lasciare e raccogliere si può a ogni sosta, ma non mentre si risolve una carta. (G2.before)

    Andare: nord, est, sud, ovest, o restare. Il luogo viene scoperto e va superato. Se no, la squadra resta dov'era e il giorno finisce. (G2.going)

    Arrivare: la squadra pesca un evento, se il luogo non dice altro. (G2.arriving)

    Sera: a Destinazione con un giorno rimasto la partita è vinta. Altrimenti passa un giorno; senza giorni è persa. (G2.evening)
rules-trek-entering-title = Entrare in un luogo
rules-trek-entering-text =
    Prima il luogo, poi gli eventi che vi stanno sopra, dal più vecchio. Il primo fallimento chiude il tentativo. Ciò che si è speso resta speso. (G4.10)

    Rientrare in un luogo vuol dire superarlo di nuovo e pescare di nuovo eventi. (G4.2)

    Se all'inizio di un giorno ogni luogo vicino è sbarrato, e nulla di ciò che c'è può cambiarlo, la partita è persa. (G2.blocked)
rules-trek-fights-title = Tiri e tiri d'arma
rules-trek-fights-text =
    Un tiro: tira i dadi e arriva almeno al numero richiesto. Raggiungerlo esattamente basta. (G4.3)

    Un tiro d'arma: le armi tirano una per una. Ogni colpo spende un uso e aggiunge un dado al totale. Fermati quando vuoi. Un Coltello e simili si possono usare una volta per combattimento. (G3.weapon)

    I dadi che fissano la difficoltà si tirano e si mostrano prima del primo colpo. (G4.12)
rules-trek-items-title = Usi, scambi, lasciare
rules-trek-items-text =
    Un oggetto con un numero di usi va nel mazzo degli oggetti quando si spende l'ultimo. (G3.uses)

    Uno scambio dà un oggetto a un posto libero, o ne scambia due. Un oggetto già usato tiene esattamente un uso quando cambia mano; uno mai usato arriva con tutti gli usi di chi lo riceve. (G3.trade)

    Ciò che si lascia si può raccogliere finché la squadra non parte. In un giorno nessun oggetto torna a chi lo ha già avuto. (G3.drop, G4.16)

    Rifornirsi a Frontiera: rimetti ciò che vuoi, poi prendi ciò che vuoi. (G4.14)
rules-trek-scouting-title = Esplorare
rules-trek-scouting-text =
    Esplorare un luogo lo scopre e tira i dadi della sua difficoltà, se ne ha. Il risultato resta sulla carta per il prossimo tentativo. (G3.scout, G4.11)

    Nickel esplora un luogo qualsiasi della mappa, una volta al giorno. Il Binocolo esplora tutti i luoghi vicini, per un giorno del conto.
rules-trek-events-title = Eventi
rules-trek-events-text =
    Un evento fa ciò che vi sta scritto. Ciò che non si può fare si salta; le scelte offrono solo il possibile. (G4.20)

    Alcuni eventi restano su un luogo come ostacoli, per sempre se la carta non dice altro. Frontiera e Destinazione non vengono mai sbarrate. (G4.19)

    Quando il mazzo è vuoto, gli eventi usati ne formano uno nuovo. (G3.events)
rules-trek-moving-title = Ritirata, mescolare, spostare
rules-trek-moving-text =
    Ritirata: la squadra è subito altrove, senza sfida né evento: dove è cominciato il giorno, al rifugio scoperto più vicino, o a Frontiera. Gli eventi ancora da pescare non si pescano. (G3.retreat, G4.18)

    I luoghi mescolati perdono ciò che vi sta sopra e vengono coperti. Quelli soltanto spostati tengono tutto. (G3.shuffle)
rules-trek-end-title = La fine
rules-trek-end-text =
    Arrivare l'ultimo giorno vince. Se un evento toglie l'ultimo giorno durante il giorno, la sera la squadra perde anche a Destinazione. (G4.1)

    I giorni possono scendere a nulla e risalire; conta solo la sera. (G4.21)
rules-trek-seats-title = Più giocatori
rules-trek-seats-text =
    Gli oggetti di ogni giocatore li usa quel giocatore. Andare, restare e ciò che le carte lasciano alla squadra spetta a chi guida, che cambia ogni giorno. (G6.lead, G6.items)

    In un tiro d'arma i giocatori tirano o passano a turno, finché è vinto o tutti hanno passato di fila. (G4.9)

    Il tavolo dice sopra le righe chi decide. Tutti vedono lo stesso: gli oggetti sono in vista, i mazzi e i luoghi coperti sono nascosti a tutti.
rules-trek-undo-title = Annullare, e pratica
rules-trek-undo-text =
    Una mossa si può annullare finché non ha mostrato nulla di nascosto: nessuna carta scoperta, nessun dado tirato.

    Più indietro è pratica: scegli una mossa nel diario; ciò che lì non si era visto viene mescolato di nuovo, e la partita conta a parte.
