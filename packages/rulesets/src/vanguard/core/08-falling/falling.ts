// VG-8.11-12  Falling
import { isInPlay, modelOf } from '../../lookups.ts';
import { type ModelId, sequence, type T } from '../../types.ts';
import { freeSpot } from '../07-moving/trips.ts';
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
 * VG-8.3, VG-8.14: a model pushed over an edge lands directly below, or on the nearest free spot. Returns how far it
 * fell; `falling` resolves the damage.
 */
export function pushedOver(t: T, model: ModelId, { x, y, z }: { x: number; y: number; z: number }): number {
  const from = modelOf(t, model).at!;
  t.emit({ type: 'moved', clause: 'VG-8.14', model, to: freeSpot(t, model, { x, y, z }) });
  return from.z - z;
}
