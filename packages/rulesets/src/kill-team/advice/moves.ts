// Where to go: a handful of places within reach, and what it is worth to stand there.
import { type Leg, tableOf } from '@little-wars/engine';
import { inches, type Reach, type Spot } from '@little-wars/engine/geometry';
import type { Move } from '../core/03-move-reasons.ts';
import { isLegal } from '../core/03-move-reasons.ts';
import { allowanceOf, flies, type MoveAction } from '../core/03-moves.ts';
import { AROUND, flat, placeAt } from '../core/03-places.ts';
import { endsBy, reachOfMove, straightTo } from '../core/03-ways.ts';
import { objectivesOf } from '../core/06-objectives.ts';
import { lineOfSight } from '../core/07-line-of-sight.ts';
import { killTeam } from '../index.ts';
import { enemiesOf, operativeOf } from '../lookups.ts';
import type { Look, Operative, OperativeId, Position } from '../types.ts';
import { goalsOf, worthForGoals } from './goals.ts';
import { bestFightWith, bestOf, bestShotOf, type Fight } from './worth.ts';

/** The table if something about an operative were different. */
export const ifSo = (t: Look, id: OperativeId, change: Partial<Operative>): Look =>
  tableOf(killTeam, t.setup, {
    ...t.position,
    operatives: t.position.operatives.map((each, i) => (i === id ? { ...each, ...change } : each)),
  });

export interface Place {
  readonly legs: readonly Leg[];
  readonly to: Spot;
  /** To stand there: objectives, enemies near and enemies who see it. */
  readonly stand: number;
  /** The best shot from there. */
  readonly shot: number;
}

interface Known {
  /** All that the worth of places hangs on besides the operatives. */
  readonly of: readonly unknown[];
  readonly found: Map<string, unknown>;
}

const known = new WeakMap<Position['operatives'], Known>();

/** Asked again when the move itself is asked for: nobody has moved meanwhile. */
function kept<X>(t: Look, key: string, find: () => X): X {
  const { operatives, turningPoint, tokens, effects, barricades, openHatches } = t.position;
  const of = [t.setup, turningPoint, tokens, effects, barricades, openHatches];
  const before = known.get(operatives);
  const { found } = before?.of.every((each, i) => each === of[i]) ? before : { found: new Map<string, unknown>() };
  known.set(operatives, { of, found });
  if (!found.has(key)) found.set(key, find());
  return found.get(key) as X;
}

const moveOf = (t: Look, operative: OperativeId, action: MoveAction): Move => ({
  operative,
  action,
  allowance: allowanceOf(t, operative, action),
  dash: 0,
});

/** The worth of where an operative stands now. */
export const placeNow = (t: Look, operative: OperativeId): Place =>
  kept(t, `${operative}/stay/${performedBy(t)}`, () =>
    weighed(t, { operative, performed: performedBy(t) }, operativeOf(t, operative).at!, []),
  );

/** The places worth going to that were found, with a legal way to each. */
export const placesFor = (t: Look, operative: OperativeId, action: MoveAction): readonly Place[] =>
  kept(t, `${operative}/${action}/${performedBy(t, action)}`, () => {
    const move = moveOf(t, operative, action);
    const way = wayFinder(t, move);
    const performed = performedBy(t, action);
    return spotsFor(t, move).flatMap(to => {
      const legs = way(to);
      return legs === null ? [] : [weighed(t, { operative, performed }, to, legs)];
    });
  });

const MOST = 14;

