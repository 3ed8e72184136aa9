import { describe, expect, it } from 'vitest';
import { sceneOf } from '../scene.ts';
import type { Part } from '../terrain.ts';
import { groundOf } from './ground.ts';
import { reach } from './reach.ts';

const floor = (left: number, right: number): Part => ({
  kind: 'floor',
  outline: [
    { x: left, y: 0 },
    { x: right, y: 0 },
    { x: right, y: 2000 },
    { x: left, y: 2000 },
  ],
  bottom: 480,
  top: 508,
});

const scene = sceneOf({
  width: 6000,
  depth: 2000,
  pieces: [
    { id: 'one', parts: [floor(0, 2000)] },
    { id: 'other', parts: [floor(2300, 6000)] },
  ],
});

describe('ways over a gap', () => {
  it('land where the base can stand, where a jump must', () => {
    const ground = groundOf(scene, {
      passage: () => ({ pass: { how: 'closed' }, top: 'stand' }),
      others: () => 'closed',
      support: 'centre',
      stands: 'base',
      jump: { within: 254, widest: 762, highest: 508, stands: true, price: () => 0 },
    });
    const trip = {
      field: { scene, others: [] },
      mover: { size: { shape: 'round' as const, diameter: 320 }, height: 400 },
      ground,
    };
    const path = reach(trip, { x: 1500, y: 1000, z: 508 }, 1500).pathTo({ x: 2600, y: 1000 }, 508);
    expect(path?.legs.map(({ how }) => how)).toContain('jump');
  });
});
