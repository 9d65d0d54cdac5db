// Where the menu and the first screen lead.

import type { PlainName } from '../lib/words';

interface Place {
  readonly href: string;
  readonly name: PlainName;
  readonly icon: string;
}

export const PLACES: readonly Place[] = [
  { href: '/', name: 'web-home', icon: 'home' },
  { href: '/new', name: 'ending-new', icon: 'play' },
  { href: '/daily', name: 'daily-title', icon: 'daily' },
  { href: '/learn', name: 'web-learn', icon: 'learn' },
  { href: '/games', name: 'home-games', icon: 'replay' },
  { href: '/companion', name: 'web-companion', icon: 'companion' },
  { href: '/statistics', name: 'home-record', icon: 'statistics' },
  { href: '/rules', name: 'web-rules', icon: 'help' },
  { href: '/settings', name: 'web-settings', icon: 'settings' },
];
