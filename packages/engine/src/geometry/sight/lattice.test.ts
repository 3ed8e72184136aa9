// Boards on which everything touches, lines up or is level: slow slices through them agree with the exact stages.
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { sightToBody } from './eye-to-body.ts';
import { canSeePoint } from './eye-to-point.ts';
import { isLineFree, isProven, isSeen, latticeBoard } from './lattice-boards.oracle.ts';
import { isOn } from './sight.oracle.ts';

describe('sight from an eye on a lattice', () => {
  it('agrees with slices through the board', () => {
    let [seen, hidden] = [0, 0];
    for (let seed = 1; seed <= 2500; seed++) {
      const { among, bodies, eye } = latticeBoard(seed);
      const target = bodies[1]!;
      const sight = sightToBody(eye, target, among);
      const isInside = sight.line[0] === sight.line[1];
      if (isInside) continue;
      expect(sight.visible, `seed ${seed}`).toBe(isSeen(eye, target, among));
      if (sight.visible) {
        seen++;
        expect(isOn(target, sight.line[1]), `seed ${seed}`).toBe(true);
        expect(isProven(eye, target, sight, among), `seed ${seed}`).toBe(true);
      } else hidden++;
    }
    expect(Math.min(seen, hidden)).toBeGreaterThan(300);
  });
});

describe('a line on a lattice', () => {
  it('is free where it runs through nothing and may turn a little to some side', () => {
    let [free, closed] = [0, 0];
    for (let seed = 1; seed <= 4000; seed++) {
      const { among, eye } = latticeBoard(seed);
      const next = numbers(seed + 1);
      const isUpright = seed % 5 === 0;
      const spot = {
        x: isUpright ? eye.x : 100 * next(11),
        y: isUpright ? eye.y : 100 * next(11),
        z: seed % 3 === 0 ? eye.z : 50 * next(12),
      };
      if (spot.x === eye.x && spot.y === eye.y && spot.z === eye.z) continue;
      const isFree = isLineFree(eye, spot, among);
      expect(canSeePoint(eye, spot, among).visible, `seed ${seed}`).toBe(isFree);
      if (isFree) free++;
      else closed++;
    }
    expect(Math.min(free, closed)).toBeGreaterThan(500);
  });
});
