import { gathered } from './gather';

export const dice = gathered(
  import.meta.glob('../../../../../art/dice/*.svg', { query: '?raw', import: 'default', eager: true }),
);
