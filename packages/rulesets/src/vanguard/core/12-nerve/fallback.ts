// VG-12.4-6, VG-12.8-12  Fallback!
import type { Leg } from '@little-wars/engine';
import {
  boxOf,
  cutPath,
  type Field,
  halfOf,
  meetsTarget,
  type Path,
  type Spot,
  shortestPath,
  type TableEdge,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';
import { baseOf, enemiesOf, isInPlay, mapOf, modelOf, ownerOf, standingOf } from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';
import { areWithin, engagementBetween } from '../01-measuring/measuring.ts';
import { allowanceOf } from '../07-moving/manners.ts';
import { moveAlong } from '../07-moving/moves.ts';
import { tripOf } from '../07-moving/trips.ts';
import { groundFor } from '../08-falling/ground.ts';
import { removal } from '../10-attacks/recovery.ts';
import { nerveTest } from './nerve.ts';

/** VG-12.8: the closest of its side's fallback edges. */
export function fallbackEdge(t: Look, model: ModelId): TableEdge {
  const { left, right, low, high } = boxOf(standingOf(t, model));
  const { width, depth } = mapOf(t.setup).terrain;
  const away: { readonly [E in TableEdge]: number } = {
    left,
    right: width - right,
    low,
    high: depth - high,
  };
  const edges = mapOf(t.setup).fallback[t.position.sides[ownerOf(t, model)] as 0 | 1];
  return edges.toSorted((a, b) => away[a] - away[b])[0]!;
}

/** VG-12.12: only its fallback edge counts. */
export function isAtEdge(t: Look, model: ModelId): boolean {
  const { at, along } = modelOf(t, model);
  return meetsTarget({ edge: fallbackEdge(t, model) }, tripOf(t, model), at!, halfOf(baseOf(modelOf(t, model)), along));
}

/** VG-12.9, VG-12.11: keeps out of reach of every enemy that would engage it, and never falls. */
export function fleeing(t: Look, model: ModelId): Trip {
  const trip = tripOf(t, model);
  const zones = enemiesOf(t, model).flatMap(enemy => {
    const range = engagementBetween(t, model, enemy);
    // Hidden behind a wall it may be closer than that without being engaged; then it has to get away first.
    if (range === null || areWithin(t, model, enemy, range)) return [];
    return [{ id: String(enemy), ...standingOf(t, enemy), range, flat: false, closed: 'path' as const }];
  });
  const field: Field = { ...trip.field, zones };
  return { ...trip, field, ground: groundFor(trip.field.scene, 'careful') };
}

/** VG-12.4, VG-12.6: as far as a Run, or as a Walk after standing up. */
const allowanceFor = (t: Look, model: ModelId, stoodUp: boolean): Tenths =>
  stoodUp ? allowanceOf(t, model, 'walk') : allowanceOf(t, model, 'fallback');

/** VG-12.11: the shortest paths to the edge, or to the spots nearest it, for its owner to choose from. */
export function waysBack(t: Look, model: ModelId, stoodUp: boolean): readonly (readonly Leg[])[] {
  const trip = fleeing(t, model);
  const { at, along } = modelOf(t, model);
  const shortest = shortestPath(trip, at!, { edge: fallbackEdge(t, model) }, { along });
  const paths: readonly Path[] = shortest.path ? [shortest.path] : shortest.nearest;
  const allowance = allowanceFor(t, model, stoodUp);
  const ways = paths.map(path => cutPath(trip, { ...path, along }, allowance)?.legs ?? []);
  return ways.filter((legs, i) => ways.findIndex(other => isSameEnd(other, legs)) === i);
}

const isSameEnd = (a: readonly Leg[], b: readonly Leg[]): boolean => {
  const [one, two]: readonly (Spot | undefined)[] = [a.at(-1)?.to, b.at(-1)?.to];
  return one?.x === two?.x && one?.y === two?.y && one?.z === two?.z;
};

interface FallingBack {
  readonly model: ModelId;
  readonly legs: readonly Leg[];
  readonly stoodUp?: boolean;
  readonly gone?: boolean;
  readonly ways?: readonly (readonly Leg[])[];
}

interface AboutWays extends AboutModel {
  readonly ways: readonly (readonly Leg[])[];
}

export const chooseWay = question<'pick-one', AboutWays>('choose among equal ways', 'pick-one');

export const fallback = sequence<FallingBack>('Fallback!', 'VG-12.4', s => [
  s.run('VG-12.6', 'stand up first', (t, v) => {
    const stoodUp = modelOf(t, v.model).down;
    if (stoodUp) t.emit({ type: 'stood-up', clause: 'VG-12.6', model: v.model });
    return { ...v, stoodUp };
  }),
  s.run('VG-12.11', 'find the way to its edge', (t, v) => {
    const ways = isAtEdge(t, v.model) ? [] : waysBack(t, v.model, v.stoodUp === true);
    return { ...v, ways, legs: ways[0] ?? [] };
  }),
  s.ask('VG-12.11', chooseWay, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (_t, { model, ways = [] }) =>
      ways.length > 1 ? { of: 'way', options: ways.map((_, i) => i), about: { model, ways } } : null,
    then: (_t, v, way) => ({ ...v, legs: v.ways![way as number]! }),
  }),
  s.call('VG-12.4', 'move to its edge', (_t, v) => (v.legs.length > 0 ? moveAlong(v.model, 'fallback', v.legs) : null)),
  s.call(
    'VG-12.5',
    'test again at the edge',
    (t, { model }) => (isInPlay(modelOf(t, model)) && isAtEdge(t, model) ? nerveTest.start({ model }) : null),
    (_t, v, passed: boolean) => ({ ...v, gone: !passed }),
  ),
  s.call('VG-12.5', 'or be gone', (_t, { model, gone }) =>
    gone ? removal.start({ model, from: null, clause: 'VG-12.5' }) : null,
  ),
]);
