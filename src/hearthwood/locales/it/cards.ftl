### Le carte di Per Northwood!: nomi, capacità in una riga, aiuto esatto.
### I testi che finiscono in -short stanno sulla carta e hanno al massimo 80 caratteri.

## Semi e carte dibattito

suit-C = Artigli
suit-F = Fiori
suit-L = Foglie
suit-E = Occhi

suit-C-cards =
    { $count ->
        [one] 1 carta di Artigli
       *[other] { $count } carte di Artigli
    }
suit-F-cards =
    { $count ->
        [one] 1 carta di Fiori
       *[other] { $count } carte di Fiori
    }
suit-L-cards =
    { $count ->
        [one] 1 carta di Foglie
       *[other] { $count } carte di Foglie
    }
suit-E-cards =
    { $count ->
        [one] 1 carta di Occhi
       *[other] { $count } carte di Occhi
    }

card-C = { $value } di Artigli
card-F = { $value } di Fiori
card-L = { $value } di Foglie
card-E = { $value } di Occhi

## Ranghi

rank-J = Fante
rank-Q = Regina
rank-K = Re
rank-P = Principe
rank-L = Marchesa
rank-B = Barone

## Artigli

character-JC = Fante di Artigli
character-JC-short = Riempi la mano fino a 8 carte.
character-JC-help = Con meno di 8 carte peschi una carta dopo l'altra: ti fermi quando ne hai 8 o quando il mazzo è vuoto. Con 8 o più non succede nulla, ma l'Alleato resta comunque esaurito. Se così il mazzo si svuota, la visita finisce.

character-QC = Regina di Artigli
character-QC-short = Le carte in cima a mazzo, scarti e punteggio passano nella tua mano.
character-QC-help = Ricevi tre carte: quella in cima al mazzo, quella in cima agli scarti e quella in cima al punteggio. Una pila vuota non ne dà. La carta che lascia la pila del punteggio ti toglie un punto.

character-KC = Re di Artigli
character-KC-short = Le tue carte più alte vanno nella pila del punteggio.
character-KC-help = Tutte le carte del valore più alto che hai in mano passano in cima alla pila del punteggio e ognuna ti dà un punto. Nessuna può restare. Se sono più di una, le nomini una alla volta e l'ultima sta in cima.

character-PC = Principe di Artigli
character-PC-short = Pesca carta per carta: ti ferma una briscola, oppure smetti tu.
character-PC-help = La prima carta è d'obbligo. Finché l'ultima pescata non è una briscola e il mazzo ha ancora carte, scegli se prenderne un'altra o smettere. La briscola resta in mano e chiude la pesca.

character-LC = Marchesa di Artigli
character-LC-short = La tua carta più bassa va agli scarti; poi peschi tante carte quanto vale.
character-LC-help = Se più carte hanno il tuo valore più basso, decidi tu quale va agli scarti; è una sola. Poi peschi tante carte quanto indica il suo valore, o tutte quelle rimaste nel mazzo se sono meno.

character-BC = Barone di Artigli
character-BC-short = Indica una tua carta: prendi dal mazzo quelle di ugual valore, poi mescolalo.
character-BC-help = La carta indicata resta in mano. Tutte le carte dello stesso valore ancora nel mazzo passano nella tua mano; non puoi lasciarne nessuna. Poi il resto del mazzo si mescola, anche se non ce n'erano, e ciò che sapevi delle prime carte non vale più.

## Fiori

character-JF = Fante di Fiori
character-JF-short = Tutte le tue briscole vanno agli scarti.
character-JF-help = Nessuna carta del seme del Sovrano attuale può restare in mano. Se una capacità ha cambiato il Sovrano, conta quello nuovo. Le nomini una alla volta e l'ultima sta in cima agli scarti. Senza briscole non succede nulla.

character-QF = Regina di Fiori
character-QF-short = La carta in cima al punteggio finisce coperta sul mazzo.
character-QF-help = Perdi un punto. La carta sta in cima al mazzo e sarà quindi la prossima dichiarazione del Sovrano. Se la pila del punteggio è vuota, non succede nulla.

character-KF = Re di Fiori
character-KF-short = Due carte che insieme fanno 9 vanno agli scarti.
character-KF-help = Nomina una carta che ha una compagna nella tua mano, per esempio un 2 se hai un 7, e poi la compagna. Quando nomini la seconda, la prima è già sugli scarti. Se nessuna coppia in mano fa 9, non succede nulla.

character-PF = Principe di Fiori
character-PF-short = Di ogni valore ti resta una carta sola; le altre vanno agli scarti.
character-PF-help = Di tre carte dello stesso valore ne scarti due, di due ne scarti una. Le nomini una alla volta e decidi così quale resta. Si continua fino a quando in mano nessun valore è più doppio; se già non lo è nessuno, non succede nulla.

character-LF = Marchesa di Fiori
character-LF-short = Conta le tue carte e scartane una che valga proprio quel numero.
character-LF-help = Le carte in mano si contano prima dello scarto: con cinque carte se ne va un 5. Se ne hai più di una adatta, scegli; se non ne hai, non succede nulla.

character-BF = Barone di Fiori
character-BF-short = I tuoi 1, 2 e 3 vanno tutti agli scarti.
character-BF-help = Nessuna di queste carte può restare. Le nomini una alla volta e l'ultima sta in cima agli scarti. Se in mano hai solo carte dal 4 in su, non succede nulla.

