// Dice that may be changed after they are judged, as by KT-9.20.
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
  /** The changes made, in order. */
  readonly changes: readonly NamedChange[];
}

/** The changes, each at most once and in any order, that maximise the worth of the dice; the fewest of them on ties. */
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
