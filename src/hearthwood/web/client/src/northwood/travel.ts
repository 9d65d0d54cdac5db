// Cards go to where they went along straight lines. Where each card lay is remembered before a change is drawn and
// compared after it; a card that was nowhere comes from the deck. A new move finishes what still runs.

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const TIME = 240;
const APART = 80;
const ALL = 600;
const EASING = 'cubic-bezier(.3,.1,.2,1)';

export class Travel {
  #places = new Map<string, Place>();
  #running: Animation[] = [];
  #first = true;

  /** Before the change is drawn. */
  remember(board: HTMLElement): void {
    this.#running.forEach((animation) => animation.finish());
    this.#running = [];
    this.#places = placesIn(board);
    const deck = board.querySelector('[data-pile="deck"] .stack');
    if (deck) this.#places.set('deck', placeOf(deck));
  }

  /** After it. Without movement a ring marks what arrived. */
  go(board: HTMLElement, moving: boolean): void {
    if (this.#first) {
      this.#first = false;
      return;
    }
    const arrived = [...cardsIn(board)].filter(([card, element]) => this.#came(card, element));
    const pause = arrived.length > 1 ? Math.min(APART, (ALL - TIME) / (arrived.length - 1)) : 0;
    arrived.forEach(([card, element], index) => {
      const animation = moving ? this.#travel(card, element, index * pause) : ring(element);
      if (animation) this.#running.push(animation);
    });
  }

  #came(card: string, element: HTMLElement): boolean {
    const before = this.#places.get(card) ?? this.#places.get('deck');
    if (!before) return false;
    const after = placeOf(element);
    return Math.hypot(before.x - after.x, before.y - after.y) > 24;
  }

  #travel(card: string, element: HTMLElement, delay: number): Animation | null {
    const before = this.#places.get(card) ?? this.#places.get('deck');
    if (!before) return null;
    const after = placeOf(element);
    const [x, y] = [before.x - after.x, before.y - after.y];
    const scale = before.width / after.width;
    const from = { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 };
    const options = { duration: TIME, delay, easing: EASING, fill: 'backwards' } as const;
    return element.animate([from, { transform: 'none', zIndex: 5 }], options);
  }
}

function ring(element: HTMLElement): Animation {
  const lit = { boxShadow: '0 0 0 3px var(--ember)' };
  return element.animate([lit, lit, {}], { duration: 200 });
}

/** Each card once: where it lies openly, the meeting place before the hand. */
function cardsIn(board: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-card]')) {
    if (!element.classList.contains('preview')) found.set(element.dataset.card!, element);
  }
  return found;
}

function placesIn(board: HTMLElement): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-card]')) {
    // A card shown as a preview leaves from there.
    const preview = element.classList.contains('preview');
    if (preview || !places.has(element.dataset.card!)) places.set(element.dataset.card!, placeOf(element));
  }
  return places;
}

function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}
