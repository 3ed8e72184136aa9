// Answers with their proofs, added up over many boards: oracles say what is wrong, totals say what is different.
import { describe, expect, it } from 'vitest';
import { randomBoard } from '../testing/boards.ts';
import { totalsOf } from '../testing/totals.ts';
import { areAreasWithinAround, isAreaWithinAround, isWhollyWithinAround } from './around/areas.ts';
import { around, isWithinAround, waysOf, withinAround } from './around/distance.ts';
import { distance, doOverlap, farthest, gap, isWithin, whollyWithin, within } from './measure.ts';
import { beyondLine, distanceTo, inside, overlapsArea, withinOf } from './measure-area.ts';
import { AROUND, placeAround, placeAt, towards } from './places-around.ts';
import { convexParts, enters, nearestOnOutline, sideOf, sideOfConvex } from './polygon.ts';
import { maskOf, sceneOf } from './scene.ts';
import type { Point, Spot, Standing } from './shape.ts';
import { bodyAt, latticeBoard } from './sight/lattice-boards.oracle.ts';
import { solidIndexOf } from './spatial-index.ts';

type Next = (below: number) => number;

/** Bases that touch, line up and overlap all the time; every other one as it falls. */
function standing(next: Next, isLattice: boolean): Standing {
  const { bottom, top: _, ...base } = bodyAt(next);
  const aside = isLattice ? 0 : next(99);
  return { ...base, ax: base.ax + aside, bx: base.bx + (isLattice ? 0 : next(99)), z: bottom + aside };
}

const HOWS = ['flat', 'solid'] as const;

