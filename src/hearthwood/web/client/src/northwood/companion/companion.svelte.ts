// Somebody's own table with the printed cards: what lies there is typed in, the server says what can be done with it.
// It is kept on this device alone. What a move turned up is asked for when the server says how much that is.

import { tell as notice } from '../../lib/notices.svelte';
import { ask, failure, Refused } from '../../lib/server';
import type { NowOf, Showing } from '../../lib/table/showing';
import type {
  Advice,
  AdviceMessage,
  CompanionAnswer,
  NorthwoodSetup,
  NorthwoodView,
  StepSight,
} from '../../protocol';

const PLACE = 'companion';

interface Kept {
  readonly setup: NorthwoodSetup;
  /** The views before each move, as texts. */
  readonly texts: readonly string[];
  readonly steps: readonly StepSight[];
}

/** Cards that are to be named: so many, of these. */
export interface Wanted {
  readonly what: 'revealed' | 'hand';
  readonly count: number;
  readonly among: readonly string[];
}

export class Companion implements Showing<NorthwoodView, StepSight> {
  readonly place = '';
  readonly coming = null;
  readonly id = '';
  readonly seats = [];
  readonly head = { strict: false };
  steps = $state.raw<readonly StepSight[]>([]);
  busy = $state(false);
  advice = $state.raw<AdviceMessage | null>(null);
  advising = $state(false);
  wanted = $state.raw<Wanted | null>(null);

  #view = $state.raw<NorthwoodView | null>(null);
  #texts = $state.raw<readonly string[]>([]);
  #answer: ((cards: readonly string[] | null) => void) | null = null;

  now: NowOf<NorthwoodView> | null = $derived.by(() => {
    if (!this.#view) return null;
    const ply = this.steps.length;
    const standing = this.#view.phase === 'over' ? 'over' : 'running';
    return {
      state: ply,
      ply,
      free_ply: 0,
      standing,
      practice: false,
      hints: 0,
      seed: null,
      view: this.#view,
    };
  });

  private constructor(readonly setup: NorthwoodSetup) {}

  /** Begin with what lies there; Refused if that cannot be. */
  static async begin(setup: NorthwoodSetup, text: string): Promise<Companion> {
    const made = new Companion(setup);
    await made.#show(text);
    made.#keep();
    return made;
  }

  /** What was typed in on this device before, if anything. */
  static async kept(): Promise<Companion | null> {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Kept | null;
      if (!kept) return null;
      const made = new Companion(kept.setup);
      made.steps = kept.steps;
      await made.#show(kept.texts.at(-1) ?? '');
      made.#texts = kept.texts;
      return made;
    } catch {
      return null;
    }
  }

  static forget(): void {
    localStorage.removeItem(PLACE);
  }

  /** The text of the table before the first move. */
  get firstText(): string {
    return this.#texts[0] ?? '';
  }

  play(...moves: readonly string[]): void {
    if (!this.busy) void this.#playAll(moves);
  }

  undo(): void {
    if (this.busy || this.steps.length === 0) return;
    const texts = this.#texts.slice(0, -1);
    this.#texts = texts.slice(0, -1);
    this.steps = this.steps.slice(0, -1);
    void this.#show(texts.at(-1) ?? '').then(() => this.#keep());
  }

  /** The cards that were asked for, or null: then the move is not made. */
  name(cards: readonly string[] | null): void {
    this.wanted = null;
    this.#answer?.(cards);
  }

  advise(): void {
    if (this.advising || !this.#view) return;
    this.advising = true;
    const state = this.steps.length;
    ask<Advice>('POST', '/api/companion/advice', { setup: this.setup, view: this.#view.text })
      .then((advice) => {
        if (state === this.steps.length) this.advice = { type: 'advice', reply_to: 0, state, advice };
      })
      .catch((error: unknown) => notice(failure(error)))
      .finally(() => (this.advising = false));
  }

  async #playAll(moves: readonly string[]): Promise<void> {
    this.busy = true;
    try {
      for (const move of moves) if (!(await this.#playOne(move))) break;
    } catch (error) {
      notice(failure(error));
    }
    this.busy = false;
  }

  /** Make a move; what it turned up is asked for as the server needs it. False if nobody says. */
  async #playOne(move: string): Promise<boolean> {
    const before = this.#view!;
    const known: { revealed: readonly string[]; hand: readonly string[] } = { revealed: [], hand: [] };
    for (;;) {
      try {
        const body = { setup: this.setup, view: before.text, move, ...known };
        const { view, steps } = await ask<CompanionAnswer>('POST', '/api/companion/play', body);
        const ply = this.steps.length;
        this.steps = [...this.steps, ...steps.map((step) => ({ ...step, ply }))];
        this.#take(view);
        this.#keep();
        return true;
      } catch (error) {
        const wanted = wantedBy(error, before);
        if (!wanted) throw error;
        const cards = await this.#named(wanted);
        if (!cards) return false;
        known[wanted.what] = cards;
      }
    }
  }

  #named(wanted: Wanted): Promise<readonly string[] | null> {
    this.wanted = wanted;
    return new Promise((answer) => (this.#answer = answer));
  }

  async #show(text: string): Promise<void> {
    const { view } = await ask<CompanionAnswer>('POST', '/api/companion/view', {
      setup: this.setup,
      view: text,
    });
    this.#take(view);
  }

  #take(view: NorthwoodView): void {
    this.advice = null;
    this.#view = view;
    this.#texts = [...this.#texts, view.text];
  }

  #keep(): void {
    const kept: Kept = { setup: this.setup, texts: this.#texts, steps: this.steps };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // without storage it lasts as long as the page
    }
  }
}

/** What the server wants to know before it can play a move. */
function wantedBy(error: unknown, view: NorthwoodView): Wanted | null {
  if (!(error instanceof Refused)) return null;
  const { reason, facts } = error.problem;
  if (reason === 'reveal-count')
    return { what: 'revealed', count: Number(facts.needed), among: view.deck.unseen };
  if (reason === 'invalid-text' && facts.field === 'hand')
    return { what: 'hand', count: 8, among: ALL_CARDS };
  return null;
}

export const ALL_CARDS: readonly string[] = ['C', 'F', 'L', 'E'].flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((value) => `${suit}${value}`),
);

/** A table at its beginning, in the notation (docs/rules, N7.view). */
export function beginning(
  allies: readonly string[],
  rulers: readonly string[],
  hand: readonly string[],
): string {
  const rest = ALL_CARDS.filter((card) => !hand.includes(card));
  return `${allies.join('/')} ${rulers.join('/')} - ${grouped(hand)} ~${grouped(rest)} - - 0 choose ? ?`;
}

/** Cards by suit, each suit's letter once. */
function grouped(cards: readonly string[]): string {
  return ['C', 'F', 'L', 'E']
    .map((suit) => {
      const values = cards.filter((card) => card[0] === suit).map((card) => card[1]);
      return values.length > 0 ? suit + values.sort().join('') : '';
    })
    .join('');
}
