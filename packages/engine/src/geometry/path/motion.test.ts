import { describe, expect, it } from 'vitest';
import type { Spot } from '../shape.ts';
import { firstAlong, ringThresholds, sightThresholds } from './first-along-path.ts';
import { type Motion, motionsOf, placeOn, spotNear, spotsAround } from './motion.ts';
import { halfOf, isSameHalf, keyOf, type Path } from './path.ts';
import { heap, pop, push } from './priority-queue.ts';
import { at, box, go, rect, round, trip } from './trips.oracle.ts';

const mover = round(250);
const half = halfOf(mover.size);

describe('how a base lies', () => {
  it('is the same only if every part of it is', () => {
    const lies = { x: 1, y: 2, r: 3, wx: 4, wy: 5 };
    expect(isSameHalf(lies, { ...lies })).toBe(true);
    expect(keyOf(lies)).toBe(keyOf({ ...lies }));
    for (const name of ['x', 'y', 'r', 'wx', 'wy'] as const) {
      expect(isSameHalf(lies, { ...lies, [name]: 9 })).toBe(false);
      expect(keyOf(lies)).not.toBe(keyOf({ ...lies, [name]: 9 }));
    }
  });
});

describe('the motions of a path', () => {
  it('change height at the lower end', () => {
    const path: Path = {
      from: at(0, 0),
      legs: [
        { how: 'go', to: at(300, 400) },
        { how: 'climb', to: at(300, 500, 70) },
        { how: 'drop', to: at(340, 530, 20) },
        { how: 'jump', to: at(340, 530, 20) },
      ],
    };
    const motions = motionsOf(mover, path).map(({ leg, from, to, start, length, upright }) => ({
      leg,
      from,
      to,
      start,
      length,
      upright,
    }));
    expect(motions).toEqual([
      { leg: 0, from: at(0, 0), to: at(300, 400), start: 0, length: 500, upright: false },
      { leg: 1, from: at(300, 400), to: at(300, 400, 70), start: 500, length: 70, upright: true },
      { leg: 1, from: at(300, 400, 70), to: at(300, 500, 70), start: 570, length: 100, upright: false },
      { leg: 2, from: at(300, 500, 70), to: at(340, 530, 70), start: 670, length: 50, upright: false },
      { leg: 2, from: at(340, 530, 70), to: at(340, 530, 20), start: 720, length: 50, upright: true },
      { leg: 3, from: at(340, 530, 20), to: at(340, 530, 20), start: 770, length: 0, upright: false },
    ]);
  });

  it('are one that stands where the path has no legs, and none on the flat where it goes straight up', () => {
    expect(motionsOf(mover, { from: at(5, 6, 7), legs: [] })).toEqual([
      { leg: 0, from: at(5, 6, 7), to: at(5, 6, 7), half, start: 0, length: 0, upright: false },
    ]);
    const up = motionsOf(mover, { from: at(5, 6), legs: [{ how: 'climb', to: at(5, 6, 90) }] });
    expect(up.map(({ to, upright }) => [to, upright])).toEqual([[at(5, 6, 90), true]]);
    const down = motionsOf(mover, { from: at(5, 6, 90), legs: [{ how: 'drop', to: at(5, 6) }] });
    expect(down.map(({ to, length }) => [to, length])).toEqual([[at(5, 6), 90]]);
  });

  it('turn a long base where a leg says so', () => {
    const long = { size: { shape: 'long', length: 500, width: 200 } as const, height: 300 };
    const path: Path = {
      from: at(0, 0),
      along: { dx: 1, dy: 0 },
      legs: [
        { how: 'go', to: at(0, 100) },
        { how: 'go', to: at(0, 200), along: { dx: 0, dy: 1 } },
        { how: 'go', to: at(0, 300) },
      ],
    };
    expect(motionsOf(long, path).map(motion => motion.half)).toEqual([
      { x: 150, y: 0, r: 100, wx: 0, wy: 0 },
      { x: 0, y: 150, r: 100, wx: 0, wy: 0 },
      { x: 0, y: 150, r: 100, wx: 0, wy: 0 },
    ]);
  });
});