describe('measuring gives the same answers as ever', () => {
  it('from base to base', () => {
    const sums = totalsOf(400, (totals, next, seed) => {
      const [a, b] = [standing(next, seed % 2 === 0), standing(next, seed % 2 === 0)];
      totals.add('overlap', doOverlap(a, b));
      const { tenths, from, to } = gap(a, b);
      totals.add('gap', tenths);
      totals.spots('gap', from, to);
      for (const how of HOWS) {
        for (const each of [distance(a, b, how), farthest(a, b, how)]) {
          totals.add('tenths', each.tenths + 3 * each.inches);
          totals.spots('ends', each.from, each.to);
        }
        for (const x of [0, 50, 100, 250, 400]) {
          totals.add('is', isWithin(a, b, x, how));
          for (const each of [within(a, b, x, how), whollyWithin(a, b, x, how)]) {
            totals.add('within', each.within);
            totals.add('margins', each.margin);
          }
        }
      }
    });
    expect(sums).toEqual({
      ends: 13338108.74,
      gap: 2609971.55,
      is: 898,
      margins: -10753,
      overlap: 32,
      tenths: 811727.59,
      within: 1241,
    });
  });

  it('from base to area and line', () => {
    const sums = totalsOf(300, (totals, next, seed) => {
      const { among } = latticeBoard(seed);
      const a = standing(next, seed % 2 === 0);
      for (const solid of among.scene.solids) {
        const outline = solid.corners;
        const { inside: isIn, margin, at } = inside(a, outline);
        totals.add('inside', isIn);
        totals.add('margins', margin);
        totals.spots('at', at);
        totals.add('overlap', overlapsArea(a, outline));
        const line = beyondLine(a, outline[0]!, outline[1]!, 50 * next(4));
        totals.add('beyond', line.inside);
        totals.add('margins', line.margin);
        totals.spots('at', line.at);
        for (const how of HOWS) {
          const { tenths, from, to } = distanceTo(a, solid, how);
          totals.add('tenths', tenths);
          totals.spots('ends', from, to);
          for (const x of [0, 100, 300]) totals.add('within', withinOf(a, solid, x, how).within);
        }
      }
    });
    expect(sums).toEqual({
      at: 3808068.96,
      beyond: 451,
      ends: 17753295.47,
      inside: 1,
      margins: -2466.5,
      overlap: 108,
      tenths: 719987.61,
      within: 1616,
    });
  });

  it('round walls', () => {
    const sums = totalsOf(150, (totals, next, seed) => {
      const lattice = latticeBoard(seed).among.scene;
      const crowded = sceneOf(randomBoard({ seed, width: 2500, depth: 2500, pieces: 6, bodies: 0 }).terrain);
      for (const scene of [lattice, crowded]) {
        const ways = waysOf(
          scene,
          maskOf(scene, ({ index }) => index % 5 !== 4),
        );
        const [a, b] = [standing(next, scene === lattice), standing(next, scene === lattice)];
        const way = around(ways, a, b);
        totals.add('ways', way !== null);
        totals.add('tenths', way?.tenths ?? 0);
        totals.spots('bends', ...(way?.way ?? []));
        const area = scene.solids[0]!.corners;
        const other = scene.solids.at(-1)!.corners;
        for (const x of [100, 300, 700]) {
          totals.add('is', isWithinAround(ways, a, b, x));
          totals.add('margins', withinAround(ways, a, b, x).margin ?? 0);
          totals.add('wholly', isWhollyWithinAround(ways, a, b, x));
          totals.add('area', isAreaWithinAround(ways, a, area, x));
          totals.add('areas', areAreasWithinAround(ways, area, other, x));
        }
      }
    });
    expect(sums).toEqual({
      area: 329,
      areas: 445,
      bends: 2322656.8,
      is: 368,
      margins: -265.79,
      tenths: 120403.47,
      ways: 267,
      wholly: 210,
    });
  });

  it('of outlines', () => {
    const sums = totalsOf(200, (totals, next, seed) => {
      const { pieces } = randomBoard({ seed, width: 2500, depth: 2500, pieces: 3, bodies: 0 }).terrain;
      for (const { parts } of pieces) {
        const outline = seed % 2 ? parts[0]!.outline : parts[0]!.outline.toReversed();
        const [p, q] = [0, 1].map(() => ({ x: next(2500), y: next(2500) })) as [Point, Point];
        totals.add('sides', sideOf(outline, p) + 3 * sideOf(outline, outline[0]!));
        for (const corners of convexParts(outline)) {
          totals.add('corners', corners.length);
          totals.spots('corners', ...corners);
          totals.add('sides', sideOfConvex(corners, p));
          totals.add('entered', enters(corners, p, q));
          const near = nearestOnOutline(corners, p.x, p.y);
          totals.add('near', near.distance);
          totals.spots('near', near);
        }
      }
    });
    expect(sums).toEqual({ corners: 37453297, entered: 110, near: 4713882.03, sides: -1252 });
  });

  it('of what comes near a line or a box', () => {
    const sums = totalsOf(60, (totals, next, seed) => {
      const scene = sceneOf(randomBoard({ seed, width: 6000, depth: 4000, pieces: 4 + next(20), bodies: 0 }).terrain);
      const index = solidIndexOf(scene);
      const out = new Int32Array(scene.solids.length);
      const sum = (count: number): number => out.subarray(0, count).reduce((all, each) => all + each + 1, 0);
      for (let k = 0; k < 10; k++) {
        const [x0, y0] = [next(7000) - 500, next(5000) - 500];
        const [x1, y1] = [k % 4 === 0 ? x0 : next(6000), k % 3 === 0 ? y0 : next(4000)];
        totals.add('near', sum(index.nearSegment(x0, y0, x1, y1, 50 * next(5), out)));
        const [left, low] = [Math.min(x0, x1), Math.min(y0, y1)];
        totals.add('in box', sum(index.inBox(left, low, Math.max(x0, x1), Math.max(y0, y1), out)));
      }
    });
    expect(sums).toEqual({ 'in box': 15033, near: 11537 });
  });

  it('of places around', () => {
    const sums = totalsOf(100, (totals, next) => {
      const at: Spot = { x: next(2000), y: next(2000), z: next(3) };
      for (const direction of AROUND) totals.spots('around', placeAt(at, direction, next(500)));
      totals.spots('towards', towards(at, { x: next(2000), y: next(2000) }, next(900)));
      const place = placeAround(at, ({ x, y }) => (x - 900) * (x - 900) + (y - 700) * (y - 700) < 90_000, {
        farthest: 600,
      });
      if (place) totals.spots('nearest', place);
    });
    expect(sums).toEqual({ around: 12106753, nearest: 191811, towards: 394952 });
  });
});
