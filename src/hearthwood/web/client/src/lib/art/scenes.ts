import { gathered } from './gather';

export const scenes = gathered(
  import.meta.glob('../../../../../art/scenes/*.svg', { query: '?raw', import: 'default', eager: true }),
);
