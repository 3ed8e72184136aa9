// Which way things face or drift, and where a drift would end, in space.
import type { Ahead, Board, Heading } from '@little-wars/engine';
import { drawnEnds } from '../map/heading.ts';
import type { Colour } from './colour.ts';
import { seatColour } from './figures.ts';
import type { Noted } from './noted.ts';
import type { Palette } from './palette.ts';
import type { Solids } from './shapes.ts';
import { plus, type Vector } from './vector.ts';

/** More arrows than this are drawn as one and a number. */
const MOST = 4;
/** How high an arrow floats. */
const OVER = 22;

interface Headed {
  readonly at: Vector;
  readonly r: number;
  readonly heading: Heading;
  readonly colour: Colour;
}

const headedOn = ({ models, marks }: Board, palette: Palette): readonly Headed[] => [
  ...models.flatMap(({ at, base, out, heading, seat }) =>
    at && base && heading && !out ? [{ at, r: base.r, heading, colour: seatColour(palette, seat) }] : [],
  ),
  ...marks.flatMap(({ at, radius, heading, seat }) =>
    heading ? [{ at, r: radius, heading, colour: seat === null ? palette.of.gold : seatColour(palette, seat) }] : [],
  ),
];

/** Arrows in a row, outside the rim of each thing that faces or drifts somewhere; returns numbers to write. */
export function headings(signs: Solids, board: Board, palette: Palette, ceiling: number): readonly Noted[] {
  const notes: Noted[] = [];
  for (const { at, r, heading, colour } of headedOn(board, palette)) {
    if (at.z >= ceiling) continue;
    const { along, count } = heading;
    const length = Math.hypot(along.dx, along.dy) || 1;
    const [x, y] = [along.dx / length, along.dy / length];
    const wide = Math.max(80, r * 0.7);
    const place = (on: number, aside: number): Vector =>
      plus(at, { x: x * on - y * aside, y: y * on + x * aside, z: OVER });
    const arrows = count > MOST ? 1 : count;
    for (let n = 0; n < arrows; n++) {
      const back = r + wide * (0.3 + 0.62 * n);
      const tip = place(back + 0.55 * wide, 0);
      for (const aside of [0.6, -0.6]) signs.bar(place(back, aside * wide), tip, 0.11 * wide, colour, 5);
    }
    if (count > MOST) notes.push({ at: place(r + wide * 1.9, 0), text: `${count}`, kind: 'sign' });
  }
  return notes;
}

/** Approximate tenths per pixel with the whole table in view. */
const PX = 12;

/** A line of balls at the possible ends of a drift, larger if likelier; returns the chances to write. */
export function drift(signs: Solids, ahead: Ahead, { of }: Palette): readonly Noted[] {
  const ends = drawnEnds(ahead, PX);
  const last = ends.at(-1)?.at;
  if (!last) return [];
  const up = { x: 0, y: 0, z: OVER };
  signs.bar(plus(ahead.from, up), plus(last, up), 6, of.gold, 5);
  for (const { at, size } of ends) signs.ball(plus(at, up), 12 + 44 * size, of.gold, 8);
  return ends.flatMap(({ at, label }) =>
    label === null ? [] : [{ at: plus(at, { x: 0, y: 0, z: 120 }), text: label, kind: 'sign' }],
  );
}
