// Everything factions contribute: special rules by name, strategic ploys, actions of cards and items.
import type { ListedSequence } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { camoCloak, defenceTactics, shimmershield } from './aeldari/abilities.ts';
import { avengerShrineBanner, celestialShield, shielded } from './aeldari/equipment.ts';
import { onAHiddenPath } from './aeldari/hidden-paths.ts';
import { gunPlatform, platformController } from './aeldari/platform.ts';
import { fleet, forewarned, supremeDisdain } from './aeldari/strategy.ts';
import { agile, firstOfTheAspects, matchlessAgility } from './aeldari/tactics.ts';
import { gainApl } from './mechanisms/apl.ts';
import { changeOrder } from './mechanisms/change-order.ts';
import { turning } from './mechanisms/dice.ts';
import { beginning } from './mechanisms/effects.ts';
import { restrained } from './mechanisms/free-dashes.ts';
import { freeReRoll } from './mechanisms/free-re-roll.ts';
import { usingAnItem } from './mechanisms/items.ts';
import { keepConceal } from './mechanisms/keep-conceal.ts';
import { usingAPloy } from './mechanisms/ploys.ts';
import { repeatAttack } from './mechanisms/repeat-attack.ts';
import { sempiternalWeave, starfireCore, teslaWeave } from './necrons/equipment.ts';
import { arcing, livingLightning } from './necrons/living-lightning.ts';
import { livingMetal } from './necrons/living-metal.ts';
import { mindshackled } from './necrons/mindshackle-scarabs.ts';
import { reanimationProtocols } from './necrons/reanimation.ts';
import {
  dimensionalConcealment,
  implacableMarch,
  marching,
  relentlessOnslaught,
  skulkingKiller,
} from './necrons/strategy.ts';
import { bosspole, eavyArmour, kustomForceField, targetinFing } from './orks/equipment.ts';
import { justAScratch, scratched } from './orks/just-a-scratch.ts';
import { dakkaDakkaDakka, getStuckIn, skulkAbout, waaaagh } from './orks/strategy.ts';
import { PARTS } from './parts.ts';
import { bolterDiscipline, shockAssault } from './space-marines/acting-twice.ts';
import { scanned } from './space-marines/auspex.ts';
import { lastDuty, onlyInDeathDoesDutyEnd } from './space-marines/last-duty.ts';
import { multiSpectrumArray, seeingThrough } from './space-marines/multi-spectrum-array.ts';
import { andTheyShallKnowNoFear, fearless } from './space-marines/no-fear.ts';
import { omniScrambler, scrambled } from './space-marines/omni-scrambler.ts';
import { suspensorSystem } from './space-marines/suspensor-system.ts';
import { tacticalPrecision } from './space-marines/tactical-precision.ts';
import { terrifying, terrorTroop } from './space-marines/terror-troop.ts';
import { transhumanPhysiology } from './space-marines/transhuman-physiology.ts';
import { lasting } from './strategic-ploys.ts';
import { camouflageField } from './tau/camouflage-field.ts';
import { artificialIntelligence, protecting, saviourProtocols, shieldGenerator } from './tau/drones.ts';
import { dazzled, holographicReadout, readOut, stimulantInjector, stimulated } from './tau/equipment.ts';
import { markerlightRule, markerlit, marking, targetLock } from './tau/markerlight.ts';
import { sweeping } from './tau/recon-sweep.ts';
import { aimedPulseVolley, breachAndClear, camouflageFieldEngagement } from './tau/strategy.ts';
import { standAndFire, standingAndFiring, supporting, supportingFire } from './tau/tactics.ts';
import { lashWhip, lightningReflexes, weaponbeast } from './tyranids/abilities.ts';
import { adrenalGlands, extendedChitin, feederTendrils, toxinSacs } from './tyranids/equipment.ts';
import { feed, lurk } from './tyranids/strategy.ts';
import { inSynapse, synapse } from './tyranids/synapse.ts';
import { unseenHunter, willOfTheHiveMind } from './tyranids/tactics.ts';
import type { FactionRule } from './uses.ts';

export { ownActions } from './own-actions.ts';
export { strategicPloys } from './strategic-ploys.ts';

