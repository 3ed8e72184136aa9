// KT-3.1-12, KT-8.13-22  What stands against a path
import { type Leg, latest, latestAlike, type Question, type Reason } from '@little-wars/engine';
import {
  type Path,
  plainCost,
  type Solid,
  type Tenths,
  type Trip,
  type Walk,
  walk,
} from '@little-wars/engine/geometry';
import { sceneOfTable } from '../../lookups.ts';
import { traitsOf } from '../../terrain.ts';
import type { Look, OperativeId, Position, Setup } from '../../types.ts';
import { friendsEngagedWith } from '../01-game/measuring.ts';
import { actionOf, isAllowed } from './actions.ts';
import { contactsOn } from './engagement.ts';
import { allowanceOf, endOf, MANNERS, type MoveAction, pathOf, tripOf } from './moves.ts';

/** What a question about a move tells of it. */
export interface MoveAbout {
  readonly action: MoveAction;
  /** KT-8.18: how much farther it may go if a Dash completes a climb; 0 without. */
  readonly dash: Tenths;
}

/** Every reason against a move: the geometry's, and those of engagement. */
export function reasonsAgainstMove(
  t: Look,
  { model, allowance, about }: Question<'move', MoveAbout>,
  legs: readonly Leg[],
): readonly Reason[] {
  const operative = model as OperativeId;
  const { action, dash } = about;
  return againstMove(t, { operative, action, allowance, dash }, legs);
}

export interface Move {
  readonly operative: OperativeId;
  readonly action: MoveAction;
  readonly allowance: Tenths;
  readonly dash: Tenths;
}

const SECRET: readonly (keyof Position)[] = ['tacOps', 'scouting'];

/** A seat sees the same table but for what is secret, which has no part in moves. */
const isSameBut = latest((one: Position, two: Position): boolean => {
  for (const name in one) {
    const key = name as keyof Position;
    if (one[key] !== two[key] && !SECRET.includes(key)) return false;
  }
  return true;
});

const isSamePosition = (a: Position, b: Position): boolean =>
  a === b || (a.operatives === b.operatives && a.activation === b.activation && isSameBut(a, b));

/** A path on a table, with an allowance. */
interface Walking {
  readonly t: Look;
  /** As they are now: the position of a table goes on. */
  readonly setup: Setup;
  readonly position: Position;
  readonly operative: OperativeId;
  readonly legs: readonly Leg[];
  readonly allowance: Tenths;
}

interface Walked {
  readonly problems: readonly Problem[];
  /** What the path counts as, in tenths. */
  readonly length: number;
}

const NO_PROBLEMS: readonly Problem[] = [];

const isSameWalk = (a: Walking, b: Walking): boolean =>
  a.operative === b.operative &&
  a.allowance === b.allowance &&
  a.setup === b.setup &&
  isSamePosition(a.position, b.position) &&
  isSamePath(a.legs, b.legs);

/** What the geometry says: a proposed path is as a rule the one that is answered and then made. */
const walked = latestAlike(isSameWalk, ({ t, operative, legs, allowance }: Walking): Walked => {
  const trip = tripOf(t, operative);
  const path = pathOf(t, operative, legs);
  const plain = plainCost(trip, path, allowance);
  if (plain !== null) return { problems: NO_PROBLEMS, length: plain };
  const { problems, cost } = walk(trip, path, allowance);
  return { problems, length: cost.tenths };
});

interface Judging extends Walking {
  readonly action: MoveAction;
  readonly dash: Tenths;
}

/** Every reason against a path. */
const judged = latestAlike(
  (a: Judging, b: Judging) => a.action === b.action && a.dash === b.dash && isSameWalk(a, b),
  (judging: Judging): readonly Reason[] => {
    const { t, operative, action, legs, allowance, dash } = judging;
    const trip = tripOf(t, operative);
    const path = pathOf(t, operative, legs);
    const problems = walked(judging).problems.map(problem => reasonOf(t, problem, legs, action));
    const dashed = dash > 0 && isTooLong(problems) && isClimbCompleted(trip, path, { allowance, dash });
    const ofWay = dashed ? problems.filter(({ reason }) => reason !== 'too-long') : problems;
    const reasons = both(ofWay, reasonsOfEngagement(t, operative, action, path));
    return t.query('move-refused', reasons, { operative, action, legs, to: endOf(path) });
  },
);

