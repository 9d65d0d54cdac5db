### Per Northwood! al tavolo. Le carte si scrivono come nella notazione: C8 è l'8 di Artigli.

northwood-title = Per Northwood!
bar-visit = Visita { $visit } di 8
bar-stars =
    { $stars ->
        [one] 1 stella, { $possible } possibili, { $goal } per vincere
       *[other] { $stars } stelle, { $possible } possibili, { $goal } per vincere
    }
mark-practice = pratica
mark-strict = rigorosa

setup-intro = introduttiva
setup-full = completa
setup-intro-note = I quattro Fanti sono i tuoi Alleati; regnano Regine e Re. Il modo per imparare il gioco.
setup-full-note = Si mescolano tutti i 24 personaggi: quattro sono tuoi Alleati, otto sono Sovrani.
goal-standard = Standard, { $stars }
goal-advanced = Avanzato, { $stars }
goal-idealist = Idealista, { $stars }
medal-bronze = bronzo
medal-silver = argento
medal-gold = oro

## Feudi: la parola sotto una sala ha al massimo 8 lettere

fief-here = qui
standing-home = amico
standing-brought = con te
standing-gone = amico
standing-lost = perso
fief-open =
    { $stars ->
        [one] Feudo { $fief }: { $target } punti esatti per 1 stella. Regna { $ruler }: briscola { $suit }.
       *[other] Feudo { $fief }: { $target } punti esatti per { $stars } stelle. Regna { $ruler }: briscola { $suit }.
    }
fief-friendly =
    { $stars ->
        [one] Feudo { $fief }: amichevole, 1 stella. { $ruler } può venire con te in una visita.
       *[other] Feudo { $fief }: amichevole, { $stars } stelle. { $ruler } può venire con te in una visita.
    }
fief-gone =
    { $stars ->
        [one] Feudo { $fief }: amichevole, 1 stella. Il suo Sovrano ha lasciato la partita.
       *[other] Feudo { $fief }: amichevole, { $stars } stelle. Il suo Sovrano ha lasciato la partita.
    }
fief-lost =
    { $stars ->
        [one] Il feudo { $fief } è perso, e con lui la sua stella.
       *[other] Il feudo { $fief } è perso, e con lui le sue { $stars } stelle.
    }

## Alleati

ally-mark-spent = esaurito
ally-mark-covers = sopra { $ally }
ally-mark-covers-spent = sopra { $ally }, esaurito
ally-covers = Prende il posto di { $ally } fino alla fine della visita.
ally-spent = Esaurito per questa visita.
ally-ready = Si usa prima della dichiarazione.
actor-borrowed = { $ally } come { $ruler }

## Il luogo dell'incontro

meeting-empty = Quale feudo?
meeting-target = Fai esattamente { $target }
meeting-trump = Briscola: { $suit }
meeting-says = { $ruler } dice
score-of = { $score } su { $target }
trump-mark = è briscola
tray-named = Scelte finora: { $cards }
pile-deck = Mazzo { $count }
pile-discard = Scarti { $count }
pile-score = Punti { $count }

## Che cosa c'è da decidere

