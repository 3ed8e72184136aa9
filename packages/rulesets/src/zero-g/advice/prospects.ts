// The value of a manoeuvre: the shot after it, and the place it leads to
import { bestOf, supposing, type Worthy } from '@little-wars/engine';
import { type Direction, flat, headingOf, inches, type Point, type Spot } from '@little-wars/engine/geometry';
import { replacedAt } from '@little-wars/skirmish';
import { averaged, mayTurnTo } from '../core/02-moving/manoeuvres.ts';
import { straightOn } from '../core/02-moving/travel.ts';
import { enemiesOf, kit, modelOf } from '../lookups.ts';
import type { Look, Manoeuvre, Model, ModelId } from '../types.ts';
import { dangerAt, lifeOf, worthAlive } from './danger.ts';
import { chargePromise } from './fights.ts';
import { detours, goalsOf, placeWorth, pushOf } from './goals.ts';
import { acceleratedOutcomes, driftOutcomes, type Goal, hasty, type Outcome } from './outlook.ts';
import { type Fire, likelyShot, shotFrom } from './shots.ts';
import { stakeOf } from './stakes.ts';
import { testCost } from './worth.ts';

/** A way to move, and its possible outcomes. */
export interface Way {
  readonly manoeuvre: Manoeuvre;
  /** Null unless it is a start or a turn. */
  readonly towards: Direction | null;
  readonly course: Direction | null;
  readonly outcomes: readonly Outcome[];
}

/** Inches of a start. */
const STARTS = [5.9, 3] as const;

/** A direction turned by multiples of 45 degrees, to one side or the other. */
const aside = ({ dx, dy }: Direction, eighths: number): Direction =>
  eighths === 0
    ? { dx, dy }
    : eighths === 4
      ? { dx: -dx, dy: -dy }
      : Math.abs(eighths) === 2
        ? { dx: (-dy * eighths) / 2, dy: (dx * eighths) / 2 }
        : { dx: dx - dy * eighths, dy: dy + dx * eighths };

/** The course turned as far towards a direction as the rules allow. */
function turnTowards(t: Look, model: ModelId, wanted: Direction): Direction {
  const course = modelOf(t, model).course!;
  if (mayTurnTo(t, model, wanted)) return wanted;
  // The limit of a turn, 45 degrees: as much sideways as ahead.
  const side = course.dx * wanted.dy - course.dy * wanted.dx >= 0 ? 1 : -1;
  const turned = { dx: course.dx - side * course.dy, dy: course.dy + side * course.dx };
  return mayTurnTo(t, model, turned) ? turned : course;
}

/** Directions to try: straight to each goal, and all around, to get past obstacles or out of sight. */
function directions(from: Point, goals: readonly Goal[]): readonly Direction[] {
  const straight = goals.flatMap(({ at }) => headingOf({ dx: at.x - from.x, dy: at.y - from.y }) ?? []);
  const [first] = straight;
  const around = first ? [1, -1, 2, -2, 3, -3, 4].map(eighths => headingOf(aside(first, eighths))!) : [];
  const all: Direction[] = [];
  for (const each of [...straight, ...around])
    if (!all.some(other => other.dx * each.dx + other.dy * each.dy > 0.98e8)) all.push(each);
  return all;
}

const STILL: Way = {
  manoeuvre: 'stay',
  towards: null,
  course: null,
  outcomes: [{ far: 0, arrows: 0, manner: 'still', chance: 1 }],
};

const startsOf = (from: Point, goals: readonly Goal[]): readonly Way[] => [
  STILL,
  ...directions(from, goals).flatMap(towards =>
    STARTS.map(
      (far): Way => ({
        manoeuvre: 'start',
        towards,
        course: towards,
        outcomes: [{ far, arrows: 1, manner: 'moved', chance: 1 }],
      }),
    ),
  ),
];

function driftsOf(t: Look, model: ModelId, goals: readonly Goal[]): readonly Way[] {
  const { arrows, course, at } = modelOf(t, model);
  const along = course!;
  const turns = directions(at!, goals).flatMap((wanted): readonly Way[] => {
    const towards = turnTowards(t, model, wanted);
    const turned = averaged(along, arrows, towards);
    const isSame = turned !== null && turned.dx * along.dx + turned.dy * along.dy > 0.999e8;
    return turned === null || isSame
      ? []
      : [{ manoeuvre: 'turn', towards, course: turned, outcomes: hasty(driftOutcomes(arrows)) }];
  });
  const straight = (manoeuvre: Manoeuvre, outcomes: readonly Outcome[]): Way => ({
    manoeuvre,
    towards: null,
    course: along,
    outcomes,
  });
  return [
    straight('drift', driftOutcomes(arrows)),
    straight('slow', hasty(driftOutcomes(arrows - 1))),
    straight('accelerate', acceleratedOutcomes(arrows)),
    ...turns,
  ];
}

/** How many of the best ways are evaluated with exact odds. */
const CLOSEST = 5;

/** The best way for a model to move, of the manoeuvres it may make, and its worth; an only way is not evaluated. */
export function bestWay(t: Look, model: ModelId, may: (id: Manoeuvre) => boolean): (Way & Partial<Worthy>) | null {
  const goals = goalsOf(t, model);
  const { arrows, at } = modelOf(t, model);
  const ways = arrows === 0 ? startsOf(at!, goals) : driftsOf(t, model, goals);
  const open = ways.filter(({ manoeuvre }) => may(manoeuvre));
  if (open.length < 2) return open[0] ?? null;
  // Exact odds are expensive, so they are computed only for the most promising ways.
  const likely = open.map(way => ({ way, worth: promise(t, model, way, goals, 'likely') }));
  const best = likely.sort((a, b) => b.worth - a.worth).slice(0, CLOSEST);
  return bestOf(best.map(({ way }) => ({ ...way, worth: promise(t, model, way, goals, 'exact') })));
}

