// What a book of rules is made of.

/** Cards, after the rules. */
export interface Chapter<Card extends Entry = Entry> {
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly cards: readonly Card[];
}

export interface Entry {
  readonly key: string;
  /** All that is searched. */
  readonly text: string;
}
