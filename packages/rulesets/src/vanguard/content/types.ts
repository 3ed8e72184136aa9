import type { BaseSize } from '@little-wars/engine/geometry';
import type { FactionUse } from '../factions/uses.ts';

/** VG-2.2: a special rule of a weapon, as cards name it. */
export type WeaponUse =
  /** Every natural 6 to hit also deals this many mortal wounds (VG-10.10). */
  | { readonly rule: 'mortal-sixes'; readonly wounds: number }
  /** A model that loses a wound to it and stays in play is knocked down. */
  | { readonly rule: 'knocks-down' }
  /** Cover does not help against it. */
  | { readonly rule: 'ignores-cover' }
  /** This many dice of its hit roll may be re-rolled for free. */
  | { readonly rule: 're-rolls-hits'; readonly dice: number }
  /** More dice against a target within this many inches. */
  | { readonly rule: 'close-bonus'; readonly within: number; readonly dice: number }
  /** A ranged attack that may be made while engaged, at an enemy it is engaged with. */
  | { readonly rule: 'point-blank' }
  /** A penalty to the recovery rolls it causes. */
  | { readonly rule: 'lethal'; readonly by: number }
  /** One more die for each other enemy within this many inches of the target, up to `most`. */
  | { readonly rule: 'blast'; readonly within: number; readonly most: number }
  /** Cannot be used in an activation in which its bearer has moved. */
  | { readonly rule: 'heavy' };

/** VG-2.4: a special rule of a model, of a faction or of its leader, as cards name it. */
export type AbilityUse =
  /** VG-10.9: armor with this value that nothing modifies. */
  | { readonly rule: 'invulnerable'; readonly on: number }
  /** A bonus to nerve tests. */
  | { readonly rule: 'steadfast'; readonly by: number }
  | FactionUse;

/** VG-2.2: an attack on a card. Range in inches; 0 is base contact. */
export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly type: 'melee' | 'ranged';
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly damage: number;
  readonly rules: readonly WeaponUse[];
}

/** VG-2.3, VG-2.4: what a card, a choice, a faction or a leader provides; by id, except abilities. */
export interface Kit {
  readonly weapons?: readonly string[];
  readonly abilities?: readonly AbilityUse[];
  /** Special actions, by their id in `factions/actions.ts`. */
  readonly actions?: readonly string[];
}

/** VG-13.7: something an entry may take, and its cost; at most one of each group. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly group?: string;
  readonly adds: Kit;
  /** Weapons of the card that it replaces. */
  readonly replaces?: readonly string[];
}

/** VG-2.1: an entry of a faction's list. Lengths in inches, except the base. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** VG-13.6: the most a team may have. */
  readonly most: number;
  /** CP generated per round. */
  readonly cp: number;
  readonly speed: number;
  readonly armor: number;
  readonly wounds: number;
  readonly nerve: number;
  readonly base: BaseSize;
  readonly height: number;
  readonly keywords: readonly string[];
  readonly kit: Kit;
  readonly choices: readonly Choice[];
}

/** VG-13: a faction's list. */
export interface Faction {
  readonly id: string;
  readonly name: string;
  /** Every weapon that its cards, choices and kits name. */
  readonly weapons: readonly Weapon[];
  /** VG-13.3: for every model of the team. */
  readonly kit: Kit;
  /** VG-13.2: for its leader, in addition to the CP and the wound. */
  readonly leader: Kit;
  readonly cards: readonly Card[];
  /** Names of its abilities and special actions, by rule or action id. */
  readonly names: { readonly [id: string]: string };
}
