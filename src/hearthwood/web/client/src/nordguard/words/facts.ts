// The card that is looked at: its name, what stands on it, what lies on it, who has it.

import { words } from '../../lib/words';
import type { HeldSight, MemberLetter, NordguardMove, NordguardView, Seat, SiteSight } from '../../protocol';
import { card, isEvent, isItem, location, nameOf, namesOf, pictureOf, textOf } from '../cards.svelte';
import { seatName } from './asking';
import { heldBy, siteOf } from './choices';
import { shortAmount } from './describing';

/** What can be looked at. */
export type Looked =
  | { readonly cell: string }
  | { readonly who: MemberLetter; readonly place: number | null }
  | { readonly ground: number }
  | { readonly card: string };

export interface Note {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad' | 'quiet';
}

export interface Fact {
  readonly title: string;
  readonly where: string;
  readonly text: string;
  readonly notes: readonly Note[];
  /** The drawing, by the folder that it lies in. */
  readonly scene?: string;
  readonly person?: string;
  readonly item?: string;
  readonly event?: string;
}

export function factOf(view: NordguardView, seats: readonly Seat[], looked: Looked): Fact {
  if ('cell' in looked) {
    const site = view.sites.find((one) => one.cell === looked.cell);
    return site ? ofSite(view, site) : ofCard('');
  }
  if ('ground' in looked) {
    const lying = view.ground[looked.ground];
    return lying ? ofItem(lying.item, { uses: lying.uses }) : ofCard('');
  }
  if ('card' in looked) return ofCard(looked.card);
  const member = view.members.find((one) => one.letter === looked.who);
  if (!member) return { title: words('sled-nobody-yet'), where: '', text: '', notes: [] };
  if (looked.place === null) {
    const shared = view.seats > 1 ? seatName(view, seats, member.seat) : '';
    return {
      ...ofCard(member.character),
      where: shared,
      notes: member.resting ? [{ text: words('sled-note-used-power'), tone: 'quiet' }] : [],
    };
  }
  const held = member.items[looked.place];
  if (!held) return { title: words('sled-empty-slot'), where: nameOf(member.character), text: '', notes: [] };
  return ofItem(held.item, held, nameOf(member.character));
}

/** The card that a move is about. */
export function lookedBy(view: NordguardView, move: NordguardMove): Looked | null {
  const site = siteOf(view, move);
  if (site) return { cell: site.cell };
  if (move.kind === 'event') return { card: view.asked.events[move.number ?? 0] ?? '' };
  if (move.name !== null) return { card: move.name };
  if (move.kind === 'pick') return { ground: move.number ?? 0 };
  if (move.who === null || move.kind === 'to') return null;
  return { who: move.who, place: heldBy(view, move) ? move.place : null };
}

/** A card as such. */
export function ofCard(name: string): Fact {
  const found = card(name);
  const head = { title: nameOf(name), text: textOf(name) };
  const picture = pictureOf(name);
  if (found && 'start' in found) {
    const goes = found.suggested.length > 0;
    return {
      ...head,
      where: words('sled-slots', { count: found.slots }),
      notes: goes
        ? [{ text: words('sled-note-suggested', { items: namesOf(found.suggested) }), tone: 'quiet' }]
        : [],
      person: picture,
    };
  }
  if (location(name)) {
    const kind = location(name)!.waypoint ? 'sled-kind-waypoint' : 'sled-kind-location';
    return { ...head, where: words(kind), notes: [], scene: picture };
  }
  if (isEvent(name)) return { ...head, where: words('sled-kind-event'), notes: [], event: picture };
  if (isItem(name)) {
    const uses = found && 'uses' in found ? found.uses : null;
    const where = uses === null ? words('sled-uses-always') : words('sled-uses', { count: uses });
    return { ...head, where, notes: [], item: picture };
  }
  return { ...head, where: '', notes: [] };
}

function ofItem(name: string, held: Partial<HeldSight>, where = ''): Fact {
  const notes: Note[] = [];
  if (held.uses != null) {
    notes.push({ text: words('sled-note-uses', { count: held.uses }), tone: 'plain' });
    if (held.used) notes.push({ text: words('sled-note-used'), tone: 'quiet' });
  }
  if (held.resting) notes.push({ text: words('sled-note-used-power'), tone: 'quiet' });
  return { ...ofCard(name), where, notes };
}

function ofSite(view: NordguardView, site: SiteSight): Fact {
  const notes: Note[] = [];
  if (site.cell === view.team) notes.push({ text: words('sled-note-team'), tone: 'good' });
  if (site.result !== null)
    notes.push({ text: words('sled-note-scouted', { result: site.result }), tone: 'good' });
  for (const { event, evenings } of site.obstacles) {
    const text = words('sled-note-lies', { event: nameOf(event), text: textOf(event) });
    notes.push({ text, tone: 'bad' });
    if (evenings !== null)
      notes.push({ text: words('sled-note-evenings', { count: evenings }), tone: 'quiet' });
  }
  if (site.location === null)
    return {
      title: words('sled-face-down'),
      where: site.cell,
      text: words('sled-face-down-text'),
      notes,
      scene: 'face-down',
    };
  if (!site.face_up) notes.unshift({ text: words('sled-note-remembered'), tone: 'quiet' });
  const where = location(site.location)?.waypoint ? words('sled-waypoint', { cell: site.cell }) : site.cell;
  const { title, text, scene } = ofCard(site.location);
  return { title, where, text, notes, scene };
}

/** What its roll or fight asks for, in a few signs; null where there are no dice. */
export function difficultyOf(site: SiteSight): string | null {
  if (site.location === null) return null;
  const { difficulty } = location(site.location) ?? {};
  return difficulty ? shortAmount(difficulty) : null;
}

/** How a location is called to those who cannot see it. */
export function spokenSite(view: NordguardView, site: SiteSight): string {
  const parts: string[] = [];
  if (site.location === null) parts.push(words('sled-cell-down', { cell: site.cell }));
  else {
    const place = { cell: site.cell, location: nameOf(site.location) };
    parts.push(words(site.face_up ? 'sled-cell' : 'sled-spoken-remembered', place));
    const difficulty = site.result ?? difficultyOf(site);
    if (difficulty !== null && site.face_up) parts.push(words('sled-spoken-difficulty', { difficulty }));
    if (site.result !== null) parts.push(words('sled-scouted'));
    if (location(site.location)?.waypoint) parts.push(words('sled-kind-waypoint'));
  }
  for (const { event } of site.obstacles) parts.push(nameOf(event));
  if (site.barred) parts.push(words('sled-barred'));
  if (site.cell === view.team) parts.push(words('sled-spoken-team'));
  return parts.join(', ');
}
