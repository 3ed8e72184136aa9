import { describe, expect, it } from 'vitest';
import { floodFrom, floorCache } from './floor.ts';
import { type Cells, cellAt, cellsOf, flood, PASS, SHUT, STAND } from './grid.ts';
import {
  awayFrom,
  cellBy,
  costAt,
  markedAround,
  shutAround,
  spotsAround,
  spotsInReach,
  startsAt,
  wayBeside,
} from './ways.ts';

const open = cellsOf({ width: 1000, depth: 1000 }, 100, () => ({ kind: STAND, factor: 1 }));
const spot = (x: number, y: number, z = 0) => ({ x, y, z });
const from = (cells: Cells, x: number, y: number, limit = 5000) =>
  flood(cells, { start: cellAt(cells, { x, y }), limit, price: 0 });

describe('cells around models', () => {
  it('are shut within the gap but not at it, and the original cells stay unchanged', () => {
    const shut = shutAround(open, [{ at: spot(450, 450), gap: 100 }]);
    expect(shut.kinds.filter(kind => kind === SHUT)).toHaveLength(1);
    const wider = shutAround(open, [{ at: spot(450, 450), gap: 101 }]);
    expect(wider.kinds.filter(kind => kind === SHUT)).toHaveLength(5);
    expect(open.kinds.every(kind => kind === STAND)).toBe(true);
  });

  it('are marked once, however many models are near', () => {
    const people = [
      { at: spot(450, 450), gap: 101 },
      { at: spot(460, 450), gap: 101 },
    ];
    expect(markedAround(open, people).reduce((sum, mark) => sum + mark, 0)).toBe(5);
    expect(markedAround(open, []).some(mark => mark === 1)).toBe(false);
  });
});

describe('spots in reach', () => {
  it('are the centres of every other cell within the allowance, inclusive', () => {
    const reached = from(open, 50, 50);
    expect(spotsInReach(reached, 200)).toEqual([spot(50, 50), spot(250, 50), spot(50, 250)]);
    expect(spotsInReach(reached, 199)).toEqual([spot(50, 50)]);
  });

  it('exclude cells where a move may not end, even if it may pass', () => {
    const reached = from(open, 50, 50);
    const near = markedAround(open, [{ at: spot(250, 50), gap: 50 }]);
    expect(spotsInReach(reached, 200, near)).toEqual([spot(50, 50), spot(50, 250)]);
    const shut = shutAround(open, [{ at: spot(250, 50), gap: 50 }]);
    expect(spotsInReach(from(shut, 50, 50), 200)).toEqual([spot(50, 50), spot(50, 250)]);
  });

  it('include every cell nearer to a place than the gap', () => {
    const reached = from(open, 50, 50);
    expect(spotsAround(reached, { at: spot(350, 50), gap: 101 }, 1000)).toHaveLength(4);
    expect(spotsAround(reached, { at: spot(350, 50), gap: 101 }, 250)).toEqual([spot(250, 50)]);
    const near = markedAround(open, [{ at: spot(250, 50), gap: 50 }]);
    expect(spotsAround(reached, { at: spot(350, 50), gap: 101 }, 250, near)).toEqual([]);
  });
});

describe('a place whose cell is shut', () => {
  const shut = shutAround(open, [{ at: spot(550, 50), gap: 50 }]);
  const reached = from(shut, 50, 50);

  it('is reached through the cheapest cell beside it', () => {
    expect(cellBy(reached, spot(550, 50))).toBe(cellAt(open, spot(450, 50)));
    expect(cellBy(reached, spot(650, 50))).toBe(cellAt(open, spot(650, 50)));
    expect(wayBeside(reached, spot(50, 50), spot(550, 50), () => true)).toEqual([spot(450, 50), spot(550, 50)]);
    expect(wayBeside(reached, spot(50, 50), spot(450, 50), () => true)).toEqual([spot(450, 50)]);
  });

  it('is not reached if the cells beside it are shut too', () => {
    const wide = from(shutAround(open, [{ at: spot(550, 50), gap: 301 }]), 50, 50);
    expect(wayBeside(wide, spot(50, 50), spot(550, 50), () => true)).toBeNull();
  });
});

describe('the distance of a point from a line', () => {
  it('is measured to the nearest point, which may be an end', () => {
    const [a, b] = [spot(0, 0), spot(100, 0)];
    expect([awayFrom(spot(50, 30), a, b), awayFrom(spot(-40, 30), a, b), awayFrom(spot(130, 40), a, b)]).toEqual([
      30, 50, 50,
    ]);
    expect(awayFrom(spot(3, 4), a, a)).toBe(5);
  });
});

describe('floors', () => {
  it('are built once for each scene and base, and flooded once for each goal', () => {
    const floors = floorCache<object>();
    const [scene, other] = [{}, {}];
    let built = 0;
    const make = () => {
      built++;
      return open;
    };
    const floor = floors(scene, 32, make);
    expect(floors(scene, 32, make)).toBe(floor);
    expect([floors(scene, 40, make), floors(other, 32, make)]).not.toContain(floor);
    expect(built).toBe(3);
    const how = { limit: Infinity, price: 0 };
    const flooded = floodFrom(floor, spot(50, 50), how);
    expect(floodFrom(floor, spot(50, 50), how)).toBe(flooded);
    expect(floodFrom(floor, spot(51, 50), how)).not.toBe(flooded);
    expect(flooded.cost[cellAt(open, spot(450, 50))]).toBe(400);
  });
});

describe('the start of a flood', () => {
  const beside = cellsOf({ width: 1000, depth: 1000 }, 100, ({ y }) => ({ kind: y > 500 ? PASS : STAND, factor: 1 }));

  it('is the cell of a place, or the cells around it where a base finds room', () => {
    expect(startsAt(beside, { x: 450, y: 480 })).toEqual([{ cell: 44, cost: 0 }]);
    const starts = startsAt(beside, { x: 450, y: 510 });
    expect(starts.map(({ cell }) => cell)).toEqual([43, 44, 45]);
    expect(starts[1]!.cost).toBe(60);
    // If there is no room anywhere, it is still the cell of the place.
    expect(startsAt(beside, { x: 450, y: 850 })).toEqual([{ cell: 84, cost: 0 }]);
  });

  it('decides what a place costs: no price for an obstacle that it only touches', () => {
    const reached = flood(beside, { start: cellAt(beside, { x: 450, y: 250 }), limit: 5000, price: 200 });
    expect(costAt(reached, { x: 450, y: 480 })).toBe(200);
    expect(costAt(reached, { x: 450, y: 510 })).toBe(260);
    expect(reached.cost[54]).toBe(500);
  });
});
