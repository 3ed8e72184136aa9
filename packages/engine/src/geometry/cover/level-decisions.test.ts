// Whether some level line keeps its limits, where parts of a piece overlap, against dense lines.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { CoverTest } from './index.ts';
import { type Case, crossed, missedLines, wronglyHeld } from './missed-lines.oracle.ts';

/** Two bases on the ground; every other pair is long. */
function caseOf(seed: number, test: CoverTest): Case {
  const next = numbers(seed + 1000);
  const { terrain, bodies } = randomBoard({ seed, width: 3200, depth: 3200, pieces: 3, bodies: 2 });
  const [viewer, target] = bodies.map(({ ax, ay, r }) => {
    const [dx, dy] = seed % 2 ? [0, 0] : [next(3) * 100, next(3) * 75];
    return { ax: ax - dx, ay: ay - dy, bx: ax + dx, by: ay + dy, r, z: 0 };
  });
  return {
    viewer: viewer!,
    target: target!,
    question: { scene: sceneOf(terrain), bodies, without: [0, 1], tests: [test] },
  };
}

describe('of pieces whose parts overlap no level line that keeps its limits is missed, and none is made up', () => {
  const tests: readonly CoverTest[] = [
    { over: 'solids', beyond: 508, viewerBeyond: 254 },
    { over: 'solids', beyond: 333 },
    { over: 'solids', viewerBeyond: 77 },
    { over: 'solids', within: 900, beyond: 300, viewerBeyond: 100 },
  ];
  it.each(tests)('%o', test => {
    const failures: string[] = [];
    for (let seed = 0; seed < 120; seed++) {
      const of = crossed(caseOf(seed, test), seed, seed % 3 ? 2 : 3);
      for (const line of [...missedLines(of), ...wronglyHeld(of)]) failures.push(`${seed}: ${line}`);
    }
    expect(failures).toEqual([]);
  });
});
