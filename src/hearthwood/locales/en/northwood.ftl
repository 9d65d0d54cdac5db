### For Northwood! at the table. Cards are written as in the notation: C8 is the 8 of Claws.

northwood-title = For Northwood!
bar-visit = Visit { $visit } of 8
bar-stars =
    { $stars ->
        [one] 1 star, { $possible } possible, { $goal } to win
       *[other] { $stars } stars, { $possible } possible, { $goal } to win
    }
mark-practice = practice
mark-strict = strict

setup-intro = introductory
setup-full = full
setup-intro-note = The four Jacks are your allies; the Queens and Kings rule. The way to learn the game.
setup-full-note = All 24 characters are shuffled: four of them become your allies, eight of them rule.
goal-standard = Standard, { $stars }
goal-advanced = Advanced, { $stars }
goal-idealist = Idealist, { $stars }
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold

## Fiefs: the word under a hall has 8 letters at most

fief-here = here
standing-home = friendly
standing-brought = with you
standing-gone = friendly
standing-lost = lost
fief-open =
    { $stars ->
        [one] Fief { $fief }: exactly { $target } for 1 star. { $ruler } rules, so { $suit } are trump.
       *[other] Fief { $fief }: exactly { $target } for { $stars } stars. { $ruler } rules, so { $suit } are trump.
    }
fief-friendly =
    { $stars ->
        [one] Fief { $fief } is friendly: 1 star. { $ruler } can come along on one visit.
       *[other] Fief { $fief } is friendly: { $stars } stars. { $ruler } can come along on one visit.
    }
fief-gone =
    { $stars ->
        [one] Fief { $fief } is friendly: 1 star. Its ruler has left the game.
       *[other] Fief { $fief } is friendly: { $stars } stars. Its ruler has left the game.
    }
fief-lost =
    { $stars ->
        [one] Fief { $fief } is lost, and its star with it.
       *[other] Fief { $fief } is lost, and its { $stars } stars with it.
    }

## Allies

ally-mark-spent = spent
ally-mark-covers = covers { $ally }
ally-mark-covers-spent = covers { $ally }, spent
ally-covers = Covers { $ally } until the visit ends.
ally-spent = Spent until the visit ends.
ally-ready = Can be used before a statement.
actor-borrowed = { $ally } as { $ruler }

## The meeting place

meeting-empty = Which fief?
meeting-target = Score exactly { $target }
meeting-trump = { $suit } are trump
meeting-says = { $ruler } says
score-of = { $score } of { $target }
trump-mark = is trump
tray-named = Chosen so far: { $cards }
pile-deck = Deck { $count }
pile-discard = Discards { $count }
pile-score = Score { $count }

## What is to be decided

prompt-choose = Visit { $visit }: look at your hand and choose a fief, { $fiefs }.
prompt-substitute = Who comes along? Choose a fief, { $fiefs }, then the ally it covers, or go on.
prompt-substitute-none = Nobody else can come along: go on.
prompt-substitute-slot = { $ruler } comes along and covers which ally: { $slots }?
prompt-ready = Use an ally, { $slots }, or listen to the ruler.
prompt-listen = Listen to the ruler.
prompt-spent = One ally a dialogue: now listen to the ruler.
prompt-follow = { $suit } were said and you hold { $suit }: answer with { $cards }.
prompt-respond = You hold no { $suit }: answer with any card.
prompt-even-or-odd = An odd answer: for the Baron of Eyes, choose a card to discard.
prompt-over = The game is over.
prompt-stopped = The game was given up.
prompt-KC = Your highest value is { $value }: choose the next card for the score pile.
prompt-PC = No trump: draw one more card, or stop?
prompt-LC = Choose the card of your lowest value to discard; you draw that many.
prompt-BC = Choose a card: all of its value in the deck come to your hand.
prompt-JF = { $suit } are trump: choose the next to discard.
prompt-KF-first = Choose the first of two cards that add up to 9.
prompt-KF-second = Now choose its partner, a { $value }.
prompt-PF = One card of each value stays: choose the next to discard.
prompt-LF = You hold { $count } cards: choose the { $count } to discard.
prompt-BF = 1, 2 and 3 must go: choose the next to discard.
prompt-JL = Exchange this ruler with that of which fief: { $fiefs }?
prompt-KL = On top of the deck lies { $card }. Which card do you give for it?
prompt-PL = To which fief does the visit move: { $fiefs }?
prompt-LL = Which ally becomes ready again: { $slots }?
prompt-BL-discard = Exchange a card for { $card } on the discard pile, or leave it?
prompt-BL-score = Exchange a card for { $card } on the score pile, or leave it?
prompt-JE =
    { $count ->
        [one] Choose one more card to discard.
       *[other] Choose the first of { $count } cards to discard.
    }
