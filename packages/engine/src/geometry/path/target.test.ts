import { describe, expect, it } from 'vitest';
import { INCH } from '../units.ts';
import { addLayer, addNode, emptyGraph, type Graph } from './graph.ts';
import type { Trip } from './judge-leg.ts';
import { type Half, halfOf } from './path.ts';
import {
  boundsOfWays,
  centreBounds,
  ellipse,
  leastDistance,
  meetsTarget,
  nearestPlace,
  otherPlaces,
  type Target,
} from './target.ts';
import { at, base, box, rect, round, trip } from './trips.oracle.ts';

const open = trip({ width: 4000, depth: 3000 });
const small = halfOf(round(250).size);
const odd = halfOf(round(285).size);
const long: Half = { x: 120, y: -90, r: 100, wx: 0, wy: 0 };
const enemy = (range: number, flat = true, z = 0): Target => ({
  base: { ...base('e', 2000, 1500, 125), z },
  range,
  flat,
});
const wide: Target = { base: { ...base('e', 2000, 1500, 125), bx: 2300, by: 1900, z: 0 }, range: 100, flat: true };

describe('a target', () => {
  const meets = (target: Target, x: number, y: number, z = 0, half = small): boolean =>
    meetsTarget(target, open, at(x, y, z), half);

  it('is met at the very spot', () => {
    const spot: Target = { spot: at(700, 800, 90) };
    expect(meets(spot, 700, 800, 90)).toBe(true);
    expect([meets(spot, 701, 800, 90), meets(spot, 700, 801, 90), meets(spot, 700, 800, 91)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is met within the range of a base, exactly', () => {
    expect([meets(enemy(254), 2000 - 504, 1500), meets(enemy(254), 2000 - 505, 1500)]).toEqual([true, false]);
    // 3-4-5 in space: 150 up leaves 200 of 250.
    expect([meets(enemy(250, false), 2450, 1500, 150), meets(enemy(250, false), 2451, 1500, 150)]).toEqual([
      true,
      false,
    ]);
    expect(meets(enemy(250), 2451, 1500, 150)).toBe(true);
  });

  it('is met at an edge where no whole tenth is nearer', () => {
    const edges = ['left', 'right', 'low', 'high'] as const;
    const met = (x: number, y: number, half = small) => edges.filter(edge => meets({ edge }, x, y, 0, half));
    expect([met(125, 1000), met(126, 1000)]).toEqual([['left'], []]);
    expect([met(3875, 1000), met(3874, 1000)]).toEqual([['right'], []]);
    expect([met(1000, 125), met(1000, 126)]).toEqual([['low'], []]);
    expect([met(1000, 2875), met(1000, 2874)]).toEqual([['high'], []]);
    expect([met(143, 1000, odd), met(144, 1000, odd)]).toEqual([['left'], []]);
    expect([met(3857, 1000, odd), met(3856, 1000, odd)]).toEqual([['right'], []]);
  });

  it('leaves the centre of a base this much of the table', () => {
    expect(centreBounds(open.field.scene, small)).toEqual({ left: 125, right: 3875, low: 125, high: 2875 });
    expect(centreBounds(open.field.scene, odd)).toEqual({ left: 143, right: 3857, low: 143, high: 2857 });
    expect(centreBounds(open.field.scene, long)).toEqual({ left: 220, right: 3780, low: 190, high: 2810 });
  });
});

describe('the least distance to a target', () => {
  const least = (target: Target, x: number, y: number, half = small): number => leastDistance(target, open, half)(x, y);

  it('is straight', () => {
    expect(least({ spot: at(700, 800) }, 400, 400)).toBe(500);
    expect(least({ edge: 'left' }, 500, 700)).toBe(375);
    expect(least({ edge: 'right' }, 500, 700)).toBe(3375);
    expect(least({ edge: 'low' }, 500, 700)).toBe(575);
    expect(least({ edge: 'high' }, 500, 700)).toBe(2175);
    expect(least({ edge: 'left' }, 100, 700)).toBe(0);
    expect(least(enemy(100), 1700, 1100)).toBe(500 - 350);
    expect(least(enemy(100), 1900, 1500)).toBe(0);
    expect(least(wide, 2300, 2400)).toBe(500 - 350);
    // A long base is as near as the nearer of its circles: 120 and -90 to the right and below.
    expect(least(enemy(100), 2520, 1500 - 90, long)).toBe(400 - 325);
  });
});

describe('where ways to a target lie', () => {
  it('is an ellipse of their length, and its box', () => {
    expect(ellipse(at(100, 50), at(700, 50), 1000)).toEqual({ left: -101, right: 901, low: -351, high: 451 });
    expect(ellipse(at(50, 100), at(50, 700), 1000)).toEqual({ left: -351, right: 451, low: -101, high: 901 });
    expect(ellipse(at(0, 0), at(300, 400), 500)).toEqual({ left: -1, right: 301, low: -1, high: 401 });
    expect(ellipse(at(300, 400), at(0, 0), 100)).toEqual({ left: -1, right: 301, low: -1, high: 401 });
  });

  it('depends on the target', () => {
    const from = at(1400, 1500);
    expect(boundsOfWays({ edge: 'low' }, from, small, 100)).toEqual({ left: 1300, right: 1500, low: 1400, high: 1600 });
    expect(boundsOfWays({ spot: at(2000, 1500) }, from, small, Infinity)).toEqual({
      left: -Infinity,
      right: Infinity,
      low: -Infinity,
      high: Infinity,
    });
    expect(boundsOfWays({ spot: at(2000, 1500) }, from, small, 1000)).toEqual({
      left: 1199,
      right: 2201,
      low: 1099,
      high: 1901,
    });
    // On to the middle of the base: 650 + 125 + 125 + 100.
    expect(boundsOfWays(enemy(100), from, small, 650)).toEqual({ left: 1199, right: 2201, low: 1099, high: 1901 });
    // And along its middle line, 300 + 400 more.
    const [one, other] = [ellipse(from, at(2000, 1500), 1050), ellipse(from, at(2300, 1900), 1050)];
    expect(boundsOfWays(wide, from, small, 0)).toEqual({
      left: Math.min(one.left, other.left),
      right: Math.max(one.right, other.right),
      low: Math.min(one.low, other.low),
      high: Math.max(one.high, other.high),
    });
  });
});

/** A graph of the table's own level. */
function graphOf(setting: Trip): Graph {
  const graph = emptyGraph(setting, undefined);
  addNode(graph, at(0, 0), 0);
  addLayer(graph, 0, { left: -9999, right: 9999, low: -9999, high: 9999 });
  return graph;
}

describe('the nearest place of a target', () => {
  const graph = graphOf(open);
  const nearest = (target: Target, x: number, y: number, z = 0) => nearestPlace(target, graph, at(x, y, z));

  it('is the spot on its own level, or for what flies', () => {
    const spot: Target = { spot: at(700, 800, 90) };
    expect(nearest(spot, 0, 0, 90)).toEqual(at(700, 800, 90));
    expect(nearest(spot, 0, 0, 0)).toBe(null);
    const flying = graphOf(trip({ table: { flies: true } }));
    expect(nearestPlace(spot, flying, at(0, 0, 0))).toEqual(at(700, 800, 90));
  });

  it('is straight towards an edge', () => {
    expect(nearest({ edge: 'left' }, 900, 800)).toEqual({ x: 125, y: 800 });
    expect(nearest({ edge: 'right' }, 900, 800)).toEqual({ x: 3875, y: 800 });
    expect(nearest({ edge: 'low' }, 900, 800)).toEqual({ x: 900, y: 125 });
    expect(nearest({ edge: 'high' }, 900, 800)).toEqual({ x: 900, y: 2875 });
  });

  it('is where the range of a base begins', () => {
    expect(nearest(enemy(250), 2000, 500)).toEqual(at(2000, 1000));
    expect(nearest(enemy(250), 2000 - 600, 1500 - 800)).toEqual(at(1700, 1100));
    expect(nearest(enemy(250), 2000, 1100)).toEqual(at(2000, 1100));
    expect(nearest(enemy(250, false), 2000, 500, 150)).toEqual(at(2000, 1050, 150));
    expect(nearest(enemy(250, false, 150), 2000, 500, 0)).toEqual(at(2000, 1050));
    expect(nearest(enemy(150, false), 2000, 500, 150)).toEqual(at(2000, 1250, 150));
    expect(nearest(enemy(149, false), 2000, 500, 150)).toBe(null);
    expect(nearest(enemy(149), 2000, 500, 150)).toEqual(at(2000, 1101, 150));
    // 333 off at a slant: no whole tenth is exactly there, the next further in is.
    const near = nearest(enemy(83), 1000, 1100)!;
    const away = Math.hypot(near.x - 2000, near.y - 1500);
    expect(away).toBeLessThanOrEqual(333);
    expect(away).toBeGreaterThan(331);
  });
});

describe('other places of a target', () => {
  it('are at an edge, beside what stands there', () => {
    const block = graphOf(trip({ parts: [box('wall', rect(1000, 0, 400, 300), 300)], width: 4000, depth: 3000 }));
    // The hull about the block stands off by 125 and a little.
    const low = otherPlaces({ edge: 'low' }, block, 0);
    expect(low.map(({ y }) => y)).toEqual([125, 125]);
    const [left, right] = low.map(({ x }) => x).sort((a, b) => a - b) as [number, number];
    expect([left, right]).toEqual([873, 1527]);
    expect(otherPlaces({ edge: 'high' }, block, 0)).toEqual([]);
    expect(otherPlaces({ edge: 'left' }, block, 0)).toEqual([]);
    expect(otherPlaces({ spot: at(500, 500) }, block, 0)).toEqual([]);
  });

  it('are at upright edges as well, and only on the table', () => {
    const block = graphOf(trip({ parts: [box('wall', rect(0, 1000, 300, 400), 300)], width: 4000, depth: 3000 }));
    const places = otherPlaces({ edge: 'left' }, block, 0).toSorted((a, b) => a.y - b.y);
    expect(places).toEqual([
      { x: 125, y: 873 },
      { x: 125, y: 1527 },
    ]);
    const corner = graphOf(trip({ parts: [box('wall', rect(0, 0, 300, 400), 300)], width: 4000, depth: 3000 }));
    expect(otherPlaces({ edge: 'left' }, corner, 0)).toEqual([{ x: 125, y: 527 }]);
    expect(otherPlaces({ edge: 'low' }, corner, 0)).toEqual([{ x: 427, y: 125 }]);
  });

  it('are all around a base, in range and on the table', () => {
    const graph = graphOf(open);
    const places = otherPlaces(enemy(250), graph, 0);
    expect(places).toHaveLength(64);
    for (const { x, y } of places) {
      const away = Math.hypot(x - 2000, y - 1500);
      expect(away).toBeLessThanOrEqual(500);
      expect(away).toBeGreaterThan(497);
    }
    for (const [x, y] of [
      [2500, 1500],
      [2000, 2000],
      [1500, 1500],
      [2000, 1000],
    ])
      expect(places.some(place => place.x === x && place.y === y)).toBe(true);
    expect(otherPlaces(wide, graph, 0)).toHaveLength(128);
    const beside: Target = { base: { ...base('e', 300, 1500, 125), z: 0 }, range: INCH, flat: true };
    for (const { x } of otherPlaces(beside, graph, 0)) expect(x).toBeGreaterThanOrEqual(125);
    expect(otherPlaces(beside, graph, 0).length).toBeLessThan(64);
    expect(otherPlaces(enemy(250, false, 300), graph, 0)).toEqual([]);
    for (const { x, y } of otherPlaces(enemy(250, false, 150), graph, 0))
      expect(Math.hypot(x - 2000, y - 1500)).toBeLessThanOrEqual(450);
    expect(otherPlaces(enemy(250, false, 150), graph, 0)).toHaveLength(64);
  });
});
