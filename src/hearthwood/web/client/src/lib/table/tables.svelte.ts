// One's own tables, and opening new ones.

import { ask, failure } from '../server';
import { go } from '../route.svelte';
import { tell } from '../notices.svelte';
import type { NewTable, TableList, TableState, TableSummary } from '../../protocol';

type Which = 'running' | 'ended' | 'all';

/** A list of tables that grows as it is read. */
export class Tables {
  list = $state.raw<readonly TableSummary[]>([]);
  /** Has the server answered? */
  known = $state(false);
  more = $state<string | null>(null);

  constructor(
    private readonly which: Which,
    private readonly limit: number,
  ) {
    void this.read();
  }

  async read(): Promise<void> {
    try {
      await ask('POST', '/api/profile');
      const cursor = this.more ? `&cursor=${encodeURIComponent(this.more)}` : '';
      const page = await ask<TableList>(
        'GET',
        `/api/tables?standing=${this.which}&limit=${this.limit}${cursor}`,
      );
      // Lessons are nobody's games.
      const games = page.tables.filter((table) => table.head.purpose !== 'tutorial');
      this.list = [...this.list, ...games];
      this.more = page.next;
    } catch (error) {
      tell(failure(error));
    }
    this.known = true;
  }

  async drop(id: string): Promise<void> {
    try {
      await ask('DELETE', `/api/tables/${id}`);
      this.list = this.list.filter((table) => table.head.id !== id);
    } catch (error) {
      tell(failure(error));
    }
  }
}

/** Open a new table and go there. */
export async function openTable(wish: NewTable): Promise<void> {
  try {
    await ask('POST', '/api/profile');
    const table = await ask<TableState>('POST', '/api/tables', wish);
    go(`/table/${table.head.id}`);
  } catch (error) {
    tell(failure(error));
  }
}
