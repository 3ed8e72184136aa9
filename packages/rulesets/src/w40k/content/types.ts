import type { BaseSize, Tenths } from '@little-wars/engine/geometry';

/** A number, or dice to roll for it, as a profile prints it. A D3 is half a D6, rounded up. */
export type Amount = number | `${'' | number}D${3 | 6}${'' | `+${number}`}`;

/** A weapon's Strength: a number, or the bearer's modified. */
export type Strength = number | 'user' | `+${number}` | `x${number}`;

/** The printed characteristics of a model. A roll is the number it needs; null where the profile has a dash. */
export interface Profile {
  /** Inches. */
  readonly move: number;
  readonly weaponSkill: number | null;
  readonly ballisticSkill: number | null;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly attacks: number;
  readonly leadership: number | null;
  readonly save: number | null;
}

/** One way of using a weapon. `U` names the special rules of the edition's weapons. */
export interface WeaponProfile<U = WeaponUse> {
  /** The weapon's id, or `weapon.mode` where it has several profiles. */
  readonly id: string;
  readonly name: string;
  /** `melee`, or a ranged type of the edition: `assault`, `rapid-fire`, … */
  readonly type: string;
  /** Inches; 0 for melee. */
  readonly range: number;
  /** Shots; 0 for melee, where the bearer's Attacks count. */
  readonly attacks: Amount;
  readonly strength: Strength;
  /** 0 or negative. */
  readonly ap: number;
  readonly damage: Amount;
  readonly rules: readonly U[];
  /** The family abilities refer to: bolt, pulse or shuriken weapons. */
  readonly family: WeaponFamily | null;
}

export type WeaponFamily = 'bolt' | 'pulse' | 'shuriken';

export interface Weapon<U = WeaponUse> {
  readonly id: string;
  readonly name: string;
  readonly profiles: readonly WeaponProfile<U>[];
  /** Whether all of its profiles may be used, such as one to shoot and one to fight; otherwise one at a time. */
  readonly all: boolean;
  /** A combi-weapon: its first profile, one of the others, or both at a penalty. */
  readonly combi?: boolean;
}

/** A special rule by its id, with its parameters. Each edition has its own union of them. */
export interface NamedUse {
  readonly rule: string;
  /** The id of the printed ability or item that it comes from. */
  readonly from?: string;
}

export type WeaponUse = NamedUse;
export type AbilityUse = NamedUse;

/** Wargear that is not a weapon. */
export interface Gear<U = AbilityUse> {
  readonly id: string;
  readonly name: string;
  readonly abilities: readonly U[];
  /** Characteristics that it sets or adds to, and keywords that it gives. */
  readonly profile?: Partial<Profile>;
  readonly bonus?: Partial<Record<'move' | 'strength', number>>;
  readonly keywords?: readonly string[];
  /** Printed abilities that its bearer loses. */
  readonly loses?: readonly string[];
  /** A relic: only one is allowed. */
  readonly unique?: true;
}

/** Which models of a unit may take an option, and how many. */
export interface Takers {
  /** Only models of this kind; any if absent. */
  readonly kind?: string;
  /** All models take the same choice, or none does. */
  readonly together?: true;
  /** At most this many models; if `per` is given, for each that many models of the unit. */
  readonly most?: number;
  readonly per?: number;
  /** How often one model may take it; once if absent. */
  readonly times?: number;
  /** The unit must have this many models, unless it does without another option, given by its number. */
  readonly size?: number;
  readonly orWithout?: number;
  /** Every model that may take it must. */
  readonly mandatory?: true;
  /** The price is for the whole unit, not for each model. */
  readonly flat?: true;
}

/** What a model may take instead of something. */
export interface WargearOption {
  readonly takers: Takers;
  /** Wargear given up; empty for an addition. */
  readonly remove: readonly string[];
  readonly choices: readonly { readonly add: readonly string[]; readonly points: number }[];
}

/** One kind of model on a datasheet. */
export interface ModelKind {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly points: number;
  readonly profile: Profile;
  readonly wargear: readonly string[];
  readonly base: BaseSize;
}

export interface Psyker {
  readonly cast: number;
  readonly deny: number;
  /** The ids of the powers it knows. */
  readonly powers: readonly string[];
  /** More with this many models of the selection near enough to count; ascending. */
  readonly steps?: readonly { readonly models: number; readonly cast: number; readonly deny: number }[];
}

export interface Datasheet<U = AbilityUse> {
  readonly id: string;
  readonly name: string;
  /** `HQ`, `Troops`, … */
  readonly role: string;
  readonly least: number;
  readonly most: number;
  readonly keywords: readonly string[];
  readonly models: readonly ModelKind[];
  readonly options: readonly WargearOption[];
  readonly abilities: readonly U[];
  readonly psyker?: Psyker;
  /** A named character or the like: only one is allowed. */
  readonly unique?: boolean;
}

export interface FactionList<U = AbilityUse> {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly sheets: readonly Datasheet<U>[];
}

/** A psychic power. `E` is what it does, in each edition's own union. */
export interface Power<E = NamedUse> {
  readonly id: string;
  readonly name: string;
  readonly warpCharge: number;
  /** Inches. */
  readonly range: number;
  readonly target: 'friend' | 'enemy' | 'seen-enemy' | 'closest-enemy' | 'closest-seen-enemy';
  /** Smite in one of its forms: an army may try it any number of times. */
  readonly smite?: true;
  /** The other side of this power: trying one counts as trying both. */
  readonly sideOf?: string;
  readonly effect: E;
}

/** Everything an edition prints: weapons, gear, powers and lists. */
export interface Content<W = WeaponUse, A = AbilityUse, E = NamedUse> {
  readonly weapons: readonly Weapon<W>[];
  readonly gear: readonly Gear<A>[];

  readonly powers: readonly Power<E>[];
  readonly factions: readonly FactionList<A>[];
}

/** A model with its wargear resolved: everything rules need from a card. */
export interface Kit<W = WeaponUse, A = AbilityUse> {
  readonly sheet: Datasheet<A>;
  readonly kind: ModelKind;
  /** With its wargear, before traits. */
  readonly profile: Profile;
  readonly invulnerable: number | null;
  readonly weapons: readonly Weapon<W>[];
  readonly gear: readonly Gear<A>[];
  /** Including those of its wargear. */
  readonly abilities: readonly A[];
  readonly keywords: readonly string[];
  /** With its chosen powers; null if it is not a Psyker. */
  readonly psyker: Psyker | null;
  readonly points: number;
  readonly height: Tenths;
}
