// What is going on in front of the table: what is pointed at, what has been put into the tray, what would be done.
// It knows no rules: what can be played comes with the view.

import { tell as notice } from '../lib/notices.svelte';
import { told as problemTold } from '../lib/server';
import { ask } from '../lib/server';
import type { Showing } from '../lib/table/showing';
import { message } from '../lib/words';
import type { Message } from '../lib/words';
import type { AllySight, FiefNumber, LegalMove, NorthwoodView, Problem, StepSight, Views } from '../protocol';
import { consequences, describeFief } from './foretold';
import { Help } from './help/help.svelte';
import type { Sentence } from './foretold';
import { collecting } from './abilities';
import { allyAt, character } from './notation';
import { prompt, whichSlot } from './prompts';
import { tell } from './telling';
import type { Told } from './telling';

/** What the filled button does, and what it calls it. */
export interface Deed {
  readonly moves: readonly string[];
  readonly label: Message;
}

/** What can be seen on the table anyway. */
const SEEN: ReadonlySet<string> = new Set([
  'dialogue-open',
  'event-visited',
  'event-dealt',
  'event-activated',
  'event-ended',
]);

/** Beside a dialogue's cards a few words are enough; without them it takes a sentence. */
const ANSWERED: Readonly<Record<string, (card: string, said: Message) => Message>> = {
  'dialogue-scored': (card, said) => ({ name: 'latest-scored', facts: { card, ...said.facts } }),
  'dialogue-missed': (card, said) => ({ name: 'latest-missed', facts: { card, ...said.facts } }),
};

const NOTHING_TOLD: Told = { lines: [], rulers: [] };

export class Play {
  /** The move that is pointed at, legal or not. */
  pointed = $state<string | null>(null);
  /** The fief whose ruler comes along, while the ally it covers is asked for. */
  picked = $state<FiefNumber | null>(null);
  /** The move that was recommended. */
  hinted = $state<string | null>(null);
  /** Cards in the tray, in the order chosen. */
  tray = $state.raw<readonly string[]>([]);
  readonly help = new Help();
  /** The view before the first move; the transcript is told from there. */
  first = $state.raw<NorthwoodView | null>(null);

  told: Told = $derived.by(() => (this.first ? tell(this.first, this.sitting.steps) : NOTHING_TOLD));

  constructor(readonly sitting: Showing<NorthwoodView, StepSight>) {
    // What lies on somebody's own table, the server does not keep.
    if (sitting.place) void this.#learnFirst(sitting.place);
  }

  get view(): NorthwoodView {
    return this.sitting.now!.view;
  }

  /** Can anything be done at all? */
  get running(): boolean {
    return this.sitting.now?.standing === 'running';
  }

  legal(move: string | null): LegalMove | undefined {
    return this.view.legal.find((one) => one.move === move);
  }

  /** Forget what was pointed at: the table has changed. */
  letGo(): void {
    this.pointed = null;
    this.picked = null;
    this.tray = [];
    this.hinted = null;
    const coming = this.legal(this.sitting.coming);
    if (coming?.kind === 'substitute') this.picked = coming.fief;
    else if (coming) this.pointed = coming.move;
  }

  /** What the filled button does now. */
  get deed(): Deed | null {
    const { coming } = this.sitting;
    if (coming !== null) return this.#deedOf(this.legal(coming));
    if (!this.running) return null;
    const ability = collecting(this.view);
    if (ability && this.tray.length > 0) return { moves: this.tray, label: ability.label(this.tray) };
    const legal = this.legal(this.pointed) ?? (this.pointed === null ? this.#default() : undefined);
    if (legal) return this.#deedOf(legal);
    if (ability?.all) return { moves: ability.cards, label: ability.label(ability.cards) };
    return null;
  }

  /** Press a thing on the table. Pressing what is pointed at already plays it. */
  press(move: string): void {
    if (this.sitting.pressed?.(move)) return;
    if (!this.running) return this.tellOf(move);
    const ability = collecting(this.view);
    if (ability?.cards.includes(move)) this.#collect(move, ability.wanted);
    else if (this.#substitutes(move)) return;
    else if (!this.legal(move)) this.#explain(move);
    else if (this.pointed === move) this.do();
    else this.pointed = move;
  }

  /** A card was carried to the meeting place. */
  drop(card: string): void {
    if (collecting(this.view)?.cards.includes(card)) this.press(card);
    else if (this.legal(card)) this.sitting.play(card);
  }

  /** Make the move about to be made. */
  do(): void {
    const deed = this.deed;
    if (deed) this.sitting.play(...deed.moves);
  }

  get prompt(): Message {
    if (this.picked !== null) return whichSlot(this.view, this.picked);
    return prompt(this.view, this.sitting.now!.standing);
  }

  /** The same where there is little room. */
  get shortPrompt(): Message {
    const said = this.prompt;
    return said.name === 'prompt-follow' ? { ...said, name: 'web-prompt-follow' } : said;
  }

  /** What is said under the meeting place. */
  get sentences(): readonly Sentence[] {
    const deed = this.deed;
    const only = deed?.moves.length === 1 ? this.legal(deed.moves[0]!) : undefined;
    const seen = this.pointed !== null || this.sitting.coming !== null;
    if (only && (seen || only.kind === 'card')) return consequences(this.view, only);
    return [];
  }

  /** What the last move did, where nothing is about to be done. */
  get latest(): readonly Sentence[] {
    const last = this.sitting.now!.ply - 1;
    const lines = this.told.lines.filter((line) => line.ply === last && !SEEN.has(line.message.name));
    return lines.map(({ message: said, tone, dialogue }) => {
      const answered = dialogue?.answer ? ANSWERED[said.name] : undefined;
      return { message: answered ? answered(dialogue!.answer!, said) : said, tone };
    });
  }

  refuse(problem: Problem): void {
    const { rule } = problem;
    notice(problemTold(problem), rule === null ? undefined : () => this.help.rule(rule));
  }

  /** What Enter does before anything is pointed at: listen, be done, or the only move there is. */
  #default(): LegalMove | undefined {
    const legal = this.view.legal;
    const quiet = legal.find((move) => move.kind === 'listen') ?? legal.find((move) => move.kind === 'done');
    return quiet ?? (legal.length === 1 ? legal[0] : undefined);
  }

  #collect(card: string, wanted: number): void {
    if (this.tray.includes(card)) this.tray = this.tray.filter((one) => one !== card);
    else if (this.tray.length < wanted) this.tray = [...this.tray, card];
    else this.tray = [...this.tray.slice(0, -1), card];
  }