describe('spots around a place', () => {
  const tuples = (spots: readonly Spot[]): number[][] => spots.map(({ x, y }) => [x, y]);

  it('come nearest first, and equal ones from lower left', () => {
    const spots = spotsAround(10, 20, 7);
    expect(spots).toHaveLength(16);
    expect(tuples(spots.slice(0, 9))).toEqual([
      [10, 20],
      [9, 20],
      [10, 19],
      [10, 21],
      [11, 20],
      [9, 19],
      [9, 21],
      [11, 19],
      [11, 21],
    ]);
    expect(spots.every(({ z }) => z === 7)).toBe(true);
    expect(tuples(spotsAround(10.5, 20.75, 0).slice(0, 4))).toEqual([
      [10, 21],
      [11, 21],
      [10, 20],
      [11, 20],
    ]);
  });

  it('come nearest to the line of a direction first', () => {
    // Across the line each tenth counts four times its square.
    expect(tuples(spotsAround(10.25, 20.5, 0, at(5, 0)).slice(0, 6))).toEqual([
      [10, 20],
      [10, 21],
      [11, 20],
      [11, 21],
      [9, 20],
      [9, 21],
    ]);
    expect(tuples(spotsAround(10.5, 20.25, 0, at(0, -5)).slice(0, 6))).toEqual([
      [10, 20],
      [11, 20],
      [10, 21],
      [11, 21],
      [10, 19],
      [11, 19],
    ]);
    expect(tuples(spotsAround(10, 20, 0, at(1, 1)).slice(0, 3))).toEqual([
      [10, 20],
      [9, 19],
      [11, 21],
    ]);
    expect(spotsAround(10.25, 20.5, 0, at(0, 0))).toEqual(spotsAround(10.25, 20.5, 0));
  });
});

describe('a spot near a place of a motion', () => {
  const flat: Motion = { leg: 0, from: at(0, 0), to: at(100, 0), half, start: 0, length: 100, upright: false };
  const up: Motion = { leg: 0, from: at(8, 9, 10), to: at(8, 9, 20), half, start: 0, length: 10, upright: true };

  it('lies on it', () => {
    expect(placeOn(flat, 0.25)).toEqual({ x: 25, y: 0, z: 0 });
    expect(placeOn({ ...flat, from: at(100, 40, 8), to: at(0, 60, 4) }, 0.25)).toEqual({ x: 75, y: 45, z: 7 });
  });

  it('is the first that is accepted, further on or back', () => {
    expect(spotNear(flat, 0.5, () => true)).toEqual(at(50, 0));
    expect(spotNear(flat, 0.5, ({ x }) => x > 53)).toEqual(at(54, 0));
    expect(spotNear(flat, 0.5, ({ x }) => x < 47, true)).toEqual(at(46, 0));
    // Twelve half tenths on, and what lies around that place.
    expect(spotNear(flat, 0.5, ({ x }) => x === 57)).toEqual(at(57, 0));
    expect(spotNear(flat, 0.5, ({ x }) => x === 58)).toBe(null);
    expect(spotNear(flat, 0.5, ({ x }) => x === 43, true)).toEqual(at(43, 0));
    expect(spotNear(flat, 0.5, ({ x }) => x === 42, true)).toBe(null);
  });

  it('is at its ends, where nothing is near', () => {
    expect(spotNear(flat, 0.5, ({ x }) => x === 100)).toEqual(at(100, 0));
    expect(spotNear(flat, 0.5, ({ x }) => x === 0 || x === 100)).toEqual(at(0, 0));
    // Never past the end, but around it.
    expect(spotNear(flat, 0.99, ({ x }) => x === 102)).toEqual(at(102, 0));
    expect(spotNear(flat, 0.99, ({ x }) => x === 103)).toBe(null);
    expect(spotNear(flat, 0.01, ({ x }) => x === -1, true)).toEqual(at(-1, 0));
    expect(spotNear(flat, 0.01, ({ x }) => x === -2, true)).toBe(null);
    expect(spotNear(flat, 1.5, () => true)).toEqual(at(100, 0));
    expect(spotNear(flat, -0.5, () => true)).toEqual(at(0, 0));
  });

  it('of an upright one is a whole height between its ends', () => {
    expect(spotNear(up, 0.5, () => true)).toEqual(at(8, 9, 15));
    expect(spotNear(up, 0.52, ({ z }) => z > 15)).toEqual(at(8, 9, 16));
    expect(spotNear(up, 0.95, ({ z }) => z > 20)).toBe(null);
    expect(spotNear({ ...up, from: up.to, to: up.from }, 0.95, ({ z }) => z < 11)).toEqual(at(8, 9, 10));
    expect(spotNear({ ...flat, to: flat.from, length: 0 }, 0, ({ x }) => x === 1)).toEqual(at(1, 0));
  });
});

