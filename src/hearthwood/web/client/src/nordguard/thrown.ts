// The dice that lie on the table: of the fight that is going on shot by shot, or of the last throw.

import type { NordguardEvent, NordguardStep, NordguardView } from '../protocol';

export interface Die {
  /** What came up. */
  readonly face: number;
  /** Which throw it belongs to: dice of a throw lie together. */
  readonly shot: number;
}

/** The dice of this fight, in the order thrown. */
export function shotsOf(steps: readonly NordguardStep[]): readonly Die[] {
  const events = steps.flatMap((step) => step.events);
  const begin = events.findLastIndex((event) => event.kind === 'fight');
  const shots: number[][] = [];
  for (const event of events.slice(begin + 1)) {
    if (event.kind === 'again') shots.pop();
    if (['fire', 'again', 'threw'].includes(event.kind)) shots.push(diceOf(event));
  }
  return shots.flatMap((dice, shot) => dice.map((face) => ({ face, shot })));
}

/** What the last move threw, for as long as it is the last. */
export function lastThrow(steps: readonly NordguardStep[]): NordguardEvent | null {
  const kinds = ['rolled', 'fire', 'again', 'scouted', 'difficulty'];
  return steps.at(-1)?.events.findLast((event) => kinds.includes(event.kind)) ?? null;
}

export function diceOf(event: NordguardEvent): number[] {
  return (event.facts.dice ?? []) as unknown as number[];
}

/** A text such as 2d6+5 as its number of dice. */
export function countOf(dice: string | null): number {
  const found = /^-?(\d*)d/.exec(dice ?? '');
  return found ? Number(found[1] || 1) : 0;
}

/** How many dice may still be thrown, where that is told. */
export function diceLeft(view: NordguardView): number {
  if (view.phase === 'roll' || view.phase === 'again') return countOf(view.asked.dice);
  const ready = view.legal.filter((move) => move.kind === 'fire').length;
  return view.odds?.left ?? ready;
}
