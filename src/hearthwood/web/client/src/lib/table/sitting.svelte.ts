// Sitting at a table: the socket, what it has told so far, and commands. When the line breaks it is taken up again
// and the table comes whole; what was refused leaves everything as it was.

import { SvelteMap } from 'svelte/reactivity';
import { tell as notice } from '../notices.svelte';
import { ask, told } from '../server';
import type {
  AdviceMessage,
  ClientMessage,
  EntryKind,
  Now,
  Problem,
  Seat,
  ServerMessage,
  Step,
  TableState,
  View,
} from '../../protocol';
import type { NowOf, Showing } from './showing';

export type Line = 'opening' | 'open' | 'lost' | 'gone';

/** A command without what every command carries. */
type Wish =
  | { readonly type: 'play'; readonly move: string }
  | { readonly type: 'undo' | 'stop' }
  | { readonly type: 'branch'; readonly ply: number };

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const GONE = 4404;
const STRANGER = 4401;

/** `Seen` and `Done` are the game's view and step; `head.game` says which game it is. */
export class Sitting<Seen extends View = View, Done extends Step = Step> implements Showing<Seen, Done> {
  /** What is fixed about the table; null until it has been told. */
  head = $state.raw<TableState['head'] | null>(null);
  seats = $state.raw<readonly Seat[]>([]);
  now = $state.raw<NowOf<Seen> | null>(null);
  steps = $state.raw<readonly Done[]>([]);
  line = $state<Line>('opening');
  /** What the strong player thinks of the table as it stands, once it was asked. */
  advice = $state.raw<AdviceMessage | null>(null);
  /** Was it asked, and is its answer still to come? */
  advising = $state(false);
  /** Nobody knows what will be played. */
  readonly coming = null;
  /** How a game says what was refused. */
  told = told;
  /** Seconds until the line is taken up again. */
  pause = $state(0);

  #socket: WebSocket | null = null;
  #number = 0;
  #asked = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #waiting = new SvelteMap<number, Wish>();

  constructor(readonly id: string) {
    this.#open();
  }

  get place(): string {
    return `/api/tables/${this.id}`;
  }

  /** Is an answer still to come? */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Moves one after the other, sent in a row without waiting. */
  play(...moves: readonly string[]): void {
    this.#say(moves.map((move) => ({ type: 'play', move })));
  }

  undo(times = 1): void {
    this.#say(Array.from({ length: times }, () => ({ type: 'undo' })));
  }

  branch(ply: number): void {
    this.#say([{ type: 'branch', ply }]);
  }

  /** Ask the strong player; that is noted in the journal. Moves can be made meanwhile. */
  advise(): void {
    if (!this.now || this.line !== 'open' || this.busy || this.advising) return;
    this.#number += 1;
    this.#asked = this.#number;
    this.advising = true;
    this.#send({ type: 'advise', id: this.#number, state: this.now.state });
  }

  stop(): void {
    this.#say([{ type: 'stop' }]);
  }

  /** Try again at once. */
  again(): void {
    clearTimeout(this.#timer);
    this.#open();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #say(wishes: readonly Wish[]): void {
    if (!this.now || this.line !== 'open' || this.busy) return;
    wishes.forEach((wish, index) => {
      this.#number += 1;
      this.#waiting.set(this.#number, wish);
      this.#send({ ...wish, id: this.#number, state: this.now!.state + index } as ClientMessage);
    });
  }

  #send(spoken: ClientMessage): void {
    this.#socket?.send(JSON.stringify(spoken));
  }

  #open(): void {
    if (this.#left) return;
    if (this.line === 'lost') this.line = 'opening';
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/socket`);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#closed(event.code);
    };
    this.#socket = socket;
  }

  #hear(heard: ServerMessage): void {
    if (heard.type === 'table') this.#takeWhole(heard.table);
    else if (heard.type === 'update') this.#takeUpdate(heard.now, heard.steps_from, heard.steps, heard.entry);
    else if (heard.type === 'advice') this.#takeAdvice(heard);
    else this.#hearRefusal(heard.reply_to, heard.problem);
    if (heard.reply_to !== null) this.#waiting.delete(heard.reply_to);
  }

  #takeWhole(table: TableState): void {
    this.#failures = 0;
    this.line = 'open';
    this.#forgetAdvice();
    this.head = table.head;
    this.seats = table.seats;
    this.now = table.now as NowOf<Seen>;
    this.steps = table.steps as readonly Done[];
  }

  #takeAdvice(heard: AdviceMessage): void {
    this.advising = false;
    if (heard.state === this.now?.state) this.advice = heard;
  }

  #forgetAdvice(): void {
    this.advice = null;
    this.advising = false;
  }

  #takeUpdate(now: Now, from: number, steps: readonly Step[], entry: EntryKind): void {
    if (entry !== 'hint') this.#forgetAdvice();
    this.now = now as NowOf<Seen>;
    this.steps = [...this.steps.slice(0, from), ...(steps as readonly Done[])];
  }

  #hearRefusal(number: number | null, problem: Problem): void {
    if (number === this.#asked) this.advising = false;
    if (problem.reason === 'stale') {
      // Another window has moved on, or a move before this one was refused: catch up in silence.
      this.#number += 1;
      this.#send({ type: 'sync', id: this.#number });
    } else if (number !== null) notice(this.told(problem));
  }

  async #closed(code: number): Promise<void> {
    this.#waiting.clear();
    if (this.#left) return;
    if (code === GONE) {
      this.line = 'gone';
      return;
    }
    if (code === STRANGER) await ask('POST', '/api/profile').catch(() => {});
    this.line = 'lost';
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE);
    this.#failures += 1;
    this.pause = Math.ceil(pause / 1000);
    this.#timer = setTimeout(() => this.#open(), pause);
  }
}
