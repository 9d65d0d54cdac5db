// Cards go to where they went along straight lines. Where each card lay is remembered before a change is drawn and
// compared after it. A card that was nowhere is turned up from the deck; one that goes under another, or face down
// onto the deck, goes there as a picture of itself. A new move finishes what still runs.

import type { NorthwoodView } from '../protocol';
import type { Pile } from './parts/pile';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Lay extends Place {
  readonly picture: HTMLElement;
}

const TIME = 240;
const APART = 80;
const ALL = 600;
const EASING = 'cubic-bezier(.3,.1,.2,1)';

export class Travel {
  #places = new Map<string, Lay>();
  #deck: Place | null = null;
  #running: Animation[] = [];
  #first = true;

  /** Before the change is drawn. */
  remember(board: HTMLElement): void {
    this.#running.forEach((animation) => animation.finish());
    this.#running = [];
    this.#places = laysIn(board);
    this.#deck = pileIn(board, 'deck');
  }

  /** After it. Without movement a ring marks what arrived. */
  go(board: HTMLElement, view: NorthwoodView, moving: boolean): void {
    if (this.#first) {
      this.#first = false;
      return;
    }
    const cards = cardsIn(board);
    const arrived = [...cards].filter(([card, element]) => this.#came(card, element));
    const pause = arrived.length > 1 ? Math.min(APART, (ALL - TIME) / (arrived.length - 1)) : 0;
    for (const [index, [card, element]] of arrived.entries()) {
      this.#keep(moving ? this.#travel(card, element, index * pause) : ring(element));
    }
    if (moving) this.#bury(board, view, cards);
  }

  #came(card: string, element: HTMLElement): boolean {
    const before = this.#places.get(card) ?? this.#deck;
    if (!before) return false;
    const after = placeOf(element);
    return Math.hypot(before.x - after.x, before.y - after.y) > 24;
  }

  #travel(card: string, element: HTMLElement, delay: number): Animation | null {
    const known = this.#places.get(card);
    const before = known ?? this.#deck;
    if (!before) return null;
    const turned = known ? '' : ' rotateY(90deg)';
    const from = { transform: way(before, placeOf(element)) + turned, zIndex: 5 };
    const options = { duration: TIME, delay, easing: EASING, fill: 'backwards' } as const;
    return element.animate([from, { transform: 'none', zIndex: 5 }], options);
  }

  /** Cards that are seen no more go to the pile that took them. */
  #bury(board: HTMLElement, view: NorthwoodView, cards: ReadonlyMap<string, HTMLElement>): void {
    for (const [card, lay] of this.#places) {
      const pile = cards.has(card) ? null : pileOf(view, card);
      const to = pile && pileIn(board, pile);
      if (!to || Math.hypot(lay.x - to.x, lay.y - to.y) < 24) continue;
      const { picture } = lay;
      picture.style.cssText = `position: fixed; z-index: 4; pointer-events: none; margin: 0;
        width: ${lay.width}px; left: ${lay.x - lay.width / 2}px; top: ${lay.y}px; translate: 0 -50%;`;
      picture.style.setProperty('--w', `${lay.width}px`);
      board.append(picture);
      const gone = picture.animate([{}, { transform: way(to, lay) }], { duration: TIME, easing: EASING });
      gone.onfinish = () => picture.remove();
      this.#keep(gone);
    }
  }

  #keep(animation: Animation | null): void {
    if (animation) this.#running.push(animation);
  }
}

/** The transformation that lays a thing at `to` over the place `from`. */
function way(from: Place, to: Place): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
}

function ring(element: HTMLElement): Animation {
  const lit = { boxShadow: '0 0 0 3px var(--ember)' };
  return element.animate([lit, lit, {}], { duration: 200 });
}

function pileOf(view: NorthwoodView, card: string): Pile | null {
  if (view.discard_pile.includes(card)) return 'discard';
  if (view.score_pile.includes(card)) return 'score';
  return view.deck.known.includes(card) ? 'deck' : null;
}

function pileIn(board: HTMLElement, pile: Pile): Place | null {
  const stack = board.querySelector(`[data-pile="${pile}"] .stack`);
  return stack && placeOf(stack);
}

/** Each card once: where it lies openly, the meeting place before the hand. */
function cardsIn(board: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-card]')) {
    if (!element.classList.contains('preview')) found.set(element.dataset.card!, element);
  }
  return found;
}

function laysIn(board: HTMLElement): Map<string, Lay> {
  const places = new Map<string, Lay>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-card]')) {
    // A card shown as a preview leaves from there.
    const preview = element.classList.contains('preview');
    if (!preview && places.has(element.dataset.card!)) continue;
    places.set(element.dataset.card!, { ...placeOf(element), picture: pictureOf(element) });
  }
  return places;
}

/** A card as it looks, which is no card of the table. */
function pictureOf(card: HTMLElement): HTMLElement {
  const picture = card.cloneNode(true) as HTMLElement;
  delete picture.dataset.card;
  picture.classList.remove('preview', 'chosen', 'flat');
  picture.querySelector('.tail')?.remove();
  return picture;
}

function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}
