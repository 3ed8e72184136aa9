// Two models on an empty table, for odds without a match; the rules apply to them as to any others
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { bareId } from '../content/bare.ts';
import type { Kit, NamedUse, Profile, WeaponProfile } from '../content/types.ts';
import { isInvulnerable } from '../content/uses.ts';
import type { Deed, Look, Position, Use } from '../types.ts';
import type { ToldUse } from './as-told.ts';
import type { Shot } from './attack-odds.ts';
import { standingAt } from './bare-cards.ts';

/** The attacker, its weapon and how it attacks. */
export interface Attacker {
  readonly kit: Kit;
  readonly weapon: WeaponProfile;
  readonly did: readonly Deed[];
  readonly isNear: boolean;
  readonly isWatching: boolean;
  readonly marks: readonly string[];
  readonly copies: number;
}

export interface Target {
  readonly kit: Kit;
  readonly told: Omit<ToldUse, 'rule'>;
}

export const UNTOLD: Target['told'] = { cover: 0, ignores: null, keeps: null };

/** A card with changed numbers, or more abilities. */
export function changedKit(
  kit: Kit,
  change: { readonly profile?: Partial<Profile>; readonly abilities?: readonly NamedUse[]; readonly keyword?: string },
): Kit {
  const abilities = [...kit.abilities, ...(change.abilities ?? [])];
  const saves = abilities.flatMap(use => (isInvulnerable(use) ? [use.save] : []));
  return {
    ...kit,
    abilities,
    profile: { ...kit.profile, ...change.profile },
    keywords: change.keyword === undefined ? kit.keywords : [...kit.keywords, change.keyword],
    invulnerable: saves.length > 0 ? Math.min(...saves) : kit.invulnerable,
  };
}

/** An attack to compute: the table and what is fired. */
export interface Met {
  readonly t: Look;
  readonly shots: readonly [Shot, ...Shot[]];
}

const AT = inches(4);
const FURTHEST = inches(36);
const IN_CONTACT: Tenths = 60;

const widthOf = ({ kind: { base } }: Kit): Tenths => (base.shape === 'round' ? base.diameter : base.length);

/** Beyond half of a weapon's range, or well within it. */
const apartFor = ({ weapon, isNear }: Attacker): Tenths =>
  weapon.type === 'melee' ? IN_CONTACT : Math.min(FURTHEST, Math.floor((inches(weapon.range) * (isNear ? 1 : 3)) / 4));

/** The two of them in the open; no other models, and no CP. */
export function duelOf(looking: (change: Partial<Position>) => Look, attacker: Attacker, target: Target): Met {
  const { weapon, did, isWatching, marks, copies } = attacker;
  const isMelee = weapon.type === 'melee';
  const x = AT + apartFor(attacker) + (widthOf(attacker.kit) + widthOf(target.kit)) / 2;
  const stood = (kit: Kit, seat: number, at: Tenths, deeds: readonly Deed[]) =>
    standingAt(
      { x: Math.round(at), y: AT, z: 0 },
      { seat, sheet: bareId(kit), kind: '', choices: [], wounds: kit.profile.wounds, did: deeds },
    );
  const use = { rule: 'as-told', ...target.told, seat: 1, holder: 1 } as Use;
  const t = looking({
    round: 1,
    phase: isMelee ? 'fight' : isWatching ? 'charge' : 'shooting',
    turn: isWatching ? 1 : 0,
    cp: [0, 0],
    models: [stood(attacker.kit, 0, AT, did), stood(target.kit, 1, x, [])],
    effects: [{ use, until: 'battle', seat: 1 }],
  });
  const manner = isMelee ? 'fighting' : isWatching ? 'overwatch' : 'shooting';
  const shot: Shot = { attacker: 0, target: 1, profile: weapon.id, manner, marks };
  return { t, shots: [shot, ...Array.from({ length: copies - 1 }, () => shot)] };
}
