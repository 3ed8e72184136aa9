// Where a model wants to be: near enemies it does well against, and on objectives
import { eachAtPosition, keyed, perObject } from '@little-wars/engine';
import {
  type Direction,
  flat,
  headingOf,
  inches,
  type Point,
  type Spot,
  stopsAt,
  toInches,
} from '@little-wars/engine/geometry';
import { reachOfBase } from '@little-wars/skirmish';
import type { Kit } from '../content/types.ts';
import { recoilOf, recoils } from '../core/03-shooting/recoil.ts';
import { armsOf } from '../core/03-shooting/weapons.ts';
import {
  apart,
  enemiesOf,
  friendsOf,
  hasPack,
  isLocked,
  jumpsBy,
  kit,
  kitOf,
  modelOf,
  moverOf,
  onTable,
  ownerOf,
  sceneOfSetup,
} from '../lookups.ts';
import { isDebris } from '../terrain.ts';
import type { Look, Model, ModelId } from '../types.ts';
import { FEAR } from './danger.ts';
import { type Curve, type Duel, duelOf, FARTHEST } from './duel.ts';
import { ALONG, CROWD, fightWorth } from './fights.ts';
import { wreckGoals } from './objectives.ts';
import { type Goal, type Journey, type Outlook, outlookOf, TURNS } from './outlook.ts';
import { testCost, WHOLE } from './worth.ts';

/** How far an enemy may come to blows. */
const BLOWS = 7;

const fearOf = ({ shots, blows }: Duel, share: number, isFighter: boolean): Curve =>
  shots.still.map((shot, gap) => share * Math.max(shot, !isFighter && gap <= BLOWS ? blows : 0));

interface Meeting {
  readonly duel: Duel;
  readonly back: Duel;
  readonly recoil: number;
  readonly again: boolean;
  readonly test: number;
  /** Enemies to each friend, in quarters. */
  readonly odds: number;
  /** Whether its side has the last turn. */
  readonly last: boolean;
  /** How many charge, itself included; `CROWD` at most. */
  readonly friends: number;
  readonly points: { readonly mine: number; readonly theirs: number };
}

/** Shots that a fight has to be worth for a model to seek it: on the way it shoots worse, and is shot at better. */
const SHOTS = 4;

function journeyOf(meeting: Meeting): Journey {
  const { duel, back, recoil, again, test, odds } = meeting;
  const crowd = 1 + ALONG * (meeting.friends - 1);
  const fights = Array.from({ length: TURNS }, (_, turns) => fightWorth({ ...meeting, crowd, stake: 1 }, turns));
  const isFighter = fights.at(-1)! > SHOTS * Math.max(...duel.shots.still);
  const charge = fights.map(worth => (isFighter ? Math.max(0, worth) : 0));
  return {
    shots: duel.shots,
    recoil,
    fear: fearOf(back, (FEAR * odds) / 4, isFighter),
    life: WHOLE * meeting.points.mine,
    last: meeting.last,
    charge,
    again,
    test,
    passes: false,
  };
}

/** What an outlook depends on besides two models: all of it is in the key, and no table is at hand. */
type Circumstances = Pick<Meeting, 'recoil' | 'odds' | 'last' | 'friends'>;

/** By the cards of both: the rest is in the key. */
const meetings = perObject((_own: Kit) => perObject((_other: Kit) => keyed<string, Outlook>(MOST_MEETINGS)));
/** As many as wounds, numbers and friends make. */
const MOST_MEETINGS = 128;

/** Of the models only their cards and wounds count. */
function outlookAt(own: Model, other: Model, { recoil, odds, last, friends }: Circumstances): Outlook {
  const [mine, theirs] = [kitOf(own), kitOf(other)];
  return meetings(mine)(theirs)(`${own.wounds} ${other.wounds} ${recoil} ${odds} ${last} ${friends}`, () =>
    outlookOf(
      journeyOf({
        duel: duelOf(own, other),
        back: duelOf(other, own),
        recoil,
        again: jumpsBy(mine),
        test: testCost(mine, own.wounds),
        odds,
        last,
        friends,
        points: { mine: mine.points, theirs: theirs.points },
      }),
    ),
  );
}

/** Four times as many enemies as friends, and whether its side has the last turn. */
function standingsOf(t: Look, model: ModelId): Pick<Circumstances, 'odds' | 'last'> {
  const [friends, enemies] = [onTable(t.position, ownerOf(t, model)), enemiesOf(t, model)];
  const odds = Math.round((4 * enemies.length) / Math.max(1, friends.length));
  return { odds: Math.min(12, Math.max(1, odds)), last: t.position.first !== ownerOf(t, model) };
}

