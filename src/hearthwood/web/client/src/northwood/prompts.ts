// What is to be decided, in one sentence, for every stop of the machine.

import { message } from '../lib/words';
import type { Message } from '../lib/words';
import type { Standing, Suit, NorthwoodView } from '../protocol';
import { cardName, character, suitName, suitOf } from './notation';

export function prompt(view: NorthwoodView, standing: Standing): Message {
  if (standing === 'stopped') return message('prompt-stopped');
  const asks = PHASES[view.prompt.id] ?? ABILITIES[view.pending?.character ?? ''];
  return asks ? asks(view) : message('prompt-over');
}

/** A ruler was picked to come along: over whom? */
export function whichSlot(view: NorthwoodView, fief: number): Message {
  const free = view.legal.filter((move) => move.kind === 'substitute' && move.fief === fief);
  const slots = free.map((move) => move.slot).join(' ');
  return message('prompt-substitute-slot', { ruler: character(view.fiefs[fief]?.ruler ?? ''), slots });
}

type Asks = (view: NorthwoodView) => Message;

const PHASES: Readonly<Record<string, Asks>> = {
  choose: (view) => message('prompt-choose', { visit: view.visit, fiefs: fiefs(view) }),
  substitute: (view) => {
    const free = fiefs(view);
    return free ? message('prompt-substitute', { fiefs: free }) : message('prompt-substitute-none');
  },
  ready: (view) => {
    const free = slots(view);
    return free ? message('prompt-ready', { slots: free }) : message('prompt-listen');
  },
  spent: () => message('prompt-spent'),
  respond: (view) => {
    const said = suitOf(view.statement ?? 'C1');
    const cards = view.legal.flatMap((move) => move.card ?? []);
    const suit = suitName(said);
    if (cards.some((card) => suitOf(card) === said)) {
      return message('prompt-follow', { suit, cards: cards.join(' ') });
    }
    return message('prompt-respond', { suit });
  },
  'even-or-odd': () => message('prompt-even-or-odd'),
  over: () => message('prompt-over'),
};

const argument = (view: NorthwoodView): string => view.pending?.argument ?? '';
const count = (view: NorthwoodView): number => Number(argument(view));

const ABILITIES: Readonly<Record<string, Asks>> = {
  KC: (view) => message('prompt-KC', { value: count(view) }),
  PC: () => message('prompt-PC'),
  LC: () => message('prompt-LC'),
  BC: () => message('prompt-BC'),
  JF: (view) => message('prompt-JF', { suit: suitName(view.trump ?? 'C') }),
  KF: (view) =>
    argument(view) === '0' ? message('prompt-KF-first') : message('prompt-KF-second', { value: count(view) }),
  PF: () => message('prompt-PF'),
  LF: (view) => message('prompt-LF', { count: view.hand.length }),
  BF: () => message('prompt-BF'),
  JL: (view) => message('prompt-JL', { fiefs: fiefs(view) }),
  KL: (view) => message('prompt-KL', { card: cardName(view.deck.known[0] ?? '') }),
  PL: (view) => message('prompt-PL', { fiefs: fiefs(view) }),
  LL: (view) => message('prompt-LL', { slots: slots(view) }),
  BL: (view) =>
    argument(view) === 'score'
      ? message('prompt-BL-score', { card: view.score_pile[0] ?? '' })
      : message('prompt-BL-discard', { card: view.discard_pile[0] ?? '' }),
  JE: (view) => message('prompt-JE', { count: count(view) }),
  KE: (view) =>
    argument(view) === '?'
      ? message('prompt-KE-suit')
      : message('prompt-KE-cards', { suit: suitName(argument(view) as Suit) }),
  PE: (view) => message('prompt-PE', { count: count(view) }),
  LE: (view) => message('prompt-LE', { sum: count(view) }),
};

/** The fiefs that can be named now. */
function fiefs(view: NorthwoodView): string {
  const named = view.legal.flatMap((move) => move.fief ?? []);
  return [...new Set(named)].sort().join(' ');
}

/** The slots that can be named now. */
function slots(view: NorthwoodView): string {
  return view.legal.flatMap((move) => move.slot ?? []).join(' ');
}
