// Which enemy to shoot at, and whether recoil is worth it
import { eachAtPosition } from '@little-wars/engine';
import { type Direction, flat, headingOf, inches, type Spot, toInches } from '@little-wars/engine/geometry';
import { reachOfBase } from '@little-wars/skirmish';
import { straightOn } from '../core/02-moving/travel.ts';
import { recoilOf, recoils } from '../core/03-shooting/recoil.ts';
import { againstTarget, mayFireAtNothing } from '../core/03-shooting/targets.ts';
import { armsOf, forbidsCharge, hasMoved } from '../core/03-shooting/weapons.ts';
import { apart, enemiesOf, kit, modelOf } from '../lookups.ts';
import type { Look, ModelId, Shot } from '../types.ts';
import { dangerAt, isInView, lifeOf, worthAlive } from './danger.ts';
import { duelOf, FARTHEST, type Manner } from './duel.ts';
import { chargePromise } from './fights.ts';
import { detours, goalsOf, placeWorth } from './goals.ts';
import { strayWorth } from './strays.ts';
import { heat, shotWorth } from './worth.ts';

/** A shot, and what it is worth; without a target it is fired at nothing. */
export interface Fire {
  readonly profile: string;
  readonly target: ModelId | null;
  readonly towards: Direction;
  readonly worth: number;
  /** The chance that it kills its firer. */
  readonly burns: number;
}

/** By this factor at most, a shot is worth more than it would be in the open. */
const SURPRISE = 1.15;

/** Enemies with the value of a shot at them in the open, best first. */
function likelyTargets(t: Look, model: ModelId): readonly (readonly [enemy: ModelId, likely: number])[] {
  const own = modelOf(t, model);
  const manner = own.snap ? 'snap' : hasMoved(t, model) ? 'moved' : 'still';
  return enemiesOf(t, model)
    .map(enemy => {
      const gap = Math.min(FARTHEST, Math.floor(apart(t, model, enemy)));
      return [enemy, duelOf(own, modelOf(t, enemy)).shots[manner][gap]!] as const;
    })
    .filter(([, likely]) => likely > 0)
    .sort((a, b) => b[1] - a[1]);
}

/** What the best shot of a model would be worth in the open. */
export function likelyShot(t: Look, model: ModelId, at: Spot, manner: Manner): number {
  const own = modelOf(t, model);
  const reach = reachOfBase(kit(t, model).kind.base);
  let best = 0;
  for (const enemy of enemiesOf(t, model)) {
    const other = modelOf(t, enemy);
    const gap = toInches(flat(at, other.at!) - reach - reachOfBase(kit(t, enemy).kind.base));
    const worth = duelOf(own, other).shots[manner][Math.min(FARTHEST, Math.max(0, Math.floor(gap)))]!;
    if (worth > best && isInView(t, other, at)) best = worth;
  }
  return best;
}

const lineOf = (from: Spot, to: Spot): Direction =>
  headingOf({ dx: to.x - from.x, dy: to.y - from.y }) ?? { dx: 10000, dy: 0 };

/** The chance that a weapon kills its firer. */
const burning = (t: Look, shot: Shot): number => heat(t, shot) / lifeOf(t, shot.attacker);

/** The best shot of a model where it stands, ignoring recoil; null if none is worth making. */
export function shotFrom(t: Look, model: ModelId): Fire | null {
  const from = modelOf(t, model).at!;
  let best: Fire | null = null;
  for (const [target, likely] of likelyTargets(t, model)) {
    if (best !== null && best.worth >= likely * SURPRISE) break;
    for (const { profile } of armsOf(t, model)) {
      const shot = { attacker: model, target, profile, manner: 'shooting' as const };
      if (againstTarget(t, shot).length > 0) continue;
      const worth = shotWorth(t, shot);
      const towards = lineOf(from, modelOf(t, target).at!);
      if (worth > (best?.worth ?? 0)) best = { profile, target, towards, worth, burns: burning(t, shot) };
    }
  }
  return best;
}

/** The gain in value from the place where a shot pushes its firer. */
function pushWorth(t: Look, model: ModelId, profile: string, towards: Direction): number {
  const shot = { attacker: model, target: null, profile, manner: 'shooting' as const };
  const { at, arrows, course } = modelOf(t, model);
  const far = recoils(t, shot) ? recoilOf(t, model, profile) : 0;
  if (far === 0) return 0;
  const goals = goalsOf(t, model);
  const { spot } = straightOn(t, model, { dx: -towards.dx, dy: -towards.dy }, inches(far));
  const longer = detours(t, model, at!, goals);
  const worthAt = (there: Spot): number =>
    worthAlive(t, model, placeWorth(t, model, goals, { at: there, arrows, course }, longer), dangerAt(t, model, there));
  return worthAt(spot) - worthAt(at!);
}

/** How many times the value of its place a dead firer loses: models with such weapons are often the best of a team. */
const BURNT = 3;
/** A shot that gains less is not worth the risk. */
const LEAST = 0.05;

/** ZG-3.3: shots at nothing, whose recoil pushes a model towards its goals. */
function pushes(t: Look, model: ModelId, ahead: number): readonly Fire[] {
  const from = modelOf(t, model).at!;
  return armsOf(t, model).flatMap(({ profile }) => {
    const shot = { attacker: model, target: null, profile, manner: 'shooting' as const };
    if (!mayFireAtNothing(t, shot)) return [];
    return goalsOf(t, model).map(goal => {
      const to = lineOf(from, { ...goal.at, z: 0 });
      const towards = { dx: -to.dx, dy: -to.dy };
      const burns = burning(t, shot);
      const risk = burns * (lifeOf(t, model) + BURNT * ahead) - strayWorth(t, shot, towards);
      return { profile, target: null, towards, burns, worth: pushWorth(t, model, profile, towards) - risk };
    });
  });
}

/** How many targets are evaluated with exact odds. */
const CLOSEST = 9;

/** What a shot costs in charges: a model that shoots at one enemy may not charge another (7E-7.3). */
function chargeCost(t: Look, model: ModelId): (profile: string, target: ModelId) => number {
  const best = chargePromise(t, model, null);
  return (profile, target) =>
    best <= 0 ? 0 : best - (forbidsCharge(t, model, profile) ? 0 : chargePromise(t, model, target));
}

/** The best thing for a model to do in the Shooting phase; null if nothing is worth it. */
export const bestFire = eachAtPosition((t: Look, model: ModelId): Fire | null => {
  const { at, arrows, course } = modelOf(t, model);
  const ahead = Math.max(0, placeWorth(t, model, goalsOf(t, model), { at: at!, arrows, course }));
  const costOf = chargeCost(t, model);
  const shots = likelyTargets(t, model)
    .slice(0, CLOSEST)
    .flatMap(([target]) =>
      armsOf(t, model).flatMap(({ profile }): readonly Fire[] => {
        const shot = { attacker: model, target, profile, manner: 'shooting' as const };
        if (againstTarget(t, shot).length > 0) return [];
        const towards = lineOf(at!, modelOf(t, target).at!);
        const burns = burning(t, shot);
        const gain = shotWorth(t, shot) + pushWorth(t, model, profile, towards);
        return [{ profile, target, towards, burns, worth: gain - costOf(profile, target) - BURNT * burns * ahead }];
      }),
    );
  let best: Fire | null = null;
  for (const fire of [...shots, ...pushes(t, model, ahead)])
    if (fire.worth > LEAST && fire.worth > (best?.worth ?? 0)) best = fire;
  return best;
});
