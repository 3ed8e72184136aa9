// Whether some line that slopes keeps its limits, against dense lines that are measured in whole numbers.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { type Scene, sceneOf } from '../scene.ts';
import type { Point } from '../shape.ts';
import { lineHolds } from './cover.oracle.ts';
import { isOn, lineHoldsExactly } from './exact-line.oracle.ts';
import type { CoverTest } from './index.ts';
import { type Case, crossed, likelyLine, missedLines, pointsOn } from './missed-lines.oracle.ts';

/** Solids that are a whole piece: no stretch runs on from them into another. */
const whole = ({ solids }: Scene): Uint8Array =>
  Uint8Array.from(solids, ({ piece }) => (solids.filter(other => other.piece === piece).length === 1 ? 1 : 0));

/** A small crowded board with two bases at different heights; every other pair is long. */
function caseOf(seed: number, test: CoverTest): Case {
  const next = numbers(seed + 1000);
  const { terrain, bodies } = randomBoard({ seed, width: 3200, depth: 3200, pieces: 3 + next(3), bodies: 2 });
  const [viewer, target] = [0, 1].map(i => {
    const { ax, ay, r } = bodies[i]!;
    const [dx, dy] = seed % 2 ? [0, 0] : [next(3) * 100, next(3) * 75];
    return { ax: ax - dx, ay: ay - dy, bx: ax + dx, by: ay + dy, r, z: i * 100 + next(5) * 160 };
  });
  const scene = sceneOf(terrain);
  const tests = [{ ...test, mask: whole(scene) }];
  return { viewer: viewer!, target: target!, question: { scene, bodies, without: [0, 1], tests } };
}

function unmasked(seed: number, test: CoverTest): Case {
  const of = caseOf(seed, test);
  return { ...of, question: { ...of.question, tests: [test] } };
}

/** A line from a point that holds, beyond any doubt. */
function provenLine({ viewer, target, question }: Case, at: Point): Point | undefined {
  const test = question.tests[0]!;
  const from = { ...at, z: viewer.z };
  const scene = { ...question.scene, solids: question.scene.solids.filter((_, i) => test.mask![i] === 1) };
  return pointsOn(target, 40).find(
    end =>
      lineHolds(question, test, [from, { ...end, z: target.z }], { viewer, target, slack: 1e-3 }) &&
      isOn(end, target) &&
      lineHoldsExactly({ ...question, scene }, test, [at, end], { viewer, target }),
  );
}

function missed(seeds: number, boards: (seed: number) => Case, holdingLine = provenLine): readonly string[] {
  return Array.from({ length: seeds }, (_, seed) => ({ seed, of: boards(seed) })).flatMap(({ seed, of }) =>
    of.viewer.z === of.target.z ? [] : missedLines(of, holdingLine).map(line => `${seed}: ${line}`),
  );
}

describe('no line that slopes and keeps its limits is missed', () => {
  it.each<CoverTest>([
    { over: 'solids', within: 254 },
    { over: 'solids', within: 500 },
    { over: 'solids', beyond: 508, viewerBeyond: 254 },
    { over: 'solids', beyond: 333 },
    { over: 'solids', viewerBeyond: 77 },
    { over: 'solids', within: 600, beyond: 200, viewerBeyond: 100 },
  ])('%o', test => {
    expect(missed(250, seed => caseOf(seed, test))).toEqual([]);
  });

  it.each<CoverTest>([
    { over: 'solids', beyond: 508, viewerBeyond: 254 },
    { over: 'solids', beyond: 333 },
    { over: 'solids', viewerBeyond: 77 },
  ])('%o, of pieces whose parts overlap', test => {
    // The oracle in whole numbers knows nothing of stretches that run on: lines that hold by more than rounding count.
    const boards = (seed: number): Case => crossed(unmasked(seed, test), seed, 2);
    expect(missed(120, boards, likelyLine)).toEqual([]);
  });
});
