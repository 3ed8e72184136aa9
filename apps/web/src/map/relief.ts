// Terrain as solid blocks seen from above and slightly from the south: their outer edges, drawing order, and shadows as
// long as they are high. The single light source is in the north-west.
import type { BoardPiece } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import type { Part } from './grounds.ts';

/** How far a shadow falls to the east, and equally to the south, per unit of height. */
const FALL = 0.3;

export type Edge = readonly [Point, Point];

export interface Block extends Part {
  readonly key: string;
  readonly piece: string;
  /** Its outer edges, counter-clockwise: without those shared with a part of the same kind and height. */
  readonly rim: readonly Edge[];
  /** The height of what it stands on: a floor of its piece, or the ground. */
  readonly on: number;
  /** Whether one can stand below it. */
  readonly isUpper: boolean;
}

/** Twice the area, negative if the corners go clockwise. */
const turnOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

const turned = (outline: readonly Point[]): readonly Point[] => (turnOf(outline) < 0 ? outline.toReversed() : outline);

const edgesRound = (corners: readonly Point[]): readonly Edge[] =>
  corners.map((a, i) => [a, corners[(i + 1) % corners.length]!]);

/** A model fits under anything at least this high, in tenths: an inch. */
export const STOREY = 254;

/** The blocks of all pieces in drawing order. */
export function blocksOf(pieces: readonly BoardPiece[]): readonly Block[] {
  return inOrder(
    pieces.flatMap(({ id, parts }) => {
      const all = parts.map(part => ({ ...part, outline: turned(part.outline) }));
      return all.map((part, i) => {
        const alike = all.filter(other => other !== part && isAlike(other, part));
        const edges = alike.flatMap(({ outline }) => edgesRound(outline));
        const on = all.some(other => other.top === part.bottom && isWide(other.outline)) ? part.bottom : 0;
        return {
          ...part,
          key: `${id}/${i}`,
          piece: id,
          rim: edgesRound(part.outline).flatMap(edge => without(edge, edges)),
          on,
          isUpper: part.bottom >= STOREY,
        };
      });
    }),
  );
}

const isAlike = (a: Part, b: Part): boolean =>
  a.kind === b.kind && a.bottom === b.bottom && a.top === b.top && a.ground === b.ground;

/** Corners this far from a line still count as on it: rotated pieces are rounded to whole tenths. */
const ON_LINE = 2;

/** The rest of an edge where no other edge runs along it in the other direction. */
function without([a, b]: Edge, others: readonly Edge[]): readonly Edge[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const off = ({ x, y }: Point): number => Math.abs((x - a.x) * dy - (y - a.y) * dx) / Math.sqrt(square);
  const along = ({ x, y }: Point): number => ((x - a.x) * dx + (y - a.y) * dy) / square;
  const shared = others
    .filter(edge => edge.every(at => off(at) <= ON_LINE))
    .map(([c, d]) => [along(d), along(c)] as const)
    .filter(([from, to]) => from < to)
    .toSorted((one, two) => one[0] - two[0]);
  const at = (share: number): Point => ({ x: Math.round(a.x + dx * share), y: Math.round(a.y + dy * share) });
  const left: Edge[] = [];
  let begun = 0;
  for (const [from, to] of [...shared, [1, 1] as const]) {
    if (Math.min(from, 1) - begun > 0.01) left.push([at(begun), at(Math.min(from, 1))]);
    begun = Math.max(begun, to);
  }
  return left;
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

export function boundsOf(outline: readonly Point[]): Bounds {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
}

/** Whether a top is wide and deep enough to stand on, in tenths: an inch. Walls are thinner. */
export function isWide(outline: readonly Point[]): boolean {
  const { left, right, near, far } = boundsOf(outline);
  return Math.min(right - left, far - near) >= STOREY;
}

/** Whether the first must be drawn before the second: it is below it, or farther from the viewer. */
function isBehind(a: Block & Bounds, b: Block & Bounds): boolean {
  if (a.right <= b.left || b.right <= a.left) return false;
  if (a.top <= b.bottom) return true;
  if (b.top <= a.bottom) return false;
  return a.near + ON_LINE >= b.far;
}

/** Every block after those behind it. */
function inOrder(blocks: readonly Block[]): readonly Block[] {
  const left = blocks
    .map(block => ({ ...block, ...boundsOf(block.outline) }))
    .toSorted((a, b) => a.bottom - b.bottom || b.near - a.near || a.top - b.top);
  const done = new Set<Block>();
  const ordered: Block[] = [];
  const draw = (block: Block & Bounds): void => {
    if (done.has(block)) return;
    done.add(block);
    for (const other of left) if (!done.has(other) && isBehind(other, block)) draw(other);
    ordered.push(block);
  };
  for (const block of left) draw(block);
  return ordered;
}

/** Whether an edge faces north or west, towards the light. The outside is to the right of the edge. */
export const isLit = ([a, b]: Edge): boolean => b.y - a.y + b.x - a.x < 0;

/** Whether an edge faces south, towards the viewer: the side below it is visible. */
export const isNear = ([a, b]: Edge): boolean => b.x > a.x;

/**
 * The shadow of a block on what it stands on, as overlapping areas: the block, and what each of its dark edges sweeps
 * between bottom and top.
 */
export function shadowsOf({ outline, rim, bottom, top, on }: Block): readonly (readonly Point[])[] {
  const fallen = ({ x, y }: Point, height: number): Point => {
    const by = Math.round((height - on) * FALL);
    return { x: x + by, y: y - by };
  };
  return [
    outline.map(at => fallen(at, bottom)),
    ...rim
      .filter(edge => !isLit(edge))
      .map(([a, b]) => [fallen(b, bottom), fallen(a, bottom), fallen(a, top), fallen(b, top)]),
  ];
}
