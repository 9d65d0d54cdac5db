### Consigli della guida di Nordguard.

guide-best = { $move }: { $chance } % di farcela (da { $low } a { $high })
guide-other = { $move }: { $chance } %
guide-move-north = andare a nord
guide-move-east = andare a est
guide-move-south = andare a sud
guide-move-west = andare a ovest
guide-move-stay = aspettare
