### The cards of For Northwood!: names, abilities in one line, exact help.
### A text ending in -short stands on the card and has at most 80 characters.

## Suits and dialogue cards

suit-C = Claws
suit-F = Flowers
suit-L = Leaves
suit-E = Eyes

suit-C-cards =
    { $count ->
        [one] 1 Claws card
       *[other] { $count } Claws cards
    }
suit-F-cards =
    { $count ->
        [one] 1 Flowers card
       *[other] { $count } Flowers cards
    }
suit-L-cards =
    { $count ->
        [one] 1 Leaves card
       *[other] { $count } Leaves cards
    }
suit-E-cards =
    { $count ->
        [one] 1 Eyes card
       *[other] { $count } Eyes cards
    }

card-C = { $value } of Claws
card-F = { $value } of Flowers
card-L = { $value } of Leaves
card-E = { $value } of Eyes

## Ranks

rank-J = Jack
rank-Q = Queen
rank-K = King
rank-P = Prince
rank-L = Lady
rank-B = Baron

## Claws

character-JC = Jack of Claws
character-JC-short = Draw until you hold 8.
character-JC-help = If you hold fewer than 8 cards, draw one after another until you hold 8 or the deck is empty. With 8 or more in hand nothing happens, and the ally is exhausted all the same. If this empties the deck, the visit ends.

character-QC = Queen of Claws
character-QC-short = The top cards of deck, discard pile and score pile come to your hand.
character-QC-help = You receive three cards: the top one of the deck, of the discard pile and of the score pile. A pile that is empty gives none. The card that leaves the score pile lowers your score by one.

character-KC = King of Claws
character-KC-short = Your highest cards go to the score pile.
character-KC-help = All cards of the highest value you hold go to the top of the score pile, and each adds one to your score. None of them may stay. If there are several, you name them one at a time, and the last one named lies on top.

character-PC = Prince of Claws
character-PC-short = Draw card by card: a trump stops you, or you stop yourself.
character-PC-help = You draw at least one card. As long as the card just drawn is not trump and the deck is not empty, you choose between one more card and stopping. A trump stays in your hand and ends the drawing.

character-LC = Lady of Claws
character-LC-short = Discard a card of your lowest value, then draw that many.
character-LC-help = If you hold several cards of your lowest value, choose which one goes; only one does. Then draw as many cards as its value says, or all that are left in the deck if there are fewer.

character-BC = Baron of Claws
character-BC-short = Choose a card you hold: all of its value in the deck join it. Then shuffle.
character-BC-help = The card you choose stays in your hand. All cards of its value that are still in the deck come to your hand; you cannot leave any behind. Then the rest of the deck is shuffled, also if it held none, so whatever you knew of its top no longer holds.

## Flowers

character-JF = Jack of Flowers
character-JF-short = Discard every trump you hold.
character-JF-help = All cards you hold of the current ruler's suit go to the discard pile; none may stay. If an ability has changed the ruler, the new one counts. You name them one at a time, and the last one named lies on top. Without trumps nothing happens.

character-QF = Queen of Flowers
character-QF-short = The top card of your score pile goes face down onto the deck.
character-QF-help = Your score falls by one. The card lies on top of the deck and is therefore the ruler's next statement. With an empty score pile nothing happens.

character-KF = King of Flowers
character-KF-short = Two cards that add up to exactly 9 go to the discard pile.
character-KF-help = Name a card that has a partner in your hand, such as a 2 if you hold a 7, then the partner. The first card already lies on the discard pile when you name the second. If no two of your cards make 9, nothing happens.

character-PF = Prince of Flowers
character-PF-short = Keep one card of each value you hold; the others are discarded.
character-PF-help = Of three cards of equal value you discard two, of two you discard one. You name the discards one at a time, and so choose which card stays. The ability goes on until no value is in your hand twice; if none is, nothing happens.

character-LF = Lady of Flowers
character-LF-short = Count your cards, then discard one of exactly that value.
character-LF-help = The number of cards in your hand is counted before the discard: with five cards in hand, a 5 goes. If you hold several such cards, choose one; if you hold none, nothing happens.