/** Exhaustive: a name without a rule does not compile. */
export const factionRules: { readonly [N in FactionRule]: Rule<N> } = {
  // Space Marines
  'bolter-discipline': bolterDiscipline,
  'shock-assault': shockAssault,
  'tactical-precision': tacticalPrecision,
  'and-they-shall-know-no-fear': andTheyShallKnowNoFear,
  fearless,
  'only-in-death-does-duty-end': onlyInDeathDoesDutyEnd,
  'last-duty': lastDuty,
  'transhuman-physiology': transhumanPhysiology,
  'multi-spectrum-array': multiSpectrumArray,
  'seeing-through': seeingThrough,
  'omni-scrambler': omniScrambler,
  scrambled,
  'terror-troop': terrorTroop,
  terrifying,
  'purity-seal': freeReRoll,
  scanned,
  'suspensor-system': suspensorSystem,
  // Necrons
  'living-metal': livingMetal,
  'dimensional-concealment': dimensionalConcealment,
  'implacable-march': implacableMarch,
  marching,
  'relentless-onslaught': relentlessOnslaught,
  'skulking-killer': skulkingKiller,
  'living-lightning': livingLightning,
  arcing,
  'reanimation-protocols': reanimationProtocols,
  mindshackled,
  'sempiternal-weave': sempiternalWeave,
  'starfire-core': starfireCore,
  'tesla-weave': teslaWeave,
  // Orks
  'dakka-dakka-dakka': dakkaDakkaDakka,
  'get-stuck-in': getStuckIn,
  'skulk-about': skulkAbout,
  waaaagh,
  'just-a-scratch': justAScratch,
  scratched,
  'more-dakka': repeatAttack,
  'eavy-armour': eavyArmour,
  bosspole,
  'kustom-force-field': kustomForceField,
  'targetin-fing': targetinFing,
  // Aeldari
  'defence-tactics': defenceTactics,
  shimmershield,
  'camo-cloak': camoCloak,
  'gun-platform': gunPlatform,
  'platform-controller': platformController,
  fleet,
  forewarned,
  'supreme-disdain': supremeDisdain,
  'on-a-hidden-path': onAHiddenPath,
  'first-of-the-aspects': firstOfTheAspects,
  'matchless-agility': matchlessAgility,
  agile,
  'celestial-shield': celestialShield,
  shielded,
  'pathfinder-cloak': keepConceal,
  'avenger-shrine-banner': avengerShrineBanner,
  'wraithbone-talisman': freeReRoll,
  // Tyranids
  synapse,
  'in-synapse': inSynapse,
  'hidden-horror': keepConceal,
  'lightning-reflexes': lightningReflexes,
  weaponbeast,
  'lash-whip': lashWhip,
  feed,
  lurk,
  'aggressive-biostrain': repeatAttack,
  'unseen-hunter': unseenHunter,
  'will-of-the-hive-mind': willOfTheHiveMind,
  'adrenal-glands': adrenalGlands,
  'extended-chitin': extendedChitin,
  'feeder-tendrils': feederTendrils,
  'toxin-sacs': toxinSacs,
  // T'au
  'artificial-intelligence': artificialIntelligence,
  'saviour-protocols': saviourProtocols,
  protecting,
  'shield-generator': shieldGenerator,
  'camouflage-field': camouflageField,
  markerlight: markerlightRule,
  markerlit,
  marking,
  'aimed-pulse-volley': aimedPulseVolley,
  'breach-and-clear': breachAndClear,
  'camouflage-field-engagement': camouflageFieldEngagement,
  sweeping,
  'stand-and-fire': standAndFire,
  'standing-and-firing': standingAndFiring,
  'supporting-fire': supportingFire,
  supporting,
  dazzled,
  'stimulant-injector': stimulantInjector,
  stimulated,
  'target-lock': targetLock,
  'holographic-readout': holographicReadout,
  'read-out': readOut,
  remembered: { clause: 'KT-13.1', words: { en: { rule: 'something remembered' } } },
};

export const factionSequences: readonly ListedSequence[] = [
  usingAPloy,
  usingAnItem,
  beginning,
  turning,
  changeOrder,
  gainApl,
  restrained,
  lasting,
  ...Object.values(PARTS).flatMap(({ sequences }) => sequences),
];
