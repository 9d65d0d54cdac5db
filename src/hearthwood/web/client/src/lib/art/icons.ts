import { gathered } from './gather';

export const icons = gathered(
  import.meta.glob('../../../../../art/icons/*.svg', { query: '?raw', import: 'default', eager: true }),
);
