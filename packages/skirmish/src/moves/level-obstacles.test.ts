import { numbers } from '@little-wars/engine';
import { groundOf, INCH, inches, sceneOf, standingAt, type Trip } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { box } from '../testing/index.ts';
import { obstaclesAt } from './level-obstacles.ts';
import { areaOf, gapAt, isInside, isNear } from './obstacles.ts';

/** Two walls that stand in a corner, and a low fence. */
const scene = sceneOf({
  width: inches(20),
  depth: inches(20),
  pieces: (
    [
      ['wall', [8, 4], [1, 6], 4],
      ['building', [8, 10], [5, 1], 4],
      ['fence', [3, 3], [1, 1], 1],
    ] as const
  ).map(([kind, at, size, high]) => box(kind, [at, size], high, kind)),
});
const ground = groundOf(scene, {
  passage: () => ({ pass: { how: 'closed' } }),
  others: () => 'closed',
  support: 'centre',
  stands: 'centre',
});
const tripOf = (diameter: number): Trip => ({
  field: { scene, others: [] },
  mover: { size: { shape: 'round', diameter }, height: 320 },
  ground,
});
const everywhere = { at: { x: inches(10), y: inches(10) }, within: inches(20) };

describe('the obstacles of a level', () => {
  it.each([320, 500, 320])('are those of a base of %i, whatever was asked before', diameter => {
    const { closed } = obstaclesAt(tripOf(diameter), 0, everywhere);
    expect(closed.map(({ r }) => r)).toEqual([diameter / 2, diameter / 2, diameter / 2]);
    expect(obstaclesAt(tripOf(diameter), inches(2), everywhere).closed).toHaveLength(2);
  });

  it('are bent around, but not where another stands', () => {
    const { bends, closed } = obstaclesAt(tripOf(320), 0, everywhere);
    const places = bends.flatMap(around => around());
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter(at => isInside(closed, at))).toEqual([]);
    // Beside every outer corner there is one: the fence stands alone.
    for (const at of scene.solids[2]!.corners) expect(places.some(place => gapAt([at], place) < 240)).toBe(true);
  });
});

describe('the area of a move to a goal', () => {
  const goal = { ...standingAt({ x: 3600, y: 2400, z: 0 }), r: 160, range: INCH };
  const from = { x: 1000, y: 1000, z: 0 };
  const area = areaOf({ trip: tripOf(320), from, allowance: inches(11), goals: [goal] });

  it('has everything that a way short enough comes by, and not all that is as near', () => {
    const next = numbers('area');
    let [on, off] = [0, 0];
    for (let i = 0; i < 2000; i++) {
      const at = { x: next(4600), y: next(4600) };
      const size = 1 + next(300);
      const solid = {
        left: at.x - next(size),
        right: at.x + next(size),
        low: at.y - next(size),
        high: at.y + next(size),
      };
      const left = inches(11) - gapAt([from], at);
      const isOn = gapAt([{ x: 3600, y: 2400 }], at) - 160 - INCH - 160 <= left;
      if (isOn) expect(isNear(solid, area, 0)).toBe(true);
      on += isOn ? 1 : 0;
      off += left >= 0 && !isNear(solid, area, 0) ? 1 : 0;
    }
    expect(on).toBeGreaterThan(100);
    expect(off).toBeGreaterThan(20);
  });
});
