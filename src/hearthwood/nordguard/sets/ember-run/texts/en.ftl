set-title = The Ember Run
    .text = The beacon of the north went out. A sled carries embers to it from Frontier, before the long night.

## Characters

nickel = Nickel
    .text = The scout, a day ahead of everybody. Once a day: scout any location of the map.

brann = Brann
    .text = The hunter: breathes out, then fires. Starts with a rifle and gets one more use out of rifles and crossbows.

ulla = Ulla
    .text = The ice pilot, who hears it before it cracks. The team adds 2 to every ice roll.

torv = Torv
    .text = The wrestler, who owns nothing and fears less. Once in each fight: add a die with bare paws.

sorrel = Sorrel
    .text = The dealer, with a cousin behind every hill. Once a day: trade an item of the team for a random one of the item deck.

tuva = Tuva
    .text = The star reader. Once a day, before an event is drawn: draw two, choose which happens, discard the other.

dag = Dag
    .text = The packer, who ties every strap twice. Starts with provisions, which last one use longer. Nothing that Dag carries can be stolen.

kaisa = Kaisa
    .text = The climber: down is the hard part. Starts with a rope. Once a day: ignore a climb, be it a location or an obstacle.

mirko = Mirko
    .text = The daredevil. Once a day: throw again, all dice of a failed roll or the last shot of a fight.

pip = Pip
    .text = The tinker, pockets full of screws. Once a day: an item of the team gets one use back.

ylva = Ylva
    .text = The musher, who knows when to skip a night. Once in the game: add a day.

lumi = Lumi
    .text = The ember keeper. Starts with a lantern. The team adds 2 to every cold roll, and Lumi's lights cannot be stolen.

## Locations

frontier = Frontier
    .text = The last hall with all its lamps lit. Restock here.

destination = Destination
    .text = The dark beacon on its hill. No event. Be here in the evening with at least one day left.

lamp-hut = Lampkeeper's Hut
    .text = Somebody trims this wick every night. Waypoint. A day that begins here gives an item one use back.

trappers-lodge = Trappers' Lodge
    .text = They charge in soup. Waypoint. Spend a use of provisions; or snow: two dice, 7 or more. On arriving, you may lose a day to restock.

watchtower = Watchtower
    .text = Two hundred steps, most of them there. Waypoint. Climb: one die, 4 or more. On arriving, scout all locations next to it.

drovers-camp = Drovers' Camp
    .text = Nobody leaves with what they came with. Waypoint. On arriving, you may trade an item for a random one of the item deck.

howling-valley = Howling Valley
    .text = It answers. Beast: a weapon roll against two dice plus 7, or spend a use of provisions.

lindworm-gorge = Lindworm Gorge
    .text = Beast: a weapon roll against two dice plus 8. If it fails, a random item loses a use. No event: nothing else lives here.

walrus-floes = Walrus Floes
    .text = The floe looks back. Choose one. Beast: a weapon roll against 12. Ice: two dice, 9 or more.

boar-birches = Boar Birches
    .text = The bark is gone up to shoulder height. Beast: a weapon roll against 9.

toll-pass = Toll Pass
    .text = Nobody remembers who owns it. A weapon roll against two dice plus 6, or give up a weapon, or pay a day.

ruined-keep = Ruined Keep
    .text = The hearth is cold and the floor is not. Beast, dark: a weapon roll against two dice plus 6. On arriving, find a random item.

shut-mine = Shut Mine
    .text = The door was locked from inside. Dark: carry a light and roll one die, 3 or more; or roll two dice, 10 or more. On arriving, find a random item.

deep-pines = Deep Pines
    .text = Noon goes around it. Dark: carry a light and roll one die, 3 or more; or roll two dice, 10 or more.

thin-ice = Thin Ice
    .text = Do not stop to read this. Ice: two dice, 9 or more. If it fails, the lake steals a random item.

blue-glacier = Blue Glacier
    .text = It moves a paw's breadth a day. Ice: two dice against one die plus 6.

frozen-river = Frozen River
    .text = A road, for as long as it sleeps. Ice: one die, 4 or more. On arriving, you may roll two dice (ice): with 9 or more the sled glides one location on, without challenge or event.