character-BF = Baron of Flowers
character-BF-short = Every 1, 2 and 3 you hold is discarded.
character-BF-help = None of these cards may stay. You name them one at a time, and the last one named lies on top of the discard pile. If all your cards are 4 or higher, nothing happens.

## Leaves

character-JL = Jack of Leaves
character-JL-short = This ruler changes places with the ruler of an unvisited fief up to 2 away.
character-JL-help = Choose an unvisited fief whose number differs by 1 or 2 from that of the fief you are visiting. The two rulers change places; you stay in your fief, with its target. The suit of the new ruler is trump at once, and the new ruler is the one you win or lose. If there is such a fief, the exchange must be made.

character-QL = Queen of Leaves
character-QL-short = Borrows the ability of the ruler you are visiting.
character-QL-help = The Queen does exactly what the current ruler's ability says, as if it were her own. If an ability has changed the ruler, the new one counts. Where the text speaks of other allies, it means all but the Queen.

character-KL = King of Leaves
character-KL-short = See the top card of the deck; it changes places with one of yours.
character-KL-help = First you see the top card of the deck. Then name a card of your hand: it goes face down on top of the deck, and the card you saw comes to your hand. The exchange must be made. The card you put there is the ruler's next statement.

character-PL = Prince of Leaves
character-PL-short = The visit moves to the next unvisited fief on the left or on the right.
character-PL-help = Visited fiefs are passed over, and the row ends at 0 and at 7. Target, ruler and trump become those of the new fief; your hand, your allies and all piles stay as they are. The fief you leave is still unvisited. If only one direction is possible you must take it; if there is none, nothing happens.

character-LL = Lady of Leaves
character-LL-short = Draw a card; another exhausted ally becomes ready again.
character-LL-help = After drawing one card, choose one of your other exhausted allies; if there is one, you must. That ally can be used again in a later dialogue of this visit. The Lady cannot make herself ready.

character-BL = Baron of Leaves
character-BL-short = You may swap a card for one of equal value atop the discard, then score pile.
character-BL-help = If you hold a card of the same value as the top card of the discard pile, you may exchange the two; yours takes its place on top. After that the same holds for the score pile. You may make both exchanges, either one or none. Your score does not change.

## Eyes

character-JE = Jack of Eyes
character-JE-short = Take two cards from the deck, then discard any two you hold.
character-JE-help = If the deck has only one card, you draw that one. Then you name two discards, one at a time, from your whole hand: both new and old cards can go. Two must go, also if you drew only one.

character-QE = Queen of Eyes
character-QE-short = The three cards on top of the deck become known to you.
character-QE-help = You see the top three cards of the deck, or all if it has fewer. They stay where they are, in their order, and the table keeps showing them. The first of them is the ruler's next statement.

character-KE = King of Eyes
character-KE-short = Name a suit and draw two cards; then all you hold of that suit must go.
character-KE-help = The suit is named before you draw, and you need not hold it. Then you draw two cards, or as many as the deck has. All cards of that suit go to the discard pile, those just drawn as well. You name them one at a time, and the last one named lies on top.

character-PE = Prince of Eyes
character-PE-short = Swap a card for a new one, and once more for each other exhausted ally.
character-PE-help = In each round you discard one card, then draw one. There is one round, and one more for each other ally that was exhausted when the ability began: with two of them, three rounds. A card just drawn may go in the next round. When the deck is empty you draw nothing, but the discards go on while you hold a card.

character-LE = Lady of Eyes
character-LE-short = Draw two cards; then cards of exactly the same sum must be discarded.
character-LE-help = The values of the two cards drawn are added up; if only one could be drawn, its value is the sum. Then you discard, one at a time, any cards of your hand until their values make that sum exactly. You can name only cards that still allow it. The cards just drawn make the sum, so it can always be done.

character-BE = Baron of Eyes
character-BE-short = After your next response: if it was even, draw a card; if odd, discard one.
character-BE-help = The Baron acts as soon as your response lies on its pile. After an even response you draw one card; so an even last card does not end the visit unless the deck is then empty. After an odd response you discard one card of your choice, if you have any left.
