// What is going on in front of the table: what is looked at, what is pointed at, what would be done.
// It knows no rules: what can be done comes with the view.

import { tell as notice } from '../lib/notices.svelte';
import { ask, failure, Refused, told as usuallyTold } from '../lib/server';
import type { Showing } from '../lib/table/showing';
import { message } from '../lib/words';
import type { Message } from '../lib/words';
import type { MemberLetter, NordguardMove, NordguardStep, NordguardView, Problem } from '../protocol';
import { nameOf } from './cards.svelte';
import { askedWho, prompt, who } from './words/asking';
import { answers, ASIDE, isWay, siteOf } from './words/choices';
import { factOf, lookedBy } from './words/facts';
import type { Looked } from './words/facts';
import { latest, transcript } from './words/telling';

/** What is read before it is chosen: pressed once it is shown, pressed again it is done. */
const READ_FIRST: ReadonlySet<string> = new Set(['at', 'choose', 'take', 'stay', 'item', 'event']);
/** Before these nothing stands ready to be done. */
const NEVER_READY: ReadonlySet<string> = new Set(['day', 'items', 'restock']);

/** What is done only on purpose. */
const AT_WILL: ReadonlySet<string> = new Set([
  'use',
  'restock',
  'pass',
  'fail',
  'none',
  'decline',
  'done',
  'stay',
]);

/** Is a move pointed at first? */
export function readFirst(move: NordguardMove): boolean {
  return isWay(move.kind) || READ_FIRST.has(move.kind);
}

export class Run {
  /** The move that is pointed at. */
  pointed = $state<string | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The move that was recommended. */
  hinted = $state<string | null>(null);
  /** What is opened to see what can be done with it: an item, a character, a thing that lies here. */
  opened = $state.raw<Looked | null>(null);

  lines = $derived.by(() => transcript(this.view, this.seats, this.sitting.steps));
  answers = $derived.by(() => (this.running ? answers(this.view) : []));
  latest = $derived.by(() => latest(this.lines, this.sitting.steps));

  constructor(readonly sitting: Showing<NordguardView, NordguardStep>) {}

  get view(): NordguardView {
    return this.sitting.now!.view;
  }

  get seats() {
    return this.sitting.seats;
  }

  /** Can anything be done at all? */
  get running(): boolean {
    return this.sitting.now?.standing === 'running';
  }

  /** Is a game gone through again? */
  get watched(): boolean {
    return this.sitting.pressed !== undefined;
  }

  legal(move: string | null): NordguardMove | undefined {
    return this.view.legal.find((one) => one.move === move);
  }

  /** Is the map what is asked about? */
  get going(): boolean {
    return this.view.phase === 'day';
  }

  /** Is it not: are there rows to choose from? */
  get choosing(): boolean {
    return !this.going && this.rows.length > 0;
  }

  /** What is chosen from rows: all but locations, which are chosen on the map. */
  get rows(): readonly NordguardMove[] {
    const rows = this.answers.filter((move) => move.kind !== 'at' && !isWay(move.kind));
    return [...rows.filter((move) => move.kind === 'roll'), ...rows.filter((move) => move.kind !== 'roll')];
  }

  letGo(): void {
    this.pointed = this.legal(this.sitting.coming)?.move ?? null;
    this.looked = null;
    this.opened = null;
  }

  /** Let go; with nothing in the hand, think of turning back. */
  back(): void {
    const turn = this.rows.find((move) => move.kind === 'pass');
    const held = this.pointed !== null || this.looked !== null;
    this.letGo();
    if (!held && turn && this.running) this.pointed = turn.move;
  }

  /** What the filled button does now. */
  get deed(): NordguardMove | null {
    const { coming } = this.sitting;
    if (coming !== null) return this.legal(coming) ?? null;
    if (!this.running) return null;
    return this.legal(this.pointed) ?? this.#ready() ?? null;
  }

