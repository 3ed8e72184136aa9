// KT-14  Battle honours, scars and strategic assets, one file each
import type { ListedSequence } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { commsNetwork } from './assets/comms-network.ts';
import { engineeringBay } from './assets/engineering-bay.ts';
import { expandedArmoury } from './assets/expanded-armoury.ts';
import { intelligenceNetwork } from './assets/intelligence-network.ts';
import { surveillanceSystem } from './assets/surveillance-system.ts';
import { tacticalUplink, uplinkUsed } from './assets/tactical-uplink.ts';
import { bladework } from './honours/combat/bladework.ts';
import { dirtyFighter } from './honours/combat/dirty-fighter.ts';
import { duellist } from './honours/combat/duellist.ts';
import { inexorable } from './honours/combat/inexorable.ts';
import { savage } from './honours/combat/savage.ts';
import { vicious } from './honours/combat/vicious.ts';
import { calculated } from './honours/marksman/calculated.ts';
import { carefulAim } from './honours/marksman/careful-aim.ts';
import { crackShot } from './honours/marksman/crack-shot.ts';
import { deathFromAbove, shootAgain } from './honours/marksman/death-from-above.ts';
import { gunAce } from './honours/marksman/gun-ace.ts';
import { keepACritical, sharpshooter } from './honours/marksman/sharpshooter.ts';
import { covert, goingCovert } from './honours/scout/covert.ts';
import { dodge } from './honours/scout/dodge.ts';
import { evasive } from './honours/scout/evasive.ts';
import { picket } from './honours/scout/picket.ts';
import { runner } from './honours/scout/runner.ts';
import { swift } from './honours/scout/swift.ts';
import { focused } from './honours/staunch/focused.ts';
import { indomitable } from './honours/staunch/indomitable.ts';
import { invulnerable } from './honours/staunch/invulnerable.ts';
import { resilient } from './honours/staunch/resilient.ts';
import { shrugging, shrugOff } from './honours/staunch/shrug-off.ts';
import { stalwart } from './honours/staunch/stalwart.ts';
import { criticalImpairment } from './scars/critical-impairment.ts';
import { lingeringAilment } from './scars/lingering-ailment.ts';
import { sappedStrength } from './scars/sapped-strength.ts';
import { severeConcussion } from './scars/severe-concussion.ts';
import type { SpecOpsUse } from './uses.ts';

/** Exhaustive: an honour, a scar or an asset without a rule does not compile. */
export const specOpsRules: { readonly [N in SpecOpsUse['rule']]: Rule<N> } = {
  inexorable,
  bladework,
  'dirty-fighter': dirtyFighter,
  vicious,
  duellist,
  savage,
  resilient,
  'shrug-off': shrugOff,
  focused,
  stalwart,
  invulnerable,
  indomitable,
  'gun-ace': gunAce,
  'crack-shot': crackShot,
  calculated,
  'careful-aim': carefulAim,
  sharpshooter,
  'death-from-above': deathFromAbove,
  runner,
  swift,
  covert,
  picket,
  evasive,
  dodge,
  'critical-impairment': criticalImpairment,
  'severe-concussion': severeConcussion,
  'sapped-strength': sappedStrength,
  'lingering-ailment': lingeringAilment,
  'engineering-bay': engineeringBay,
  'intelligence-network': intelligenceNetwork,
  'surveillance-system': surveillanceSystem,
  'expanded-armoury': expandedArmoury,
  'comms-network': commsNetwork,
  'tactical-uplink': tacticalUplink,
  'uplink-used': uplinkUsed,
};

export const specOpsSequences: readonly ListedSequence[] = [shrugging, keepACritical, shootAgain, goingCovert];
