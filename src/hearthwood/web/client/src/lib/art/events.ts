import { gathered } from './gather';

export const events = gathered(
  import.meta.glob('../../../../../art/events/*.svg', { query: '?raw', import: 'default', eager: true }),
);
