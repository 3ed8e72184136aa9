// Quick proofs of what the general answer says too.
import { expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body } from '../shape.ts';
import { sightBetween } from './body-to-body.ts';
import { box, walls } from './small-boards.oracle.ts';
import { bodiesBetween, hiderBetween } from './standing-between.ts';

/** A body of any size, round or not, on the floor or on some ground. */
const bodyBy = (next: (below: number) => number, wide: number): Body => {
  const [ax, ay, bottom] = [next(wide), next(wide), next(3) === 0 ? next(4) * 50 : 0];
  const [bx, by] = next(4) === 0 ? [ax + next(120), ay + next(120)] : [ax, ay];
  return { ax, ay, bx, by, r: 60 + next(140), bottom, top: bottom + 100 + next(5) * 60 };
};

it('a solid that stands between two bodies hides them from each other', () => {
  const next = numbers(3);
  let hidden = 0;
  for (let i = 0; i < 6000; i++) {
    const some = Array.from({ length: 1 + next(3) }, () => {
      const corners = box(next(2400), next(2400), 20 + next(300), 20 + next(1500));
      const bottom = next(4) === 0 ? 50 : 0;
      return [
        next(2) === 0 ? corners : corners.map(({ x, y }) => ({ x: x + Math.round(y / 3), y })),
        bottom,
        bottom + 80 + next(5) * 80,
      ] as const;
    });
    const among = walls(...some);
    const [one, other] = [bodyBy(next, 2600), bodyBy(next, 2600)];
    const hider = hiderBetween(among, one, other, next(4) - 1);
    expect(hider).toBeGreaterThanOrEqual(-1);
    if (hider < 0) continue;
    hidden++;
    expect(sightBetween(one, other, among).visible, JSON.stringify({ some, one, other })).toBe(false);
    expect(sightBetween(other, one, among).visible).toBe(false);
  }
  expect(hidden).toBeGreaterThan(100);
});

it('of all bodies only those that may come between two hide anything of them', () => {
  const counts = { alone: 0, hidden: 0, seen: 0 };
  for (let seed = 0; seed < 12; seed++) {
    const { terrain, bodies } = randomBoard({ seed, pieces: 12, bodies: 14 });
    const scene = sceneOf(terrain);
    const among = { scene, mask: maskOf(scene, () => true) };
    for (let i = 0; i < bodies.length; i++)
      for (let k = 0; k < bodies.length; k++) {
        if (i === k) continue;
        const between = bodiesBetween(bodies, i, k);
        const { visible } = sightBetween(bodies[i]!, bodies[k]!, { ...among, bodies, except: [i, k] });
        const past = between.length > 0 ? { ...among, bodies: between } : among;
        expect(sightBetween(bodies[i]!, bodies[k]!, past).visible).toBe(visible);
        counts[between.length === 0 ? 'alone' : visible ? 'seen' : 'hidden']++;
      }
  }
  expect(counts.alone).toBeGreaterThan(200);
  expect(counts.seen).toBeGreaterThan(200);
  expect(counts.hidden).toBeGreaterThan(200);
});
