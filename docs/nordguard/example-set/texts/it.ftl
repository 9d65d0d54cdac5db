set-title = Disgelo
    .text = Tre carte da leggere, copiare e cambiare.

black-ice = Ghiaccio nero
    .text = Tira due dadi: con 8 o più il ghiaccio tiene. Altrimenti un oggetto a caso perde un uso.

ice-pole = Pertica
    .text = Aggiunge 2 a un tiro sul ghiaccio.

warm-wind = Vento caldo
    .text = Trovate una pertica. Poi la fanghiglia resta qui: per passare spendete un uso di una pertica o un giorno.
