// VG-8.11-12  Falling
import type { Frame } from '@little-wars/engine';
import { mayStand, type Tenths } from '@little-wars/engine/geometry';
import { isInPlay, modelOf } from '../../lookups.ts';
import { type ModelId, sequence, type T } from '../../types.ts';
import { spotBelow, tripOf } from '../07-moving/trips.ts';
import { hitsOn } from '../10-attacks/armor.ts';
import { hitsOfFall } from './ground.ts';

interface Falling {
  readonly model: ModelId;
  readonly height: number;
  readonly before: number;
}

export const falling = sequence<Falling>('falling', 'VG-8.11', s => [
  s.run('VG-8.11', 'fall', (t, { model, height }) => {
    t.emit({ type: 'fell', clause: 'VG-8.11', model, height, hits: hitsOfFall(height) });
    return { model, height, before: modelOf(t, model).wounds };
  }),
  s.call('VG-8.11', 'suffer the hits', (_t, { model, height }) => {
    const hits = hitsOfFall(height);
    return hits > 0 ? hitsOn(model, [hits, hits, 1]) : null;
  }),
  s.run('VG-8.12', 'lie where it fell', (t, v) => {
    const { wounds, down } = modelOf(t, v.model);
    if (isInPlay(modelOf(t, v.model)) && wounds < v.before && !down)
      t.emit({ type: 'knocked-down', clause: 'VG-8.12', model: v.model });
    return v;
  }),
]);

/**
 * VG-7.15, VG-8.3, VG-8.14: a model stopped where it cannot stand (half-way up, on top of a wall, over an edge) comes
 * down on the nearest free spot below. Beyond 2" that is a fall.
 */
export function fallBelow(t: T, model: ModelId, from: Tenths): Frame | null {
  const { at, along } = modelOf(t, model);
  if (at === null || mayStand(tripOf(t, model), at, along)) return null;
  const to = spotBelow(t, model, at);
  t.emit({ type: 'moved', clause: 'VG-8.14', model, to });
  const height = from - to.z;
  return hitsOfFall(height) > 0 ? falling.start({ model, height, before: 0 }) : null;
}
