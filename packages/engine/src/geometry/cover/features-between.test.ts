import { expect, it } from 'vitest';
import { sceneOf } from '../scene.ts';
import type { Standing } from '../shape.ts';
import { INCH } from '../units.ts';
import { bestCover } from './index.ts';

const base = (x: number, z: number): Standing => ({ ax: x, ay: 1000, bx: x, by: 1000, r: 160, z });
const outline = [
  { x: 1700, y: 500 },
  { x: 1800, y: 500 },
  { x: 1800, y: 1500 },
  { x: 1700, y: 1500 },
];
const scene = sceneOf({
  width: 3000,
  depth: 3000,
  pieces: [{ id: 'wall', parts: [{ kind: 'wall', outline, bottom: 0, top: 254 }] }],
});

it('finds a wall for lines that are level, and that rise or fall by a tenth', () => {
  for (const [from, to] of [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const) {
    const tests = [{ over: 'solids', within: INCH }] as const;
    expect(bestCover(base(500, from), base(2100, to), { scene, bodies: [], tests }).findings[0]!.holds).toBe(true);
  }
});
