### Compañero: las cartas impresas están en la mesa de alguien, y se teclean.

companion-title = Compañero
companion-line = Para las cartas impresas de tu propia mesa: di qué hay en ella, y esta mesa te dice qué es legal, qué haría una jugada y cuáles son las probabilidades. Lo que tecleas se queda en este dispositivo.
companion-slot = Aliado { $slot }
companion-who = ¿quién?
companion-rulers = Los Gobernantes
companion-fief = Feudo { $fief }
companion-hand = Tus ocho cartas
companion-cards = Cartas
companion-named = { $named } de { $count } indicadas.
companion-begin = Empezar
companion-anew = Otra mesa
companion-turned =
    { $count ->
        [one] ¿Qué carta salió?
       *[other] ¿Qué { $count } cartas salieron?
    }
companion-new-hand = Tus { $count } cartas nuevas
companion-turned-note = Indícalas en el orden en que salieron del mazo.
companion-hand-note = La visita ha acabado y las cartas se barajan. ¿Cuáles has robado?
companion-not-made = La jugada no se hizo
companion-that-is-it = Eso es