export const againstMove = (t: Look, move: Move, legs: readonly Leg[]): readonly Reason[] =>
  judged({ t, setup: t.setup, position: t.position, legs, ...move });

const NONE: readonly Reason[] = [];

const both = (a: readonly Reason[], b: readonly Reason[]): readonly Reason[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...a, ...b];

const isSamePath = (a: readonly Leg[], b: readonly Leg[]): boolean =>
  a.length === b.length &&
  a.every(({ how, to }, i) => {
    const other = b[i]!;
    return how === other.how && to.x === other.to.x && to.y === other.to.y && to.z === other.to.z;
  });

/** What a path counts as, to the next whole tenth, so that a position holds whole numbers. */
export const lengthOf = (t: Look, operative: OperativeId, legs: readonly Leg[], allowance: Tenths): Tenths =>
  Math.ceil(walked({ t, setup: t.setup, position: t.position, operative, legs, allowance }).length - 1e-6);

/** Whether a path is legal as it is: the same as no reasons, sooner. No Dash comes to its aid. */
export function isLegal(t: Look, { operative, action, allowance }: Move, legs: readonly Leg[]): boolean {
  const path = pathOf(t, operative, legs);
  const trip = tripOf(t, operative);
  if (plainCost(trip, path, allowance) === null && walk(trip, path, allowance).problems.length > 0) return false;
  return (
    t.query('move-refused', reasonsOfEngagement(t, operative, action, path), {
      operative,
      action,
      legs,
      to: endOf(path),
    }).length === 0
  );
}

const isTooLong = (reasons: readonly Reason[]): boolean => reasons.some(({ reason }) => reason === 'too-long');

type Problem = Walk['problems'][number];

/** What the geometry found wrong, with the clause behind it. */
function reasonOf(t: Look, problem: Problem, legs: readonly Leg[], action: MoveAction): Reason {
  const { id: reason, at: along } = problem;
  const how = legs[problem.leg]?.how ?? 'go';
  const clause =
    reason === 'too-long'
      ? MANNERS[action].clause
      : reason === 'not-standing' && how !== 'jump'
        ? clauseOfEnd(t, problem)
        : reason === 'through-solid'
          ? clauseOfWall(t, problem)
          : clauseOf(problem, how);
  const made: Record<string, unknown> = {};
  // Field by field: to leave some out of a copy takes several times as long.
  for (const field in problem) if (field !== 'id' && field !== 'at') made[field] = problem[field as keyof Problem];
  return Object.assign(made, { reason, clause, along, at: `[${problem.leg}]` });
}

/** KT-3.6, KT-8.6, KT-8.13, KT-12.23: clear of bases and terrain, on nothing but floor and Vantage Points, and not on what is traversed. */
function clauseOfEnd(t: Look, problem: Problem): string {
  const { why, spot } = problem;
  if (why === 'no-ground') return spot.z > 0 ? 'KT-8.6' : 'KT-3.6';
  const solid = solidOf(t, problem);
  if (solid?.kind === 'access-point' || solid?.kind === 'access-frame') return 'KT-12.23';
  return solid && traitsOf(solid, t.setup.options).traversable ? 'KT-8.13' : 'KT-3.6';
}

const solidOf = (t: Look, { piece, part }: Problem): Solid | undefined =>
  sceneOfTable(t).solids.find(each => each.piece === piece && each.part === part);

/** KT-3.4, KT-12.17, KT-12.22, KT-12.23: what stops a move at its side. */
function clauseOfWall(t: Look, problem: Problem): string {
  const solid = solidOf(t, problem);
  if (solid?.kind === 'hatch') return 'KT-12.22';
  if (solid?.kind === 'access-frame') return 'KT-12.23';
  return solid && traitsOf(solid).wall ? 'KT-12.17' : 'KT-3.4';
}

