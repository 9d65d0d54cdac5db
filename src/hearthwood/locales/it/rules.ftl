### Le regole di Per Northwood! come aiuto al tavolo, in sezioni con titolo e testo.
### Ogni paragrafo è una riga del file; una riga vuota separa due paragrafi.

rules-goal-title = Lo scopo
rules-goal-text =
    Otto feudi stanno in fila, numerati da 0 a 7, ognuno con il suo Sovrano. Visiti ogni feudo una volta e dialoghi con il suo Sovrano, carta contro carta. Un feudo diventa amichevole se alla fine della visita la tua pila del punteggio ha esattamente tante carte quante ne indica il suo numero. Con una di troppo si perde proprio come con una di meno.

    I feudi amichevoli danno stelle: lo 0 e il 7 ne danno 4, l'1 e il 6 ne danno 3, il 2 e il 5 ne danno 2, il 3 e il 4 ne danno 1. In tutto sono 20, e con 16 vinci.

rules-setup-title = Che cosa c'è sul tavolo
rules-setup-text =
    Ci sono 32 carte dibattito, con valori da 1 a 8 in quattro semi: Artigli (C), Fiori (F), Foglie (L) e Occhi (E). C7 è il 7 di Artigli.

    Nella partita introduttiva i quattro Fanti sono i tuoi Alleati, e le otto Regine e Re si distribuiscono a caso tra i feudi. Nella partita completa si mescolano tutti i 24 personaggi: uno per seme diventa tuo Alleato, due per seme diventano Sovrani e gli altri dodici restano fuori.

    Per ogni visita si mescolano le 32 carte dibattito e ne peschi otto, che formano la tua mano, prima di decidere dove andare. Le altre 24 sono il mazzo.

rules-choose-title = Scegliere un feudo
rules-choose-text =
    Guarda la tua mano, poi scegli un feudo qualsiasi che non hai ancora visitato. Il suo numero è l'obiettivo: quante carte deve avere alla fine la pila del punteggio. Il seme del suo Sovrano è la briscola.

    Carte alte e briscole vanno bene per un obiettivo alto, carte basse per uno basso. A ciò che manca o è di troppo si può spesso rimediare con le capacità degli Alleati.

rules-substitutes-title = Portare con sé dei Sovrani
rules-substitutes-text =
    Il Sovrano di un feudo amichevole può aiutarti in una sola visita successiva. Prima del primo dibattito puoi mettere sui tuoi Alleati quanti di questi Sovrani vuoi, uno per Alleato e in qualsiasi combinazione. Si mettono nell'ordine dei loro feudi, a partire dal numero più basso. Per questa visita la capacità del Sovrano sostituisce quella dell'Alleato che copre.

    Alla fine della visita tutti i Sovrani che hai portato lasciano la partita, usati o no. I loro feudi restano amichevoli e conservano le stelle.

rules-dialogue-title = Un dibattito
rules-dialogue-text =
    Un dibattito ha tre passi. Prima puoi usare un Alleato. Poi ascolti: la carta in cima al mazzo si mette scoperta sulla pila degli scarti, ed è la dichiarazione del Sovrano. Infine rispondi con una carta della tua mano.

    Se hai carte del seme della dichiarazione, devi rispondere con una di queste, quella che preferisci. Se non ne hai, puoi rispondere con qualsiasi carta.

rules-scoring-title = Quando una risposta fa punto
rules-scoring-text =
    La tua risposta fa punto in due casi: è del seme della dichiarazione e più alta, oppure la dichiarazione non è briscola e la tua risposta sì. In tutti gli altri casi non fa punto.

    La risposta che fa punto va nella pila del punteggio, ogni altra nella pila degli scarti. Il tuo punteggio è il numero di carte nella pila del punteggio.

    Un esempio: sei in visita dal Re di Foglie, quindi Foglie è briscola, e lui dice F4. Se hai F2 e F6, devi rispondere con una delle due: F6 fa punto, F2 no. Se non hai Fiori, fa punto qualsiasi carta di Foglie, anche L1, e nessuna di Artigli o di Occhi, nemmeno un 8. Se dice L4, fanno punto solo le carte da L5 a L8.

rules-abilities-title = Le capacità dei tuoi Alleati
rules-abilities-text =
    Ogni Alleato si può usare una volta per visita, e uno solo in ogni dibattito, prima della dichiarazione. L'Alleato usato resta esaurito fino alla fine della visita, o finché un'altra capacità non lo rende di nuovo pronto. Lo è anche se la sua capacità non ha avuto effetto.

    Ciò che una capacità dice si deve fare, se è possibile; ciò che non si può fare per mancanza di carte si salta. Quando si spostano più carte, le nomini una alla volta, nell'ordine che vuoi, e l'ultima sta in cima.

    Pescare vuol dire prendere in mano la carta in cima al mazzo; scartare, mettere una carta della mano in cima agli scarti. Puoi guardare la pila degli scarti e quella del punteggio quando vuoi. L'aiuto di ogni personaggio dice esattamente che cosa fa la sua capacità.

rules-visit-end-title = La fine di una visita
rules-visit-end-text =
    La visita finisce appena la tua mano o il mazzo sono vuoti dopo un dibattito, o dopo che una capacità è stata eseguita per intero. Non si può chiudere prima.

    Se la pila del punteggio ha tante carte quante ne indica il numero del feudo, il feudo è amichevole e il suo Sovrano resta lì, pronto a venire con te in una visita successiva. Con qualsiasi altro numero il feudo è perso e il suo Sovrano lascia la partita.

    Poi tutti i tuoi Alleati sono di nuovo pronti, le 32 carte si mescolano e ne peschi otto per la visita seguente.

rules-medals-title = La fine della partita
rules-medals-text =
    La partita finisce dopo l'ottava visita. I tuoi punti sono le stelle dei feudi amichevoli, che i loro Sovrani ci siano ancora o no.

    Prima della partita scegli quanti punti servono per vincere: Standard ne chiede 16 (medaglia di bronzo), Avanzato 18 (argento), Idealista 20 (oro). Se non scegli, vale Standard. Puoi lasciare una partita quando vuoi.

rules-undo-title = Annullare e rami di pratica
rules-undo-text =
    Puoi annullare le mosse liberamente, fino all'ultimo momento in cui si è rivelato qualcosa di nascosto: una dichiarazione, una carta pescata che non conoscevi, uno sguardo al mazzo o la fine di una visita.

    Per tornare più indietro, apri un ramo di pratica. È una partita nuova da quel punto in poi: le carte che lì non potevi vedere si mescolano di nuovo, anche quelle delle visite seguenti, e ciò che hai visto dopo non ti aiuta. I rami di pratica sono segnati come tali e contati a parte.

rules-seeds-title = Semi di partenza e gioco onesto
rules-seeds-text =
    Ogni partita nasce da un numero, il suo seme di partenza. La stessa preparazione, lo stesso numero e le stesse mosse danno la stessa partita su ogni computer, e così due persone possono giocare le stesse carte e confrontarsi. Il mazzo della tua terza visita è lo stesso qualunque feudo tu scelga e qualunque cosa tu abbia fatto prima.

    Durante la partita il tavolo non mostra né quel numero né alcuna carta che tu non possa vedere. A partita finita il numero viene mostrato, e chiunque può controllare le carte.
