// What went wrong, said for a while at the foot of the screen, and to screen readers at once.

import type { Message } from './words';

export interface Notice {
  readonly id: number;
  readonly message: Message;
  /** Leads to what explains it. */
  readonly more: (() => void) | undefined;
}

const LASTS = 7_000;

let shown = $state.raw<readonly Notice[]>([]);
let count = 0;

export function notices(): readonly Notice[] {
  return shown;
}

export function tell(message: Message, more?: () => void): void {
  count += 1;
  const notice = { id: count, message, more };
  shown = [notice];
  setTimeout(() => dismiss(notice.id), LASTS);
}

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}
