// What a manoeuvre promises: shots from where it leads, and the way to a goal
import { supposing } from '@little-wars/engine';
import { type Direction, flat, headingOf, inches, type Point, type Spot } from '@little-wars/engine/geometry';
import { replacedAt } from '@little-wars/skirmish';
import { averaged, mayTurnTo } from '../core/02-moving/manoeuvres.ts';
import { straightOn } from '../core/02-moving/travel.ts';
import { apart, enemiesOf, isLocked, kit, modelOf, onTable, ownerOf } from '../lookups.ts';
import { allOf } from '../odds/chances.ts';
import type { Look, Manoeuvre, Model, ModelId } from '../types.ts';
import { bestOf, bestShot, wouldFight } from './worth.ts';

/** A way to move: where it leads on the whole, and how likely shots at full BS are afterwards. */
export interface Way {
  readonly manoeuvre: Manoeuvre;
  /** Of a start or a turn. */
  readonly towards: Direction | null;
  readonly at: Spot;
  readonly arrows: number;
  readonly steady: number;
}

/** Inches of a start. */
const START = 5.9;
/** Less than this is no way to go. */
const LEAST = inches(1);
/** Inches that an average Drift carries somebody for each arrow. */
const DRIFT = 3.5;
/** Inches of an average Accelerate. */
const ACCELERATE = 8;
/** The chance that a drift die is neither a 1 nor a 6. */
const STEADY = 4 / 6;

/** Where a straight move ends on the whole. */
const endOf = (t: Look, model: ModelId, course: Direction, far: number): Spot =>
  far <= 0 ? modelOf(t, model).at! : straightOn(t, model, course, inches(far)).spot;

/** A direction turned by so many times 45 degrees to one side or the other. */
const aside = ({ dx, dy }: Direction, eighths: number): Direction =>
  eighths === 0
    ? { dx, dy }
    : eighths === 4
      ? { dx: -dx, dy: -dy }
      : Math.abs(eighths) === 2
        ? { dx: (-dy * eighths) / 2, dy: (dx * eighths) / 2 }
        : { dx: dx - dy * eighths, dy: dy + dx * eighths };

/** The arrow turned as far towards a direction as it may be. */
function turnTowards(t: Look, model: ModelId, wanted: Direction): Direction {
  const course = modelOf(t, model).course!;
  if (mayTurnTo(t, model, wanted)) return wanted;
  // As far round as it may: the direction itself and as much across it.
  const side = course.dx * wanted.dy - course.dy * wanted.dx >= 0 ? 1 : -1;
  const turned = { dx: course.dx - side * course.dy, dy: course.dy + side * course.dx };
  return mayTurnTo(t, model, turned) ? turned : course;
}

/** Directions worth a try: straight to a goal, and around what is in the way. */
const directions = (from: Point, goal: Point): readonly Direction[] => {
  const straight = headingOf({ dx: goal.x - from.x, dy: goal.y - from.y });
  return straight === null ? [] : [0, 1, -1, 2, -2, 4].map(eighths => headingOf(aside(straight, eighths))!);
};

/** The ways of a model without arrows: to stay, or a start of 6" in one of some directions. */
function startsOf(t: Look, model: ModelId, goal: Point): readonly Way[] {
  const from = modelOf(t, model).at!;
  const starts = directions(from, goal).flatMap(towards => {
    const at = endOf(t, model, towards, Math.min(START, flat(from, goal) / inches(1)));
    return flat(from, at) < LEAST ? [] : [{ manoeuvre: 'start' as const, towards, at, arrows: 1, steady: 1 }];
  });
  return [{ manoeuvre: 'stay', towards: null, at: from, arrows: 0, steady: 1 }, ...starts];
}

/** The ways of a model with arrows, as far as averages tell. */
function driftsOf(t: Look, model: ModelId, goal: Point): readonly Way[] {
  const { arrows, course, at: from } = modelOf(t, model);
  const along = course!;
  const turns = directions(from!, goal).flatMap(wanted => {
    const towards = turnTowards(t, model, wanted);
    const turned = averaged(along, arrows, towards);
    return turned === null
      ? []
      : [{ manoeuvre: 'turn' as const, towards, at: endOf(t, model, turned, arrows * DRIFT), arrows, steady: 0 }];
  });
  const straight = (manoeuvre: Manoeuvre, far: number, left: number, steady = 0): Way => ({
    manoeuvre,
    towards: null,
    at: endOf(t, model, along, far),
    arrows: left,
    steady,
  });
  return [
    straight('drift', arrows * DRIFT, arrows, allOf(STEADY, arrows)),
    straight('slow', (arrows - 1) * DRIFT, arrows - 1),
    straight('accelerate', ACCELERATE, arrows + 1),
    ...turns.slice(0, 3),
  ];
}

