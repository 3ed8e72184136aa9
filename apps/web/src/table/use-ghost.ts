// The table with a model where the way that is drawn ends: what it would see and hit from there.
import type { Game, Sight, Tabletop } from '@little-wars/engine';
import { useMemo } from 'react';
import type { Drawable, Drawn } from '../map/draft.ts';

/** Null while no legal move is drawn. */
export function useGhost(
  tabletop: Tabletop<Game>,
  t: Sight<Game>,
  question: Drawable | null,
  drawn: Drawn | null,
): Sight<Game> | null {
  const mover = question?.kind === 'move' ? question.model : null;
  const end = drawn?.reasons.length === 0 ? (drawn.path.at(-1) ?? null) : null;
  return useMemo(
    () => (mover === null || end === null ? null : tabletop.movedTo(t, mover, end)),
    [tabletop, t, mover, end],
  );
}
