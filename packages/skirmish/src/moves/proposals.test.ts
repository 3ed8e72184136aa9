import { type Leg, numbers, type Reason } from '@little-wars/engine';
import { inches, type Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  nearerOfTwo,
  nearestOf,
  ontoTable,
  placeIn,
  pointAround,
  shareUpTo,
  straightLeg,
  straightOrShorter,
} from './proposals.ts';

const spot = (x: number, y = 0, z = 0): Spot => ({ x, y, z });

describe('a shortened move', () => {
  it('ends a little before the obstacle', () => {
    const through = (along: number) => [{ reason: 'through-terrain', clause: 'X-1', along }];
    const blocked = (reasons: readonly Reason[], mayStop = true): readonly Leg[] | null =>
      straightOrShorter(spot(0), spot(1000), {
        straight: straightLeg,
        against: legs => (legs[0]!.to.x === 1000 ? reasons : []),
        mayStop,
      });
    expect(blocked([])).toEqual(straightLeg(spot(1000)));
    expect(blocked(through(504))).toEqual(straightLeg(spot(500)));
    expect(blocked(through(504), false)).toBeNull();
    expect(blocked(through(4))).toBeNull();
    expect(blocked([{ reason: 'too-far', clause: 'X-1', along: 504 }])).toBeNull();
  });

  it('is none if its free part is not legal either', () => {
    const against = (): readonly Reason[] => [{ reason: 'through-terrain', clause: 'X-1', along: 504 }];
    expect(straightOrShorter(spot(0), spot(1000), { straight: straightLeg, against })).toBeNull();
  });

  it('stops before it comes too near to a model on the same level', () => {
    const way = [spot(0), spot(1000)] as const;
    expect(shareUpTo(way, spot(600), 100)).toBe(0.5);
    expect(shareUpTo(way, spot(600, 101), 100)).toBe(1);
    expect(shareUpTo(way, spot(600, 0, 762), 100)).toBe(1);
    expect(shareUpTo(way, spot(-50), 100)).toBe(1);
    expect(shareUpTo(way, spot(50), 100)).toBe(0);
    expect(shareUpTo(way, spot(5000), 100)).toBe(1);
  });
});

describe('a destination', () => {
  it('is in the square around a point', () => {
    const next = numbers('around');
    for (let i = 0; i < 200; i++) {
      const { x, y } = pointAround({ x: 500, y: 700 }, 30, next);
      expect(Math.max(Math.abs(x - 500), Math.abs(y - 700))).toBeLessThanOrEqual(30);
    }
  });

  it('is the nearer of two, the nearest of all, or undefined if there are none', () => {
    const points = [spot(10), spot(500)];
    const inOrder = (() => {
      let i = 0;
      return () => i++ % 2;
    })();
    expect(nearerOfTwo(spot(0), points, inOrder)).toEqual(spot(10));
    expect(nearerOfTwo(spot(400), points, inOrder)).toEqual(spot(500));
    expect(nearerOfTwo(spot(0), [], inOrder)).toBeUndefined();
    expect(nearestOf(spot(300), [{ at: spot(0) }, { at: spot(450) }, { at: spot(150) }])).toEqual({ at: spot(450) });
  });

  it('keeps the whole base on the table', () => {
    const table = { width: 1000, depth: 500 };
    expect(ontoTable(table, 160, spot(5, 700, 30))).toEqual(spot(160, 340, 30));
    expect(ontoTable(table, 160, spot(160, 340))).toEqual(spot(160, 340));
  });
});

describe('a place in a box', () => {
  const box = boxAround([spot(100, 900), spot(400, 200)]);

  it('uses the bounding box of the corners', () => {
    expect(box).toEqual([
      { x: 100, y: 200 },
      { x: 400, y: 900 },
    ]);
  });

  it('is found by random tries, and otherwise by an exhaustive search', () => {
    const next = numbers('places');
    const anywhere = placeIn({ box, isLegal: () => true, facings: 1, facing: at => ({ at }) }, next)!;
    expect(anywhere.at.x).toBeGreaterThanOrEqual(100);
    expect(anywhere.at.y).toBeLessThanOrEqual(900);
    const only = { x: 100 + 2 * inches(0.25), y: 200 + 3 * inches(0.25) };
    const isLegal = ({ at }: { at: Spot }) => at.x === only.x && at.y === only.y;
    expect(placeIn({ box, isLegal, facings: 1, facing: at => ({ at }) }, next)).toEqual({ at: { ...only, z: 0 } });
    expect(placeIn({ box, isLegal: () => false, facings: 1, facing: at => ({ at }) }, next)).toBeNull();
  });

  it('may face in each direction, and draws a number for that only if there are several', () => {
    const drawn: number[] = [];
    const next = (below: number) => {
      drawn.push(below);
      return 0;
    };
    const facing = (at: Spot, i: number) => ({ at, along: { dx: i, dy: 1 } });
    const isLegal = ({ along }: { along?: { dx: number } }) => along?.dx === 2;
    expect(placeIn({ box, isLegal, facings: 3, facing }, next)?.along).toEqual({ dx: 2, dy: 1 });
    expect(drawn.slice(0, 3)).toEqual([301, 701, 3]);
    drawn.length = 0;
    placeIn({ box, isLegal: () => true, facings: 1, facing }, next);
    expect(drawn).toEqual([301, 701]);
  });
});
