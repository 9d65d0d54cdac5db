set-title = La corsa delle braci
    .text = Il faro del nord si è spento. Una slitta gli porta le braci da Frontiera, prima della lunga notte.

## Personaggi

nickel = Nickel
    .text = L'esploratore, sempre un giorno avanti. Una volta al giorno: esplora un luogo qualsiasi della mappa.

brann = Brann
    .text = Il cacciatore: prima espira, poi spara. Comincia con un fucile e ricava un uso in più da fucili e balestre.

ulla = Ulla
    .text = La guida dei ghiacci, che li sente prima che si crepino. La squadra aggiunge 2 a ogni tiro di ghiaccio.

torv = Torv
    .text = Il lottatore, che non possiede nulla e teme ancor meno. Una volta per combattimento: aggiunge un dado a zampe nude.

sorrel = Sorrel
    .text = La commerciante, con un cugino dietro ogni colle. Una volta al giorno: scambia un oggetto della squadra con uno a caso del mazzo degli oggetti.

tuva = Tuva
    .text = La lettrice di stelle. Una volta al giorno, prima di pescare un evento: pescane due, scegli quale accade e scarta l'altro.

dag = Dag
    .text = Il magazziniere, che lega due volte ogni cinghia. Comincia con provviste, che gli durano un uso in più. Nulla di ciò che Dag porta può essere rubato.

kaisa = Kaisa
    .text = La scalatrice: il difficile è scendere. Comincia con una corda. Una volta al giorno: ignora una scalata, luogo o ostacolo che sia.

mirko = Mirko
    .text = Lo scavezzacollo. Una volta al giorno: ritira tutti i dadi di un tiro fallito o l'ultimo colpo di un combattimento.

pip = Pip
    .text = L'aggiustatutto, con le tasche piene di viti. Una volta al giorno: un oggetto della squadra recupera un uso.

ylva = Ylva
    .text = La conducente della slitta, che sa quale notte saltare. Una volta per partita: aggiungi un giorno.

lumi = Lumi
    .text = La custode delle braci. Comincia con una lanterna. La squadra aggiunge 2 a ogni tiro di freddo, e le luci di Lumi non possono essere rubate.

## Luoghi

frontier = Frontiera
    .text = L'ultima casa con tutte le lampade accese. Qui puoi rifornirti.

destination = Destinazione
    .text = Il faro spento sulla sua collina. Nessun evento. Devi essere qui la sera con almeno un giorno.

lamp-hut = Capanna del lampionaio
    .text = Qualcuno spunta questo stoppino ogni notte. Rifugio. Se il giorno comincia qui, un oggetto recupera un uso.

trappers-lodge = Baita dei cacciatori
    .text = Qui si paga in zuppa. Rifugio. Spendi un uso di provviste; oppure neve: due dadi, 7 o più. All'arrivo, puoi perdere un giorno per rifornirti.

watchtower = Torre di guardia
    .text = Duecento gradini; ci sono quasi tutti. Rifugio. Scalata: un dado, 4 o più. All'arrivo, esplora tutti i luoghi vicini.

drovers-camp = Campo dei mandriani
    .text = Nessuno riparte con ciò che ha portato. Rifugio. All'arrivo, puoi scambiare un oggetto con uno a caso del mazzo degli oggetti.

howling-valley = Valle degli ululati
    .text = Risponde. Belva: un tiro d'arma contro due dadi più 7, oppure spendi un uso di provviste.

lindworm-gorge = Gola del drago
    .text = Belva: un tiro d'arma contro due dadi più 8. Se fallisce, un oggetto a caso perde un uso. Nessun evento: qui non vive altro.

walrus-floes = Banchi dei trichechi
    .text = Il banco ricambia lo sguardo. Scegli. Belva: un tiro d'arma contro 12. Ghiaccio: due dadi, 9 o più.

boar-birches = Betulle del cinghiale
    .text = Manca la corteccia fino all'altezza delle spalle. Belva: un tiro d'arma contro 9.

