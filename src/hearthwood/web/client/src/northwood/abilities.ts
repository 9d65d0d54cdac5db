// How the tray shows abilities that ask for cards: where the cards go, and whether several can be chosen before
// they are sent. What may be chosen is the server's to say.

import { message } from '../lib/words';
import type { Message } from '../lib/words';
import type { NorthwoodView } from '../protocol';

export type Place = 'discard' | 'score' | 'deck' | 'hand';

/** Where the cards go that an ability asks for. */
const GOES_TO: Readonly<Record<string, Place>> = { KC: 'score', KL: 'deck', BC: 'hand' };

/** Abilities whose cards are known from the start: all that can be named, or as many as are left to name. */
const TOGETHER: Readonly<Record<string, 'all' | 'count'>> = {
  KC: 'all',
  JF: 'all',
  BF: 'all',
  KE: 'all',
  JE: 'count',
};

export interface Collecting {
  readonly cards: readonly string[];
  /** How many are to be chosen. */
  readonly wanted: number;
  /** Must all of them go? Then they can go in the order of the hand. */
  readonly all: boolean;
  label(cards: readonly string[]): Message;
}

/** The ability that collects several cards before they are sent, if one is going on. */
export function collecting(view: NorthwoodView): Collecting | null {
  const who = view.pending?.character ?? '';
  const how = TOGETHER[who];
  const cards = view.legal.flatMap((move) => move.card ?? []);
  if (!how || cards.length === 0) return null;
  const wanted = how === 'all' ? cards.length : Math.min(Number(view.pending?.argument), cards.length);
  return { cards, wanted, all: how === 'all', label: (chosen) => labelOf(placeOf(who), chosen) };
}

export function placeOf(who: string): Place {
  return GOES_TO[who] ?? 'discard';
}

function labelOf(place: Place, chosen: readonly string[]): Message {
  const cards = chosen.join(' ');
  return place === 'score' ? message('web-deed-score', { cards }) : message('web-deed-discard', { cards });
}