describe('where the answer along a path may change', () => {
  it('by circles: where their rims are crossed, on each leg', () => {
    const path = go(at(0, 0), at(600, 800), at(600, 1800));
    // Beside the first leg, 3-4-5: 500 along it and 120 off, so 130 before and behind the foot of 50.
    const ring = (x: number, y: number, r: number) => ringThresholds(mover, path, [{ x, y, r }]);
    expect(ring(300 + 96, 400 - 72, 130).map(Math.round)).toEqual([450, 550]);
    expect(ring(300 - 96, 400 + 72, 130).map(Math.round)).toEqual([450, 550]);
    expect(ring(300 + 96, 400 - 72, 119)).toEqual([]);
    expect(ring(600, 1800, 100)).toEqual([1900]);
    expect(ring(600, 1900, 100)).toEqual([2000]);
    expect(ring(0, 0, 100)).toEqual([100]);
    expect(ring(700, 1300, 100)).toEqual([1500, 1500]);
    expect(ringThresholds(mover, { from: at(0, 0), legs: [] }, [{ x: 0, y: 0, r: 5 }])).toEqual([]);
    const climb: Path = { from: at(0, 0), legs: [{ how: 'climb', to: at(400, 0, 300) }] };
    expect(ringThresholds(mover, climb, [{ x: 200, y: 0, r: 50 }])).toEqual([450, 550]);
  });

  it('by lines past corners: where they touch the circles of the base', () => {
    const { field } = trip({ parts: [box('wall', rect(1000, 1000, 200, 200), 300)] });
    // Through the corner (1000, 1000) runs the diagonal; the base of 125 touches it 125 root 2 before and behind (2000,
    // 2000).
    const path = go(at(1000, 2000), at(3000, 2000));
    const marks = sightThresholds(mover, path, field.scene, { x: 0, y: 0 }).map(Math.round);
    const aside = 125 * Math.SQRT2;
    const lean = (x: number, y: number): number => (125 * Math.hypot(x, y)) / y;
    const past = (x: number, y: number): number[] => {
      const middle = (2000 * x) / y - 1000;
      return [middle - lean(x, y), middle + lean(x, y)].map(Math.round);
    };
    expect(marks).toEqual(
      [...past(1000, 1000), ...past(1200, 1200), ...past(1200, 1000), ...past(1000, 1200)]
        .filter(mark => mark >= 0 && mark <= 2000)
        .toSorted((a, b) => a - b),
    );
    expect(marks.filter(mark => mark === Math.round(1000 - aside))).toHaveLength(2);
    // In line with the way, or inside the circle of the eye, there is nothing to touch.
    expect(sightThresholds(mover, go(at(0, 0), at(500, 500)), field.scene, { x: 1000, y: 1000 })).toEqual([]);
    expect(sightThresholds(mover, path, field.scene, { x: 1100, y: 1100, r: 142 })).toEqual([]);
  });

  it('by lines that touch the circle of the eye', () => {
    const { field } = trip({ parts: [box('wall', rect(2500, 2000, 1, 1), 300)] });
    // A radius of 1500, 2500 from the corner: tangents of 2000, so that their slopes are 3 to 4.
    const eye = { x: 0, y: 2000, r: 1500 };
    const path = go(at(4500, -4000), at(4500, 8000));
    const marks = sightThresholds({ ...mover, size: { shape: 'round', diameter: 0 } }, path, field.scene, eye);
    // Both ways they run through (2500, 2000) and meet x = 4500 at 2000 ± 1500.
    expect(marks.some(mark => Math.abs(mark - 7500) < 1e-6)).toBe(true);
    expect(marks.some(mark => Math.abs(mark - 4500) < 1e-6)).toBe(true);
  });

  it('by both circles of a long base', () => {
    const { field } = trip({ parts: [box('wall', rect(1000, 1000, 1, 1), 300)] });
    const long = { size: { shape: 'long', length: 500, width: 200 } as const, height: 300 };
    const path: Path = { ...go(at(0, 3000), at(4000, 3000)), along: { dx: 1, dy: 0 } };
    // The eye is straight below the corner: its line runs up at x = 1000, touched at 100 beside each circle, 150 off.
    const marks = sightThresholds(long, path, field.scene, { x: 1000, y: 0 });
    for (const mark of [750, 950, 1050, 1250]) expect(marks).toContain(mark);
  });
});

