// Watching a game that is over, one's own or by link: every move that stands, and what was to be seen before it.
// Views are fetched as they are needed, some at a time.

import { SvelteMap } from 'svelte/reactivity';
import { tell as notice } from '../notices.svelte';
import { go } from '../route.svelte';
import { ask, failure, Refused } from '../server';
import type {
  GameName,
  Now,
  Ply,
  Replay,
  Step,
  TableState,
  UpdateMessage,
  View,
  Views,
} from '../../protocol';
import type { NowOf, Showing } from './showing';

/** What is fixed of the game that is watched. */
export interface Watched {
  readonly game: GameName;
  readonly setup: string;
  readonly goal: number | null;
  readonly strict: boolean;
  readonly practice: boolean;
  readonly hints: number;
  readonly seed: string | null;
  readonly daily: string | null;
  readonly started: string;
  readonly standing: Now['standing'];
  readonly points: number;
  readonly steps: readonly Step[];
}

/** So many views come with one request. */
const TOGETHER = 32;

export class Watching<Seen extends View = View, Done extends Step = Step> implements Showing<Seen, Done> {
  /** What it is; null until it has been told. */
  whole = $state.raw<Watched | null>(null);
  /** Is there nothing to watch? */
  gone = $state(false);
  /** How many moves have been made. */
  ply = $state<Ply>(0);
  /** A move that was pressed, to be tried in the place of the one that was made. */
  wanted = $state<string | null>(null);
  readonly busy = false;
  readonly seats = [];
  readonly advice = null;

  #views = new SvelteMap<Ply, Seen>();
  #asked = new Set<Ply>();
  #wish = 0;
  #seen = $derived.by(() => this.#views.get(this.ply) ?? null);

  now: NowOf<Seen> | null = $derived.by(() => {
    if (!this.whole || !this.#seen) return null;
    const { standing, practice, hints, seed } = this.whole;
    const { ply } = this;
    return { state: ply, ply, free_ply: ply, standing, practice, hints, seed, view: this.#seen };
  });

  steps: readonly Done[] = $derived.by(() => {
    const steps = (this.whole?.steps ?? []) as readonly Step[];
    return steps.slice(0, this.ply) as Done[];
  });

  coming: string | null = $derived.by(() => this.whole?.steps[this.ply]?.move ?? null);

  /** `place` is a replay's, or an own table's. */
  constructor(
    readonly place: string,
    first: Ply = 0,
  ) {
    void this.#begin(first);
  }

  get last(): Ply {
    return this.whole?.steps.length ?? 0;
  }

  /** Go to where so many moves have been made. */
  async goTo(ply: Ply): Promise<void> {
    const wish = Math.min(Math.max(ply, 0), this.last);
    this.#wish = wish;
    await this.#fetch(wish);
    if (this.#wish === wish && this.#views.has(wish)) this.ply = wish;
  }

  /** What was seen there, without going; fetched if it is not there yet. */
  peek(ply: Ply): Seen | null {
    const seen = this.#views.get(ply) ?? null;
    if (!seen && this.whole) void Promise.resolve().then(() => this.#fetch(ply));
    return seen;
  }

  /** One step; `ahead` or back. */
  step(ahead: boolean): void {
    void this.goTo(this.#wish + (ahead ? 1 : -1));
  }

  /** To where the next chapter begins, or this one, or the one before. */
  leap(ahead: boolean): void {
    const begins = this.#chapters();
    const at = this.#wish;
    const to = ahead ? begins.find((ply) => ply > at) : begins.findLast((ply) => ply < at);
    void this.goTo(to ?? (ahead ? this.last : 0));
  }

  /** Play on from here, at a table of one's own; with another move than the one that was made, if one is named. */
  async playOn(move: string | null = null): Promise<void> {
    try {
      await ask('POST', '/api/profile');
      const { head, now } = await ask<TableState>('POST', `${this.place}/branches`, { ply: this.ply });
      const command = { type: 'play', id: 1, state: now.state, move };
      if (move !== null) await ask<UpdateMessage>('POST', `/api/tables/${head.id}/commands`, command);
      go(`/table/${head.id}`);
    } catch (error) {
      notice(failure(error));
    }
  }

  pressed(move: string): boolean {
    const legal = this.#seen?.legal.some((one) => one.move === move) ?? false;
    if (legal && move !== this.coming) this.wanted = move;
    return legal;
  }

  play(): void {}
  undo(): void {}

  async #begin(first: Ply): Promise<void> {
    try {
      const told = await ask<Replay | TableState>('GET', this.place);
      this.whole = 'head' in told ? ofTable(told) : told;
      await this.goTo(first);
    } catch (error) {
      if (error instanceof Refused && error.status < 429) this.gone = true;
      else notice(failure(error));
    }
  }

  async #fetch(ply: Ply): Promise<void> {
    const first = ply - (ply % TOGETHER);
    if (this.#views.has(ply) || this.#asked.has(first)) {
      await this.#until(ply);
      return;
    }
    this.#asked.add(first);
    try {
      const { views } = await ask<Views>('GET', `${this.place}/views?first=${first}&count=${TOGETHER}`);
      views.forEach((view, index) => this.#views.set(first + index, view as Seen));
    } catch (error) {
      notice(failure(error));
    }
    this.#asked.delete(first);
  }

  /** Somebody else has asked for it already. */
  async #until(ply: Ply): Promise<void> {
    while (!this.#views.has(ply) && this.#asked.size > 0) await new Promise((done) => setTimeout(done, 20));
  }

  /** The plies at which visits, or days, begin. */
  #chapters(): readonly Ply[] {
    const chapter = (step: Step): number => ('visit' in step ? step.visit : step.day);
    const steps = this.whole?.steps ?? [];
    return steps.flatMap((step, ply) =>
      ply === 0 || chapter(step) !== chapter(steps[ply - 1]!) ? [ply] : [],
    );
  }
}

function ofTable({ head, now, steps }: TableState): Watched {
  const points = now.view.game === 'northwood' ? now.view.points : now.view.days;
  const { standing, practice, hints, seed } = now;
  return { ...head, standing, practice, hints, seed, points, steps };
}
