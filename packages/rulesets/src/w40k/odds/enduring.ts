// The result of points of harm: rolls to ignore them, and to keep the last wound
import type { Look, ModelId } from '../types.ts';
import { type Chances, mixedIn, power, thinned } from './chances.ts';
import { FACES } from './pool.ts';

/** How a model takes harm: of attacks, and of mortal wounds. */
export interface Enduring {
  /** The share of points left by a roll to ignore them. */
  readonly left: number;
  readonly mortalLeft: number;
  /** The chance to keep the last wound, point by point. */
  readonly kept: number;
  readonly mortalKept: number;
}

export function enduringOf(t: Look, model: ModelId, from: ModelId | null, perils = false): Enduring {
  const ignoring = (mortal: boolean): number | null => {
    const needs = t.query('ignores-wounds', [], { model, from, mortal, ...(perils && { perils }) });
    return needs.length === 0 ? null : Math.min(...needs);
  };
  const keeping = (mortal: boolean): number => {
    const needs = t.query('last-wound-needs', null, { model, from, mortal });
    return needs === null ? 0 : FACES.filter(face => face >= needs).length / 6;
  };
  const failing = (needs: number | null): number =>
    needs === null ? 1 : FACES.filter(face => face < needs).length / 6;
  const [own, mortal] = [ignoring(false), ignoring(true)];
  return {
    left: failing(own),
    mortalLeft: failing(mortal),
    // Only one roll: a model that has tried to ignore them does not roll again.
    kept: own === null ? keeping(false) : 0,
    mortalKept: mortal === null ? keeping(true) : 0,
  };
}

/** The chances of each number of wounds left, after so many points. */
export function afterPoints(wounds: number, points: number, kept: number): Chances {
  const left = new Array<number>(wounds + 1).fill(0);
  if (points < wounds) left[wounds - points] = 1;
  else if (wounds > 0) {
    const chance = power(kept, points - wounds + 1);
    left[0] = 1 - chance;
    left[1] = chance;
  } else left[0] = 1;
  return left;
}

/** The chances of each number of wounds left, after so many mortal wounds. */
export function afterMortalWounds(wounds: number, points: Chances, { mortalLeft, mortalKept }: Enduring): Chances {
  const left: number[] = [];
  for (const [count, chance] of thinned(points, mortalLeft).entries())
    mixedIn(left, chance, afterPoints(wounds, count, mortalKept));
  return left;
}
