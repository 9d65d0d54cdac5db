// Messages in the players' languages, from the same Fluent files as the terminal's. A file is loaded when it is
// first needed; English stands in for what another language lacks.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language, Prompt } from '../../protocol';
import type { Messages } from './messages';

export type MessageName = keyof Messages;
/** A message that needs nothing. */
export type PlainName = {
  [Name in MessageName]: [Messages[Name]] extends [never] ? Name : never;
}[MessageName];
export type Fact = string | number | Message;
type FactsOf<Name extends MessageName> = Messages[Name];
type Rest<Name extends MessageName> = [FactsOf<Name>] extends [never] ? [] : [Record<FactsOf<Name>, Fact>];

/** A message that is not yet in any language. A fact may be a message too, such as the name of a card. */
export interface Message {
  readonly name: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** The languages that there are, each by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', it: 'Italiano' };

const FALLBACK: Language = 'en';
/** What every screen needs; the others ask for theirs with `need`. */
const ALWAYS = ['cards', 'northwood', 'table', 'web'];

const files = import.meta.glob<string>('../../../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const loaded = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>();
const sections = new Set(ALWAYS);

let spoken = $state<Language>(FALLBACK);
let edition = $state(0); // counts what was loaded, so that texts are drawn again

/** The language now. */
export function language(): Language {
  return spoken;
}

/** The text of a message. */
export function words<Name extends MessageName>(name: Name, ...facts: Rest<Name>): string {
  return textOf(name, facts[0] ?? {});
}

/** The text of a message that was put together elsewhere. */
export function say(said: Message): string {
  return textOf(said.name, said.facts);
}

/** A message with its facts, in no language yet. */
export function message<Name extends MessageName>(name: Name, ...facts: Rest<Name>): Message {
  return { name, facts: facts[0] ?? {} };
}

/** What the server says by name; facts that are names of messages are said too. */
export function said(prompt: Prompt): Message {
  const named = (fact: Fact): Fact =>
    typeof fact === 'string' && bundles.get(spoken)?.hasMessage(fact) ? { name: fact, facts: {} } : fact;
  const facts = Object.entries(prompt.facts).map(([key, fact]) => [key, named(fact)]);
  return { name: prompt.id, facts: Object.fromEntries(facts) as Record<string, Fact> };
}

/** A day of the calendar: 18 November. */
export function dayName(day: string, { year = false } = {}): string {
  const form = {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    year: year ? 'numeric' : undefined,
  } as const;
  return new Intl.DateTimeFormat(spoken === 'en' ? 'en-GB' : spoken, form).format(new Date(day));
}

/** A figure with so many places after the comma, as the language writes it. */
export function figure(value: number, places = 1): string {
  const form = { minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat(spoken, form).format(value);
}

/** Speak another language. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...sections].map((section) => load(next, section)));
  spoken = next;
  document.documentElement.lang = next;
}

/** Load the messages of a part of the house, in the language now and in any that comes later. */
export async function need(...names: readonly string[]): Promise<void> {
  names.forEach((name) => sections.add(name));
  await Promise.all(names.map((name) => load(spoken, name)));
}

/** The first language of the browser that there are messages in. */
export function preferred(): Language {
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase());
  return (wishes.find((wish) => wish in LANGUAGES) as Language | undefined) ?? FALLBACK;
}

function textOf(name: string, facts: Readonly<Record<string, Fact>>): string {
  void edition;
  const bundle = bundles.get(spoken);
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return name; // a slip ends no game
  const plain = Object.entries(facts).map(([key, fact]) => [
    key,
    typeof fact === 'object' ? say(fact) : fact,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(plain) as Record<string, string | number>);
}

function load(into: Language, section: string): Promise<void> {
  const key = `${into}/${section}`;
  const known = loaded.get(key);
  if (known) return known;
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${key}.ftl`))?.[1];
  const done = file ? file().then((text) => add(into, text)) : Promise.resolve();
  loaded.set(key, done);
  return done;
}

function add(into: Language, text: string): void {
  // No isolating marks: every language here runs from left to right.
  const bundle = bundles.get(into) ?? new FluentBundle(into, { useIsolating: false });
  bundles.set(into, bundle);
  bundle.addResource(new FluentResource(text));
  edition += 1;
}
