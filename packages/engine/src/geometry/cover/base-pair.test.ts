import { expect, it } from 'vitest';
import type { Standing } from '../shape.ts';
import { type BasePair, newBasePair, setPair } from './base-pair.ts';
import { newMakings } from './exact-tangents.ts';

const long = (ax: number, ay: number, bx: number, by: number, r: number): Standing => ({ ax, ay, bx, by, r, z: 0 });
function pairOf(viewer: Standing, target: Standing): BasePair {
  const pair = newBasePair(newMakings());
  setPair(pair, viewer, target);
  return pair;
}

it('keeps between the bases as far apart as their near rims, and as far as their far ones', () => {
  // Along the strip the viewer is 60 to either side and the target 40; across it 20 and 50.
  const pair = pairOf(long(-40, 0, 40, 0, 20), long(500, -10, 500, 10, 40));
  expect(pair).toMatchObject({ ox: 0, oy: 0, ux: 1, uy: 0, wide: 50, viewerFront: 60, back: -60, front: 540 });
  expect(pair.shortest).toBe(400);
  expect(pair.longest).toBe(Math.sqrt(600 * 600 + 100 * 100));
});

it('reaches behind the viewer where the target does, and then there is no shortest line', () => {
  const pair = pairOf(long(0, 0, 0, 0, 20), long(-20, 0, 60, 0, 40));
  expect(pair).toMatchObject({ viewerFront: 20, back: -60, front: 100, shortest: 0 });
});

it('has a direction even for bases in one place', () => {
  expect(pairOf(long(5, 5, 5, 5, 20), long(5, 5, 5, 5, 20))).toMatchObject({ ux: 1, uy: 0, back: -20, front: 20 });
});
