### Ajustes, y lo que el servidor guarda de alguien.

settings-title = Ajustes
settings-table = La mesa
settings-motion = Movimiento
settings-motion-full = las cartas viajan
settings-motion-none = nada se mueve
settings-motion-note = Sin movimiento, un anillo marca por un momento lo que ha llegado.
settings-keys-on = sí
settings-keys-off = no
settings-keys-note = Quítalas si estorban a un lector de pantalla o a órdenes de voz. Todo se puede hacer sin ellas.
settings-devices = Otro dispositivo
settings-devices-note = No hay cuentas. Un código lleva otro navegador a tus partidas, una vez; lo jugado allí viene también.
settings-code-give = Mostrar un código
settings-code-until = Vale hasta las { $time }, para un navegador. Un código nuevo anula este.
settings-code-use = Un código de otro dispositivo
settings-code-join = Usarlo
settings-code-used =
    { $count ->
        [one] Este navegador tiene ahora el mismo perfil, con 1 partida.
       *[other] Este navegador tiene ahora el mismo perfil, con { $count } partidas.
    }
settings-records = Partidas como texto
settings-records-note = Toda partida acabada se puede guardar como texto, desde su final. Aquí se leen esos textos, una partida o muchas; pasan a ser tuyas.
settings-records-text = Texto de las partidas
settings-records-file = O desde un archivo
settings-records-read = Leerlas
settings-records-made =
    { $count ->
        [one] Se ha leído 1 partida.
       *[other] Se han leído { $count } partidas.
    }
settings-records-open = Partida { $number }
settings-data = Tus datos
settings-data-note = El servidor guarda tus partidas y estos ajustes, con un secreto en este navegador. No pide ningún nombre ni conoce ninguno.
settings-data-kept = Desde el { $since }. Partidas: { $games }. Navegadores: { $devices }.
settings-export = Guardarlo todo
settings-delete = Borrarlo todo
settings-delete-question = Se borran para siempre todas las partidas, resultados, enlaces y ajustes de este perfil, en todos los dispositivos.