  #ready(): NordguardMove | undefined {
    if (NEVER_READY.has(this.view.phase)) return undefined;
    const first = this.rows.find((move) => !AT_WILL.has(move.kind));
    return first && !readFirst(first) ? first : undefined;
  }

  /** Press a move: it is done, or where something has to be read first it is pointed at. */
  press(move: string): void {
    if (this.sitting.pressed?.(move)) return;
    const legal = this.legal(move);
    if (!this.running) return;
    if (!legal) void this.explain(move);
    else if (readFirst(legal) && this.pointed !== move) this.point(legal);
    else this.sitting.play(move);
  }

  point(move: NordguardMove): void {
    this.pointed = move.move;
    this.looked = null;
  }

  /** Press a location. */
  pressSite(cell: string): void {
    const site = this.view.sites.find((one) => one.cell === cell);
    if (site?.move) this.press(site.move);
    else {
      this.pointed = this.watched ? this.pointed : null;
      this.looked = { cell };
      if (this.running && this.going)
        notice(message(cell === this.view.team ? 'sled-why-here' : 'sled-why-far'));
      else if (this.running && this.view.legal.some((move) => move.kind === 'at'))
        void this.explain(`@${cell}`);
    }
  }

  look(at: Looked): void {
    this.looked = at;
  }

  /** Make the move about to be made. */
  do(): void {
    const { deed } = this;
    if (deed && this.running) this.sitting.play(deed.move);
  }

  get focus(): Looked {
    if (this.looked) return this.looked;
    const { deed } = this;
    const read = deed && (readFirst(deed) || deed.kind === 'option' ? lookedBy(this.view, deed) : null);
    if (read) return read;
    if (this.view.asked.card) return { card: this.view.asked.card };
    if (this.view.asked.item) return { card: this.view.asked.item };
    const { who: chooser } = this.view.asked;
    if (chooser && ['items', 'restock', 'place'].includes(this.view.phase))
      return { who: chooser, place: null };
    return { cell: this.view.team };
  }

  get fact() {
    return factOf(this.view, this.seats, this.focus);
  }

  /** The location that is in question: that is pointed at, or that the team tries to enter. */
  get target(): string | null {
    const { deed } = this;
    return (deed && siteOf(this.view, deed)?.cell) ?? this.view.target;
  }

  get prompt(): Message {
    return prompt(this.view, this.sitting.now!.standing);
  }

  /** Who decides, where several play. */
  get asked(): string | null {
    return this.running ? askedWho(this.view, this.seats) : null;
  }

  /** What can be done with what is looked at. */
  deeds(at: Looked): readonly NordguardMove[] {
    if (!this.running) return [];
    if ('ground' in at)
      return this.view.legal.filter((move) => move.kind === 'pick' && move.number === at.ground);
    if (!('who' in at)) return [];
    return this.view.legal.filter(
      (move) => move.who === at.who && move.place === at.place && !['to', 'pick'].includes(move.kind),
    );
  }

  /** Are there trades at all? */
  get trading(): boolean {
    return this.view.legal.some((move) => ASIDE.has(move.kind));
  }

  /** Why an item cannot be handed on now. */
  async whyNot(at: Looked): Promise<Message | null> {
    if (!('who' in at) || at.place === null || !this.running) return null;
    const other = this.view.members.find((member) => member.letter !== at.who);
    return other ? this.#refusal(`give:${at.who}${at.place + 1}:${other.letter}`) : null;
  }

  /** The server says why a move cannot be made. */
  async explain(move: string): Promise<void> {
    const said = await this.#refusal(move);
    if (said) notice(said);
  }

  /** Nothing is done by asking: what is legal is never asked about. */
  async #refusal(move: string): Promise<Message | null> {
    if (this.legal(move)) return null;
    const { state } = this.sitting.now!;
    try {
      await ask('POST', `${this.sitting.place}/commands`, { type: 'play', id: 1, state, move });
      return null;
    } catch (error) {
      return error instanceof Refused ? this.told(error.problem) : failure(error);
    }
  }

  /** What a refusal says, with cards and characters by their names. */
  readonly told = (problem: Problem): Message => {
    if (problem.rule === null) return usuallyTold(problem);
    if (problem.reason === 'not-yours') return message('problem-not-yours');
    if (['cannot-undo', 'ended', 'still-secret', 'invalid-text'].includes(problem.reason))
      return usuallyTold(problem);
    const { item, letter } = problem.facts;
    return {
      name: `sled-why-${problem.reason}`,
      facts: {
        ...problem.facts,
        item: typeof item === 'string' ? nameOf(item) : '',
        who: typeof letter === 'string' ? who(this.view, letter) : '',
        rule: problem.rule,
      },
    };
  };

  /** Open what can be done with something, or only look at it. */
  open(at: Looked): void {
    this.looked = at;
    this.opened = at;
  }

  openMember(letter: MemberLetter, place: number | null): void {
    this.open({ who: letter, place });
  }
}
