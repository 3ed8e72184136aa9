// Which level a place in space means, for an answer that is drawn there.
import type { Board, Reachable } from '@little-wars/engine';
import { levelsAt } from '../map/draft.ts';
import type { Picked } from './pick.ts';

/** The level that was pointed at; null where nothing is above it, which leaves it to the rules as on the map. */
export function levelOf(board: Board, { at, model }: Picked, reach: Reachable | null): number | null {
  if (model !== null || !levelsAt(board, at).some(level => level > at.z)) return null;
  const levels = (reach?.outlines ?? []).map(({ z }) => z).filter(z => z <= at.z);
  return levels.length > 0 ? Math.max(...levels) : at.z;
}