toll-pass = Passo del pedaggio
    .text = Nessuno ricorda di chi sia. Un tiro d'arma contro due dadi più 6, oppure cedi un'arma, oppure paga un giorno.

ruined-keep = Rocca in rovina
    .text = Il focolare è freddo; il pavimento no. Belva, buio: un tiro d'arma contro due dadi più 6. All'arrivo, trovi un oggetto a caso.

shut-mine = Miniera chiusa
    .text = La porta fu chiusa da dentro. Buio: porta una luce e tira un dado, 3 o più; oppure tira due dadi, 10 o più. All'arrivo, trovi un oggetto a caso.

deep-pines = Pineta fonda
    .text = Il mezzogiorno le gira intorno. Buio: porta una luce e tira un dado, 3 o più; oppure tira due dadi, 10 o più.

thin-ice = Ghiaccio sottile
    .text = Non fermarti a leggere. Ghiaccio: due dadi, 9 o più. Se fallisce, il lago ruba un oggetto a caso.

blue-glacier = Ghiacciaio azzurro
    .text = Avanza di un palmo al giorno. Ghiaccio: due dadi contro un dado più 6.

frozen-river = Fiume gelato
    .text = Una strada, finché dorme. Ghiaccio: un dado, 4 o più. All'arrivo, puoi tirare due dadi (ghiaccio): con 9 o più la slitta scivola fino al luogo seguente, senza sfida né evento.

frozen-falls = Cascata gelata
    .text = Il fragore si è fermato a metà. Scalata: due dadi contro un dado più 6.

giants-stair = Scala dei giganti
    .text = Fatta per gambe più lunghe. Scalata: porta una corda e tira un dado, 3 o più; oppure tira due dadi, 10 o più.

crevasse = Crepaccio
    .text = Scalata: porta una corda e tira due dadi, 6 o più; oppure tira due dadi, 10 o più. Se fallisce, un oggetto a caso è rubato e resta a terra dove si trova la squadra.

knife-ridge = Cresta affilata
    .text = Una zampa per valle. Scalata: due dadi, 9 o più. All'arrivo, scopri tutti i luoghi vicini.

long-white = Il grande bianco
    .text = Non un albero, non un sasso, non una scusa. Neve: due dadi contro un dado più 6.

loaded-slope = Pendio carico
    .text = Qui si parla piano. Neve, cumulo: due dadi, 9 o più. Se fallisce, mescola i luoghi vicini alla squadra.

whistling-moor = Brughiera che fischia
    .text = La melodia non ha fine. Freddo, tempesta: due dadi contro un dado più 6.

standing-stones = Pietre erette
    .text = Undici da sud, dodici da nord. All'arrivo, puoi girare il cerchio: i luoghi vicini si spostano di un posto in senso orario.

hot-spring = Sorgente calda
    .text = All'arrivo, un oggetto recupera tutti gli usi. Qui si riposano tutti: pesca due eventi.

## Oggetti

knife = Coltello
    .text = Arma: un dado, una volta per combattimento. Non si consuma.

rifle = Fucile
    .text = Arma: ogni colpo è un dado.

crossbow = Balestra
    .text = Arma: ogni colpo è un dado più 2.

spear = Lancia
    .text = Arma: un dado più 2, una volta al giorno. Non si consuma.

snares = Lacci
    .text = Un uso aggiunge 3 a un tiro d'arma contro una belva.

torch = Torcia
    .text = Luce. Un uso aggiunge 2 a un tiro di freddo o a un tiro d'arma contro una belva.

lantern = Lanterna
    .text = Luce. Aggiunge 2 a ogni tiro al buio, anche a quelli d'arma.

furs = Pellicce
    .text = Un uso aggiunge 3 a un tiro di freddo.

tent = Tenda
    .text = Un uso aggiunge 4 a un tiro di tempesta.

kettle = Bollitore
    .text = Una volta al giorno, al costo di un giorno del conto alla rovescia: un oggetto recupera tutti gli usi.

