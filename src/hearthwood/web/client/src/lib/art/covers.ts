import { gathered } from './gather';

export const covers = gathered(
  import.meta.glob('../../../../../art/covers/*.svg', { query: '?raw', import: 'default', eager: true }),
);
