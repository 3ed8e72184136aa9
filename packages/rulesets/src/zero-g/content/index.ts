import { AELDARI } from './aeldari.ts';
import { GEAR } from './gear.ts';
import { NECRONS } from './necrons.ts';
import { ORKS } from './orks.ts';
import { POWER_WEAPONS, POWERS } from './powers.ts';
import { SPACE_MARINES } from './space-marines.ts';
import { TAU } from './tau.ts';
import { TRIAL, TRIAL_WEAPONS } from './trial.ts';
import type { Datasheet, FactionList, Gear, Power, Weapon } from './types.ts';
import { TYRANIDS } from './tyranids.ts';
import { AELDARI_WEAPONS } from './weapons-aeldari.ts';
import { NECRONS_WEAPONS } from './weapons-necrons.ts';
import { ORKS_WEAPONS } from './weapons-orks.ts';
import { SPACE_MARINES_WEAPONS } from './weapons-space-marines.ts';
import { TAU_WEAPONS } from './weapons-tau.ts';
import { TYRANIDS_WEAPONS } from './weapons-tyranids.ts';

/** ZG-8.1: everything there is to choose from. */
export const factions: readonly FactionList[] = [SPACE_MARINES, NECRONS, ORKS, AELDARI, TYRANIDS, TAU, TRIAL];
export const gear: readonly Gear[] = GEAR;
export const powers: readonly Power[] = POWERS;
export const weapons: readonly Weapon[] = [
  ...SPACE_MARINES_WEAPONS,
  ...NECRONS_WEAPONS,
  ...ORKS_WEAPONS,
  ...AELDARI_WEAPONS,
  ...TYRANIDS_WEAPONS,
  ...TAU_WEAPONS,
  ...TRIAL_WEAPONS,
  ...POWER_WEAPONS,
];

const byId = <X extends { readonly id: string }>(all: readonly X[]): ReadonlyMap<string, X> =>
  new Map(all.map(each => [each.id, each]));

const factionsById = byId(factions);
const sheetsById = byId(factions.flatMap(({ sheets }) => sheets));
const owners = new Map(factions.flatMap(faction => faction.sheets.map(({ id }) => [id, faction] as const)));
const weaponsById = byId(weapons);
const gearById = byId(gear);
const powersById = byId(powers);

/** The same by id. What is not there is undefined. */
export const catalogue = {
  faction: (id: string): FactionList | undefined => factionsById.get(id),
  sheet: (id: string): Datasheet | undefined => sheetsById.get(id),
  factionOf: (sheet: string): FactionList | undefined => owners.get(sheet),
  weapon: (id: string): Weapon | undefined => weaponsById.get(id),
  gear: (id: string): Gear | undefined => gearById.get(id),
  power: (id: string): Power | undefined => powersById.get(id),
};
