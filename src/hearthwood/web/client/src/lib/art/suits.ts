import type { Suit } from '../../protocol';
import { gathered } from './gather';

const drawn = gathered(
  import.meta.glob('../../../../../art/suits/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** The four glyphs, by the letters of the notation. */
export const suits: Readonly<Record<Suit, string>> = {
  C: drawn['claws'] ?? '',
  F: drawn['flowers'] ?? '',
  L: drawn['leaves'] ?? '',
  E: drawn['eyes'] ?? '',
};
