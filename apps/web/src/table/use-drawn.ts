// What is drawn on the board: the answer it would give, and the gestures where the action is not chosen yet.
import type { AnswerOf, Leg, Question } from '@little-wars/engine';
import { moving, type Planning, type TableMatch, turning } from '@little-wars/table';
import { useEffect, useMemo, useState } from 'react';
import { type Drawable, drawn as drawnOf, isDrawable, reachOf } from '../map/draft.ts';
import type { Moves, Planner } from './gestures.ts';
import type { Looking } from './looking.ts';
import type { Seeing } from './seeing.ts';

interface Props {
  readonly match: TableMatch;
  readonly question: Question | null;
  readonly seeing: Seeing;
  readonly looking: Looking;
  readonly seat: number;
  /** The plan up to the question for the path, if a move is being prepared. */
  readonly toMove: Extract<Planning, { readonly ok: true }> | null;
  /** Null if nobody here may answer. */
  readonly planner: Planner | null;
  readonly mayAnswer: boolean;
}

export function useDrawn({ match, question, seeing, looking, seat, toMove, planner, mayAnswer }: Props) {
  const { ruleset, setup } = match;
  const { board, position } = seeing;
  const drawing = toMove?.match ?? match;
  const open = toMove ? drawing.state.question : question;
  const drawable = mayAnswer && isDrawable(open as Question | null) ? (open as Drawable) : null;
  const reach = useMemo(
    () => (drawable ? reachOf(drawing, toMove ? ruleset.view(setup, drawing.state.position, seat) : position) : null),
    [drawable, drawing, position],
  );
  const mover = drawable?.kind === 'move' ? drawable.model : null;
  const fartherOf = useFartherOf(toMove !== null);
  const farther = useMemo(
    () => (toMove && planner && mover !== null ? (fartherOf?.({ planner, model: mover, toMove, seat }) ?? null) : null),
    [toMove, mover, fartherOf],
  );
  const near = useMemo(
    () => (drawable ? drawnOf({ match: drawing, board, reach }, drawable, looking.draft) : null),
    [drawable, drawing, board, reach, looking.draft],
  );
  const far = useMemo(() => {
    const isTooFar = near !== null && near.reasons.length > 0 && farther !== null;
    const reached = isTooFar ? farther.reach() : null;
    const drawn = reached && drawnOf({ match: drawing, board, reach: reached }, drawable!, looking.draft);
    return drawn?.reasons.length === 0 ? drawn : null;
  }, [near, farther]);
  const drawn = far ?? near;
  // A long path is split when it is confirmed, not while it is drawn.
  const moves = useMemo((): Moves | null => {
    if (drawable?.kind === 'aim' && drawn && toMove && drawn.reasons.length === 0) {
      const { model } = drawable;
      return { title: 'Turn that way', gestures: () => [turning(model, drawn.answer as AnswerOf<'aim'>)] };
    }
    if (!drawn || !toMove || mover === null || drawn.reasons.length > 0) return null;
    const legs = drawn.answer as readonly Leg[];
    if (!far || !farther) return { title: 'Move there', gestures: () => [moving(mover, legs)] };
    const ways = () => farther.gestures(legs);
    return {
      title: farther.title,
      gestures: () => ways().find(gestures => planner!.plan(gestures).ok) ?? ways()[0] ?? [],
    };
  }, [drawn, toMove]);
  return { drawable, reach, shownReach: far && farther ? farther.reach() : reach, drawn, moves };
}

type FartherOf = typeof import('./farther.ts').fartherOf;

/** Loaded lazily when the first move is prepared; until then drags end with the move. */
function useFartherOf(isWanted: boolean): FartherOf | null {
  const [loaded, setLoaded] = useState<FartherOf | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isLate = false;
    void import('./farther.ts').then(
      ({ fartherOf }) => (isLate ? undefined : setLoaded(() => fartherOf)),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [isWanted, loaded]);
  return loaded;
}