/** The table after a hypothetical move. */
export const movedSo = (t: Look, model: ModelId, change: Partial<Model>): Look =>
  supposing(t, {
    models: replacedAt(t.position.models, model, { ...modelOf(t, model), ...change }),
    phase: 'shooting',
  });

export const onward = ({ x, y, z }: Spot, { dx, dy }: Direction, far: number): Spot => ({
  x: Math.round(x + (dx * far) / 10000),
  y: Math.round(y + (dy * far) / 10000),
  z,
});

/** Inches; longer moves are treated as this long. */
const LONGEST = 20;

/** A model whose loss weighs less than this also considers charges: its side is behind in the last round. */
const BOLD = 0.7;
/** The distance within which a charge is considered. */
const CHARGE = inches(13);

const isNearEnemy = (t: Look, model: ModelId, at: Spot): boolean =>
  enemiesOf(t, model).some(enemy => flat(modelOf(t, enemy).at!, at) <= CHARGE);

/** A way to move, and where it is stopped. */
interface Run {
  readonly way: Way;
  readonly goals: readonly Goal[];
  /** How far it gets before something stops it, in tenths, and whether being stopped costs it its arrows. */
  readonly most: number;
  readonly isWall: boolean;
  /** Tenths that a shot pushes it back. */
  readonly push: number;
}

/** The value of a way, with the shot from its end as in the open (`likely`) or on the real table (`exact`). */
function promise(t: Look, model: ModelId, way: Way, goals: readonly Goal[], shots: 'likely' | 'exact'): number {
  const { manoeuvre, course, outcomes } = way;
  const from = modelOf(t, model).at!;
  const longest = Math.min(LONGEST, Math.max(...outcomes.map(({ far }) => far)));
  const ended = course === null || longest === 0 ? null : straightOn(t, model, course, inches(longest));
  const most = ended === null ? 0 : flat(from, ended.spot);
  const isWall = ended?.why?.id === 'solid' || ended?.why?.id === 'edge';
  const run: Run = { way, goals, most, isWall, push: inches(pushOf(t, model)) };
  const isBold = stakeOf(t, model) < BOLD;
  let total = 0;
  for (const manner of ['still', 'moved', 'snap'] as const) {
    const all = outcomes.filter(outcome => outcome.manner === manner);
    const chance = all.reduce((sum, each) => sum + each.chance, 0);
    if (chance === 0) continue;
    const far = all.reduce((sum, each) => sum + each.chance * Math.min(most, inches(each.far)), 0) / chance;
    const at = course === null ? from : onward(from, course, far);
    const shot =
      shots === 'exact'
        ? shotFrom(movedSo(t, model, { at, manoeuvre, snap: manner === 'snap' }), model)
        : { worth: likelyShot(t, model, at, manner), towards: course ?? { dx: 0, dy: 0 }, burns: 0 };
    total += endWorth(t, model, run, { all, at, shot });
    if (shots === 'exact' && isBold && isNearEnemy(t, model, at)) {
      const { arrows } = all[0]!;
      const there = movedSo(t, model, { at, manoeuvre, arrows, course: arrows > 0 ? course : null });
      total += chance * chargePromise(there, model, null);
    }
  }
  const tests = manoeuvre === 'accelerate' ? modelOf(t, model).arrows - 1 : 0;
  const harm = tests * testCost(kit(t, model), modelOf(t, model).wounds);
  return total * (1 - harm / lifeOf(t, model)) - harm;
}

/** The outcomes after which a model shoots in the same manner, where they end on average, and its shot from there. */
interface Ending {
  readonly all: readonly Outcome[];
  readonly at: Spot;
  readonly shot: Pick<Fire, 'worth' | 'towards' | 'burns'> | null;
}

/** The value of some outcomes, with or without the shot, whichever is better. */
function endWorth(t: Look, model: ModelId, run: Run, { all, at, shot }: Ending): number {
  const { way, goals, most, isWall, push } = run;
  const from = modelOf(t, model).at!;
  const longer = detours(t, model, at, goals);
  const isPushed = push > 0 && shot !== null;
  const danger = dangerAt(t, model, at);
  const back = isPushed ? dangerAt(t, model, onward(at, shot.towards, -push)) : danger;
  let [quiet, fired] = [0, 0];
  for (const outcome of all) {
    const gone = Math.min(most, inches(outcome.far));
    const isOver = isWall && inches(outcome.far) > most;
    const there = way.course === null ? from : onward(from, way.course, gone);
    const place = { at: there, arrows: isOver ? 0 : outcome.arrows, course: way.course };
    const calm = placeWorth(t, model, goals, place, longer);
    quiet += outcome.chance * worthAlive(t, model, calm, danger);
    if (shot === null) continue;
    const after = isPushed
      ? placeWorth(t, model, goals, { ...place, at: onward(there, shot.towards, -push) }, longer)
      : calm;
    fired += outcome.chance * (shot.worth + (1 - shot.burns) * worthAlive(t, model, after, back));
  }
  return Math.max(quiet, fired);
}