## Foglie

character-JL = Fante di Foglie
character-JL-short = Questo Sovrano fa cambio con quello di un feudo non visitato a 1 o 2 passi.
character-JL-help = Scegli un feudo non visitato il cui numero dista 1 o 2 da quello del feudo in cui sei. I due Sovrani si scambiano il posto; tu resti nel tuo feudo, con il suo obiettivo. Il seme del nuovo Sovrano è subito briscola, ed è lui che conquisti o perdi. Se un feudo così esiste, lo scambio è obbligatorio.

character-QL = Regina di Foglie
character-QL-short = Prende in prestito la capacità del Sovrano da cui sei in visita.
character-QL-help = La Regina fa esattamente ciò che dice la capacità del Sovrano attuale, come se fosse sua. Se una capacità ha cambiato il Sovrano, conta quello nuovo. Dove il testo parla di altri Alleati, si intendono tutti tranne la Regina.

character-KL = Re di Foglie
character-KL-short = Vedi la prima carta del mazzo, che cambia posto con una delle tue.
character-KL-help = Prima vedi la carta in cima al mazzo. Poi nomini una carta della tua mano: va coperta in cima al mazzo, e quella che hai visto passa a te. Il cambio è obbligatorio. La carta messa lì sarà la prossima dichiarazione del Sovrano.

character-PL = Principe di Foglie
character-PL-short = La visita passa al primo feudo non visitato a sinistra o a destra.
character-PL-help = I feudi visitati si saltano e la fila finisce allo 0 e al 7. Obiettivo, Sovrano e briscola diventano quelli del nuovo feudo; la mano, gli Alleati e tutte le pile restano come sono. Il feudo lasciato resta da visitare. Se c'è una sola direzione possibile, devi prenderla; se non ce n'è nessuna, non succede nulla.

character-LL = Marchesa di Foglie
character-LL-short = Una carta dal mazzo per te, e un altro Alleato esaurito torna pronto.
character-LL-help = Dopo aver pescato una carta, scegli un altro Alleato esaurito; se ce n'è uno, devi farlo. Quell'Alleato si può usare di nuovo in un dibattito successivo di questa visita. La Marchesa non può rendere pronta se stessa.

character-BL = Barone di Foglie
character-BL-short = Se vuoi, fai cambio con un valore uguale in cima agli scarti, poi al punteggio.
character-BL-help = Se hai una carta dello stesso valore di quella in cima agli scarti, puoi fare cambio; la tua prende il suo posto. Poi vale lo stesso per la pila del punteggio. Puoi fare entrambi i cambi, uno solo o nessuno. Il tuo punteggio non varia.

## Occhi

character-JE = Fante di Occhi
character-JE-short = Due carte arrivano dal mazzo, due a tua scelta vanno agli scarti.
character-JE-help = Se nel mazzo c'è una carta sola, peschi quella. Poi nomini due scarti, uno alla volta, da tutta la mano: carte nuove o vecchie, come vuoi. Devono essere due, anche se ne hai pescata una sola.

character-QE = Regina di Occhi
character-QE-short = Vedi le prime tre carte del mazzo, che restano dove sono.
character-QE-help = Vedi le tre carte in cima al mazzo, o tutte se sono meno. Restano lì nel loro ordine, e il tavolo continua a mostrarle. La prima sarà la prossima dichiarazione del Sovrano.

character-KE = Re di Occhi
character-KE-short = Di' un seme e pesca due carte; poi tutto quel seme lascia la tua mano.
character-KE-help = Il seme si dice prima di pescare e non serve averlo in mano. Poi peschi due carte, o quelle che il mazzo ha ancora. Tutte le tue carte di quel seme vanno agli scarti, comprese quelle appena pescate. Le nomini una alla volta e l'ultima sta in cima.

character-PE = Principe di Occhi
character-PE-short = Cambia una carta con una nuova, e un'altra per ogni altro Alleato esaurito.
character-PE-help = A ogni giro scarti una carta e poi ne peschi una. C'è un giro, più uno per ogni altro Alleato già esaurito quando la capacità comincia: con due, tre giri. Una carta appena pescata si può scartare al giro dopo. Con il mazzo vuoto non peschi, ma gli scarti continuano finché hai carte.

character-LE = Marchesa di Occhi
character-LE-short = Pesca due carte; poi va scartata esattamente la stessa somma.
character-LE-help = Si sommano i valori delle due carte pescate; se se n'è potuta pescare una sola, la somma è il suo valore. Poi scarti, una alla volta, carte qualsiasi della tua mano fino a raggiungere esattamente quella somma. Puoi nominare solo carte che lo permettono ancora. Quelle appena pescate danno la somma, quindi è sempre possibile.

character-BE = Barone di Occhi
character-BE-short = Dopo la prossima risposta: pari, peschi una carta; dispari, ne scarti una.
character-BE-help = Il Barone agisce appena la tua risposta è sulla sua pila. Dopo una risposta pari peschi una carta; un'ultima carta pari, quindi, non chiude la visita, a meno che il mazzo resti vuoto. Dopo una risposta dispari scarti una carta a tua scelta, se te ne restano.
