// Searches for lines that cover missed: from points where a test is said to fail, dense lines are measured one by one.
import { numbers } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { Point, Spot, Standing } from '../shape.ts';
import { lineHolds } from './cover.oracle.ts';
import { isOn, snapped } from './exact-line.oracle.ts';
import { type CoverQuestion, coverCells, coverFrom } from './index.ts';

export interface Case {
  readonly viewer: Standing;
  readonly target: Standing;
  readonly question: CoverQuestion;
}

/** Points all over a base and along its rim. */
export function pointsOn({ ax, ay, bx, by, r }: Standing, across: number): readonly Point[] {
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

/** A point just inside the base, at a distance from one spot of its rim towards another. */
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

/** The points just outside the cells in which a test is said to hold. */
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

/**
 * A case with other terrain: pieces of two or three boxes that overlap, so that one stretch runs through several.
 */
export function crossed({ viewer, target, question }: Case, seed: number, boxes: 2 | 3): Case {
  const next = numbers(seed);
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
    if (boxes === 3) outlines.push(box(x + 300 + next(300), y - next(300), 120, 400 + next(200)));
    return { id: `p${i}`, parts: outlines.map(outline => ({ kind: 'wall', outline, ...height })) };
  });
  return { viewer, target, question: { ...question, scene: sceneOf({ width: 3200, depth: 3200, pieces }) } };
}

/** A line from a point that holds by more than rounding errors. */
export function likelyLine({ viewer, target, question }: Case, at: Point): Point | undefined {
  const from = { ...at, z: viewer.z };
  return pointsOn(target, 30).find(
    end =>
      isOn(end, target) &&
      lineHolds(question, question.tests[0]!, [from, { ...end, z: target.z }], { viewer, target, slack: 1e-3 }),
  );
}

/** Lines by which the test holds from points where it is said to fail. */
export function missedLines(
  of: Case,
  holdingLine: (of: Case, at: Point) => Point | undefined = likelyLine,
): readonly string[] {
  return doubtfulPoints(of).flatMap(at => {
    const end = holdingLine(of, at);
    return end ? [`from ${at.x}, ${at.y} to ${end.x}, ${end.y}`] : [];
  });
}

/** Cells whose finding is wrong at their middle, and lines that are said to hold and do not. */
export function wronglyHeld({ viewer, target, question }: Case): readonly string[] {
  return coverCells(viewer, target, question).flatMap(({ middle, holds: [said] }) => {
    const { holds, crossing } = coverFrom(middle, viewer, target, question).findings[0]!;
    if (holds !== said) return [`at ${middle.x}, ${middle.y}`];
    const isHeld =
      !crossing || lineHolds(question, question.tests[0]!, crossing.line, { viewer, target, slack: -1e-6 });
    return isHeld ? [] : [`the line from ${middle.x}, ${middle.y}`];
  });
}
