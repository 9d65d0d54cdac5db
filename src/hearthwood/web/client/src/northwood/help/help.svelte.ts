// Help in place: what somebody wants to read about, while the table stays where it is.

import type { Message } from '../../lib/words';
import type { CharacterText } from '../../protocol';

/** The sections of the rules, in the order in which they are read; the texts are the terminal's too. */
export const SECTIONS = [
  'goal',
  'setup',
  'choose',
  'substitutes',
  'dialogue',
  'scoring',
  'abilities',
  'visit-end',
  'medals',
  'undo',
  'seeds',
] as const;
export type Section = (typeof SECTIONS)[number];

interface About {
  readonly who: CharacterText;
  /** What is to be said of them at this moment: why they cannot be used, what their fief asks. */
  readonly note: Message | null;
}

export class Help {
  about = $state.raw<About | null>(null);
  /** The section of the rules that is open; 'all' begins at their beginning. */
  rules = $state<Section | 'all' | null>(null);

  character(who: CharacterText, note: Message | null = null): void {
    this.about = { who, note };
  }

  /** The section that explains a rule, by its id. */
  rule(id: string): void {
    this.rules = sectionOf(id);
  }

  close(): void {
    this.about = null;
    this.rules = null;
  }
}

/** Rules by the beginnings of their ids; the longer ones come first. */
const RULES: readonly (readonly [id: string, section: Section])[] = [
  ['N4.choose', 'choose'],
  ['N4.substitute', 'substitutes'],
  ['N4.over', 'medals'],
  ['N4.ready', 'abilities'],
  ['N4.spent', 'abilities'],
  ['N5', 'dialogue'],
  ['N6', 'abilities'],
];

export function sectionOf(rule: string): Section {
  return RULES.find(([id]) => rule.startsWith(id))?.[1] ?? 'dialogue';
}
