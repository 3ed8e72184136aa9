import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doOverlap } from '../measure.ts';
import { sceneOf } from '../scene.ts';
import type { Body, Footprint, Point, Standing } from '../shape.ts';
import type { Part, Piece } from '../terrain.ts';
import { bestCover, type CoverQuestion, type CoverTest, coverCells, coverFrom, coverHolds } from './index.ts';

/** The tests for scaled boards, with every limit times `unit`. */
const testsOf = (unit: number): readonly CoverTest[] => [
  { over: 'solids', beyond: 508 * unit, viewerBeyond: 254 * unit },
  { over: 'solids', within: 254 * unit },
  { over: 'bodies', within: 254 * unit },
  { over: 'solids' },
  { over: 'corners', within: 300 * unit },
  { over: 'solids', every: true },
];

interface Board {
  readonly pieces: readonly Piece[];
  readonly bodies: readonly Body[];
  readonly viewer: Standing;
  readonly target: Standing;
}

const ask = ({ pieces, bodies }: Board, unit = 1): CoverQuestion => ({
  scene: sceneOf({ width: 20000, depth: 20000, pieces }),
  bodies,
  tests: testsOf(unit),
});

/**
 * What holds from cell to cell. Between heights places are only as good as doubles: there hair-thin cells are left out.
 */
function cellsOf(board: Board, unit = 1): readonly string[] {
  const isLevel = board.viewer.z === board.target.z;
  const seen = coverCells(board.viewer, board.target, ask(board, unit))
    .filter(
      ({ left, right }, _, { length }) =>
        isLevel || length === 1 || Math.hypot(right.x - left.x, right.y - left.y) > 1e-3,
    )
    .map(cell => cell.holds.map(Number).join(''));
  return seen.filter((cell, i) => cell !== seen[i - 1]);
}

const weightOf = (board: Board): number => bestCover(board.viewer, board.target, ask(board)).weight;

// Places on a coarse grid, so that edges line up, corners meet and bases touch far more often than by chance.
const GRID = 80;
const along = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max }).map(n => n * GRID);
const point = fc.record({ x: along(30), y: along(20) });
const boxes = fc
  .record({ at: point, w: fc.integer({ min: 1, max: 8 }), h: fc.integer({ min: 1, max: 8 }) })
  .map(({ at, w, h }): Point[] => [
    at,
    { x: at.x + w * GRID, y: at.y },
    { x: at.x + w * GRID, y: at.y + h * GRID },
    { x: at.x, y: at.y + h * GRID },
  ]);
const triangles = fc
  .tuple(point, point, point)
  .filter(([a, b, c]) => (b.x - a.x) * (c.y - a.y) !== (b.y - a.y) * (c.x - a.x))
  .map((corners): Point[] => corners);
const part = fc
  .record({
    outline: fc.oneof(boxes, boxes, triangles),
    low: fc.constantFrom(0, 0, 0, 200),
    high: fc.constantFrom(300, 800),
  })
  .map(({ outline, low, high }): Part => ({ kind: 'wall', outline, bottom: low, top: high }));
const pieces = fc
  .array(part, { minLength: 1, maxLength: 4 })
  .map(parts => parts.map((one, i): Piece => ({ id: `p${i}`, parts: [one] })));
const footprint = fc
  .record({
    at: point,
    r: fc.constantFrom(80, 160, 240),
    dx: fc.constantFrom(0, 0, 0, 2),
    dy: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ at, r, dx, dy }): Footprint => ({ ax: at.x, ay: at.y, bx: at.x + dx * GRID, by: at.y + dy * GRID, r }));
const standing = fc.tuple(footprint, fc.constantFrom(0, 0, 0, 300)).map(([f, z]): Standing => ({ ...f, z }));
const body = footprint.map((f): Body => ({ ...f, bottom: 0, top: 500 }));
const board: fc.Arbitrary<Board> = fc
  .record({ pieces, bodies: fc.array(body, { maxLength: 2 }), viewer: standing, target: standing })
  .map(b => ({ ...b, bodies: b.bodies.filter(one => !doOverlap(one, b.viewer) && !doOverlap(one, b.target)) }));
const level = board.map((b): Board => ({ ...b, target: { ...b.target, z: b.viewer.z } }));

type Move = (p: Point) => Point;

/** A board with every place moved, and every length made `unit` times as long. */
function moved({ pieces: its, bodies, viewer, target }: Board, move: Move, unit = 1): Board {
  const base = <T extends Footprint>(f: T): T => {
    const a = move({ x: f.ax, y: f.ay });
    const b = move({ x: f.bx, y: f.by });
    return { ...f, ax: a.x, ay: a.y, bx: b.x, by: b.y, r: f.r * unit };
  };
  const tall = (b: Body): Body => ({ ...base(b), bottom: b.bottom * unit, top: b.top * unit });
  const stood = (s: Standing): Standing => ({ ...base(s), z: s.z * unit });
  const parts = (p: Part): Part => ({ ...p, outline: p.outline.map(move), bottom: p.bottom * unit, top: p.top * unit });
  return {
    pieces: its.map(p => ({ ...p, parts: p.parts.map(parts) })),
    bodies: bodies.map(tall),
    viewer: stood(viewer),
    target: stood(target),
  };
}

const law = <T>(of: fc.Arbitrary<T>, holds: (value: T) => void, numRuns = 400): void =>
  fc.assert(fc.property(of, holds), { seed: 20240, numRuns });

