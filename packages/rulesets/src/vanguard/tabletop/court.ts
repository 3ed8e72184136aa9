// Who sees whom, and what follows from it
import type { Id, Ruling } from '@little-wars/engine';
import { distance, toInches } from '@little-wars/engine/geometry';
import { areEngaged } from '../core/01-measuring/measuring.ts';
import { isInCover, sightOf } from '../core/09-sight/line-of-sight.ts';
import { isInPlay, modelOf, standingOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';

/** VG-9.3, VG-9.2, VG-10.21, VG-10.19, VG-7.2: everything the rules say about one model looking at another. */
export function court(t: Look, from: Id, to: Id): readonly Ruling[] {
  const [viewer, target] = [from as ModelId, to as ModelId];
  if (!isInPlay(modelOf(t, viewer)) || !isInPlay(modelOf(t, target))) return [];
  const { visible, hidden, line, touches, margin } = sightOf(t, viewer, target);
  const exhibit = { line: { from: line[0], to: line[1] }, margin };
  const apart = toInches(distance(standingOf(t, viewer), standingOf(t, target)).tenths);
  return [
    { id: 'visible', clause: 'VG-9.3', holds: visible, ...exhibit, touches: touches.map(what => ({ what })) },
    { id: 'obscured', clause: 'VG-9.2', holds: visible && hidden > 0, ...exhibit, hidden: Math.round(100 * hidden) },
    { id: 'in-cover', clause: 'VG-10.21', holds: visible && isInCover(t, viewer, target) },
    { id: 'beyond-12', clause: 'VG-10.19', holds: apart > 12, inches: apart },
    { id: 'engaged', clause: 'VG-7.2', holds: areEngaged(t, viewer, target), inches: apart },
  ];
}
