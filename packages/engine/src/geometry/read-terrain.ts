import { cross } from './polygon.ts';
import type { Point } from './shape.ts';
import type { Part, Piece, Terrain } from './terrain.ts';

/** One reason to refuse a terrain: where, which, and the numbers or names that say more. */
export interface TerrainProblem {
  /** Like `pieces[2].parts[0].outline[3].x`; empty for the whole. */
  readonly path: string;
  readonly problem: TerrainProblemId;
  readonly parameters: Readonly<Record<string, number | string>>;
}

export type TerrainProblemId =
  | 'unreadable'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-text'
  | 'not-a-whole-number'
  | 'missing'
  | 'unknown-field'
  | 'empty'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'too-many'
  | 'too-few-corners'
  | 'repeated-corner'
  | 'edges-meet'
  | 'no-area'
  | 'top-not-above-bottom'
  | 'duplicate-id'
  | 'too-many-problems';

export type ReadTerrain =
  | { readonly ok: true; readonly terrain: Terrain }
  | { readonly ok: false; readonly problems: readonly TerrainProblem[] };

/**
 * What a terrain may hold. Coordinates lie on the table (all that happens lies there), and a table is small enough for
 * every product of two differences to be exact in doubles with room to spare.
 */
export const TERRAIN_LIMITS = {
  side: 16384,
  height: 16384,
  pieces: 1000,
  parts: 100,
  corners: 200,
  text: 100,
} as const;

const MOST_PROBLEMS = 1000;

/** What is read so far: the problems, and the size of the table once it is known. */
interface Reading {
  readonly problems: TerrainProblem[];
  readonly ids: Map<string, number>;
  width: number;
  depth: number;
}

/** Reads what someone claims to be a terrain: a fresh copy of it, or every reason why not. Never throws. */
export function readTerrain(x: unknown): ReadTerrain {
  const { side, pieces: most } = TERRAIN_LIMITS;
  const reading: Reading = { problems: [], ids: new Map(), width: side, depth: side };
  const fields = object(reading, '', x, ['width', 'depth', 'pieces']);
  const width = whole(reading, 'width', fields.get('width'), { least: 1, most: side });
  const depth = whole(reading, 'depth', fields.get('depth'), { least: 1, most: side });
  if (width !== undefined) reading.width = width;
  if (depth !== undefined) reading.depth = depth;
  const pieces = list(reading, 'pieces', fields.get('pieces'), most)?.map((piece, i) => readPiece(reading, i, piece));
  if (reading.problems.length > 0) return { ok: false, problems: reading.problems };
  return { ok: true, terrain: { width, depth, pieces } as Terrain };
}

function readPiece(reading: Reading, i: number, x: unknown): Piece {
  const path = `pieces[${i}]`;
  const fields = object(reading, path, x, ['id', 'parts']);
  const id = text(reading, `${path}.id`, fields.get('id')) ?? '';
  const first = reading.ids.get(id);
  if (id !== '' && first !== undefined) refuse(reading, `${path}.id`, 'duplicate-id', { id, first });
  else reading.ids.set(id, i);
  const parts = list(reading, `${path}.parts`, fields.get('parts'), TERRAIN_LIMITS.parts);
  if (parts?.length === 0) refuse(reading, `${path}.parts`, 'empty');
  return { id, parts: parts?.map((part, n) => readPart(reading, `${path}.parts[${n}]`, part)) ?? [] };
}

function readPart(reading: Reading, path: string, x: unknown): Part {
  const fields = object(reading, path, x, ['kind', 'outline', 'bottom', 'top', 'open?']);
  const kind = text(reading, `${path}.kind`, fields.get('kind')) ?? '';
  const outline = readOutline(reading, `${path}.outline`, fields.get('outline'));
  const heights = { least: 0, most: TERRAIN_LIMITS.height };
  const bottom = whole(reading, `${path}.bottom`, fields.get('bottom'), heights);
  const top = whole(reading, `${path}.top`, fields.get('top'), heights);
  if (bottom !== undefined && top !== undefined && top <= bottom)
    refuse(reading, `${path}.top`, 'top-not-above-bottom', { bottom, top });
  const part = { kind, outline, bottom: bottom ?? 0, top: top ?? 0 };
  const open = fields.get('open');
  return open === undefined ? part : { ...part, open: readOutline(reading, `${path}.open`, open) };
}

function readOutline(reading: Reading, path: string, x: unknown): readonly Point[] {
  const before = reading.problems.length;
  const corners = list(reading, path, x, TERRAIN_LIMITS.corners)?.map((corner, i) => {
    const fields = object(reading, `${path}[${i}]`, corner, ['x', 'y']);
    return {
      x: whole(reading, `${path}[${i}].x`, fields.get('x'), { least: 0, most: reading.width }) ?? 0,
      y: whole(reading, `${path}[${i}].y`, fields.get('y'), { least: 0, most: reading.depth }) ?? 0,
    };
  });
  if (corners && corners.length < 3) refuse(reading, path, 'too-few-corners', { corners: corners.length, least: 3 });
  // What the corners make together only matters when each of them is good.
  if (corners && reading.problems.length === before) checkOutline(reading, path, corners);
  return corners ?? [];
}

