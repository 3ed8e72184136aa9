import type { BaseSize, Tenths } from '@little-wars/engine/geometry';
import type { Sheet, SheetKind } from '../../w40k/muster/sheet.ts';
import type { AbilityUse, PowerUse, WeaponUse } from './uses.ts';

/** 7E-9, ZG-1.2, ZG-1.4: how a model gets about. */
export type UnitType =
  | 'infantry'
  | 'jump'
  | 'jet-pack'
  | 'monster'
  | 'jump-monster'
  | 'jet-pack-monster'
  | 'flying-monster'
  | 'skimmer'
  | 'vehicle'
  | 'jetbike'
  | 'bike'
  | 'cavalry'
  | 'beast';

/** 7E-1.1: the printed characteristics of a model; null where the profile has a dash. */
export interface Profile {
  readonly weaponSkill: number;
  readonly ballisticSkill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly initiative: number;
  readonly attacks: number;
  readonly leadership: number;
  readonly save: number | null;
}

/** 7E-1.1: the printed characteristics of a vehicle. */
export interface VehicleProfile {
  readonly ballisticSkill: number;
  readonly front: number;
  readonly side: number;
  readonly rear: number;
  readonly hullPoints: number;
  readonly fast: boolean;
  readonly openTopped: boolean;
}

/** A weapon's Strength: a number, or the bearer's with a change; null where rules wound in another way. */
export type Strength = number | 'user' | `+${number}` | `x${number}` | null;

/** 7E-5: how many shots. Rapid Fire has 1, and 2 within half range; Salvo has fewer after a move. */
export type Shots = number | 'attacks' | { readonly moved: number; readonly still: number };

/** 7E-1.2: one way of using a weapon. */
export interface WeaponProfile {
  readonly id: string;
  readonly name: string;
  readonly type: 'melee' | 'assault' | 'heavy' | 'rapid-fire' | 'pistol' | 'salvo' | 'ordnance';
  /** Inches; 0 for melee, and for a template, which has its rule. */
  readonly range: number;
  readonly shots: Shots;
  readonly strength: Strength;
  /** 1 is best; null for a dash. */
  readonly ap: number | null;
  readonly rules: readonly WeaponUse[];
  readonly family: 'bolt' | 'pulse' | null;
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly profiles: readonly WeaponProfile[];
  /** Whether all of its profiles may be used, such as one to shoot and one to fight; else one at a time. */
  readonly all: boolean;
  /** A combi-weapon: its first profile, or once a game one of the others. */
  readonly combi?: boolean;
}

/** Wargear that is no weapon. */
export interface Gear {
  readonly id: string;
  readonly name: string;
  readonly abilities: readonly AbilityUse[];
  /** Characteristics, unit type and Mastery Level that it sets. */
  readonly profile?: Partial<Profile>;
  readonly type?: UnitType;
  readonly mastery?: number;
}

export interface ModelKind extends SheetKind {
  readonly type: UnitType;
  readonly character: boolean;
  /** One of the two. */
  readonly profile: Profile | null;
  readonly vehicle: VehicleProfile | null;
  readonly base: BaseSize;
}

export interface Psyker {
  readonly mastery: number;
  readonly powers: readonly string[];
}

export interface Datasheet extends Sheet {
  readonly name: string;
  readonly models: readonly ModelKind[];
  readonly abilities: readonly AbilityUse[];
  readonly psyker?: Psyker;
}

export interface FactionList {
  readonly id: string;
  readonly name: string;
  readonly sheets: readonly Datasheet[];
}

/** ZG-8.5 */
export interface Power {
  readonly id: string;
  readonly name: string;
  readonly warpCharge: number;
  readonly effect: PowerUse;
}

/** A model with its wargear settled: all that rules ask of a card. */
export interface Kit {
  readonly sheet: Datasheet;
  readonly kind: ModelKind;
  readonly type: UnitType;
  /** With its wargear; null for a vehicle. */
  readonly profile: Profile | null;
  readonly vehicle: VehicleProfile | null;
  readonly invulnerable: number | null;
  readonly weapons: readonly Weapon[];
  readonly gear: readonly Gear[];
  /** Those of its wargear and unit type included. */
  readonly abilities: readonly AbilityUse[];
  readonly psyker: Psyker | null;
  readonly points: number;
  readonly height: Tenths;
}
