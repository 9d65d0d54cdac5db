### Ciò che dice soltanto il tavolo nel browser.

## Ovunque

web-close = Chiudi
web-skip = Alla decisione
web-places = Dove andare
web-home = Inizio
web-theme-auto = come il sistema
daily-title = Sfida del giorno
web-learn = Impara a giocare
web-settings = Impostazioni
web-companion = Con carte stampate
web-reload = Ricarica
web-again = Prova ora
web-more = Mostra altro
web-delete = Elimina
web-delete-question = Eliminare questa partita per sempre? Spariscono anche i suoi link di replay.
web-lost = A questo indirizzo non c'è nulla.
web-opening = Il tavolo viene apparecchiato …
web-line-lost =
    { $seconds ->
        [one] Il tavolo non risponde. L'ultima mossa è salva; nuovo tentativo tra 1 secondo.
       *[other] Il tavolo non risponde. L'ultima mossa è salva; nuovo tentativo tra { $seconds } secondi.
    }

## Inizio

web-northwood-line = Un gioco in solitario: otto feudi e, in ciascuno, esattamente le carte che chiede.
web-nordguard-line = Una corsa in slitta da uno a sette: una mappa nascosta, pochi giorni, una manciata di cose.
web-continue-day =
    { $day ->
        [0] Continua lo studio
       *[other] Continua il giorno { $day }
    }
web-set-out = Parti
web-play = Gioca
web-choose-setup = Scegli come
web-continue = Riprendi la visita { $visit }
web-running = In corso
web-fans = Fatto da persone a cui piacciono questi giochi. I giochi e i loro nomi sono dei loro autori; qui non si usa nulla della loro arte né dei loro testi.

## Il tavolo

web-fiefs = Gli otto feudi
web-allies = I tuoi alleati
web-meeting = Il luogo dell'incontro
web-here = Sei qui
web-standing-home = Amichevole
web-standing-brought = Con te
web-standing-gone = Amichevole
web-standing-lost = Perso
web-not-visited = non visitato
web-stars =
    { $stars ->
        [one] 1 stella,
       *[other] { $stars } stelle,
    }
web-possible = { $possible } ancora possibili
web-of-possible = su { $possible } possibili
web-spent = esaurito
web-ready = pronto
web-over = su { $ally }
web-spent-visit = Esaurito in questa visita.
web-ally-name = { $ally }, posto { $slot }{ $below }{ $state }
web-says = dice
web-waits = attende
web-says-short = { $rank } dice
web-listens-short = { $rank } attende
web-you-answer = Rispondi
web-of = di { $target }
web-too-many = di troppo
web-trump = { $suit }: briscola
web-trump-short = briscola
web-prompt-follow = Si è parlato di { $suit }: rispondi con { $cards }.
web-undo = Annulla
web-hint = Suggerimento
web-daily = Sfida del giorno, { $day }
web-stop = Abbandona questa partita
web-review = Analizza
web-record = Salva come testo
web-choose = Scegli
web-deed-visit = Visita il feudo { $fief }
web-hand =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
web-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-card-name = { $card }, carta { $place } di { $count }
web-card-playable = giocabile
web-card-unplayable = non giocabile
web-card-chosen = scelta
web-card-hinted = consigliata
web-would-score = farebbe punto
web-would-miss = non farebbe punto
web-pile-deck = mazzo
web-pile-discard = scarti
web-pile-score = punteggio
web-pile-name = { $pile }: { $count }{ $statement }
web-and-statement = {" "}e la dichiarazione
web-goes-discard = nella pila degli scarti
web-goes-score = nella pila del punteggio
web-goes-deck = in cima al mazzo
web-goes-hand = tutte quelle del suo valore vengono in mano
web-deed-discard = Scarta { $cards }
web-deed-score = Metti a punteggio { $cards }
web-transcript-note = Una riga riporta a prima della sua mossa. Oltre ciò che ti ha mostrato qualcosa di nascosto, la partita prosegue come pratica.
web-log-said = Dibattito { $number }. Si dice { $said }.
web-log-answered = Dibattito { $number }. Si è detto { $said }, hai risposto { $answer }: { $result }.
web-help-escape = lasciare ciò che è segnato; chiudere ciò che è aperto
web-single-keys = I singoli tasti agiscono al tavolo
web-seed-wrong = Un seme è un numero intero da 0 a 18446744073709551615.

## Aiuto al tavolo

web-rules = Regole
web-rule = La regola
web-about = { $who }: cosa fa la carta
web-rules-search = Cerca nelle regole e tra i personaggi
web-rules-found =
    { $count ->
        [one] 1 passo trovato
       *[other] { $count } passi trovati
    }
web-rules-contents = Indice
web-rules-none = Né le regole né le carte contengono «{ $asked }».
web-help-rules = le regole e tutti i personaggi, da cercare

## Ciò che il server rifiuta

problem-unreachable = Il server non risponde. Nulla è perso; riprova tra un momento.
problem-invalid = Il server non capisce questo: { $field }.
problem-no-profile = Questo browser non è ancora conosciuto qui. Ricarica la pagina.
problem-other-origin = La richiesta viene da un altro sito.
problem-not-found = Non c'è più.
problem-no-such-method = Questo non si può fare qui.
problem-stale = Il tavolo è già andato avanti.
problem-not-yours = Quello è il posto di un altro.
problem-running = Prima la partita deve finire.
problem-day-open = Il replay del { $day } si apre quando il giorno è finito.
problem-day-closed = Non c'è una mano per il { $day }.
problem-wrong-code = Questo codice non vale, o non più. Chiedine uno nuovo sull'altro dispositivo.
problem-too-long = Questa partita ha { $limit } voci e non ne accetta altre.
problem-too-many-tables = Conservi { $limit } partite e non c'è posto per altre. Eliminane prima qualcuna.
problem-too-many = Era troppo in una volta. Riprova tra { $seconds } secondi.
problem-too-large = È troppo grande: al massimo { $limit } byte.
problem-reveal-count = Sono state scoperte { $needed } carte, ma ne sono state scritte { $given }.
problem-not-saved = Non è stato possibile salvare, quindi non è stato fatto nulla. Riprova.
problem-no-review = Le partite di questo tipo non si possono ancora rivedere.
problem-strict = Questo tavolo è stato aperto senza suggerimenti né probabilità.
problem-thinkers-busy = Ora stanno chiedendo altri. Riprova tra un momento.
problem-thinking-too-long = Pensarci ha richiesto troppo tempo. Non è cambiato nulla.
problem-thinking-failed = Non è arrivata risposta. Non è cambiato nulla.
problem-no-thinkers = Questo server non dà suggerimenti.
refusal-cannot-undo = L'ultima mossa ti ha mostrato qualcosa di nascosto, quindi resta. Più indietro è pratica, dalla trascrizione.
refusal-ended = La partita è finita.
refusal-still-secret = Questo resta segreto fino alla fine della partita.
refusal-invalid-text = Questo non si può leggere: { $field }.
refusal-invalid-record = Questo verbale non dà la partita che dichiara.
refusal-rules = Le regole lo rifiutano.
