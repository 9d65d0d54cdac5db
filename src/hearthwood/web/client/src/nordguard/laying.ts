// A table of Nordguard as it is being laid: what the form says, made into what the server asks for.

import type { NewCharacter, NewNordguard } from '../protocol';

export const SIDES = { least: 2, most: 12 } as const;
export const MOST_CHARACTERS = 7;

export interface Laying {
  readonly width: number;
  readonly height: number;
  /** By lot; chosen at the table, the map in sight; or named here. */
  readonly team: 'drawn' | 'chosen' | 'named';
  readonly count: number;
  /** The characters that were named. */
  readonly named: readonly string[];
  /** What suits the characters, or chosen at the table. */
  readonly items: 'suggested' | 'chosen';
  /** The names of those who play; one person alone needs none. */
  readonly players: readonly string[];
  readonly lead: 'turns' | 'first';
  readonly recall: 'memory' | 'notebook';
  readonly strict: boolean;
  readonly seed: string | null;
}

/** What to begin with: a small map, two who go well together, all that was seen kept. */
export const SUGGESTED: Laying = {
  width: 4,
  height: 4,
  team: 'named',
  count: 2,
  named: ['nickel', 'brann'],
  items: 'suggested',
  players: [''],
  lead: 'turns',
  recall: 'notebook',
  strict: false,
  seed: null,
};

/** How many characters run. */
export function countOf(laying: Laying): number {
  return laying.team === 'named' ? laying.named.length : laying.count;
}

/** How many characters each player has: as alike as can be, the first have one more. */
export function shares(laying: Laying): readonly number[] {
  const players = Math.max(Math.min(laying.players.length, countOf(laying)), 1);
  const each = Math.floor(countOf(laying) / players);
  const more = countOf(laying) % players;
  return Array.from({ length: players }, (_, place) => each + (place < more ? 1 : 0));
}

/** As the server wants it. `all` are the characters that there are. */
export function wishOf(laying: Laying, all: readonly string[]): NewNordguard {
  const team = characters(laying, all);
  let next = 0;
  const seats = shares(laying).map((count, place) => {
    const own = team.slice(next, next + count);
    next += count;
    const name = laying.players[place]?.trim();
    return { characters: own, ...(name ? { name } : {}) };
  });
  const { width, height, lead, recall, strict, seed } = laying;
  return { game: 'nordguard', width, height, seats, lead, recall, strict, seed, study: true };
}

function characters(laying: Laying, all: readonly string[]): readonly NewCharacter[] {
  const suggested = laying.items === 'suggested';
  if (laying.team === 'chosen') return Array.from({ length: laying.count }, () => ({}));
  const names = laying.team === 'named' ? laying.named : drawn(all).slice(0, laying.count);
  return names.map((character) => ({ character, suggested }));
}

/** In the order of a lot. */
function drawn(all: readonly string[]): readonly string[] {
  const lots = all.map((name) => ({ name, lot: crypto.getRandomValues(new Uint32Array(1))[0]! }));
  return lots.sort((one, other) => one.lot - other.lot).map(({ name }) => name);
}
