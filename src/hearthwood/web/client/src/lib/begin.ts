// What must be there before the first picture: the words, and this device's settings.

import { takeOver } from './settings.svelte';
import { ask } from './server';
import { speak, preferred } from './words';
import { local } from './settings.svelte';
import type { Profile, Settings } from '../protocol';

export async function begin(): Promise<void> {
  await speak(local().language ?? preferred());
  void greet();
}

/** The server learns of this browser, silently; what was set on another device comes along. */
async function greet(): Promise<void> {
  try {
    await ask<Profile>('POST', '/api/profile');
    await takeOver(await ask<Settings>('GET', '/api/settings'));
  } catch {
    // The screens that need the server say what is missing.
  }
}
