// What standing somewhere else would mean
import { type Glimpse, type Id, supposing } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import { changedAt } from '@little-wars/skirmish';
import { glanceAt } from '../core/07-line-of-sight/line-of-sight.ts';
import type { Look, OperativeId } from '../types.ts';

export const movedTo = (t: Look, model: Id, at: Spot): Look =>
  supposing(t, { operatives: changedAt(t.position.operatives, model as OperativeId, { at }) });

/** KT-7.3, KT-7.7, KT-7.8; KT-12.19: walls across every line count as obscuring. */
export function glimpse(t: Look, from: Id, to: Id): Glimpse {
  const seen = glanceAt(t, from as OperativeId, to as OperativeId);
  return {
    sees: seen.visible,
    cover: seen.coveredByTerrain || seen.coveredByOperative,
    obscured: seen.visible && (seen.obscured || seen.behindWalls),
  };
}