describe('an answer without proofs', () => {
  it('is the same as one with them', () => {
    law(board, b => {
      const { findings } = bestCover(b.viewer, b.target, ask(b));
      expect(coverHolds(b.viewer, b.target, ask(b))).toEqual(findings.map(({ holds }) => holds));
    });
  });
});

describe('moving the whole table changes nothing', () => {
  it('to another place', () => {
    law(fc.tuple(board, fc.integer({ min: -500, max: 9000 }), fc.integer({ min: -500, max: 9000 })), ([b, dx, dy]) => {
      expect(cellsOf(moved(b, ({ x, y }) => ({ x: x + dx, y: y + dy })))).toEqual(cellsOf(b));
    });
  });

  it('by a quarter turn', () => {
    law(board, b => {
      expect(cellsOf(moved(b, ({ x, y }) => ({ x: 3000 - y, y: x })))).toEqual(cellsOf(b));
    });
  });

  it('mirrored, but that left is right', () => {
    law(board, b => {
      expect(cellsOf(moved(b, ({ x, y }) => ({ x: 4000 - x, y })))).toEqual([...cellsOf(b)].reverse());
    });
  });

  it('turned by 3-4-5 and five times as large', () => {
    law(level, b => {
      const turned = moved(b, ({ x, y }) => ({ x: 3 * x - 4 * y + 7000, y: 4 * x + 3 * y }), 5);
      expect(cellsOf(turned, 5)).toEqual(cellsOf(b));
    });
  });
});

describe('more in the way', () => {
  it('never makes the best point better', () => {
    law(
      fc.tuple(level, part),
      ([b, more]) => {
        // Corners are left out, since a wall that continues another one removes the corner between them.
        const tests = testsOf(1).filter(({ over }) => over !== 'corners');
        const weigh = (its: readonly Piece[]): number =>
          bestCover(b.viewer, b.target, { ...ask({ ...b, pieces: its }), tests }).weight;
        expect(weigh([...b.pieces, { id: 'more', parts: [more] }])).toBeGreaterThanOrEqual(weigh(b.pieces));
      },
      800,
    );
  });

  it('going straight for the target with nothing in between, nothing comes in between', () => {
    law(
      fc.tuple(level, fc.integer({ min: 1, max: 9 })),
      ([b, tenths]) => {
        const { viewer: v, target } = b;
        if (v.ax !== v.bx || v.ay !== v.by || target.r < v.r) return;
        const [dx, dy] = [((target.ax - v.ax) * tenths) / 10, ((target.ay - v.ay) * tenths) / 10];
        const [x, y] = [Math.round(v.ax + dx), Math.round(v.ay + dy)];
        // The moved centre must lie on whole tenths, otherwise rounding takes it off the straight way.
        if (x !== v.ax + dx || y !== v.ay + dy || cellsOf(b).some(cell => cell !== '000000')) return;
        expect(weightOf({ ...b, viewer: { ...v, ax: x, ay: y, bx: x, by: y } })).toBe(0);
      },
      1500,
    );
  });
});

describe('a piece in two parts', () => {
  it('is what it is in one, for lines between bases on the ground', () => {
    law(
      fc.tuple(level, boxes, fc.boolean()),
      ([b, outline, isAcross]) => {
        const [a, , c] = outline as [Point, Point, Point];
        const middle = isAcross ? { x: (a.x + c.x) / 2, y: 0 } : { x: 0, y: (a.y + c.y) / 2 };
        const half = (first: boolean): Point[] =>
          outline.map(({ x, y }) =>
            isAcross
              ? { x: first ? Math.min(x, middle.x) : Math.max(x, middle.x), y }
              : { x, y: first ? Math.min(y, middle.y) : Math.max(y, middle.y) },
          );
        const piece = (...outlines: readonly (readonly Point[])[]): Piece => ({
          id: 'cut',
          parts: outlines.map((o): Part => ({ kind: 'wall', outline: o, bottom: 0, top: 800 })),
        });
        const withPiece = (p: Piece): Board => ({ ...b, pieces: [...b.pieces.slice(1), p] });
        expect(cellsOf(withPiece(piece(half(true), half(false))))).toEqual(cellsOf(withPiece(piece(outline))));
      },
      1200,
    );
  });
});

describe('a long row of posts', () => {
  it('cuts the edge into as many cells as there are posts and gaps', () => {
    const posts = Array.from({ length: 45 }, (_, i): Piece => {
      const y = 1400 + 28 * i;
      const outline = [
        { x: 2500, y },
        { x: 2510, y },
        { x: 2510, y: y + 10 },
        { x: 2500, y: y + 10 },
      ];
      return { id: `p${i}`, parts: [{ kind: 'wall', outline, bottom: 0, top: 300 }] };
    });
    const at = (x: number, r: number): Standing => ({ ax: x, ay: 2000, bx: x, by: 2000, r, z: 0 });
    const [viewer, target] = [at(1000, 1200), at(8000, 5)];
    const question: CoverQuestion = {
      scene: sceneOf({ width: 20000, depth: 20000, pieces: posts }),
      bodies: [],
      tests: [{ over: 'solids' }],
    };
    const cells = coverCells(viewer, target, question);
    expect(cells).toHaveLength(2 * posts.length + 1);
    for (const [i, { middle, holds }] of cells.entries()) {
      expect(holds).toEqual([i % 2 === 1]);
      expect(coverFrom(middle, viewer, target, question).findings.map(each => each.holds)).toEqual(holds);
    }
  });
});
