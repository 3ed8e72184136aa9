// What harm is worth, to whom it is done
import { perObject } from '@little-wars/engine';
import type { Targets } from '../attacks/targets.ts';
import type { MeleeTargets } from '../fight/attacks.ts';
import { enemiesOf, isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { AttackOdds } from '../odds/attack-odds.ts';
import type { Aim, Look, ModelId, Position } from '../types.ts';

/** What part of a model's worth its wounds have, beside its life. */
const WOUNDS = 0.35;

export interface WorthParts {
  readonly lookups: Lookups;
  readonly targets: Targets;
  readonly melee: MeleeTargets;
  oddsOf(t: Look, aim: Aim, attacks?: number): AttackOdds;
  /** How much more than its points a model counts. */
  weightOf(t: Look, model: ModelId): number;
}

export interface Worth {
  /** What it is worth to have a model out of the game, in points. */
  priceOf(t: Look, model: ModelId): number;
  /** What an attack is worth. */
  harmOf(t: Look, aim: Aim, attacks?: number): number;
  /** The best shot of a model at another, wherever they stand: 0 if it has no gun. */
  shotAt(t: Look, attacker: ModelId, target: ModelId): number;
  /** What it would do to another in a fight. */
  blowsAt(t: Look, attacker: ModelId, target: ModelId): number;
}

/** More than there are models. */
const MOST = 1024;

export function worthOf({ lookups, melee, oddsOf, weightOf }: WorthParts): Worth {
  const priceOf = (t: Look, model: ModelId): number => lookups.kit(t, model).points * weightOf(t, model);
  const harmOf = (t: Look, aim: Aim, attacks?: number): number => {
    const { kill, mean } = oddsOf(t, aim, attacks);
    const { wounds } = modelOf(t, aim.target);
    return priceOf(t, aim.target) * (kill + (WOUNDS * (mean - kill * wounds)) / wounds);
  };
  // Estimates hold as long as nobody moves or is hurt: they look at pairs, not at places.
  const shots = perObject((_models: Position['models']) => new Map<number, number>());
  const blows = perObject((_models: Position['models']) => new Map<number, number>());
  const cached = (cache: Map<number, number>, a: ModelId, b: ModelId, make: () => number): number => {
    const key = a * MOST + b;
    const before = cache.get(key);
    if (before !== undefined) return before;
    const value = make();
    cache.set(key, value);
    return value;
  };
  return {
    priceOf,
    harmOf,
    shotAt: (t, attacker, target) =>
      cached(shots(t.position.models), attacker, target, () => {
        const guns = lookups
          .weapons(t, attacker)
          .flatMap(({ profiles }) => profiles.filter(({ type }) => type !== 'melee' && type !== 'grenade'));
        return Math.max(
          0,
          ...guns.map(({ id: profile }) => harmOf(t, { attacker, target, profile, manner: 'shooting' })),
        );
      }),
    blowsAt: (t, attacker, target) =>
      cached(blows(t.position.models), attacker, target, () =>
        Math.max(
          0,
          ...melee
            .profilesOf(t, attacker)
            .map(({ id: profile }) => harmOf(t, { attacker, target, profile, manner: 'fighting' })),
        ),
      ),
  };
}

/** The enemies a model has to reckon with. */
export const livingEnemies = (t: Look, model: ModelId): readonly ModelId[] =>
  enemiesOf(t, model).filter(enemy => isAlive(t, enemy));
