import { add, set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { Attack, AttackDie, SharedRule } from '../types.ts';

/** Whether a die counts as a 6: editions differ on modified ones. */
export type IsSix = (die: Pick<AttackDie, 'face' | 'result'>) => boolean;

/** A wound roll of 6 inflicts additional mortal wounds. */
export const woundSixMortal = (
  clause: string,
  isSix: IsSix,
): SharedRule<Extract<SharedWeaponUse, { rule: 'wound-six-mortal' }>> => ({
  clause,
  modify: {
    'wound-yield': add((worth, { holder, wounds }, die) =>
      die.attack.attacker === holder && isSix(die) ? { ...worth, mortal: worth.mortal + wounds } : worth,
    ),
  },
});

/**
 * A wound roll of 6 is resolved at this AP; improvements of the weapon's AP apply to it too where an edition says so.
 */
export const woundSixAp = (
  clause: string,
  isSix: IsSix,
  bettered: (attack: Attack) => number = () => 0,
): SharedRule<Extract<SharedWeaponUse, { rule: 'wound-six-ap' }>> => ({
  clause,
  modify: {
    'wound-yield': set((worth, { holder, ap }, die) =>
      die.attack.attacker === holder && isSix(die)
        ? { ...worth, ap: Math.min(worth.ap, ap + bettered(die.attack)) }
        : worth,
    ),
  },
});

/** A hit roll of 6 scores this many hits. */
export const hitSixHits = (
  clause: string,
  isSix: IsSix,
): SharedRule<Extract<SharedWeaponUse, { rule: 'hit-six-hits' }>> => ({
  clause,
  modify: {
    'hit-yield': set((worth, { holder, hits }, die) =>
      die.attack.attacker === holder && isSix(die) ? { ...worth, hits } : worth,
    ),
  },
});
