// Outlines are written twice, in doubles and in whole numbers: on a lattice, from inside, on rims and beside, they
// agree.
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import type { Footprint, Point } from '../shape.ts';
import { bodyAt, latticeBoard } from './lattice-boards.oracle.ts';
import { axisOf, footprintOutline, type Outline, prismOutline, real, toDouble } from './one-viewpoint/exact-outline.ts';
import { drawFootprint, drawSolid } from './picture/draw-outlines.ts';
import { farAt, nearAt } from './picture/outlines.ts';
import { newPicture } from './picture/picture.ts';
import { preparedSolids } from './solids/flat-solids.ts';

const picture = newPicture();

/** The picture from an eye in some direction, with nothing on it yet and no limit to either side. */
function lookFrom({ x, y }: Point, cx: number, cy: number): void {
  picture.edges.end = 0;
  const square = cx * cx + cy * cy;
  Object.assign(picture.view, { x, y, z: 0, cx, cy, square, length: Math.sqrt(square), narrow: 0, doubt: 0 });
  picture.left[0] = -Infinity;
  picture.right[0] = Infinity;
}

const isClose = (a: number, b: number): boolean =>
  a === b || (Number.isFinite(a - b) && Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b)));

/** How thing 1 of the picture and an exact outline differ; null when they do not. */
function difference(exact: Outline): string | null {
  const [left, right] = [picture.left[1]!, picture.right[1]!];
  const [from, to] = [toDouble(exact.left), toDouble(exact.right)];
  const isNothing = left >= right;
  if (isNothing || from >= to) return isNothing === from >= to ? null : `ends ${left} ${right}, exactly ${from} ${to}`;
  if (!isClose(left, from) || !isClose(right, to)) return `ends ${left} ${right}, exactly ${from} ${to}`;
  const [a, b] = [Math.max(left, -3), Math.min(right, 3)];
  for (const part of [0.07, 0.31, 0.5, 0.72, 0.94]) {
    const t = Math.round((a + part * (b - a)) * 4096) / 4096;
    if (t <= left || t >= right) continue;
    const [near, far] = [nearAt(picture, 1, t), farAt(picture, 1, t)];
    const [nearExactly, farExactly] = [toDouble(exact.near(real(t))), toDouble(exact.far(real(t)))];
    if (!isClose(near, nearExactly)) return `near at ${t} ${near}, exactly ${nearExactly}`;
    if (!isClose(far, farExactly)) return `far at ${t} ${far}, exactly ${farExactly}`;
  }
  return null;
}

/** Directions of view, most of them along no axis. */
const VIEWS = [
  [300, 0],
  [0, -200],
  [300, 400],
  [-100, 700],
  [-500, -300],
] as const;

describe('an outline in doubles and in whole numbers', () => {
  it('is the same for round and long footprints, from outside, from their rim and from inside', () => {
    let [rims, insides] = [0, 0];
    for (let seed = 1; seed <= 250; seed++) {
      const next = numbers(seed);
      const { ax, ay, bx, by, r } = bodyAt(next);
      // A quarter of the eyes on the rim: on a lattice, or 3-4-5 aside.
      const [ox, oy] = [
        [50 * next(9) - 200, 50 * next(9) - 200],
        [0.6 * r, 0.8 * r],
        [-0.8 * r, 0.6 * r],
        [next(2) ? r : -r, 0],
      ][seed % 4]! as [number, number];
      const plan: Footprint = { ax: -ox, ay: -oy, bx: bx - ax - ox, by: by - ay - oy, r };
      if (seed % 4 > 0) rims++;
      else if (ox * ox + oy * oy < r * r) insides++;
      for (const [cx, cy] of VIEWS) {
        lookFrom({ x: 0, y: 0 }, cx, cy);
        drawFootprint(picture, 1, plan);
        expect(difference(footprintOutline(plan, axisOf(cx, cy))), `seed ${seed} ${cx} ${cy}`).toBeNull();
      }
    }
    expect([rims > 100, insides > 2]).toEqual([true, true]);
  });

  it('is the same for long footprints from their straight sides, from the ends of these and from the core', () => {
    // Along the core, and to its left by one radius: 3-4-5, so that all of it is whole.
    for (const [ux, uy] of [
      [100, 0],
      [0, 100],
      [80, 60],
      [-60, 80],
    ] as const)
      for (const along of [0, 1, 2, 4])
        for (const aside of [-1, -0.5, 0, 0.5, 1]) {
          const [ox, oy] = [along * ux - aside * uy, along * uy + aside * ux];
          const plan: Footprint = { ax: -ox, ay: -oy, bx: 4 * ux - ox, by: 4 * uy - oy, r: 100 };
          const other: Footprint = { ...plan, ax: plan.bx, ay: plan.by, bx: plan.ax, by: plan.ay };
          for (const [cx, cy] of [...VIEWS, [ux, uy], [-ux, -uy], [uy, -ux], [-uy, ux]] as const)
            for (const each of [plan, other]) {
              lookFrom({ x: 0, y: 0 }, cx, cy);
              drawFootprint(picture, 1, each);
              const where = `${ux} ${uy} ${along} ${aside} ${cx} ${cy}`;
              expect(difference(footprintOutline(each, axisOf(cx, cy))), where).toBeNull();
            }
        }
  });

  it('is the same for prisms, from outside, along their sides, from their corners and from inside', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { among, eye } = latticeBoard(seed);
      const solids = preparedSolids(among.scene);
      for (const { index, corners } of among.scene.solids) {
        const at = seed % 3 === 0 ? corners[seed % corners.length]! : eye;
        const plan = corners.map(p => ({ x: p.x - at.x, y: p.y - at.y }));
        for (const [cx, cy] of VIEWS) {
          lookFrom(at, cx, cy);
          if (!drawSolid(picture, 1, solids, index)) picture.right[1] = -Infinity;
          expect(difference(prismOutline(plan, axisOf(cx, cy))), `seed ${seed} ${index} ${cx} ${cy}`).toBeNull();
        }
      }
    }
  });
});
