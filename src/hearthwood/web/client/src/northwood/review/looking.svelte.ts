// Looking back at a game: the review as it comes, a quick one first and then a careful one.

import { ask, failure } from '../../lib/server';
import type { Message } from '../../lib/words';
import type { Review, ReviewState } from '../../protocol';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 2_000;

export class Looking {
  /** The best review so far. */
  review = $state.raw<Review | null>(null);
  /** Will there be a better one? */
  goingOn = $state(true);
  /** How much of all the looking is done, from 0 to 1. */
  done = $state(0);
  problem = $state.raw<Message | null>(null);

  #edition = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(private readonly table: string) {
    void this.#ask();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      this.#take(
        await ask<ReviewState>('POST', `/api/tables/${this.table}/review`, { edition: this.#edition }),
      );
    } catch (error) {
      this.problem = failure(error);
      this.goingOn = false;
    }
    if (!this.goingOn || this.#left) return;
    this.#timer = setTimeout(() => void this.#ask(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.2, LONGEST_PAUSE);
  }

  #take(state: ReviewState): void {
    if (state.review) this.review = state.review;
    this.#edition = state.edition;
    this.goingOn = state.going_on;
    this.done = state.of > 0 ? state.done / state.of : 0;
  }
}
