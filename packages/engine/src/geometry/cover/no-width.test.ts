import { describe, expect, it } from 'vitest';
import { sceneOf } from '../scene.ts';
import type { Body, Standing } from '../shape.ts';
import { INCH } from '../units.ts';
import { bestCover, type CoverTest } from './index.ts';

const base = (x: number, y: number, r: number, z = 0): Standing => ({ ax: x, ay: y, bx: x, by: y, r, z });
const point = (x: number, y: number): Body => ({ ax: x, ay: y, bx: x, by: y, r: 0, bottom: 0, top: 400 });

const TESTS: readonly CoverTest[] = [
  { over: 'bodies' },
  { over: 'bodies', within: INCH },
  { over: 'bodies', beyond: INCH },
];

describe('a body of no width', () => {
  it.each([
    ['on a target of no width', 4000, 0],
    ['on a target', 4000, 160],
    ['between the bases', 3000, 160],
    ['between a base and a target of no width', 3000, 0],
  ])('is never crossed %s', (_, at, r) => {
    const scene = sceneOf({ width: 8000, depth: 8000, pieces: [] });
    const bodies = [point(at, 1000), { ...point(at, 1000), bx: at + 100 }];
    for (const viewer of [base(1000, 1000, 160), base(1000, 1000, 0)])
      for (const z of [0, 100]) {
        const { findings } = bestCover(viewer, base(4000, 1000, r, z), { scene, bodies, tests: TESTS });
        expect(findings).toEqual(TESTS.map(() => ({ holds: false })));
      }
  });
});