prompt-choose = Visita { $visit }: guarda la mano e scegli un feudo, { $fiefs }.
prompt-substitute = Chi viene con te? Scegli un feudo, { $fiefs }, e l'Alleato da coprire, o prosegui.
prompt-substitute-none = Nessun altro può venire con te: prosegui.
prompt-substitute-slot = { $ruler } viene con te. Quale Alleato copre: { $slots }?
prompt-ready = Usa un Alleato, { $slots }, oppure ascolta il Sovrano.
prompt-listen = Ascolta il Sovrano.
prompt-spent = Un Alleato per dibattito: ora ascolta il Sovrano.
prompt-follow = Si è parlato di { $suit } e hai { $suit }: rispondi con { $cards }.
prompt-respond = Non hai { $suit }: rispondi con una carta qualsiasi.
prompt-even-or-odd = Risposta dispari: scegli una carta da scartare per il Barone di Occhi.
prompt-over = La partita è finita.
prompt-stopped = La partita è stata abbandonata.
prompt-KC = Il tuo valore più alto è { $value }: scegli la prossima per la pila del punteggio.
prompt-PC = Non è briscola: peschi un'altra carta o ti fermi?
prompt-LC = Scegli la carta del tuo valore più basso da scartare; ne peschi altrettante.
prompt-BC = Scegli una carta: tutte quelle del suo valore nel mazzo vengono in mano.
prompt-JF = La briscola è { $suit }: scegli la prossima da scartare.
prompt-KF-first = Scegli la prima di due carte che insieme fanno 9.
prompt-KF-second = Ora scegli la compagna, di valore { $value }.
prompt-PF = Resta una carta per valore: scegli la prossima da scartare.
prompt-LF = Hai { $count } carte: scegli quella di valore { $count } da scartare.
prompt-BF = 1, 2 e 3 se ne vanno: scegli la prossima da scartare.
prompt-JL = Con il Sovrano di quale feudo si scambia questo: { $fiefs }?
prompt-KL = In cima al mazzo c'è { $card }. Quale carta dai in cambio?
prompt-PL = In quale feudo passa la visita: { $fiefs }?
prompt-LL = Quale Alleato torna pronto: { $slots }?
prompt-BL-discard = Scambi una carta con { $card } degli scarti, o la lasci?
prompt-BL-score = Scambi una carta con { $card } della pila del punteggio, o la lasci?
prompt-JE =
    { $count ->
        [one] Scegli ancora una carta da scartare.
       *[other] Scegli la prima di { $count } carte da scartare.
    }
prompt-KE-suit = Nomina un seme; poi peschi due carte e scarti tutte quelle del seme.
prompt-KE-cards = { $suit }: scegli la prossima carta da scartare.
prompt-PE =
    { $count ->
        [one] Scegli una carta da scartare, poi ne peschi una. È l'ultimo giro.
       *[other] Scegli una carta da scartare, poi ne peschi una. Restano { $count } giri.
    }
prompt-LE = Scarta carte che insieme fanno { $sum }: scegli la prossima.

## Pulsanti

deed-answer = Rispondi con { $card }
deed-name = Scegli { $card }
deed-visit = Feudo { $fief }
deed-activate = Usa { $ally }
deed-ready = Prepara { $ally }
deed-listen = Ascolta
deed-draw = Pesca ancora
deed-stop = Fermati
deed-keep = Lascia
deed-begin = Prosegui
deed-bring = Porta { $ruler }
deed-suit = { $suit }

## Che cosa farebbe una mossa

preview-visit =
    { $stars ->
        [one] Servono { $target } punti esatti per 1 stella. Briscole in mano: { $cards }.
       *[other] Servono { $target } punti esatti per { $stars } stelle. Briscole in mano: { $cards }.
    }
preview-scores-higher =
    { $value ->
        [8] L'8
       *[other] Il { $value }
    } supera { $said ->
        [1] l'1
       *[other] il { $said }
    }: fa punto, { $score } su { $target }.
preview-scores-trump = { $suit } è briscola e vince: fa punto, { $score } su { $target }.
preview-misses-lower =
    { $value ->
        [1] L'1
       *[other] Il { $value }
    } non supera { $said ->
        [8] l'8
       *[other] il { $said }
    }: niente punto, ancora { $score } su { $target }.
preview-misses-trump = { $suit } è briscola, questa carta no: niente punto, ancora { $score } su { $target }.
preview-misses-suit = { $suit } non è né il seme chiesto né briscola: niente punto, ancora { $score } su { $target }.
preview-too-many =
    { $excess ->
        [one] È una di troppo.
       *[other] Sono { $excess } di troppo.
    }
preview-listen =
    { $deck ->
        [one] L'ultima carta del mazzo sarà la dichiarazione.
       *[other] La prima delle { $deck } carte sarà la dichiarazione.
    }
preview-listen-known = La dichiarazione sarà { $card }.
preview-draw =
    { $count ->
        [one] Peschi una carta.
       *[other] Peschi { $count } carte.
    }
