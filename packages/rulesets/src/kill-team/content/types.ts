import type { BaseSize } from '@little-wars/engine/geometry';
import type { WeaponUse } from '../weapon-rules/labels.ts';

export type { WeaponUse } from '../weapon-rules/labels.ts';

export interface Profile {
  /** Which way of using the weapon: standard where it has only one, else standard, supercharge, frag, krak … */
  readonly id: string;
  readonly attacks: number;
  /** BS or WS: this or more hits. */
  readonly hit: number;
  readonly damage: readonly [normal: number, critical: number];
  readonly rules: readonly WeaponUse[];
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly type: 'ranged' | 'melee';
  readonly profiles: readonly Profile[];
  /** Having this weapon is also having that one (a combi-weapon's boltgun). */
  readonly alsoCountsAs?: string;
}

/** What an operative can carry that is no weapon. */
export interface Gear {
  readonly id: string;
  readonly name: string;
}

/** One choice in a load-out: a thing, or things that only come together. */
export type Choice = string | readonly string[];

/** What one operative may carry: everything in `all`, and one of each list in `oneFrom`. Ids of its card's weapons and gear. */
export interface LoadOut {
  readonly all: readonly string[];
  readonly oneFrom: readonly (readonly Choice[])[];
}

/** A datacard. Distances in inches. */
export interface Card {
  readonly id: string;
  readonly name: string;
  /** The fire team it is listed under. Drones are in none of their own: slots say which fire teams take them. */
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
  /** Ids of abilities and of actions that are its own. */
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
  /** How many places of the fire team each takes: 1 unless stated; 0 comes on top, 0.5 comes two for one. */
  readonly takes?: number;
  /** With this weapon it takes so many instead. */
  readonly takesWith?: { readonly weapon: string; readonly takes: number };
  /** A card that must be in the same fire team. */
  readonly needs?: string;
}

export interface Fireteam {
  readonly id: string;
  readonly name: string;
  readonly archetypes: readonly Archetype[];
  /** Its places, all of which are filled. */
  readonly size: number;
  readonly slots: readonly Slot[];
  /** How often a kill team may have it; any number unless stated. */
  readonly mostPerTeam?: number;
  /** How many of its operatives may carry a weapon. */
  readonly weaponLimits?: readonly { readonly weapon: string; readonly most: number }[];
}

/** KT-13.2: what a kill team of the faction is made of, beyond what its fire teams say. */
export interface Composition {
  /** So many fire teams, no more and no fewer. */
  readonly fireteams: number;
  /** Cards of which a kill team has at most one. */
  readonly onePerTeam: readonly string[];
  /** In each fire team, operatives with this keyword may not outnumber the others. */
  readonly mayNotOutnumber?: string;
}

/** Who may take an item. */
export type Requirement =
  /** Every keyword of one of these lists. */
  | { readonly needs: 'keywords'; readonly anyOf: readonly (readonly string[])[] }
  | { readonly needs: 'save'; readonly save: number }
  /** One of these weapons, which is the one the item improves. */
  | { readonly needs: 'weapon'; readonly anyOf: readonly string[] };

/** What an item gives its operative. Effects are rules, found by id. */
export type Grant =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'action'; readonly action: OwnAction }
  | { readonly kind: 'effect'; readonly effect: string };

export interface Equipment {
  readonly id: string;
  readonly name: string;
  /** Equipment points. */
  readonly ep: number;
  /** Operatives with the keyword pay so many instead. */
  readonly epFor?: { readonly keyword: string; readonly ep: number };
  readonly mostPerTeam?: number;
  readonly needs: readonly Requirement[];
  readonly gives: Grant;
}

/** Its effect is a rule, found by id. */
export interface Ability {
  readonly id: string;
  readonly name: string;
  /** Who has it takes no equipment. */
  readonly noEquipment?: true;
}

/** An action that only some operatives have. */
export interface OwnAction {
  readonly id: string;
  readonly name: string;
  readonly ap: number;
}

/** Its effect is a rule, found by id. */
export interface Ploy {
  readonly id: string;
  readonly name: string;
  readonly kind: 'strategic' | 'tactical';
  readonly cp: number;
  /** It is of no use without operatives of this keyword. */
  readonly keyword?: string;
}

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** What its kill teams are called. */
  readonly killTeam: string;
  readonly keyword: string;
  /** The keyword players put a name of their own to. */
  readonly selectableKeyword: string;
  readonly composition: Composition;
  readonly fireteams: readonly Fireteam[];
  readonly cards: readonly Card[];
  readonly abilities: readonly Ability[];
  readonly actions: readonly OwnAction[];
  readonly ploys: readonly Ploy[];
  readonly equipment: readonly Equipment[];
}
