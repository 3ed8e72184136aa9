// Answers with their whole proofs, added up over many boards. Oracles say what is wrong; these totals say what is different.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { Spot, Standing } from '../shape.ts';
import { latticeBoard } from '../sight/lattice-boards.oracle.ts';
import type { Pair } from './cover.oracle.ts';
import {
  bestCover,
  type CoverQuestion,
  type CoverTest,
  type Crossing,
  coverCells,
  coverFrom,
  coverHolds,
  crossingsFrom,
} from './index.ts';

/** Every kind of test, with the limits that rulesets use and odd ones. */
const TESTS: readonly CoverTest[] = [
  { over: 'solids', beyond: 508, viewerBeyond: 254 },
  { over: 'solids', within: 254 },
  { over: 'bodies', within: 254 },
  { over: 'corners', within: 300 },
  { over: 'solids', every: true },
  { over: 'bodies' },
];
const ODD: readonly CoverTest[] = [
  { over: 'solids' },
  { over: 'solids', within: 600, beyond: 200, viewerBeyond: 100 },
  { over: 'bodies', beyond: 150 },
  { over: 'bodies', within: 400, viewerBeyond: 77 },
  { over: 'corners' },
  { over: 'bodies', every: true },
];

interface Case extends Pair {
  readonly question: CoverQuestion;
}

/** A small crowded board and two of its bases; half of the pairs stand at different heights. */
function crowded(seed: number, tests: readonly CoverTest[]): Case {
  const next = numbers(seed);
  const { terrain, bodies } = randomBoard({ seed, width: 3200, depth: 3200, pieces: 2 + next(4), bodies: 6 });
  const standing = (i: number): Standing => ({ ...bodies[i]!, z: next(2) ? 0 : bodies[i]!.bottom });
  return {
    viewer: standing(0),
    target: standing(1),
    question: { scene: sceneOf(terrain), bodies, without: [0, 1], tests },
  };
}

/** A board on which everything touches, lines up or is level. */
function latticed(seed: number, tests: readonly CoverTest[]): Case {
  const { among, bodies } = latticeBoard(seed);
  const [one, other] = [bodies[0]!, bodies[1]!];
  const z = seed % 4 === 0 ? 100 : 0;
  return {
    viewer: { ...one, r: one.ax === one.bx && seed % 7 === 0 ? 0 : one.r, z },
    target: { ...other, z: seed % 5 === 0 ? 0 : z },
    question: { scene: among.scene, bodies, without: [0, 1], tests },
  };
}

/** Coordinates that differ count differently. */
const weighed = ({ x, y, z }: Spot): number => x + 3 * y + 7 * z;

/** What holds, with the weight of its place in the list; the lines that prove it; where cells begin and end. */
class Totals {
  holds = 0;
  lines = 0;
  distances = 0;
  margins = 0;
  places = 0;

  hold(holds: readonly boolean[]): void {
    for (const [k, is] of holds.entries()) if (is) this.holds += 1 + k;
  }

  cross({ line, stretch, toTarget, toViewer, solid = 0, body = 0 }: Crossing): void {
    this.lines += weighed(line[0]) + 5 * weighed(line[1]) + weighed(stretch[0]) - 5 * weighed(stretch[1]);
    this.distances += toTarget + 3 * toViewer + solid + 3 * body;
  }

  ask({ viewer, target, question }: Case): void {
    const { from, room, weight, findings } = bestCover(viewer, target, question);
    this.hold(coverHolds(viewer, target, question));
    this.places += weighed(from) + room + weight;
    for (const { crossing, margin = 0, free } of findings) {
      if (crossing) this.cross(crossing);
      if (free) this.lines += weighed(free[0]) + 5 * weighed(free[1]);
      this.margins += margin;
    }
    for (const { left, middle, right, holds } of coverCells(viewer, target, question)) {
      this.hold(holds);
      this.places += weighed(left) + 2 * weighed(middle) + 3 * weighed(right);
      this.hold(coverFrom(middle, viewer, target, question).findings.map(each => each.holds));
    }
    for (const crossing of crossingsFrom(from, viewer, target, question)) this.cross(crossing);
  }

  get all(): string {
    const { holds, lines, distances, margins, places } = this;
    return [holds, ...[lines, distances, margins, places].map(n => n.toFixed(2))].join(' ');
  }
}

function totalsOf(seeds: number, board: (seed: number) => Case): string {
  const totals = new Totals();
  for (let seed = 1; seed <= seeds; seed++) totals.ask(board(seed));
  return totals.all;
}

describe('cover gives the same answers as ever', () => {
  it('on a lattice', () => {
    expect(totalsOf(200, seed => latticed(seed, TESTS))).toBe('2737 3058264.18 1605.62 90.26 4129434.17');
  });

  it('on a lattice, to odd tests', () => {
    expect(totalsOf(200, seed => latticed(seed, ODD))).toBe('2306 3391229.97 1606.26 44.77 4357322.32');
  });

  it('on crowded boards', () => {
    expect(totalsOf(200, seed => crowded(seed, TESTS))).toBe('4218 11234312.69 6434.21 170.83 13575340.81');
  });

  it('on crowded boards, to odd tests', () => {
    expect(totalsOf(200, seed => crowded(seed, ODD))).toBe('4334 12774008.03 6470.64 181.60 16055557.29');
  });
});
