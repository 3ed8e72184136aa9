// KT-3.1-12, KT-8.13-22  Reasons against a path
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
import { allowanceOf, endOf, MANNERS, type MoveAction, passesEnemies, pathOf, tripOf } from './moves.ts';

/** What a move question is about. */
export interface MoveAbout {
  readonly action: MoveAction;
  /** KT-8.18: how much farther it may go if a Dash completes a climb; 0 without a Dash. */
  readonly dash: Tenths;
}

/** Every reason against a move: from the geometry and from engagement. */
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

/** Whether two positions differ only in what is secret: a seat's view hides it, and moves do not depend on it. */
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
  /** Snapshots: the table's own position changes as play goes on. */
  readonly setup: Setup;
  readonly position: Position;
  readonly operative: OperativeId;
  readonly legs: readonly Leg[];
  readonly allowance: Tenths;
}

interface Walked {
  readonly problems: readonly Problem[];
  /** The length of the path as the rules count it, in tenths. */
  readonly length: number;
}

const NO_PROBLEMS: readonly Problem[] = [];

const isSameWalk = (a: Walking, b: Walking): boolean =>
  a.operative === b.operative &&
  a.allowance === b.allowance &&
  a.setup === b.setup &&
  isSamePosition(a.position, b.position) &&
  isSamePath(a.legs, b.legs);

/** The geometry's verdict. Cached, because a proposed path is usually answered and then walked. */
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

/** Every reason against a path. Cached like the walk. */
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

/** The length of a path as the rules count it, rounded up to a whole tenth: positions hold integers. */
export const lengthOf = (t: Look, operative: OperativeId, legs: readonly Leg[], allowance: Tenths): Tenths =>
  Math.ceil(walked({ t, setup: t.setup, position: t.position, operative, legs, allowance }).length - 1e-6);

/** Whether a path is legal without a Dash. Same as having no reasons against it, but faster. */
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

/** A problem the geometry reports, as a reason with its clause. */
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
  const params: Record<string, unknown> = {};
  // Copied field by field: rest syntax is several times slower.
  for (const field in problem) if (field !== 'id' && field !== 'at') params[field] = problem[field as keyof Problem];
  return Object.assign(params, { reason, clause, along, at: `[${problem.leg}]` });
}

/** KT-3.6, KT-8.6, KT-8.13, KT-12.23: which clause forbids ending a move here. */
function clauseOfEnd(t: Look, problem: Problem): string {
  const { why, spot } = problem;
  if (why === 'no-ground') return spot.z > 0 ? 'KT-8.6' : 'KT-3.6';
  const solid = solidOf(t, problem);
  if (solid?.kind === 'access-point' || solid?.kind === 'access-frame') return 'KT-12.23';
  return solid && traitsOf(solid, t.setup.options).traversable ? 'KT-8.13' : 'KT-3.6';
}

const solidOf = (t: Look, { piece, part }: Problem): Solid | undefined =>
  sceneOfTable(t).solids.find(each => each.piece === piece && each.part === part);

/** KT-3.4, KT-12.17, KT-12.22, KT-12.23: which clause forbids moving through this solid. */
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
 * KT-8.18: whether a Dash completes the climb: the part before the climb is within the allowance, the climb exceeds it,
 * and the whole path is within allowance and Dash together.
 */
function isClimbCompleted(trip: Trip, path: Path, { allowance, dash }: Pick<Move, 'allowance' | 'dash'>): boolean {
  const isWithin = (count: number, most: Tenths): boolean =>
    !walk(trip, { ...path, legs: path.legs.slice(0, count) }, most).problems.some(({ id }) => id === 'too-long');
  const over = path.legs.findIndex((_, i) => !isWithin(i + 1, allowance));
  return over >= 0 && path.legs[over]!.how === 'climb' && isWithin(path.legs.length, allowance + dash);
}

/** KT-8.18: how much farther a Dash would take a Normal Move, if the operative may also Dash. */
export function dashFor(t: Look, operative: OperativeId, action: MoveAction): Tenths {
  const isOwn = t.position.activation?.operative === operative;
  return action === 'normal-move' && isOwn && isAllowed(t, actionOf(t, operative, 'dash'), operative)
    ? allowanceOf(t, operative, 'dash')
    : 0;
}

/** KT-8.18: whether a legal path needs a Dash to complete it. */
export function needsDash(
  t: Look,
  { operative, action }: Pick<Move, 'operative' | 'action'>,
  legs: readonly Leg[],
): boolean {
  if (action !== 'normal-move' || legs.every(({ how }) => how !== 'climb')) return false;
  const { problems } = walk(tripOf(t, operative), pathOf(t, operative, legs), allowanceOf(t, operative, action));
  return problems.some(({ id }) => id === 'too-long');
}

/** KT-3.5, KT-3.8, KT-3.9, KT-3.11, checked along the whole path. */
function reasonsOfEngagement(t: Look, operative: OperativeId, action: MoveAction, path: Path): readonly Reason[] {
  const { ends, endClause } = MANNERS[action];
  const contacts = contactsOn(t, operative, path);
  if (contacts.length === 0 && ends === 'free') return NONE;
  const passes = passesEnemies(t, operative, action);
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
