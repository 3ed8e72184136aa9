import { flat, groundOf, inches, sceneOf, type Trip, walk } from '@little-wars/engine/geometry';
import { ruin } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { type Linking, linksOf } from './links.ts';

const house = ruin({
  id: 'house',
  at: [6, 6],
  size: [7, 5],
  south: 'open',
  east: 'open',
  north: 'open',
  west: 'tall',
  ladders: [{ side: 'south', at: 3.5 }],
});
const scene = sceneOf({ width: inches(20), depth: inches(20), pieces: [house] });
const ground = groundOf(scene, {
  passage: ({ kind }) =>
    kind === 'floor'
      ? { pass: { how: 'closed' }, faces: ['face'], top: 'stand' }
      : kind === 'ladder'
        ? { pass: { how: 'open' }, faces: ['ladder'] }
        : { pass: { how: 'closed' } },
  others: () => 'closed',
  support: 'centre',
  stands: 'base',
  climb: { within: 127, price: ({ height, faces }) => (faces.includes('ladder') ? height : null) },
  drop: { within: 127, price: () => 0 },
});
const trip: Trip = {
  field: { scene, others: [] },
  mover: { size: { shape: 'round', diameter: 250 }, height: 400 },
  ground,
};
const linking: Linking = { trip, along: { dx: 1, dy: 0 }, apart: inches(1), extraCost: () => 0 };
const FLOOR = inches(3);

describe('links between levels', () => {
  it('lead up at ladders only, if faces cannot be climbed', () => {
    const up = linksOf(linking).filter(({ from }) => from.z === 0);
    expect(up.length).toBeGreaterThan(0);
    for (const { from, leg, cost } of up) {
      expect(leg).toMatchObject({ how: 'climb', to: { z: FLOOR } });
      expect(flat(from, { x: inches(9.5), y: inches(6) })).toBeLessThan(inches(2));
      expect(cost).toBeCloseTo(FLOOR + flat(from, leg.to), 3);
    }
  });

  it('lead down by whichever is cheapest, and not where that is ruled out', () => {
    const down = linksOf(linking).filter(({ from }) => from.z === FLOOR);
    expect(new Set(down.map(({ leg }) => leg.how))).toEqual(new Set(['drop']));
    const careful = linksOf({ ...linking, extraCost: (_, { how }) => (how === 'drop' ? null : 0) });
    const climbed = careful.filter(({ from }) => from.z === FLOOR);
    expect(climbed.length).toBeGreaterThan(0);
    for (const { leg, cost } of climbed) {
      expect(leg.how).toBe('climb');
      expect(cost).toBeGreaterThan(FLOOR);
    }
  });

  it('are legal where they can be stood at, cheapest first, and apart from one another', () => {
    const links = linksOf(linking);
    const costs = links.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    for (const { from, leg } of links) {
      const { problems } = walk(trip, { from, legs: [leg] });
      expect(problems.filter(({ id }) => id !== 'not-standing')).toEqual([]);
      const alike = links.filter(other => other.from.z === from.z && other.from !== from);
      for (const other of alike) expect(flat(other.from, from)).toBeGreaterThan(inches(1));
    }
  });
});
