// KT-1.13  Effects that happen at once
import type { Step, Steps } from '@little-wars/engine';
import { type AtOnce, atOnceSteps, type Choosing } from '@little-wars/skirmish';
import type { KillTeam, Position } from '../../types.ts';

export type { AtOnce };

/** KT-1.13: the player with initiative chooses the order, and is asked where it can matter. */
export const atOnce = <V extends AtOnce>(
  s: Steps<KillTeam, V>,
  clause: string,
  effects: Omit<Choosing<KillTeam, V, undefined>, 'to' | 'about' | 'sameAs'>,
): readonly Step<KillTeam, V>[] =>
  atOnceSteps(s, [clause, 'KT-1.13'], {
    ...effects,
    to: t => t.position.initiative,
    about: () => undefined,
    sameAs: withoutOrder,
  });

/** No rule depends on the order in which simultaneous casualties fell, or in which tokens were put down. */
export const withoutOrder = ({ fallen, tokens, ...rest }: Position): string =>
  JSON.stringify({
    ...rest,
    fallen: fallen.toSorted((a, b) => a.operative - b.operative || a.turningPoint - b.turningPoint),
    tokens: tokens.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });
