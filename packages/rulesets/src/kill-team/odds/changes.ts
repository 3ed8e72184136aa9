// Dice that may count as something else once they are judged: KT-9.20 and its like.
import { type Change, type Judged, mayChange } from '../core/dice/by-choice.ts';
import type { NamedChange } from './case.ts';
import { compare } from './re-rolls.ts';

export type { Judged } from '../core/dice/by-choice.ts';

export const changed = (dice: Judged, { from, to }: Change): Judged => {
  const [normal, critical, fail] = [dice.normal, dice.critical, dice.fail];
  return from === 'normal'
    ? { critical: critical + 1, normal: normal - 1, fail }
    : { critical: critical + (to === 'critical' ? 1 : 0), normal: normal + (to === 'normal' ? 1 : 0), fail: fail - 1 };
};

export interface Changed {
  readonly dice: Judged;
  /** The changes made, in their order. */
  readonly changes: readonly NamedChange[];
}

/** The changes, each at most once and in any order, that lead to the dice of the highest worth; the fewest of them. */
export function bestChanges(
  dice: Judged,
  changes: readonly NamedChange[],
  worth: (dice: Judged) => readonly number[],
  theirs: Judged | null = null,
): Changed {
  let best: Changed = { dice, changes: [] };
  if (changes.length === 0) return best;
  let value = worth(dice);
  for (const change of changes) {
    if (!mayChange(change, dice, theirs)) continue;
    const rest = changes.filter(other => other !== change);
    const outcome = bestChanges(changed(dice, change), rest, worth, theirs);
    const against = compare(worth(outcome.dice), value);
    if (against > 0) {
      best = { dice: outcome.dice, changes: [change, ...outcome.changes] };
      value = worth(outcome.dice);
    }
  }
  return best;
}
