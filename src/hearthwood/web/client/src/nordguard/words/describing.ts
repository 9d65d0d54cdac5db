// Requirements and effects in words, for choices: what a way of a card asks, and what it would do.

import { message, say, words } from '../../lib/words';
import type { Message } from '../../lib/words';
import type { Term } from '../../protocol';
import { fitting } from '../cards.svelte';

const DICE = /^(-?)(\d*)d(\d+)([+-]\d+)?$/;
const USUAL_SIDES = 6;

/** What must be met. */
export function requirement(term: Term): string {
  const { facts, items } = term;
  switch (term.verb) {
    case 'roll':
      return words('sled-way-roll', { dice: amount(facts.roll), least: amount(facts.least) });
    case 'fight':
      return words('sled-way-fight', { difficulty: amount(facts.fight) });
    case 'carry':
      return words('sled-way-carry', { items: fitting(items, facts.carry) });
    case 'spend':
      return words('sled-way-spend', { items: fitting(items, facts.spend) });
    case 'give':
      return words('sled-way-give', { items: fitting(items, facts.give) });
    case 'pay':
      return words('sled-way-pay', { days: Number(facts.pay) });
    case 'all':
      return within(term, 'all').map(requirement).join(words('sled-and'));
    case 'any':
      return within(term, 'any').map(requirement).join(words('sled-or'));
  }
  return words('sled-way-barred');
}

/** The same, with the chance of meeting it where dice decide. */
export function likely(term: Term): string {
  if (term.verb === 'any') return within(term, 'any').map(likely).join(words('sled-or'));
  if (term.verb === 'all') return within(term, 'all').map(likely).join(words('sled-and'));
  const what = requirement(term);
  return term.percent === null ? what : words('sled-with-chance', { what, chance: term.percent });
}

/** The terms in a term that has one list of them. */
export function within(term: Term, field: string): readonly Term[] {
  return term.parts[field]?.[0] ?? [];
}

/** A number, or dice and a number, as people say it. */
export function amount(value: unknown): string {
  const found = DICE.exec(String(value));
  if (!found) return String(value);
  const [, , several, sides, plus] = found;
  const count = Number(several || 1);
  const dice =
    Number(sides) === USUAL_SIDES
      ? words('sled-dice', { count })
      : words('sled-odd-dice', { count, sides: Number(sides) });
  return plus ? words('sled-dice-plus', { dice, plus: plus.replace('-', '−') }) : dice;
}

/** The same in a few signs, for the map: `2d+5`. */
export function shortAmount(value: unknown): string {
  return String(value).replace(/d6/, 'd').replace(/^-/, '');
}

/** What a list of effects does; an empty one does nothing. */
export function effects(terms: readonly Term[]): string {
  return terms.length === 0 ? words('sled-does-nothing') : terms.map(effect).join(words('sled-then'));
}

function effect(term: Term): string {
  return say(EFFECTS[term.verb]?.(term) ?? { name: `sled-does-${term.verb}`, facts: {} });
}

type Telling = (term: Term) => Message;

function onItems(name: string, verb: string): Telling {
  return ({ facts, items }) => ({
    name,
    facts: { how: String(facts.how), items: fitting(items, facts[verb]) },
  });
}

function onLand(name: string, verb: string): Telling {
  return ({ facts }) => ({
    name,
    facts: {
      how: String(facts.how ?? facts.line),
      region: { name: `sled-region-${String(facts[verb])}`, facts: {} },
    },
  });
}

const EFFECTS: Readonly<Record<string, Telling>> = {
  days: ({ facts }) => {
    const less = String(facts.days).startsWith('-');
    const way = less ? 'less' : 'more';
    if (typeof facts.days !== 'number')
      return message('sled-does-days-dice', { way, dice: shortAmount(facts.days) });
    return message('sled-does-days', { way, count: Math.abs(facts.days) });
  },
  draw: ({ facts }) => message('sled-does-draw', { count: Number(facts.draw) }),
  retreat: ({ facts }) => message('sled-does-retreat', { where: String(facts.retreat) }),
  steal: ({ facts, items }) =>
    message('sled-does-steal', {
      how: String(facts.how),
      each: facts.each ? 'yes' : 'no',
      items: fitting(items, facts.steal),
    }),
  gain: onItems('sled-does-gain', 'gain'),
  swap: onItems('sled-does-swap', 'swap'),
  restore: onItems('sled-does-restore', 'restore'),
  drain: onItems('sled-does-drain', 'drain'),
  restock: () => message('sled-does-restock'),
  move: onLand('sled-does-move', 'move'),
  scout: onLand('sled-does-scout', 'scout'),
  reveal: onLand('sled-does-reveal', 'reveal'),
  'turn-down': onLand('sled-does-turn-down', 'turn_down'),
  shuffle: onLand('sled-does-shuffle', 'shuffle'),
  shift: onLand('sled-does-shift', 'shift'),
  clear: onLand('sled-does-clear', 'clear'),
  stay: onLand('sled-does-stay', 'stay'),
  meet: (term) =>
    message('sled-does-meet', {
      needed: within(term, 'meet').map(requirement).join(words('sled-and')),
      passed: effects(within(term, 'passed')),
      failed: effects(within(term, 'failed')),
    }),
  choose: (term) =>
    message('sled-does-choose', {
      ways: (term.parts.choose ?? []).map(effects).join(words('sled-or')),
    }),
  tomorrow: (term) => message('sled-does-tomorrow', { what: effects(within(term, 'tomorrow')) }),
};
