import type { NecronUse } from './necrons/uses.ts';
import type { OrkUse } from './orks/uses.ts';
import type { SharedUse } from './shared/uses.ts';
import type { SpaceMarineUse } from './space-marines/uses.ts';

/** Special rules that factions bring: the name and its parameters. One file each beside these. */
export type FactionUse =
  /** VG-2.6: before the hit roll of a ranged attack, for CP: better to hit. */
  { readonly rule: 'targeting-routines'; readonly cp: number } | SharedUse | SpaceMarineUse | NecronUse | OrkUse;
