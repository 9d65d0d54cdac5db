### Impostazioni, e che cosa il server conserva di qualcuno.

settings-title = Impostazioni
settings-table = Il tavolo
settings-motion = Movimento
settings-motion-full = le carte viaggiano
settings-motion-none = niente si muove
settings-motion-note = Senza movimento, un anello segna per un momento ciò che è arrivato.
settings-keys-on = sì
settings-keys-off = no
settings-keys-note = Spegnili se disturbano un lettore di schermo o i comandi vocali. Tutto si può fare senza.
settings-devices = Un altro dispositivo
settings-devices-note = Non ci sono account. Un codice porta un altro browser alle tue partite, una volta; ciò che vi è stato giocato viene con lui.
settings-code-give = Mostra un codice
settings-code-until = Vale fino alle { $time }, per un browser. Un codice nuovo annulla questo.
settings-code-use = Un codice di un altro dispositivo
settings-code-join = Usalo
settings-code-used =
    { $count ->
        [one] Questo browser ha ora lo stesso profilo, con 1 partita.
       *[other] Questo browser ha ora lo stesso profilo, con { $count } partite.
    }
settings-records = Partite come testo
settings-records-note = Ogni partita finita si può salvare come testo, dalla sua fine. Qui si leggono questi testi, una partita o molte; diventano partite tue.
settings-records-text = Testo delle partite
settings-records-file = O da un file
settings-records-read = Leggile
settings-records-made =
    { $count ->
        [one] È stata letta 1 partita.
       *[other] Sono state lette { $count } partite.
    }
settings-records-open = Partita { $number }
settings-data = I tuoi dati
settings-data-note = Il server conserva le tue partite e queste impostazioni, con un segreto in questo browser. Non chiede nessun nome e non ne conosce.
settings-data-kept = Dal { $since }. Partite: { $games }. Browser: { $devices }.
settings-export = Salva tutto
settings-delete = Elimina tutto
settings-delete-question = Tutte le partite, i risultati, i link e le impostazioni di questo profilo vengono eliminati per sempre, su ogni dispositivo.