  /** A ruler and then the ally it covers are one move. */
  #substitutes(pressed: string): boolean {
    if (this.view.phase !== 'substitute') return false;
    const fief = pressed.startsWith('@') ? Number(pressed.slice(1)) : null;
    if (fief !== null) {
      const possible = this.view.legal.some((move) => move.kind === 'substitute' && move.fief === fief);
      this.picked = possible && this.picked !== fief ? fief : null;
      this.pointed = null;
      if (!possible) notice(describeFief(this.view, fief));
      return true;
    }
    if (this.picked === null || !'abcd'.includes(pressed)) return false;
    const move = `${this.picked}${pressed}`;
    if (this.legal(move)) this.sitting.play(move);
    else notice(message('refusal-covered', { slot: pressed }));
    return true;
  }

  #explain(move: string): void {
    this.pointed = null;
    const card = this.view.hand.find((held) => held.card === move);
    if (card?.why_not) this.refuse(card.why_not);
    else this.tellOf(move);
  }

  /** What is marked, or who matters now: the ability going on, the ruler visited. */
  tellOfMarked(): void {
    const focused = document.activeElement?.closest<HTMLElement>('[data-move]')?.dataset.move;
    const marked = [focused, this.pointed, this.view.pending?.slot, `@${this.view.fief}`];
    const thing = marked.find((move) => /^([a-d]|@[0-7])$/.test(move ?? ''));
    if (thing) this.tellOf(thing);
    else this.help.rules = 'all';
  }

  /** Who lies there, what they do, and what holds for them now. */
  tellOf(move: string): void {
    const ally = this.view.allies.find((one) => one.slot === move);
    const fief = this.view.fiefs.find((one) => `@${one.fief}` === move);
    if (ally) this.help.character(ally.shown, standOf(ally));
    else if (fief?.ruler) this.help.character(fief.ruler, describeFief(this.view, fief.fief));
    else if (fief) notice(describeFief(this.view, fief.fief));
  }

  #deedOf(move: LegalMove | undefined): Deed | null {
    return move ? { moves: [move.move], label: deedOf(this.view, move) } : null;
  }

  async #learnFirst(place: string): Promise<void> {
    try {
      const { views } = await ask<Views>('GET', `${place}/views?first=0&count=1`);
      this.first = (views[0] as NorthwoodView | undefined) ?? null;
    } catch {
      // without it the transcript stays empty; the table itself says what is missing
    }
  }
}

/** Why an ally cannot be used now. */
function standOf(ally: AllySight): Message | null {
  return ally.exhausted ? message('ally-spent') : ally.why_not && problemTold(ally.why_not);
}

/** What a button calls a move. */
export function deedOf(view: NorthwoodView, move: LegalMove): Message {
  switch (move.kind) {
    case 'card':
      return view.phase === 'respond'
        ? message('deed-answer', { card: move.card ?? '' })
        : message('deed-name', { card: move.card ?? '' });
    case 'visit':
      return message('web-deed-visit', { fief: move.fief ?? 0 });
    case 'activate': {
      const ally = character(allyAt(view, move.slot ?? 'a').shown);
      return view.pending ? message('deed-ready', { ally }) : message('deed-activate', { ally });
    }
    case 'suit':
      return message('deed-suit', { suit: { name: `suit-${move.suit}`, facts: {} } });
    case 'substitute':
      return message('deed-bring', { ruler: character(view.fiefs[move.fief ?? 0]?.ruler ?? '') });
    case 'draw':
      return message('deed-draw');
    case 'listen':
      return message('deed-listen');
    case 'done':
      if (view.phase === 'substitute') return message('deed-begin');
      return view.legal.some((other) => other.kind === 'draw') ? message('deed-stop') : message('deed-keep');
  }
}
