import { numbers } from '@little-wars/engine';
import {
  type BaseSize,
  groundOf,
  inches,
  isWithinOf,
  mayStand,
  type Scene,
  type Spot,
  sceneOf,
  type Trip,
} from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { standingOn } from '../models.ts';
import { box } from '../testing/index.ts';
import { contactNear, contactsAlong, contactWith, type Touching, touchedAt } from './contact.ts';

const spot = (x: number, y: number, z = 0): Spot => ({ x, y, z });

/** Touching on a scene in which everything is closed, for a base that lies along x. */
function touchingOn(scene: Scene, base: number | BaseSize = 320): Touching {
  const size: BaseSize = typeof base === 'number' ? { shape: 'round', diameter: base } : base;
  const ground = groundOf(scene, {
    passage: solid => ({ pass: { how: 'closed' }, ...(solid.kind === 'floor' && { top: 'stand' as const }) }),
    others: () => 'closed',
    support: 'centre',
    stands: 'base',
  });
  const trip: Trip = { field: { scene, others: [] }, mover: { size, height: 400 }, ground };
  return {
    solids: scene.solids.filter(({ kind }) => kind === 'low-wall' || kind === 'parapet'),
    gap: 2,
    standing: at => standingOn(size, at),
    mayStand: at => mayStand(trip, at),
  };
}

/** A wall from 1000 to 3000, 100 deep. */
const wall = {
  id: 'wall',
  parts: [
    {
      kind: 'low-wall',
      bottom: 0,
      top: 254,
      outline: [spot(1000, 1000), spot(3000, 1000), spot(3000, 1100), spot(1000, 1100)],
    },
  ],
};
const scene = sceneOf({ width: 5000, depth: 5000, pieces: [wall] });
const touching = touchingOn(scene);
const [solid] = scene.solids;

describe('contact with a solid', () => {
  it('is made straight towards it, or straight out of it, to the very tenth', () => {
    expect(contactWith(touching, spot(2000, 700), solid!)).toEqual(spot(2000, 840));
    expect(contactWith(touching, spot(2000, 900), solid!)).toEqual(spot(2000, 840));
    // A base with its centre on the solid is not pushed anywhere.
    expect(contactWith(touching, spot(2000, 1050), solid!)).toBeNull();
  });

  it('is found on whole tenths whatever the slant, and never overlaps', () => {
    const next = numbers('slanted walls');
    for (let i = 0; i < 200; i++) {
      const [dx, dy] = [next(900) + 100, next(900) - 450];
      const corners = [
        spot(2000, 2000),
        spot(2000 + dx, 2000 + dy),
        spot(2000 + dx - 20, 2000 + dy + 60),
        spot(1980, 2060),
      ];
      const slanted = sceneOf({
        width: 5000,
        depth: 5000,
        pieces: [{ id: 'w', parts: [{ kind: 'low-wall', bottom: 0, top: 254, outline: corners }] }],
      });
      const base = touchingOn(slanted, 250 + next(2) * 35);
      const near = spot(2000 + Math.round(dx / 2), 2000 + Math.round(dy / 2) - 400);
      const at = contactWith(base, near, slanted.solids[0]!)!;
      expect(Number.isInteger(at.x) && Number.isInteger(at.y)).toBe(true);
      expect(base.mayStand(at)).toBe(true);
      expect(isWithinOf(base.standing(at), slanted.solids[0]!, 2)).toBe(true);
    }
  });
});

describe('the nearest place in contact', () => {
  it('is taken from up to the given distance, on either side of the edge, and no further', () => {
    expect(contactNear(touching, spot(2000, 810), 30)).toEqual(spot(2000, 840));
    expect(contactNear(touching, spot(2000, 809), 30)).toBeNull();
    expect(contactNear(touching, spot(2000, 870), 30)).toEqual(spot(2000, 840));
    expect(contactNear(touching, spot(2000, 871), 30)).toBeNull();
  });

  it('is not looked for by who touches already', () => {
    expect(contactNear(touching, spot(2000, 838), 30)).toBeNull();
    expect(touchedAt(touching, spot(2000, 838))).toEqual([solid]);
    expect(touchedAt(touching, spot(2000, 837))).toEqual([]);
  });

  it('is never where the base cannot stand', () => {
    expect(contactNear({ ...touching, mayStand: at => at.y !== 840 && at.y !== 839 }, spot(2000, 820), 30)).toBeNull();
  });

  it('is on the level of the base', () => {
    expect(contactNear(touching, spot(2000, 820, 254), 30)).toBeNull();
  });
});

describe('a base with corners', () => {
  const square = touchingOn(scene, { shape: 'rectangular', length: 300, width: 200 });

  it('touches with its sides, from either side of contact', () => {
    for (const y of [870, 897, 900, 905, 930]) {
      const touches = y >= 898 && y <= 900;
      expect(contactNear(square, spot(2000, y), 30), `${y}`).toEqual(touches ? null : spot(2000, 900));
    }
    expect(contactNear(square, spot(2000, 869), 30)).toBeNull();
    expect(contactNear(square, spot(2000, 940), 30)).toBeNull();
    expect(contactNear(square, spot(840, 1050), 30)).toEqual(spot(850, 1050));
  });

  it('finds places all along the sides', () => {
    const spots = contactsAlong(square, 0, inches(1));
    expect(spots.length).toBeGreaterThan(15);
    for (const at of spots) expect(touchedAt(square, at)).toEqual([solid]);
  });
});

describe('places in contact along the sides', () => {
  it('are all in contact, on every side, about a step apart', () => {
    const spots = contactsAlong(touching, 0, inches(1));
    expect(spots.length).toBe(8 + 1 + 8 + 1);
    for (const at of spots) expect(touchedAt(touching, at)).toEqual([solid]);
  });

  it('leave out where the base finds no room', () => {
    const rock = box(
      'rock',
      [
        [0, 0],
        [20, 3.5],
      ],
      4,
    );
    const blocked = touchingOn(sceneOf({ width: 5000, depth: 5000, pieces: [wall, rock] }));
    expect(contactsAlong(blocked, 0, inches(1)).every(({ y }) => y > 1040)).toBe(true);
  });

  it('are on floors too, at what stands on them', () => {
    const floor = box(
      'floor',
      [
        [4, 8],
        [7, 5],
      ],
      [2.8, 3],
    );
    const parapet = box(
      'parapet',
      [
        [4, 12.7],
        [7, 0.3],
      ],
      [3, 3.8],
    );
    const raised = touchingOn(sceneOf({ width: 5000, depth: 5000, pieces: [floor, parapet] }));
    const spots = contactsAlong(raised, inches(3), inches(1));
    expect(spots.length).toBeGreaterThan(3);
    for (const at of spots) expect(at.y).toBe(inches(12.7) - 160);
    expect(contactsAlong(raised, 0, inches(1))).toEqual([]);
  });
});
