// RS-10.3  Special rules of weapons: one small file each

import type { Attack } from '../../w40k/types.ts';
import { autoHit } from '../../w40k/weapon-rules/auto-hit.ts';
import { damageAgainstSave } from '../../w40k/weapon-rules/damage-against-save.ts';
import { extraAttacks } from '../../w40k/weapon-rules/extra-attacks.ts';
import { hitModifier } from '../../w40k/weapon-rules/hit-modifier.ts';
import { idle } from '../../w40k/weapon-rules/idle.ts';
import { overheats } from '../../w40k/weapon-rules/overheats.ts';
import { reRollHits } from '../../w40k/weapon-rules/re-roll-hits.ts';
import { reRollWounds } from '../../w40k/weapon-rules/re-roll-wounds.ts';
import { sniper } from '../../w40k/weapon-rules/sniper.ts';
import { hitSixHits, type Six, woundSixAp, woundSixMortal } from '../../w40k/weapon-rules/wound-six.ts';
import { woundsOn } from '../../w40k/weapon-rules/wounds-on.ts';
import type { WeaponUse } from '../content/uses.ts';
import { lookups, strikes } from '../library.ts';
import { sharedWeapon, type WeaponRule } from '../types.ts';
import { blinds } from './blinds.ts';
import { dazes } from './dazes.ts';
import { firesInCombat } from './fires-in-combat.ts';
import { halfRangeStrength } from './half-range-strength.ts';
import { markerlight } from './markerlight.ts';
import { melta } from './melta.ts';
import { shotsByAttacks } from './shots-by-attacks.ts';
import { strikesWhenSlain } from './strikes-when-slain.ts';
import { woundsTougherOn } from './wounds-tougher-on.ts';

const CLAUSE = 'RS-10.3';

/** 8E-3.6: rules about a 6 use the modified roll. */
const six: Six = { is: ({ result }) => result >= 6, label: '6+', words: '6 or more' };

/** RS-2.16: an improvement of the AP of all attacks applies to a 6 too. */
const bettered = ({ ap, profile }: Attack): number => Math.min(0, ap - lookups.profile(profile).ap);

export const weaponRules: { readonly [N in WeaponUse['rule']]: WeaponRule<N> } = {
  'auto-hit': sharedWeapon(autoHit(CLAUSE)),
  'extra-attacks': sharedWeapon(extraAttacks(CLAUSE, lookups)),
  'hit-modifier': sharedWeapon(hitModifier(CLAUSE)),
  overheats: sharedWeapon(overheats(CLAUSE, 'a hit roll of 1', model => strikes.mortalWounds(model, 1))),
  'damage-against-save': sharedWeapon(damageAgainstSave(CLAUSE, lookups)),
  're-roll-hits': sharedWeapon(reRollHits(CLAUSE)),
  're-roll-wounds': sharedWeapon(reRollWounds(CLAUSE, lookups)),
  sniper: sharedWeapon(
    sniper(CLAUSE, {
      label: 're-rolls hits of 1 at Characters',
      words: 'It may target Characters that are not the closest enemy, and re-rolls hit rolls of 1 against them.',
    }),
  ),
  'wound-six-mortal': sharedWeapon(woundSixMortal(CLAUSE, six)),
  'wound-six-ap': sharedWeapon(woundSixAp(CLAUSE, six, bettered)),
  'hit-six-hits': sharedWeapon(hitSixHits(CLAUSE, six)),
  'wounds-on': sharedWeapon(woundsOn(CLAUSE)),
  idle: sharedWeapon(idle(CLAUSE)),
  melta,
  'half-range-strength': halfRangeStrength,
  'wounds-tougher-on': woundsTougherOn,
  'shots-by-attacks': shotsByAttacks,
  'fires-in-combat': firesInCombat,
  'strikes-when-slain': strikesWhenSlain,
  dazes,
  blinds,
  markerlight,
};
