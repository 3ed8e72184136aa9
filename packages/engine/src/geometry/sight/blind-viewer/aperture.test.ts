import { describe, expect, it } from 'vitest';
import { numbers } from '../../../testing/boards.ts';
import type { Body, Point } from '../../shape.ts';
import { beginPair } from '../best-viewpoint/pair-frame.ts';
import { BOTTOM, FRONT, TOP } from '../best-viewpoint/viewpoint-boxes.ts';
import type { Box } from '../best-viewpoint/workspace.ts';
import { body, box, walls } from '../small-boards.oracle.ts';
import { openAperture } from './aperture.ts';
import { blindWorkspace } from './workspace.ts';

/** Something that stands between two bodies in a row, and something that hangs there. */
type Block = readonly [outline: Point[], low: number, high: number];
const STANDING: Block = [box(2500, 2500, 10, 1000), 0, 100];
const HANGING: Block = [box(2500, 2500, 10, 1000), 300, 3000];
const BOTH = [STANDING, HANGING];

const whole: Box = { on0: -100, on1: 100, up0: -100, up1: 100, z0: 0, z1: 400, face: 0, hidden: 0 };

/** The aperture of a box of eyes, of a viewer with radius 100: its place, its sides and its heights. */
function apertureOf(limits: Partial<Box>, target: Body, between: readonly Block[]) {
  const blind = blindWorkspace();
  beginPair(blind.pair, body(2000, 3000, 0, 400, 100), target, walls(...between));
  const isOpen = openAperture(blind, { ...whole, ...limits });
  const { aperture, cornerUp, cornerZ } = blind;
  const sides = Array.from(cornerUp.slice(0, aperture.corners));
  return { isOpen, on: aperture.on, sides, heights: Array.from(cornerZ.slice(0, aperture.corners)) };
}

describe('the aperture of a box of eyes', () => {
  const target = body(3000, 3000, 0, 1000, 100);

  it('is as wide and as high as the lines to the target spread on their way to the front of the box', () => {
    expect(apertureOf({}, target, BOTH)).toEqual({
      isOpen: true,
      on: 100,
      sides: [-150, 150, -150, 150],
      heights: [650, 650, -100, -100],
    });
    // Beside the middle the same: lines cross over to the far side of the target.
    expect(apertureOf({ up1: -50 }, target, BOTH).sides).toEqual([-150, 0, -150, 0]);
    expect(apertureOf({ up0: 50 }, target, BOTH).sides).toEqual([0, 150, 0, 150]);
    expect(apertureOf({ face: FRONT, on0: 0 }, target, BOTH).heights).toEqual([525, 525, -50, -50]);
  });

  it('is not lower than the top by whose face lines leave, nor higher than the bottom', () => {
    expect(apertureOf({ face: TOP, z0: 400 }, target, BOTH).heights).toEqual([550, 550, 400, 400]);
    expect(apertureOf({ face: BOTTOM, z1: 0 }, body(3000, 3000, -800, 1000, 100), BOTH).heights).toEqual([
      0, 0, -200, -200,
    ]);
  });

  it('has only its upper corners where all things stand, and only its lower ones where all hang', () => {
    expect(apertureOf({}, target, [STANDING])).toMatchObject({ sides: [-150, 150], heights: [650, 650] });
    expect(apertureOf({}, target, [HANGING])).toMatchObject({ sides: [-150, 150], heights: [-100, -100] });
  });

  it('is none where the box reaches up to the target', () => {
    expect(apertureOf({ on1: 900 }, target, BOTH).isOpen).toBe(false);
    expect(apertureOf({ on1: 899 }, target, BOTH).isOpen).toBe(true);
  });

  it('lets every line from the box to the target through', () => {
    const next = numbers(7);
    for (let n = 0; n < 200; n++) {
      const target = body(3000 + next(1500), 3000, next(900) - 300, 100 + next(900), 50 + next(300));
      const [on0, up0, z0] = [next(100) - 100, next(200) - 100, next(400)];
      const limits = { on0, on1: on0 + next(100), up0, up1: up0 + next(100 - up0), z0, z1: z0 + next(401 - z0) };
      const { on, sides, heights } = apertureOf(limits, target, BOTH);
      const through = Array.from({ length: 16 }, (_, k) => {
        const from = [
          k & 1 ? limits.on1 : limits.on0,
          k & 2 ? limits.up1 : limits.up0,
          k & 4 ? limits.z1 : limits.z0,
        ] as const;
        const angle = 2 * Math.PI * (next(1000) / 1000);
        const aside = target.r * Math.sin(angle);
        const to = target.ax - 2000 + target.r * Math.cos(angle);
        const part = (on - from[0]) / (to - from[0]);
        const end = k & 8 ? target.top : target.bottom;
        return { up: from[1] + part * (aside - from[1]), z: from[2] + part * (end - from[2]) };
      });
      const isOutside = ({ up, z }: (typeof through)[number]): boolean =>
        up < sides[0]! - 1e-9 || up > sides[1]! + 1e-9 || z < heights[2]! - 1e-9 || z > heights[0]! + 1e-9;
      expect(through.filter(isOutside)).toEqual([]);
    }
  });
});
