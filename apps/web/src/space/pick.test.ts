import type { Board, BoardModel, BoardPart } from '@little-wars/engine';
import { footprintOf, type Point } from '@little-wars/engine/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, levelsAt } from '../map/draft.ts';
import { modelAt } from '../map/tape.ts';
import { eyeOf, rayThrough, seenAt } from './eye.ts';
import { levelOf } from './level.ts';
import { pick } from './pick.ts';

const WINDOW = { width: 1280, height: 720 };
const ALL = { ceiling: Infinity, viewer: null };

const rectangle = (x: number, y: number, width: number, depth: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
const part = (kind: string, outline: readonly Point[], bottom: number, top: number): BoardPart => ({
  kind,
  outline,
  bottom,
  top,
});
const model = (id: number, x: number, y: number, z = 0): BoardModel => ({
  id,
  seat: 0,
  name: '',
  card: '',
  base: footprintOf({ shape: 'round', diameter: 320 }, { x, y }),
  at: { x, y, z },
  height: 380,
  figure: { body: 'legs', bulk: 'common', head: 'helmet', pack: 'pack', weapon: 'rifle', blade: false },
  wounds: null,
  conditions: [],
  ready: true,
  out: false,
  lines: [],
});
const boardOf = (parts: readonly BoardPart[], models: readonly BoardModel[] = []): Board => ({
  width: 7620,
  depth: 5588,
  pieces: parts.map((each, i) => ({ id: `piece-${i}`, parts: [each] })),
  models,
  marks: [],
  zones: [],
  status: [],
  scores: [],
  notes: [],
});

/** What is picked where a place appears from a viewpoint. */
const pickedAt = (board: Board, at: { x: number; y: number; z: number }, turn = 0.3, tilt = 0.9) => {
  const eye = eyeOf({ to: { x: 3800, y: 2800, z: 0 }, turn, tilt, distance: 9000 });
  const seen = seenAt(eye, WINDOW, at)!;
  return pick(board, rayThrough(eye, WINDOW, seen.x, seen.y), ALL);
};

describe('picking in space', () => {
  it('returns every visible place of ground and tops exactly, in whole tenths', () => {
    const boxes = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 6800 }),
        y: fc.integer({ min: 0, max: 4800 }),
        width: fc.integer({ min: 20, max: 900 }),
        depth: fc.integer({ min: 20, max: 900 }),
        bottom: fc.constantFrom(0, 0, 711),
        high: fc.integer({ min: 25, max: 1270 }),
      }),
      { maxLength: 12 },
    );
    const view = fc.record({
      turn: fc.double({ min: -4, max: 4, noNaN: true }),
      tilt: fc.double({ min: 0.3, max: 1.45, noNaN: true }),
    });
    const place = fc.record({ x: fc.integer({ min: 0, max: 7620 }), y: fc.integer({ min: 0, max: 5588 }) });
    let tops = 0;
    fc.assert(
      fc.property(boxes, view, fc.array(place, { minLength: 10, maxLength: 10 }), (given, { turn, tilt }, places) => {
        const board = boardOf(
          given.map(({ x, y, width, depth, bottom, high }) =>
            part('wall', rectangle(x, y, width, depth), bottom, bottom + high),
          ),
        );
        const within = given.map(({ x, y, width, depth }) => ({ x: x + (width >> 1), y: y + (depth >> 2) }));
        // An edge itself may belong to either side of it.
        const isOnEdge = (at: Point): boolean =>
          given.some(({ x, y, width, depth }) => at.x === x || at.x === x + width || at.y === y || at.y === y + depth);
        for (const at of [...places, ...within].filter(each => !isOnEdge(each)))
          for (const z of levelsAt(board, at)) {
            const picked = pickedAt(board, { ...at, z }, turn, tilt)!;
            // Anything that hides a place is nearer or above it: then that is picked, and not this place at another
            // level.
            if (picked.at.x !== at.x || picked.at.y !== at.y) {
              expect(picked.part).not.toBeNull();
              continue;
            }
            if (picked.part && picked.at.z !== z) continue;
            expect(picked).toMatchObject({ at: { ...at, z }, model: null });
            if (z > 0) tops++;
          }
      }),
      { numRuns: 200 },
    );
    expect(tops).toBeGreaterThan(200);
  });

  it('is exact to a tenth everywhere on open ground', () => {
    const board = boardOf([]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 7620 }),
        fc.integer({ min: 0, max: 5588 }),
        fc.double({ min: -7, max: 7, noNaN: true }),
        fc.double({ min: 0.06, max: 1.5, noNaN: true }),
        (x, y, turn, tilt) => {
          const eye = eyeOf({ to: { x: 3800, y: 2800, z: 0 }, turn, tilt, distance: 9000 });
          const seen = seenAt(eye, WINDOW, { x, y, z: 0 });
          fc.pre(seen !== null);
          expect(pick(board, rayThrough(eye, WINDOW, seen!.x, seen!.y), ALL)).toEqual({
            at: { x, y, z: 0 },
            model: null,
            part: null,
          });
        },
      ),
    );
  });

  it('returns the same model as the map for every place of its base, and its place for its head', () => {
    const board = boardOf([], [model(1, 3000, 2000), model(2, 3400, 2600, 711)]);
    for (const own of board.models)
      for (const [dx, dy] of [
        [0, 0],
        [150, 0],
        [-90, 100],
      ] as const) {
        const at = { x: own.at!.x + dx, y: own.at!.y + dy, z: own.at!.z };
        const picked = pickedAt(board, at, 0, 1.45)!;
        expect(picked.model).toBe(modelAt(board, at)!.id);
      }
    const head = pickedAt(board, { x: 3000, y: 2000, z: 370 })!;
    expect(head).toMatchObject({ model: 1, at: { z: 0 } });
    expect(Math.hypot(head.at.x - 3000, head.at.y - 2000)).toBeLessThanOrEqual(160);
    const beside = { x: 3000 + 161, y: 2000, z: 0 };
    expect(pickedAt(boardOf([], [model(1, 3000, 2000)]), beside, Math.PI / 2, 0.9)!.model).toBeNull();
  });

  it('ignores the model it looks from, and what is above the ceiling', () => {
    const floor = part('floor', rectangle(2500, 1500, 1000, 1000), 711, 762);
    const board = boardOf([floor], [model(1, 3000, 2000)]);
    const eye = eyeOf({ to: { x: 3000, y: 2000, z: 0 }, turn: 0, tilt: 1.5, distance: 5000 });
    const ray = rayThrough(eye, WINDOW, 640, 360);
    expect(pick(board, ray, ALL)).toMatchObject({ part: floor, at: { z: 762 } });
    expect(pick(board, ray, { ceiling: 711, viewer: null })).toMatchObject({ model: 1 });
    expect(pick(board, ray, { ceiling: 711, viewer: 1 })).toMatchObject({
      model: null,
      at: { x: 3000, y: 2000, z: 0 },
    });
    expect(pick(board, { from: eye.from, along: { x: 0, y: 0, z: 1 } }, ALL)).toBeNull();
  });

  it('returns the foot of a wall for its side, and points through an opening', () => {
    const at = { x: 3000, y: 2000, z: 300 };
    const wall = part('wall', rectangle(2500, 2000, 1000, 76), 0, 1016);
    expect(pickedAt(boardOf([wall]), at, 0, 0.3)).toMatchObject({ part: wall, at: { x: 3000, y: 2000, z: 0 } });
    const opening = { ...wall, kind: 'access-point' };
    expect(pickedAt(boardOf([opening]), at, 0, 0.3)!.at.y).toBeGreaterThan(2076);
  });
});

describe('the level of a picked place', () => {
  const floor = part('floor', rectangle(2500, 1500, 1000, 1000), 711, 762);
  const board = boardOf([floor]);
  const under = { x: 3000, y: 1700 };

  it('is left to the rules where nothing is above: the same draft as on the map', () => {
    expect(holds(floor.outline, under)).toBe(true);
    expect(levelOf(board, { at: { ...under, z: 762 }, model: null, part: floor }, null)).toBeNull();
    expect(levelOf(board, { at: { x: 100, y: 100, z: 0 }, model: null, part: null }, null)).toBeNull();
    expect(levelOf(board, { at: { ...under, z: 0 }, model: 1, part: null }, null)).toBeNull();
  });

  it('is the pointed one below a floor, as the reach has it', () => {
    const picked = { at: { ...under, z: 0 }, model: null, part: null };
    expect(levelOf(board, picked, null)).toBe(0);
    const reach = { outlines: [0, 762].map(z => ({ z, polygons: [], noEnd: [] })) } as never;
    expect(levelOf(board, { ...picked, at: { ...under, z: 25 } }, reach)).toBe(0);
  });
});
