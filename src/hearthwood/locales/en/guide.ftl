### Hints of the guide of Nordguard: go east: 62 % to make it (55 to 69). Waiting: 41 %.

guide-best = { $move }: { $chance } % to make it ({ $low } to { $high })
guide-other = { $move }: { $chance } %
guide-move-north = go north
guide-move-east = go east
guide-move-south = go south
guide-move-west = go west
guide-move-stay = wait
