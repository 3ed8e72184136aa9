import type { AeldariUse } from './aeldari/uses.ts';
import type { NecronUse } from './necrons/uses.ts';
import type { OrkUse } from './orks/uses.ts';
import type { SharedUse } from './shared/uses.ts';
import type { SpaceMarineUse } from './space-marines/uses.ts';
import type { TauUse } from './tau/uses.ts';
import type { TyranidUse } from './tyranids/uses.ts';

/** Special rules of the factions, with their parameters. One file each beside this one. */
export type FactionUse =
  /** VG-2.6: for CP, before the hit roll of a ranged attack: a bonus to hit. */
  | { readonly rule: 'targeting-routines'; readonly cp: number }
  | SharedUse
  | SpaceMarineUse
  | NecronUse
  | OrkUse
  | AeldariUse
  | TyranidUse
  | TauUse;
