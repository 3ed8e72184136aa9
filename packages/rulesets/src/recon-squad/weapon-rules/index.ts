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
import { hitSixHits, type IsSix, woundSixAp, woundSixMortal } from '../../w40k/weapon-rules/wound-six.ts';
import { woundsOn } from '../../w40k/weapon-rules/wounds-on.ts';
import type { WeaponUse } from '../content/uses.ts';
import { lookups, strikes } from '../library.ts';
import { type Rule, shared } from '../types.ts';
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
const isSix: IsSix = ({ result }) => result >= 6;

/** RS-2.16: an improvement of the AP of all attacks applies to a 6 too. */
const bettered = ({ ap, profile }: Attack): number => Math.min(0, ap - lookups.profile(profile).ap);

export const weaponRules: { readonly [N in WeaponUse['rule']]: Rule<N> } = {
  'auto-hit': shared(autoHit(CLAUSE)),
  'extra-attacks': shared(extraAttacks(CLAUSE, lookups)),
  'hit-modifier': shared(hitModifier(CLAUSE)),
  overheats: shared(overheats(CLAUSE, model => strikes.mortalWounds(model, 1))),
  'damage-against-save': shared(damageAgainstSave(CLAUSE, lookups)),
  're-roll-hits': shared(reRollHits(CLAUSE)),
  're-roll-wounds': shared(reRollWounds(CLAUSE, lookups)),
  sniper: shared(sniper(CLAUSE)),
  'wound-six-mortal': shared(woundSixMortal(CLAUSE, isSix)),
  'wound-six-ap': shared(woundSixAp(CLAUSE, isSix, bettered)),
  'hit-six-hits': shared(hitSixHits(CLAUSE, isSix)),
  'wounds-on': shared(woundsOn(CLAUSE)),
  idle: shared(idle(CLAUSE)),
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
