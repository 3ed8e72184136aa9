import type { Leg } from '@little-wars/engine';
import type { Path, Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { dropsOn, leavings, leftTogether, legsUpTo } from './on-the-way.ts';

const spot = (x: number, y = 0, z = 0): Spot => ({ x, y, z });
const size = { shape: 'round', diameter: 200 } as const;
const go = (to: Spot): Leg => ({ how: 'go', to });
const drop = (to: Spot): Leg => ({ how: 'drop', to });

/** A base of 200 tenths, with a range of 300 from its edge, beside the way. */
const leavingOn = (path: Path, at: Spot, accepts: (spot: Spot) => boolean = () => true) =>
  leavings({
    mover: { size, height: 300 },
    path,
    other: { id: '7', ax: at.x, ay: at.y, bx: at.x, by: at.y, r: 100, z: at.z },
    range: 300,
    accepts,
  });

describe('leaving a range on the way', () => {
  it('happens at the last point inside, and not if the move ends there', () => {
    const [left] = leavingOn({ from: spot(0), legs: [go(spot(2000))] }, spot(0));
    // Centres are 500 apart where edges are 300 apart.
    expect(left).toMatchObject({ leg: 0, spot: spot(500), fallsFrom: 0 });
    expect(left!.at).toBeCloseTo(500, 6);
    expect(leavingOn({ from: spot(0), legs: [go(spot(500))] }, spot(0))).toEqual([]);
    expect(leavingOn({ from: spot(0), legs: [go(spot(501))] }, spot(0))).toHaveLength(1);
  });

  it('happens each time, on the leg where it happens', () => {
    const back: Path = { from: spot(0), legs: [go(spot(600)), go(spot(0)), go(spot(-600))] };
    expect(leavingOn(back, spot(0)).map(({ leg, spot: at }) => [leg, at.x])).toEqual([
      [0, 500],
      [2, -500],
    ]);
  });

  it('does not happen far away, wherever the legs lead', () => {
    expect(leavingOn({ from: spot(0), legs: [] }, spot(0))).toEqual([]);
    expect(leavingOn({ from: spot(9000), legs: [go(spot(9500))] }, spot(0))).toEqual([]);
    expect(leavingOn({ from: spot(9000), legs: [go(spot(0)), go(spot(0, 9000))] }, spot(0))).toHaveLength(1);
  });

  it('settles on a spot to stand right there, and not on one elsewhere', () => {
    const path: Path = { from: spot(0), legs: [go(spot(2000))] };
    const upTo = (most: number) => leavingOn(path, spot(0), ({ x }) => x <= most)[0]!.spot.x;
    expect(upTo(495)).toBe(495);
    expect(upTo(400)).toBe(500);
    // Anywhere on the table, and at any height.
    const off: Path = { from: spot(0, 700, 600), legs: [go(spot(2000, 700, 600))] };
    expect(leavingOn(off, spot(0, 700, 600), ({ x }) => x <= 495)[0]!.spot).toEqual(spot(495, 700, 600));
  });

  it('is found where the path comes near late, and where it drops it falls from the edge', () => {
    const late: Path = { from: spot(9000), legs: [go(spot(8000)), go(spot(0)), go(spot(0, 3000)), go(spot(0, 9000))] };
    expect(leavingOn(late, spot(0)).map(({ leg }) => leg)).toEqual([2]);
    const down: Path = { from: spot(0, 0, 900), legs: [go(spot(200, 0, 900)), drop(spot(200)), go(spot(2000))] };
    expect(leavingOn(down, spot(0, 0, 900)).map(({ leg, fallsFrom }) => [leg, fallsFrom])).toEqual([[1, 900]]);
    expect(leavingOn({ ...down, legs: down.legs.slice(1) }, spot(0, 0, 900))[0]).toMatchObject({
      leg: 0,
      fallsFrom: 900,
    });
  });
});

describe('drops on the way', () => {
  it('are at their foot, with their height, as far along as what was walked and fallen', () => {
    const path: Path = { from: spot(0, 0, 800), legs: [go(spot(300, 400, 800)), drop(spot(300, 400, 100))] };
    expect(dropsOn(path)).toEqual([{ at: 1200, leg: 1, spot: spot(300, 400, 100), height: 700, fallsFrom: 100 }]);
    expect(dropsOn({ from: spot(0), legs: [go(spot(10)), { how: 'climb', to: spot(10, 0, 50) }] })).toEqual([]);
  });
});

describe('places on the way', () => {
  const at = (where: number, leg = 0) => ({ at: where, leg, spot: spot(where), fallsFrom: 0 });

  it('are one if they are the same point of a leg, in the order of the path', () => {
    const left = [
      { ...at(300), id: 4 },
      { ...at(100), id: 9 },
      { ...at(100.4), id: 2 },
      { ...at(300.5), id: 1 },
      { ...at(300.6, 1), id: 3 },
    ];
    expect(leftTogether(left).map(({ ids, leg }) => [leg, ids])).toEqual([
      [0, [9, 2]],
      [0, [4]],
      [0, [1]],
      [1, [3]],
    ]);
  });

  it('end the legs up to there, and say how a long base lies by then', () => {
    const along = { dx: 0, dy: 1 };
    const legs: readonly Leg[] = [{ how: 'go', to: spot(100), along }, go(spot(200)), go(spot(300))];
    expect(legsUpTo(legs, 0, at(150, 1))).toEqual({ legs: [legs[0], go(spot(150))], along });
    expect(legsUpTo(legs, 1, at(250, 2))).toEqual({ legs: [legs[1], go(spot(250))], along });
    const turned = { dx: 1, dy: 0 };
    const twice: readonly Leg[] = [legs[0]!, { how: 'go', to: spot(200), along: turned }, go(spot(300))];
    expect(legsUpTo(twice, 0, at(250, 2)).along).toEqual(turned);
    expect(legsUpTo(twice, 0, at(150, 1)).legs).toEqual([legs[0], { how: 'go', to: spot(150), along: turned }]);
    expect(legsUpTo(legs.slice(1), 0, at(150))).toEqual({ legs: [go(spot(150))], along: undefined });
  });
});
