import { aeldari } from './aeldari.ts';
import { necrons } from './necrons.ts';
import { orks } from './orks.ts';
import { spaceMarines } from './space-marines.ts';
import { tau } from './tau.ts';
import {
  ARCHETYPES,
  type Archetype,
  type Card,
  type Equipment,
  type Faction,
  type Fireteam,
  type Ploy,
  type Weapon,
} from './types.ts';
import { tyranids } from './tyranids.ts';

export { labelOf, parseWeaponRule, type RuleLabel } from '../weapon-rules/labels.ts';
export { findStarter, type Starter, starters } from './starters.ts';
export type * from './types.ts';
export { ARCHETYPES } from './types.ts';

/** KT-13.1 */
export const factions: readonly Faction[] = [spaceMarines, necrons, orks, aeldari, tyranids, tau];

const byId = new Map(factions.map(faction => [faction.id, faction]));
const cardsById = new Map(factions.flatMap(({ cards }) => cards.map(card => [card.id, card] as const)));
const factionsByCard = new Map(factions.flatMap(faction => faction.cards.map(({ id }) => [id, faction] as const)));

// The find functions take untrusted ids; the others take valid ones.

export const findFaction = (id: string): Faction | undefined => byId.get(id);
export const findCard = (id: string): Card | undefined => cardsById.get(id);
export const findFireteam = (faction: Faction, id: string): Fireteam | undefined => faction.fireteams.find(named(id));
export const findEquipment = (faction: Faction, id: string): Equipment | undefined => faction.equipment.find(named(id));
export const findWeapon = (card: Card, id: string): Weapon | undefined => card.weapons.find(named(id));

export const factionOf = (id: string): Faction => findFaction(id) ?? missing('faction', id);
export const cardOf = (id: string): Card => findCard(id) ?? missing('card', id);
export const factionOfCard = (id: string): Faction => factionsByCard.get(id) ?? missing('card', id);
export const fireteamOf = (faction: Faction, id: string): Fireteam =>
  findFireteam(faction, id) ?? missing('fire team', id);
export const weaponOf = (card: Card, id: string): Weapon => findWeapon(card, id) ?? missing('weapon', id);
export const equipmentOf = (faction: Faction, id: string): Equipment =>
  findEquipment(faction, id) ?? missing('item', id);
export const ployOf = (faction: Faction, id: string): Ploy => faction.ploys.find(named(id)) ?? missing('ploy', id);

/** KT-11.7: the archetypes a team may take tac ops from: those of any of its fire teams. */
export const archetypesOf = (faction: string, fireteams: readonly string[]): readonly Archetype[] =>
  ARCHETYPES.filter(archetype =>
    fireteams.some(id => findFireteam(factionOf(faction), id)?.archetypes.includes(archetype)),
  );

/** Adds the weapons a load-out also counts as: a combi-weapon is a boltgun too. Duplicates are kept. */
export function alsoCarried(card: Card, loadOut: readonly string[]): readonly string[] {
  const also = loadOut.flatMap(id => findWeapon(card, id)?.alsoCountsAs ?? []);
  return [...loadOut, ...also.filter(id => !loadOut.includes(id))];
}

const named =
  (id: string) =>
  (each: { readonly id: string }): boolean =>
    each.id === id;

function missing(kind: string, id: string): never {
  throw new Error(`there is no ${kind} "${id}"`);
}
