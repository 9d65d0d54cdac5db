// What the guide thinks, on request. Asking is noted in the journal and counted, once for a position.

import { tell } from '../lib/notices.svelte';
import type { Sitting } from '../lib/table/sitting.svelte';
import { message, said } from '../lib/words';
import type { Message } from '../lib/words';
import type { NordguardStep, NordguardView } from '../protocol';
import type { Run } from './run.svelte';
import { label } from './words/choices';

export class Counsel {
  constructor(
    private readonly run: Run,
    private readonly sitting: Sitting<NordguardView, NordguardStep>,
  ) {
    $effect(() => {
      run.hinted = sitting.advice?.advice.moves[0]?.move ?? null;
    });
  }

  get allowed(): boolean {
    return this.sitting.head !== null && !this.sitting.head.strict;
  }

  ask(): void {
    if (!this.allowed) tell(message('problem-strict'));
    else if (this.run.running && !this.sitting.advice) this.sitting.advise();
  }

  /** The recommendation and its reasons, where one was wanted. */
  get sentences(): readonly Message[] {
    if (this.sitting.advising) return [message('sled-thinking')];
    return (this.sitting.advice?.advice.reasons ?? []).map((reason) => this.#called(said(reason)));
  }

  /** Moves are called as their buttons are. */
  #called(sentence: Message): Message {
    const move = this.run.legal(String(sentence.facts.move));
    return move ? { ...sentence, facts: { ...sentence.facts, move: label(this.run.view, move) } } : sentence;
  }
}
