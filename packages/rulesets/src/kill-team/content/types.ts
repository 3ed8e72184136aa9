import type { BaseSize } from '@little-wars/engine/geometry';
import type { WeaponUse } from '../weapon-rules/labels.ts';

export type { WeaponUse } from '../weapon-rules/labels.ts';

export interface Profile {
  /** The profile: standard if there is only one, otherwise standard, supercharge, frag, krak … */
  readonly id: string;
  readonly attacks: number;
  /** BS or WS: hits on this or more. */
  readonly hit: number;
  readonly damage: readonly [normal: number, critical: number];
  readonly rules: readonly WeaponUse[];
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly type: 'ranged' | 'melee';
  readonly profiles: readonly Profile[];
  /** A weapon that this one also counts as (a combi-weapon's boltgun). */
  readonly alsoCountsAs?: string;
}

/** Carried items that are not weapons. */
export interface Gear {
  readonly id: string;
  readonly name: string;
}

/** One choice in a load-out: an item, or several that come together. */
export type Choice = string | readonly string[];

/** One operative's options: everything in `all`, and one of each list in `oneFrom`; ids of weapons and gear. */
export interface LoadOut {
  readonly all: readonly string[];
  readonly oneFrom: readonly (readonly Choice[])[];
}

/** A datacard. Distances in inches. */
export interface Card {
  readonly id: string;
  readonly name: string;
  /** The fire team it is listed under. Drones have none of their own: slots say which fire teams take them. */
  readonly fireteam: string;
  readonly move: number;
  readonly apl: number;
  readonly groupActivation: number;
  readonly defence: number;
  readonly save: number;
  readonly wounds: number;
  readonly base: BaseSize;
  readonly keywords: readonly string[];
  /** Alternatives. */
  readonly loadOuts: readonly LoadOut[];
  readonly weapons: readonly Weapon[];
  readonly gear?: readonly Gear[];
  /** Ids of its abilities and unique actions. */
  readonly abilities: readonly string[];
  readonly actions: readonly string[];
}

export const ARCHETYPES = ['seek-and-destroy', 'security', 'infiltration', 'recon'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** How many of a card, or of several cards together, a fire team may have. */
export interface Slot {
  readonly cards: readonly string[];
  readonly least: number;
  readonly most: number;
  /** How many places of the fire team each takes: 1 by default; 0 is extra, 0.5 is two for one. */
  readonly takes?: number;
  /** With this weapon it takes this many instead. */
  readonly takesWith?: { readonly weapon: string; readonly takes: number };
  /** A card that must be in the same fire team. */
  readonly needs?: string;
}

export interface Fireteam {
  readonly id: string;
  readonly name: string;
  readonly archetypes: readonly Archetype[];
  /** Number of places, all of which must be filled. */
  readonly size: number;
  readonly slots: readonly Slot[];
  /** How often a kill team may have it; unlimited by default. */
  readonly mostPerTeam?: number;
  /** How many of its operatives may carry a weapon. */
  readonly weaponLimits?: readonly { readonly weapon: string; readonly most: number }[];
}

/** KT-13.2: how a kill team of the faction is composed, besides its fire teams' own limits. */
export interface Composition {
  /** The exact number of fire teams. */
  readonly fireteams: number;
  /** Cards limited to one per kill team. */
  readonly onePerTeam: readonly string[];
  /** In each fire team, operatives with this keyword may not outnumber the others. */
  readonly mayNotOutnumber?: string;
}

/** Who may take an item. */
export type Requirement =
  /** Every keyword of one of these lists. */
  | { readonly needs: 'keywords'; readonly anyOf: readonly (readonly string[])[] }
  | { readonly needs: 'save'; readonly save: number }
  /** One of these weapons; the item improves that weapon. */
  | { readonly needs: 'weapon'; readonly anyOf: readonly string[] };

/** What an item gives its bearer. Effects are rules, looked up by id. */
export type Grant =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'action'; readonly action: OwnAction }
  | { readonly kind: 'effect'; readonly effect: string };

export interface Equipment {
  readonly id: string;
  readonly name: string;
  /** Equipment points. */
  readonly ep: number;
  /** Operatives with the keyword pay this instead. */
  readonly epFor?: { readonly keyword: string; readonly ep: number };
  readonly mostPerTeam?: number;
  readonly needs: readonly Requirement[];
  readonly gives: Grant;
}

/** Its effect is a rule, looked up by id. */
export interface Ability {
  readonly id: string;
  readonly name: string;
  /** Operatives with it take no equipment. */
  readonly noEquipment?: true;
}

/** An action that only some operatives have. */
export interface OwnAction {
  readonly id: string;
  readonly name: string;
  readonly ap: number;
}

/** Its effect is a rule, looked up by id. */
export interface Ploy {
  readonly id: string;
  readonly name: string;
  readonly kind: 'strategic' | 'tactical';
  readonly cp: number;
  /** Useless without operatives that have this keyword. */
  readonly keyword?: string;
}

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** The name of its kill teams. */
  readonly killTeam: string;
  readonly keyword: string;
  /** The keyword that players replace by a name of their choice. */
  readonly selectableKeyword: string;
  readonly composition: Composition;
  readonly fireteams: readonly Fireteam[];
  readonly cards: readonly Card[];
  readonly abilities: readonly Ability[];
  readonly actions: readonly OwnAction[];
  readonly ploys: readonly Ploy[];
  readonly equipment: readonly Equipment[];
}
