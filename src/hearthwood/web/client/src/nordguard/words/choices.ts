// Moves in words: what buttons call them, and what stands beside.

import { words, say } from '../../lib/words';
import type { NordguardMove, NordguardView, SiteSight, Way } from '../../protocol';
import { card, character, nameOf } from '../cards.svelte';
import { who } from './asking';
import { amount, effects, requirement, within } from './describing';

export const WAYS: readonly Way[] = ['north', 'east', 'south', 'west'];
/** Moves that do not answer what is asked: trading, dropping, picking up. */
export const ASIDE: ReadonlySet<string> = new Set(['give', 'drop', 'pick']);
const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};
/** Words that are said otherwise at some stops. */
const BY_PHASE: ReadonlySet<string> = new Set(['pass-fight', 'decline-trade', 'fail-any']);

export function isWay(kind: string): kind is Way {
  return (WAYS as readonly string[]).includes(kind);
}

/** What is asked: the legal moves that answer it. */
export function answers(view: NordguardView): readonly NordguardMove[] {
  return view.legal.filter((move) => !ASIDE.has(move.kind));
}

/** The location that a move leads to, or names. */
export function siteOf(view: NordguardView, move: NordguardMove): SiteSight | undefined {
  if (move.kind === 'at') return view.sites.find((site) => site.cell === move.name);
  if (!isWay(move.kind)) return undefined;
  const place = view.sites.findIndex((site) => site.cell === view.team);
  const [down, right] = STEPS[move.kind];
  return view.sites[place + down * view.width + right];
}

/** What a button calls a move. */
export function label(view: NordguardView, move: NordguardMove): string {
  const { kind } = move;
  if (isWay(kind)) {
    const site = siteOf(view, move);
    return words('sled-act-go', { way: wayName(kind), place: site ? placeName(site) : '' });
  }
  switch (kind) {
    case 'choose':
    case 'take':
      return nameOf(move.name ?? '');
    case 'at': {
      const site = siteOf(view, move);
      return site ? placeName(site) : (move.name ?? '');
    }
    case 'item':
      if (move.name !== null) return nameOf(move.name);
      return words('sled-act-item', { who: owner(view, move), item: itemOf(view, move) });
    case 'give':
      return words('sled-act-give', {
        who: owner(view, move),
        other: who(view, move.to),
        item: itemOf(view, move),
      });
    case 'pick':
      return words('sled-act-pick', {
        who: owner(view, move),
        item: nameOf(view.ground[move.number ?? 0]?.item ?? ''),
      });
    case 'to':
      return owner(view, move);
    case 'option':
      return option(view, move);
    case 'event':
      return nameOf(view.asked.events[move.number ?? 0] ?? '');
  }
  if (move.who !== null) return owned(view, move);
  const special = `${kind}-${view.phase}`;
  return say({ name: `sled-act-${BY_PHASE.has(special) ? special : kind}`, facts: {} });
}

/** The move in a button of the bar below the map: a way without where it leads. */
export function shortLabel(view: NordguardView, move: NordguardMove): string {
  return isWay(move.kind) ? words('sled-go-way', { way: move.kind }) : label(view, move);
}

function owned(view: NordguardView, move: NordguardMove): string {
  if (move.name !== null) return nameOf(move.name);
  if (move.place === null)
    return say({ name: `sled-act-${move.kind}-own`, facts: { who: owner(view, move) } });
  const facts = { who: owner(view, move), item: itemOf(view, move) };
  return say({ name: `sled-act-${move.kind}`, facts });
}

function option(view: NordguardView, move: NordguardMove): string {
  const { term } = view.asked;
  const number = move.number ?? 0;
  if (!term) return move.move;
  if (term.verb !== 'any') return effects(term.parts[term.verb]?.[number] ?? []);
  const way = within(term, 'any')[number];
  return way ? requirement(way) : move.move;
}

export function wayName(way: Way): string {
  return say({ name: `sled-way-to-${way}`, facts: {} });
}

/** A location by its cell, with its name where it is seen. */
export function placeName(site: SiteSight): string {
  if (site.location === null || !site.face_up) return words('sled-cell-down', { cell: site.cell });
  return words('sled-cell', { cell: site.cell, location: nameOf(site.location) });
}

function owner(view: NordguardView, move: NordguardMove): string {
  return who(view, move.who);
}

/** The item that a move is about, if it is about a carried one. */
export function heldBy(view: NordguardView, move: NordguardMove) {
  const member = view.members.find((one) => one.letter === move.who);
  return move.place === null ? undefined : member?.items[move.place];
}

function itemOf(view: NordguardView, move: NordguardMove): string {
  return nameOf(heldBy(view, move)?.item ?? '');
}

/** The card whose power a move uses. */
export function sourceOf(view: NordguardView, move: NordguardMove): string {
  const member = view.members.find((one) => one.letter === move.who);
  return heldBy(view, move)?.item ?? member?.character ?? '';
}

/** The drawing beside a move: an item's, a character's. */
export function pictureOfMove(view: NordguardView, move: NordguardMove): { item?: string; person?: string } {
  const held = heldBy(view, move)?.item ?? (move.kind === 'choose' ? null : move.name);
  const found = held ? card(held) : undefined;
  if (found && 'uses' in found) return { item: found.picture };
  if (move.kind === 'choose' && move.name) return { person: character(move.name)?.picture };
  const member = view.members.find((one) => one.letter === move.who);
  return member && move.kind !== 'pick' ? { person: card(member.character)?.picture } : {};
}

/** What stands at the right of a row: what is there of it, what it costs. */
export function worth(view: NordguardView, move: NordguardMove): string {
  if (move.kind === 'choose' && move.name)
    return words('sled-slots', { count: character(move.name)?.slots ?? 0 });
  if (move.name !== null && (move.kind === 'take' || move.kind === 'item')) {
    const count = view.items.find((one) => one.card === move.name)?.count ?? 0;
    return words('sled-in-deck', { count });
  }
  const held = heldBy(view, move);
  const cost =
    held?.uses == null
      ? move.kind === 'fire'
        ? words('sled-no-use')
        : ''
      : words('sled-uses-left', { count: held.uses });
  return move.throws ? words('sled-throws', { dice: amount(move.throws), cost }) : cost;
}
