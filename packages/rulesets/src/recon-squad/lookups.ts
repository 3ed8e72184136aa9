// Cards, tables and places in Recon Squad
import { perObject } from '@little-wars/engine';
import { type Scene, sceneOf, type Tenths } from '@little-wars/engine/geometry';
import type { Carded } from '../w40k/book.ts';
import { bareKit } from '../w40k/content/bare.ts';
import { profilesOf } from '../w40k/content/profiles.ts';
import type { Kit } from '../w40k/content/types.ts';
import type { Equipped } from '../w40k/muster/army.ts';
import { content } from './content/index.ts';
import { kitOf as kits } from './content/kits.ts';
import type { AbilityUse, WeaponUse } from './content/uses.ts';
import { MAPS } from './maps/index.ts';
import type { SquadMap } from './maps/map.ts';
import type { Setup } from './state.ts';

export const kitOf = ({ sheet, kind, choices }: Carded): Kit<WeaponUse, AbilityUse> =>
  (bareKit(sheet) as Kit<WeaponUse, AbilityUse> | undefined) ?? kits(sheet, { kind, choices });

/** 8E-8.8: a model without a melee weapon has a profile too. */
export const profileOf = profilesOf(content.weapons);

/** The wounds a model starts with. */
export const fullWoundsOf = (sheet: string, member: Equipped): number => kits(sheet, member).profile.wounds;

export const MAPS_BY_ID: ReadonlyMap<string, SquadMap> = new Map(MAPS.map(map => [map.id, map]));

export function mapOf({ map }: Pick<Setup, 'map'>): SquadMap {
  if (typeof map !== 'string') return map;
  const shipped = MAPS_BY_ID.get(map);
  if (!shipped) throw new Error(`no map "${map}"`);
  return shipped;
}

/** The side of the table. */
export const sideOf = (setup: Pick<Setup, 'map'>): Tenths => mapOf(setup).terrain.width;

export const sceneOfSetup = perObject((setup: Setup): Scene => sceneOf(mapOf(setup).terrain));
