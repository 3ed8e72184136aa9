// Cards, tables and places in Scout Team
import { latest, perObject } from '@little-wars/engine';
import { type Scene, sceneOf } from '@little-wars/engine/geometry';
import type { Carded } from '../w40k/book.ts';
import { bareKit } from '../w40k/content/bare.ts';
import { profilesOf } from '../w40k/content/profiles.ts';
import type { Kit } from '../w40k/content/types.ts';
import type { Equipped } from '../w40k/muster/army.ts';
import { content } from './content/index.ts';
import { kitOf as kits } from './content/kits.ts';
import type { AbilityUse, WeaponUse } from './content/uses.ts';
import { MAPS } from './maps/index.ts';
import type { TeamMap } from './maps/map.ts';
import type { Setup } from './state.ts';

export const kitOf = ({ sheet, kind, choices }: Carded): Kit<WeaponUse, AbilityUse> =>
  (bareKit(sheet) as Kit<WeaponUse, AbilityUse> | undefined) ?? kits(sheet, { kind, choices });

/** 9E-10.7: a model without a melee weapon has a profile too. */
export const profileOf = profilesOf(content.weapons);

/** The wounds a model starts with. */
export const fullWoundsOf = (sheet: string, member: Equipped): number => kits(sheet, member).profile.wounds;

export const MAPS_BY_ID: ReadonlyMap<string, TeamMap> = new Map(MAPS.map(map => [map.id, map]));

export function mapOf({ map }: Pick<Setup, 'map'>): TeamMap {
  if (typeof map !== 'string') return map;
  const shipped = MAPS_BY_ID.get(map);
  if (!shipped) throw new Error(`no map "${map}"`);
  return shipped;
}

/** Every question about sight and moves asks for it, and a match has one setup. */
export const sceneOfSetup = latest(perObject((setup: Setup): Scene => sceneOf(mapOf(setup).terrain)));
