// Moves put into sentences: what the transcript says. Events name cards, fiefs and slots; who ruled where at that
// moment is followed from the first view on.

import { message } from '../lib/words';
import type { Message } from '../lib/words';
import type {
  CharacterText,
  NorthwoodEvent,
  Happening,
  SlotLetter,
  StepSight,
  NorthwoodView,
} from '../protocol';
import { character, suitName, suitOfCharacter } from './notation';

export type Tone = 'plain' | 'quiet' | 'good' | 'bad' | 'head';

/** A statement and, once given, its answer. */
export interface Dialogue {
  readonly number: number;
  readonly said: string;
  readonly answer: string | null;
}

/** A line of the transcript. */
export interface Line {
  readonly message: Message;
  readonly tone: Tone;
  /** The move that it tells of. */
  readonly ply: number;
  readonly visit: number;
  readonly dialogue: Dialogue | null;
}

/** What is known at some moment of the game besides the cards. */
class Course {
  visit = 0;
  fief = 0;
  score = 0;
  number = 0;
  said = '';
  readonly rulers: (CharacterText | null)[];
  readonly allies: Record<string, CharacterText>;
  readonly covers: Record<string, CharacterText> = {};

  constructor(readonly first: NorthwoodView) {
    this.rulers = first.fiefs.map((fief) => fief.ruler);
    this.allies = Object.fromEntries(first.allies.map((ally) => [ally.slot, ally.ally]));
    for (const ally of first.allies) if (ally.cover !== null) this.covers[ally.slot] = ally.shown;
    this.visit = first.visit - (first.fief === null ? 1 : 0);
    this.fief = first.fief ?? 0;
    this.score = first.score;
    this.said = first.statement ?? '';
  }

  get target(): number {
    return this.first.fiefs[this.fief]?.target ?? 0;
  }

  get stand(): { score: number; target: number } {
    return { score: this.score, target: this.target };
  }

  shown(slot: SlotLetter): CharacterText {
    return this.covers[slot] ?? this.allies[slot] ?? '';
  }

  ruler(fief: number): CharacterText {
    return this.rulers[fief] ?? '';
  }
}

export interface Told {
  readonly lines: readonly Line[];
  /** Who rules or last ruled each fief. */
  readonly rulers: readonly (CharacterText | null)[];
}

/** Everything that happened, in order; a dialogue is one line as soon as it is answered. */
export function tell(first: NorthwoodView, steps: readonly StepSight[]): Told {
  const course = new Course(first);
  const lines: Line[] = [];
  for (const step of steps) {
    for (const group of together(step.events)) {
      const told = TELLERS[group[0].kind](group[0], course, group);
      if (told === null) continue;
      if (told.dialogue?.answer) dropLast(lines, (line) => line.dialogue?.answer === null);
      lines.push({ tone: 'plain', dialogue: null, ...told, ply: step.ply, visit: course.visit });
    }
  }
  return { lines, rulers: course.rulers };
}

