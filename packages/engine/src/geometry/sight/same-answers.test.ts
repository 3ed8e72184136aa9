// Answers with their proofs, added up over many boards: oracles say what is wrong, totals say what is different.
import { describe, expect, it } from 'vitest';
import { randomBoard } from '../../testing/boards.ts';
import { type Totals, totalsOf } from '../../testing/totals.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Spot } from '../shape.ts';
import { sightBetween } from './body-to-body.ts';
import { sightToBody } from './eye-to-body.ts';
import { canSeePoint } from './eye-to-point.ts';
import { latticeBoard } from './lattice-boards.oracle.ts';
import type { Among, BodySight, Sight } from './types.ts';

function addSight(totals: Totals, sight: Sight & Partial<Pick<BodySight, 'hidden' | 'from'>>): void {
  const { visible, margin, touches, line, hidden = 0, from } = sight;
  totals.add('seen', visible);
  totals.add('margins', margin);
  for (const touch of touches)
    totals.add('touches', typeof touch === 'number' ? touch + 1 : Number(touch.slice(1)) + 10);
  totals.spots('ends', line[1]);
  totals.add('hidden', hidden);
  if (from) totals.spots('from', from);
}

interface Crowd {
  readonly among: Among;
  readonly bodies: readonly Body[];
}

/** A crowded board whose pieces and bodies lie as they fall, on and across one another. */
function crowd(seed: number): Crowd {
  const { terrain, bodies } = randomBoard({ seed, width: 4000, depth: 4000, pieces: 7, bodies: 6 });
  const scene = sceneOf(terrain);
  return { among: { scene, mask: maskOf(scene, () => true), bodies, except: [0, 1] }, bodies };
}

describe('sight gives the same answers as ever', () => {
  it('to points, on a lattice', () => {
    const sums = totalsOf(600, (totals, next, seed) => {
      const { among, eye } = latticeBoard(seed);
      const isUpright = seed % 5 === 0;
      const [x, y] = [100 * next(11), 100 * next(11)];
      const z = seed % 3 === 0 ? eye.z : 50 * next(12);
      addSight(totals, canSeePoint(eye, isUpright ? { ...eye, z } : { x, y, z }, among));
    });
    expect(sums).toEqual({ ends: 2312600, hidden: 0, margins: 872.04, seen: 515, touches: 3139 });
  });

  it('to points, on crowded boards', () => {
    const sums = totalsOf(300, (totals, next, seed) => {
      const { among } = crowd(seed);
      const spot = (): Spot => ({ x: next(4000), y: next(4000), z: next(800) });
      for (let k = 0; k < 3; k++) addSight(totals, canSeePoint(spot(), spot(), among));
    });
    expect(sums).toEqual({ ends: 9692155, hidden: 0, margins: 8709.76, seen: 440, touches: 9667 });
  });

  it('to bodies from an eye, on a lattice', () => {
    const sums = totalsOf(600, (totals, _, seed) => {
      const { among, bodies, eye } = latticeBoard(seed);
      addSight(totals, sightToBody(eye, bodies[1]!, among));
    });
    expect(sums).toEqual({ ends: 2050945.68, hidden: 0, margins: 530.45, seen: 513, touches: 2703 });
  });

  it('to bodies from an eye, on crowded boards', () => {
    const sums = totalsOf(150, (totals, next, seed) => {
      const { among, bodies } = crowd(seed);
      for (const body of bodies)
        addSight(totals, sightToBody({ x: next(4000), y: next(4000), z: next(800) }, body, among));
    });
    expect(sums).toEqual({ ends: 9926663.33, hidden: 0, margins: 6614.15, seen: 551, touches: 8302 });
  });

  it('between bodies, on a lattice', () => {
    const sums = totalsOf(300, (totals, _, seed) => {
      const { among, bodies } = latticeBoard(seed);
      addSight(totals, sightBetween(bodies[0]!, bodies[1]!, among));
    });
    expect(sums).toEqual({
      ends: 1002961.27,
      from: 1182262.68,
      hidden: 45.88,
      margins: 241.73,
      seen: 284,
      touches: 1223,
    });
  });

  it('between bodies, on crowded boards', () => {
    const sums = totalsOf(200, (totals, _, seed) => {
      const { among, bodies } = crowd(seed);
      addSight(totals, sightBetween(bodies[0]!, bodies[1]!, among));
      addSight(totals, sightBetween(bodies[2]!, bodies[3]!, { ...among, except: [2, 3] }));
    });
    expect(sums).toEqual({
      ends: 4250488.18,
      from: 4845187.81,
      hidden: 152.21,
      margins: 1350.43,
      seen: 299,
      touches: 2794,
    });
  });
});