prompt-KE-suit = Name a suit; then draw two cards and discard all of that suit.
prompt-KE-cards = { $suit } must go: choose the next to discard.
prompt-PE =
    { $count ->
        [one] Choose a card to discard, then draw one. This is the last round.
       *[other] Choose a card to discard, then draw one. { $count } rounds are left.
    }
prompt-LE = Discard cards that add up to { $sum }: choose the next one.

## Buttons

deed-answer = Answer with { $card }
deed-name = Choose { $card }
deed-visit = Fief { $fief }
deed-activate = Use { $ally }
deed-ready = Ready { $ally }
deed-listen = Listen
deed-draw = Draw one more
deed-stop = Stop drawing
deed-keep = Leave it
deed-begin = Go on
deed-bring = Bring { $ruler }
deed-suit = { $suit }

## What a move would do

preview-visit =
    { $stars ->
        [one] Exactly { $target } to score, 1 star to win. Trumps in your hand: { $cards }.
       *[other] Exactly { $target } to score, { $stars } stars to win. Trumps in your hand: { $cards }.
    }
preview-scores-higher = { $value } beats { $said }: this scores, { $score } of { $target }.
preview-scores-trump = { $suit } are trump and beat it: this scores, { $score } of { $target }.
preview-misses-lower = { $value } does not beat { $said }: no score, still { $score } of { $target }.
preview-misses-trump = { $suit } are trump, and this is not: no score, still { $score } of { $target }.
preview-misses-suit = { $suit } neither follow nor trump: no score, still { $score } of { $target }.
preview-too-many = That is { $excess } too many.
preview-listen =
    { $deck ->
        [one] The last card of the deck becomes the statement.
       *[other] The top one of { $deck } cards becomes the statement.
    }
