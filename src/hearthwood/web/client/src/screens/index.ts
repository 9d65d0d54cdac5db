// Which path leads to which screen. A screen is loaded when it is first gone to.

import type { Component } from 'svelte';
import { need } from '../lib/words';

type Screen = Component<any>;
type Loader = () => Promise<{ default: Screen }>;

/** `:name` stands for one part of the path and comes to the screen as a property of that name. Behind it, the messages
    that the screen needs besides those of every screen. */
const SCREENS: readonly (readonly [path: string, load: Loader, ...needs: string[]])[] = [
  ['/', () => import('./Home.svelte')],
  ['/new', () => import('./NewGame.svelte')],
  ['/new/nordguard', () => import('../nordguard/New.svelte'), 'nordguard', 'sled'],
  ['/rules/nordguard', () => import('../nordguard/Rules.svelte'), 'nordguard', 'sled'],
  ['/games', () => import('./Games.svelte')],
  ['/daily', () => import('./daily/Daily.svelte'), 'daily', 'share'],
  ['/daily/:day', () => import('./daily/Daily.svelte'), 'daily', 'share'],
  ['/learn', () => import('./Learn.svelte'), 'learn'],
  ['/learn/:name', () => import('./Lesson.svelte'), 'learn'],
  ['/statistics', () => import('./Statistics.svelte'), 'statistics'],
  ['/settings', () => import('./settings/Settings.svelte'), 'settings'],
  ['/companion', () => import('./Companion.svelte'), 'advice', 'sage', 'companion'],
  ['/rules', () => import('./Rules.svelte')],
  ['/table/:id', () => import('./Table.svelte'), 'advice', 'sage', 'share'],
  [
    '/table/:id/review',
    () => import('../northwood/review/Review.svelte'),
    'review',
    'replay',
    'share',
    'sage',
  ],
  ['/table/:id/replay', () => import('./Replay.svelte'), 'replay'],
  ['/replay/:link', () => import('./Replay.svelte'), 'replay'],
];

export interface Found {
  readonly screen: Screen;
  readonly facts: Readonly<Record<string, string>>;
  /** A screen is made anew when this changes. */
  readonly key: string;
}

/** Begin to load a screen that will be wanted in a moment. */
export function fetchAhead(address: string): void {
  const path = address.split('?')[0] ?? '/';
  const row = SCREENS.find(([pattern]) => match(pattern, path));
  row?.[1]().catch(() => {}); // whoever wants it hears of it
}

/** The screen of a path; the first one where nobody knows the path. */
export async function screenAt(address: string): Promise<Found> {
  const path = address.split('?')[0] ?? '/';
  for (const [pattern, load, ...needs] of SCREENS) {
    const facts = match(pattern, path);
    if (!facts) continue;
    const [loaded] = await Promise.all([load(), need(...needs)]);
    return { screen: loaded.default, facts, key: path };
  }
  return { screen: (await import('./Lost.svelte')).default, facts: {}, key: path };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const facts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) facts[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return facts;
}
