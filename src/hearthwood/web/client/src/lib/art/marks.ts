import { gathered } from './gather';

export const marks = gathered(
  import.meta.glob('../../../../../art/marks/*.svg', { query: '?raw', import: 'default', eager: true }),
);
