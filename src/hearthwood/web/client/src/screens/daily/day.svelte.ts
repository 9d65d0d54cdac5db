// A day's deals, asked for again while the strong player is still at one of them; and the days before.

import { ask, failure, Refused } from '../../lib/server';
import { tell } from '../../lib/notices.svelte';
import { go } from '../../lib/route.svelte';
import type { DailyArchive, DailyDeal, DailyPage, TableState } from '../../protocol';

const PAUSE = 1_500;
const DAY = 86_400_000;

export class TheDay {
  page = $state.raw<DailyPage | null>(null);
  archive = $state.raw<DailyArchive | null>(null);
  /** Is there no such day? */
  closed = $state(false);
  opening = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  /** `day` is null for today. */
  constructor(private readonly day: string | null) {
    void this.#begin();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  /** Open a deal of the day: without hints, and the first time it counts. */
  async open(deal: DailyDeal): Promise<void> {
    this.opening = true;
    try {
      const { head } = await ask<TableState>('POST', `/api/daily/${deal.day}/${deal.setup}`, {
        strict: true,
      });
      go(`/table/${head.id}`);
    } catch (error) {
      tell(failure(error));
    }
    this.opening = false;
  }

  async #begin(): Promise<void> {
    try {
      await ask('POST', '/api/profile');
      await this.#read();
      this.archive = await ask<DailyArchive>('GET', '/api/daily/archive');
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.closed = true;
      else tell(failure(error));
    }
  }

  async #read(): Promise<void> {
    const page = await ask<DailyPage>('GET', this.day ? `/api/daily/${this.day}` : '/api/daily');
    this.page = page;
    if (!this.#left && page.deals.some((deal) => deal.sage_playing))
      this.#timer = setTimeout(() => void this.#read().catch(() => {}), PAUSE);
  }
}

/** The days from one on backwards, as many as there are, but no more than so many. */
export function daysBack(from: string, first: string, many: number): readonly string[] {
  const days: string[] = [];
  for (let day = from; day >= first && days.length < many; day = before(day)) days.push(day);
  return days;
}

/** The day before. */
export function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
