import { add, set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { Attack, AttackDie, SharedWeaponRule } from '../types.ts';

/** What counts as a 6, on cards and in sentences: editions differ on modified dice. */
export interface Six {
  readonly is: (die: Pick<AttackDie, 'face' | 'result'>) => boolean;
  readonly label: string;
  readonly words: string;
}

/** A wound roll of 6 inflicts additional mortal wounds. */
export const woundSixMortal = (
  clause: string,
  six: Six,
): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 'wound-six-mortal' }>> => ({
  clause,
  name: 'mortal wounds on sixes',
  label: ({ wounds }) => `wound rolls of ${six.label}: ${wounds} more mortal ${wounds === 1 ? 'wound' : 'wounds'}`,
  words: ({ wounds }) => `A wound roll of ${six.words} inflicts ${wounds} mortal wound on top of the damage.`,
  modify: {
    'wound-yield': add((worth, { holder, wounds }, die) =>
      die.attack.attacker === holder && six.is(die) ? { ...worth, mortal: worth.mortal + wounds } : worth,
    ),
  },
});

/**
 * A wound roll of 6 is resolved at this AP; improvements of the weapon's AP apply to it too where an edition says so.
 */
export const woundSixAp = (
  clause: string,
  six: Six,
  bettered: (attack: Attack) => number = () => 0,
): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 'wound-six-ap' }>> => ({
  clause,
  name: 'better AP on sixes',
  label: ({ ap }) => `wound rolls of ${six.label}: AP ${ap}`,
  words: ({ ap }) => `A wound roll of ${six.words} is resolved at AP ${ap}.`,
  modify: {
    'wound-yield': set((worth, { holder, ap }, die) =>
      die.attack.attacker === holder && six.is(die)
        ? { ...worth, ap: Math.min(worth.ap, ap + bettered(die.attack)) }
        : worth,
    ),
  },
});

/** A hit roll of 6 scores this many hits. */
export const hitSixHits = (
  clause: string,
  six: Six,
): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 'hit-six-hits' }>> => ({
  clause,
  name: 'more hits on sixes',
  label: ({ hits }) => `hit rolls of ${six.label}: ${hits} hits`,
  words: ({ hits }) => `A hit roll of ${six.words} scores ${hits} hits.`,
  modify: {
    'hit-yield': set((worth, { holder, hits }, die) =>
      die.attack.attacker === holder && six.is(die) ? { ...worth, hits } : worth,
    ),
  },
});
