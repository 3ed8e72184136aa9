import { inches, type Piece, type Point, readTerrain } from '@little-wars/engine/geometry';
import { block, isTerrainKind, TERRAIN_KINDS, turnedPoint } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import * as tables from './index.ts';

const { KILLZONE, laidOut } = tables;
const terrains = Object.entries(tables).flatMap(([name, table]) =>
  typeof table === 'object' && 'pieces' in table ? [[name, table] as const] : [],
);

const sorted = (names: readonly string[]): readonly string[] => names.toSorted((a, b) => (a < b ? -1 : 1));
const corner = ({ x, y }: Point): string => `${x},${y}`;
const partsOf = (pieces: readonly Piece[], turn: (point: Point) => Point): readonly string[] =>
  sorted(
    pieces.flatMap(({ parts }) =>
      parts.map(
        ({ kind, bottom, top, outline }) =>
          `${kind} ${bottom} ${top} ${sorted(outline.map(turn).map(corner)).join(' ')}`,
      ),
    ),
  );

describe.each(terrains)('the table %s', (_, terrain) => {
  it('is valid map terrain, made of known kinds only', () => {
    expect(readTerrain(terrain)).toEqual({ ok: true, value: terrain });
    const kinds = terrain.pieces.flatMap(({ parts }) => parts.map(({ kind }) => kind));
    expect(kinds.filter(kind => !isTerrainKind(kind))).toEqual([]);
  });

  it('is the same to both sides', () => {
    expect(partsOf(terrain.pieces, point => turnedPoint(terrain, point))).toEqual(
      partsOf(terrain.pieces, point => point),
    );
  });
});

describe('laying out a table', () => {
  it('places every piece twice, and those in the middle once', () => {
    const half = [block('rock', 'rock', { at: [1, 2], size: [3, 4] }, 2)];
    const middle = [block('building', 'hall', { at: [14, 10], size: [2, 2] }, 4)];
    const { pieces, width, depth } = laidOut(KILLZONE, { half, middle });
    expect([width, depth]).toEqual([inches(30), inches(22)]);
    expect(pieces.map(({ id }) => id)).toEqual(['rock-a', 'rock-b', 'hall']);
    expect(laidOut(KILLZONE, { half }).pieces.map(({ id }) => id)).toEqual(['rock-a', 'rock-b']);
  });
});

describe('kinds of terrain', () => {
  it('are a closed list without duplicates', () => {
    expect(new Set(TERRAIN_KINDS).size).toBe(TERRAIN_KINDS.length);
    for (const kind of ['lava', '', 'toString', '__proto__']) expect(isTerrainKind(kind)).toBe(false);
  });
});
