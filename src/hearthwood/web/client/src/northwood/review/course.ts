// The course of a game as figures to be drawn: visits side by side as bands of one width, and in each band its moments.

import type { Ply, Review, ReviewMoment, ReviewVisit } from '../../protocol';

/** A choice that cost so many stars or more is worth a look. */
export const WORTH_A_LOOK = 0.1;
/** As many bands as a game has visits. */
export const BANDS = 8;
/** Stars that win a medal. */
export const MEDALS = [
  ['bronze', 16],
  ['silver', 18],
  ['gold', 20],
] as const;

/** A place in the course: bands from the left, stars to expect. */
export interface Spot {
  readonly at: number;
  readonly stars: number;
}

/** Something that moved the course at once: from where, to where. */
export interface Step {
  readonly ply: Ply;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Course {
  readonly line: readonly Spot[];
  /** Where each moment lies; behind the last one the end. */
  readonly places: readonly Spot[];
  readonly costs: readonly Step[];
  readonly luck: readonly Step[];
  readonly low: number;
  readonly high: number;
}

export function courseOf(review: Review): Course {
  const places = [...review.moments.map((moment, ply) => placeOf(review, moment, ply)), endOf(review)];
  const starts = review.visits.map((visit, band) => ({ at: band, stars: visit.ledger.start }));
  const line = [...starts, ...places].sort((one, other) => one.at - other.at);
  const figures = line.map((spot) => spot.stars);
  return {
    line,
    places,
    costs: choicesOf(review).map((moment) => stepOf(places, moment.ply, moment.value, moment.loss)),
    luck: review.strokes.flatMap(([ply, which]) => strokeOf(review, places, ply!, which!)),
    low: Math.max(0, 4 * Math.floor((Math.min(...figures) - 1) / 4)),
    high: Math.max(20.8, ...figures),
  };
}

/** Choices that cost something, the dearest first. */
export function choicesOf(review: Review): readonly ReviewMoment[] {
  return review.moments
    .filter((moment) => -moment.loss >= WORTH_A_LOOK)
    .sort((one, other) => one.loss - other.loss);
}

/** The visit that a moment belongs to; after the end, the last one. */
export function visitAt(review: Review, ply: Ply): ReviewVisit | undefined {
  return review.visits.findLast((visit) => visit.first <= ply) ?? review.visits[0];
}

/** The moment that lies nearest to a place between the bands. */
export function nearest(course: Course, at: number): Ply {
  let best = 0;
  course.places.forEach((spot, ply) => {
    if (Math.abs(spot.at - at) < Math.abs(course.places[best]!.at - at)) best = ply;
  });
  return best;
}

function placeOf(review: Review, moment: ReviewMoment, ply: Ply): Spot {
  const band = review.visits.findLastIndex((visit) => visit.first <= ply);
  const visit = review.visits[band];
  const within = visit ? (ply - visit.first + 1) / (visit.moves + 1) : 0;
  return { at: Math.max(band, 0) + within, stars: moment.value };
}

function endOf(review: Review): Spot {
  return { at: Math.max(review.visits.length, 1), stars: review.ledger.end };
}

function stepOf(places: readonly Spot[], ply: Ply, from: number, change: number): Step {
  return { ply, at: places[ply]?.at ?? 0, from, to: from + change };
}

function strokeOf(review: Review, places: readonly Spot[], ply: Ply, which: number): readonly Step[] {
  const reveal = review.moments[ply]?.reveals[which];
  if (!reveal) return [];
  return [stepOf(places, ply + 1, reveal.expected, reveal.luck)];
}

/** Figures rounded to tenths that add up to the rounded whole: what is left goes to the one that was rounded most. */
export function balanced(parts: readonly number[], whole: number): readonly number[] {
  const tenths = parts.map((part) => Math.round(part * 10));
  let rest = Math.round(whole * 10) - tenths.reduce((sum, tenth) => sum + tenth, 0);
  const byError = parts
    .map((part, index) => ({ index, error: part * 10 - tenths[index]! }))
    .sort((one, other) => (rest > 0 ? other.error - one.error : one.error - other.error));
  for (const { index } of byError) {
    if (rest === 0) break;
    tenths[index]! += Math.sign(rest);
    rest -= Math.sign(rest);
  }
  return tenths.map((tenth) => tenth / 10);
}