/** Draws, discards and finds in a row are one sentence. */
function together(events: readonly NorthwoodEvent[]): [NorthwoodEvent, ...NorthwoodEvent[]][] {
  const groups: [NorthwoodEvent, ...NorthwoodEvent[]][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last[0].kind === event.kind && JOINED.has(event.kind)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

const JOINED: ReadonlySet<Happening> = new Set<Happening>(['drew', 'discarded', 'found']);

function dropLast(lines: Line[], which: (line: Line) => boolean): void {
  const index = lines.findLastIndex(which);
  if (index >= 0) lines.splice(index, 1);
}

type Part = Pick<Line, 'message'> & Partial<Line>;
type Teller = (event: NorthwoodEvent, course: Course, group: readonly NorthwoodEvent[]) => Part | null;

function codes(group: readonly NorthwoodEvent[]): string {
  return group.map((event) => event.card).join(' ');
}

function answered(name: 'dialogue-scored' | 'dialogue-missed', tone: Tone): Teller {
  return (event, course) => {
    course.score = event.count ?? course.score;
    const dialogue = { number: course.number, said: course.said, answer: event.card };
    return { message: message(name, course.stand), tone, dialogue };
  };
}

function rules(name: 'event-rulers-swapped' | 'event-moved', course: Course): Part {
  const ruler = course.ruler(course.fief);
  const suit = suitName(suitOfCharacter(ruler));
  return { message: message(name, { fief: course.fief, ruler: character(ruler), suit }) };
}

const TELLERS: Readonly<Record<Happening, Teller>> = {
  drew: (_event, _course, group) => ({ message: message('event-drew', { cards: codes(group) }) }),
  'took-discard': (event) => ({ message: message('event-took-discard', { card: event.card ?? '' }) }),
  'took-score': (event, course) => {
    course.score = event.count ?? course.score;
    return { message: message('event-took-score', { card: event.card ?? '', ...course.stand }) };
  },
  discarded: (_event, _course, group) => ({ message: message('event-discarded', { cards: codes(group) }) }),
  scored: answered('dialogue-scored', 'good'),
  missed: answered('dialogue-missed', 'quiet'),
  'put-on-score': (event, course) => {
    course.score = event.count ?? course.score;
    const facts = { card: event.card ?? '', ...course.stand };
    return { message: message('event-put-on-score', facts), tone: 'good' };
  },
  'put-on-deck': (event, course) => {
    const card = event.card ?? '';
    const before = course.score;
    course.score = event.count ?? before;
    if (course.score === before) return { message: message('event-put-on-deck', { card }) };
    return { message: message('event-score-to-deck', { card, ...course.stand }) };
  },
  looked: (event) => ({ message: message('event-looked', { cards: event.cards.join(' ') }) }),
  found: (_event, _course, group) => ({ message: message('event-found', { cards: codes(group) }) }),
  shuffled: () => ({ message: message('event-shuffled'), tone: 'quiet' }),
  stated: (event, course) => {
    course.said = event.card ?? '';
    course.number += 1;
    const dialogue = { number: course.number, said: course.said, answer: null };
    return { message: message('dialogue-open'), dialogue };
  },
  dealt: (event) => ({ message: message('event-dealt', { cards: event.cards.join(' ') }), tone: 'quiet' }),
  friendly: (event, course) => {
    const fief = course.first.fiefs[event.fief ?? 0];
    const facts = { fief: event.fief ?? 0, stars: fief?.stars ?? 0 };
    return { message: message('event-friendly', facts), tone: 'good' };
  },
  lost: (event, course) => {
    const facts = { fief: event.fief ?? 0, score: event.count ?? 0, target: course.target };
    return { message: message('event-lost', facts), tone: 'bad' };
  },
  left: (event) => ({
    message: message('event-left', { ruler: character(event.character ?? '') }),
    tone: 'quiet',
  }),
  covered: (event, course) => {
    const slot = event.slot ?? 'a';
    const ruler = course.ruler(event.fief ?? 0);
    course.covers[slot] = ruler;
    const ally = character(course.allies[slot] ?? '');
    return { message: message('event-covered', { ruler: character(ruler), ally }) };
  },
  visited: (event, course) => {
    course.visit += 1;
    course.fief = event.fief ?? 0;
    course.score = 0;
    course.number = 0;
    for (const slot of Object.keys(course.covers)) delete course.covers[slot];
    const ruler = event.character ?? course.ruler(course.fief);
    course.rulers[course.fief] = ruler;
    const facts = { visit: course.visit, fief: course.fief, ruler: character(ruler) };
    const suit = suitName(suitOfCharacter(ruler));
    return { message: message('event-visited', { ...facts, suit }), tone: 'head' };
  },
  activated: (event, course) => {
    const ally = course.shown(event.slot ?? 'a');
    const acting = event.character ?? ally;
    if (acting === ally) return { message: message('event-activated', { ally: character(ally) }) };
    return { message: message('event-borrowed', { ally: character(ally), ruler: character(acting) }) };
  },
  readied: (event, course) => ({
    message: message('event-readied', { ally: character(course.shown(event.slot ?? 'a')) }),
  }),
  'rulers-swapped': (event, course) => {
    const one = event.fief ?? 0;
    const other = event.other ?? 0;
    const kept = course.ruler(one);
    course.rulers[one] = course.ruler(other);
    course.rulers[other] = kept;
    return rules('event-rulers-swapped', course);
  },
  moved: (event, course) => {
    course.fief = event.other ?? course.fief;
    return rules('event-moved', course);
  },
  'named-suit': (event) => ({
    message: message('event-named-suit', { suit: suitName(event.suit ?? 'C') }),
  }),
  'swapped-discard': (event) => ({
    message: message('event-swapped-discard', { card: event.card ?? '', taken: event.taken ?? '' }),
  }),
  'swapped-score': (event) => ({
    message: message('event-swapped-score', { card: event.card ?? '', taken: event.taken ?? '' }),
  }),
  ended: (event) => ({ message: message('event-ended', { stars: event.count ?? 0 }), tone: 'head' }),
};

/** The cards that the ability going on has moved so far by the player's naming them. */
export function movedSoFar(steps: readonly StepSight[]): readonly string[] {
  const begun = steps.findLastIndex((step) => step.events.some((event) => event.kind === 'activated'));
  return steps.slice(begun + 1).flatMap((step) => (/^[CFLE][1-8]$/.test(step.move) ? step.move : []));
}