rope = Corda
    .text = Aggiunge 1 a ogni tiro di scalata della squadra. Certi passaggi chiedono una corda.

ice-pick = Piccozza
    .text = Un uso aggiunge 2 a un tiro di ghiaccio o di scalata.

snowshoes = Ciaspole
    .text = Un uso aggiunge 3 a un tiro di neve.

skis = Sci
    .text = Un uso ignora una sfida di neve, luogo o ostacolo che sia.

shovel = Pala
    .text = Un uso ignora un cumulo di neve, luogo o ostacolo che sia.

harness = Imbracatura
    .text = Chi la porta può avere due oggetti in più.

binoculars = Binocolo
    .text = Una volta al giorno, al costo di un giorno del conto alla rovescia: esplora tutti i luoghi vicini alla squadra.

flare = Razzo
    .text = Luce. Un uso esplora un luogo vicino alla squadra.

compass = Bussola
    .text = Un uso, prima di pescare un evento: pescane due, scegli quale accade e scarta l'altro.

provisions = Provviste
    .text = Un uso aggiunge 1 a un tiro che non sia d'arma. Chiedono usi anche le belve, gli ospiti e la fame.

medicine = Medicina
    .text = Un uso ripete un tiro fallito di freddo o di scalata. Certi eventi chiedono un uso.

repair-kit = Cassetta degli attrezzi
    .text = Un uso ridà a un'arma tutti i suoi usi, o aggiusta un pattino rotto.

## Eventi

whiteout = Tutto bianco
    .text = Neve sopra, neve sotto e niente in mezzo. Freddo, tempesta: due dadi, 11 o più, o perdi un giorno.

deep-frost = Gelo profondo
    .text = Gelano perfino i nodi. Resta qui per sempre: finché c'è, 1 in meno a ogni tiro, anche d'arma.

aurora = Aurora
    .text = Il cielo esce a guardare. Resta qui per tre sere: finché c'è, 1 in più a ogni tiro, anche d'arma.

snowdrift = Cumulo di neve
    .text = Il vento è arrivato prima. Resta sul luogo davanti alla squadra. Neve, cumulo: un dado, 4 o più, oppure paga un giorno; poi se ne va.

thaw = Disgelo
    .text = La via davanti comincia a gocciolare. Resta lì per tre sere. Ghiaccio: due dadi, 8 o più.

early-dark = Buio precoce
    .text = Le lampade si accendono a mezzogiorno. Perdi un giorno.

tailwind = Vento a favore
    .text = La slitta va quasi da sola. Aggiungi un giorno.

rockfall = Frana
    .text = La montagna chiude una porta. Resta su un luogo vicino a caso: nessuno passa. Conta come scalata.

drifting-ice = Ghiaccio alla deriva
    .text = Nessuno si è mosso, eppure. I luoghi vicini alla squadra si spostano di due posti in senso orario.

lost-trail = Traccia perduta
    .text = Queste orme sono le tue. Porta una bussola, o mescola tutti i luoghi coperti.

cornice = Cornice
    .text = Il terreno saldo finisce un passo prima. Scalata: un dado, 4 o più, o ritirati al rifugio più vicino.

false-lights = Luci false
    .text = Là fuori qualcuno agita una lampada. Porta una luce, o vai in un luogo vicino a caso.

hard-crust = Crosta dura
    .text = La neve regge e i pattini cantano. Puoi avanzare di un luogo, senza sfida, e pescare lì un evento.

rime-hounds = Segugi di brina
    .text = Bianco su bianco, finché non respirano. Belva: un tiro d'arma contro due dadi più 2, oppure spendi un uso di provviste; se no, ritirati dove è cominciato il giorno.

bull-elk = Alce maschio
    .text = Lui ha tutto l'inverno. Resta sul luogo davanti alla squadra. Belva: un tiro d'arma contro 8, oppure spendi un uso di provviste; poi se ne va.

