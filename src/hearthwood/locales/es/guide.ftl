### Consejos del guía de Nordguard.

guide-best = { $move }: { $chance } % de llegar (de { $low } a { $high })
guide-other = { $move }: { $chance } %
guide-move-north = ir al norte
guide-move-east = ir al este
guide-move-south = ir al sur
guide-move-west = ir al oeste
guide-move-stay = esperar
