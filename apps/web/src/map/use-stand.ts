import type { Game, Playable, Reachable } from '@little-wars/engine';
import { useMemo } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import type { Looking, Shade } from '../table/looking.ts';
import type { Seeing } from '../table/seeing.ts';
import type { Drawable } from './draft.ts';
import { type Stand, shadesOf, standFor } from './standing.ts';

interface Asked {
  readonly ruleset: Playable<Game>;
  readonly seeing: Seeing;
  readonly looking: Looking;
  readonly question: Drawable | null;
  readonly reach: Reachable | null;
}

/** The selected model in a supposed place; computed only while "stand here" is on. */
export function useStand({ ruleset, seeing, looking, question, reach }: Asked): {
  readonly stand: Stand | null;
  readonly shades: readonly Shade[];
} {
  const { board, t } = seeing;
  const { chosen, shade } = looking;
  const { tabletop } = ruleset;
  const chances = useFetched(advisingCalled, shade === null ? null : ruleset.id)?.chances ?? null;
  const mover = question?.kind === 'move' ? question.model : null;
  const model = chosen ?? mover;
  const own = board.models.find(({ id }) => id === model);
  const isStanding = Boolean(own?.at && !own.out);
  const isAsked = shade !== null;
  const stand = useMemo(
    () => (isAsked ? standFor({ tabletop, chances, t, board }, model, model === mover ? reach : null) : null),
    [isAsked, tabletop, chances, t, board, model, mover, reach],
  );
  return { stand, shades: isStanding ? shadesOf(chances) : [] };
}
