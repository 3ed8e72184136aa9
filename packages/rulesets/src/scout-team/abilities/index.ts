// ST-10.4  Abilities of datasheets and wargear: one small file each
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
import { sceneOfSetup } from '../lookups.ts';
import { own, type Rule, shared } from '../types.ts';
import type { LastingUse } from '../uses.ts';
import { adapted, adaptiveStrategy } from './adaptive-strategy.ts';
import { afterShootingSequences, battleFocus, skyleap } from './after-shooting.ts';
import { auraMeleeHitBonus } from './aura-melee-hit-bonus.ts';
import { auraMove } from './aura-move.ts';
import { bansheeMask, masked } from './banshee-mask.ts';
import { bombSquig, squigSequences } from './bomb-squig.ts';
import { chargeWoundBonus } from './charge-wound-bonus.ts';
import { defenders } from './defenders.ts';
import { distract, distracted, distractionGrot } from './distraction-grot.ts';
import { fightsFirst } from './fights-first.ts';
import { fightsWithin } from './fights-within.ts';
import { fullThrottle, throttleSequences } from './full-throttle.ts';
import { hiddenHunter } from './hidden-hunter.ts';
import { hitBonusAgainst } from './hit-bonus-against.ts';
import { ignoresLightCover } from './ignores-light-cover.ts';
import { inspired, inspiredToGreatness } from './inspired-to-greatness.ts';
import { marked, markerlight, markerlights, markSequences, targetUploaded } from './markerlights.ts';
import { meleeInvulnerable } from './melee-invulnerable.ts';
import { multiTracker } from './multi-tracker.ts';
import { noPerils } from './no-perils.ts';
import { objectiveSecured } from './objective-secured.ts';
import { give } from './orders.ts';
import { orderedReRolls, ordersReRolls } from './orders-re-rolls.ts';
import { reRollsHitsOfOne } from './re-rolls-hits-of-one.ts';
import { fetchAmmo, reRollsOneHit } from './re-rolls-one-hit.ts';
import { reanimates, reanimationSequences, reRollsReanimation, resurrectionOrb } from './reanimates.ts';
import { leeched, spiritLeech } from './spirit-leech.ts';
import { throatSlittas } from './throat-slittas.ts';
import { toxinSacs } from './toxin-sacs.ts';
import { unseenInCover } from './unseen-in-cover.ts';
import { insightful, viciousInsight } from './vicious-insight.ts';
import { volleyFire } from './volley-fire.ts';
import { waaaghEnergy } from './waaagh-energy.ts';
import { siphoned, warpSiphon } from './warp-siphon.ts';
import { worsePerils } from './worse-perils.ts';

const CLAUSE = 'ST-10.4';

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
  outflanks: shared(outflanks(CLAUSE, lookups, t => sceneOfSetup(own(t).setup))),
  'piles-in': shared(pilesIn(CLAUSE, ['pile-in'])),
  're-rolls-charges': shared(reRollsCharges(CLAUSE, 'all')),
  're-rolls-wounds-of-one': shared(reRollsWoundsOfOne(CLAUSE, lookups)),
  'regains-wounds': shared(regainsWounds(CLAUSE, lookups, 'command')),
  scouts: shared(scouts(CLAUSE, lookups)),
  'shadow-in-the-warp': shared(shadowInTheWarp(CLAUSE, lookups)),
  'shares-slot': shared(sharesSlot(CLAUSE)),
  'shock-assault': shared(shockAssault(CLAUSE)),
  terrifies: shared(terrifies(CLAUSE, lookups)),
  reanimates,
  're-rolls-reanimation': reRollsReanimation,
  'resurrection-orb': resurrectionOrb,
  'objective-secured': objectiveSecured,
  'adaptive-strategy': adaptiveStrategy,
  'aura-move': auraMove,
  'orders-re-rolls': ordersReRolls,
  're-rolls-hits-of-one': reRollsHitsOfOne,
  'hit-bonus-against': hitBonusAgainst,
  'aura-melee-hit-bonus': auraMeleeHitBonus,
  'waaagh-energy': waaaghEnergy,
  'throat-slittas': throatSlittas,
  'full-throttle': fullThrottle,
  'battle-focus': battleFocus,
  defenders,
  'no-perils': noPerils,
  'banshee-mask': bansheeMask,
  'charge-wound-bonus': chargeWoundBonus,
  skyleap,
  'fights-within': fightsWithin,
  'worse-perils': worsePerils,
  'spirit-leech': spiritLeech,
  'warp-siphon': warpSiphon,
  'vicious-insight': viciousInsight,
  'melee-invulnerable': meleeInvulnerable,
  'unseen-in-cover': unseenInCover,
  'hidden-hunter': hiddenHunter,
  'fights-first': fightsFirst,
  markerlights,
  markerlight,
  'target-uploaded': targetUploaded,
  'volley-fire': volleyFire,
  'inspired-to-greatness': inspiredToGreatness,
  're-rolls-one-hit': reRollsOneHit,
  'distraction-grot': distractionGrot,
  'bomb-squig': bombSquig,
  'toxin-sacs': toxinSacs,
  'ignores-light-cover': ignoresLightCover,
  'multi-tracker': multiTracker,
};

type OfAbilities = Exclude<
  LastingUse['rule'],
  | 'holding-steady'
  | 'set-to-defend'
  | 'power-strengthens'
  | 'power-guides'
  | 'power-dooms'
  | 'power-saves'
  | 'power-ignores-wounds'
>;

/** Temporary effects of abilities. */
export const lastingRules: { readonly [N in OfAbilities]: Rule<N> } = {
  'ordered-re-rolls': orderedReRolls,
  adapted,
  siphoned,
  insightful,
  inspired,
  marked,
  masked,
  leeched,
  distracted,
};

export const abilitySequences: readonly ListedSequence[] = [
  ...reanimationSequences,
  ...afterShootingSequences,
  ...throttleSequences,
  ...markSequences,
  ...squigSequences,
  give,
  distract,
  fetchAmmo,
];
