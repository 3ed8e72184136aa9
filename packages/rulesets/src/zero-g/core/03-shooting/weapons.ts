// 7E-5.17-22, ZG-3.6, ZG-3.7, ZG-3.10  Weapons: number of shots, Strength, and whether they are Snap Shots
import { inches, isWithin, type Spot, type Standing, type Tenths } from '@little-wars/engine/geometry';
import { strengthWith } from '../../../w40k/attacks/strength.ts';
import type { WeaponProfile } from '../../content/types.ts';
import {
  areWithin,
  attacksOf,
  hasDone,
  hasProfile,
  isFlier,
  isSkimmer,
  isUnder,
  isVehicle,
  kit,
  modelOf,
  profileOf,
  standingAt,
  strengthOf,
} from '../../lookups.ts';
import type { Look, ModelId, Shot } from '../../types.ts';
import { canSee } from './sights.ts';

/** A profile that a model may fire, and the number of its weapon. */
export interface Armed {
  readonly weapon: number;
  readonly profile: string;
}

/** ZG-3.10: Sniper counts as S4, Graviton and a dash as 0. */
const SNIPER_STRENGTH = 4;

export const has = (id: string, rule: string): boolean =>
  hasProfile(id) && profileOf(id).rules.some(use => use.rule === rule);

/** ZG-3.10: the Strength of a weapon for its bearer. */
export function strengthOfWeapon(t: Look, bearer: ModelId, profile: string): number {
  const { strength } = profileOf(profile);
  if (strength === null) return has(profile, 'sniper') ? SNIPER_STRENGTH : 0;
  return Math.min(MOST_STRENGTH, strengthWith(strength, strengthOf(t, bearer)));
}

/** 7E-1.2 */
const MOST_STRENGTH = 10;

export const isTemplate = (t: Look, shot: Shot): boolean => t.query('template', false, shot);
export const blastOf = (t: Look, shot: Shot): number => t.query('blast', 0, shot);
/** 7E-5.4: whether it rolls to hit. */
export const rollsToHit = (t: Look, shot: Shot): boolean => !isTemplate(t, shot) && blastOf(t, shot) === 0;

/**
 * 7E-5.18, 7E-5.19, ZG-2.18: whether a model fires as if it moved. A Drift counts as standing still (ZG-2.22) unless it
 * had a 1 or 6 (ZG-2.12).
 */
export function hasMoved(t: Look, model: ModelId): boolean {
  const { manoeuvre, snap } = modelOf(t, model);
  if (t.query('relentless', isVehicle(t, model), { model })) return false;
  return hasDone(t, model, 'arrived') || (manoeuvre !== null && (snap || !['stay', 'drift'].includes(manoeuvre)));
}

/** ZG-3.7: whether a target is beyond a weapon's range. */
export const isBeyond = (t: Look, shot: Shot): boolean =>
  shot.target !== null && !isTemplate(t, shot) && !areWithin(t, shot.attacker, shot.target, rangeOf(t, shot));

/** 7E-5.21: a Salvo weapon reaches half as far after a move. */
export function rangeOf(t: Look, { attacker, profile }: Shot): Tenths {
  const { range, type } = profileOf(profile);
  return inches(type === 'salvo' && hasMoved(t, attacker) ? range / 2 : range);
}

/** The basic range of weapons: ZG-3.6 subtracts 1 Strength for every 12" beyond. */
const STEP = inches(12);

/** ZG-3.6: how much Strength a shot has lost when it reaches a base. */
export function lostOnTheWay(t: Look, shot: Shot, origin: Spot, to: Standing): number {
  const from = standingAt(modelOf(t, shot.attacker), origin);
  const range = rangeOf(t, shot);
  let lost = 0;
  // Exactly 12" counts: the comparison is "not nearer than".
  while (!isWithin(from, to, range + STEP * (lost + 1) - 1e-9)) lost++;
  return lost;
}

