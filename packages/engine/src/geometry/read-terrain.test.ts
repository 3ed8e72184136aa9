import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../read.ts';
import { cross } from './polygon.ts';
import { readTerrain, TERRAIN_LIMITS } from './read-terrain.ts';
import type { Point } from './shape.ts';

const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const SQUARE = points(100, 100, 200, 100, 200, 200, 100, 200);
const part = (more: object = {}): object => ({ kind: 'wall', outline: SQUARE, bottom: 0, top: 500, ...more });
const piece = (id: unknown, ...parts: unknown[]): object => ({ id, parts });
const terrain = (...pieces: unknown[]): object => ({ width: 1000, depth: 800, pieces });
const GOOD = terrain(
  piece('a', part(), part({ kind: 'floor', bottom: 500, top: 510 })),
  piece('b', part({ open: points(0, 0, 9, 0, 0, 9) })),
);

const problems = (x: unknown): readonly Problem[] => {
  const read = readTerrain(x);
  return read.ok ? [] : read.problems;
};
const told = (x: unknown): string[] => problems(x).map(({ path, problem }) => `${path}: ${problem}`);

describe('reading terrain', () => {
  it('gives a fresh equal copy of what is good', () => {
    const read = readTerrain(GOOD);
    expect(read).toEqual({ ok: true, value: GOOD });
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    expect(read.ok && read.value).not.toBe(GOOD);
    expect(readTerrain(terrain())).toEqual({ ok: true, value: terrain() });
    const concave = points(0, 0, 1000, 0, 1000, 800, 500, 1, 0, 800);
    expect(readTerrain(terrain(piece('a', part({ outline: concave })))).ok).toBe(true);
    expect(readTerrain(terrain(piece('a', part({ outline: points(0, 0, 5, 0, 9, 0, 9, 9) })))).ok).toBe(true);
    const zero = readTerrain(terrain(piece('a', part({ bottom: -0 }))));
    expect(zero.ok && Object.is(zero.value.pieces[0]!.parts[0]!.bottom, 0)).toBe(true);
  });

  it('names the field of each problem', () => {
    expect(told(null)).toEqual([': not-a-record']);
    expect(told([])).toEqual([': not-a-record']);
    expect(told(undefined)).toEqual([': not-a-record']);
    expect(told({})).toEqual(['width: missing', 'depth: missing', 'pieces: missing']);
    expect(told({ width: undefined, depth: 800, pieces: [] })).toEqual(['width: not-a-whole-number']);
    expect(told({ width: 0, depth: 1e9, pieces: {}, colour: 1 })).toEqual([
      'colour: unknown-field',
      'width: out-of-range',
      'depth: out-of-range',
      'pieces: not-a-list',
    ]);
    expect(told(terrain(undefined, null, 3))).toEqual([
      'pieces[0]: not-a-record',
      'pieces[1]: not-a-record',
      'pieces[2]: not-a-record',
    ]);
    expect(told(terrain(piece('', part({ kind: ' ' })), piece(7)))).toEqual([
      'pieces[0].id: empty',
      'pieces[0].parts[0].kind: empty',
      'pieces[1].id: not-text',
      'pieces[1].parts: empty',
    ]);
    const corners = [
      { x: 0.5, y: 0 },
      { x: Number.NaN, y: -1 },
      { x: 1001, y: 801 },
      { x: '3' },
      { x: 2 ** 31, y: 0, z: 1 },
    ];
    expect(told(terrain(piece('a', part({ outline: corners }))))).toEqual([
      'pieces[0].parts[0].outline[0].x: not-a-whole-number',
      'pieces[0].parts[0].outline[1].x: not-a-whole-number',
      'pieces[0].parts[0].outline[1].y: out-of-range',
      'pieces[0].parts[0].outline[2].x: out-of-range',
      'pieces[0].parts[0].outline[2].y: out-of-range',
      'pieces[0].parts[0].outline[3].x: not-a-whole-number',
      'pieces[0].parts[0].outline[3].y: missing',
      'pieces[0].parts[0].outline[4].z: unknown-field',
      'pieces[0].parts[0].outline[4].x: out-of-range',
    ]);
  });

  it('refuses what together makes no sense, with the numbers', () => {
    expect(problems(terrain(piece('a', part()), piece('b', part()), piece('a', part())))).toEqual([
      { path: 'pieces[2].id', problem: 'duplicate-id', id: 'a', first: 0 },
    ]);
    expect(problems(terrain(piece('a', part({ bottom: 500 }))))).toEqual([
      { path: 'pieces[0].parts[0].top', problem: 'top-not-above-bottom', bottom: 500, top: 500 },
    ]);
    const outline = (...xy: number[]) => problems(terrain(piece('a', part({ outline: points(...xy) }))));
    const path = 'pieces[0].parts[0].outline';
    expect(outline(0, 0, 5, 5)).toEqual([{ path, problem: 'too-few-corners', least: 3 }]);
    expect(outline(0, 0, 5, 5, 9, 9)).toEqual([{ path, problem: 'no-area' }]);
    expect(outline(0, 0, 9, 0, 9, 9, 9, 0)).toEqual([{ path: `${path}[3]`, problem: 'repeated-corner', first: 1 }]);
    expect(outline(0, 0, 9, 9, 9, 0, 0, 9)).toEqual([{ path, problem: 'edges-meet', first: 0, second: 2 }]);
    // A corner on an edge, edges along each other, and a spike.
    expect(outline(0, 0, 10, 0, 10, 10, 5, 0, 0, 10).map(p => p.problem)).toContain('edges-meet');
    expect(outline(0, 0, 20, 0, 20, 10, 15, 0, 5, 0, 0, 10).map(p => p.problem)).toContain('edges-meet');
    expect(outline(0, 0, 10, 0, 5, 0, 5, 10).map(p => p.problem)).toContain('edges-meet');
    expect(outline(5, 0, 5, 10, 0, 0, 10, 0).map(p => p.problem)).toContain('edges-meet');
  });

  it('refuses edges of an outline that lie along each other, on whichever side the one begins', () => {
    const meeting = (corners: readonly Point[]) =>
      problems(terrain(piece('a', part({ outline: corners })))).map(p =>
        'first' in p ? [p['first'], p['second']] : p,
      );
    const outlines = [
      // The last edge but two goes past both ends of the first, past its start, past its end, and along it.
      points(5, 0, 15, 0, 15, 10, 20, 10, 20, 0, 0, 0, 0, 10),
      points(5, 0, 15, 0, 15, 10, 12, 10, 12, 0, 0, 0, 0, 10),
      points(5, 0, 15, 0, 15, 10, 20, 10, 20, 0, 8, 0, 8, 10),
      points(5, 0, 15, 0, 15, 10, 12, 10, 12, 0, 8, 0, 8, 10),
    ];
    // On one line, and apart.
    const apart = points(5, 0, 15, 0, 15, 10, 20, 10, 20, 0, 30, 0, 30, 20, 5, 20);
    for (const turned of [(p: Point) => p, ({ x, y }: Point) => ({ x: y, y: x })])
      for (const mirrored of [(p: Point) => p, ({ x, y }: Point) => ({ x: 40 - x, y: 40 - y })]) {
        for (const outline of outlines)
          expect(meeting(outline.map(turned).map(mirrored)), JSON.stringify(outline)).toContainEqual([0, 4]);
        expect(meeting(apart.map(turned).map(mirrored))).toEqual([]);
      }
  });

  it('reads the open place of a door as an outline', () => {
    expect(told(terrain(piece('a', part({ open: points(0, 0, 5, 5) }))))).toEqual([
      'pieces[0].parts[0].open: too-few-corners',
    ]);
    expect(told(terrain(piece('a', part({ open: 3 }))))).toEqual(['pieces[0].parts[0].open: not-a-list']);
  });

  it('has limits, and stops there', () => {
    const { pieces, corners, text } = TERRAIN_LIMITS;
    expect(problems(terrain(...Array(pieces + 1).fill(0)))).toEqual([
      { path: 'pieces', problem: 'too-long', longest: pieces },
    ]);
    expect(told({ ...terrain(), pieces: new Array(4e9) })).toEqual(['pieces: too-long']);
    expect(told(terrain(piece('x'.repeat(text + 1), part())))).toEqual(['pieces[0].id: too-long']);
    const many = Array.from({ length: corners + 1 }, (_, x) => ({ x, y: x * x }));
    expect(told(terrain(piece('a', part({ outline: many }))))).toEqual(['pieces[0].parts[0].outline: too-long']);
    const bad = problems(terrain(...Array.from({ length: 900 }, () => ({}))));
    expect(bad).toHaveLength(1001);
    expect(bad[1000]!.problem).toBe('too-many-problems');
  });

  it('has limits for the whole table, and does not read beyond them', () => {
    const { allParts, allCorners } = TERRAIN_LIMITS;
    const many = (count: number, one: object) =>
      Array.from({ length: Math.ceil(count / 100) }, (_, i) =>
        piece(`p${i}`, ...Array(Math.min(100, count - 100 * i)).fill(one)),
      );
    expect(told(terrain(...many(allParts, part())))).toEqual([]);
    expect(problems(terrain(...many(allParts + 1, {})))).toEqual([
      { path: 'pieces', problem: 'too-many-parts', most: allParts },
    ]);
    const outline = Array.from({ length: 100 }, () => ({}));
    expect(problems(terrain(...many(allCorners / 100 + 1, { outline })))).toEqual([
      { path: 'pieces', problem: 'too-many-corners', most: allCorners },
    ]);
  });

  it('never throws, whatever it is handed', () => {
    const cyclic: { width: number; depth: number; pieces: unknown[] } = { width: 5, depth: 5, pieces: [] };
    cyclic.pieces.push(cyclic, cyclic);
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const throwing = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    const lying = new Proxy([], { get: (_, name) => (name === 'length' ? -1 : 0) });
    const getter = {
      ...terrain(),
      get pieces(): never {
        throw new Error('no');
      },
    };
    const sparse = Object.defineProperty([1, 2], '1', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(told(cyclic)[0]).toBe('pieces[0].width: unknown-field');
    expect(told(revoked.proxy)).toEqual([': unreadable']);
    expect(told(throwing)).toEqual([': unreadable']);
    expect(told(getter)).toEqual(['pieces: unreadable']);
    expect(told({ ...terrain(), pieces: lying })).toEqual(['pieces: not-a-list']);
    expect(told({ ...terrain(), pieces: revoked.proxy })).toEqual(['pieces: unreadable']);
    expect(told({ ...terrain(), pieces: sparse })).toEqual(['pieces[0]: not-a-record', 'pieces[1]: unreadable']);
    for (const x of [Symbol('x'), () => 1, 5n, 'x', new Date(), new Map(), Object.create(null)])
      expect(readTerrain(x).ok).toBe(false);
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }), x => {
        expect(readTerrain(x).ok).toBe(false);
        expect(
          readTerrain({ width: x, depth: x, pieces: [x, { id: x, parts: [x, part({ outline: x, open: x })] }] }).ok,
        ).toBe(false);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });
});

