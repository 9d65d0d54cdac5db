// What the cards are called and what stands on them, in the language that is spoken.

import { ask } from '../lib/server';
import { language, words } from '../lib/words';
import type {
  CardName,
  CharacterCard,
  EventCard,
  ItemCard,
  Language,
  LocationCard,
  NordguardCards,
} from '../protocol';

export type AnyCard = CharacterCard | ItemCard | LocationCard | EventCard;

/** Of items that fit a term; more are told by their number. */
const MOST_NAMED = 5;

interface Told {
  readonly whole: NordguardCards;
  readonly cards: ReadonlyMap<CardName, AnyCard>;
}

let told = $state.raw<Partial<Record<Language, Told>>>({});
const asked = new Map<Language, Promise<void>>();

/** Learn the cards in a language. */
export function learn(into: Language = language()): Promise<void> {
  const known = asked.get(into);
  if (known) return known;
  const coming = ask<NordguardCards>('GET', `/api/nordguard/cards/${into}`).then((whole) => {
    const all = [...whole.characters, ...whole.items, ...whole.locations, ...whole.events];
    told = { ...told, [into]: { whole, cards: new Map(all.map((card) => [card.id, card])) } };
  });
  asked.set(into, coming);
  coming.catch(() => asked.delete(into));
  return coming;
}

/** In this language, or until it has come in any. */
function spoken(): Told | undefined {
  return told[language()] ?? Object.values(told)[0];
}

/** All cards of the set. */
export function allCards(): NordguardCards | undefined {
  return spoken()?.whole;
}

export function card(name: CardName): AnyCard | undefined {
  return spoken()?.cards.get(name);
}

export function nameOf(name: CardName): string {
  return card(name)?.name ?? name;
}

export function textOf(name: CardName): string {
  return card(name)?.text ?? '';
}

/** The file of its drawing. */
export function pictureOf(name: CardName): string {
  return card(name)?.picture ?? '';
}

export function namesOf(names: readonly CardName[]): string {
  return names.map(nameOf).join(', ');
}

export function location(name: CardName): LocationCard | undefined {
  const found = card(name);
  return found && 'waypoint' in found ? found : undefined;
}

export function character(name: CardName): CharacterCard | undefined {
  const found = card(name);
  return found && 'start' in found ? found : undefined;
}

export function isItem(name: CardName): boolean {
  return allCards()?.items.some((item) => item.id === name) ?? false;
}

export function isEvent(name: CardName): boolean {
  return allCards()?.events.some((event) => event.id === name) ?? false;
}

/** The items that a term means: by name while they are few. */
export function fitting(items: readonly CardName[], selector: unknown): string {
  if (selector === 'any') return words('sled-any-item');
  if (items.length > MOST_NAMED) return words('sled-some-items', { count: items.length });
  return items.map(nameOf).join(' / ');
}
