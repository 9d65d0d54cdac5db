### The rules of For Northwood! as help at the table, in sections of a title and a text.
### A paragraph is one line of the file; an empty line parts two paragraphs.

rules-goal-title = The goal
rules-goal-text =
    Eight fiefs lie in a row, numbered 0 to 7, each with its ruler. You visit every fief once and talk with its ruler, card against card. A fief becomes friendly if your score pile holds exactly as many cards at the end of the visit as the fief's number says. One too many loses it just as one too few does.

    Friendly fiefs bring stars: fiefs 0 and 7 bring 4, fiefs 1 and 6 bring 3, fiefs 2 and 5 bring 2, fiefs 3 and 4 bring 1. That makes 20 in all, and with 16 you win.

rules-setup-title = What lies on the table
rules-setup-text =
    There are 32 dialogue cards, with values from 1 to 8 in four suits: Claws (C), Flowers (F), Leaves (L) and Eyes (E). C7 is the 7 of Claws.

    In the introductory game the four Jacks are your allies, and the eight Queens and Kings are dealt to the fiefs at random. In the full game all 24 characters are shuffled: one of each suit becomes your ally, two of each suit become rulers, and the other twelve stay out.

    For every visit the 32 dialogue cards are shuffled, and you draw eight of them as your hand before you decide where to go. The other 24 are the deck.

rules-choose-title = Choosing a fief
rules-choose-text =
    Look at your hand, then choose any fief that you have not visited. Its number is the target: how many cards the score pile must hold at the end. The suit of its ruler is trump.

    High cards and trumps suit a high target, low cards a low one. Your allies' abilities can often mend what is missing or too much.

rules-substitutes-title = Bringing rulers along
rules-substitutes-text =
    The ruler of a friendly fief can help you on one later visit only. Before the first dialogue you may lay any number of these rulers over your allies, one on each ally, in any combination. You place them in the order of their fiefs, the lowest number first. For this visit the ruler's ability replaces that of the ally below.

    At the end of the visit all rulers you brought leave the game, used or not. Their fiefs stay friendly and keep their stars.

rules-dialogue-title = A dialogue
rules-dialogue-text =
    A dialogue has three steps. First you may use one ally. Then you listen: the top card of the deck is laid face up on the discard pile, and this is the ruler's statement. Then you respond with a card of your hand.

    If you hold cards of the statement's suit, you must respond with one of them; which one is up to you. If you hold none, any card of your hand will do.

rules-scoring-title = When a response scores
rules-scoring-text =
    Your response scores in two cases: it is of the statement's suit and higher, or the statement is not trump and your response is. In all other cases it does not.

    A response that scores goes to the score pile, any other to the discard pile. Your score is the number of cards in the score pile.

    An example: you are visiting the King of Leaves, so Leaves are trump, and he says F4. If you hold F2 and F6, you must respond with one of them: F6 scores, F2 does not. If you hold no Flowers, any Leaves card scores, even L1, and no Claws or Eyes card does, not even an 8. If he says L4, only L5 to L8 score.

rules-abilities-title = Your allies' abilities
rules-abilities-text =
    Each ally can be used once in a visit, and only one in each dialogue, before the statement. An ally that was used is exhausted until the visit ends or another ability makes it ready again. It is exhausted also if its ability had no effect.

    What an ability says must be done if it can be; what cannot be done for want of cards is skipped. When several cards move, you name them one at a time, in the order you like, and the last one lies on top.

    To draw is to take the top card of the deck into your hand; to discard is to put a card of your hand on top of the discard pile. You may look through the discard pile and the score pile at any time. The help for each character tells exactly what its ability does.

rules-visit-end-title = The end of a visit
rules-visit-end-text =
    The visit ends as soon as your hand or the deck is empty after a dialogue, or after an ability has been carried out completely. It cannot be ended earlier.

    If the score pile holds as many cards as the number of the fief, the fief is friendly, and its ruler stays there, ready to come along on a later visit. With any other number the fief is lost, and its ruler leaves the game.

    Then all your allies are ready again, the 32 cards are shuffled, and you draw eight for the next visit.

rules-medals-title = The end of the game
rules-medals-text =
    The game is over after the eighth visit. Your points are the stars of the friendly fiefs, whether their rulers are still there or not.

    Before the game you choose how many points you need to win: Standard asks for 16 (bronze medal), Advanced for 18 (silver), Idealist for 20 (gold). If you choose nothing, it is Standard. You may stop a game at any time.

rules-undo-title = Undo and practice branches
rules-undo-text =
    You can take moves back freely, up to the last moment at which something hidden was revealed: a statement, a card drawn that you did not know, a look at the deck, or the end of a visit.

    To go back further, open a practice branch. It is a new game from that point on: the cards you could not see there are shuffled anew, those of later visits too, so what you have seen since does not help you in it. Practice branches are marked as such and counted separately.

rules-seeds-title = Seeds and a fair deal
rules-seeds-text =
    Every game is dealt from a number, its seed. The same setup, seed and moves give the same game on every computer, so two people can play the same deal and compare. The deck of your third visit is the same whichever fief you go to and whatever you did before.

    During a game the table shows neither the seed nor any card that you may not see. When the game is over the seed is shown, and anyone can check the deal.
