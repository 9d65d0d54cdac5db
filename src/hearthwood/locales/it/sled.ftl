### Ciò che dice solo il tavolo di Nordguard nel browser.

## Il tavolo

sled-bar-day = Giorno { $day }
sled-bar-studying = Studio
sled-map = Mappa, { $width } × { $height }
sled-team = La squadra
sled-choices = Che cosa si può scegliere
sled-before-going = Prima di andare
sled-go-way =
    { $way ->
        [north] A nord
        [east] A est
        [south] A sud
       *[west] A ovest
    }
sled-scouted = esplorato
sled-barred = sbarrato
sled-empty = vuoto
sled-lead-today = guida oggi
sled-carries = Porta
sled-pile-items = oggetti
sled-pile-events = eventi
sled-pile-used = usati
sled-rules-and-cards = Regole e carte
sled-search = Cerca in regole e carte
sled-thinking = La guida guarda la pista …
sled-help-escape = lasciare ciò che è segnato; in un tiro d'armi, pensare a fermarsi

## Dadi

sled-of = su { $difficulty }
sled-roll-name = { $total } su { $difficulty }
sled-odds-next = Il prossimo tiro da solo, { $missing } o più
sled-odds-all =
    { $count ->
        [0] Niente più da tirare, { $missing } o più
        [one] L'unico tiro che resta, { $missing } o più
       *[other] Tutti i { $count } tiri e aiuti, { $missing } o più
    }
sled-odds-roll = { $difficulty } o più
sled-uses-left =
    { $count ->
        [one] resta 1 uso
       *[other] restano { $count } usi
    }
sled-no-use = non si consuma
sled-throws = { $dice }, { $cost }

## Letto ad alta voce

sled-spoken-remembered = { $location } ({ $cell }), visto, coperto
sled-spoken-difficulty = difficoltà { $difficulty }
sled-spoken-team = la squadra è qui
sled-spoken-aimed = { $site }, scelto
sled-spoken-item = { $item }, di { $who }
sled-spoken-uses =
    { $count ->
        [one] { $item }, resta 1 uso, di { $who }
       *[other] { $item }, restano { $count } usi, di { $who }
    }

## Una nuova corsa

sled-quick = La prima corsa
sled-quick-note = Una mappa di 4 × 4, Nickel l'esploratore e Brann il cacciatore con ciò che fa per loro. Quanto è stato visto resta mostrato.
sled-own-way = Come vuoi tu
sled-map-size = Mappa
sled-size = { $width } × { $height }
sled-size-own = altra
sled-days-note = { $days } giorni. Di solito: 4 × 4 per uno o due personaggi, 5 × 5 per due o tre, 6 × 6 per tre o quattro, 7 × 7 da quattro a sette.
sled-team-named = si nomina qui
sled-team-note = A sorte, al tavolo con la mappa davanti, o qui e ora.
sled-items-suggested = ciò che fa per loro
sled-items-chosen = si scelgono al tavolo
sled-players-note = Una persona, o diverse a turno a questo schermo: il tavolo dice chi decide.
sled-player-name =
    { $count ->
        [one] Giocatore { $number }, 1 personaggio
       *[other] Giocatore { $number }, { $count } personaggi
    }
sled-lay = Stendi la mappa
