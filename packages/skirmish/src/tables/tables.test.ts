import { inches, type Piece, type Point, readTerrain } from '@little-wars/engine/geometry';
import { block, isTerrainKind, TERRAIN_KINDS, turnedPoint } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import * as tables from './index.ts';

const { BATTLEFIELD, besideItself, KILLZONE, laidOut, quarterTurned } = tables;
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

const killzones = terrains.filter(([, { width, depth }]) => width === KILLZONE.width && depth === KILLZONE.depth);

describe.each(killzones)('the killzone %s', (_, terrain) => {
  const turned = quarterTurned(terrain);
  const doubled = besideItself(turned);

  it('turned by a quarter is a table of 22" by 30" with the same pieces, and after four quarters itself', () => {
    expect([turned.width, turned.depth]).toEqual([inches(22), inches(30)]);
    expect(readTerrain(turned)).toEqual({ ok: true, value: turned });
    expect(turned.pieces.map(({ id }) => id)).toEqual(terrain.pieces.map(({ id }) => id));
    expect(quarterTurned(quarterTurned(quarterTurned(turned)))).toEqual(terrain);
    expect(partsOf(quarterTurned(turned).pieces, point => point)).toEqual(partsOf(terrain.pieces, point => point));
  });

  it('twice side by side is a table of 44" by 30", the same to both sides', () => {
    expect([doubled.width, doubled.depth]).toEqual([inches(44), inches(30)]);
    expect(readTerrain(doubled)).toEqual({ ok: true, value: doubled });
    expect(new Set(doubled.pieces.map(({ id }) => id)).size).toBe(2 * terrain.pieces.length);
    const after = partsOf(doubled.pieces, point => turnedPoint(doubled, point));
    expect(after).toEqual(partsOf(doubled.pieces, point => point));
  });
});

describe('tables of other sizes', () => {
  it('take along doors and their open leaves', () => {
    const door: Piece = {
      id: 'door',
      parts: [
        {
          kind: 'hatch',
          outline: [
            { x: 10, y: 20 },
            { x: 40, y: 20 },
            { x: 40, y: 30 },
          ],
          open: [
            { x: 10, y: 20 },
            { x: 10, y: 50 },
            { x: 0, y: 50 },
          ],
          bottom: 0,
          top: 5,
        },
      ],
    };
    const [turned] = quarterTurned({ width: 300, depth: 220, pieces: [door] }).pieces;
    expect(turned!.parts[0]!.outline[1]).toEqual({ x: 200, y: 40 });
    expect(turned!.parts[0]!.open![1]).toEqual({ x: 170, y: 10 });
    const pair = besideItself({ width: 300, depth: 220, pieces: [door] }).pieces;
    expect(pair.map(({ id }) => id)).toEqual(['door-west', 'door-east']);
    expect(pair.map(({ parts }) => parts[0]!.open![2])).toEqual([
      { x: 0, y: 50 },
      { x: 300, y: 50 },
    ]);
  });

  it('are there: ten killzones, and battlefields of 36" by 36"', () => {
    expect(killzones.length).toBeGreaterThanOrEqual(10);
    expect(terrains.filter(([, { width }]) => width === BATTLEFIELD.width).length).toBeGreaterThanOrEqual(2);
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
