// Answers with their proofs, added up over many boards: oracles say what is wrong, totals say what is different.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { type Totals, totalsOf } from '../../testing/totals.ts';
import { sceneOf } from '../scene.ts';
import type { Standing } from '../shape.ts';
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

/** A mask of every other solid or body; it is longer than any board needs. */
const EVEN = Uint8Array.from({ length: 200 }, (_, i) => (i + 1) % 2);
const ODDLY = Uint8Array.from({ length: 200 }, (_, i) => i % 2);

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

/** Tests of some solids or bodies alone, and with limits of 0. */
const SOME: readonly CoverTest[] = [
  { over: 'solids', within: 254, mask: EVEN },
  { over: 'solids', every: true, mask: ODDLY },
  { over: 'corners', within: 400, mask: EVEN },
  { over: 'bodies', beyond: 100, mask: ODDLY },
  { over: 'solids', viewerBeyond: 0 },
  { over: 'bodies', within: 0 },
  { over: 'solids', beyond: 0, viewerBeyond: 100, mask: ODDLY },
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

/** The same with bases at different heights, the one up to 4" above the other; every other pair is long. */
function sloping(seed: number, tests: readonly CoverTest[]): Case {
  const next = numbers(seed + 1000);
  const { viewer, target, question } = crowded(seed, tests);
  const long = ({ ax, ay, r }: Standing): Standing => {
    const [dx, dy] = seed % 2 ? [0, 0] : [next(3) * 100, next(3) * 75];
    return { ax: ax - dx, ay: ay - dy, bx: ax + dx, by: ay + dy, r, z: 0 };
  };
  return {
    viewer: { ...long(viewer), z: next(4) * 150 },
    target: { ...long(target), z: 100 + next(5) * 170 },
    question,
  };
}

/** What holds, by its place in the list. */
function addHolds(totals: Totals, holds: readonly boolean[]): void {
  for (const [k, is] of holds.entries()) if (is) totals.add(`holds ${k}`, 1);
}

function addCrossing(totals: Totals, { line, stretch, toTarget, toViewer, solid = 0, body = 0 }: Crossing): void {
  totals.spots('lines', ...line);
  totals.spots('stretches', ...stretch);
  totals.add('distances', toTarget + 3 * toViewer);
  totals.add('owners', solid + 3 * body);
}

function addAnswers(totals: Totals, { viewer, target, question }: Case): void {
  const { from, room, weight, findings } = bestCover(viewer, target, question);
  addHolds(totals, coverHolds(viewer, target, question));
  totals.spots('best', from);
  totals.add('room', room);
  totals.add('weight', weight);
  for (const { crossing, margin = 0, free } of findings) {
    if (crossing) addCrossing(totals, crossing);
    if (free) totals.spots('free', ...free);
    totals.add('margins', margin);
  }
  for (const { left, middle, right, holds } of coverCells(viewer, target, question)) {
    addHolds(totals, holds);
    totals.spots('cells', left, middle, right);
    addHolds(
      totals,
      coverFrom(middle, viewer, target, question).findings.map(each => each.holds),
    );
  }
  for (const crossing of crossingsFrom(from, viewer, target, question)) addCrossing(totals, crossing);
}

const totalsOver = (boards: number, board: (seed: number) => Case): object =>
  totalsOf(boards, (totals, _, seed) => addAnswers(totals, board(seed)));

describe('cover gives the same answers as ever', () => {
  it('on a lattice', () => {
    expect(totalsOver(200, seed => latticed(seed, TESTS))).toEqual({
      best: 463124.79,
      cells: 3665148.4,
      distances: 1005.52,
      free: 1111806.88,
      'holds 0': 4,
      'holds 1': 227,
      'holds 2': 54,
      'holds 3': 171,
      'holds 4': 187,
      'holds 5': 83,
      lines: 1433905.82,
      margins: 90.26,
      owners: 600,
      room: 56.97,
      stretches: 1439924.64,
      weight: 1104,
    });
  });

  it('on a lattice, to odd tests', () => {
    expect(totalsOver(200, seed => latticed(seed, ODD))).toEqual({
      best: 461970.56,
      cells: 3892829.86,
      distances: 1070.16,
      free: 1258700.75,
      'holds 0': 337,
      'holds 1': 113,
      'holds 2': 53,
      'holds 3': 55,
      'holds 4': 202,
      'holds 5': 59,
      lines: 1540348.34,
      margins: 44.77,
      owners: 536,
      room: 56.9,
      stretches: 1557165.93,
      weight: 2465,
    });
  });

  it('on crowded boards', () => {
    expect(totalsOver(200, seed => crowded(seed, TESTS))).toEqual({
      best: 1380674.81,
      cells: 12192959.85,
      distances: 4508.95,
      free: 3392643.27,
      'holds 0': 122,
      'holds 1': 177,
      'holds 2': 117,
      'holds 3': 114,
      'holds 4': 209,
      'holds 5': 315,
      lines: 6822236.94,
      margins: 170.51,
      owners: 1925,
      room: 133.15,
      stretches: 6808849.68,
      weight: 1573,
    });
  });

  it('on crowded boards, to odd tests', () => {
    expect(totalsOver(200, seed => crowded(seed, ODD))).toEqual({
      best: 1382055.17,
      cells: 14669906.96,
      distances: 4722.9,
      free: 3858776.16,
      'holds 0': 412,
      'holds 1': 112,
      'holds 2': 323,
      'holds 3': 143,
      'holds 4': 243,
      'holds 5': 157,
      lines: 7474403.78,
      margins: 181.23,
      owners: 1747,
      room: 127,
      stretches: 7351952.93,
      weight: 3065,
    });
  });

  it('between bases at different heights', () => {
    expect(totalsOver(200, seed => sloping(seed, TESTS))).toEqual({
      best: 1599782.03,
      cells: 15581601.43,
      distances: 4223.72,
      free: 4411882.09,
      'holds 0': 142,
      'holds 1': 210,
      'holds 2': 96,
      'holds 3': 135,
      'holds 4': 222,
      'holds 5': 280,
      lines: 7818654.39,
      margins: 151.02,
      owners: 1523,
      room: 136.04,
      stretches: 7942106.21,
      weight: 1510,
    });
  });

  it('between bases at different heights, to odd tests', () => {
    expect(totalsOver(200, seed => sloping(seed, ODD))).toEqual({
      best: 1599509,
      cells: 18045236.86,
      distances: 4446.06,
      free: 5049038.39,
      'holds 0': 457,
      'holds 1': 125,
      'holds 2': 308,
      'holds 3': 123,
      'holds 4': 272,
      'holds 5': 138,
      lines: 8521034.95,
      margins: 150.39,
      owners: 1356,
      room: 135.29,
      stretches: 8524007.66,
      weight: 2926,
    });
  });

  it('to tests of some, and at limits of 0', () => {
    expect(totalsOver(120, seed => latticed(seed, SOME))).toEqual({
      best: 269914.17,
      cells: 2323908.01,
      distances: 476.27,
      free: 725803.13,
      'holds 0': 76,
      'holds 1': 76,
      'holds 2': 84,
      'holds 3': 2,
      'holds 4': 141,
      'holds 5': 21,
      'holds 6': 54,
      lines: 791370.31,
      margins: 57.51,
      owners: 272,
      room: 34.29,
      stretches: 803579.09,
      weight: 1608,
    });
  });

  it('to tests of some, and at limits of 0, on crowded boards', () => {
    expect(totalsOver(120, seed => crowded(seed, SOME))).toEqual({
      best: 846241.56,
      cells: 7294104.18,
      distances: 3224.46,
      free: 2237876.7,
      'holds 0': 64,
      'holds 1': 72,
      'holds 2': 50,
      'holds 3': 63,
      'holds 4': 194,
      'holds 5': 65,
      'holds 6': 77,
      lines: 4887101.47,
      margins: 234.7,
      owners: 1076,
      room: 83.06,
      stretches: 4837356.79,
      weight: 1890,
    });
  });

  it('where a hundred pieces and bodies stand between', () => {
    const packed = (seed: number): Case => {
      const { terrain, bodies } = randomBoard({ seed, width: 4000, depth: 4000, pieces: 90, bodies: 30 });
      const [viewer, target] = [
        { ax: 100, ay: 300 * seed },
        { ax: 3900, ay: 2000 },
      ];
      const base = ({ ax, ay }: { ax: number; ay: number }): Standing => ({ ax, ay, bx: ax, by: ay, r: 160, z: 0 });
      const question = { scene: sceneOf(terrain), bodies, tests: TESTS };
      return { viewer: base(viewer), target: base(target), question };
    };
    expect(totalsOver(4, packed)).toEqual({
      best: 10600.75,
      cells: 55951.61,
      distances: 3136.54,
      'holds 0': 12,
      'holds 1': 12,
      'holds 2': 6,
      'holds 3': 9,
      'holds 4': 12,
      'holds 5': 12,
      lines: 2446362.79,
      margins: 14.92,
      owners: 5719,
      room: 3.42,
      stretches: 2224900.13,
      weight: 232,
    });
  });
});
