import { type Leg, numbers } from '@little-wars/engine';
import {
  flat,
  groundOf,
  INCH,
  inches,
  legCost,
  type Spot,
  sceneOf,
  standingAt,
  type Trip,
} from '@little-wars/engine/geometry';
import { expect, it } from 'vitest';
import { box } from '../testing/index.ts';
import { legFilter } from './leg-filter.ts';
import { obstaclesAt } from './level-obstacles.ts';

const PRICE = inches(2);

/** A floor, a building half over it, a wall, a fence that costs 2" to cross, and somebody. */
const scene = sceneOf({
  width: inches(12),
  depth: inches(12),
  pieces: (
    [
      ['floor', [3, 3], [4, 4], 2],
      ['building', [3, 5], [2, 4], 4],
      ['wall', [8, 2], [1, 6], 4],
      ['fence', [1, 9.5], [9, 0.5], 1],
    ] as const
  ).map(([kind, at, size, high]) => box(kind, [at, size], high, kind)),
});

const trip: Trip = {
  field: { scene, others: [{ ...standingAt({ x: 2400, y: 1200, z: 0 }), r: 160, top: 320, bottom: 0, id: 'other' }] },
  mover: { size: { shape: 'round', diameter: 320 }, height: 320 },
  ground: groundOf(scene, {
    passage: ({ kind }) =>
      kind === 'fence'
        ? { pass: { how: 'priced', price: PRICE, inside: 'counts', by: 'base' }, ends: false }
        : { pass: { how: 'closed' }, faces: ['face'], ...(kind !== 'wall' && { top: 'stand' as const }) },
    others: () => 'closed',
    support: 'centre',
    stands: 'base',
    atLeast: INCH,
    climb: { within: INCH, price: ({ height }) => height },
    drop: { within: INCH, price: () => 0 },
  }),
};

const HEIGHTS = [0, inches(2), inches(4)];
const near = { at: { x: 1500, y: 1500 }, within: inches(12) };
const filter = legFilter({
  trip,
  near,
  levels: HEIGHTS.map(z => ({ z, obstacles: () => obstaclesAt(trip, z, near) })),
  tops: new Map(HEIGHTS.map(z => [z, () => scene.solids.filter(({ top, kind }) => top === z && kind !== 'wall')])),
});

it('closes no leg that the judge allows, and asks no higher price; it closes most that change height wrongly', () => {
  const next = numbers('legs');
  const counts = { closed: 0, priced: 0, open: 0, links: 0 };
  const anywhere = (z: number): Spot => ({ x: 200 + next(2600), y: 200 + next(2600), z });
  for (let i = 0; i < 20_000; i++) {
    const at = anywhere(HEIGHTS[next(3)]!);
    const z = HEIGHTS[next(3)]!;
    const to = { x: at.x + next(1601) - 800, y: at.y + next(1601) - 800, z };
    const leg: Leg = { how: at.z === z ? 'go' : at.z < z ? 'climb' : 'drop', to };
    const cost = legCost(trip, at, leg);
    const least = filter.leastPrice(at, leg);
    if (filter.isClosed(at, leg)) counts.closed++;
    if (cost === null) continue;
    expect(filter.isClosed(at, leg)).toBe(false);
    expect(filter.isOutOfBounds(at) || filter.isOutOfBounds(to)).toBe(false);
    expect(cost).toBeGreaterThanOrEqual(flat(at, to) + least - 1e-6);
    counts.open++;
    if (least > 0) counts.priced++;
    if (at.z !== z) counts.links++;
  }
  expect(counts.open).toBeGreaterThan(500);
  expect(counts.priced).toBeGreaterThan(100);
  expect(counts.links).toBeGreaterThan(20);
  expect(counts.closed).toBeGreaterThan(10_000);
});

it('knows where no link lands: beside the ground, and below a building', () => {
  const down = (from: Spot, to: Spot): boolean => filter.isClosed(from, { how: 'drop', to });
  const [floor, roof] = [inches(2), inches(4)];
  expect(down({ x: 1000, y: 2200, z: roof }, { x: 600, y: 2200, z: floor })).toBe(true);
  expect(down({ x: 1200, y: 1300, z: roof }, { x: 1200, y: 1000, z: floor })).toBe(false);
  expect(down({ x: 1200, y: 1300, z: roof }, { x: 1200, y: 1200, z: floor })).toBe(true);
});
