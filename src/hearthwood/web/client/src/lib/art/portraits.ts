import { gathered } from './gather';

export const portraits = gathered(
  import.meta.glob('../../../../../art/portraits/*.svg', { query: '?raw', import: 'default', eager: true }),
);
