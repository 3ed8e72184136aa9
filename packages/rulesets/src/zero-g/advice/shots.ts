// Whom to shoot at, and whether recoil is worth it
import { eachAtPosition } from '@little-wars/engine';
import { type Direction, flat, headingOf, inches, type Spot, toInches } from '@little-wars/engine/geometry';
import { reachOfBase } from '@little-wars/skirmish';
import { straightOn } from '../core/02-moving/travel.ts';
import { recoilOf, recoils } from '../core/03-shooting/recoil.ts';
import { onLine } from '../core/03-shooting/strays.ts';
import { againstTarget, mayFireAtNothing } from '../core/03-shooting/targets.ts';
import { armsOf, hasMoved } from '../core/03-shooting/weapons.ts';
import { apart, enemiesOf, kit, modelOf, ownerOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { duelOf, FARTHEST, type Manner } from './duel.ts';
import { detours, goalsOf, placeWorth } from './goals.ts';
import { heat, shotWorth } from './worth.ts';

/** A shot, and what it is worth; without a target it is fired at nothing. */
export interface Fire {
  readonly profile: string;
  readonly target: ModelId | null;
  readonly towards: Direction;
  readonly worth: number;
}

/** How much better than in the open a shot may be. */
const SURPRISE = 1.15;

/** Enemies, and what a shot at them would be worth in the open, best first. */
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
  return Math.max(
    0,
    ...enemiesOf(t, model).map(enemy => {
      const other = modelOf(t, enemy);
      const gap = toInches(flat(at, other.at!) - reach - reachOfBase(kit(t, enemy).kind.base));
      return duelOf(own, other).shots[manner][Math.min(FARTHEST, Math.max(0, Math.floor(gap)))]!;
    }),
  );
}

const lineOf = (from: Spot, to: Spot): Direction =>
  headingOf({ dx: to.x - from.x, dy: to.y - from.y }) ?? { dx: 10000, dy: 0 };

/** The best shot of a model where it stands, wherever it pushes it; null if there is none worth making. */
export function shotFrom(t: Look, model: ModelId): Fire | null {
  const from = modelOf(t, model).at!;
  let best: Fire | null = null;
  for (const [target, likely] of likelyTargets(t, model)) {
    if (best !== null && best.worth >= likely * SURPRISE) break;
    for (const { profile } of armsOf(t, model)) {
      const shot = { attacker: model, target, profile, manner: 'shooting' as const };
      if (againstTarget(t, shot).length > 0) continue;
      const worth = shotWorth(t, shot);
      if (worth > (best?.worth ?? 0)) best = { profile, target, towards: lineOf(from, modelOf(t, target).at!), worth };
    }
  }
  return best;
}

/** What the place is worth where a shot pushes its firer, compared with where it stands. */
function pushWorth(t: Look, model: ModelId, profile: string, towards: Direction): number {
  const shot = { attacker: model, target: null, profile, manner: 'shooting' as const };
  const { at, arrows, course } = modelOf(t, model);
  const far = recoils(t, shot) ? recoilOf(t, model, profile) : 0;
  if (far === 0) return 0;
  const goals = goalsOf(t, model);
  const { spot } = straightOn(t, model, { dx: -towards.dx, dy: -towards.dy }, inches(far));
  const longer = detours(t, model, at!, goals);
  return (
    placeWorth(t, model, goals, { at: spot, arrows, course }, longer) -
    placeWorth(t, model, goals, { at: at!, arrows, course }, longer)
  );
}

/** A shot that gains less is not worth its strays. */
const LEAST = 0.05;
/** What a friend in the line of fire counts for. */
const STRAY = 0.05;

/** ZG-3.3: fired at nothing, a weapon pushes a model to where it wants to be. */
function pushes(t: Look, model: ModelId): readonly Fire[] {
  const from = modelOf(t, model).at!;
  const seat = ownerOf(t, model);
  return armsOf(t, model).flatMap(({ profile }) => {
    const shot = { attacker: model, target: null, profile, manner: 'shooting' as const };
    if (!mayFireAtNothing(t, shot)) return [];
    return goalsOf(t, model).map(goal => {
      const to = lineOf(from, { ...goal.at, z: 0 });
      const towards = { dx: -to.dx, dy: -to.dy };
      const line = onLine(t, { model, profile, origin: from, towards, target: null, targetAt: null });
      const friends = line.filter(id => !id.startsWith('body-') && ownerOf(t, Number(id)) === seat);
      const risk = friends.reduce((sum, id) => sum + STRAY * kit(t, Number(id)).points, heat(t, shot));
      return { profile, target: null, towards, worth: pushWorth(t, model, profile, towards) - risk };
    });
  });
}

/** Targets looked at more closely. */
const CLOSEST = 6;

/** What a model had best do in the Shooting phase; null if nothing. */
export const bestFire = eachAtPosition((t: Look, model: ModelId): Fire | null => {
  const from = modelOf(t, model).at!;
  const likely = likelyTargets(t, model);
  const shots = likely.slice(0, CLOSEST).flatMap(([target]) =>
    armsOf(t, model).flatMap(({ profile }): readonly Fire[] => {
      const shot = { attacker: model, target, profile, manner: 'shooting' as const };
      if (againstTarget(t, shot).length > 0) return [];
      const towards = lineOf(from, modelOf(t, target).at!);
      return [{ profile, target, towards, worth: shotWorth(t, shot) + pushWorth(t, model, profile, towards) }];
    }),
  );
  let best: Fire | null = null;
  for (const fire of [...shots, ...pushes(t, model)])
    if (fire.worth > LEAST && fire.worth > (best?.worth ?? 0)) best = fire;
  return best;
});
