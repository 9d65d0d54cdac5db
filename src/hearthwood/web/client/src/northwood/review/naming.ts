// What moments and moves of a review are called.

import { message } from '../../lib/words';
import type { Message } from '../../lib/words';
import type { NorthwoodView, ReviewMoment } from '../../protocol';
import { deedOf } from '../play.svelte';

/** Where in the game a moment is. */
export function momentName(moment: ReviewMoment): Message {
  const { visit, dialogue, phase } = moment;
  if (phase === 'choose') return message('review-at-choose', { visit });
  if (phase === 'substitute') return message('review-at-substitute', { visit });
  return message('review-at', { visit, dialogue });
}

/** A move as the table calls it; by its text while the view of the moment is still to come. */
export function moveName(view: NorthwoodView | null, move: string): Message | string {
  const legal = view?.legal.find((one) => one.move === move);
  return view && legal ? deedOf(view, legal) : move;
}

/** Is the move a card alone? */
export function isCard(move: string): boolean {
  return /^[CFLE][1-8]$/.test(move);
}
