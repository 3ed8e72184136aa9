// Whether some line that slopes keeps its limits, against dense lines that are measured in whole numbers.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { type Scene, sceneOf } from '../scene.ts';
import type { Point, Spot, Standing } from '../shape.ts';
import { lineHolds } from './cover.oracle.ts';
import { isOn, lineHoldsExactly, snapped } from './exact-line.oracle.ts';
import { type CoverQuestion, type CoverTest, coverCells } from './index.ts';

interface Case {
  readonly viewer: Standing;
  readonly target: Standing;
  readonly question: CoverQuestion;
}

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

/** Points all over a base and along its rim. */
function pointsOn({ ax, ay, bx, by, r }: Standing, across: number): readonly Point[] {
  const points: Point[] = [];
  const [left, right] = [Math.min(ax, bx) - r, Math.max(ax, bx) + r];
  const [low, high] = [Math.min(ay, by) - r, Math.max(ay, by) + r];
  for (let i = 0; i <= across; i++)
    for (let j = 0; j <= across; j++)
      points.push({ x: left + ((right - left) * i) / across, y: low + ((high - low) * j) / across });
  for (let i = 0; i < 4 * across; i++) {
    const [x, y] = [Math.cos((Math.PI * i) / (2 * across)), Math.sin((Math.PI * i) / (2 * across))];
    points.push({ x: ax + (r - 1e-3) * x, y: ay + (r - 1e-3) * y }, { x: bx + (r - 1e-3) * x, y: by + (r - 1e-3) * y });
  }
  return points.map(snapped);
}

/** A point of the base just inside, so far from one spot of its rim towards another. */
function beside(viewer: Standing, from: Spot, to: Spot, far: number): Point | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < far) return null;
  const at = { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
  const [dx, dy] = [viewer.bx - viewer.ax, viewer.by - viewer.ay];
  const along = ((at.x - viewer.ax) * dx + (at.y - viewer.ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  const [cx, cy] = [viewer.ax + part * dx, viewer.ay + part * dy];
  const out = (viewer.r - 1e-3) / Math.hypot(at.x - cx, at.y - cy);
  return snapped({ x: cx + (at.x - cx) * out, y: cy + (at.y - cy) * out });
}

/** The points just outside of where a test is said to hold. */
function doubtfulPoints({ viewer, target, question }: Case): readonly Point[] {
  const cells = coverCells(viewer, target, question);
  const points: Point[] = [];
  for (const [k, { holds, left, right }] of cells.entries()) {
    if (holds[0]) continue;
    for (const far of [0.5, 3, 20]) {
      if (cells[k - 1]) points.push(beside(viewer, left, right, far) ?? left);
      if (cells[k + 1]) points.push(beside(viewer, right, left, far) ?? right);
    }
  }
  return points.filter(at => isOn(at, viewer)).map(snapped);
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

/** The same with pieces of two boxes that run across one another: a stretch is of both, and the oracle has no fractions. */
function crossedCase(seed: number, test: CoverTest): Case {
  const next = numbers(seed);
  const of = caseOf(seed, test);
  const box = (x: number, y: number, wide: number, deep: number): readonly Point[] => [
    { x, y },
    { x: x + wide, y: y + 90 },
    { x: x + wide - 60, y: y + 90 + deep },
    { x: x - 60, y: y + deep },
  ];
  const pieces = [0, 1, 2].map(i => {
    const [x, y, height] = [600 + next(1600), 600 + next(1600), { bottom: 0, top: 300 + next(900) }];
    const outlines = [
      box(x, y, 500 + next(400), 60 + next(100)),
      box(x + next(300), y - next(300), 80, 500 + next(200)),
    ];
    return { id: `p${i}`, parts: outlines.map(outline => ({ kind: 'wall', outline, ...height })) };
  });
  const scene = sceneOf({ width: 3200, depth: 3200, pieces });
  return { ...of, question: { ...of.question, scene, tests: [test] } };
}

/** A line from a point that holds by more than rounding. */
function likelyLine({ viewer, target, question }: Case, at: Point): Point | undefined {
  const from = { ...at, z: viewer.z };
  return pointsOn(target, 30).find(
    end =>
      isOn(end, target) &&
      lineHolds(question, question.tests[0]!, [from, { ...end, z: target.z }], { viewer, target, slack: 1e-3 }),
  );
}

function missed(seeds: number, test: CoverTest, boards = caseOf, holdingLine = provenLine): readonly string[] {
  const said: string[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const of = boards(seed, test);
    if (of.viewer.z === of.target.z) continue;
    for (const at of doubtfulPoints(of)) {
      const end = holdingLine(of, at);
      if (end) said.push(`${seed}: from ${at.x}, ${at.y} to ${end.x}, ${end.y}`);
    }
  }
  return said;
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
    expect(missed(250, test)).toEqual([]);
  });

  it.each<CoverTest>([
    { over: 'solids', beyond: 508, viewerBeyond: 254 },
    { over: 'solids', beyond: 333 },
    { over: 'solids', viewerBeyond: 77 },
  ])('%o, of pieces whose parts overlap', test => {
    expect(missed(120, test, crossedCase, likelyLine)).toEqual([]);
  });
});
