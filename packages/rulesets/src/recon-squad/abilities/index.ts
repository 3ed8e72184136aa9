// RS-10.4  Abilities of datasheets and wargear: one small file each
import type { ListedSequence } from '@little-wars/engine';
import { auraReRollOnes } from '../../w40k/abilities/aura-re-roll-ones.ts';
import { bolterDiscipline } from '../../w40k/abilities/bolter-discipline.ts';
import { chargesAfterAdvance } from '../../w40k/abilities/charges-after-advance.ts';
import { coverBonus } from '../../w40k/abilities/cover-bonus.ts';
import { deepStrike } from '../../w40k/abilities/deep-strike.ts';
import { denyBonus } from '../../w40k/abilities/deny-bonus.ts';
import { freeHeights } from '../../w40k/abilities/free-heights.ts';
import { hardToHit } from '../../w40k/abilities/hard-to-hit.ts';
import { ignoresCover } from '../../w40k/abilities/ignores-cover.ts';
import { infiltrates } from '../../w40k/abilities/infiltrates.ts';
import { invulnerable } from '../../w40k/abilities/invulnerable.ts';
import { noOverwatch } from '../../w40k/abilities/no-overwatch.ts';
import { outflanks } from '../../w40k/abilities/outflanks.ts';
import { pilesIn } from '../../w40k/abilities/piles-in.ts';
import { reRollsCharges } from '../../w40k/abilities/re-rolls-charges.ts';
import { reRollsWoundsOfOne } from '../../w40k/abilities/re-rolls-wounds-of-one.ts';
import { regainsWounds } from '../../w40k/abilities/regains-wounds.ts';
import { scouts } from '../../w40k/abilities/scouts.ts';
import { shadowInTheWarp } from '../../w40k/abilities/shadow-in-the-warp.ts';
import { sharesSlot } from '../../w40k/abilities/shares-slot.ts';
import { shockAssault } from '../../w40k/abilities/shock-assault.ts';
import { terrifies } from '../../w40k/abilities/terrifies.ts';
import { idle } from '../../w40k/weapon-rules/idle.ts';
import type { AbilityUse } from '../content/uses.ts';
import { lookups, targets } from '../library.ts';
import { mapOf } from '../lookups.ts';
import type { Setup } from '../state.ts';
import { type Rule, shared } from '../types.ts';
import { adrenalGlands } from './adrenal-glands.ts';
import { apBonus } from './ap-bonus.ts';
import { auraHitBonus } from './aura-hit-bonus.ts';
import { battleFocus } from './battle-focus.ts';
import { crushingCharge, crushingSequences } from './crushing-charge.ts';
import { dakkaDakkaDakka } from './dakka-dakka-dakka.ts';
import { etherealInterception, intercept } from './ethereal-interception.ts';
import { forTheGreaterGood } from './for-the-greater-good.ts';
import { fullThrottle, throttleSequences } from './full-throttle.ts';
import { ghosthelm } from './ghosthelm.ts';
import { grenadePack, grenadePackSequences } from './grenade-pack.ts';
import { grenadeRange } from './grenade-range.ts';
import { guardianProtocols, guardianSequences } from './guardian-protocols.ts';
import { instinctiveBehaviour } from './instinctive-behaviour.ts';
import { invocation, invoke } from './invocation.ts';
import { markerlights } from './markerlights.ts';
import { command, myWillBeDone } from './my-will-be-done.ts';
import { overwatchOn } from './overwatch-on.ts';
import { reRollsOneHit } from './re-rolls-one-hit.ts';
import { reanimates, reanimationSequences, resurrectionOrb } from './reanimates.ts';
import { runesOfTheFarseer } from './runes-of-the-farseer.ts';
import { sharesInvulnerable } from './shares-invulnerable.ts';
import { leap, skyleap } from './skyleap.ts';
import { spiritLeech } from './spirit-leech.ts';
import { targetLock } from './target-lock.ts';
import { throatSlittas } from './throat-slittas.ts';
import { toxinSacs } from './toxin-sacs.ts';
import { volleyFire } from './volley-fire.ts';
import { waaagh } from './waaagh.ts';
import { waaaghEnergy } from './waaagh-energy.ts';

const CLAUSE = 'RS-10.4';

export const abilityRules: { readonly [N in AbilityUse['rule']]: Rule<N> } = {
  idle: shared(idle(CLAUSE)),
  'aura-re-roll-ones': shared(auraReRollOnes(CLAUSE, lookups)),
  'bolter-discipline': shared(bolterDiscipline(CLAUSE, lookups, targets)),
  'charges-after-advance': shared(chargesAfterAdvance(CLAUSE)),
  'cover-bonus': shared(coverBonus(CLAUSE)),
  'deep-strike': shared(deepStrike(CLAUSE)),
  'deny-bonus': shared(denyBonus(CLAUSE, lookups)),
  'free-heights': shared(freeHeights(CLAUSE)),
  'hard-to-hit': shared(hardToHit(CLAUSE)),
  'ignores-cover': shared(ignoresCover(CLAUSE)),
  infiltrates: shared(infiltrates(CLAUSE)),
  invulnerable: shared(invulnerable(CLAUSE)),
  'no-overwatch': shared(noOverwatch(CLAUSE)),
  outflanks: shared(outflanks(CLAUSE, lookups, t => mapOf(t.setup as Setup).terrain)),
  're-rolls-charges': shared(reRollsCharges(CLAUSE)),
  're-rolls-wounds-of-one': shared(reRollsWoundsOfOne(CLAUSE, lookups)),
  'regains-wounds': shared(regainsWounds(CLAUSE, lookups)),
  scouts: shared(scouts(CLAUSE, lookups)),
  'shadow-in-the-warp': shared(shadowInTheWarp(CLAUSE, lookups)),
  'shares-slot': shared(sharesSlot(CLAUSE)),
  'shock-assault': shared(shockAssault(CLAUSE)),
  terrifies: shared(terrifies(CLAUSE, lookups)),
  'crushing-charge': crushingCharge,
  'my-will-be-done': myWillBeDone,
  'guardian-protocols': guardianProtocols,
  'dakka-dakka-dakka': dakkaDakkaDakka,
  waaagh,
  'waaagh-energy': waaaghEnergy,
  'throat-slittas': throatSlittas,
  'full-throttle': fullThrottle,
  'battle-focus': battleFocus,
  'overwatch-on': overwatchOn,
  ghosthelm,
  'runes-of-the-farseer': runesOfTheFarseer,
  skyleap,
  'instinctive-behaviour': instinctiveBehaviour,
  'piles-in': shared(pilesIn(CLAUSE)),
  'spirit-leech': spiritLeech,
  'aura-hit-bonus': auraHitBonus,
  'for-the-greater-good': forTheGreaterGood,
  markerlights,
  'volley-fire': volleyFire,
  invocation,
  'grenade-range': grenadeRange,
  're-rolls-one-hit': reRollsOneHit,
  'shares-invulnerable': sharesInvulnerable,
  'adrenal-glands': adrenalGlands,
  'toxin-sacs': toxinSacs,
  'ap-bonus': apBonus,
  'target-lock': targetLock,
  'grenade-pack': grenadePack,
  'ethereal-interception': etherealInterception,
  reanimates,
  'resurrection-orb': resurrectionOrb,
};

export const abilitySequences: readonly ListedSequence[] = [
  ...crushingSequences,
  ...guardianSequences,
  ...throttleSequences,
  ...grenadePackSequences,
  ...reanimationSequences,
  command,
  leap,
  invoke,
  intercept,
];
