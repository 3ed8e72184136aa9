// Looks up weapons and targets by the names on cards
import { factionOf, factions, weaponOf } from '../content/index.ts';
import type { Card, Faction, Weapon } from '../content/types.ts';

const cards: readonly Card[] = factions.flatMap(faction => faction.cards);

const isCalled = (each: { readonly id: string; readonly name: string }, name: string): boolean =>
  [each.id, each.name.toLowerCase()].includes(name.trim().toLowerCase());

/** Ids are unique; a name finds the first card that has it. */
export const cardCalled = (name: string): Card | undefined =>
  cards.find(({ id }) => id === name.trim().toLowerCase()) ?? cards.find(card => isCalled(card, name));

export const cardIds: readonly string[] = cards.map(({ id }) => id);

export interface Armed {
  readonly card: Card;
  readonly choices: readonly string[];
  readonly weapon: Weapon;
}

/** Every way a card may carry a weapon: its own, its faction's, or a choice. */
const armedWith = (card: Card, faction: Faction): readonly Armed[] => {
  const own = [...(card.kit.weapons ?? []), ...(faction.kit.weapons ?? [])];
  const chosen = card.choices.flatMap(({ id, adds }) =>
    (adds.weapons ?? []).map(weapon => ({ weapon, choices: [id] })),
  );
  const all = [...own.map(weapon => ({ weapon, choices: [] as readonly string[] })), ...chosen];
  return all.map(({ weapon, choices }) => ({ card, choices, weapon: weaponOf(faction, weapon) }));
};

/** `card/weapon`, or a weapon: every distinct weapon of that name. */
export function weaponsCalled(name: string): readonly Armed[] {
  const [card, weapon] = name.includes('/') ? (name.split('/') as [string, string]) : [null, name];
  const matches = cards
    .filter(each => card === null || each === cardCalled(card))
    .flatMap(each => armedWith(each, factionOf(each.id)))
    .filter(each => isCalled(each.weapon, weapon));
  return matches.filter((each, i) => matches.findIndex(other => other.weapon === each.weapon) === i);
}

/** Every weapon by the name one would type, after its card where a card was typed. */
export const weaponNames = (withCard: boolean): readonly string[] =>
  cards
    .flatMap(card => armedWith(card, factionOf(card.id)))
    .map(({ card, weapon }) => (withCard ? `${card.id}/${weapon.id}` : weapon.id));