/** An outline is simple: no corner twice, no edge crosses or touches another but at the corner they share. */
function checkOutline(reading: Reading, path: string, corners: readonly Point[]): void {
  const before = reading.problems.length;
  const seen = new Map<string, number>();
  for (const [i, { x, y }] of corners.entries()) {
    const first = seen.get(`${x},${y}`);
    if (first !== undefined) refuse(reading, `${path}[${i}]`, 'repeated-corner', { first });
    else seen.set(`${x},${y}`, i);
  }
  if (reading.problems.length > before) return;
  if (corners.every(corner => cross(corners[0]!, corners[1]!, corner) === 0)) {
    refuse(reading, path, 'no-area');
    return;
  }
  for (let i = 0; i < corners.length; i++)
    for (let j = i + 1; j < corners.length; j++)
      if (doEdgesMeet(corners, i, j)) refuse(reading, path, 'edges-meet', { first: i, second: j });
}

/**
 * Whether edges i < j, not neighbours, have a place in common. Neighbours that fold back on each other need no look: the
 * end of the shorter lies on the longer, so the edge after it (or before) is found.
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

function refuse(
  { problems }: Reading,
  path: string,
  problem: TerrainProblemId,
  parameters: TerrainProblem['parameters'] = {},
): void {
  if (problems.length < MOST_PROBLEMS) problems.push({ path, problem, parameters });
  else if (problems.length === MOST_PROBLEMS)
    problems.push({ path: '', problem: 'too-many-problems', parameters: { most: MOST_PROBLEMS } });
}

/** A name as a step of a path, cut to a sane length. */
const step = (path: string, name: string): string =>
  (path === '' ? '' : `${path}.`) + name.slice(0, TERRAIN_LIMITS.text);

/** What `get` gives, or undefined with a problem when asking for it throws. */
function attempt<T>(reading: Reading, path: string, get: () => T): T | undefined {
  try {
    return get();
  } catch {
    refuse(reading, path, 'unreadable');
    return undefined;
  }
}

/**
 * The own fields of an object by name; a name with `?` may be missing. Whatever is undefined in the result has been told
 * as a problem, or may be missing: the readers below pass over it.
 */
function object(reading: Reading, path: string, x: unknown, names: readonly string[]): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  if (x === undefined && path !== '') return fields;
  const keys = attempt(reading, path, () =>
    typeof x === 'object' && x !== null && !Array.isArray(x) ? Object.keys(x) : null,
  );
  if (keys === null) refuse(reading, path, 'not-an-object');
  if (!keys) return fields;
  const known = new Set(names.map(name => name.replace('?', '')));
  for (const key of keys) {
    const before = reading.problems.length;
    const value = known.has(key)
      ? attempt(reading, step(path, key), () => (x as Record<string, unknown>)[key])
      : refuse(reading, step(path, key), 'unknown-field');
    if (value !== undefined || reading.problems.length > before) fields.set(key, value);
  }
  for (const name of names) if (!name.endsWith('?') && !fields.has(name)) refuse(reading, step(path, name), 'missing');
  return fields;
}

function list(reading: Reading, path: string, x: unknown, most: number): readonly unknown[] | undefined {
  if (x === undefined) return undefined;
  const length = attempt(reading, path, () => (Array.isArray(x) ? x.length : null));
  if (length === undefined) return undefined;
  if (length === null || !Number.isInteger(length) || length < 0) {
    refuse(reading, path, 'not-a-list');
    return undefined;
  }
  if (length > most) {
    refuse(reading, path, 'too-many', { length, most });
    return undefined;
  }
  const elements: readonly unknown[] = x as unknown[];
  // A hole is no element: null, which no reader takes, so that it is told.
  return Array.from({ length }, (_, i) => attempt(reading, `${path}[${i}]`, () => elements[i] ?? null));
}

function text(reading: Reading, path: string, x: unknown): string | undefined {
  if (x === undefined) return undefined;
  const most = TERRAIN_LIMITS.text;
  if (typeof x !== 'string') refuse(reading, path, 'not-text');
  else if (x.trim() === '') refuse(reading, path, 'empty');
  else if (x.length > most) refuse(reading, path, 'too-long', { length: x.length, most });
  else return x;
  return undefined;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function whole(reading: Reading, path: string, x: unknown, { least, most }: Range): number | undefined {
  if (x === undefined) return undefined;
  if (typeof x !== 'number' || !Number.isInteger(x)) refuse(reading, path, 'not-a-whole-number');
  else if (x < least) refuse(reading, path, 'too-small', { value: x, least });
  else if (x > most) refuse(reading, path, 'too-large', { value: x, most });
  // Adding 0 makes a plain 0 of -0.
  else return x + 0;
  return undefined;
}
