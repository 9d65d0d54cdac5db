// Where a note can stand: beside what it is about, and in the way of nothing that is to be pressed.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const APART = 12;
const MARGIN = 10;

/** The first place that is free; if none is, the first within the window. */
export function beside(thing: Box | null, note: Box, free: readonly Box[], window: Box): Box {
  const within = candidates(thing, note, window).map((box) => clamp(box, window));
  const spared = thing ? [thing, ...free] : free;
  return within.find((box) => spared.every((other) => !overlap(box, other))) ?? within[0]!;
}

function candidates(thing: Box | null, { width, height }: Box, window: Box): readonly Box[] {
  const middle = { left: (window.width - width) / 2, top: (window.height - height) / 2, width, height };
  if (!thing) return [middle];
  const tops = [thing.top + thing.height + APART, thing.top - height - APART];
  const lefts = [thing.left + thing.width / 2 - width / 2, MARGIN, window.width - width - MARGIN];
  const level = thing.top + thing.height / 2 - height / 2;
  return [
    ...tops.flatMap((top) => lefts.map((left) => ({ left, top, width, height }))),
    { left: thing.left + thing.width + APART, top: level, width, height },
    { left: thing.left - width - APART, top: level, width, height },
    middle,
  ];
}

function clamp(box: Box, window: Box): Box {
  const left = Math.max(MARGIN, Math.min(box.left, window.width - box.width - MARGIN));
  const top = Math.max(MARGIN, Math.min(box.top, window.height - box.height - MARGIN));
  return { ...box, left, top };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
