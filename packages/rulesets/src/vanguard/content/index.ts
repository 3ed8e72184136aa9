import { keyed, latest, perObject } from '@little-wars/engine';
import { AELDARI } from './aeldari.ts';
import { SQUARE_BASE } from './bases.ts';
import { NECRONS } from './necrons.ts';
import { ORKS } from './orks.ts';
import { cardProfile, PROFILES, weaponProfile } from './profiles.ts';
import { SPACE_MARINES } from './space-marines.ts';
import { TAU } from './tau.ts';
import { TRIAL } from './trial.ts';
import type { AbilityUse, Card, Choice, Faction, Kit, Weapon } from './types.ts';
import { TYRANIDS } from './tyranids.ts';

/** VG-13.4: every faction. */
export const factions: readonly Faction[] = [SPACE_MARINES, NECRONS, ORKS, AELDARI, TYRANIDS, TAU, TRIAL];

const cards = new Map(factions.flatMap(faction => faction.cards.map(card => [card.id, { card, faction }] as const)));
const byId = new Map(factions.map(faction => [faction.id, faction]));
const weapons = new Map(
  factions.map(faction => [faction.id, new Map(faction.weapons.map(weapon => [weapon.id, weapon]))]),
);

export const findFaction = (id: string): Faction | undefined => byId.get(id);
export const findCard = (id: string): Card | undefined => cards.get(id)?.card;

function required<X>(value: X | undefined, what: string): X {
  if (value === undefined) throw new Error(`no ${what}`);
  return value;
}

export const cardOf = (id: string): Card => cards.get(id)?.card ?? required(cardProfile(id), `card "${id}"`);
/** The faction a card belongs to. */
export const factionOf = (card: string): Faction =>
  cards.get(card)?.faction ?? (required(cardProfile(card), `card "${card}"`) && PROFILES);
export const weaponOf = ({ id }: Faction, weapon: string): Weapon =>
  weapons.get(id)?.get(weapon) ?? required(weaponProfile(weapon), `attack "${weapon}" in "${id}"`);
export const choiceOf = (card: Card, id: string): Choice | undefined =>
  card.choices.find(choice => choice.id === id) ?? (id === SQUARE_BASE.id ? SQUARE_BASE : undefined);

interface Picked {
  readonly card: string;
  readonly leader: boolean;
  readonly choices: readonly string[];
}

/** A complete kit with its attacks looked up. */
export interface FullKit extends Required<Kit> {
  readonly attacks: readonly Weapon[];
}

/** Enough for the models of many matches. */
const MOST_KITS = 4096;

const kits = keyed<string, FullKit>(MOST_KITS);

/**
 * Cached by the list of choices, which stays the same object for a model throughout a game; and by contents, for copies
 * of a position.
 */
const kitsWith = perObject((choices: readonly string[]) =>
  latest((card: string, leader: boolean) =>
    kits(JSON.stringify([card, leader, choices]), () => makeKit({ card, leader, choices })),
  ),
);

/** Everything a model has: its card's kit and choices, its faction's kit, and the leader's. */
export const kitOf = ({ card, leader, choices }: Picked): FullKit => kitsWith(choices)(card, leader);

function makeKit({ card: id, leader, choices }: Picked): FullKit {
  const card = cardOf(id);
  const faction = factionOf(id);
  const taken = choices.flatMap(choice => choiceOf(card, choice) ?? []);
  const replaced = taken.flatMap(({ replaces = [] }) => replaces);
  const parts: readonly Kit[] = [
    { ...card.kit, weapons: (card.kit.weapons ?? []).filter(weapon => !replaced.includes(weapon)) },
    ...taken.map(({ adds }) => adds),
    faction.kit,
    ...(leader ? [faction.leader] : []),
  ];
  const weapons = [...new Set(parts.flatMap(part => part.weapons ?? []))];
  return {
    weapons,
    attacks: weapons.map(weapon => weaponOf(faction, weapon)),
    abilities: parts.flatMap((part): readonly AbilityUse[] => part.abilities ?? []),
    actions: [...new Set(parts.flatMap(part => part.actions ?? []))],
  };
}

/** VG-13.7: what a model costs, including its choices. */
export const pointsOf = ({ card: id, choices }: Omit<Picked, 'leader'>): number => {
  const card = cardOf(id);
  return choices.reduce((sum, choice) => sum + (choiceOf(card, choice)?.points ?? 0), card.points);
};
