// The keys of the table: what they name, and the map of them that is shown.

import { isOurs } from '../lib/ui/keys';
import type { Key } from '../lib/ui/keys';
import type { Play } from './play.svelte';

export const KEYS: readonly Key[] = [
  { keys: ['1', '…', '9', '0'], does: 'help-hand' },
  { keys: ['a', 'b', 'c', 'd'], does: 'help-allies' },
  { keys: ['0', '…', '7'], does: 'help-fiefs' },
  { keys: ['l'], does: 'help-listen' },
  { keys: ['c', 'f', 'l', 'e'], does: 'help-suits' },
  { keys: ['d'], does: 'help-draw' },
  { keys: ['Enter'], does: 'help-do' },
  { keys: ['Tab', '← →'], does: 'help-arrows' },
  { keys: ['Esc'], does: 'web-help-escape' },
  { keys: ['u'], does: 'help-undo' },
  { keys: ['h'], does: 'help-hint' },
  { keys: ['o'], does: 'help-odds' },
  { keys: ['t'], does: 'help-transcript' },
  { keys: ['i'], does: 'help-card' },
  { keys: ['r'], does: 'web-help-rules' },
  { keys: ['?'], does: 'help-help' },
];

/** Do what a key says, unless it belongs to what is being typed or pressed. */
export function listen(
  event: KeyboardEvent,
  play: Play,
  commands: Readonly<Record<string, () => void>>,
): void {
  if (!isOurs(event)) return;
  const target = event.target as HTMLElement;
  if (event.key === 'Enter' || event.key === ' ') {
    // A button under the focus is pressed by the browser.
    if (target.closest('button, a') || event.key === ' ') return;
    play.do();
  } else if (event.key === 'Escape') play.letGo();
  else {
    const move = named(event.key, play);
    if (move) play.press(move);
    else if (commands[event.key]) commands[event.key]!();
    else return;
  }
  event.preventDefault();
}

/** The move that a key names now. */
function named(key: string, play: Play): string | null {
  const { view } = play;
  const legal = (move: string): boolean => view.legal.some((one) => one.move === move);
  if (view.legal.some((move) => move.kind === 'suit') && 'cfle'.includes(key)) return key.toUpperCase();
  const fiefs =
    view.phase === 'choose' || view.phase === 'substitute' || view.legal.some((one) => one.kind === 'visit');
  if (/^[0-7]$/.test(key) && fiefs) return `@${key}`;
  if (/^[0-9]$/.test(key)) return view.hand[(Number(key) + 9) % 10]?.card ?? null;
  if (key === 'd' && legal('draw')) return 'draw';
  if (key === 'l' && legal('listen')) return 'listen';
  return /^[a-d]$/.test(key) ? key : null;
}
