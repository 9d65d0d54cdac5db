// How closely a hand lies: side by side, overlapping, or in two rows on a phone.

export type Crowd = 'loose' | 'crowded' | 'rows';

const ROOM = 8;

export function crowd(cards: number, small: boolean): Crowd {
  if (cards <= ROOM) return 'loose';
  return small ? 'rows' : 'crowded';
}