/** ZG-3.1: inches that its heaviest weapon pushes a model back. */
export function pushOf(t: Look, model: ModelId): number {
  const shots = armsOf(t, model).map(({ profile }) => ({
    attacker: model,
    profile,
    target: null,
    manner: 'shooting' as const,
  }));
  return Math.max(0, ...shots.map(shot => (recoils(t, shot) ? recoilOf(t, model, shot.profile) : 0)));
}

/** How far friends may be from an enemy to come to blows with it as well. */
const CHARGE = 14;

export function enemyGoals(t: Look, model: ModelId, most = MOST_GOALS): readonly Goal[] {
  const { at, arrows } = modelOf(t, model);
  const turns = turnsLeft(t);
  const reach = reachOfBase(kit(t, model).kind.base);
  const fighters = friendsOf(t, model).filter(friend => !isLocked(t, friend));
  const circumstances = { ...standingsOf(t, model), recoil: pushOf(t, model) };
  const goals = enemiesOf(t, model).map(enemy => {
    const other = modelOf(t, enemy);
    const near = reach + reachOfBase(kit(t, enemy).kind.base);
    const friends = 1 + fighters.filter(friend => apart(t, friend, enemy) <= CHARGE).length;
    const outlook = outlookAt(modelOf(t, model), other, { ...circumstances, friends: Math.min(CROWD, friends) });
    const gap = (from: Point): number => Math.max(0, toInches(flat(from, other.at!) - near));
    const { shots } = duelOf(modelOf(t, model), other);
    const nearest = shots.still[Math.round(Math.min(FARTHEST, gap(at!)))]!;
    return {
      at: other.at!,
      worth: (from: Point, left: number, after: number, longer: number) =>
        outlook.after(after, left, gap(from) + longer),
      astray: nearest - shots.snap[Math.round(Math.min(FARTHEST, gap(at!)))]!,
      promise: outlook.before(turns, arrows, gap(at!)),
    };
  });
  return goals.sort((a, b) => b.promise - a.promise).slice(0, most);
}

/** Enemies that a model considers. */
const MOST_GOALS = 6;

/** The turns of a model after this one. */
export const turnsLeft = (t: Look): number => t.setup.options.rounds - Math.max(1, t.position.round);

export const goalsOf = eachAtPosition((t: Look, model: ModelId): readonly Goal[] => [
  ...wreckGoals(t, model),
  ...enemyGoals(t, model),
]);

/** How far off its course a goal may be, as a cosine: to charge it and to drift nearer. */
const AHEAD = 0.92;
const ASIDE = 0.7;
/** Inches that debris in the way costs. */
const DETOUR = 4;
/** Inches that each arrow carries a model off before it has stopped. */
const OFF = 3.5;

/** Whether debris is in the way from one place to another. */
export function isBarred(t: Look, model: ModelId, from: Spot, to: Point): boolean {
  const { why } = stopsAt(
    { scene: sceneOfSetup(t.setup), others: [] },
    moverOf(modelOf(t, model)),
    { from, to, along: modelOf(t, model).along },
    { solids: isDebris, bases: [], clear: [], edge: false },
  );
  return why !== null;
}

interface Place {
  readonly at: Point;
  readonly arrows: number;
  readonly course: Direction | null;
}

/** Inches more to each goal where debris is in the way. */
export const detours = (t: Look, model: ModelId, from: Spot, goals: readonly Goal[]): readonly number[] =>
  goals.map(({ at }) => (isBarred(t, model, from, at) ? DETOUR : 0));

/** What it is worth to be at a place with arrows on a course. */
export function placeWorth(
  t: Look,
  model: ModelId,
  goals: readonly Goal[],
  { at, arrows, course }: Place,
  longer: readonly number[] = [],
): number {
  const left = turnsLeft(t);
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, goal] of goals.entries()) {
    const more = longer[i] ?? 0;
    // Nobody shoots through debris: the way around it takes a turn.
    const turns = more > 0 ? Math.max(0, left - 1) : left;
    const line = headingOf({ dx: goal.at.x - at.x, dy: goal.at.y - at.y });
    const cosine =
      arrows === 0 || line === null || course === null ? 1 : (line.dx * course.dx + line.dy * course.dy) / 1e8;
    const value =
      cosine >= AHEAD
        ? goal.worth(at, arrows, turns, more)
        : cosine >= ASIDE || (hasPack(t, model) && arrows === 1)
          ? goal.worth(at, arrows, turns, more) - goal.astray
          : stopped(goal, { at, course, arrows }, turns, more);
    if (value > most) most = value;
  }
  return goals.length === 0 ? 0 : most;
}

/** As if it stood where its arrows carry it before they are gone. */
function stopped(goal: Goal, { at, course, arrows }: Place, turns: number, more: number): number {
  const far = inches(OFF * arrows) / 10000;
  const there = { x: at.x + course!.dx * far, y: at.y + course!.dy * far };
  return goal.worth(there, 0, Math.max(0, turns - arrows), more) - goal.astray;
}
