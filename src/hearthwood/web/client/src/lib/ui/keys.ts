// Single keys that do things at a table.

import type { PlainName } from '../words';

/** A row of the map of keys. */
export interface Key {
  readonly keys: readonly string[];
  readonly does: PlainName;
}

/** Is a key meant for the table, and not for what is being typed or a panel over it? */
export function isOurs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !(event.target as HTMLElement).closest('input, textarea, select, dialog');
}
