// ST-10.3  Special rules of weapons: one small file each
import { autoHit } from '../../w40k/weapon-rules/auto-hit.ts';
import { damageAgainstSave } from '../../w40k/weapon-rules/damage-against-save.ts';
import { extraAttacks } from '../../w40k/weapon-rules/extra-attacks.ts';
import { hitModifier } from '../../w40k/weapon-rules/hit-modifier.ts';
import { overheats } from '../../w40k/weapon-rules/overheats.ts';
import { reRollHits } from '../../w40k/weapon-rules/re-roll-hits.ts';
import { reRollWounds } from '../../w40k/weapon-rules/re-roll-wounds.ts';
import { sniper } from '../../w40k/weapon-rules/sniper.ts';
import { hitSixHits, type IsSix, woundSixAp, woundSixMortal } from '../../w40k/weapon-rules/wound-six.ts';
import { woundsOn } from '../../w40k/weapon-rules/wounds-on.ts';
import type { WeaponUse } from '../content/uses.ts';
import { lookups, strikes } from '../library.ts';
import { type Rule, shared } from '../types.ts';
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
const isSix: IsSix = ({ face }) => face === 6;

export const weaponRules: { readonly [N in Exclude<WeaponUse['rule'], 'idle'>]: Rule<N> } = {
  'auto-hit': shared(autoHit(CLAUSE)),
  'extra-attacks': shared(extraAttacks(CLAUSE, lookups)),
  'hit-modifier': shared(hitModifier(CLAUSE)),
  overheats: shared(overheats(CLAUSE, model => strikes.mortalWounds(model, 1))),
  'damage-against-save': shared(damageAgainstSave(CLAUSE, lookups)),
  're-roll-hits': shared(reRollHits(CLAUSE)),
  're-roll-wounds': shared(reRollWounds(CLAUSE, lookups)),
  sniper: shared(sniper(CLAUSE)),
  'wound-six-mortal': shared(woundSixMortal(CLAUSE, isSix)),
  'wound-six-ap': shared(woundSixAp(CLAUSE, isSix)),
  'hit-six-hits': shared(hitSixHits(CLAUSE, isSix)),
  'wounds-on': shared(woundsOn(CLAUSE)),
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
