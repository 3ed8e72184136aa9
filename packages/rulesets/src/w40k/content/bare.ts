// Models and weapons outside the lists, for odds of plain numbers: each id encodes its card
import { keyed } from '@little-wars/engine';
import type { Kit, NamedUse, WeaponProfile } from './types.ts';

const PREFIX = 'bare ';
const MOST_READ = 64;
const readKit = keyed<string, Kit<NamedUse, NamedUse>>(MOST_READ);
const readProfile = keyed<string, WeaponProfile<NamedUse>>(MOST_READ);

const readFrom = (id: string): unknown => JSON.parse(id.slice(PREFIX.length));

/** The id from which `bareKit` or `bareProfile` restores a card. */
export const bareId = (card: Kit<NamedUse, NamedUse> | WeaponProfile<NamedUse>): string =>
  `${PREFIX}${JSON.stringify(card)}`;

/** The kit that a datasheet's id encodes; undefined for a sheet of a list. */
export const bareKit = (sheet: string): Kit<NamedUse, NamedUse> | undefined =>
  sheet.startsWith(PREFIX) ? readKit(sheet, () => readFrom(sheet) as Kit<NamedUse, NamedUse>) : undefined;

/** The weapon that a profile's id encodes; undefined for a weapon of a list. */
export const bareProfile = (id: string): WeaponProfile<NamedUse> | undefined =>
  id.startsWith(PREFIX) ? readProfile(id, () => ({ ...(readFrom(id) as WeaponProfile<NamedUse>), id })) : undefined;
