import { gathered } from './gather';

export const people = gathered(
  import.meta.glob('../../../../../art/people/*.svg', { query: '?raw', import: 'default', eager: true }),
);
