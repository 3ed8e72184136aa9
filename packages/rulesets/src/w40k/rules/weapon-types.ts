// The rules of weapon types that 8th and 9th edition share
import { add } from '@little-wars/engine';
import { isShot } from '../attacks/rolls.ts';
import type { Targets } from '../attacks/targets.ts';
import type { Amount } from '../content/types.ts';
import { partsOf } from '../dice/amounts.ts';
import { hasDone, type Lookups } from '../measuring/lookups.ts';
import type { Aim, Look, ModelId, SharedRule } from '../types.ts';

/** Twice an amount: twice the dice and twice the number. */
export function doubled(amount: Amount): Amount {
  if (typeof amount === 'number') return 2 * amount;
  const { dice, sides, plus } = partsOf(amount);
  return `${2 * dice}D${sides}${plus > 0 ? `+${2 * plus}` : ''}` as Amount;
}

/** Assault: may fire after an Advance, at -1 to hit. */
export const assaultRule = (clause: string): SharedRule<{ readonly rule: 'assault' }> => ({
  clause,
  name: 'Assault',
  modify: {
    'hit-modifier': add((sum, { holder }, { attack }, t) =>
      attack.attacker === holder && isShot(attack) && hasDone(t, holder, 'advanced') ? sum - 1 : sum,
    ),
  },
});

/** Heavy: -1 to hit after a move; in some editions only for some models. */
export const heavyRule = (
  clause: string,
  isSlowed: (t: Look, model: ModelId) => boolean = () => true,
): SharedRule<{ readonly rule: 'heavy' }> => ({
  clause,
  name: 'Heavy',
  modify: {
    'hit-modifier': add((sum, { holder }, { attack }, t) =>
      attack.attacker === holder &&
      isShot(attack) &&
      hasDone(t, holder, 'moved', 'advanced', 'fell-back', 'arrived') &&
      isSlowed(t, holder)
        ? sum - 1
        : sum,
    ),
  },
});

/** Whether a target is within half of a weapon's range. */
export const isAtHalfRange = (t: Look, lookups: Lookups, targets: Targets, aim: Aim): boolean =>
  lookups.areWithin(t, aim.attacker, aim.target, Math.floor(targets.rangeOf(t, aim) / 2));

/** Rapid Fire: twice the shots at half range. */
export const rapidFireRule = (
  clause: string,
  lookups: Lookups,
  targets: Targets,
): SharedRule<{ readonly rule: 'rapid-fire' }> => ({
  clause,
  name: 'Rapid Fire',
  modify: {
    'attack-count': add((shots, { holder }, aim, t) =>
      aim.attacker === holder && isAtHalfRange(t, lookups, targets, aim) ? doubled(shots) : shots,
    ),
  },
});
