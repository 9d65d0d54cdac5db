// The shape of a table: how large the map is, how many run.

import { words } from '../../lib/words';

const GROUP = /^(\d+)x(\d+)-(\d+)$/;

/** From the text that lists and statistics have for it: `5x5-3`. */
export function shapeOf(group: string): string {
  const [, width, height, count] = GROUP.exec(group) ?? [];
  if (!width || !height || !count) return group;
  return words('sled-record-shape', { width, height, count: Number(count) });
}
