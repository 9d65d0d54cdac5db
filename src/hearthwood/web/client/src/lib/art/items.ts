import { gathered } from './gather';

export const items = gathered(
  import.meta.glob('../../../../../art/items/*.svg', { query: '?raw', import: 'default', eager: true }),
);
