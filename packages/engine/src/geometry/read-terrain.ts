import {
  fields,
  foundSince,
  listOf,
  note,
  oneOf,
  type Problem,
  problem,
  type Read,
  type Reader,
  readAs,
  readAt,
  type Shape,
  text,
  whole,
} from '../read.ts';
import { cross } from './polygon.ts';
import type { Point } from './shape.ts';
import type { Part, Piece, Terrain } from './terrain.ts';

/**
 * Limits on a terrain. Coordinates lie on the table, and a table is small enough for every product of two differences
 * to be exact in doubles, with room to spare.
 */
export const TERRAIN_LIMITS = {
  side: 16384,
  height: 16384,
  pieces: 1000,
  parts: 100,
  corners: 200,
  /** On the whole table: the largest that the generator makes has 276 parts with 1,170 corners. */
  allParts: 600,
  allCorners: 3000,
  text: 100,
} as const;

/** Notes the problems of a value read on its own, at their place in the whole. */
export function noteAll(reader: Reader, problems: readonly Problem[], renamed: (path: string) => string): void {
  for (const one of problems) note(reader, { ...one, path: renamed(one.path) }, null);
}

/** A terrain inside something larger, of kinds that a ruleset knows; null when it cannot be read. */
export const terrainOf =
  (isKind: (kind: string) => boolean): Shape<Terrain | null> =>
  (reader, path, x) => {
    const read = readTerrain(x);
    if (!read.ok) {
      noteAll(reader, read.problems, inner => (inner === '' ? path : `${path}.${inner}`));
      return null;
    }
    for (const [i, piece] of read.value.pieces.entries())
      for (const [k, { kind }] of piece.parts.entries())
        if (!isKind(kind))
          note(reader, problem(`${path}.pieces[${i}].parts[${k}].kind`, 'unknown-kind', { kind }), null);
    return read.value;
  };

/** The id of a shipped map, or a map of the player's own, read as the ruleset reads maps. */
export const mapOr =
  <M>(ids: readonly string[], read: (x: unknown) => Read<M>, instead: M): Shape<string | M> =>
  (reader, path, x) => {
    if (typeof x === 'string') return oneOf(...ids)(reader, path, x);
    const own = read(x);
    if (own.ok) return own.value;
    noteAll(reader, own.problems, inner => `${path}.${inner}`);
    return instead;
  };

/** Reads a terrain from untrusted data: returns a fresh copy, or every problem. Never throws. */
export const readTerrain = (x: unknown): Read<Terrain> => readAs(terrain, x);

/** A name or an id: a text that is not empty. */
export const named: Shape<string> = (reader, path, x) => {
  const read = text(TERRAIN_LIMITS.text)(reader, path, x);
  return typeof x === 'string' && x.trim() === '' ? note(reader, problem(path, 'empty'), read) : read;
};

const height = whole(0, TERRAIN_LIMITS.height);
const side = whole(1, TERRAIN_LIMITS.side);
const unread: Shape<unknown> = (_reader, _path, x) => x;
const size = fields<{ width: number; depth: number; pieces: unknown }>({ width: side, depth: side, pieces: unread });

/** The size comes first: every corner must lie on the table. */
const terrain: Shape<Terrain> = (reader, path, x) => {
  const { width = TERRAIN_LIMITS.side, depth = TERRAIN_LIMITS.side, pieces } = size(reader, path, x);
  if (pieces === undefined) return { width, depth, pieces: [] };
  if (isTooMuch(reader, pieces)) return { width, depth, pieces: [] };
  const list = listOf(pieceOn({ width, depth }), TERRAIN_LIMITS.pieces);
  const read = readAt(reader, 'pieces', list, () => pieces) ?? [];
  const firsts = new Map<string, number>();
  for (const [i, piece] of read.entries()) {
    const id = piece?.id;
    if (!id) continue;
    const first = firsts.get(id);
    if (first !== undefined) note(reader, problem(`pieces[${i}].id`, 'duplicate-id', { id, first }), null);
    else firsts.set(id, i);
  }
  return { width, depth, pieces: read };
};

/** Checks the totals before anything is read: pieces that are fine one by one may be far too many together. */
function isTooMuch(reader: Reader, pieces: unknown): boolean {
  const { allParts, allCorners } = TERRAIN_LIMITS;
  const { parts, corners } = countedIn(pieces);
  if (parts > allParts) return note(reader, problem('pieces', 'too-many-parts', { most: allParts }), true);
  return corners > allCorners && note(reader, problem('pieces', 'too-many-corners', { most: allCorners }), true);
}

