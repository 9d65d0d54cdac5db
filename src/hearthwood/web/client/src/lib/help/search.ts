// Finding words in texts: letters count as the same with and without accents, large and small.

/** A part of a text; found parts are marked. */
export interface Part {
  readonly text: string;
  readonly found: boolean;
}

/** One letter for each letter, so that places stay what they are. */
export function folded(text: string): string {
  return Array.from(text, (letter) => bare(letter)).join('');
}

function bare(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length);
}

/** Every word that was asked for stands somewhere in the text. */
export function holds(text: string, asked: string): boolean {
  const whole = folded(text);
  return wordsOf(asked).every((word) => whole.includes(word));
}

/** The text with the words asked for marked. */
export function marked(text: string, asked: string): readonly Part[] {
  const whole = folded(text);
  const hits = wordsOf(asked)
    .flatMap((word) => placesOf(whole, word))
    .sort((one, other) => one[0] - other[0]);
  const parts: Part[] = [];
  let at = 0;
  for (const [from, to] of hits) {
    if (from < at) continue;
    if (from > at) parts.push({ text: text.slice(at, from), found: false });
    parts.push({ text: text.slice(from, to), found: true });
    at = to;
  }
  return [...parts, { text: text.slice(at), found: false }];
}

function wordsOf(asked: string): readonly string[] {
  return folded(asked)
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

function placesOf(whole: string, word: string): [number, number][] {
  const places: [number, number][] = [];
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
    places.push([at, at + word.length]);
  return places;
}
