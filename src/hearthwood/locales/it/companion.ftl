### Compagno: le carte stampate sono sul tavolo di qualcuno, e si inseriscono.

companion-title = Compagno
companion-line = Per le carte stampate sul tuo tavolo: di' che cosa c'è, e questo tavolo ti dice che cosa è lecito, che cosa farebbe una mossa e quali sono le probabilità. Ciò che inserisci resta su questo dispositivo.
companion-slot = Alleato { $slot }
companion-who = chi?
companion-rulers = I Sovrani
companion-fief = Feudo { $fief }
companion-hand = Le tue otto carte
companion-cards = Carte
companion-named = { $named } su { $count } indicate.
companion-begin = Comincia
companion-anew = Un altro tavolo
companion-turned =
    { $count ->
        [one] Quale carta è uscita?
       *[other] Quali { $count } carte sono uscite?
    }
companion-new-hand = Le tue { $count } carte nuove
companion-turned-note = Indicale nell'ordine in cui sono uscite dal mazzo.
companion-hand-note = La visita è finita e le carte si rimescolano. Quali hai pescato?
companion-not-made = La mossa non è stata fatta
companion-that-is-it = È così
