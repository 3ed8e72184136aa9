// Which level a place in space means, for an answer drawn there.
import type { Board, Reachable } from '@little-wars/engine';
import { levelsAt } from '../map/draft.ts';
import type { Picked } from './pick.ts';

/** The pointed level; null where nothing is above it, so that the rules decide as on the map. */
export function levelOf(board: Board, { at, model }: Picked, reach: Reachable | null): number | null {
  if (model !== null || !levelsAt(board, at).some(level => level > at.z)) return null;
  const levels = (reach?.outlines ?? []).map(({ z }) => z).filter(z => z <= at.z);
  return levels.length > 0 ? Math.max(...levels) : at.z;
}
