// What shots, fights and places are worth, in points
import { inches } from '@little-wars/engine/geometry';
import { onLine } from '../core/03-shooting/strays.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { armsOf, shotsOf } from '../core/03-shooting/weapons.ts';
import { meleeOf } from '../core/04-assault/fighting.ts';
import { apart, isVehicle, kit, modelOf, onTable, ownerOf, profileOf } from '../lookups.ts';
import { oddsOfBlows, oddsOfShot } from '../odds/index.ts';
import type { Look, ModelId, Shot } from '../types.ts';

/** What a kill counts for, in the points of who is slain: half for its wounds as well. */
export const WHOLE = 1.5;

/** What it is worth to hurt a model so: its points for a kill, and a share of them for wounds. */
export function harmWorth(
  t: Look,
  target: ModelId,
  { mean, kill }: { readonly mean: number; readonly kill: number },
): number {
  const { points } = kit(t, target);
  return points * (kill + (0.5 * mean) / Math.max(1, modelOf(t, target).wounds));
}

/** What a shot is worth, friends on its line counted. */
export function shotWorth(t: Look, shot: Shot & { readonly target: ModelId }): number {
  const worth = harmWorth(t, shot.target, oddsOfShot(t, shot));
  return worth - friendsAtRisk(t, shot) - heat(t, shot);
}

/** 7E-6.11: what a weapon that gets hot may cost its firer. */
export function heat(t: Look, shot: Shot): number {
  if (!t.query('gets-hot', false, shot)) return 0;
  const { points, profile, invulnerable } = kit(t, shot.attacker);
  const save = Math.min(profile?.save ?? 7, invulnerable ?? 7);
  const wound = (shotsOf(t, shot) / 6) * Math.min(1, (save - 1) / 6);
  return (WHOLE * points * wound) / Math.max(1, modelOf(t, shot.attacker).wounds);
}

/** 7E-3.3: what a test for dangerous terrain costs: a wound on a 1, which armour may save. */
export function testCost(t: Look, model: ModelId): number {
  const { points, profile, invulnerable } = kit(t, model);
  const save = Math.min(7, profile?.save ?? 7, invulnerable ?? 7);
  return (WHOLE * points * (save - 1)) / 36 / Math.max(1, modelOf(t, model).wounds);
}

/** Strays rarely hit: a little of the points of the first friend behind the target. */
function friendsAtRisk(t: Look, { attacker, target, profile }: Shot & { readonly target: ModelId }): number {
  const [origin, targetAt] = [modelOf(t, attacker).at!, modelOf(t, target).at!];
  const towards = { dx: targetAt.x - origin.x, dy: targetAt.y - origin.y };
  if (towards.dx === 0 && towards.dy === 0) return 0;
  const line = onLine(t, { model: attacker, profile, origin, towards, target, targetAt });
  const first = line.find(id => !id.startsWith('body-') && ownerOf(t, Number(id)) === ownerOf(t, attacker));
  return first === undefined ? 0 : 0.04 * kit(t, Number(first)).points;
}

/** The best weapon of a model against another where they stand, and what it is worth; null if it has none. */
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

/** What a round of blows is worth. */
export function blowsWorth(t: Look, model: ModelId, target: ModelId): number {
  if (isVehicle(t, model)) return 0;
  return Math.max(
    0,
    ...meleeOf(t, model, [target]).map(profile => harmWorth(t, target, oddsOfBlows(t, model, target, profile))),
  );
}

/** How far a model shoots well: half the range of what shoots twice as often there. */
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

/** How far friends may be from an enemy to come to blows with it as well. */
const CHARGE = 10;
/** No more than so many strike at one enemy. */
const CROWD = 3;

const fightersOf = (t: Look, model: ModelId): readonly ModelId[] =>
  onTable(t.position, ownerOf(t, model)).filter(friend => friend === model || isFighter(t, friend));

/** What a charge is worth: blows made less blows taken, which are shared among those who charge together. */
const chargeWith = (t: Look, model: ModelId, target: ModelId, friends: number): number =>
  blowsWorth(t, model, target) - (0.8 * blowsWorth(t, target, model)) / Math.max(1, Math.min(CROWD, friends));

export function chargeWorth(t: Look, model: ModelId, target: ModelId): number {
  const near = fightersOf(t, model).filter(friend => friend === model || apart(t, friend, target) <= CHARGE);
  return chargeWith(t, model, target, near.length);
}

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
