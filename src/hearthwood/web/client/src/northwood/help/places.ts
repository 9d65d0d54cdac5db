// Where a character is at a table.

import { message } from '../../lib/words';
import type { Message } from '../../lib/words';
import type { CharacterText, NorthwoodView } from '../../protocol';

export function placeAt(view: NorthwoodView, who: CharacterText): Message | null {
  const ally = view.allies.find((one) => one.ally === who);
  if (ally) return message('book-ally', { slot: ally.slot });
  const fief = view.fiefs.find((one) => one.ruler === who);
  return fief ? message('book-ruler', { fief: fief.fief }) : null;
}

/** Everybody at a table: allies, then rulers by fief. */
export function present(view: NorthwoodView): readonly CharacterText[] {
  return [...view.allies.map((ally) => ally.ally), ...view.fiefs.flatMap((fief) => fief.ruler ?? [])];
}