/** 7E-10.1, 7E-10.2: how many weapons a vehicle fires at full BS. */
function fullWeapons(t: Look, model: ModelId): number {
  const { manoeuvre } = modelOf(t, model);
  const fast = kit(t, model).vehicle?.fast ?? false;
  if (manoeuvre === 'combat-speed') return fast ? Number.POSITIVE_INFINITY : 1;
  if (manoeuvre === 'cruise') return fast ? 2 : 0;
  return manoeuvre === 'flat-out' ? 0 : Number.POSITIVE_INFINITY;
}

/** Conditions that allow only Snap Shots. */
const SNAPPING = ['grounded', 'jinking', 'shaken', 'stunned'] as const;

/** 7E-9.7, 7E-6.26: only Skyfire hits Swooping models at full BS, and Skyfire at others is Snap Shots. */
function isHardToReach(t: Look, shot: Shot): boolean {
  const { target } = shot;
  if (target === null) return false;
  const isHigh = isFlier(t, target) || isSkimmer(t, target);
  return t.query('skyfire', false, shot) ? !isHigh : isUnder(t, target, 'swooping');
}

/** 7E-9.7: automatic hits pass below Swooping models, unless they have Skyfire. */
export const isOutOfReach = (t: Look, shot: Shot & { readonly target: ModelId }): boolean =>
  isUnder(t, shot.target, 'swooping') && !t.query('skyfire', false, shot);

/** 7E-5.4, ZG-2.12, ZG-2.23, ZG-3.22: whether a weapon fires Snap Shots. */
export function isSnap(t: Look, shot: Shot): boolean {
  const { attacker: model, profile, manner } = shot;
  const fired = modelOf(t, model).did.filter(deed => deed === 'shot').length;
  const isForced =
    manner === 'overwatch' ||
    modelOf(t, model).snap ||
    SNAPPING.some(condition => isUnder(t, model, condition)) ||
    (profileOf(profile).type === 'heavy' && hasMoved(t, model)) ||
    (isVehicle(t, model) && fired >= fullWeapons(t, model)) ||
    isBeyond(t, shot) ||
    isHardToReach(t, shot);
  return t.query('snap-shots', isForced, shot);
}

/** 7E-5.17-21: the number of shots. */
export function shotsOf(t: Look, shot: Shot): number {
  const { attacker, target, profile } = shot;
  const { type, shots } = profileOf(profile);
  return t.query('shots', count(), shot);

  function count(): number {
    if (typeof shots === 'object') return hasMoved(t, attacker) ? shots.moved : shots.still;
    const printed = shots === 'attacks' ? attacksOf(t, attacker) : shots;
    const isNear = type === 'rapid-fire' && target !== null && isAtHalfRange(t, attacker, target, profile);
    return isNear ? 2 * printed : printed;
  }
}

export const isAtHalfRange = (t: Look, attacker: ModelId, target: ModelId, profile: string): boolean =>
  areWithin(t, attacker, target, inches(profileOf(profile).range) / 2);

/** 7E-7.2: types that forbid a charge afterwards. */
const NO_CHARGE: readonly WeaponProfile['type'][] = ['heavy', 'rapid-fire', 'salvo', 'ordnance'];

export const forbidsCharge = (t: Look, model: ModelId, profile: string): boolean =>
  NO_CHARGE.includes(profileOf(profile).type) && !t.query('relentless', isVehicle(t, model), { model });

/** Marks a combi-weapon whose other part has been fired. */
export const combiUsed = (weapon: string): string => `combi:${weapon}`;

/** The profiles that a model can fire: not destroyed, not used up. */
export function armsOf(t: Look, model: ModelId): readonly Armed[] {
  const { used, wrecked } = modelOf(t, model);
  return kit(t, model).weapons.flatMap(({ id, profiles, combi }, weapon) =>
    wrecked.includes(weapon)
      ? []
      : profiles.flatMap(({ id: profile, type }, i) => {
          const isSpent =
            (combi && i > 0 && used.includes(combiUsed(id))) || (has(profile, 'one-use') && used.includes(profile));
          return type === 'melee' || isSpent ? [] : [{ weapon, profile }];
        }),
  );
}

/** Whether a target is visible, where the weapon requires it. */
export const isSeen = (t: Look, shot: Shot): boolean =>
  shot.target === null || !t.query('needs-sight', true, shot) || canSee(t as never, shot.attacker, shot.target);
