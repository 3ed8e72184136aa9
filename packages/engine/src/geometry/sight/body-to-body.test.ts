import { describe, expect, it } from 'vitest';
import { randomBoard } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import { inches } from '../units.ts';
import { isSightBetween, sightBetween } from './body-to-body.ts';
import { isClear, isOn, spotsOn, uprights } from './sight.oracle.ts';
import { body, box, walls } from './small-boards.oracle.ts';
import type { Among } from './types.ts';

describe('sight from a body to a body', () => {
  const [viewer, target] = [body(1000, 1000), body(3000, 1000)];

  it('hides nothing over open ground', () => {
    expect(sightBetween(viewer, target, walls())).toMatchObject({ visible: true, hidden: 0, touches: [] });
  });

  it('hides half behind a wall half as high that touches the target', () => {
    const { visible, hidden } = sightBetween(viewer, target, walls([box(2740, 0, 100, 6000), 0, 200]));
    expect(visible).toBe(true);
    expect(hidden).toBeGreaterThan(0.3);
    expect(hidden).toBeLessThan(0.5);
  });

  it('hides all behind a wall higher than both, and looks round one that leaves a gap for any part of the body', () => {
    expect(sightBetween(viewer, target, walls([box(2000, 0, 50, 6000), 0, 500]))).toMatchObject({
      visible: false,
      hidden: 1,
    });
    // The wall hides the target from the middle of the viewer; its side looks past the wall's end.
    const round = sightBetween(viewer, target, walls([box(1300, 0, 50, 1120), 0, 2000]));
    expect(round.visible).toBe(true);
    expect(round.from.y).toBeGreaterThan(1000);
  });

  it('is not clear to a body straight above, past a plate below any side of it', () => {
    const above = body(3000, 3000, 1000, 400, 200);
    expect(sightBetween(body(3000, 3000, 0, 400, 200), above, walls())).toMatchObject({ visible: true, hidden: 0 });
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const plate = walls([box(2960 + 150 * dx, 2960 + 150 * dy, 80, 80), 980, 990]);
      const { visible, hidden } = sightBetween(body(3000, 3000, 0, 400, 200), above, plate);
      expect(visible).toBe(true);
      expect(hidden, `${dx} ${dy}`).toBeGreaterThan(0);
    }
  });

  it('looks under what hangs and over what stands, from whichever height sees most', () => {
    const under = sightBetween(viewer, target, walls([box(1300, 0, 50, 6000), 200, 2000]));
    expect(under.visible).toBe(true);
    expect(under.from.z).toBeLessThan(200);
    const over = sightBetween(viewer, target, walls([box(1300, 0, 50, 6000), 0, 300]));
    expect(over.visible).toBe(true);
    expect(over.from.z).toBeGreaterThan(300);
  });
});

const SMALL = inches(8);

describe('sight between bodies, against dense sampling', () => {
  it('sees whatever a sampled line sees, from its own point of view, both ways alike', () => {
    let [seen, unseen, partly] = [0, 0, 0];
    for (let seed = 1; seed <= 700; seed++) {
      const { terrain, bodies } = randomBoard({ seed, width: SMALL, depth: SMALL, pieces: 2 + (seed % 5), bodies: 4 });
      const scene = sceneOf(terrain);
      const list = seed % 2 === 0 ? { bodies, except: [0, 1] } : {};
      const among: Among = { scene, mask: maskOf(scene, () => true), ...list };
      const [viewer, target] = [bodies[0]!, bodies[1]!];
      const solids = uprights(among);
      const { visible, hidden, from, line, margin } = sightBetween(viewer, target, among);
      expect(sightBetween(target, viewer, among).visible, `seed ${seed}`).toBe(visible);
      expect(isSightBetween(viewer, target, among), `seed ${seed}`).toBe(visible);
      expect(visible ? hidden < 1 : hidden === 1, `seed ${seed}`).toBe(true);
      if (hidden > 0 && hidden < 1) partly++;
      if (visible) {
        seen++;
        expect(isOn(viewer, from) && isOn(target, line[1]), `seed ${seed}`).toBe(true);
        if (margin > 0.0001) expect(isClear(line[0], line[1], solids, -0.001), `seed ${seed}`).toBe(true);
      } else {
        unseen++;
        const eyes = spotsOn(viewer, 30, seed);
        const ends = spotsOn(target, 30, seed + 1);
        const free = eyes.some(eye => ends.some(end => isClear(eye, end, solids, 0.01)));
        expect(free, `seed ${seed}`).toBe(false);
      }
    }
    expect(Math.min(seen, unseen, partly)).toBeGreaterThan(50);
  });
});
