// ZG-4.21, 7E-4.2-5  The chances of charges, powers and attempts to deny, with the best use of re-rolls
import { offersAt, type Sight, supposing } from '@little-wars/engine';
import type { ReRoll, Roll } from '../../w40k/types.ts';
import { bridges, chargeDice, contactSpot } from '../core/04-assault/charging.ts';
import { DENIES, MANIFESTS } from '../core/08-psychic/psychic.ts';
import { drifts, modelOf, ownerOf, powerOf } from '../lookups.ts';
import type { Look, ModelId, ZeroG } from '../types.ts';
import { type Chances, power as several } from './chances.ts';
import { FACES } from './hits.ts';

const reRollOf = (t: Look, roll: Pick<Roll, 'what' | 'seat' | 'model' | 'needs'>): ReRoll =>
  t.query('re-rolls', 'none', { roll: { faces: [], again: [], modifier: 0, ...roll }, attack: null });

const tail = (chances: Chances, least: number): number =>
  chances.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);

/** How many dice a re-roll may take, of these in rising order. */
function countsOf(which: ReRoll, faces: readonly number[]): readonly number[] {
  const all = faces.length;
  const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);
  switch (which) {
    case 'none':
      return [0];
    case 'one':
      return [0, 1];
    case 'all':
      return [0, all];
    case 'one-or-all':
      return [0, 1, all];
    case 'ones':
      return upTo(faces.filter(face => face === 1).length);
    default:
      return upTo(all);
  }
}

/** Every fall of some dice in rising order, with its chance. */
function fallsOf(dice: number): readonly (readonly [faces: readonly number[], chance: number])[] {
  const all: (readonly [readonly number[], number])[] = [];
  const go = (faces: readonly number[], chance: number): void => {
    if (faces.length === dice) {
      all.push([faces, chance]);
      return;
    }
    // In as many orders as there are places for one more die among its equals.
    for (let face = faces.at(-1) ?? 1; face <= 6; face++) {
      const equal = faces.filter(each => each === face).length + 1;
      go([...faces, face], (chance * (faces.length + 1)) / equal / 6);
    }
  };
  go([], 1);
  return all;
}

/** ZG-4.21: the lowest sum of the dice that bridges the gap; null if none does. */
function chargeNeeds(t: Look, model: ModelId, target: ModelId): number | null {
  if (contactSpot(t, model, target) === null) return null;
  const dice = chargeDice(t, model);
  for (let sum = dice; sum <= 6 * dice; sum++) if (bridges(t, model, target, sum)) return sum;
  return null;
}

/** The chance of a charge: of dice to re-roll the lowest are best, and 1s must be among them where a 1 fails. */
export function chargeChance(t: Look, model: ModelId, target: ModelId): number {
  const dice = chargeDice(t, model);
  const needs = chargeNeeds(t, model, target);
  if (needs === null) return 0;
  const isBad = (face: number): boolean => face === 1 && drifts(t, model);
  const die = [0, ...FACES.map(face => (isBad(face) ? 0 : 1 / 6))];
  const sums = Array.from({ length: dice + 1 }, (_, count) => several(die, count));
  const which = reRollOf(t, { what: 'charge', seat: ownerOf(t, model), model, needs: null });
  return fallsOf(dice).reduce((sum, [faces, chance]) => {
    const best = countsOf(which, faces).map(count => {
      const kept = faces.slice(count);
      return kept.some(isBad) ? 0 : tail(sums[count]!, needs - kept.reduce((total, face) => total + face, 0));
    });
    return sum + chance * Math.max(...best);
  }, 0);
}

/** A roll to manifest: its points and 6s, with the chance of both. */
interface Manifested {
  readonly points: number;
  readonly sixes: number;
  readonly chance: number;
}

/** 7E-4.2: failures are re-rolled only if the power fails otherwise, as more 6s may bring Perils. */
function manifestedWith(dice: number, charge: number, which: ReRoll): readonly Manifested[] {
  const pointsOf = (faces: readonly number[]): number => faces.filter(face => face >= MANIFESTS).length;
  const sixesOf = (faces: readonly number[]): number => faces.filter(face => face === 6).length;
  return fallsOf(dice).flatMap(([faces, chance]) => {
    const [points, sixes] = [pointsOf(faces), sixesOf(faces)];
    if (which !== 'failed' || points >= charge) return [{ points, sixes, chance }];
    return fallsOf(dice - points).map(([again, share]) => ({
      points: points + pointsOf(again),
      sixes: sixes + sixesOf(again),
      chance: chance * share,
    }));
  });
}

/** A power that may be denied. */
export interface Denied {
  readonly caster: ModelId;
  readonly target: ModelId | null;
}

/** 7E-4.5: the chance to deny so many points with so many dice. */
export function denyChance(t: Look, { caster, target }: Denied, dice: number, points: number): number {
  const needs = t.query('deny-needs', DENIES, { target });
  const seat = 1 - ownerOf(t, caster);
  const one = (7 - needs) / 6;
  const which = reRollOf(t, { what: 'deny', seat, model: null, needs });
  const success = which === 'failed' ? one + (1 - one) * one : one;
  return dice === 0 ? 0 : tail(several([1 - success, success], dice), points);
}

/** 7E-4.3: the chance that Perils slay a model after an attempt with so many dice, if it shuns them where it can. */
function slainByPerils(t: Look, model: ModelId, dice: number): number {
  if (modelOf(t, model).wounds > 1) return 0;
  const seat = ownerOf(t, model);
  const spent = supposing(t, { warp: t.position.warp.map((left, i) => (i === seat ? left - dice : left)) });
  const about = { model, from: null, mortal: false, perils: true, points: 1 };
  if (offersAt(spent as unknown as Sight<ZeroG>, 'losing-wounds', about, seat).length > 0) return 0;
  const painless = t.query('feel-no-pain', [], { model, instant: false });
  return painless.length === 0 ? 1 : (Math.min(...painless) - 1) / 6;
}

export interface PowerOdds {
  readonly manifest: number;
  readonly perils: number;
  /** By all dice of the other side. */
  readonly denied: number;
}

export function powerOdds(t: Look, model: ModelId, power: string, dice: number, target: ModelId | null): PowerOdds {
  const { warpCharge } = powerOf(power);
  const seat = ownerOf(t, model);
  const which = reRollOf(t, { what: 'psychic', seat, model, needs: MANIFESTS });
  const dies = slainByPerils(t, model, dice);
  const against = t.position.warp[1 - seat]!;
  const odds = { manifest: 0, perils: 0, denied: 0 };
  for (const { points, sixes, chance } of manifestedWith(dice, warpCharge, which)) {
    const isPerilous = sixes >= 2;
    if (isPerilous) odds.perils += chance;
    if (points < warpCharge) continue;
    odds.manifest += chance;
    if (against < points) continue;
    const lives = isPerilous ? 1 - dies : 1;
    odds.denied += chance * lives * denyChance(t, { caster: model, target }, against, points);
  }
  return odds;
}