/** Whether two segments have a common place, and whether it is only `shared`: solved with fractions kept apart. */
function meet(a: Point, b: Point, c: Point, d: Point, shared: Point | null): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const det = ux * vy - uy * vx;
  if (det !== 0) {
    const [s, t] = [((c.x - a.x) * vy - (c.y - a.y) * vx) / det, ((c.x - a.x) * uy - (c.y - a.y) * ux) / det];
    return !shared && s >= 0 && s <= 1 && t >= 0 && t <= 1;
  }
  if (cross(a, b, c) !== 0) return false;
  // In a line: every whole or half place of the small grid is tried.
  const on = (p: Point, q: Point, x: number, y: number): boolean =>
    cross(p, q, { x, y }) === 0 && (x - p.x) * (x - q.x) <= 0 && (y - p.y) * (y - q.y) <= 0;
  for (let k = 0; k <= 240; k++) {
    const [x, y] = [a.x + (ux * k) / 240, a.y + (uy * k) / 240].map(n => Math.round(n * 240) / 240) as [number, number];
    if (on(c, d, x, y) && !(shared && x === shared.x && y === shared.y)) return true;
  }
  return false;
}

describe('simple outlines', () => {
  it('are told from others on a small grid, where every kind of touching turns up', () => {
    const at = fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }) });
    let simple = 0;
    fc.assert(
      fc.property(fc.array(at, { minLength: 3, maxLength: 7 }), corners => {
        const n = corners.length;
        let isSimple = new Set(corners.map(({ x, y }) => 5 * x + y)).size === n;
        for (let i = 0; i < n && isSimple; i++)
          for (let j = i + 1; j < n && isSimple; j++) {
            const [a, b, c, d] = [corners[i]!, corners[(i + 1) % n]!, corners[j]!, corners[(j + 1) % n]!];
            const shared = j === i + 1 ? b : i === 0 && j === n - 1 ? a : null;
            if (meet(a, b, c, d, shared)) isSimple = false;
          }
        expect(readTerrain(terrain(piece('a', part({ outline: corners })))).ok).toBe(isSimple);
        if (isSimple) simple++;
      }),
      { seed: 11, numRuns: 4000 },
    );
    expect(simple).toBeGreaterThan(500);
  });
});
