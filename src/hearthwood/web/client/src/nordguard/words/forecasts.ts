// What a move would do, said before it is made. The chances come with the view.

import { message } from '../../lib/words';
import type { Message } from '../../lib/words';
import type { NordguardMove, NordguardView, SiteSight } from '../../protocol';
import { nameOf } from '../cards.svelte';
import { heldBy, isWay, siteOf } from './choices';
import { likely, within } from './describing';

/** The consequences of a legal move, as far as they are known before it. */
export function forecast(view: NordguardView, move: NordguardMove): readonly Message[] {
  if (isWay(move.kind)) {
    const site = siteOf(view, move);
    return site ? waiting(site) : [];
  }
  switch (move.kind) {
    case 'stay':
      return [message('sled-if-stay', { days: view.days - 1 })];
    case 'fire':
    case 'again':
    case 'roll':
      return thrown(view, move);
    case 'pass':
      return view.phase === 'fight' ? [message('sled-if-pass')] : [];
    case 'option':
      return chosen(view, move);
    case 'pay':
      return [message('sled-if-pay', { days: view.days - Number(view.asked.term?.facts.pay ?? 0) })];
    case 'ready':
      return [message(view.recall === 'memory' ? 'sled-if-ready-memory' : 'sled-if-ready-notebook')];
    case 'give': {
      const held = heldBy(view, move);
      if (held?.uses == null) return [message('sled-if-give')];
      return [message(held.used ? 'sled-if-give-used' : 'sled-if-give-new')];
    }
    case 'drop':
      return [message('sled-if-drop')];
    case 'fail':
      return [message('sled-if-fail')];
  }
  return [];
}

/** What waits there: the location first, then what lies on it. */
export function waiting(site: SiteSight): readonly Message[] {
  if (site.location === null) return [message('sled-if-face-down')];
  return site.meets.flatMap(({ card, asks }, place) => {
    if (place === 0)
      return [asks ? message('sled-if-meet', { needed: likely(asks) }) : message('sled-if-free')];
    return asks ? [message('sled-if-obstacle', { event: nameOf(card), needed: likely(asks) })] : [];
  });
}

function thrown(view: NordguardView, move: NordguardMove): readonly Message[] {
  const { difficulty, total, last } = view.asked;
  if (move.percent === null || difficulty === null) return [];
  if (view.phase !== 'fight') return [message('sled-if-roll', { difficulty, chance: move.percent })];
  // Thrown again, the last shot does not count.
  const back = move.kind === 'again' ? (last ?? 0) : 0;
  return [message('sled-if-fire', { missing: difficulty - (total ?? 0) + back, chance: move.percent })];
}

function chosen(view: NordguardView, move: NordguardMove): readonly Message[] {
  const { term } = view.asked;
  if (term?.verb !== 'any') return [];
  const way = within(term, 'any')[move.number ?? 0];
  const parts = way?.verb === 'all' ? within(way, 'all') : way ? [way] : [];
  const known = parts.flatMap((part) => (part.percent === null ? [] : [part.percent]));
  if (known.length === 0) return [];
  const all = known.reduce((product, percent) => (product * percent) / 100, 100);
  return [message('sled-if-chance', { chance: Math.round(all) })];
}
