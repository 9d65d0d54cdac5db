// The keys of the table: what they name, and the map of them that is shown.

import { isOurs } from '../lib/ui/keys';
import type { Key } from '../lib/ui/keys';
import type { NordguardMove } from '../protocol';
import type { Run } from './run.svelte';
import { WAYS } from './words/choices';

export const KEYS: readonly Key[] = [
  { keys: ['← → ↑ ↓'], does: 'help-sled-look' },
  { keys: ['n', 'e', 's', 'w'], does: 'help-sled-way' },
  { keys: ['.'], does: 'help-sled-stay' },
  { keys: ['1', '…', '9', '0'], does: 'help-sled-rows' },
  { keys: ['Enter'], does: 'help-do' },
  { keys: ['f'], does: 'help-sled-fire' },
  { keys: ['x'], does: 'help-sled-leave' },
  { keys: ['r', 'd', 'k'], does: 'help-sled-words' },
  { keys: ['Tab'], does: 'help-sled-tab' },
  { keys: ['g'], does: 'help-sled-team' },
  { keys: ['Esc'], does: 'sled-help-escape' },
  { keys: ['u'], does: 'help-undo' },
  { keys: ['h'], does: 'help-hint' },
  { keys: ['t'], does: 'help-transcript' },
  { keys: ['i'], does: 'help-sled-card' },
  { keys: ['p'], does: 'help-sled-decks' },
  { keys: ['?'], does: 'help-help' },
];

const ROWS = '1234567890';
/** Keys of moves that come again and again: the first of these that can be made. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  f: ['fire'],
  r: ['roll', 'restock'],
  d: ['done', 'draw', 'ready'],
  k: ['keep', 'face'],
  x: ['pass', 'fail', 'none', 'decline'],
  '.': ['stay'],
};

/** The key that does a move. */
export function keyOf(run: Run, move: NordguardMove): string {
  const named = Object.entries(NAMED).find(([, kinds]) => kinds.includes(move.kind));
  const first = run.answers.find((one) => one.kind === move.kind);
  if (named && first?.move === move.move) return named[0];
  return ROWS[run.rows.findIndex((one) => one.move === move.move)] ?? '';
}

/** The move that a key names now. */
export function namedBy(key: string, run: Run): string | null {
  const way = run.going ? WAYS.find((one) => one[0] === key) : undefined;
  if (way) return way;
  const row = ROWS.indexOf(key);
  if (row >= 0) return run.rows[row]?.move ?? null;
  for (const kind of NAMED[key] ?? []) {
    const move = run.answers.find((one) => one.kind === kind);
    if (move) return move.move;
  }
  return null;
}

/** Do what a key says, unless it belongs to what is being typed or pressed. */
export function listen(event: KeyboardEvent, run: Run, commands: Readonly<Record<string, () => void>>): void {
  if (!isOurs(event)) return;
  const target = event.target as HTMLElement;
  if (event.key === 'Enter') {
    // A button under the focus is pressed by the browser.
    if (target.closest('button, a')) return;
    run.do();
  } else if (event.key === 'Escape') run.back();
  else {
    const move = namedBy(event.key, run);
    if (move !== null) run.press(move);
    else if (commands[event.key]) commands[event.key]!();
    else return;
  }
  event.preventDefault();
}
