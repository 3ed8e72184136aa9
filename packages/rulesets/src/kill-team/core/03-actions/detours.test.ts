import { mayStand, reach, type Scene, type Spot, sceneOf, walk } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { MAPS } from '../../maps/index.ts';
import { defaults } from '../../options.ts';
import { flatGround, groundFor } from '../08-terrain/ground.ts';
import { freeShare, isBarred, leastOnFloor } from './detours.ts';
import { flat } from './places.ts';

const mover = { size: { shape: 'round' as const, diameter: 320 }, height: 400 };
const next = numbers(7);
const anywhere = (): Spot => ({ x: 200 + next(7200), y: 200 + next(5200), z: 0 });
const near = ({ x, y }: Spot): Spot => ({ x: x + next(3000) - 1500, y: y + next(3000) - 1500, z: 0 });
const scenes: readonly Scene[] = MAPS.slice(0, 5).map(({ terrain }) => sceneOf(terrain));

describe('estimates of paths on the floor', () => {
  it('never exceed what the path really takes', () => {
    let longer = 0;
    for (const scene of scenes)
      for (let i = 0; i < 12; i++) {
        const from = anywhere();
        const reached = reach({ field: { scene, others: [] }, mover, ground: flatGround(scene, defaults) }, from, 2000);
        for (let k = 0; k < 12; k++) {
          const to = near(from);
          const least = leastOnFloor(scene, defaults, from, to);
          const cost = reached.cost(to);
          if (cost !== null) expect(least).toBeLessThanOrEqual(cost + 1e-6);
          if (least > flat(from, to)) longer++;
        }
      }
    expect(longer).toBeGreaterThan(20);
  });

  it('call no path barred that can be walked', () => {
    let barred = 0;
    for (const scene of scenes)
      for (let i = 0; i < 60; i++) {
        const trip = { field: { scene, others: [] }, mover, ground: groundFor(scene, defaults, 'walking') };
        const from = anywhere();
        const to = near(from);
        if (!isBarred(scene, defaults, from, to)) continue;
        barred++;
        const problems = walk(trip, { from, legs: [{ how: 'go', to }] }).problems.map(({ id }) => id);
        expect(problems).toContain('through-solid');
      }
    expect(barred).toBeGreaterThan(20);
  });

  it('find the free share of a straight line walkable', () => {
    let shortened = 0;
    for (const scene of scenes)
      for (let i = 0; i < 60; i++) {
        const trip = { field: { scene, others: [] }, mover, ground: groundFor(scene, defaults, 'walking') };
        const [from, to] = [anywhere(), anywhere()];
        const share = freeShare(scene, defaults, [from, to], 161);
        if (!mayStand(trip, from) || share === 0) continue;
        const at = (a: number, b: number): number => Math.round(a + (b - a) * share);
        const leg = { how: 'go' as const, to: { x: at(from.x, to.x), y: at(from.y, to.y), z: 0 } };
        expect(walk(trip, { from, legs: [leg] }).problems.map(({ id }) => id)).not.toContain('through-solid');
        if (share < 1) shortened++;
      }
    expect(shortened).toBeGreaterThan(20);
  });
});
