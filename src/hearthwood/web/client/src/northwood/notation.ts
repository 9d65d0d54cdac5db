// What a card, a character, a suit is called: the notation says which, the messages say how.

import type { AllySight, CharacterText, FiefSight, Suit, NorthwoodView } from '../protocol';
import type { Message } from '../lib/words';

export const SUITS: readonly Suit[] = ['C', 'F', 'L', 'E'];

export function suitOf(card: string): Suit {
  return card[0] as Suit;
}

export function valueOf(card: string): number {
  return Number(card[1]);
}

/** A character's suit is its second letter: KC is the King of Claws. */
export function suitOfCharacter(who: CharacterText): Suit {
  return who[1] as Suit;
}

export function cardName(card: string): Message {
  return { name: `card-${card[0]}`, facts: { value: valueOf(card) } };
}

export function suitName(suit: Suit): Message {
  return { name: `suit-${suit}`, facts: {} };
}

export function character(who: CharacterText): Message {
  return { name: `character-${who}`, facts: {} };
}

export function abilityShort(who: CharacterText): Message {
  return { name: `character-${who}-short`, facts: {} };
}

export function abilityHelp(who: CharacterText): Message {
  return { name: `character-${who}-help`, facts: {} };
}

/** Does the character wear the crown? */
export function crowned(who: CharacterText): boolean {
  return 'PLB'.includes(who[0] ?? '');
}

export function friendly(fief: FiefSight): boolean {
  return fief.standing === 'home' || fief.standing === 'brought' || fief.standing === 'gone';
}

export function rulerOf(view: NorthwoodView): CharacterText | null {
  return view.fief === null ? null : (view.fiefs[view.fief]?.ruler ?? null);
}

export function allyAt(view: NorthwoodView, slot: string): AllySight {
  const ally = view.allies.find((one) => one.slot === slot);
  if (!ally) throw new RangeError(`no slot ${slot}`);
  return ally;
}
