// Models and weapons that are in no list, for odds of plain numbers: each id encodes its card
import { keyed } from '@little-wars/engine';
import type { Kit, WeaponProfile } from './types.ts';

const PREFIX = 'bare ';
const MOST_READ = 64;
const readKit = keyed<string, Kit>(MOST_READ);
const readProfile = keyed<string, WeaponProfile>(MOST_READ);

const readFrom = (id: string): unknown => JSON.parse(id.slice(PREFIX.length));

/** The id from which `bareKit` or `bareProfile` restores a card. */
export const bareId = (card: Kit | WeaponProfile): string => `${PREFIX}${JSON.stringify(card)}`;

/** The kit that a datasheet's id encodes; undefined for a sheet of a list. */
export const bareKit = (sheet: string): Kit | undefined =>
  sheet.startsWith(PREFIX) ? readKit(sheet, () => readFrom(sheet) as Kit) : undefined;

/** The weapon that a profile's id encodes; undefined for a weapon of a list. */
export const bareProfile = (id: string): WeaponProfile | undefined =>
  id.startsWith(PREFIX) ? readProfile(id, () => ({ ...(readFrom(id) as WeaponProfile), id })) : undefined;
