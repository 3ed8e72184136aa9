import {
  fields,
  flag,
  foundSince,
  listOf,
  named,
  note,
  noteAll,
  nullOr,
  problem,
  type Read,
  type Reader,
  readAs,
  readAt,
  readTerrain,
  type Shape,
  TERRAIN_LIMITS,
  terrainOf,
  whole,
} from '@little-wars/engine';
import type { Point, Terrain } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';
import type { AccessPoint, BySide, CloseQuarters, Edges, KillzoneMap, Line, Outline, Room, Zones } from './map.ts';

const LIMITS = { corners: 100, objectives: 12, rooms: 50, accessPoints: 100, number: 1000 } as const;

interface Table {
  readonly width: number;
  readonly depth: number;
}

/** Parses a map from untrusted data: a fresh copy, or every problem with it. Never throws. */
export const readMap = (x: unknown): Read<KillzoneMap> => readAs(map, x);

const unread: Shape<unknown> = (_reader, _path, x) => x;

/** The terrain is read first: everything else lies on its table and names its pieces. */
const map: Shape<KillzoneMap> = (reader, _path, x) => {
  const before = reader.problems.length;
  const { id, name, number, ...rest } = outer(reader, '', x);
  const at = <T>(field: keyof typeof rest, shape: Shape<T>): T =>
    Object.hasOwn(rest, field) ? readAt(reader, field, shape, () => rest[field]) : (undefined as T);
  const terrain = at('terrain', terrainOf(isTerrainKind));
  const table: Table = terrain ?? ANY_TABLE;
  const read: KillzoneMap = {
    id,
    name,
    number,
    terrain: terrain as Terrain,
    zones: at('zones', zonesOn(table)),
    edges: at('edges', edgesOn(table)),
    objectives: at('objectives', someOf(pointOn(table), LIMITS.objectives)),
    closeQuarters: at('closeQuarters', nullOr(closeQuartersOn(table))),
  };
  if (!foundSince(reader, before)) checkNames(reader, read);
  return read;
};

/** If the terrain cannot be read, the rest is still validated as far as possible. */
const ANY_TABLE: Table = { width: TERRAIN_LIMITS.side, depth: TERRAIN_LIMITS.side };

interface Outer extends Pick<KillzoneMap, 'id' | 'name' | 'number'> {
  readonly terrain: unknown;
  readonly zones: unknown;
  readonly edges: unknown;
  readonly objectives: unknown;
  readonly closeQuarters: unknown;
}

const outer = fields<Outer>({
  id: named,
  name: named,
  number: nullOr(whole(1, LIMITS.number)),
  terrain: unread,
  zones: unread,
  edges: unread,
  objectives: unread,
  closeQuarters: unread,
});

const someOf =
  <T>(shape: Shape<T>, most: number): Shape<readonly T[]> =>
  (reader, path, x) => {
    const read = listOf(shape, most)(reader, path, x);
    return Array.isArray(x) && x.length === 0 ? note(reader, problem(path, 'empty'), read) : read;
  };

const pointOn = ({ width, depth }: Table): Shape<Point> => fields<Point>({ x: whole(0, width), y: whole(0, depth) });

/** Reads an outline as that of a terrain piece, to reuse the validation. */
const outlineOn =
  ({ width, depth }: Table): Shape<Outline> =>
  (reader, path, x) => {
    const corners = listOf(pointOn({ width, depth }), LIMITS.corners);
    const before = reader.problems.length;
    const read = corners(reader, path, x);
    if (foundSince(reader, before)) return read;
    const piece = { id: 'outline', parts: [{ kind: 'floor', outline: read, bottom: 0, top: 1 }] };
    const again = readTerrain({ width, depth, pieces: [piece] });
    if (!again.ok) noteAll(reader, again.problems, inner => inner.replace('pieces[0].parts[0].outline', path));
    return read;
  };

const lineOn =
  (table: Table): Shape<Line> =>
  (reader, path, x) => {
    const read = listOf(pointOn(table), LIMITS.corners)(reader, path, x);
    return Array.isArray(x) && x.length < 2 ? note(reader, problem(path, 'too-few-corners', { least: 2 }), read) : read;
  };

const two =
  <T>(shape: Shape<T>): Shape<BySide<T>> =>
  (reader, path, x) => {
    const read = listOf(shape, 2)(reader, path, x) as unknown as BySide<T>;
    return Array.isArray(x) && x.length < 2
      ? note(reader, problem(path, 'too-few', { least: 2, given: x.length }), read)
      : read;
  };

const zonesOn = (table: Table): Shape<Zones> =>
  fields<Zones>({ dropZones: two(outlineOn(table)), territories: two(outlineOn(table)), centreLine: lineOn(table) });

const edgesOn = (table: Table): Shape<Edges> => fields<Edges>({ own: two(lineOn(table)), neutral: two(lineOn(table)) });

const closeQuartersOn = (table: Table): Shape<CloseQuarters> =>
  fields<CloseQuarters>({
    rooms: listOf(fields<Room>({ id: named, outline: outlineOn(table) }), LIMITS.rooms),
    accessPoints: listOf(
      fields<AccessPoint>({ id: named, piece: named, outline: outlineOn(table), hatch: flag }),
      LIMITS.accessPoints,
    ),
    apparatus: listOf(named, LIMITS.accessPoints),
  });

/** Named pieces must exist and be of the right kind; ids of rooms and access points are unique. */
function checkNames(reader: Reader, { terrain, closeQuarters }: KillzoneMap): void {
  if (!closeQuarters) return;
  const kinds = new Map(terrain.pieces.map(({ id, parts }) => [id, new Set(parts.map(({ kind }) => kind))]));
  const doors = new Set(terrain.pieces.filter(({ parts }) => parts.some(({ open }) => open)).map(({ id }) => id));
  const { rooms, accessPoints, apparatus } = closeQuarters;
  checkIds(reader, 'closeQuarters.rooms', rooms);
  checkIds(reader, 'closeQuarters.accessPoints', accessPoints);
  for (const [i, { piece, hatch }] of accessPoints.entries()) {
    const path = `closeQuarters.accessPoints[${i}]`;
    if (!kinds.get(piece)?.has('access-point'))
      note(reader, problem(`${path}.piece`, 'no-such-piece', { piece, kind: 'access-point' }), null);
    else if (hatch !== doors.has(piece)) note(reader, problem(`${path}.hatch`, 'wrong-hatch', { piece }), null);
  }
  for (const [i, piece] of apparatus.entries())
    if (!kinds.get(piece)?.has('apparatus'))
      note(reader, problem(`closeQuarters.apparatus[${i}]`, 'no-such-piece', { piece, kind: 'apparatus' }), null);
}

function checkIds(reader: Reader, path: string, list: readonly { readonly id: string }[]): void {
  const firsts = new Map<string, number>();
  for (const [i, { id }] of list.entries()) {
    const first = firsts.get(id);
    if (first !== undefined) note(reader, problem(`${path}[${i}].id`, 'duplicate-id', { id, first }), null);
    else firsts.set(id, i);
  }
}