preview-look =
    { $count ->
        [one] Vedi la carta in cima al mazzo.
       *[other] Vedi le { $count } carte in cima al mazzo.
    }
preview-friendly = La visita finisce: feudo { $fief } amichevole.
preview-lost = La visita finisce: feudo { $fief } perso.
preview-watch = Conta la prossima risposta: se è pari peschi una carta, se è dispari ne scarti una.
preview-nothing = Ora non avrebbe effetto; sarebbe esaurito lo stesso.

## Il diario

transcript-title = Diario
transcript-note = Scegli una mossa e torni al momento prima. Libero fino al segno u; più indietro è pratica.
transcript-note-replay = Scegli una mossa per andarci.
latest-scored = La tua { $card } ha fatto punto: { $score } su { $target }.
latest-missed = La tua { $card } non ha fatto punto: ancora { $score } su { $target }.
dialogue-open = la tua risposta
dialogue-scored = fa punto, { $score } su { $target }
dialogue-missed = niente, { $score } su { $target }
event-drew = Peschi { $cards }.
event-took-discard = Prendi { $card } dagli scarti.
event-took-score = Prendi { $card } dal punteggio: { $score } su { $target }.
event-discarded = Scarti { $cards }.
event-put-on-score = { $card } va nella pila del punteggio: { $score } su { $target }.
event-put-on-deck = { $card } va coperta in cima al mazzo.
event-score-to-deck = { $card } passa dal punteggio al mazzo: { $score } su { $target }.
event-looked = In cima al mazzo: { $cards }.
event-found = Dal mazzo vengono { $cards }.
event-shuffled = Il resto del mazzo si mescola.
event-dealt = Nuova mano: { $cards }.
event-friendly =
    { $stars ->
        [one] Il feudo { $fief } è amichevole: 1 stella.
       *[other] Il feudo { $fief } è amichevole: { $stars } stelle.
    }
event-lost =
    { $target ->
        [0] Il feudo { $fief } è perso: { $score } dove non ne serviva nessuna.
       *[other] Il feudo { $fief } è perso: { $score } su { $target }.
    }
event-left = { $ruler } lascia la partita.
event-covered = { $ruler } copre { $ally }.
event-visited = Visita { $visit }: feudo { $fief }, { $ruler }, briscola { $suit }.
event-activated = Usi { $ally }.
event-borrowed = { $ally } agisce come { $ruler }.
event-readied = { $ally }: di nuovo a disposizione.
event-rulers-swapped = Nuovo Sovrano del feudo { $fief }, { $ruler }: briscola { $suit }.
event-moved = La visita passa al feudo { $fief }, { $ruler }: briscola { $suit }.
event-named-suit = Nomini { $suit }.
event-swapped-discard = Scambi { $card } con { $taken } negli scarti.
event-swapped-score = Scambi { $card } con { $taken } nella pila del punteggio.
event-ended =
    { $stars ->
        [one] La partita finisce: 1 stella.
       *[other] La partita finisce: { $stars } stelle.
    }

## Perché una mossa non è possibile

refusal-over = La partita è finita.
refusal-choose = Prima scegli un feudo: { $legal }.
refusal-visited = Il feudo { $fief } è già stato visitato. Scegline uno di questi: { $legal }.
refusal-substitute = Prima decidi chi viene con te, poi prosegui.
refusal-not-home = Nel feudo { $fief } non c'è nessun Sovrano amichevole.
refusal-placed-order = I Sovrani si mettono nell'ordine dei loro feudi, dal più basso.
refusal-covered = L'Alleato { $slot } è già coperto.
refusal-ready = Il Sovrano non ha ancora parlato: usa un Alleato o prima ascolta.
refusal-exhausted = L'Alleato { $slot } è esaurito fino alla fine della visita.
refusal-no-more-abilities = In questa visita non si possono usare altri Alleati.
refusal-spent = Un Alleato per dibattito: ora ascolta.
refusal-respond = { $said } aspetta una risposta: { $legal }.
refusal-not-in-hand = Non hai { $card }.
refusal-follow = Si è parlato di { $suit } e hai { $suit }: rispondi con { $legal }.
refusal-ability = { $character } chiede una di queste scelte: { $legal }.
refusal-even-or-odd = Risposta dispari: il Barone di Occhi chiede uno scarto, { $legal }.
undo-nothing = Non è stata fatta ancora nessuna mossa.
undo-barrier = L'ultima mossa ti ha mostrato qualcosa di nascosto, perciò resta. Più indietro è pratica: premi t e scegli.
practice-title = Pratica
practice-question =
    { $count ->
        [one] Tornare indietro di 1 mossa passa oltre qualcosa di nascosto che hai già visto. Da lì la partita prosegue come pratica: le carte non viste si mescolano di nuovo e non conta nel tuo storico.
       *[other] Tornare indietro di { $count } mosse passa oltre qualcosa di nascosto che hai già visto. Da lì la partita prosegue come pratica: le carte non viste si mescolano di nuovo e non conta nel tuo storico.
    }