good-hunt = Buona caccia
    .text = Qualcosa di grasso e, per una volta, lento. Belva: un tiro d'arma contro 5 ti dà delle provviste. Puoi lasciarlo andare.

night-thieves = Ladri notturni
    .text = Al mattino le orme vanno nei due sensi. Rubano un oggetto a caso a ogni personaggio.

too-heavy = Troppo peso
    .text = La slitta affonda fino alle sponde. Perdi un giorno, o a ogni personaggio viene rubato un oggetto a tua scelta.

broken-buckle = Fibbia rotta
    .text = Ha retto undici inverni. Un oggetto a caso è rubato e resta a terra dove si trova la squadra.

broken-runner = Pattino rotto
    .text = Mezza slitta fa mezza strada. Spendi un uso di una cassetta degli attrezzi o cedi una corda, o perdi un giorno.

frostbite = Congelamento
    .text = La zampa non dice nulla: il guaio è quello. Freddo: due dadi, 10 o più, oppure spendi un uso di medicina, o perdi un giorno.

snow-blindness = Cecità da neve
    .text = Troppa luce, chi l'avrebbe detto. Spendi un uso di medicina, o tutti i luoghi scoperti vengono coperti.

hunger = Fame
    .text = Gli stivali cominciano a sembrare cena. Spendi un uso di provviste, o a ogni personaggio viene rubato un oggetto a tua scelta.

fever = Febbre
    .text = Qualcuno ride nel sonno. Domani, a inizio giorno: spendi un uso di medicina, o perdi un giorno.

ember-low = La brace cala
    .text = Rossa, poi bruna, poi ancora rossa. Spendi un uso di una torcia, oppure freddo: due dadi, 11 o più, o perdi un giorno.

summons = Richiamo
    .text = Un corno da Frontiera: tre lunghi, uno breve. Perdi un giorno, o ritirati a Frontiera.

clear-sky = Cielo sereno
    .text = Si sente fino alla valle seguente. Esplora tutti i luoghi vicini alla squadra.

fresh-tracks = Orme fresche
    .text = Qualcuno è passato prima, ed è tornato. Esplora due luoghi coperti, ovunque siano.

road-crew = Squadra stradale
    .text = Quattro pale e una canzone. Togli tutti gli ostacoli da un luogo, oppure scopri un luogo qualsiasi.

lamplight = Luce alla finestra
    .text = C'è zuppa, se devii adesso. Puoi ritirarti al rifugio più vicino.

lost-pack = Zaino smarrito
    .text = La neve ha coperto il nome. Trovi un oggetto a caso.

hunters-cache = Nascondiglio di cacciatori
    .text = Tre tacche sulla betulla. Trovi un'arma a tua scelta.

abandoned-sled = Slitta abbandonata
    .text = Staccata con cura, tanto tempo fa. Trovi l'imbracatura, se è nel mazzo degli oggetti, e un oggetto a caso.

wandering-trader = Venditore ambulante
    .text = Prezzi ripidi come la strada. Puoi scambiare un oggetto con uno a scelta del mazzo degli oggetti.

old-friends = Vecchi amici
    .text = Un'altra slitta, sulla via di casa e troppo carica. Puoi rifornirti.

warm-fire = Fuoco acceso
    .text = Lasciato per chi sarebbe venuto dopo. Un oggetto a tua scelta recupera tutti gli usi.

snowbound-strangers = Viandanti bloccati
    .text = Conoscono una scorciatoia, e hanno fame. Puoi spendere un uso di provviste per aggiungere un giorno.

dice-by-the-fire = Dadi accanto al fuoco
    .text = I loro sono d'osso. Puoi tirare due dadi: con 8 o più aggiungi un giorno; con meno, ti rubano un oggetto a tua scelta.

busy-road = Strada affollata
    .text = Sono tutti in giro prima della lunga notte. Pesca due eventi.

long-evening = Lunga serata
    .text = Storie, tè e un piano a mezzanotte. Domani, a inizio giorno: un oggetto recupera tutti gli usi ed esplori un luogo vicino alla squadra.
