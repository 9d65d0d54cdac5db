set-title = Deshielo
    .text = Tres cartas para leer, copiar y cambiar.

black-ice = Hielo negro
    .text = Tira dos dados: con 8 o más el hielo aguanta. Si no, un objeto al azar pierde un uso.

ice-pole = Pértiga
    .text = Suma 2 a una tirada sobre hielo.

warm-wind = Viento cálido
    .text = Encontráis una pértiga. El aguanieve se queda aquí: para cruzarlo, gastad un uso de una pértiga o un día.
