// One small file each
import type { ListedSequence } from '@little-wars/engine';
import type { AbilityUse } from '../content/uses.ts';
import type { Rule } from '../types.ts';
import { idle } from '../weapon-rules/idle.ts';
import { assuredDestruction } from './assured-destruction.ts';
import { chargeBonus } from './charge-bonus.ts';
import { coverBonus } from './cover-bonus.ts';
import { deepStrike } from './deep-strike.ts';
import { defenceTactics } from './defence-tactics.ts';
import { defensiveGrenades } from './defensive-grenades.ts';
import { eternalWarrior } from './eternal-warrior.ts';
import { etherealInterception, interception } from './ethereal-interception.ts';
import { fearless } from './fearless.ts';
import { feelNoPain } from './feel-no-pain.ts';
import { fleet } from './fleet.ts';
import { furiousCharge } from './furious-charge.ts';
import { ghosthelm, shield } from './ghosthelm.ts';
import { hatred } from './hatred.ts';
import { infiltrate } from './infiltrate.ts';
import { instinct, instinctiveBehaviour } from './instinctive-behaviour.ts';
import { intercept, strikeAtFlier } from './intercept.ts';
import { invocation, invoke } from './invocation.ts';
import { invulnerable } from './invulnerable.ts';
import { heal, itWillNotDie } from './it-will-not-die.ts';
import { lendsLeadership } from './lends-leadership.ts';
import { monsterHunter } from './monster-hunter.ts';
import { moveThroughCover } from './move-through-cover.ts';
import { noOverwatch } from './no-overwatch.ts';
import { noScatter } from './no-scatter.ts';
import { noSecondWeapon } from './no-second-weapon.ts';
import { poisonedAttacks } from './poisoned-attacks.ts';
import { preferredEnemy } from './preferred-enemy.ts';
import { psychicHood } from './psychic-hood.ts';
import { psyker } from './psyker.ts';
import { rage } from './rage.ts';
import { reRollsChargeDie } from './re-rolls-charge-die.ts';
import { reRollsMeleeHit } from './re-rolls-melee-hit.ts';
import { reRollsOneHit } from './re-rolls-one-hit.ts';
import { reanimation } from './reanimation.ts';
import { relentless } from './relentless.ts';
import { raise, resurrectionOrb } from './resurrection-orb.ts';
import { runesOfTheFarseer } from './runes-of-the-farseer.ts';
import { scout } from './scout.ts';
import { shadowInTheWarp } from './shadow-in-the-warp.ts';
import { slowAndPurposeful } from './slow-and-purposeful.ts';
import { smash } from './smash.ts';
import { sonicScreech } from './sonic-screech.ts';
import { supportingFire } from './supporting-fire.ts';
import { synapse } from './synapse.ts';
import { volleyFire } from './volley-fire.ts';
import { waaaghEnergy } from './waaagh-energy.ts';
import { woundsOnArrival } from './wounds-on-arrival.ts';

export const abilityRules: { readonly [N in AbilityUse['rule']]: Rule<N> } = {
  'slow-and-purposeful': slowAndPurposeful,
  rage,
  'monster-hunter': monsterHunter,
  hatred,
  'assured-destruction': assuredDestruction,
  'charge-bonus': chargeBonus,
  'cover-bonus': coverBonus,
  'deep-strike': deepStrike,
  'defence-tactics': defenceTactics,
  'defensive-grenades': defensiveGrenades,
  'eternal-warrior': eternalWarrior,
  'ethereal-interception': etherealInterception,
  fearless,
  'feel-no-pain': feelNoPain,
  fleet,
  'furious-charge': furiousCharge,
  ghosthelm,
  idle,
  infiltrate,
  'instinctive-behaviour': instinctiveBehaviour,
  intercept,
  invocation,
  invulnerable,
  'it-will-not-die': itWillNotDie,
  'lends-leadership': lendsLeadership,
  'move-through-cover': moveThroughCover,
  'no-overwatch': noOverwatch,
  'no-scatter': noScatter,
  'no-second-weapon': noSecondWeapon,
  'poisoned-attacks': poisonedAttacks,
  'preferred-enemy': preferredEnemy,
  'psychic-hood': psychicHood,
  psyker,
  're-rolls-charge-die': reRollsChargeDie,
  're-rolls-melee-hit': reRollsMeleeHit,
  're-rolls-one-hit': reRollsOneHit,
  reanimation,
  relentless,
  'resurrection-orb': resurrectionOrb,
  'runes-of-the-farseer': runesOfTheFarseer,
  scout,
  'shadow-in-the-warp': shadowInTheWarp,
  smash,
  'sonic-screech': sonicScreech,
  'supporting-fire': supportingFire,
  synapse,
  'volley-fire': volleyFire,
  'waaagh-energy': waaaghEnergy,
  'wounds-on-arrival': woundsOnArrival,
};

export const abilitySequences: readonly ListedSequence[] = [
  interception,
  shield,
  instinct,
  strikeAtFlier,
  invoke,
  heal,
  raise,
];
