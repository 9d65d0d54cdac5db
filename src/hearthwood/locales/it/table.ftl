### La casa attorno ai giochi: prima schermata, menu, tasti, partite salvate.

window-small = Il tavolo ha bisogno di { $wide } × { $high } caratteri; questa finestra ne ha { $width } × { $height }.

## Prima schermata

home-line = Otto sale in un bosco al crepuscolo. Quali si accenderanno?
home-continue = Continua
home-stand =
    { $stars ->
        [one] visita { $visit } di 8, 1 stella
       *[other] visita { $visit } di 8, { $stars } stelle
    }
sled-title = Nordguard
home-new = Per Northwood!: nuova partita
home-games = Partite salvate
home-kept =
    { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
home-record = Statistiche
record-won = { $won } vinte su { $ended }
record-ended = giocate
record-wins = vinte
record-mean = media
record-none = Ancora nessuna partita giocata fino in fondo.
record-note =
    { $count ->
        [0] La media è di stelle per partita. Ogni partita conta una volta.
        [one] La media è di stelle per partita. Ogni partita conta una volta. Una è in corso.
       *[other] La media è di stelle per partita. Ogni partita conta una volta. { $count } sono in corso.
    }
terms-fair = carte segrete, senza suggerimenti
terms-helped = con suggerimenti
terms-chosen-seed = seme scelto
terms-practice = finite come pratica
home-rules = Regole e tasti
home-book = I 24 personaggi
home-language = Lingua
home-theme = Tema
home-quit = Esci da Hearthwood
theme-day = giorno
theme-night = notte

## Tasti, nella riga in fondo: una o due parole

key-back = indietro
key-go = muovi
key-choose = scegli
key-new = nuova partita
key-language = lingua
key-theme = tema
key-quit = esci
key-turn = cambia
key-open = apri
key-delete = elimina
key-scroll = scorri

## Menu del tavolo

menu-title = Menu
menu-saved = Ogni mossa è salvata
menu-continue = Torna al tavolo
menu-leave = Alla prima schermata
sheet-close = Esc chiude

## Una nuova partita

new-title = Per Northwood!: una nuova partita
new-setup = Preparazione
new-goal = Stelle per vincere
new-help = Suggerimenti
new-strict = nessuno: rigorosa
new-helped = permessi
new-seed = Seme di partenza
new-seed-secret = segreto
new-begin = Comincia
new-goal-note = Con quante stelle si vince. In ogni caso puoi giocare per averle tutte.
new-strict-note = Una partita rigorosa non dà né suggerimenti né probabilità, e resta annotato.
new-seed-note = Scrivi un numero per giocare la stessa distribuzione di un altro. Vuoto: nessuno la conosce.
new-begin-note = Invio comincia. La partita si salva dopo ogni mossa, quindi puoi lasciarla quando vuoi.

## Partite salvate

games-none = Ancora nessuna partita.
games-going =
    { $stars ->
        [one] visita { $visit } di 8, 1 stella
       *[other] visita { $visit } di 8, { $stars } stelle
    }
games-won = vinta, { $stars } stelle su { $goal }
games-lost =
    { $stars ->
        [one] finita: 1 stella su { $goal }
       *[other] finita: { $stars } stelle su { $goal }
    }
games-stopped =
    { $stars ->
        [one] abbandonata con 1 stella
       *[other] abbandonata con { $stars } stelle
    }
sled-record-shape =
    { $count ->
        [one] { $width } × { $height }, 1 personaggio
       *[other] { $width } × { $height }, { $count } personaggi
    }
sled-games-going =
    { $day ->
        [0] lo studio
       *[other] giorno { $day }
    }
sled-games-won = vinta il giorno { $day }
sled-games-lost = persa il giorno { $day }
sled-games-stopped = abbandonata il giorno { $day }
delete-title = Elimina una partita
delete-question = Eliminare questa partita per sempre? { $game }
delete-yes = Eliminala
delete-no = Tienila

## Che cosa può andare storto con le partite salvate

fault-cannot-save = La mossa non si è potuta salvare, quindi non è stata fatta. File { $file }: disco pieno o protetto?
fault-in-use = Questa partita è aperta a un altro tavolo. Prima chiudila lì.
fault-no-hints = Questa partita si gioca senza suggerimenti.
fault-gone = Questa partita non c'è più.
fault-damaged =
    { $line ->
        [0] { $file } è stato messo da parte: { $reason }.
       *[other] { $file } è stato messo da parte: { $reason }, riga { $line }.
    }
damage-unreadable = il file non si può aprire
damage-foreign = non è una partita salvata
damage-newer = l'ha scritto un Hearthwood più recente; resta dov'è
damage-unknown-game = questa versione non conosce il gioco; resta dov'è
damage-cut-off = l'inizio è incompleto
damage-altered = una riga non è come fu scritta
damage-refused = le regole rifiutano una mossa
