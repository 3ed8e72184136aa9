// The value of harm to a model
import { perObject } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { Kit, WeaponProfile } from '../content/types.ts';
import type { MeleeTargets } from '../fight/attacks.ts';
import { enemiesOf, isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { AttackOdds, Shot } from '../odds/attack-odds.ts';
import type { Weapons } from '../shooting/weapons.ts';
import type { Shots } from '../show/forecasts.ts';
import type { Aim, Look, Model, ModelId } from '../types.ts';

export interface WorthParts {
  readonly lookups: Lookups;
  readonly melee: MeleeTargets;
  readonly weapons: Weapons;
  volleyOf(t: Look, shots: Shots): AttackOdds;
  /** How much more than its points a model counts. */
  weightOf(t: Look, model: ModelId): number;
  /** A table without terrain, with only these models. */
  bareTable(models: readonly Model[]): Look;
}

/** The value of a shot up to a distance, base to base, by a model that stood still and by one that moved. */
export interface Ranged {
  readonly within: Tenths;
  readonly still: number;
  readonly moved: number;
}

export interface Worth {
  /** The value of removing a model, in points. */
  priceOf(t: Look, model: ModelId): number;
  /** The value of an attack. */
  harmOf(t: Look, shot: Shot): number;
  /** The value of weapons fired together, with every copy of each. */
  fireOf(t: Look, at: Omit<Aim, 'profile'>, profiles: readonly string[]): number;
  /** The best shot of a model at another, regardless of position: 0 if it has no gun. */
  shotAt(t: Look, attacker: ModelId, target: ModelId): number;
  /** The best shots by distance, the nearest first: near enough for its special effects, and just within range. */
  shotsAt(t: Look, attacker: ModelId, target: ModelId): readonly Ranged[];
  /** The value of its blows against another in a fight. */
  blowsAt(t: Look, attacker: ModelId, target: ModelId): number;
}

/** The distance between two models in an estimate. */
const APART = inches(14);

/** A fresh model by its card. */
const fresh = ({ sheet, kind, name, choices }: Model, seat: number, wounds: number, away = APART): Model => ({
  sheet,
  kind,
  name,
  choices,
  seat,
  wounds,
  selection: 0,
  at: { x: APART + away * seat, y: APART, z: 0 },
  along: { dx: 1, dy: 0 },
  removed: false,
  reserve: false,
  did: [],
  used: [],
});

export function worthOf({ lookups, melee, weapons, volleyOf, weightOf, bareTable }: WorthParts): Worth {
  const priceOf = (t: Look, model: ModelId): number => lookups.kit(t, model).points * weightOf(t, model);
  /** The share of its target's value that an attack takes: wounds count in full, because others finish what is hurt. */
  const shareOf = (t: Look, shots: Shots): number => volleyOf(t, shots).mean / modelOf(t, shots[0].target).wounds;

  /** Weapons with every copy of each. */
  const firedAt = (t: Look, at: Omit<Aim, 'profile'>, profiles: readonly string[]): Shots =>
    weapons.shotsOf(t, at.attacker, profiles).map(fired => ({ ...at, ...fired })) as readonly Shot[] as Shots;

  type Estimate = (t: Look, attacker: ModelId, target: ModelId) => number;
  /** Cached by the kits of both and the target's remaining wounds: on an empty table nothing else counts. */
  const estimate = (manner: 'shooting' | 'fighting', profilesOf: (t: Look) => readonly WeaponProfile[]): Estimate => {
    const byKits = perObject((_attacker: Kit) => perObject((_target: Kit) => new Map<number, number>()));
    const estimated = (attacker: Model, target: Model): number => {
      const t = bareTable([fresh(attacker, 0, lookups.fullWounds(attacker)), fresh(target, 1, target.wounds)]);
      const at = { attacker: 0, target: 1, manner };
      const volleys = profilesOf(t).map(
        ({ id: profile }): Shots => (manner === 'fighting' ? [{ ...at, profile }] : firedAt(t, at, [profile])),
      );
      return Math.max(0, ...volleys.map(shots => shareOf(t, shots)));
    };
    return (t, attacker, target) => {
      const byWounds = byKits(lookups.kit(t, attacker))(lookups.kit(t, target));
      const { wounds } = modelOf(t, target);
      const cached = byWounds.get(wounds);
      if (cached !== undefined) return cached;
      const share = estimated(modelOf(t, attacker), modelOf(t, target));
      byWounds.set(wounds, share);
      return share;
    };
  };
  const gunsOf = (t: Look, model: ModelId): readonly WeaponProfile[] =>
    lookups
      .weapons(t, model)
      .flatMap(({ profiles }) => profiles.filter(({ type }) => type !== 'melee' && type !== 'grenade'));

  const shots = estimate('shooting', t => gunsOf(t, 0));
  /** The shares of the target's value that shots take, by distance; cached like the others. */
  const byRange = (attacker: Model, target: Model, guns: readonly WeaponProfile[]): readonly Ranged[] => {
    const distances = [...new Set(guns.flatMap(({ range }) => [inches(range / 2), inches(range)]))];
    const shareAt = (within: Tenths, did: Model['did']): number => {
      // Base to base, the models are nearer than their centres: by an inch or more.
      const models = [
        { ...fresh(attacker, 0, lookups.fullWounds(attacker)), did },
        fresh(target, 1, target.wounds, within),
      ];
      const t = bareTable(models);
      const at = { attacker: 0, target: 1, manner: 'shooting' } as const;
      const shares = guns
        .filter(({ range }) => inches(range) >= within)
        .map(({ id }) => shareOf(t, firedAt(t, at, [id])));
      return Math.max(0, ...shares);
    };
    return distances
      .sort((a, b) => a - b)
      .map(within => ({ within, still: shareAt(within, []), moved: shareAt(within, ['moved']) }));
  };
  const ranged = perObject((_attacker: Kit) => perObject((_target: Kit) => new Map<number, readonly Ranged[]>()));
  const shotsAt = (t: Look, attacker: ModelId, target: ModelId): readonly Ranged[] => {
    const byWounds = ranged(lookups.kit(t, attacker))(lookups.kit(t, target));
    const { wounds } = modelOf(t, target);
    const shares = byWounds.get(wounds) ?? byRange(modelOf(t, attacker), modelOf(t, target), gunsOf(t, attacker));
    byWounds.set(wounds, shares);
    const price = priceOf(t, target);
    return shares.map(({ within, still, moved }) => ({ within, still: price * still, moved: price * moved }));
  };
  const blows = estimate('fighting', t => melee.profilesOf(t, 0));
  const by =
    (shares: Estimate) =>
    (t: Look, attacker: ModelId, target: ModelId): number =>
      priceOf(t, target) * shares(t, attacker, target);
  return {
    priceOf,
    harmOf: (t, shot) => priceOf(t, shot.target) * shareOf(t, [shot]),
    fireOf: (t, at, profiles) => priceOf(t, at.target) * shareOf(t, firedAt(t, at, profiles)),
    shotAt: by(shots),
    shotsAt,
    blowsAt: by(blows),
  };
}

/** The enemies that matter to a model. */
export const livingEnemies = (t: Look, model: ModelId): readonly ModelId[] =>
  enemiesOf(t, model).filter(enemy => isAlive(t, enemy));
