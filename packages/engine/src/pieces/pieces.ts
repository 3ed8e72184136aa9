import type { Direction, Point, Spot } from '../geometry/shape.ts';
import type { Part, Piece } from '../geometry/terrain.ts';
import { INCH, inches } from '../geometry/units.ts';
import type { TerrainKind } from './kinds.ts';

/** A point or a size in inches. */
export type XY = readonly [x: number, y: number];

/** A list of points as a function call, which the formatter keeps on one line. */
export const points = <P extends readonly XY[]>(...list: P): P => list;

/** A rectangle in inches: its low corner and its size. */
export interface Rectangle {
  readonly at: XY;
  readonly size: XY;
}

/** Rounds first, so that the result does not depend on the order in which decimal inches were added up. */
const tenths = (n: number): number => inches(Math.round(n * 1000) / 1000);

const pointAt = ([x, y]: XY): Point => ({ x: tenths(x), y: tenths(y) });

export const outlineOf = (corners: readonly XY[]): readonly Point[] => corners.map(pointAt);

export const rectangle = ([x, y]: XY, [w, d]: XY): readonly Point[] =>
  outlineOf([
    [x, y],
    [x + w, y],
    [x + w, y + d],
    [x, y + d],
  ]);

/** One prism, heights in inches. */
export const part = <K extends TerrainKind>(
  kind: K,
  outline: readonly Point[],
  bottom: number,
  top: number,
): Part & { readonly kind: K } => ({
  kind,
  outline,
  bottom: inches(bottom),
  top: inches(top),
});

/** The strip of a given thickness centred on the line between two points, rounded to tenths. */
function strip(from: Point, to: Point, thickness: number): readonly Point[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const half = (thickness * INCH) / 2 / Math.sqrt(dx * dx + dy * dy);
  const [ox, oy] = [Math.round(-dy * half), Math.round(dx * half)];
  return [
    { x: from.x - ox, y: from.y - oy },
    { x: to.x - ox, y: to.y - oy },
    { x: to.x + ox, y: to.y + oy },
    { x: from.x + ox, y: from.y + oy },
  ];
}

/** Something long and upright along a line, in inches. */
export interface Run {
  readonly id: string;
  /** The points of its centre line. */
  readonly along: readonly [XY, XY, ...XY[]];
  readonly height?: number;
}

/** Each stretch after a bend is shortened by half the thickness, so that stretches at right angles abut. */
export function runOf(
  kind: TerrainKind,
  { id, along, height }: Run,
  usual: { thickness: number; height: number },
): Piece {
  const { thickness } = usual;
  const parts = along.slice(1).map((to, i) => {
    const from = along[i]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const back = thickness / 2 / Math.sqrt(dx * dx + dy * dy);
    const start: XY = i === 0 ? from : [from[0] + dx * back, from[1] + dy * back];
    const end: XY = i === along.length - 2 ? to : [to[0] + dx * back, to[1] + dy * back];
    return part(kind, strip(pointAt(start), pointAt(end), thickness), 0, height ?? usual.height);
  });
  return { id, parts };
}

export const wall = (run: Run): Piece => runOf('wall', run, { thickness: 0.3, height: 4 });
export const lowWall = (run: Run): Piece => runOf('low-wall', run, { thickness: 0.3, height: 1.25 });
export const pipes = (run: Run): Piece => runOf('pipes', run, { thickness: 0.8, height: 1 });
export const bulkhead = (run: Run): Piece => runOf('bulkhead', run, { thickness: 0.3, height: 4 });
export const brokenPipes = (run: Run): Piece => runOf('broken-pipes', run, { thickness: 0.7, height: 1 });
export const hedge = (run: Run): Piece => runOf('hedge', run, { thickness: 0.5, height: 1.25 });
export const fence = (run: Run): Piece => runOf('fence', run, { thickness: 0.2, height: 1 });
export const wallPipes = (run: Run): Piece => runOf('wall-pipes', run, { thickness: 0.3, height: 2 });

/** Flat ground of one kind. */
export const area = (kind: TerrainKind, id: string, corners: readonly XY[]): Piece => ({
  id,
  parts: [part(kind, outlineOf(corners), 0, 0.1)],
});

/** A block of one kind; its height is in inches. */
export const block = (kind: TerrainKind, id: string, { at, size }: Rectangle, height: number): Piece => ({
  id,
  parts: [part(kind, rectangle(at, size), 0, height)],
});

/** Materiel: boxes, each with its height in inches. Up to 2" they can be traversed. */
export const crates = (id: string, boxes: readonly (Rectangle & { readonly height: number })[]): Piece => ({
  id,
  parts: boxes.map(({ at, size, height }) => part('crates', rectangle(at, size), 0, height)),
});

/** A tall block with a lower one against one of its ends. */
export interface Machine extends Rectangle {
  readonly id: string;
  readonly annexe?: Rectangle;
}

export const machine = ({ id, at, size, annexe }: Machine): Piece => ({
  id,
  parts: [
    part('machine', rectangle(at, size), 0, 3.5),
    ...(annexe ? [part('machine', rectangle(annexe.at, annexe.size), 0, 2.25)] : []),
  ],
});

/** An eight-sided trunk. */
export function tree(id: string, [x, y]: XY): Piece {
  const [a, b] = [0.5, 0.2];
  const corners: readonly XY[] = [
    [a, -b],
    [a, b],
    [b, a],
    [-b, a],
    [-a, b],
    [-a, -b],
    [-b, -a],
    [b, -a],
  ];
  return { id, parts: [part('tree', outlineOf(corners.map(([u, v]): XY => [x + u, y + v])), 0, 5)] };
}

export const detritus = (id: string, corners: readonly XY[]): Piece => ({
  id,
  parts: [part('detritus', outlineOf(corners), 0, 0.4)],
});

export const apparatus = (id: string, { at, size }: Rectangle): Piece => ({
  id,
  parts: [part('apparatus', rectangle(at, size), 0, 2)],
});

const BARRICADE = { width: 2, thickness: 0.25, height: 1 };

/** A barricade centred on a spot, along a direction. */
export function barricadePiece(id: string, at: Spot, along: Direction): Piece {
  const reach = inches(BARRICADE.width / 2) / Math.sqrt(along.dx * along.dx + along.dy * along.dy);
  const [ox, oy] = [Math.round(along.dx * reach), Math.round(along.dy * reach)];
  const outline = strip({ x: at.x - ox, y: at.y - oy }, { x: at.x + ox, y: at.y + oy }, BARRICADE.thickness);
  return { id, parts: [{ kind: 'barricade', outline, bottom: at.z, top: at.z + inches(BARRICADE.height) }] };
}
