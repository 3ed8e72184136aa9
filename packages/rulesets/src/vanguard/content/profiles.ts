// Cards and weapons that are in no list, for odds of plain numbers: each id encodes its profile
import { keyed } from '@little-wars/engine';
import type { Card, Faction, Weapon } from './types.ts';

/** The faction of every such card. */
export const PROFILES: Faction = { id: 'profiles', name: '', weapons: [], kit: {}, leader: {}, cards: [], names: {} };

const PREFIX = 'profile ';
const MOST_READ = 64;
const readCard = keyed<string, Card>(MOST_READ);
const readWeapon = keyed<string, Weapon>(MOST_READ);

/** The id from which `cardProfile` or `weaponProfile` restores the profile. */
export const profileId = (profile: Card | Weapon): string => `${PREFIX}${JSON.stringify(profile)}`;

const readFrom = (id: string): unknown => JSON.parse(id.slice(PREFIX.length));

export const cardProfile = (id: string): Card | undefined =>
  id.startsWith(PREFIX) ? readCard(id, () => readFrom(id) as Card) : undefined;

export const weaponProfile = (id: string): Weapon | undefined =>
  id.startsWith(PREFIX) ? readWeapon(id, () => ({ ...(readFrom(id) as Weapon), id })) : undefined;
