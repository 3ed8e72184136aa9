import { describe, expect, it } from 'vitest';
import type { Part } from '../terrain.ts';
import { type EdgePlaces, edgePlacesOf, type Joined } from './edge-places.ts';
import type { GroundTable, LinkRule } from './ground.ts';
import { LOSS } from './inflated-hull.ts';
import { at, box, rect, trip } from './trips.oracle.ts';

const free: LinkRule<unknown> = { within: 1000, price: () => 0 };
const R = 125;
/** So far off an edge a base stands that is clear of it. */
const OUT = R + LOSS + 1;

function places(parts: readonly Part[], table: Partial<GroundTable>, long = 0): EdgePlaces {
  const { field, ground } = trip({ parts, table });
  return edgePlacesOf({ scene: field.scene, ground, half: { x: long, y: 0, r: R, wx: 0, wy: 0 } });
}

const floor = (x: number, y: number, w: number, h: number, top = 762) => box('floor', rect(x, y, w, h), top);
const over = (list: readonly Joined[], x: number): readonly Joined[] =>
  list.filter(({ from, to }) => from.x < x !== to.x < x);

describe('the edges of raised ground', () => {
  it('lead counter-clockwise round it, with the way out and the level at the foot of each', () => {
    const { edges } = places([floor(1000, 1000, 400, 300), floor(1700, 900, 500, 500, 200)], {});
    expect(
      edges.slice(0, 4).map(({ a, dx, dy, ux, uy, out, below }) => [a.x, a.y, dx, dy, ux, uy, out, below]),
    ).toEqual([
      [1000, 1000, 400, 0, 0, -1, OUT, 0],
      [1400, 1000, 0, 300, 1, -0, OUT, 0],
      [1400, 1300, -400, 0, 0, 1, OUT, 0],
      [1000, 1300, 0, -300, -1, -0, OUT, 0],
    ]);
    const near = places([floor(1000, 1000, 400, 300), floor(1400 + OUT, 900, 500, 500, 200)], {});
    expect(near.edges.slice(0, 4).map(({ below }) => below)).toEqual([0, 200, 0, 0]);
  });

  it('look for the level at their foot off the middle of each, below their own', () => {
    const foot = (x: number, y: number, top: number) => floor(x - 5, y - 5, 10, 10, top);
    const { edges } = places(
      [
        floor(1000, 1000, 400, 300),
        foot(1200, 1000 - OUT, 100),
        foot(1400 + OUT, 1150, 761),
        foot(1200, 1300 + OUT, 762),
        foot(1000 - OUT, 1150, 300),
      ],
      {},
    );
    expect(edges.slice(0, 4).map(({ below }) => below)).toEqual([100, 761, 0, 300]);
  });

  it('of a slope stand off by what a long base reaches towards it', () => {
    const corners = [at(1000, 1000), at(1400, 1000), at(1000, 1300)];
    const { field, ground } = trip({ parts: [box('floor', corners, 762)] });
    const { edges } = edgePlacesOf({ scene: field.scene, ground, half: { x: 60, y: 30, r: R, wx: 0, wy: 0 } });
    // Outwards (0.6, 0.8): 60 · 0.6 + 30 · 0.8.
    expect(edges.map(({ out }) => Math.round(out - OUT))).toEqual([30, 60, 60]);
  });

  it('are those of parts that carry somebody', () => {
    expect(places([box('mud', rect(1000, 1000, 400, 300), 762)], {}).edges).toEqual([]);
    expect(places([box('wall', rect(1000, 1000, 400, 300), 762)], {}).edges).toHaveLength(4);
  });

  it('stand off further from a long base that lies across them', () => {
    const { edges } = places([floor(1000, 1000, 400, 300)], {}, 60);
    expect(edges.map(({ out }) => out)).toEqual([OUT, OUT + 60, OUT, OUT + 60]);
  });
});

