// VG-15.10-11, VG-16.2, VG-16.5-8  What a scenario decides, and the markers of all of them
import type { Seat } from '@little-wars/engine';
import { isWithin, type Point, type Standing } from '@little-wars/engine/geometry';
import { inPlay, mapOf, modelOf, standingOf } from '../../lookups.ts';
import type { Look, Model, ModelId, Setup } from '../../types.ts';
import { CONTACT, isEngaged } from '../01-measuring/measuring.ts';

/** A marker: where it is, and which side it is nearer to; null for neither. */
export interface Marker {
  readonly at: Point;
  readonly side: number | null;
}

/** What differs from scenario to scenario. */
export interface Scenario {
  readonly id: NonNullable<Setup['scenario']>;
  /** What its markers score is said here. */
  readonly clause: string;
  readonly markersOf: (setup: Setup) => readonly Marker[];
  /** What a marker scores for a seat at the end of a round, held by these models. */
  readonly worthOf: (t: Look, marker: Marker, seat: Seat, by: readonly ModelId[]) => number;
  /** VG-15.11: what the enemy scores at once when a model is removed, whatever removes it. */
  readonly removal?: { readonly clause: string; readonly worthOf: (model: Model) => number };
}

/** VG-16.1: a place at the same fractions of every table. */
export function placeOn(setup: Setup, x: number, y: number): Point {
  const { width, depth } = mapOf(setup).terrain;
  return { x: Math.round(width * x), y: Math.round(depth * y) };
}

/** VG-16.8: a flat disc of 25 mm. */
const discAt = ({ x, y }: Point): Standing => ({ ax: x, ay: y, bx: x, by: y, r: 125, z: 0 });

const touching = (t: Look, { at }: Marker): readonly ModelId[] =>
  inPlay(t.position).filter(id => isWithin(standingOf(t, id), discAt(at), CONTACT));

/** VG-16.2, VG-16.6, VG-16.7: who holds a marker: the models free to take it, unless an enemy touches it too. */
export function holdersOf(t: Look, marker: Marker): readonly ModelId[] {
  const there = touching(t, marker);
  if (new Set(there.map(id => modelOf(t, id).seat)).size !== 1) return [];
  return there.filter(id => !modelOf(t, id).down && !isEngaged(t, id));
}

export function holderOf(t: Look, marker: Marker): Seat | null {
  const [holder] = holdersOf(t, marker);
  return holder === undefined ? null : modelOf(t, holder).seat;
}
