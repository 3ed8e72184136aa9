import type { Game, Playable, Reachable } from '@little-wars/engine';
import { useEffect, useMemo, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import type { Looking, Shade } from '../table/looking.ts';
import type { Seeing } from '../table/seeing.ts';
import type { Drawable } from './draft.ts';
import { shadesOf } from './shade-names.ts';
import type { Stand } from './standing.ts';

interface StandOptions {
  readonly ruleset: Playable<Game>;
  readonly seeing: Seeing;
  readonly looking: Looking;
  readonly question: Drawable | null;
  readonly reach: Reachable | null;
}

/** The selected model at a hypothetical place; computed only while "stand here" is on. */
export function useStand({ ruleset, seeing, looking, question, reach }: StandOptions): {
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
  const standFor = useStandFor(isAsked);
  const stand = useMemo(
    () =>
      isAsked && standFor ? standFor({ tabletop, chances, t, board }, model, model === mover ? reach : null) : null,
    [isAsked, standFor, tabletop, chances, t, board, model, mover, reach],
  );
  return { stand, shades: isStanding ? shadesOf(chances !== null) : [] };
}

type StandFor = typeof import('./standing.ts')['standFor'];

/** Fetched lazily. */
function useStandFor(isAsked: boolean): StandFor | null {
  const [standFor, setStandFor] = useState<StandFor | null>(null);
  useEffect(() => {
    if (isAsked) void import('./standing.ts').then(part => setStandFor(() => part.standFor));
  }, [isAsked]);
  return standFor;
}
