// What a screen of Nordguard needs besides its code.

import { need } from '../lib/words';

export async function withWords<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, need('nordguard', 'guide', 'sled', 'advice')]);
  return loaded;
}