/** The best way of a model to a goal, of those that may be taken. */
export function bestWay(t: Look, model: ModelId, goal: Point, may: (id: Manoeuvre) => boolean): Way | undefined {
  const ways = modelOf(t, model).arrows === 0 ? startsOf(t, model, goal) : driftsOf(t, model, goal);
  const open = ways.filter(({ manoeuvre }) => may(manoeuvre));
  if (open.length < 2) return open[0];
  const promises = open.map(way => ({ way, value: promise(t, model, way, goal) })).sort((a, b) => b.value - a.value);
  if (wouldFight(t, model)) return promises[0]!.way;
  // What enemies might do takes longest to tell, so only the best are asked.
  const fear = Math.min(THREAT, SHOT_AT / onTable(t.position, ownerOf(t, model)).length);
  return bestOf(promises.slice(0, CLOSEST), ({ way, value }) => value - fear * threatAt(t, model, way.at))!.way;
}

/** The table if a model had moved so. */
function movedSo(t: Look, model: ModelId, change: Partial<Model>): Look {
  const models = replacedAt(t.position.models, model, { ...modelOf(t, model), ...change });
  return supposing(t, { models, phase: 'shooting' });
}

/** The best shot of a model if it had moved so. */
function shotFrom(t: Look, model: ModelId, change: Partial<Model>): number {
  const then = movedSo(t, model, change);
  return Math.max(0, ...enemiesOf(then, model).map(enemy => bestShot(then, model, enemy)?.worth ?? 0));
}

/** How many of the best ways are looked at more closely. */
const CLOSEST = 4;
/** Enemies farther off than this are no threat to count. */
const FAR = 48;
/** How much of what enemies might do to a model counts against a place at most: few of them will shoot at it. */
const THREAT = 0.6;
/** And how many of a side they will shoot at, on the whole: each of many has little to fear. */
const SHOT_AT = 1.5;
/** What harm is worth at most, in the points of who is hurt: as much for the kill, and half for its wounds. */
const MOST_HARM = 1.5;

/** What enemies might do to a model at a place, in points: no more than it has. */
function threatAt(t: Look, model: ModelId, at: Spot): number {
  const then = movedSo(t, model, { at });
  const { points } = kit(t, model);
  const left = enemiesOf(then, model).reduce((share, enemy) => {
    if (apart(then, enemy, model) > FAR || isLocked(then, enemy)) return share;
    return share * (1 - Math.min(1, Math.max(0, bestShot(then, enemy, model)?.worth ?? 0) / (MOST_HARM * points)));
  }, 1);
  return points * (1 - left);
}

/** What an inch nearer to a goal is worth, in points: to who fights, to who has a shot there, and to others. */
const INCH = { fighter: 0.4, other: 0.08, idle: 0.2 };
/** What a shot of the next turn counts for. */
const LATER = 0.7;
/** Tests for dangerous terrain, and no way to stop. */
const TOO_FAST = 0.4;

/** What a way promises: the shot after it, the one of the next turn, and how near to a goal it leads. */
function promise(t: Look, model: ModelId, way: Way, goal: Point): number {
  const { at, manoeuvre, steady } = way;
  const still = shotFrom(t, model, { at, manoeuvre: 'drift', snap: false });
  const first =
    manoeuvre === 'start' || manoeuvre === 'stay'
      ? shotFrom(t, model, { at, manoeuvre, snap: false })
      : steady * still + (steady < 1 ? (1 - steady) * shotFrom(t, model, { at, manoeuvre, snap: true }) : 0);
  const fights = wouldFight(t, model);
  const inch = fights ? INCH.fighter : still > 0 ? INCH.other : INCH.idle;
  const near = (inch * (flat(modelOf(t, model).at!, goal) - flat(at, goal))) / inches(1);
  return first + LATER * still + near - TOO_FAST * Math.max(0, way.arrows - 2);
}
