import { describe, expect, it } from 'vitest';
import { numbers } from '../../../testing/boards.ts';
import { cross } from '../../polygon.ts';
import type { Body, Point, Spot } from '../../shape.ts';
import { bodyAt, latticeBoard } from '../lattice-boards.oracle.ts';
import { isOn, spotsOn } from '../sight.oracle.ts';
import { type Intruder, octagonIn, type Part, partsOf } from './target-parts.ts';

const isWithin = (corners: readonly Point[], p: Point, slack: number): boolean =>
  corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return cross(a, b, p) >= -slack * Math.hypot(b.x - a.x, b.y - a.y);
  });
const holds = ({ corners, low, high }: Part, { x, y, z }: Spot): boolean =>
  z >= low && z <= high && isWithin(corners, { x, y }, 1e-5);
const isInIntruder = ({ corners, bottom, top }: Intruder, { x, y, z }: Spot, slack: number): boolean =>
  z > bottom && z < top && isWithin(corners, { x, y }, slack);

/** Targets with the solids of a board on a lattice, whether they run into it or not. */
function* cases(count: number): Generator<readonly [Body, readonly Intruder[], number]> {
  for (let seed = 1; seed <= count; seed++)
    yield [bodyAt(numbers(seed)), latticeBoard(seed).among.scene.solids.slice(0, 4), seed];
}

describe('what is left of a target beside what runs into it', () => {
  it('covers every spot of it that is in none of them', () => {
    let inside = 0;
    for (const [target, intruders, seed] of cases(300)) {
      const parts = partsOf(target, intruders)!;
      for (const spot of spotsOn(target, 40, seed)) {
        const isHidden = intruders.some(intruder => isInIntruder(intruder, spot, 1e-6));
        if (isHidden) inside++;
        else
          expect(
            parts.some(part => holds(part, spot)),
            `seed ${seed}`,
          ).toBe(true);
      }
    }
    expect(inside).toBeGreaterThan(300);
  });

  it('is in none of them, and knows for each on which side of which line it lies, or that it is above or below', () => {
    let [cut, whole] = [0, 0];
    for (const [target, intruders, seed] of cases(300))
      for (const { corners, low, high, lines } of partsOf(target, intruders)!) {
        expect(lines.length, `seed ${seed}`).toBe(intruders.length);
        expect(low < high && corners.length > 2, `seed ${seed}`).toBe(true);
        for (const [n, line] of lines.entries()) {
          const { corners: its, bottom, top } = intruders[n]!;
          if (!line) {
            cut++;
            expect(low >= top || high <= bottom, `seed ${seed}`).toBe(true);
            continue;
          }
          whole++;
          const beyond = ({ x, y }: Point): number => x * line.x + y * line.y - line.at;
          expect(Math.hypot(line.x, line.y)).toBeCloseTo(1, 9);
          expect(Math.min(...corners.map(beyond)), `seed ${seed}`).toBeGreaterThan(-1e-5);
          expect(Math.max(...its.map(beyond)), `seed ${seed}`).toBeLessThan(1e-5);
        }
      }
    expect(Math.min(cut, whole)).toBeGreaterThan(50);
  });

  it('is one part where nothing runs into it, and too much with too many', () => {
    const target = bodyAt(numbers(4));
    const [whole] = partsOf(target, [])!;
    expect(whole).toMatchObject({ low: target.bottom, high: target.top, lines: [] });
    expect(whole!.corners).toHaveLength(8);
    for (const spot of spotsOn(target, 200, 1)) expect(holds(whole!, spot)).toBe(true);
    // The octagon around a circle is wider than it by a twelfth at its corners.
    for (const { x, y } of whole!.corners)
      expect(isOn({ ...target, r: target.r * 1.083 }, { x, y, z: target.bottom })).toBe(true);
    const posts = Array.from({ length: 7 }, (_, k) => {
      const x = target.ax - target.r / 2 + 10 * k;
      const corners = [
        { x, y: target.ay },
        { x: x + 4, y: target.ay },
        { x, y: target.ay + 4 },
      ];
      return { corners, bottom: target.bottom + 1, top: target.top - 1 };
    });
    expect(partsOf(target, posts.slice(0, 1))).toHaveLength(5);
    expect(partsOf(target, posts)).toBeNull();
  });
});

describe('the octagon inside a footprint', () => {
  it('has its corners on the rim, towards eight sides', () => {
    const next = numbers(2);
    for (let n = 0; n < 50; n++) {
      const body = bodyAt(next);
      const corners = octagonIn(body);
      expect(corners).toHaveLength(8);
      for (const [k, { x, y }] of corners.entries()) {
        expect(isOn(body, { x, y, z: body.bottom })).toBe(true);
        const angle = (k * Math.PI) / 4;
        const reach = ({ x: px, y: py }: Point): number => px * Math.cos(angle) + py * Math.sin(angle);
        const most = Math.max(reach({ x: body.ax, y: body.ay }), reach({ x: body.bx, y: body.by })) + body.r;
        expect(reach({ x, y })).toBeGreaterThan(most - 0.01);
      }
    }
  });
});
