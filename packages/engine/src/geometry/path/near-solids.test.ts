import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { solidsIn } from './near-solids.ts';
import { doBoxesMeet } from './rounded-core.ts';
import { box, rect, trip } from './trips.oracle.ts';

describe('the solids near a box', () => {
  it('are those that have more than an edge in common with it, in order, however many there are', () => {
    for (const count of [3, 64, 65, 200]) {
      const next = numbers(count);
      const parts = Array.from({ length: count }, () =>
        box('wall', rect(100 * next(60), 100 * next(60), 100 + 100 * next(5), 100 + 100 * next(5)), 300),
      );
      const { scene } = trip({ parts }).field;
      for (let k = 0; k < 50; k++) {
        const [left, low] = [100 * next(60), 100 * next(60)];
        const around = { left, low, right: left + 100 * next(40), high: low + 100 * next(40) };
        const wanted = scene.solids.filter(solid => doBoxesMeet(around, solid.box));
        expect(solidsIn(scene, around)).toEqual(wanted);
      }
      const all = { left: -1, low: -1, right: 20_000, high: 20_000 };
      expect(solidsIn(scene, all)).toEqual(scene.solids);
    }
  });
});