/** Around objectives near enough and all around, the most promising ones. */
function spotsFor(t: Look, { operative, allowance }: Move): readonly Spot[] {
  const from = operativeOf(t, operative).at!;
  const goals = goalsOf(t, operative);
  const byGoals = objectivesOf(t)
    .filter(({ at }) => flat(from, at) <= allowance + inches(2))
    .flatMap(({ at }) => [at, ...AROUND.filter((_, i) => i % 4 === 0).map(unit => placeAt(at, unit, inches(1.5)))])
    .filter(at => flat(from, at) <= allowance - 2);
  const around = AROUND.flatMap((unit, i) => [
    placeAt(from, unit, allowance - 3),
    ...(i % 4 === 0 ? [placeAt(from, unit, Math.floor(allowance / 2))] : []),
  ]);
  const spots = [...byGoals, ...around].flatMap(at => (at.z === 0 ? [at] : [at, { ...at, z: 0 }]));
  return spots
    .map(to => ({ to, worth: worthForGoals(t, operative, to, goals) + worthOfNearness(t, operative, to) }))
    .sort((a, b) => b.worth - a.worth)
    .filter((_, i) => i < MOST || i % 4 === 0)
    .slice(0, MOST + 6)
    .map(({ to }) => to);
}

/** Straight if that will do, else around what is in the way. */
function wayFinder(t: Look, move: Move): (to: Spot) => readonly Leg[] | null {
  const from = operativeOf(t, move.operative).at!;
  const isFlier = flies(t, move.operative);
  let reached: Reach | null = null;
  return to => {
    const straight = straightTo(from, to);
    if ((isFlier || to.z === from.z) && isLegal(t, move, straight)) return straight;
    if (isFlier) return null;
    reached ??= reachOfMove(t, move);
    const legs = reached.pathTo(to, to.z)?.legs;
    return legs && legs.length > 0 && isLegal(t, move, legs) ? legs : null;
  };
}

function worthOfNearness(t: Look, operative: OperativeId, at: Spot): number {
  const nearest = Math.min(...enemiesOf(t, operative).map(id => flat(at, operativeOf(t, id).at!)));
  return Number.isFinite(nearest) ? 0.25 * (6 / (6 + nearest / inches(1))) : 0;
}

const EXPOSED = 0.03;

interface Mover {
  readonly operative: OperativeId;
  readonly performed: readonly string[];
}

/** What will have been performed once this has: the same before and after it is begun. */
const performedBy = (t: Look, ...actions: readonly string[]): readonly string[] => [
  ...new Set([...(t.position.activation?.performed ?? []), ...actions]),
];

/** The table once an operative stands somewhere, with one AP left. */
const onceThere = (t: Look, { operative, performed }: Mover, at: Spot): Look => {
  const activation = { operative, ap: 1, performed, weapons: [] };
  const operatives = t.position.operatives.map((each, i) => (i === operative ? { ...each, at } : each));
  return tableOf(killTeam, t.setup, { ...t.position, operatives, activation });
};

function weighed(t: Look, mover: Mover, to: Spot, legs: readonly Leg[]): Place {
  const { operative } = mover;
  const then = onceThere(t, mover, to);
  const isConcealed = operativeOf(t, operative).order === 'conceal';
  const exposed = enemiesOf(then, operative).filter(enemy => {
    const line = lineOfSight(then, enemy, operative);
    return line.sight.visible && !line.obscured && !(isConcealed && line.coveredByTerrain);
  }).length;
  const stand = worthForGoals(t, operative, to, goalsOf(t, operative)) + worthOfNearness(t, operative, to);
  const shot = bestShotOf(then, { attacker: operative, action: 'shoot' })?.worth ?? 0;
  return { legs, to, stand: stand - EXPOSED * exposed, shot };
}

export interface Charge {
  readonly legs: readonly Leg[];
  readonly fight: Fight;
  /** The fight, and where it leaves the operative. */
  readonly worth: number;
}

/** The best charge that was found. */
export const chargeOf = (t: Look, operative: OperativeId): Charge | null =>
  kept(t, `${operative}/charge`, () => {
    const move = moveOf(t, operative, 'charge');
    const way = wayFinder(t, move);
    const goals = goalsOf(t, operative);
    const charges = enemiesOf(t, operative).flatMap(enemy => {
      const fight = bestFightWith(t, operative, enemy);
      if (fight === null || fight.worth <= 0) return [];
      for (const to of endsBy(t, move, enemy).slice(0, 6)) {
        const legs = way(to);
        if (legs) return [{ legs, fight, worth: fight.worth + worthForGoals(t, operative, to, goals) }];
      }
      return [];
    });
    return bestOf(charges);
  });
