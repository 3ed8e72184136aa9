// One small file each
import type { WeaponUse } from '../content/uses.ts';
import type { WeaponRule } from '../types.ts';
import { armourbane } from './armourbane.ts';
import { assaultGrenades } from './assault-grenades.ts';
import { barrage } from './barrage.ts';
import { bladestorm } from './bladestorm.ts';
import { blast } from './blast.ts';
import { blind } from './blind.ts';
import { bomb } from './bomb.ts';
import { concussive } from './concussive.ts';
import { fleshbane } from './fleshbane.ts';
import { force } from './force.ts';
import { gauss } from './gauss.ts';
import { getsHot } from './gets-hot.ts';
import { graviton } from './graviton.ts';
import { haywire } from './haywire.ts';
import { idle } from './idle.ts';
import { ignoresCover } from './ignores-cover.ts';
import { lance } from './lance.ts';
import { lifedrain } from './lifedrain.ts';
import { masterCrafted } from './master-crafted.ts';
import { melta } from './melta.ts';
import { monofilament } from './monofilament.ts';
import { oneUse } from './one-use.ts';
import { pinning } from './pinning.ts';
import { poisoned } from './poisoned.ts';
import { rending } from './rending.ts';
import { shred } from './shred.ts';
import { skyburst } from './skyburst.ts';
import { skyfire } from './skyfire.ts';
import { sniper } from './sniper.ts';
import { soulrazor } from './soulrazor.ts';
import { specialist } from './specialist.ts';
import { swiftstrike } from './swiftstrike.ts';
import { targetAcquired } from './target-acquired.ts';
import { template } from './template.ts';
import { tesla } from './tesla.ts';
import { twinLinked } from './twin-linked.ts';
import { twoHanded } from './two-handed.ts';
import { twoWeapons } from './two-weapons.ts';
import { unwieldy } from './unwieldy.ts';

export const weaponRules: { readonly [N in WeaponUse['rule']]: WeaponRule<N> } = {
  skyfire,
  lance,
  armourbane,
  'assault-grenades': assaultGrenades,
  barrage,
  bladestorm,
  blast,
  blind,
  bomb,
  concussive,
  fleshbane,
  force,
  gauss,
  'gets-hot': getsHot,
  graviton,
  haywire,
  idle,
  'ignores-cover': ignoresCover,
  lifedrain,
  'master-crafted': masterCrafted,
  melta,
  monofilament,
  'one-use': oneUse,
  pinning,
  poisoned,
  rending,
  shred,
  skyburst,
  sniper,
  soulrazor,
  specialist,
  swiftstrike,
  'target-acquired': targetAcquired,
  template,
  tesla,
  'twin-linked': twinLinked,
  'two-handed': twoHanded,
  'two-weapons': twoWeapons,
  unwieldy,
};
