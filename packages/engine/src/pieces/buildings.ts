import type { Part, Piece } from '../geometry/terrain.ts';
import { outlineOf, part, type Rectangle, rectangle, type XY } from './pieces.ts';

/** South is where y is 0, west where x is 0. */
export const COMPASS = ['south', 'east', 'north', 'west'] as const;
export type Compass = (typeof COMPASS)[number];

/**
 * The state of one stretch of a building's side. Tall: a wall that rises above the floor; the floor ends at it.
 * Broken: a wall up to the floor with a parapet on top. Open: nothing below the edge of the floor, a parapet on it.
 */
export type Stand = 'tall' | 'broken' | 'open';

/** A whole side, or its stretches from west to east or south to north, each with its end. */
export type Side = Stand | readonly (readonly [stand: Stand, until: number])[];

export interface Ladder {
  readonly side: Compass;
  /** The centre of the ladder, in inches from the side's west or south end. */
  readonly at: number;
}

export interface Ruin extends Rectangle, Readonly<Record<Compass, Side>> {
  readonly id: string;
  readonly ladders: readonly Ladder[];
}

/** In inches. */
const THICK = 0.3;
const FLOOR = { bottom: 2.8, top: 3 };
const PARAPET = 3.8;
const TALL = 5;
const RUNG = { wide: 0.8, deep: 0.1 };
/** The gap in a parapet at a ladder: wide enough for every base. */
const LADDER_GAP = 2.4;

interface Stretch {
  readonly stand: Stand;
  readonly from: number;
  readonly to: number;
}

/** Maps a distance along a side and a depth into the building to a point on the table. */
type Frame = (along: number, inward: number) => XY;

const frameOf = ({ at: [x, y], size: [w, d] }: Rectangle, side: Compass): Frame => {
  if (side === 'south') return (u, v) => [x + u, y + v];
  if (side === 'north') return (u, v) => [x + u, y + d - v];
  if (side === 'west') return (u, v) => [x + v, y + u];
  return (u, v) => [x + w - v, y + u];
};

const isAcross = (side: Compass): boolean => side === 'south' || side === 'north';
const lengthOf = ({ size }: Rectangle, side: Compass): number => size[isAcross(side) ? 0 : 1];

function stretchesOf(ruin: Ruin, side: Compass): readonly Stretch[] {
  const stretches = ruin[side];
  const list = typeof stretches === 'string' ? [[stretches, lengthOf(ruin, side)] as const] : stretches;
  return list.map(([stand, to], i) => ({ stand, from: i === 0 ? 0 : list[i - 1]![1], to }));
}

const standAtEnd = (ruin: Ruin, side: Compass, end: 'low' | 'high'): Stand =>
  stretchesOf(ruin, side).at(end === 'low' ? 0 : -1)!.stand;

/** The stretches of a side without the corners of others: a corner goes to the taller side, else south or north. */
function ownStretches(ruin: Ruin, side: Compass): readonly Stretch[] {
  const [low, high]: readonly [Compass, Compass] = isAcross(side) ? ['west', 'east'] : ['south', 'north'];
  const end = side === 'south' || side === 'west' ? 'low' : 'high';
  const length = lengthOf(ruin, side);
  const owns = (mine: Stand, other: Stand): boolean =>
    mine === 'tall' ? isAcross(side) || other !== 'tall' : other !== 'tall' && isAcross(side);
  const all = stretchesOf(ruin, side);
  const from = owns(all[0]!.stand, standAtEnd(ruin, low, end)) ? 0 : THICK;
  const to = owns(all.at(-1)!.stand, standAtEnd(ruin, high, end)) ? length : length - THICK;
  return all.map(one => ({ ...one, from: Math.max(one.from, from), to: Math.min(one.to, to) }));
}

/** A rectangle in coordinates of a side. */
const along = (frame: Frame, { from, to }: { from: number; to: number }, [inner, outer]: XY): readonly XY[] => [
  frame(from, inner),
  frame(to, inner),
  frame(to, outer),
  frame(from, outer),
];

function wallParts(ruin: Ruin, side: Compass): readonly Part[] {
  const frame = frameOf(ruin, side);
  return ownStretches(ruin, side).flatMap(one =>
    one.stand === 'open'
      ? []
      : [part('ruin-wall', outlineOf(along(frame, one, [0, THICK])), 0, one.stand === 'tall' ? TALL : FLOOR.bottom)],
  );
}

