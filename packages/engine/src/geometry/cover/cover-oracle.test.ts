import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { Spot, Standing } from '../shape.ts';
import { latticeBoard } from '../sight/lattice-boards.oracle.ts';
import { cornerHolds, facing, filling, lineHolds, type Pair, turnsOut } from './cover.oracle.ts';
import { bestCover, type CoverQuestion, type CoverTest, coverCells, coverFrom } from './index.ts';

const SURE = 1e-6;

interface Case extends Pair {
  readonly seed: number;
  readonly question: CoverQuestion;
  readonly isLevel: boolean;
}

/** A small crowded board and two of its bases; pieces and bases lie as they fall, on and across one another. */
function caseOf(seed: number, tests: readonly CoverTest[]): Case {
  const next = numbers(seed);
  const { terrain, bodies } = randomBoard({ seed, width: 3200, depth: 3200, pieces: 2 + next(4), bodies: 6 });
  const standing = (i: number): Standing => ({ ...bodies[i]!, z: next(2) ? 0 : bodies[i]!.bottom });
  const [viewer, target] = [standing(0), standing(1)];
  const question = { scene: sceneOf(terrain), bodies, without: [0, 1], tests };
  return { seed, viewer, target, question, isLevel: viewer.z === target.z };
}

/** What the findings from a point say against single lines: no line may hold that they deny, and theirs must hold. */
function disagreements(at: Spot, of: Case, ends: readonly Spot[]): string[] {
  const { viewer, target, question } = of;
  const { findings } = coverFrom(at, viewer, target, question);
  return question.tests.flatMap((test, k) => {
    const finding = findings[k]!;
    const holdsBy = (line: readonly [Spot, Spot], slack: number): boolean =>
      lineHolds(question, test, line, { viewer, target, slack });
    const failures: string[] = [];
    if (test.every) {
      if (finding.holds && ends.some(end => !holdsBy([at, end], 0)))
        failures.push(`${of.seed}: test ${k}: a line is free`);
      if (!finding.holds && holdsBy(finding.free!, SURE)) failures.push(`${of.seed}: test ${k}: its free line is not`);
    } else if (!finding.holds) {
      if (ends.some(end => holdsBy([at, end], SURE))) failures.push(`${of.seed}: test ${k}: a line holds`);
    } else if (!holdsBy(finding.crossing!.line, -SURE)) failures.push(`${of.seed}: test ${k}: its line does not hold`);
    return failures;
  });
}

/** The cells against findings from points in them, and the best against points all along the rim. */
function disagreementsOfCells(of: Case, spots: readonly Spot[]): string[] {
  const { viewer, target, question, seed } = of;
  const cells = coverCells(viewer, target, question);
  const best = bestCover(viewer, target, question);
  const failures: string[] = [];
  const holdsAt = (at: Spot): readonly boolean[] =>
    coverFrom(at, viewer, target, question).findings.map(({ holds }) => holds);
  for (const [i, cell] of cells.entries())
    if (String(holdsAt(cell.middle)) !== String(cell.holds))
      failures.push(`${seed}: cell ${i} is not what its middle is`);
  if (best.weight !== Math.min(...cells.map(({ weight }) => weight))) failures.push(`${seed}: the best is no cell`);
  for (const at of spots)
    if (coverFrom(at, viewer, target, question).weight < best.weight) failures.push(`${seed}: a point is better`);
  for (const [k, finding] of best.findings.entries())
    if (finding.holds && !finding.crossing && !question.tests[k]!.every)
      failures.push(`${seed}: test ${k} has no proof`);
  return failures;
}

/**
 * A board on a lattice, on which everything touches, lines up or is level, with both bases at one height; also with a
 * round viewer of no size.
 */
function latticeCase(seed: number, tests: readonly CoverTest[]): Case {
  const { among, bodies } = latticeBoard(seed);
  const z = seed % 3 === 0 ? 100 : 0;
  const isRound = bodies[0]!.ax === bodies[0]!.bx;
  const viewer = { ...bodies[0]!, r: isRound && seed % 7 === 0 ? 0 : bodies[0]!.r, z };
  const target = { ...bodies[1]!, z };
  const question = { scene: among.scene, bodies, without: [0, 1], tests };
  return { seed, viewer, target, question, isLevel: true };
}

