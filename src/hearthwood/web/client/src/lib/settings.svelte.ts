// How somebody likes the table: kept on this device at once, and by the server with the profile.

import { ask } from './server';
import { language, speak } from './words';
import type { Language, Settings } from '../protocol';

/** What only this device knows. */
interface OwnSettings {
  /** Do single keys do things? They may stand in the way of other tools. */
  readonly keys?: boolean;
}

export type LocalSettings = Settings & OwnSettings;

const PLACE = 'settings';

let settings = $state.raw<LocalSettings>(read());
dress(settings);

/** The settings as they are. */
export function local(): LocalSettings {
  return settings;
}

/** Change some of them, here and on the server. */
export async function change(changes: LocalSettings): Promise<void> {
  apply({ ...settings, ...changes });
  const { keys: _, ...shared } = settings;
  try {
    await ask('PUT', '/api/settings', shared);
  } catch {
    // They hold on this device; the server hears of them with the next change.
  }
}

/** Take over what the server keeps; this device's own settings stay. */
export async function takeOver(kept: Settings): Promise<void> {
  const said = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null));
  apply({ ...settings, ...said });
  if (settings.language && settings.language !== language()) await speak(settings.language);
}

/** Speak another language from now on. */
export async function choose(next: Language): Promise<void> {
  await speak(next);
  await change({ language: next });
}

/** May things move? */
export function moving(): boolean {
  const wish = settings.motion ?? 'auto';
  if (wish !== 'auto') return wish === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function apply(next: LocalSettings): void {
  settings = next;
  dress(next);
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // a browser that keeps nothing asks the server again
  }
}

function dress({ theme, motion }: LocalSettings): void {
  const root = document.documentElement;
  root.dataset.motion = motion ?? 'auto';
  if (theme === 'day') root.dataset.theme = 'paper';
  else if (theme === 'night') root.dataset.theme = 'night';
  else delete root.dataset.theme;
}

function read(): LocalSettings {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as LocalSettings;
  } catch {
    return {};
  }
}
