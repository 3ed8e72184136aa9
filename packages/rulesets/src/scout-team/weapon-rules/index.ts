// ST-10.3  Special rules of weapons: one small file each
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
import { blast } from './blast.ts';
import { dakka } from './dakka.ts';
import { damageAgainst } from './damage-against.ts';
import { halfRangeDamage } from './half-range-damage.ts';
import { hitSixWounds } from './hit-six-wounds.ts';
import { twoHitRolls } from './two-hit-rolls.ts';
import { weaponIgnoresCover } from './weapon-ignores-cover.ts';
import { woundIsMortal, woundMortal } from './wound-mortal.ts';
import { woundSixApBonus } from './wound-six-ap-bonus.ts';

const CLAUSE = 'ST-10.3';

/** 9E-2.5: the unmodified die. */
const six: Six = { is: ({ face }) => face === 6, label: '6', words: '6' };

export const weaponRules: { readonly [N in WeaponUse['rule']]: WeaponRule<N> } = {
  'auto-hit': sharedWeapon(autoHit(CLAUSE)),
  'extra-attacks': sharedWeapon(extraAttacks(CLAUSE, lookups)),
  'hit-modifier': sharedWeapon(hitModifier(CLAUSE)),
  overheats: sharedWeapon(overheats(CLAUSE, 'an unmodified hit roll of 1', model => strikes.mortalWounds(model, 1))),
  'damage-against-save': sharedWeapon(damageAgainstSave(CLAUSE, lookups)),
  're-roll-hits': sharedWeapon(reRollHits(CLAUSE)),
  're-roll-wounds': sharedWeapon(reRollWounds(CLAUSE, lookups)),
  sniper: sharedWeapon(
    sniper(CLAUSE, {
      label: 'may always be aimed at Characters',
      words: 'It may target Characters that are protected by others nearer to it.',
    }),
  ),
  'wound-six-mortal': sharedWeapon(woundSixMortal(CLAUSE, six)),
  'wound-six-ap': sharedWeapon(woundSixAp(CLAUSE, six)),
  'hit-six-hits': sharedWeapon(hitSixHits(CLAUSE, six)),
  'wounds-on': sharedWeapon(woundsOn(CLAUSE)),
  idle: sharedWeapon(idle(CLAUSE)),
  blast,
  dakka,
  'half-range-damage': halfRangeDamage,
  'damage-against': damageAgainst,
  'hit-six-wounds': hitSixWounds,
  'wound-six-ap-bonus': woundSixApBonus,
  'wound-mortal': woundMortal,
  'wound-is-mortal': woundIsMortal,
  'two-hit-rolls': twoHitRolls,
  'weapon-ignores-cover': weaponIgnoresCover,
};
