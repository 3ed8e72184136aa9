import { cross } from '../polygon.ts';
import type { Solid } from '../scene.ts';
import type { Direction, Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import type { Met } from './meetings.ts';
import { spotNear } from './motion.ts';
import {
  type Field,
  type Half,
  halfOf,
  isOnTable,
  type Mover,
  meetsHeight,
  type Other,
  sidewaysOf,
  upwardsOf,
} from './path.ts';
import { type Round, roundOfBase, roundOfPolygon, roundOfRange } from './rounded-core.ts';
import { overlaps, spanOfLine } from './segment-in-round.ts';

/** A straight move on the flat: from here to there, a base that is not round lying along `along` all the way. */
export interface StraightMove {
  readonly from: Spot;
  readonly to: Point;
  readonly along?: Direction;
}

/** What ends a straight move early. */
export interface Stops {
  /** Solids it may touch but not overlap. */
  readonly solids: (solid: Solid) => boolean;
  /** Bases it may touch but not overlap. */
  readonly bases: readonly Other[];
  /** Bases to keep away from: exactly the range is allowed; if the move began nearer, it must not come nearer still. */
  readonly clear: readonly (Met & { readonly range: Tenths; readonly flat: boolean })[];
  /** Whether the move ends with the base at the table's edge; otherwise it may leave the table. */
  readonly edge: boolean;
}

export interface Stopped {
  /** Where it ends: a whole-tenth spot, never beyond what stops it. */
  readonly spot: Spot;
  /** How far along its line it came, in tenths; for showing. */
  readonly distance: number;
  /** Null: nothing stopped it. */
  readonly why: StopCause | null;
}

export type StopCause =
  | { readonly id: 'solid'; readonly piece: string; readonly kind: string }
  | { readonly id: 'base'; readonly other: string }
  | { readonly id: 'clear'; readonly other: string }
  | { readonly id: 'edge' };

/** The spot a distance ahead in a direction, to the nearest whole tenth. */
export function ahead(from: Spot, { dx, dy }: Direction, distance: Tenths): Spot {
  const length = Math.sqrt(dx * dx + dy * dy);
  return {
    x: from.x + Math.round((dx * distance) / length),
    y: from.y + Math.round((dy * distance) / length),
    z: from.z,
  };
}

interface Limit {
  readonly t: number;
  readonly cause: StopCause;
}

/** Carries out a straight move until something stops it. */
export function stopsAt(field: Field, mover: Mover, move: StraightMove, stops: Stops): Stopped {
  const { from } = move;
  const to: Spot = { ...move.to, z: from.z };
  const half = halfOf(mover.size, move.along);
  const rounds = roundsOf(field, mover, { ...move, half }, stops);
  let first: Limit | null = null;
  for (const [round, cause] of rounds) {
    const t = stopShare(from, to, round, cause.id === 'clear');
    if (t !== null && (!first || t < first.t)) first = { t, cause };
  }
  const edge = stops.edge ? edgeShare(field, from, to, half) : null;
  if (edge !== null && (!first || edge < first.t)) first = { t: edge, cause: { id: 'edge' } };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (!first) return { spot: to, distance: length, why: null };
  const limit = first.t;
  const reached = limit * length * length;
  const motion = { leg: 0, from, to, half, start: 0, length, upright: false };
  const spot = spotNear(
    motion,
    limit,
    at => {
      if ((at.x - from.x) * dx + (at.y - from.y) * dy > reached + 1e-6) return false;
      if (stops.edge && !isOnTable(field.scene, at, half)) return false;
      return rounds.every(([round, cause]) => stopShare(from, at, round, cause.id === 'clear') === null);
    },
    true,
  );
  return { spot: spot ?? from, distance: limit * length, why: first.cause };
}

function roundsOf(
  { scene }: Field,
  { height }: Mover,
  { from, half }: { from: Spot; half: Half },
  stops: Stops,
): readonly (readonly [Round, StopCause])[] {
  const rounds: [Round, StopCause][] = [];
  for (const solid of scene.solids)
    if (stops.solids(solid) && meetsHeight(solid, from.z, height))
      rounds.push([roundOfPolygon(solid.corners, half), { id: 'solid', piece: solid.piece, kind: solid.kind }]);
  for (const other of stops.bases)
    if (meetsHeight(other, from.z, height)) rounds.push([roundOfBase(other, half), { id: 'base', other: other.id }]);
  for (const other of stops.clear) {
    const round = roundOfRange(other, half, { ...other, z: from.z });
    if (round) rounds.push([round, { id: 'clear', other: other.id }]);
  }
  return rounds;
}

/** The share of the way at which it would come inside the round; null when it never does. */
function stopShare(from: Point, to: Point, round: Round, mayBeInside: boolean): number | null {
  if (!overlaps(from, to, round)) return null;
  if (mayBeInside && overlaps(from, from, round)) return comesNearer(from, to, round.core) ? 0 : null;
  return Math.max(0, spanOfLine(from, to, round).start.t);
}

/**
 * Whether the first step of a straight way leads nearer to a convex core. Along a line the distance to a convex shape
 * first falls and then rises, so a way that does not begin by falling never comes nearer.
 */
function comesNearer(from: Point, to: Point, core: readonly Point[]): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const n = core.length;
  for (let i = 0; i < n && n > 1; i++) {
    const a = core[i]!;
    const b = core[(i + 1) % n]!;
    const along = (from.x - a.x) * (b.x - a.x) + (from.y - a.y) * (b.y - a.y);
    const length = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
    // Over the outer side of an edge: nearer is towards its line.
    if (along > 0 && along < length && cross(a, b, from) < 0) return (b.x - a.x) * dy - (b.y - a.y) * dx > 0;
  }
  let nearest = core[0]!;
  const square = (p: Point): number => (p.x - from.x) * (p.x - from.x) + (p.y - from.y) * (p.y - from.y);
  for (const p of core) if (square(p) < square(nearest)) nearest = p;
  return dx * (nearest.x - from.x) + dy * (nearest.y - from.y) > 0;
}

function edgeShare({ scene }: Field, from: Point, to: Point, half: Half): number | null {
  if (isOnTable(scene, to, half)) return null;
  const x = sidewaysOf(half);
  const y = upwardsOf(half);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const shares = [
    dx > 0 ? (scene.width - x - from.x) / dx : dx < 0 ? (x - from.x) / dx : Infinity,
    dy > 0 ? (scene.depth - y - from.y) / dy : dy < 0 ? (y - from.y) / dy : Infinity,
  ];
  return Math.max(0, Math.min(...shares));
}
