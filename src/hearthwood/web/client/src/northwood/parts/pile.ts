// The three piles of a visit.

import type { NorthwoodView } from '../../protocol';

export type Pile = 'deck' | 'discard' | 'score';

/** By the rules the statement lies on the discard pile already; on the table it is in the meeting place. */
export function discarded(view: NorthwoodView): readonly string[] {
  return view.statement === null ? view.discard_pile : view.discard_pile.slice(1);
}
