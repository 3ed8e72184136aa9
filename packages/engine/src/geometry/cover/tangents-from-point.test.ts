import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import { coverFrom } from './cover.ts';
import { newMakings } from './exact-tangents.ts';
import { newDiscs } from './tangents.ts';
import { setTangents } from './tangents-from-point.ts';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function tangents(from: { readonly x: number; readonly y: number }, list: readonly Disc[]) {
  const discs = newDiscs(list.length, newMakings());
  discs.count = list.length;
  for (const [i, { x, y, r }] of list.entries()) {
    discs.x[i] = x;
    discs.y[i] = y;
    discs.r[i] = r;
  }
  const [right, left] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return setTangents(from, discs, right, left) ? { right, left } : null;
}

const ORIGIN = { x: 0, y: 0 };

describe('the tangents from a point', () => {
  it('to one disc touch it on both sides', () => {
    const { right, left } = tangents(ORIGIN, [{ x: 100, y: 0, r: 60 }])!;
    expect([left.x, left.y, right.x, right.y]).toEqual([0.8, 0.6, 0.8, -0.6]);
  });

  it('to a point run through it', () => {
    const { right, left } = tangents(ORIGIN, [{ x: 30, y: 40, r: 0 }])!;
    expect([left.x, left.y, right.x, right.y]).toEqual([0.6, 0.8, 0.6, 0.8]);
  });

  it('to several are the outermost, whichever comes first', () => {
    const list = [
      { x: 100, y: 0, r: 60 },
      { x: 100, y: -100, r: 0 },
      { x: 200, y: 50, r: 10 },
    ];
    for (const discs of [list, list.toReversed(), [list[1]!, list[0]!, list[2]!]]) {
      const { right, left } = tangents(ORIGIN, discs)!;
      expect([left.x, left.y]).toEqual([0.8, 0.6]);
      expect(right.x).toBeCloseTo(Math.SQRT1_2, 12);
      expect(right.y).toBeCloseTo(-Math.SQRT1_2, 12);
    }
  });

  it('do not exist from on a disc, from inside one, or from between two', () => {
    expect(tangents({ x: 40, y: 0 }, [{ x: 100, y: 0, r: 60 }])).toBeNull();
    expect(tangents({ x: 41, y: 0 }, [{ x: 100, y: 0, r: 60 }])).toBeNull();
    expect(tangents({ x: 39, y: 0 }, [{ x: 100, y: 0, r: 60 }])).not.toBeNull();
    const pair = [
      { x: -100, y: 0, r: 20 },
      { x: 100, y: 0, r: 20 },
    ];
    for (const x of [-70, -30, 0, 30, 70])
      for (const y of [0, 10, -10, 19]) expect(tangents({ x, y }, pair), `${x} ${y}`).toBeNull();
    expect(tangents({ x: 0, y: 21 }, pair)).not.toBeNull();
    // Two points of no width in line with the point between them.
    const points = [
      { x: -100, y: 0, r: 0 },
      { x: 100, y: 0, r: 0 },
    ];
    expect(tangents(ORIGIN, points)).toBeNull();
  });

  it('have every disc between them, and touch one each', () => {
    const next = numbers(7);
    for (let n = 0; n < 500; n++) {
      const list = Array.from({ length: 1 + next(3) }, () => ({ x: 200 + next(200), y: next(300) - 150, r: next(60) }));
      const pair = tangents(ORIGIN, list);
      if (!pair) continue;
      const { right, left } = pair;
      expect(Math.hypot(left.x, left.y)).toBeCloseTo(1, 9);
      expect(Math.hypot(right.x, right.y)).toBeCloseTo(1, 9);
      // How far each disc keeps to the right of the left tangent, and to the left of the right one.
      const offLeft = list.map(({ x, y, r }) => left.y * x - left.x * y - r);
      const offRight = list.map(({ x, y, r }) => right.x * y - right.y * x - r);
      expect(Math.abs(Math.min(...offLeft))).toBeLessThan(1e-6);
      expect(Math.abs(Math.min(...offRight))).toBeLessThan(1e-6);
    }
  });
});

describe('lines from a point on a long base to all of it', () => {
  it.each([1200, 1780])('cross a wall over it at %i, to whichever side', x => {
    const outline = [
      { x, y: 850 },
      { x: x + 20, y: 850 },
      { x: x + 20, y: 1150 },
      { x, y: 1150 },
    ];
    const parts = [{ kind: 'wall', outline, bottom: 0, top: 300 }];
    const scene = sceneOf({ width: 4000, depth: 4000, pieces: [{ id: 'p', parts }] });
    const viewer = { ax: 1500, ay: 1000, bx: 1500, by: 1000, r: 100, z: 0 };
    const target = { ...viewer, ax: 1000, bx: 2000 };
    const { findings } = coverFrom({ x: 1500, y: 1000 }, viewer, target, {
      scene,
      bodies: [],
      tests: [{ over: 'solids' }],
    });
    expect(findings).toMatchObject([{ holds: true, crossing: { piece: 'p' } }]);
  });
});