frozen-falls = Frozen Falls
    .text = The roar stopped halfway. Climb: two dice against one die plus 6.

giants-stair = Giants' Stair
    .text = Built for longer legs. Climb: carry a rope and roll one die, 3 or more; or roll two dice, 10 or more.

crevasse = Crevasse
    .text = Climb: carry a rope and roll two dice, 6 or more; or roll two dice, 10 or more. If it fails, a random item is stolen and lies where the team stands.

knife-ridge = Knife Ridge
    .text = One paw in each valley. Climb: two dice, 9 or more. On arriving, turn all locations next to it face up.

long-white = The Long White
    .text = No tree, no stone, no excuse. Snow: two dice against one die plus 6.

loaded-slope = Loaded Slope
    .text = Speak softly here. Snow, drift: two dice, 9 or more. If it fails, shuffle the locations next to the team.

whistling-moor = Whistling Moor
    .text = The tune has no end. Cold, storm: two dice against one die plus 6.

standing-stones = Standing Stones
    .text = Eleven from the south, twelve from the north. On arriving, you may turn the ring: the locations next to it move one place clockwise.

hot-spring = Hot Spring
    .text = On arriving, an item gets all its uses back. Everybody rests here: draw two events.

## Items

knife = Knife
    .text = Weapon: one die, once in each fight. Never used up.

rifle = Rifle
    .text = Weapon: each shot is one die.

crossbow = Crossbow
    .text = Weapon: each shot is one die plus 2.

spear = Spear
    .text = Weapon: one die plus 2, once a day. Never used up.

snares = Snares
    .text = A use adds 3 to a weapon roll against a beast.

torch = Torch
    .text = Light. A use adds 2 to a cold roll or to a weapon roll against a beast.

lantern = Lantern
    .text = Light. Adds 2 to every roll in the dark, weapon rolls included.

furs = Furs
    .text = A use adds 3 to a cold roll.

tent = Tent
    .text = A use adds 4 to a storm roll.

kettle = Kettle
    .text = Once a day, for a day of the countdown: an item gets all its uses back.

rope = Rope
    .text = Adds 1 to every climb roll of the team. Some ways ask for a rope.

ice-pick = Ice Pick
    .text = A use adds 2 to an ice roll or a climb roll.

snowshoes = Snowshoes
    .text = A use adds 3 to a snow roll.

skis = Skis
    .text = A use ignores a snow challenge, be it a location or an obstacle.

shovel = Shovel
    .text = A use ignores a drift, be it a location or an obstacle.

harness = Pack Harness
    .text = Its owner carries two more items.

binoculars = Binoculars
    .text = Once a day, for a day of the countdown: scout all locations next to the team.

flare = Flare
    .text = Light. A use scouts one location next to the team.

compass = Compass
    .text = A use, before an event is drawn: draw two, choose which happens, discard the other.

provisions = Provisions
    .text = A use adds 1 to a roll that is no weapon roll. Beasts, guests and hunger ask for uses too.

medicine = Medicine
    .text = A use throws a failed cold or climb roll again. Some events ask for a use.

repair-kit = Repair Kit
    .text = A use gives a weapon all its uses back, or mends a broken runner.

## Events

whiteout = Whiteout
    .text = Snow above and below and no line between. Cold, storm: two dice, 11 or more, or lose a day.

deep-frost = Deep Frost
    .text = Even the knots freeze. Stays here for good: as long as it lies there, 1 less on every roll, weapon rolls included.

aurora = Aurora
    .text = The sky comes out to watch. Stays here for three evenings: until then 1 more on every roll, weapon rolls included.

snowdrift = Snowdrift
    .text = The wind was here first. Lies on the location ahead. Snow, drift: one die, 4 or more, or pay a day; then it goes.

thaw = Thaw
    .text = The way ahead begins to drip. Lies there for three evenings. Ice: two dice, 8 or more.

early-dark = Early Dark
    .text = The lamps are lit at noon. Lose a day.

tailwind = Tailwind
    .text = The sled hardly needs its team. Add a day.