describe('places to climb and to drop', () => {
  it('follow every edge at most 84 apart, evenly, just on it and just off it', () => {
    const { descents, jumps } = places([floor(1000, 1000, 168, 169)], { climb: free });
    expect(jumps).toEqual([]);
    // 168 is two steps of 84, 169 is three of less.
    expect(descents.filter(({ to }) => to.y < 1000)).toEqual([
      { from: at(1042, 1001, 762), to: at(1042, 1000 - OUT, 0) },
      { from: at(1126, 1001, 762), to: at(1126, 1000 - OUT, 0) },
    ]);
    expect(descents.filter(({ to }) => to.x > 1168).map(({ from, to }) => [from.x, from.y, to.x, to.y])).toEqual([
      [1167, 1028, 1168 + OUT, 1028],
      [1167, 1085, 1168 + OUT, 1085],
      [1167, 1141, 1168 + OUT, 1141],
    ]);
    expect(descents).toHaveLength(2 + 3 + 2 + 3);
  });

  it('are there if either is allowed, and not otherwise', () => {
    const parts = [floor(1000, 1000, 84, 84)];
    expect(places(parts, {}).descents).toEqual([]);
    expect(places(parts, { jump: free }).descents).toEqual([]);
    expect(places(parts, { drop: free }).descents).toHaveLength(4);
  });

  it('are as far in as the base needs to be carried, where it must be carried as a whole', () => {
    const { descents } = places([floor(1000, 1000, 400, 400)], { climb: free, support: 'base' });
    for (const { from, to } of descents) {
      const aside = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
      expect(aside).toBe(R + 2 + OUT);
    }
    expect(descents).toHaveLength(4 * 5);
    // Too narrow for the base: there is no such place.
    expect(places([floor(1000, 1000, 400, 120)], { climb: free, support: 'base' }).descents).toHaveLength(2 * 2);
  });

  it('are not where the same level goes on, and lead onto a lower one where that begins', () => {
    const one = floor(1000, 1000, 336, 336);
    const onward = places([one, floor(1336, 1000, 336, 336)], { climb: free }).descents;
    expect(onward).toHaveLength(2 * 3 * 4);
    expect(over(onward, 1336)).toEqual([]);
    const lower = places([one, floor(1336, 900, 536, 536, 400)], { climb: free }).descents;
    const down = over(lower, 1336).filter(({ from }) => from.z === 762);
    expect(down.map(({ to }) => [to.x, to.z])).toEqual(Array.from({ length: 4 }, () => [1336 + OUT, 400]));
  });
});

describe('a level that goes on beyond a crack', () => {
  it('is the same level up to two tenths on', () => {
    const across = (gap: number): number =>
      over(
        places([floor(1000, 1000, 336, 336), floor(1336 + gap, 1000, 336, 336)], { climb: free }).descents,
        1336 + gap / 2,
      ).length;
    expect(across(1)).toBe(0);
    expect(across(3)).toBe(8);
  });
});

describe('places to jump', () => {
  const jump = (widest: number, more: Partial<LinkRule<unknown>> = {}): Partial<GroundTable> => ({
    jump: { ...free, widest, ...more },
  });
  const gap = (width: number, top = 762) => [floor(1000, 1000, 84, 84), floor(1084 + width, 1000, 84, 84, top)];

  it('lead from edge to nearest edge, exactly as wide as is allowed included, both ways', () => {
    expect(places(gap(500), jump(500)).jumps).toEqual([
      { from: at(1083, 1042, 762), to: at(1585, 1042, 762) },
      { from: at(1585, 1042, 762), to: at(1083, 1042, 762) },
    ]);
    expect(places(gap(501), jump(500)).jumps).toEqual([]);
    expect(places(gap(1), jump(500)).jumps).not.toEqual([]);
    expect(places(gap(0), jump(500)).jumps).toEqual([]);
  });

  it('between levels are no higher than allowed', () => {
    expect(places(gap(300, 862), jump(500, { highest: 100 })).jumps.map(({ from, to }) => [from.z, to.z])).toEqual([
      [762, 862],
      [862, 762],
    ]);
    expect(places(gap(300, 863), jump(500, { highest: 100 })).jumps).toEqual([]);
    expect(places(gap(300, 1500), jump(500)).jumps).not.toEqual([]);
  });

  it('lead outwards from their edge: not back over it, nor almost along it', () => {
    const { jumps } = places([floor(1000, 1000, 84, 84), floor(1084 + 100, 1084 + 900, 84, 84)], jump(2000));
    // From the right edge the way to the other part runs almost along it: slope 1 to 9.4, below a tenth aside.
    expect(jumps.filter(({ from }) => from.x < 1100 && from.x > 1080)).toHaveLength(1);
    expect(jumps.every(({ from, to }) => (from.y < 1500 ? to.y > from.y : to.y < from.y))).toBe(true);
  });

  it('land as far in as the base needs to stand, where a landing must be a place to end on', () => {
    const wide = [floor(1000, 1000, 400, 84), floor(1800, 800, 400, 484)];
    const landing = (table: Partial<GroundTable>): number =>
      Math.min(
        ...places(wide, table)
          .jumps.filter(({ from }) => from.x < 1500)
          .map(({ to }) => to.x),
      );
    expect(landing(jump(500))).toBe(1801);
    expect(landing({ ...jump(500), stands: 'base' })).toBe(1801);
    expect(landing({ ...jump(500, { stands: true }), stands: 'base' })).toBe(1800 + R + 2);
  });
});