function parapetParts(ruin: Ruin, side: Compass): readonly Part[] {
  const frame = frameOf(ruin, side);
  const gaps = ruin.ladders
    .filter(ladder => ladder.side === side)
    .map(({ at }) => ({ from: at - LADDER_GAP / 2, to: at + LADDER_GAP / 2 }));
  return ownStretches(ruin, side)
    .filter(({ stand }) => stand !== 'tall')
    .flatMap(one => without(one, gaps))
    .map(one => part('parapet', outlineOf(along(frame, one, [0, THICK])), FLOOR.top, PARAPET));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span minus its gaps; scraps under half an inch are dropped. */
function without(span: Span, gaps: readonly Span[]): readonly Span[] {
  let left: readonly Span[] = [{ from: span.from, to: span.to }];
  for (const gap of gaps)
    left = left.flatMap(({ from, to }) =>
      gap.to <= from || gap.from >= to
        ? [{ from, to }]
        : [
            { from, to: gap.from },
            { from: gap.to, to },
          ],
    );
  return left.filter(({ from, to }) => to - from >= 0.5);
}

/** The floor extends to the building's edge, or up to tall walls. */
function floorOutline(ruin: Ruin): readonly XY[] {
  const corners: XY[] = [];
  const add = ([x, y]: XY): void => {
    const last = corners.at(-1);
    if (!last || last[0] !== x || last[1] !== y) corners.push([x, y]);
  };
  const inset = (stand: Stand): number => (stand === 'tall' ? THICK : 0);
  for (const [i, side] of COMPASS.entries()) {
    // Counter-clockwise: north and west are traversed backwards.
    const ahead = side === 'south' || side === 'east';
    const frame = frameOf(ruin, side);
    const stretches = ahead ? stretchesOf(ruin, side) : [...stretchesOf(ruin, side)].reverse();
    const next = COMPASS[(i + 1) % COMPASS.length]!;
    const nextInset = inset(standAtEnd(ruin, next, side === 'south' || side === 'west' ? 'low' : 'high'));
    for (const [k, one] of stretches.entries()) {
      const after = stretches[k + 1];
      const turn = ahead ? one.to : one.from;
      if (!after) add(frame(ahead ? turn - nextInset : turn + nextInset, inset(one.stand)));
      else if (after.stand === 'tall' || one.stand === 'tall') {
        add(frame(turn, inset(one.stand)));
        add(frame(turn, inset(after.stand)));
      }
    }
  }
  return corners;
}

/** A ladder on the outside of a side, from the ground to the floor. */
function ladderPart(building: Rectangle, { side, at }: Ladder, top: number): Part {
  const span = { from: at - RUNG.wide / 2, to: at + RUNG.wide / 2 };
  return part('ladder', outlineOf(along(frameOf(building, side), span, [-RUNG.deep, 0])), 0, top);
}

/** A pillar supports the floor at each corner between two open sides. */
function pillarParts(ruin: Ruin): readonly Part[] {
  return (['south', 'north'] as const).flatMap(side =>
    (['west', 'east'] as const).flatMap(other => {
      const stands = [
        standAtEnd(ruin, side, other === 'west' ? 'low' : 'high'),
        standAtEnd(ruin, other, side === 'south' ? 'low' : 'high'),
      ];
      if (stands.some(stand => stand !== 'open')) return [];
      const length = lengthOf(ruin, side);
      const span = other === 'west' ? { from: 0, to: PILLAR } : { from: length - PILLAR, to: length };
      return [part('ruin-wall', outlineOf(along(frameOf(ruin, side), span, [0, PILLAR])), 0, FLOOR.bottom)];
    }),
  );
}

const PILLAR = 0.4;

/** A ruined building with one raised floor; it is L- or U-shaped depending on which sides still stand. */
export const ruin = (ruin: Ruin): Piece => ({
  id: ruin.id,
  parts: [
    ...COMPASS.flatMap(side => wallParts(ruin, side)),
    ...pillarParts(ruin),
    part('floor', outlineOf(floorOutline(ruin)), FLOOR.bottom, FLOOR.top),
    ...COMPASS.flatMap(side => parapetParts(ruin, side)),
    ...ruin.ladders.map(ladder => ladderPart(ruin, ladder, FLOOR.top)),
  ],
});

export interface Container extends Rectangle {
  readonly id: string;
  readonly ladders: readonly Ladder[];
}

const CONTAINER = { body: 2.3, top: 2.5 };

/** A freight container whose roof is a floor. */
export const container = ({ id, at, size, ladders }: Container): Piece => ({
  id,
  parts: [
    part('container', rectangle(at, size), 0, CONTAINER.body),
    part('floor', rectangle(at, size), CONTAINER.body, CONTAINER.top),
    ...ladders.map(ladder => ladderPart({ at, size }, ladder, CONTAINER.top)),
  ],
});
