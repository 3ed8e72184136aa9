// VG-16  Gather Intelligence
import type { Result, Seat } from '@little-wars/engine';
import { inches, isWithin, type Point, type Standing } from '@little-wars/engine/geometry';
import { inPlay, mapOf, modelOf, other, standingOf } from '../../lookups.ts';
import { type Look, type ModelId, type Position, type Setup, sequence } from '../../types.ts';
import { CONTACT, isEngaged } from '../01-measuring/measuring.ts';

const ZONE = inches(6);

/** VG-16.1: the strip within 6" of a side's edge. */
export function zoneOf(setup: Setup, side: number): readonly Point[] {
  const { width, depth } = mapOf(setup).terrain;
  const [low, high] = side === 0 ? [0, ZONE] : [depth - ZONE, depth];
  return [
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ];
}

/** A marker: where it is, and which side it is nearer to; null for the centre. */
export interface Marker {
  readonly at: Point;
  readonly side: number | null;
}

/** VG-16.1, VG-16.5: the centre and four quarters, at the same fractions of every table; they block nothing. */
export function markersOf(setup: Setup): readonly Marker[] {
  const { width, depth } = mapOf(setup).terrain;
  const place = (x: number, y: number): Point => ({ x: Math.round((width * x) / 4), y: Math.round((depth * y) / 4) });
  return [
    { at: place(2, 2), side: null },
    { at: place(1, 1), side: 0 },
    { at: place(3, 1), side: 0 },
    { at: place(1, 3), side: 1 },
    { at: place(3, 3), side: 1 },
  ];
}

/** VG-16.8: a flat disc of 25 mm. */
const discAt = ({ x, y }: Point): Standing => ({ ax: x, ay: y, bx: x, by: y, r: 125, z: 0 });

const touching = (t: Look, { at }: Marker): readonly ModelId[] =>
  inPlay(t.position).filter(id => isWithin(standingOf(t, id), discAt(at), CONTACT));

/** VG-16.2, VG-16.6, VG-16.7: who holds a marker: touches it with a model free to take it, and no enemy touches it. */
export function holderOf(t: Look, marker: Marker): Seat | null {
  const there = touching(t, marker);
  const seats = new Set(there.map(id => modelOf(t, id).seat));
  if (seats.size !== 1) return null;
  const isFree = (id: ModelId): boolean => !modelOf(t, id).down && !isEngaged(t, id);
  return there.some(isFree) ? modelOf(t, there[0]!).seat : null;
}

/** VG-16.3: 3 for the centre, 1 on one's own side, 2 on the enemy's. */
export const worthOf = (t: Look, { side }: Marker, seat: Seat): number =>
  side === null ? 3 : side === t.position.sides[seat] ? 1 : 2;

export const scoring = sequence<object>('score the markers', 'VG-16.3', s => [
  s.run('VG-16.3', 'score', (t, v) => {
    const held = markersOf(t.setup).map(marker => ({ marker, seat: holderOf(t, marker) }));
    for (const first of [t.position.first, other(t.position.first)])
      for (const [i, { marker, seat }] of held.entries())
        if (seat === first)
          t.emit({ type: 'scored', clause: 'VG-16.3', seat, vp: worthOf(t, marker, seat), marker: i });
    return v;
  }),
]);

/** VG-16.4: the most VP wins; a tie is a draw. */
export function resultOf(_setup: Setup, { over, vp }: Position): Result | null {
  if (!over) return null;
  const [one, two] = vp as readonly [number, number];
  return { winners: one === two ? [] : [one > two ? 0 : 1], scores: vp };
}
