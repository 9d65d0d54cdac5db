// How a game ended, in one sentence.

import { words } from '../lib/words';
import type { Standing } from '../protocol';

export type Medal = 'bronze' | 'silver' | 'gold';

interface Ended {
  readonly standing: Standing;
  readonly points: number;
  readonly goal: number;
  readonly medal: Medal | null;
}

export function resultOf({ standing, points, goal, medal }: Ended): string {
  if (standing === 'stopped') return words('ending-stopped', { stars: points });
  if (points >= goal && medal) return words('ending-won', { stars: points, medal: words(`medal-${medal}`) });
  return words('ending-lost', { stars: points, goal });
}