function check(
  seeds: readonly [number, number],
  tests: readonly CoverTest[],
  every: number,
  boards: (seed: number, tests: readonly CoverTest[]) => Case = caseOf,
): void {
  const failures: string[] = [];
  let checked = 0;
  for (let seed = seeds[0]; seed < seeds[1]; seed++) {
    const of = boards(seed, tests);
    const spots = facing(of, 40);
    if (spots.length === 0) continue;
    checked++;
    const ends = filling(of.target, 3, 18);
    failures.push(...disagreementsOfCells(of, spots));
    for (let i = seed % every; i < spots.length; i += every) failures.push(...disagreements(spots[i]!, of, ends));
  }
  expect(failures).toEqual([]);
  expect(checked).toBeGreaterThan((boards === caseOf ? 0.8 : 0.6) * (seeds[1] - seeds[0]));
}

describe('dense sampling agrees', () => {
  it('on cover within 1", by solids and by bases, and on obscuring', () => {
    check(
      [1, 1500],
      [
        { over: 'solids', beyond: 508, viewerBeyond: 254 },
        { over: 'solids', within: 254 },
        { over: 'bodies', within: 254 },
      ],
      9,
    );
  });

  it('on crossings without limits, with one limit, with odd ones', () => {
    check(
      [2000, 2600],
      [
        { over: 'solids' },
        { over: 'bodies' },
        { over: 'solids', beyond: 333 },
        { over: 'solids', viewerBeyond: 77 },
        { over: 'solids', within: 600, beyond: 200, viewerBeyond: 100 },
      ],
      9,
    );
  });

  it('on whether every line is stopped', () => {
    check([3000, 3500], [{ over: 'solids', every: true }], 5);
  });
});

describe('dense sampling agrees on a lattice', () => {
  it('on cover, obscuring and crossings, at limits that sides lie at exactly', () => {
    check(
      [6, 500],
      [
        { over: 'solids', beyond: 200, viewerBeyond: 100 },
        { over: 'solids', within: 100 },
        { over: 'bodies', within: 100 },
        { over: 'bodies', beyond: 100 },
        { over: 'solids' },
        { over: 'solids', within: 150, beyond: 50 },
      ],
      9,
      latticeCase,
    );
  });

  it('on whether every line is stopped', () => {
    check([500, 900], [{ over: 'solids', every: true }], 7, latticeCase);
  });
});

describe('no point of the base is better than the rim, of level lines', () => {
  it('for crossings, near the target or anywhere', () => {
    const tests: readonly CoverTest[] = [
      { over: 'solids', within: 254 },
      { over: 'bodies', within: 254 },
      { over: 'solids' },
      { over: 'bodies' },
    ];
    const failures: string[] = [];
    for (let seed = 5000; seed < 6200; seed++) {
      const { viewer, target, question, isLevel } = caseOf(seed, tests);
      if (!isLevel || facing({ viewer, target }, 24).length === 0) continue;
      // Each test by itself: of one weight the rest counts for nothing.
      for (const k of tests.keys()) {
        const alone = { ...question, tests: [tests[k]!] };
        const { weight } = bestCover(viewer, target, alone);
        if (weight === 0) continue;
        for (const at of filling(viewer, 2, 12))
          if (coverFrom(at, viewer, target, alone).weight < weight) failures.push(`${seed}: test ${k}`);
      }
      const { weight } = bestCover(viewer, target, question);
      for (const at of filling(viewer, 2, 12))
        if (coverFrom(at, viewer, target, question).weight < weight) failures.push(`${seed}: all tests`);
    }
    expect(failures).toEqual([]);
  });
});

describe('corners and ends', () => {
  const tests: readonly CoverTest[] = [
    { over: 'corners', within: 400 },
    { over: 'corners', beyond: 508, viewerBeyond: 254 },
  ];

  it('are those a turn around each corner shows, and hold where lines run past them on both sides', () => {
    const failures: string[] = [];
    for (let seed = 7000; seed < 7400; seed++) {
      const of = caseOf(seed, tests);
      for (const at of facing(of, 10)) {
        const findings = coverFrom(at, of.viewer, of.target, of.question).findings;
        for (const [k, test] of tests.entries())
          if (findings[k]!.holds !== someCorner(of, test, at)) failures.push(`${seed}: test ${k}`);
      }
      const cells = coverCells(of.viewer, of.target, of.question);
      for (const { middle, holds } of cells)
        for (const [k, { holds: its }] of coverFrom(middle, of.viewer, of.target, of.question).findings.entries())
          if (its !== holds[k]) failures.push(`${seed}: cell`);
    }
    expect(failures).toEqual([]);
  });

  function someCorner(of: Case, test: CoverTest, at: Spot): boolean {
    return of.question.scene.solids.some(solid =>
      solid.corners.some(corner => {
        return cornerHolds(at, corner, solid, { ...of, test }) && turnsOut(of.question, test, solid, corner);
      }),
    );
  }
});