describe('the first place where something holds', () => {
  const path = go(at(0, 0), at(1000, 0));
  const firstOf = (spots: number[], more: object): unknown =>
    firstAlong(mover, path, { from: 0, to: 1000, holds: ({ x }) => !spots.push(x), ...more });

  it('is looked for at both ends, at critical places, in the middles, and every step', () => {
    const looks: number[] = [];
    expect(firstOf(looks, { step: 1000, critical: [600, 200, 0, 1000, 1200] })).toBe(null);
    expect(looks).toEqual([0, 100, 200, 400, 600, 800, 1000]);
    const steps: number[] = [];
    firstOf(steps, { step: 250, from: 100, to: 900 });
    expect(steps).toEqual([100, 300, 500, 700, 900]);
    const plain: number[] = [];
    firstOf(plain, { from: 0, to: 254 });
    expect(plain).toEqual([0, 64, 127, 191, 254]);
  });

  it('is found by halving to a quarter of a tenth, from the last place where it did not hold', () => {
    const first = firstAlong(mover, path, { from: 0, to: 1000, holds: ({ x }) => x >= 333 });
    expect(first!.spot).toEqual(at(333, 0));
    expect(Math.abs(first!.at - 332.5)).toBeLessThan(0.26);
    expect(firstAlong(mover, path, { from: 0, to: 1000, holds: ({ x }) => x === 0 })).toEqual({
      leg: 0,
      at: 0,
      spot: at(0, 0),
    });
    expect(firstAlong(mover, path, { from: 1000, to: 1000, holds: () => true })).toMatchObject({ at: 1000 });
    expect(firstAlong(mover, path, { from: 1001, to: 2000, holds: () => true })).toBe(null);
    expect(firstAlong(mover, { from: at(3, 4), legs: [] }, { from: 0, to: 0, holds: () => true })).toEqual({
      leg: 0,
      at: 0,
      spot: at(3, 4),
    });
  });
});

describe('the queue of a search', () => {
  it('gives the least key first, and the least node of equal keys', () => {
    const queue = heap();
    const keys = [5, 3, 8, 3, 1, 9, 1, 5, 0, 7, 2, 2, 6, 4, 3];
    for (const [node, key] of keys.entries()) push(queue, key, (node * 7) % 15);
    const wanted = keys.map((key, node) => ({ key, node: (node * 7) % 15 }));
    wanted.sort((a, b) => a.key - b.key || a.node - b.node);
    expect(keys.map(() => pop(queue))).toEqual(wanted.map(({ node }) => node));
    expect(queue).toEqual({ keys: [], nodes: [] });
  });
});