function countedIn(pieces: unknown): { readonly parts: number; readonly corners: number } {
  try {
    const parts = listIn(pieces).flatMap(piece => listIn((piece as { parts?: unknown } | null)?.parts));
    const outlines = parts.flatMap(part => {
      const { outline, open } = (part ?? {}) as { outline?: unknown; open?: unknown };
      return [listIn(outline), listIn(open)];
    });
    return { parts: parts.length, corners: outlines.reduce((sum, outline) => sum + outline.length, 0) };
  } catch {
    // A value with a throwing getter is reported later, when it is read.
    return { parts: 0, corners: 0 };
  }
}

/** A list within the limit of pieces; anything else counts as empty here and is reported when it is read. */
const listIn = (x: unknown): readonly unknown[] => (Array.isArray(x) && x.length <= TERRAIN_LIMITS.pieces ? x : []);

interface Size {
  readonly width: number;
  readonly depth: number;
}

const pieceOn = (table: Size): Shape<Piece> => {
  const parts = listOf(partOn(table), TERRAIN_LIMITS.parts);
  const some: Shape<readonly Part[]> = (reader, path, x) => {
    const read = parts(reader, path, x);
    return Array.isArray(x) && x.length === 0 ? note(reader, problem(path, 'empty'), read) : read;
  };
  return fields<Piece>({ id: named, parts: some });
};

const partOn = (table: Size): Shape<Part> => {
  const outline = outlineOn(table);
  const shape = fields<Part>({ kind: named, outline, bottom: height, top: height, open: outline as Shape<never> }, [
    'open',
  ]);
  return (reader, path, x) => {
    const before = reader.problems.length;
    const part = shape(reader, path, x);
    if (!foundSince(reader, before) && part.top <= part.bottom)
      note(reader, problem(`${path}.top`, 'top-not-above-bottom', { bottom: part.bottom, top: part.top }), null);
    return part;
  };
};

const outlineOn = ({ width, depth }: Size): Shape<readonly Point[]> => {
  const list = listOf(fields<Point>({ x: whole(0, width), y: whole(0, depth) }), TERRAIN_LIMITS.corners);
  return (reader, path, x) => {
    const before = reader.problems.length;
    const corners = list(reader, path, x);
    if (foundSince(reader, before)) return corners;
    if (corners.length < 3) return note(reader, problem(path, 'too-few-corners', { least: 3 }), corners);
    checkOutline(reader, path, corners);
    return corners;
  };
};

/** Checks that an outline is simple: no corner twice, and edges meet only at the corner they share. */
function checkOutline(reader: Reader, path: string, corners: readonly Point[]): void {
  const before = reader.problems.length;
  const seen = new Map<string, number>();
  for (const [i, { x, y }] of corners.entries()) {
    const first = seen.get(`${x},${y}`);
    if (first !== undefined) note(reader, problem(`${path}[${i}]`, 'repeated-corner', { first }), null);
    else seen.set(`${x},${y}`, i);
  }
  if (foundSince(reader, before)) return;
  if (corners.every(corner => cross(corners[0]!, corners[1]!, corner) === 0)) {
    note(reader, problem(path, 'no-area'), null);
    return;
  }
  for (let i = 0; i < corners.length; i++)
    for (let j = i + 1; j < corners.length; j++)
      if (doEdgesMeet(corners, i, j)) note(reader, problem(path, 'edges-meet', { first: i, second: j }), null);
}

/**
 * Whether edges i < j, not neighbours, have a point in common. Neighbours that fold back on each other need no test:
 * the end of the shorter one lies on the longer one, so the edge after (or before) it is detected.
 */
function doEdgesMeet(corners: readonly Point[], i: number, j: number): boolean {
  const n = corners.length;
  if (j === i + 1 || (i === 0 && j === n - 1)) return false;
  const [a, b, c, d] = [corners[i]!, corners[i + 1]!, corners[j]!, corners[(j + 1) % n]!];
  const [p, q] = [cross(a, b, c), cross(a, b, d)];
  if (p === 0 && q === 0) return doBoxesMeet(a, b, c, d);
  return Math.sign(p) * Math.sign(q) <= 0 && Math.sign(cross(c, d, a)) * Math.sign(cross(c, d, b)) <= 0;
}

const doBoxesMeet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  Math.max(a.x, b.x) >= Math.min(c.x, d.x) &&
  Math.max(c.x, d.x) >= Math.min(a.x, b.x) &&
  Math.max(a.y, b.y) >= Math.min(c.y, d.y) &&
  Math.max(c.y, d.y) >= Math.min(a.y, b.y);
