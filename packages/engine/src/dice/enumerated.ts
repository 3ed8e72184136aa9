import type { Roll } from '../kernel/questions.ts';
import { type Outcome, type Outcomes, outcomesAlike } from './outcomes.ts';
import type { DiceSource } from './source.ts';

/** Dice that go through every combination of results, one per playthrough. */
export interface Enumerated {
  readonly source: DiceSource;
  /** The joint chance of all rolls in this playthrough: weight out of total. */
  chance(): { readonly weight: bigint; readonly total: bigint };
  /** Prepares the next playthrough; false after the last combination. */
  next(): boolean;
}

interface Fork {
  readonly count: number;
  readonly sides: number;
  readonly total: bigint;
  readonly groups: readonly Outcome[];
  at: number;
}

/**
 * Play the same thing from the start, then call `next`, until it returns false: every combination of rolls comes up
 * once, with its exact weight. `outcomesOf` lists the outcomes of a roll; by default every face differs.
 */
export function enumerated(outcomesOf: (roll: Roll) => Outcomes | null = everyFace): Enumerated {
  const path: Fork[] = [];
  let met = 0;
  return {
    source(roll) {
      if (met === path.length) path.push(forkOf(roll, outcomesOf(roll)));
      const fork = path[met++]!;
      if (fork.count !== roll.count || fork.sides !== roll.sides)
        throw new Error(`roll ${met} for "${roll.purpose}" was another one the time before`);
      return fork.groups[fork.at]!.faces;
    },
    chance: () =>
      path
        .slice(0, met)
        .reduce(
          ({ weight, total }, fork) => ({ weight: weight * fork.groups[fork.at]!.weight, total: total * fork.total }),
          { weight: 1n, total: 1n },
        ),
    next() {
      met = 0;
      for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
        if (++last.at < last.groups.length) return true;
        path.pop();
      }
      return false;
    },
  };
}

const everyFace = (roll: Roll): Outcomes | null => outcomesAlike(roll, null);

function forkOf({ purpose, count, sides }: Roll, listed: Outcomes | null): Fork {
  if (listed === null) throw new Error(`${count}d${sides} for "${purpose}" has too many results to list`);
  return { count, sides, total: listed.total, groups: listed.groups, at: 0 };
}
