// Which way something faces or drifts, and where a drift would end: the shapes to draw.
import type { Ahead, AheadEnd, Heading } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { tenthsOf } from './upright.ts';

/** More arrows than this are drawn as one and a number. */
const MOST = 4;

export interface DrawnHeading {
  /** The arrows, around the middle of the thing, in picture coordinates. */
  readonly path: string;
  readonly stroke: number;
  /** Their number, if not each of them is drawn. */
  readonly number: (Point & { readonly size: number }) | null;
}

/** Arrows in a row, starting outside a rim of radius r around the origin. */
export function drawnHeading({ along, count }: Heading, r: number): DrawnHeading {
  const length = Math.hypot(along.dx, along.dy);
  const [x, y] = [along.dx / length, -along.dy / length];
  const wide = Math.max(80, r * 0.7);
  const arrows = count > MOST ? 1 : count;
  const place = (on: number, aside: number): string =>
    `${(x * on - y * aside).toFixed(1)} ${(y * on + x * aside).toFixed(1)}`;
  const arrow = (n: number): string => {
    const back = r + wide * (0.3 + 0.62 * n);
    return `M${place(back, 0.6 * wide)}L${place(back + 0.55 * wide, 0)}L${place(back, -0.6 * wide)}`;
  };
  const end = r + wide * (1.2 + 0.62 * arrows);
  return {
    path: Array.from({ length: arrows }, (_, n) => arrow(n)).join(''),
    stroke: 0.26 * wide,
    number: count > MOST ? { x: x * end, y: y * end, size: 1.3 * wide } : null,
  };
}

/** Smaller chances get a dot, but no number. */
const WORTH_A_NUMBER = 0.05;
/** Minimum distance of numbers in pixels. */
const ROOM = 34;

export interface DrawnEnd extends AheadEnd {
  /** The size of its dot, from 0.25 to 1 for the likeliest. */
  readonly size: number;
  /** Its chance in words, where there is room for it. */
  readonly label: string | null;
}

/** The possible ends of a drift, with `px` tenths per pixel; the likeliest are labelled first. */
export function drawnEnds({ ends }: Ahead, px: number): readonly DrawnEnd[] {
  const likeliest = Math.max(...ends.map(({ chance }) => chance));
  const labelled: AheadEnd[] = [];
  for (const end of ends.toSorted((a, b) => b.chance - a.chance)) {
    const hasRoom = labelled.every(({ inches }) => Math.abs(tenthsOf(inches - end.inches)) > ROOM * px);
    if (hasRoom && end.chance >= Math.min(likeliest, WORTH_A_NUMBER)) labelled.push(end);
  }
  return ends.map(end => ({
    ...end,
    size: 0.25 + 0.75 * Math.sqrt(end.chance / likeliest),
    label: labelled.includes(end) ? `${Math.round(100 * end.chance)}%` : null,
  }));
}
