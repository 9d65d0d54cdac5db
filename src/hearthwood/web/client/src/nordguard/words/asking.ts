// What is to be decided, in one sentence, for every stop of the machine.

import { message, words } from '../../lib/words';
import type { Fact, Message } from '../../lib/words';
import type { MemberLetter, NordguardView, Seat, Standing } from '../../protocol';
import { fitting, nameOf } from '../cards.svelte';
import { amount, requirement } from './describing';

export function prompt(view: NordguardView, standing: Standing): Message {
  if (standing === 'stopped') return message('prompt-stopped');
  if (view.outcome) return { name: `sled-over-${view.outcome.result}`, facts: {} };
  const way = view.phase === 'choose' && view.asked.term !== null;
  return { name: way ? 'sled-ask-way' : `sled-ask-${view.phase}`, facts: factsOf(view) };
}

/** What the sentences of any moment need. */
function factsOf(view: NordguardView): Record<string, Fact> {
  const { asked } = view;
  const { term } = asked;
  const facts: Record<string, Fact> = {
    card: asked.card === null ? '' : nameOf(asked.card),
    number: view.members.length + 1,
    count: asked.count ?? view.places.length,
    more: asked.total ?? 0,
    total: asked.total ?? 0,
    difficulty: asked.difficulty ?? 0,
  };
  if (asked.item !== null) facts.item = nameOf(asked.item);
  if (asked.dice !== null) facts.dice = amount(asked.dice);
  if (view.phase === 'trade') {
    facts.who = who(view, asked.giver);
    facts.other = who(view, asked.who);
  } else if (asked.who !== null) facts.who = who(view, asked.who);
  if (view.phase === 'items' || view.phase === 'restock') facts.count = room(view, asked.who);
  if (term) {
    facts.needed = requirement(term);
    facts.items = fitting(term.items, term.facts[term.verb]);
    if (term.verb === 'pay') facts.days = Number(term.facts.pay);
  }
  return facts;
}

/** A character's name. */
export function who(view: NordguardView, letter: string | null): string {
  const member = view.members.find((one) => one.letter === letter);
  return member ? nameOf(member.character) : (letter ?? '?');
}

/** How many more items fit. */
export function room(view: NordguardView, letter: MemberLetter | null): number {
  const member = view.members.find((one) => one.letter === letter);
  return member ? member.slots - member.items.length : 0;
}

/** Who is asked, where several people play: by name, or by the characters of the seat. */
export function askedWho(view: NordguardView, seats: readonly Seat[]): string | null {
  const [seat] = view.seats_to_move;
  if (view.seats < 2 || seat === undefined || view.outcome) return null;
  return seatName(view, seats, seat);
}

export function seatName(view: NordguardView, seats: readonly Seat[], seat: number): string {
  const said = seats.find((one) => one.seat === seat)?.name;
  const own = view.members.filter((member) => member.seat === seat);
  return (
    said ??
    (own.map((member) => nameOf(member.character)).join(', ') ||
      words('sled-new-player', { number: seat + 1 }))
  );
}
