// A draft: an answer drawn on the map and validated by the rules before it is given.
import {
  type Board,
  judge,
  type Leg,
  type Question,
  type Reachable,
  type Reason,
  tableOf,
  type Way,
} from '@little-wars/engine';
import type { Direction, Point, Spot } from '@little-wars/engine/geometry';
import type { TableMatch } from '@little-wars/table';

export interface Draft {
  /** Waypoints; the last one is the end. */
  readonly points: readonly Point[];
  /** The wanted level; the highest one if not set. */
  readonly z: number | null;
  /** The orientation of a base that is not round; null: unchanged. */
  readonly along: Direction | null;
  /** How the first waypoints are reached, if known: a suggestion keeps its climbs and drops. */
  readonly legs: readonly Leg[];
}

export const NO_DRAFT: Draft = { points: [], z: null, along: null, legs: [] };

/** A draft as the answer it would give. */
export interface Drawn {
  readonly answer: unknown;
  readonly reasons: readonly Reason[];
  /** From the start to the end. */
  readonly path: readonly Spot[];
  readonly cost: number | null;
  /** Its orientation; null: unchanged. */
  readonly along: Direction | null;
  /** What it would cover, if it is not a model. */
  readonly ground: readonly (readonly Point[])[] | null;
}

export type Drawable = Question<'move'> | Question<'place'> | Question<'aim'>;

export const isDrawable = (question: Question | null): question is Drawable =>
  question !== null && (question.kind === 'move' || question.kind === 'place' || question.kind === 'aim');

/** Where a move may go; computed once per question. */
export function reachOf(match: TableMatch, position: object): Reachable | null {
  const { ruleset, setup, state } = match;
  if (state.question?.kind !== 'move') return null;
  return ruleset.tabletop.reach(tableOf(ruleset, setup, position), state.question);
}

interface Table {
  readonly match: TableMatch;
  readonly board: Board;
  readonly reach: Reachable | null;
}

export function drawn(table: Table, question: Drawable, draft: Draft): Drawn | null {
  if (question.kind === 'move') return drawnMove(table, question, draft);
  if (draft.points.length === 0) return null;
  if (question.kind === 'place') return drawnPlace(table, question, draft);
  return drawnAim(table, question, draft);
}

/** A draft that exceeds a limit by no more than this, in tenths, snaps back to it. */
const SNAP = 60;

function drawnMove({ board, reach }: Table, { model: id }: Question<'move'>, draft: Draft): Drawn | null {
  const model = board.models.find(each => each.id === id);
  const from = model?.at;
  const along = model?.lies ? draft.along : null;
  if (!from || !reach || (draft.points.length === 0 && along === null)) return null;
  const way = wayOf(reach, from, draft);
  const { legs, cost, reasons } = along === null ? way : turned(reach, from, way, along);
  return {
    answer: legs,
    reasons,
    path: [from, ...legs.map(({ to }) => to)],
    cost,
    along: legs.findLast(leg => leg.along)?.along ?? null,
    ground: null,
  };
}

/** The path of a draft; empty while it only rotates. */
function wayOf(reach: Reachable, from: Spot, { points, z, legs: firstLegs }: Draft): Way {
  if (points.length === 0) return { legs: [], cost: 0, reasons: [] };
  const first = whole(points[0]!);
  let legs: readonly Leg[] =
    firstLegs.length > 0 ? firstLegs : (z === null ? reach.wayTo(first) : reach.wayTo(first, z)).legs;
  const more = points.slice(Math.max(1, firstLegs.length)).map(whole);
  for (const point of more) legs = [...legs, { how: 'go', to: { ...point, z: legs.at(-1)?.to.z ?? from.z } }];
  return (more.length > 0 && inContact(reach, legs)) || snapped(reach, from, legs);
}

/** Rotates where the path ends, or where it begins; on the spot if it goes nowhere. */
function turned(reach: Reachable, from: Spot, { legs }: Way, along: Direction): Way {
  const [first, ...more] = legs;
  const after = reach.along([...legs, { how: 'go', to: legs.at(-1)?.to ?? from, along }]);
  if (after.reasons.length === 0 || !first) return after;
  const before = snapped(reach, from, [{ ...first, along }, ...more]);
  return before.reasons.length === 0 ? before : after;
}

/** The same draft with its end snapped to terrain that it almost touches; null if that is not legal. */
function inContact(reach: Reachable, legs: readonly Leg[]): Way | null {
  const last = legs.at(-1);
  const to = last?.how === 'go' ? reach.contact(last.to) : null;
  const way = to && reach.along([...legs.slice(0, -1), { ...last!, to }]);
  return way?.reasons.length === 0 ? way : null;
}

/** Snaps a draft that is slightly too long back to the limit, along its last leg. */
function snapped(reach: Reachable, from: Spot, legs: readonly Leg[]): Way {
  const way = reach.along(legs);
  const most = reach.limits.at(-1)?.at ?? 0;
  const last = legs.at(-1);
  const over = way.cost - most;
  if (way.reasons.length === 0 || last?.how !== 'go' || over <= 0 || over > SNAP) return way;
  const before = legs.at(-2)?.to ?? from;
  const [dx, dy] = [last.to.x - before.x, last.to.y - before.y];
  const length = Math.hypot(dx, dy);
  if (length <= over + 1) return way;
  const share = (length - over - 1) / length;
  const to = { x: before.x + Math.trunc(dx * share), y: before.y + Math.trunc(dy * share), z: last.to.z };
  const shorter = reach.along([...legs.slice(0, -1), { ...last, to }]);
  return shorter.reasons.length === 0 ? shorter : way;
}

/** The highest legal level at a point: the ground, or the top of a piece. */
function drawnPlace({ match, board }: Table, question: Question<'place'>, { points, along, z }: Draft): Drawn {
  const { x, y } = whole(points.at(-1)!);
  const levels = z === null ? levelsAt(board, { x, y }) : [z];
  const tried = levels.map(level => {
    const at: Spot = { x, y, z: level };
    const answer = along === null ? { at } : { at, along };
    const ground = match.ruleset.tabletop.ground(question, answer);
    return { answer, reasons: reasonsAgainst(match, answer), path: [at], cost: null, along, ground };
  });
  return tried.find(({ reasons }) => reasons.length === 0) ?? tried.at(-1)!;
}

function drawnAim({ match, board }: Table, { model }: Question<'aim'>, { points }: Draft): Drawn | null {
  const from = board.models.find(({ id }) => id === model)?.at;
  if (!from) return null;
  const to = whole(points.at(-1)!);
  const answer: Direction = { dx: to.x - from.x, dy: to.y - from.y };
  return {
    answer,
    reasons: reasonsAgainst(match, answer),
    path: [from, { ...to, z: from.z }],
    cost: null,
    along: null,
    ground: null,
  };
}

export function reasonsAgainst({ ruleset, setup, state }: TableMatch, answer: unknown): readonly Reason[] {
  const judged = judge(ruleset, setup, state, { by: state.question?.to ?? 0, answer });
  return judged.ok ? [] : judged.reasons;
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Every height a model could stand at above a point, highest first. */
export function levelsAt({ pieces }: Pick<Board, 'pieces'>, at: Point): readonly number[] {
  const tops = pieces.flatMap(({ parts }) => parts.filter(({ outline }) => holds(outline, at)).map(({ top }) => top));
  return [...new Set([...tops, 0])].toSorted((a, b) => b - a);
}

/** Point in polygon, by ray casting. */
export function holds(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
