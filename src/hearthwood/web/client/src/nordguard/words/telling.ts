// What happened, in sentences: for the transcript, and for what the last move did.
//
// From memory (recall = memory) a sentence names a location only while one of its kind lies face up (rule G4.7).

import { say } from '../../lib/words';
import type { Fact, Message } from '../../lib/words';
import type { CardName, CellName, NordguardEvent, NordguardStep, NordguardView, Seat } from '../../protocol';
import { location, nameOf, namesOf, textOf } from '../cards.svelte';
import { seatName, who } from './asking';

export type Tone = 'plain' | 'head' | 'good' | 'bad' | 'quiet';

export interface Line {
  readonly message: Message;
  readonly tone: Tone;
  /** The move that it tells of. */
  readonly ply: number;
  readonly day: number;
}

const TONES: Readonly<Record<string, Tone>> = {
  day: 'head',
  won: 'good',
  'fight-won': 'good',
  beaten: 'good',
  found: 'good',
  lost: 'bad',
  blocked: 'bad',
  'fight-lost': 'bad',
  'turned-back': 'bad',
  stolen: 'bad',
  'left-behind': 'bad',
  passed: 'quiet',
  waits: 'quiet',
  'events-shuffled': 'quiet',
  'put-back': 'quiet',
  offered: 'quiet',
  'turned-down': 'quiet',
};
/** What can be seen on the table anyway. */
const SEEN: ReadonlySet<string> = new Set(['day', 'goes', 'fight']);

/** Everything that was told, in order. */
export function transcript(
  view: NordguardView,
  seats: readonly Seat[],
  steps: readonly NordguardStep[],
): readonly Line[] {
  const teller = new Teller(view, seats);
  return steps.flatMap((step) => teller.lines(step));
}

/** What the last move did; an event with what stands on it. */
export function latest(lines: readonly Line[], steps: readonly NordguardStep[]): readonly Line[] {
  const last = steps.at(-1);
  if (!last) return [];
  const own = lines.filter((line) => line.ply === last.ply);
  const told = last.events.filter((event) => isSaid(event)).map((event) => event.kind);
  const events = last.events.filter((event) => event.kind === 'event');
  let next = 0;
  return own.flatMap((line) => {
    const kind = line.message.name.replace('sled-told-', '');
    if (SEEN.has(kind) || !told.includes(kind)) return [];
    if (kind !== 'event') return [line];
    const card = String(events[next]?.facts.event ?? '');
    next += 1;
    const facts = { ...line.message.facts, text: textOf(card) };
    return [{ ...line, message: { name: 'sled-latest-event', facts } }];
  });
}

/** Other sentences tell it as well. */
function isSaid(event: NordguardEvent): boolean {
  return event.kind !== 'lot';
}

class Teller {
  /** What lay face up where, as the story goes. */
  readonly #lying = new Map<CellName, CardName>();
  readonly #nameable: ReadonlySet<CardName> | null;

  constructor(
    readonly view: NordguardView,
    readonly seats: readonly Seat[],
  ) {
    const open = view.recall === 'notebook' || view.outcome !== null;
    this.#nameable = open ? null : new Set(view.sites.flatMap((site) => site.location ?? []));
    for (const { cell, location: name } of view.sites)
      if (name === 'frontier' || name === 'destination') this.#lying.set(cell, name);
  }

  lines(step: NordguardStep): readonly Line[] {
    return step.events.flatMap((event) => {
      this.#follow(event);
      if (!isSaid(event) || (event.kind === 'passed' && this.view.seats < 2)) return [];
      const told = { name: `sled-told-${event.kind}`, facts: this.#facts(event) };
      return [{ message: told, tone: TONES[event.kind] ?? 'plain', ply: step.ply, day: step.day }];
    });
  }

  #follow({ kind, facts }: NordguardEvent): void {
    const cell = String(facts.cell);
    if (kind === 'turned-up') this.#lying.set(cell, String(facts.location));
    else if (kind === 'turned-down') this.#lying.delete(cell);
    else if (kind === 'shuffled') for (const one of facts.cells as string[]) this.#lying.delete(one);
    else if (kind === 'shifted') this.#shift(facts.cells as string[], Number(facts.by));
  }

  #shift(cells: readonly string[], by: number): void {
    const before = cells.map((cell) => this.#lying.get(cell));
    cells.forEach((cell, place) => {
      const came = before[(((place - by) % cells.length) + cells.length) % cells.length];
      if (came === undefined) this.#lying.delete(cell);
      else this.#lying.set(cell, came);
    });
  }

  #facts(event: NordguardEvent): Record<string, Fact> {
    const facts: Record<string, Fact> = {};
    for (const [name, value] of Object.entries(event.facts)) facts[name] = this.#fact(name, value);
    return { ...facts, ...this.#more(event, facts) };
  }

  #fact(name: string, value: NordguardEvent['facts'][string]): Fact {
    if (value === null || value === undefined) return '';
    switch (name) {
      case 'who':
      case 'other':
        return who(this.view, String(value));
      case 'item':
      case 'given':
      case 'event':
      case 'character':
        return nameOf(String(value));
      case 'location':
      case 'card':
        return this.#place(String(value));
      case 'items':
        return namesOf(value as unknown as string[]);
      case 'cell':
        return this.#cell(String(value));
      case 'cells':
        return (value as unknown as string[]).join(', ');
      case 'dice':
        return (value as unknown as number[]).join(' + ');
      case 'way':
        return say({ name: `sled-way-to-${String(value)}`, facts: {} });
      case 'seat':
        return seatName(this.view, this.seats, Number(value) - 1);
    }
    return typeof value === 'number' ? value : String(value);
  }

  /** What sentences need besides the facts that are told. */
  #more({ kind, facts }: NordguardEvent, said: Record<string, Fact>): Record<string, Fact> {
    switch (kind) {
      case 'day': {
        const lead = this.#lead(Number(facts.day));
        return { lead, led: lead ? 'yes' : 'no' };
      }
      case 'rolled':
        return { more: Number(facts.total) - sum(facts.dice) };
      case 'days': {
        const change = Number(facts.change);
        return { way: change > 0 ? 'more' : 'less', count: Math.abs(change) };
      }
      case 'used':
      case 'ignored':
      case 'fire':
      case 'again':
        return { own: facts.item ? 'no' : 'yes' };
      case 'traded':
        return { way: String(facts.how) };
      case 'beaten':
      case 'turned-back':
        return { card: said.card || said.cell || '' };
    }
    return {};
  }

  /** Who leads on a day, where that is not always the same. */
  #lead(day: number): string {
    const { seats, lead_by } = this.view;
    return seats < 2 ? '' : seatName(this.view, this.seats, lead_by === 'first' ? 0 : (day - 1) % seats);
  }

  /** A location's or an obstacle's name. */
  #place(name: CardName): string {
    if (location(name) && this.#nameable && !this.#nameable.has(name))
      return say({ name: 'sled-unsaid', facts: {} });
    return nameOf(name);
  }

  /** Where it is and what lies there, if that was seen then and may be said now. */
  #cell(cell: CellName): string {
    const name = this.#lying.get(cell);
    if (!name || (this.#nameable && !this.#nameable.has(name))) return cell;
    return say({ name: 'sled-cell', facts: { cell, location: nameOf(name) } });
  }
}

export function sum(dice: unknown): number {
  return (dice as number[]).reduce((total, die) => total + die, 0);
}
