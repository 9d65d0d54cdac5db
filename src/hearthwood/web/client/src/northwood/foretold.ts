// What a move would do, said before it is made. The server has played it on what the player sees; here it is put
// into sentences.

import { message } from '../lib/words';
import type { Message } from '../lib/words';
import type { Happening, LegalMove, NorthwoodEvent, NorthwoodView } from '../protocol';
import { cardName, character, rulerOf, suitName, suitOf, suitOfCharacter, valueOf } from './notation';
import { tell } from './telling';
import type { Tone } from './telling';

export interface Sentence {
  readonly message: Message;
  readonly tone: Tone;
}

/** What the heading says already, what nobody can know yet, and what goes without saying when a visit ends. */
const UNSAID: ReadonlySet<Happening> = new Set<Happening>(['activated', 'visited', 'dealt', 'left', 'ended']);

/** The consequences of a legal move, as far as they are known before it. */
export function consequences(view: NorthwoodView, move: LegalMove): readonly Sentence[] {
  if (view.phase === 'choose') return visit(view, move);
  const said = drawnTogether(move.foretold.filter((event) => !UNSAID.has(event.kind)));
  const sentences = said.flatMap((event) => foretell(view, event));
  if (sentences.length === 0 && move.kind === 'activate' && view.phase === 'ready') {
    sentences.push(...quietActivation(move));
  }
  const lost = sentences.some((one) => one.message.name === 'preview-lost');
  return lost ? sentences.filter((one) => one.message.name !== 'preview-too-many') : sentences;
}

/** Between visits: what there is to win, and what the hand holds for it. */
function visit(view: NorthwoodView, move: LegalMove): readonly Sentence[] {
  const fief = view.fiefs[move.fief ?? 0];
  if (!fief?.ruler) return [];
  const suit = suitOfCharacter(fief.ruler);
  const trumps = view.hand.filter((held) => suitOf(held.card) === suit).length;
  const cards = { name: `suit-${suit}-cards`, facts: { count: trumps } };
  return [plain(message('preview-visit', { target: fief.target, stars: fief.stars, cards }))];
}

/** An ability that does nothing at once: it asks something, watches, or has no effect. */
function quietActivation(move: LegalMove): readonly Sentence[] {
  if (move.leads_to?.startsWith('ability')) return [];
  const watches = move.leads_to === 'spent' && move.foretold.some((event) => event.character === 'BE');
  if (watches) return [plain(message('preview-watch'))];
  return [{ message: message('preview-nothing'), tone: 'bad' }];
}

function foretell(view: NorthwoodView, event: NorthwoodEvent): readonly Sentence[] {
  switch (event.kind) {
    case 'scored':
    case 'missed':
      return answer(view, event);
    case 'stated':
      return [plain(statement(view, event))];
    case 'friendly':
      return [{ message: message('preview-friendly', { fief: event.fief ?? 0 }), tone: 'good' }];
    case 'lost':
      return [{ message: message('preview-lost', { fief: event.fief ?? 0 }), tone: 'bad' }];
    case 'drew':
      if (event.reveals) return [plain(message('preview-draw', { count: event.count ?? 1 }))];
      break;
    case 'looked':
      if (event.reveals) return [plain(message('preview-look', { count: event.count ?? 1 }))];
      break;
  }
  const step = { ply: 0, visit: view.visit, seat: 0, move: '', events: [event] };
  return tell(view, [step]).lines.map(({ message: said, tone }) => ({ message: said, tone }));
}

function statement(view: NorthwoodView, event: NorthwoodEvent): Message {
  if (event.card === null) return message('preview-listen', { deck: view.deck.size });
  return message('preview-listen-known', { card: cardName(event.card) });
}

/** Why a response scores or does not, and what that makes of the visit. */
function answer(view: NorthwoodView, event: NorthwoodEvent): readonly Sentence[] {
  const [card, said] = [event.card ?? '', view.statement ?? ''];
  const [score, target] = [event.count ?? 0, view.target ?? 0];
  const scores = event.kind === 'scored';
  const sentences: Sentence[] = [
    { message: why(view, card, said, { score, target }, scores), tone: scores ? 'good' : 'plain' },
  ];
  if (scores && score > target) {
    sentences.push({ message: message('preview-too-many', { excess: score - target }), tone: 'bad' });
  }
  return sentences;
}

function why(
  view: NorthwoodView,
  card: string,
  said: string,
  stand: { score: number; target: number },
  scores: boolean,
): Message {
  const values = { value: valueOf(card), said: valueOf(said) };
  if (suitOf(card) === suitOf(said)) {
    return scores
      ? message('preview-scores-higher', { ...stand, ...values })
      : message('preview-misses-lower', { ...stand, ...values });
  }
  const trump = view.trump ?? suitOfCharacter(rulerOf(view) ?? '');
  if (scores) return message('preview-scores-trump', { ...stand, suit: suitName(trump) });
  if (suitOf(said) === trump) return message('preview-misses-trump', { ...stand, suit: suitName(trump) });
  return message('preview-misses-suit', { ...stand, suit: suitName(suitOf(card)) });
}

/** Unknown draws in a row are one sentence. */
function drawnTogether(events: readonly NorthwoodEvent[]): readonly NorthwoodEvent[] {
  const joined: NorthwoodEvent[] = [];
  for (const event of events) {
    const last = joined.at(-1);
    const alike = last && event.kind === 'drew' && last.kind === 'drew' && event.reveals && last.reveals;
    if (alike) joined[joined.length - 1] = { ...last, count: (last.count ?? 1) + (event.count ?? 1) };
    else joined.push(event);
  }
  return joined;
}

function plain(said: Message): Sentence {
  return { message: said, tone: 'plain' };
}

/** A fief as it stands. */
export function describeFief(view: NorthwoodView, which: number): Message {
  const fief = view.fiefs[which];
  if (!fief) throw new RangeError(`no fief ${which}`);
  const facts = { fief: fief.fief, stars: fief.stars };
  if (fief.ruler === null)
    return fief.standing === 'lost' ? message('fief-lost', facts) : message('fief-gone', facts);
  const ruler = character(fief.ruler);
  if (fief.standing !== 'unvisited') return message('fief-friendly', { ...facts, ruler });
  const suit = suitName(suitOfCharacter(fief.ruler));
  return message('fief-open', { ...facts, target: fief.target, ruler, suit });
}
