import { describe, expect, it } from 'vitest';
import type { Body, Point } from '../../shape.ts';
import { sightBetween } from '../body-to-body.ts';
import { isClear, uprights } from '../sight.oracle.ts';
import { body, box, walls } from '../small-boards.oracle.ts';
import { blindWorkspace } from './workspace.ts';

type Block = readonly [outline: Point[], low: number, high: number];

/** The higher of any two heights here becomes the lower one. */
const LEVEL = 1000;
const turned = (of: Body): Body => ({ ...of, bottom: LEVEL - of.top, top: LEVEL - of.bottom });

/** Sight among blocks, as they are and upside down; and how many apertures were proven blind for it. */
function bothWays(viewer: Body, target: Body, blocks: readonly Block[]) {
  return [false, true].map(isTurned => {
    const among = walls(
      ...blocks.map(
        ([outline, low, high]): Block => (isTurned ? [outline, LEVEL - high, LEVEL - low] : [outline, low, high]),
      ),
    );
    const before = blindWorkspace().outlines.aperture;
    const sight = sightBetween(isTurned ? turned(viewer) : viewer, isTurned ? turned(target) : target, among);
    return { sight, among, apertures: blindWorkspace().outlines.aperture - before };
  });
}

describe('a floor that a target stands on', () => {
  const target = body(2000, 2000, 20, 100);
  const floor: Block = [box(1900, 500, 4000, 3000), 0, 20];

  it('hides nothing from eyes above it, though all of the target is below the line to its far edge', () => {
    // A beam stops the head's view; lower eyes look under it, down on the target and the floor.
    const beam: Block = [box(500, 0, 20, 4000), 250, 900];
    for (const { sight, among } of bothWays(body(300, 2000), target, [beam, floor])) {
      expect(sight.visible).toBe(true);
      expect(isClear(...sight.line, uprights(among), -1e-6)).toBe(true);
    }
  });

  it('hides it from eyes below, at once', () => {
    const below = body(2100, 2300, -500, 400, 100);
    for (const { sight, apertures } of bothWays(below, target, [[box(1000, 500, 4000, 3000), 0, 20]])) {
      expect(sight.visible).toBe(false);
      expect(apertures).toBeLessThanOrEqual(1);
    }
  });
});
