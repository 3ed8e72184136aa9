// Advice on manoeuvres: towards targets and objectives, and not out of the fight
import type { Advised, Leg, Question } from '@little-wars/engine';
import { type Direction, flat, headingOf, inches, type Point, type Spot } from '@little-wars/engine/geometry';
import { simply } from '../../w40k/advice/decisions.ts';
import { againstFlight, type chooseFlight } from '../core/02-moving/flying.ts';
import { type chooseStart, type chooseTurn, START_REACH } from '../core/02-moving/manoeuvres.ts';
import { DONE } from '../core/02-moving/phase.ts';
import { straightOn } from '../core/02-moving/travel.ts';
import { canSee } from '../core/03-shooting/sights.ts';
import { apart, enemiesOf, modelOf, sideOf } from '../lookups.ts';
import type { AboutModel, Look, Manoeuvre, ModelId, Of } from '../types.ts';
import { bestWay } from './prospects.ts';
import { bestOf, goodRange, isFighter, nearestOf } from './worth.ts';

/** Whether the model has a target in sight and range from where it stands. */
function hasTarget(t: Look, model: ModelId): boolean {
  const range = goodRange(t, model);
  return (
    range > 0 && enemiesOf(t, model).some(enemy => apart(t, model, enemy) <= range && canSee(t as never, model, enemy))
  );
}

/** Where a model wants to be: an objective for some, the nearest enemy for the others. */
function goalOf(t: Look, model: ModelId): Point | null {
  const { wrecks, round } = t.position;
  const at = modelOf(t, model).at!;
  if (wrecks.length > 0 && (model % 3 !== 0 || round > 4)) {
    const near = wrecks.toSorted((a, b) => flat(a.at, at) - flat(b.at, at));
    return near[model % 2 === 0 ? 0 : Math.min(1, near.length - 1)]!.at;
  }
  const enemy = nearestOf(t, model, enemiesOf(t, model));
  return enemy === null ? null : modelOf(t, enemy).at;
}

const towards = (from: Point, to: Point): Direction | null => headingOf({ dx: to.x - from.x, dy: to.y - from.y });

const WHY: { readonly [id in Manoeuvre]?: string } = {
  start: 'towards-the-enemy',
  drift: 'good-shot',
  slow: 'too-fast',
  turn: 'towards-the-enemy',
  accelerate: 'towards-the-enemy',
};

export function adviseManoeuvre(
  t: Look,
  { about: { model }, options }: Question<'pick-one', AboutModel>,
): Advised<'pick-one'> {
  const may = (id: string): boolean => options.includes(id);
  const goal = goalOf(t, model);
  const wantsShot = hasTarget(t, model) && !isFighter(t, model);
  if (may('combat-speed') || may('glide')) {
    const flies = may('combat-speed') ? 'combat-speed' : 'glide';
    return wantsShot || goal === null
      ? simply(may('stay') ? 'stay' : flies, 'good-place')
      : simply(may('cruise') ? 'cruise' : flies, 'towards-the-enemy');
  }
  const way = bestWay(t, model, may);
  const manoeuvre = way?.manoeuvre ?? options[0];
  return simply(manoeuvre!, WHY[manoeuvre as Manoeuvre] ?? 'good-place', way?.worth);
}

/** The most promising way, shortened to end before whatever would stop it. */
export function adviseStart(t: Look, { about: { model } }: Of<typeof chooseStart>): Advised<'move'> | null {
  const from = modelOf(t, model).at!;
  const way = bestWay(t, model, id => id === 'start');
  const course = way?.towards;
  if (!course) return { answer: [], because: { reason: 'good-place' } };
  const { spot } = straightOn(t, model, course, Math.min(START_REACH - 2, inches(way.outcomes[0]!.far)));
  // A tenth short of what stops it, so that it does not lose its arrow.
  const short = Math.max(0, flat(from, spot) - 3);
  const to: Spot = {
    x: from.x + Math.trunc((course.dx * short) / 10000),
    y: from.y + Math.trunc((course.dy * short) / 10000),
    z: from.z,
  };
  return {
    answer: [{ how: 'go', to }],
    because: { reason: t.position.wrecks.length > 0 ? 'towards-an-objective' : 'towards-the-enemy', worth: way.worth },
  };
}

export function adviseTurn(t: Look, { about: { model } }: Of<typeof chooseTurn>): Advised<'aim'> | null {
  const { course } = modelOf(t, model);
  const way = bestWay(t, model, id => id === 'turn');
  return { answer: way?.towards ?? course!, because: { reason: 'towards-the-enemy', worth: way?.worth } };
}

/** Fractions of the way to a goal, tried in this order. */
const TRIES = [1, 0.8, 0.6, 0.4, 0.2] as const;

export function adviseFlight(t: Look, { about, allowance }: Of<typeof chooseFlight>): Advised<'move'> | null {
  const from = modelOf(t, about.model).at!;
  const goal = goalOf(t, about.model) ?? { x: sideOf(t.setup) / 2, y: sideOf(t.setup) / 2 };
  const course = towards(from, goal);
  if (course === null) return null;
  for (const share of TRIES) {
    const far = Math.min(allowance - 2, flat(from, goal)) * share;
    const to = {
      x: from.x + Math.trunc((course.dx * far) / 10000),
      y: from.y + Math.trunc((course.dy * far) / 10000),
      z: from.z,
    };
    const legs: readonly Leg[] = [{ how: 'go', to }];
    if (againstFlight(t, about, legs).length === 0) return { answer: legs, because: { reason: 'towards-the-enemy' } };
  }
  return about.manoeuvre === 'swoop' ? null : { answer: [], because: { reason: 'good-place' } };
}

/** Moves the model nearest to an enemy first, to make room for the others. */
export function adviseMover(t: Look, { options }: Question<'pick-one'>): Advised<'pick-one'> {
  const models = options.filter(id => id !== DONE) as readonly ModelId[];
  const first = bestOf(models, model => {
    const enemy = nearestOf(t, model, enemiesOf(t, model));
    return enemy === null ? 0 : -apart(t, model, enemy);
  });
  return simply(first ?? DONE, 'next-in-line');
}
