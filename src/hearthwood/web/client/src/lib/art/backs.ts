import { gathered } from './gather';

export const backs = gathered(
  import.meta.glob('../../../../../art/backs/*.svg', { query: '?raw', import: 'default', eager: true }),
);