practice-yes = Torna indietro e fai pratica
practice-no = Resta qui

## Pile, personaggi, probabilità

piles-title = Le pile
piles-known = In cima, in questo ordine: { $cards }
piles-unseen = Non ancora viste, in un ordine che nessuno conosce:
piles-empty = vuota
piles-order = Le pile si leggono dall'alto.
book-ally = Tuo Alleato nel posto { $slot }
book-ruler = Regna nel feudo { $fief }
odds-title = Probabilità
odds-scores = Punteggio finale di questa visita, in % delle distribuzioni
odds-moves = Feudo amichevole dopo, in % delle distribuzioni

## Tasti, nella riga in fondo: una o due parole

key-do = gioca
key-fief = feudo
key-ally = Alleato
key-listen = ascolta
key-hand = carta
key-suit = seme
key-draw = pesca
key-undo = annulla
key-hint = suggerisci
key-odds = sorte
key-card = scheda
key-piles = pile
key-transcript = diario
key-menu = menu
key-help = aiuto
key-go-back = vai lì
key-step = mossa
key-visit = visita
key-ends = estremi

## Tasti, spiegati

help-title = I tasti
help-hand = una carta della mano secondo il suo posto; di nuovo lo stesso tasto la gioca
help-allies = un Alleato; di nuovo lo stesso tasto lo usa
help-fiefs = un feudo, quando è da scegliere o viene un Sovrano
help-listen = ascolta il Sovrano
help-suits = un seme, quando è da nominare
help-draw = pesca ancora, quando lo chiede il Principe di Artigli
help-do = gioca ciò che è segnato: il pulsante pieno
help-arrows = gira per il tavolo e leggi che cosa è ogni cosa
help-escape = lascia ciò che è segnato; poi il menu
help-undo = annulla l'ultima mossa, se non ha mostrato nulla di nascosto
help-transcript = diario; da lì si torna a qualsiasi mossa precedente
help-card = la scheda del personaggio segnato
help-piles = guarda le pile
help-menu = lingua, tema, regole e l'uscita
help-help = questa pagina
help-hint = un suggerimento: la mossa migliore e perché
help-odds = dove può finire la visita

## La fine

ending-title = La fine della partita
ending-won =
    { $stars ->
        [one] Vinta con 1 stella: { $medal }.
       *[other] Vinta con { $stars } stelle: { $medal }.
    }
ending-lost =
    { $stars ->
        [one] 1 stella; ne servivano { $goal }.
       *[other] { $stars } stelle; ne servivano { $goal }.
    }
ending-stopped =
    { $stars ->
        [one] Abbandonata con 1 stella.
       *[other] Abbandonata con { $stars } stelle.
    }
ending-seed = Seme di partenza: { $seed }
ending-practice = Partita di pratica: non conta nel tuo storico.
ending-hints =
    { $count ->
        [one] È stato chiesto 1 suggerimento.
       *[other] Sono stati chiesti { $count } suggerimenti.
    }
ending-replay = Ripercorrila mossa per mossa
ending-new = Nuova partita
ending-home = Alla prima schermata
replay-move = Dopo { $move } mosse su { $last }
