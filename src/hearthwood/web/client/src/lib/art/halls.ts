import { gathered } from './gather';

export const halls = gathered(
  import.meta.glob('../../../../../art/halls/*.svg', { query: '?raw', import: 'default', eager: true }),
);