function clauseOf({ id }: Problem, how: Leg['how']): string {
  switch (id) {
    case 'not-standing':
      return 'KT-8.15';
    case 'through-base':
      return how === 'drop' ? 'KT-8.20' : 'KT-3.4';
    case 'wrong-height':
    case 'no-face':
      return 'KT-8.17';
    case 'no-ground':
    case 'too-far-from-edge':
    case 'too-deep-to-drop':
      return CLAUSES[how];
    case 'no-gap':
      return 'KT-8.15';
    case 'too-steep-to-jump':
    case 'gap-too-wide':
      return 'KT-8.14';
    default:
      return 'KT-3.4';
  }
}

const CLAUSES: { readonly [H in Leg['how']]: string } = {
  go: 'KT-3.4',
  climb: 'KT-8.17',
  drop: 'KT-8.19',
  jump: 'KT-8.14',
};

/**
 * KT-8.18: whether the move reaches a climb in time and a Dash brings it to its end: what comes before the climb is
 * within the allowance, the climb goes beyond it, and all of it together is within both.
 */
function isClimbCompleted(trip: Trip, path: Path, { allowance, dash }: Pick<Move, 'allowance' | 'dash'>): boolean {
  const isWithin = (count: number, most: Tenths): boolean =>
    !walk(trip, { ...path, legs: path.legs.slice(0, count) }, most).problems.some(({ id }) => id === 'too-long');
  const over = path.legs.findIndex((_, i) => !isWithin(i + 1, allowance));
  return over >= 0 && path.legs[over]!.how === 'climb' && isWithin(path.legs.length, allowance + dash);
}

/** KT-8.18: how far a Dash would take a Normal Move on, if it may be performed as well. */
export function dashFor(t: Look, operative: OperativeId, action: MoveAction): Tenths {
  const isOwn = t.position.activation?.operative === operative;
  return action === 'normal-move' && isOwn && isAllowed(t, actionOf(t, operative, 'dash'), operative)
    ? allowanceOf(t, operative, 'dash')
    : 0;
}

/** KT-8.18: whether a legal path is one that a Dash completes. */
export function needsDash(
  t: Look,
  { operative, action }: Pick<Move, 'operative' | 'action'>,
  legs: readonly Leg[],
): boolean {
  if (action !== 'normal-move' || legs.every(({ how }) => how !== 'climb')) return false;
  const { problems } = walk(tripOf(t, operative), pathOf(t, operative, legs), allowanceOf(t, operative, action));
  return problems.some(({ id }) => id === 'too-long');
}

/** KT-3.5, KT-3.8, KT-3.9, KT-3.11, tested all along the path. */
function reasonsOfEngagement(t: Look, operative: OperativeId, action: MoveAction, path: Path): readonly Reason[] {
  const { passes, ends, endClause } = MANNERS[action];
  const contacts = contactsOn(t, operative, path);
  if (contacts.length === 0 && ends === 'free') return NONE;
  const isAlone = (enemy: OperativeId): boolean => friendsEngagedWith(t, operative, enemy).length === 0;
  const reasons: Reason[] = [];
  for (const { enemy, ended, enters } of contacts) {
    if (!passes && isAlone(enemy) && enters())
      reasons.push({ reason: 'enters-engagement-range', clause: 'KT-3.5', enemy });
    if (ends === 'free' && ended) reasons.push({ reason: 'ends-engaged', clause: endClause, enemy });
    if (ends === 'engaged' && !ended && isAlone(enemy) && enters())
      reasons.push({ reason: 'leaves-charged-enemy', clause: 'KT-3.9', enemy });
  }
  if (ends === 'engaged' && !contacts.some(({ ended }) => ended))
    reasons.push({ reason: 'must-end-engaged', clause: 'KT-3.8' });
  return reasons;
}