preview-listen-known = The statement will be { $card }.
preview-draw =
    { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
preview-look =
    { $count ->
        [one] You see the top card of the deck.
       *[other] You see the top { $count } cards of the deck.
    }
preview-friendly = The visit ends: fief { $fief } is friendly.
preview-lost = The visit ends: fief { $fief } is lost.
preview-watch = Your next answer is watched: even draws a card, odd discards one.
preview-nothing = Nothing to be done with it now; it would be spent all the same.

## The transcript

transcript-title = Transcript
transcript-note = Choose a move to go back to before it. Free as far back as the mark u; further back is practice.
transcript-note-replay = Choose a move to go there.
latest-scored = Your { $card } scored: { $score } of { $target }.
latest-missed = Your { $card } did not score: still { $score } of { $target }.
dialogue-open = your answer
dialogue-scored = scores, { $score } of { $target }
dialogue-missed = no score, { $score } of { $target }
event-drew = You draw { $cards }.
event-took-discard = You take { $card } from the discards.
event-took-score = You take { $card } from the score: { $score } of { $target }.
event-discarded = You discard { $cards }.
event-put-on-score = { $card } goes to the score pile: { $score } of { $target }.
event-put-on-deck = { $card } goes face down on top of the deck.
event-score-to-deck = { $card } goes from the score pile onto the deck: { $score } of { $target }.
event-looked = On top of the deck: { $cards }.
event-found = From the deck come { $cards }.
event-shuffled = The rest of the deck is shuffled.
event-dealt = New hand: { $cards }.
event-friendly =
    { $stars ->
        [one] Fief { $fief } is friendly: 1 star.
       *[other] Fief { $fief } is friendly: { $stars } stars.
    }
event-lost =
    { $target ->
        [0] Fief { $fief } is lost: { $score } where none was wanted.
       *[other] Fief { $fief } is lost: { $score } of { $target }.
    }
event-left = { $ruler } leaves the game.
event-covered = { $ruler } covers { $ally }.
event-visited = Visit { $visit }: fief { $fief }, { $ruler }, { $suit } are trump.
event-activated = { $ally } is used.
event-borrowed = { $ally } acts as { $ruler }.
event-readied = { $ally } is ready again.
event-rulers-swapped = Now { $ruler } rules fief { $fief }: { $suit } are trump.
event-moved = The visit moves to fief { $fief }, { $ruler }: { $suit } are trump.
event-named-suit = You name { $suit }.
event-swapped-discard = You exchange { $card } for { $taken } on the discard pile.
event-swapped-score = You exchange { $card } for { $taken } on the score pile.
event-ended =
    { $stars ->
        [one] The game is over: 1 star.
       *[other] The game is over: { $stars } stars.
    }

## Why a move cannot be made

refusal-over = The game is over.
refusal-choose = First choose a fief: { $legal }.
refusal-visited = Fief { $fief } was visited already. Choose one of { $legal }.
refusal-substitute = First settle who comes along, then go on.
refusal-not-home = No friendly ruler is at home in fief { $fief }.
refusal-placed-order = Rulers are placed in the order of their fiefs, the lowest first.
refusal-covered = Ally { $slot } is covered already.
refusal-ready = The ruler has not spoken yet: use an ally, or listen first.
refusal-exhausted = Ally { $slot } is spent until the visit ends.
refusal-no-more-abilities = No more allies can be used on this visit.
refusal-spent = One ally a dialogue: now listen.
refusal-respond = { $said } waits for an answer: { $legal }.
refusal-not-in-hand = You do not hold { $card }.
refusal-follow = { $suit } were said and you hold { $suit }: answer with { $legal }.
refusal-ability = { $character } asks for one of { $legal }.
refusal-even-or-odd = An odd answer: the Baron of Eyes asks for a discard, { $legal }.
undo-nothing = No move was made yet.
undo-barrier = The last move showed you something hidden, so it stays. Further back is practice: press t and choose a move.
practice-title = Practice
practice-question =
    { $count ->
        [one] One move back passes something hidden that you have seen. From there the game goes on as practice: unseen cards are shuffled anew, and it does not count in your record.
       *[other] Going back { $count } moves passes something hidden that you have seen. From there the game goes on as practice: unseen cards are shuffled anew, and it does not count in your record.
    }
practice-yes = Go back and practise
practice-no = Stay here

## Piles, characters, odds

piles-title = The piles
piles-known = On top, in this order: { $cards }
piles-unseen = Not seen yet, in an order nobody knows:
piles-empty = empty
piles-order = Piles are listed from the top.
book-ally = Your ally in slot { $slot }
book-ruler = Rules fief { $fief }
odds-title = Odds
odds-scores = Final score of this visit, in % of deals
odds-moves = Fief becomes friendly after, in % of deals

## Keys, in the line at the foot: one or two words

key-do = play
key-fief = fief
key-ally = ally
key-listen = listen
key-hand = card
key-suit = suit
key-draw = draw
key-undo = undo
key-hint = hint
key-odds = odds
key-card = about
key-piles = piles
key-transcript = transcript
key-menu = menu
key-help = help
key-go-back = go there
key-step = step
key-visit = visit
key-ends = ends

## Keys, explained

help-title = The keys
help-hand = a card of the hand by its place; the same key again plays it
help-allies = an ally; the same key again uses it
help-fiefs = a fief, when one is to be chosen or a ruler comes along
help-listen = listen to the ruler
help-suits = a suit, when one is to be named
help-draw = draw one more card, when the Prince of Claws asks
help-do = play what is marked: the filled button
help-arrows = go over the table and read what things are
help-escape = let go of what is marked; then the menu
help-undo = take the last move back, unless it showed something hidden
help-transcript = transcript; from there back to any earlier move
help-card = about the character that is marked
help-piles = look through the piles
help-menu = language, theme, rules, and the way out
help-help = this page
help-hint = a hint: the best move, and why
help-odds = where the visit can end

## The end

ending-title = The end of the game
ending-won =
    { $stars ->
        [one] Won with 1 star: { $medal }.
       *[other] Won with { $stars } stars: { $medal }.
    }
ending-lost =
    { $stars ->
        [one] 1 star; { $goal } were wanted.
       *[other] { $stars } stars; { $goal } were wanted.
    }
ending-stopped =
    { $stars ->
        [one] Given up with 1 star.
       *[other] Given up with { $stars } stars.
    }
ending-seed = Seed of this deal: { $seed }
ending-practice = A practice game: it does not count in your record.
ending-hints =
    { $count ->
        [one] 1 hint was asked for.
       *[other] { $count } hints were asked for.
    }
ending-replay = Go through it again
ending-new = New game
ending-home = To the first screen
replay-move = After { $move } of { $last } moves
