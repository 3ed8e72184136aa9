import { describe, expect, it } from 'vitest';
import { doOverlap } from '../measure.ts';
import { sightBetween } from './body-to-body.ts';
import { isIntersected, isProven, isSeen, latticeBoard, shareHidden } from './lattice-boards.oracle.ts';
import { isOn, spotsOn } from './sight.oracle.ts';

/** At most this much more may be hidden from the eye found than from the best one. */
const SEARCH = 0.15;

describe('sight between bodies on a lattice', () => {
  it('is the same both ways, with a free line from an eye of the viewer, and hidden from every eye tried if from all', () => {
    let [seen, hidden] = [0, 0];
    for (let seed = 1; seed <= 1500; seed++) {
      const { among, bodies } = latticeBoard(seed);
      const [viewer, target] = [bodies[0]!, bodies[1]!];
      const sight = sightBetween(viewer, target, among);
      expect(sightBetween(target, viewer, among).visible, `seed ${seed}`).toBe(sight.visible);
      if (sight.visible) {
        seen++;
        expect(isOn(viewer, sight.from) && isOn(target, sight.line[1]), `seed ${seed}`).toBe(true);
        const isInside = sight.line[0] === sight.line[1];
        if (!isInside) expect(isProven(sight.from, target, sight, among), `seed ${seed}`).toBe(true);
      } else {
        hidden++;
        const eye = spotsOn(viewer, 14, seed).find(spot => isSeen(spot, target, among));
        expect(eye, `seed ${seed}`).toBeUndefined();
      }
    }
    expect(Math.min(seen, hidden)).toBeGreaterThan(80);
  });

  it('hides the share that lines to a grid on the target count, and hardly more than from the best of many eyes', () => {
    let partly = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const { among, bodies } = latticeBoard(seed);
      const [viewer, target] = [bodies[0]!, bodies[1]!];
      if (doOverlap(viewer, target) || isIntersected(target, among)) continue;
      const { visible, hidden, from } = sightBetween(viewer, target, among);
      if (!visible) continue;
      expect(Math.abs(shareHidden(from, target, among) - hidden), `seed ${seed}`).toBeLessThan(0.03);
      if (hidden === 0) continue;
      partly++;
      const shares = spotsOn(viewer, 24, seed).map(eye => shareHidden(eye, target, among, 12));
      expect(hidden - Math.min(...shares), `seed ${seed}`).toBeLessThan(SEARCH);
    }
    expect(partly).toBeGreaterThan(100);
  });
});
