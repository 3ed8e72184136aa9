import type { Content, Datasheet, FactionList, Gear, NamedUse, Power, Weapon } from './types.ts';

/** Content by id; undefined if unknown. */
export interface Catalogue<W = NamedUse, A = NamedUse, E = NamedUse> {
  readonly content: Content<W, A, E>;
  faction(id: string): FactionList<A> | undefined;
  sheet(id: string): Datasheet<A> | undefined;
  /** The faction whose list contains a sheet. */
  factionOf(sheet: string): FactionList<A> | undefined;
  weapon(id: string): Weapon<W> | undefined;
  gear(id: string): Gear<A> | undefined;
  power(id: string): Power<E> | undefined;
}

const byId = <X extends { readonly id: string }>(all: readonly X[]): ReadonlyMap<string, X> =>
  new Map(all.map(each => [each.id, each]));

export function catalogueOf<W, A, E>(content: Content<W, A, E>): Catalogue<W, A, E> {
  const factions = byId(content.factions);
  const sheets = byId(content.factions.flatMap(faction => faction.sheets));
  const owners = new Map(content.factions.flatMap(faction => faction.sheets.map(({ id }) => [id, faction] as const)));
  const weapons = byId(content.weapons);
  const gear = byId(content.gear);
  const powers = byId(content.powers);
  return {
    content,
    faction: id => factions.get(id),
    sheet: id => sheets.get(id),
    factionOf: sheet => owners.get(sheet),
    weapon: id => weapons.get(id),
    gear: id => gear.get(id),
    power: id => powers.get(id),
  };
}
