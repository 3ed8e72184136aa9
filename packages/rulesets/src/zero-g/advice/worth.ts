// The value of shots and fights, in points
import { inches } from '@little-wars/engine/geometry';
import type { Kit } from '../content/types.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { armsOf, shotsOf } from '../core/03-shooting/weapons.ts';
import { meleeOf } from '../core/04-assault/fighting.ts';
import { apart, isVehicle, kit, modelOf, profileOf } from '../lookups.ts';
import { oddsOfBlows, oddsOfShot } from '../odds/index.ts';
import type { Look, ModelId, Shot } from '../types.ts';
import { harmWorth, WHOLE } from './harm.ts';
import { stakeOf } from './stakes.ts';
import { strayWorth } from './strays.ts';

export { harmWorth, WHOLE } from './harm.ts';

/** The value of a shot, with its strays and the risk to its firer. */
export function shotWorth(t: Look, shot: Shot & { readonly target: ModelId }): number {
  const worth = harmWorth(t, shot.target, oddsOfShot(t, shot));
  return worth + strayWorth(t, shot) - heat(t, shot);
}

/** 7E-6.11: the expected loss of a firer whose weapon gets hot. */
export function heat(t: Look, shot: Shot): number {
  if (!t.query('gets-hot', false, shot)) return 0;
  const { points, profile, invulnerable } = kit(t, shot.attacker);
  const save = Math.min(profile?.save ?? 7, invulnerable ?? 7);
  const wound = (shotsOf(t, shot) / 6) * Math.min(1, (save - 1) / 6);
  return (stakeOf(t, shot.attacker) * WHOLE * points * wound) / Math.max(1, modelOf(t, shot.attacker).wounds);
}

/** 7E-3.3: the expected loss from a test for dangerous terrain with these wounds left: one on a 1, which armour may save. */
export function testCost({ points, profile, invulnerable }: Kit, wounds: number): number {
  const save = Math.min(7, profile?.save ?? 7, invulnerable ?? 7);
  return (WHOLE * points * (save - 1)) / 36 / Math.max(1, wounds);
}

/** The best weapon of a model against another from where they stand, and its value; null if none may be fired. */
export function bestShot(
  t: Look,
  attacker: ModelId,
  target: ModelId,
): { readonly profile: string; readonly worth: number } | null {
  let best: { readonly profile: string; readonly worth: number } | null = null;
  for (const { profile } of armsOf(t, attacker)) {
    const shot = { attacker, target, profile, manner: 'shooting' as const };
    if (againstTarget(t, shot).length > 0) continue;
    const worth = shotWorth(t, shot);
    if (best === null || worth > best.worth) best = { profile, worth };
  }
  return best;
}

/** The value of a round of close combat. */
export function blowsWorth(t: Look, model: ModelId, target: ModelId): number {
  if (isVehicle(t, model)) return 0;
  return Math.max(
    0,
    ...meleeOf(t, model, [target]).map(profile => harmWorth(t, target, oddsOfBlows(t, model, target, profile))),
  );
}

/** The range at which a model shoots well: for rapid fire weapons half their range, where they shoot twice. */
export function goodRange(t: Look, model: ModelId): number {
  const ranges = armsOf(t, model).map(({ profile }) => {
    const { range, type } = profileOf(profile);
    return type === 'rapid-fire' ? Math.max(12, range / 2) : range;
  });
  return Math.max(0, ...ranges);
}

/** Whether a model would rather fight than shoot. */
export const isFighter = (t: Look, model: ModelId): boolean => {
  const { profile } = kit(t, model);
  return profile !== null && goodRange(t, model) <= 12 && profile.attacks + profile.weaponSkill >= 5;
};

export const nearestOf = (t: Look, model: ModelId, others: readonly ModelId[]): ModelId | null => {
  let best: ModelId | null = null;
  for (const other of others) if (best === null || apart(t, model, other) < apart(t, model, best)) best = other;
  return best;
};

export const ONE = inches(1);

/** The best of some options by a score. */
export function bestOf<X>(options: readonly X[], score: (option: X) => number): X | undefined {
  let best: X | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    if (value > most) [best, most] = [option, value];
  }
  return best;
}
