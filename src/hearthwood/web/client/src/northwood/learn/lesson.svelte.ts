// A lesson: a real table at which the moves are named beforehand. Whoever learns makes them; the table decides about
// them as always. What is pressed besides is answered by the note.

import { local, change } from '../../lib/settings.svelte';
import { Sitting } from '../../lib/table/sitting.svelte';
import type { NorthwoodView, StepSight } from '../../protocol';
import data from './lessons.json';

export interface Step {
  /** What the note is about, where it is not the next move. */
  readonly at: string | null;
  readonly moves: readonly string[];
}

export interface Script {
  readonly seed: string;
  /** What was played before the lesson begins. */
  readonly before: readonly string[];
  readonly steps: readonly Step[];
}

export type LessonName = keyof typeof data;

export const LESSONS: Readonly<Record<LessonName, Script>> = data;
export const NAMES = Object.keys(data) as readonly LessonName[];

/** Was a lesson gone through? */
export function isKnown(name: LessonName): boolean {
  return local().lessons?.includes(name) ?? false;
}

export class Lesson extends Sitting<NorthwoodView, StepSight> {
  /** How many notes without a move were read. */
  #read = $state(0);
  /** Looking at a note before the one that is up, by so many. */
  back = $state(0);
  /** Was something else pressed? */
  astray = $state(false);

  constructor(
    id: string,
    readonly name: LessonName,
  ) {
    super(id);
  }

  get script(): Script {
    return LESSONS[this.name];
  }

  get count(): number {
    return this.script.steps.length;
  }

  /** The step that is up. */
  get at(): number {
    let made = (this.now?.ply ?? 0) - this.script.before.length;
    let read = this.#read;
    for (const [index, step] of this.script.steps.entries()) {
      if (step.moves.length === 0 ? read < 1 : made < step.moves.length) return index;
      if (step.moves.length === 0) read -= 1;
      else made -= step.moves.length;
    }
    return this.count - 1;
  }

  get over(): boolean {
    return this.#read > this.script.steps.filter((step) => step.moves.length === 0).length - 1 && this.#done;
  }

  /** The moves of this step that are still to be made. */
  get ahead(): readonly string[] {
    const { before, steps } = this.script;
    const step = steps[this.at]!;
    const earlier = steps.slice(0, this.at).reduce((sum, one) => sum + one.moves.length, before.length);
    return step.moves.slice((this.now?.ply ?? 0) - earlier);
  }

  /** A note without a move was read. */
  go(): void {
    if (this.back > 0) this.back -= 1;
    else this.#read += 1;
    if (this.over) this.#keep();
  }

  pressed(move: string): boolean {
    const next = this.ahead;
    const wanted = next.some(
      (one) => one === move || (/^[0-7][a-d]$/.test(one) && (move === `@${one[0]}` || move === one[1])),
    );
    this.astray = !wanted;
    return !wanted;
  }

  override play(...moves: readonly string[]): void {
    this.astray = !moves.every((move) => this.ahead.includes(move));
    if (this.astray) return;
    this.back = 0;
    super.play(...moves);
  }

  get #done(): boolean {
    const all = this.script.steps.flatMap((step) => step.moves).length;
    return (this.now?.ply ?? 0) >= this.script.before.length + all;
  }

  #keep(): void {
    const lessons = new Set([...(local().lessons ?? []), this.name]);
    void change({ lessons: [...lessons] });
  }
}
