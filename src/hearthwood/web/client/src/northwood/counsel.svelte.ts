// What the strong player thinks, on request. Asking is noted in the journal and counted, once for a position.

import { tell } from '../lib/notices.svelte';
import type { Sitting } from '../lib/table/sitting.svelte';
import { figure, message, said, words } from '../lib/words';
import type { Message } from '../lib/words';
import type { Advice, LegalMove, NorthwoodView, StepSight } from '../protocol';
import { deedOf } from './play.svelte';
import type { Play } from './play.svelte';

export class Counsel {
  /** Was a hint wanted, or odds alone? */
  #hinting = $state(false);
  /** Are the odds shown, here and at what follows? */
  asked = $state(false);
  #ply = $derived.by(() => this.sitting.now?.ply);

  constructor(
    private readonly play: Play,
    private readonly sitting: Sitting<NorthwoodView, StepSight>,
  ) {
    $effect(() => {
      const advice = this.advice;
      if (advice && this.#hinting) play.hinted = advice.moves[0]?.move ?? null;
    });
    $effect(() => {
      void this.#ply;
      this.#hinting = false;
    });
  }

  /** Strict tables have none, nor has a daily deal while it counts. */
  get allowed(): boolean {
    const head = this.sitting.head;
    return head !== null && !head.strict;
  }

  get advice(): Advice | null {
    return this.sitting.advice?.advice ?? null;
  }

  /** Is somebody thinking? */
  get waiting(): boolean {
    return this.sitting.advising;
  }

  /** How often it was asked. */
  get counted(): string {
    return words('advice-counted', { count: this.sitting.now?.hints ?? 0 });
  }

  /** Recommend a move. */
  hint(): void {
    this.#hinting = true;
    this.ask();
  }

  /** Ask for odds. */
  ask(): void {
    if (!this.allowed) return tell(message('problem-strict'));
    if (!this.play.running) return;
    this.asked = true;
    if (this.advice)
      this.play.hinted = this.#hinting ? (this.advice.moves[0]?.move ?? null) : this.play.hinted;
    else this.sitting.advise();
  }

  /** Within a visit its end counts, between visits the whole game. */
  #recommended(best: LegalMove): Message {
    const { percent, points } = this.advice!.moves[0]!;
    const deed = deedOf(this.play.view, best);
    if (this.play.view.fief === null && points !== null)
      return message('advice-best-points', { deed, stars: figure(points) });
    return message('advice-best', { deed, percent });
  }

  /** The recommendation and its reasons, where one was wanted. */
  get sentences(): readonly Message[] {
    const best = this.play.legal(this.play.hinted);
    if (!best || !this.advice) return [];
    return [this.#recommended(best), ...this.advice.reasons.map((reason) => said(reason))];
  }
}