rockfall = Rockfall
    .text = The mountain shuts a door. Stays on a random location next to the team: nobody passes. It counts as a climb.

drifting-ice = Drifting Ice
    .text = Nobody moved, and yet. The locations next to the team move two places clockwise.

lost-trail = Lost Trail
    .text = These tracks are yours. Carry a compass, or shuffle all face-down locations.

cornice = Cornice
    .text = Solid ground ends a step too early. Climb: one die, 4 or more, or retreat to the nearest waypoint.

false-lights = False Lights
    .text = Somebody waves a lamp out there. Carry a light, or move to a random location next to the team.

hard-crust = Hard Crust
    .text = The snow carries and the runners sing. You may move one location ahead, without challenge, and draw an event there.

rime-hounds = Rime Hounds
    .text = White on white, until they breathe. Beast: a weapon roll against two dice plus 2, or spend a use of provisions; else retreat to where the day began.

bull-elk = Bull Elk
    .text = He has all winter. Stands on the location ahead. Beast: a weapon roll against 8, or spend a use of provisions; then he goes.

good-hunt = Good Hunt
    .text = Something fat, and slow for once. Beast: a weapon roll against 5 brings in provisions. You may let it go.

night-thieves = Night Thieves
    .text = In the morning the tracks lead both ways. A random item of every character is stolen.

too-heavy = Too Heavy
    .text = The sled sinks to its rails. Lose a day, or an item of every character, chosen by you, is stolen.

broken-buckle = Broken Buckle
    .text = It held for eleven winters. A random item is stolen and lies where the team stands.

broken-runner = Broken Runner
    .text = Half a sled goes half as far. Spend a use of a repair kit or give up a rope, or lose a day.

frostbite = Frostbite
    .text = The paw says nothing; that is the trouble. Cold: two dice, 10 or more, or spend a use of medicine, or lose a day.

snow-blindness = Snow Blindness
    .text = Too much light, of all things. Spend a use of medicine, or every face-up location is turned face down.

hunger = Hunger
    .text = Boots begin to look like supper. Spend a use of provisions, or an item of every character, chosen by you, is stolen.

fever = Fever
    .text = Somebody laughs in their sleep. Tomorrow morning: spend a use of medicine, or lose a day.

ember-low = The Ember Sinks
    .text = Red, then brown, then red again. Spend a use of a torch, or cold: two dice, 11 or more, or lose a day.

summons = Summons
    .text = A horn from Frontier: three long, one short. Lose a day, or retreat to Frontier.

clear-sky = Clear Sky
    .text = You can hear the next valley. Scout all locations next to the team.

fresh-tracks = Fresh Tracks
    .text = Somebody went before you, and came back. Scout two face-down locations, wherever they are.

road-crew = Road Crew
    .text = Four shovels and a song. Clear a location of all its obstacles, or turn any location face up.

lamplight = Lamp in a Window
    .text = Soup, if you turn now. You may retreat to the nearest waypoint.

lost-pack = Lost Pack
    .text = The name on it is snowed over. Find a random item.

hunters-cache = Hunters' Cache
    .text = Three notches on the birch. Find a weapon of your choice.

abandoned-sled = Abandoned Sled
    .text = Unharnessed with care, long ago. Find the pack harness, if the item deck has it, and a random item.

wandering-trader = Wandering Trader
    .text = Prices as steep as the road. You may trade an item for one of the item deck that you choose.

old-friends = Old Friends
    .text = Another sled, homeward, and too heavy. Restock.

warm-fire = Warm Fire
    .text = Left burning for whoever came next. An item of your choice gets all its uses back.

snowbound-strangers = Snowbound Strangers
    .text = They know a short cut, and they are hungry. You may spend a use of provisions to add a day.

dice-by-the-fire = Dice by the Fire
    .text = Theirs are carved from bone. You may roll two dice: with 8 or more add a day, with less an item that you choose is stolen.

busy-road = Busy Road
    .text = Everybody is out before the long night. Draw two events.

long-evening = Long Evening
    .text = Stories, tea, and a plan by midnight. Tomorrow morning: an item gets all its uses back, and you scout one location next to the team.
