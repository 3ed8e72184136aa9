// Whether some line is beyond its limits, against lines measured one by one: by formulas of their own, at limits just
// missed or kept.
import { describe, expect, it } from 'vitest';
import { numbers, randomBoard } from '../../testing/boards.ts';
import { sceneOf } from '../scene.ts';
import type { Point, Standing } from '../shape.ts';
import { begin } from './cover.ts';
import { clearExamined, examineSolid } from './examined-features.ts';
import { pointAt } from './facing-edge.ts';
import { setDirections } from './line-directions.ts';
import { squareToSegment } from './range-zone.ts';
import { isDecidedByGaps, isSomeBeyond } from './sloping-gaps.ts';
import type { Workspace } from './workspace.ts';

interface Farthest {
  readonly toTarget: number;
  readonly toViewer: number;
}

const spaced = (at: Point, high: number, of: Standing): number =>
  Math.hypot(Math.max(0, Math.sqrt(squareToSegment(at.x, at.y, of)) - of.r), high);

/**
 * The line to a point of the target's base: how far from both bases it crosses the solid examined; null if it does not.
 */
function crossingOf({ ray, solids, examined, pair }: Workspace, end: Point): Farthest | null {
  const { index, from, to } = examined.features[0]!;
  const { viewer, target } = pair;
  let [enter, leave] = [0, 1];
  const corners = Array.from(solids.x.subarray(solids.starts[index], solids.starts[index + 1]), (x, k) => ({
    x,
    y: solids.y[solids.starts[index]! + k]!,
  }));
  for (const [k, b] of corners.entries()) {
    const a = corners.at(k - 1)!;
    const start = (b.x - a.x) * (ray.y - a.y) - (b.y - a.y) * (ray.x - a.x);
    const last = (b.x - a.x) * (end.y - a.y) - (b.y - a.y) * (end.x - a.x);
    if (start <= 0 && last <= 0) return null;
    if (start < 0) enter = Math.max(enter, start / (start - last));
    if (last < 0) leave = Math.min(leave, start / (start - last));
  }
  const [first, last] = [Math.max(enter, from), Math.min(leave, to)];
  if (first > last) return null;
  const at = (part: number): Point => ({ x: ray.x + part * (end.x - ray.x), y: ray.y + part * (end.y - ray.y) });
  const rise = target.z - viewer.z;
  return { toTarget: spaced(at(last), rise * (1 - last), target), toViewer: spaced(at(first), rise * first, viewer) };
}

/** Points all over a base. */
function pointsOn({ ax, ay, bx, by, r }: Standing): readonly Point[] {
  const points: Point[] = [];
  for (const part of [0, 0.25, 0.5, 0.75, 1])
    for (let x = -12; x <= 12; x++)
      for (let y = -12; y <= 12; y++)
        if (x * x + y * y <= 144)
          points.push({ x: ax + part * (bx - ax) + (x * r) / 12, y: ay + part * (by - ay) + (y * r) / 12 });
  return points;
}

/** The line found, but with its end moved a hair towards the middle of the gap, so that it does not only touch. */
function foundLine(w: Workspace): Farthest {
  const { gap, ray } = w;
  const middle = (of: Float64Array): number => of.subarray(0, 4).reduce((sum, at) => sum + at / 4, 0);
  const lines = [1, 1.01, 0.99].flatMap(far => {
    const x = ray.x + gap.foundX + 1e-6 * (far * middle(gap.x) - gap.foundX);
    const y = ray.y + gap.foundY + 1e-6 * (far * middle(gap.y) - gap.foundY);
    return crossingOf(w, { x, y }) ?? [];
  });
  return lines[0]!;
}

describe('gaps between lines that slope', () => {
  it('have a line beyond all limits where one was measured, and none where all fall short of them', () => {
    let [checked, shown] = [0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const { terrain, bodies } = randomBoard({ seed, width: 3200, depth: 3200, pieces: 4, bodies: 2 });
      const next = numbers(seed);
      const [viewer, target] = [0, 1].map(i => ({ ...bodies[i]!, z: i === seed % 2 ? 0 : 100 + next(700) }));
      const w = begin(viewer!, target!, { scene: sceneOf(terrain), bodies, without: [0, 1] });
      if (!w.edge.hasWidth) continue;
      w.taken = 'exactly';
      for (let k = 0; k < w.candidateSolids.count; k++) {
        clearExamined(w.examined);
        examineSolid(w, k, { over: 'solids', beyond: 1 });
        pointAt(w.edge, w.edge.left + ((w.edge.right - w.edge.left) * (1 + next(14))) / 16);
        Object.assign(w.ray, w.edge.point);
        setDirections(w, seed % 3 > 0);
        if (!isDecidedByGaps(w, { over: 'solids', beyond: 1 })) continue;
        const lines = pointsOn(target!).flatMap(end => crossingOf(w, end) ?? []);
        if (lines.length === 0) continue;
        const toTarget = Math.max(...lines.map(line => line.toTarget));
        const toViewer = Math.max(...lines.map(line => line.toViewer));
        const both = Math.max(...lines.map(line => Math.min(line.toTarget, line.toViewer)));
        for (const less of [0.01, 1, 30]) {
          if (both < less) continue;
          expect(isSomeBeyond(w, { over: 'solids', beyond: toTarget - less })).toBe(true);
          expect(isSomeBeyond(w, { over: 'solids', viewerBeyond: toViewer - less })).toBe(true);
          expect(isSomeBeyond(w, { over: 'solids', beyond: both - less, viewerBeyond: both - less })).toBe(true);
          checked++;
        }
        // Lines in between those measured may come farther; then there is one to show.
        for (const more of [0, 1, 40, 200])
          for (const test of [
            { over: 'solids', beyond: toTarget + more },
            { over: 'solids', viewerBeyond: toViewer + more },
            { over: 'solids', beyond: both + more, viewerBeyond: both + more },
          ] as const) {
            if (!isSomeBeyond(w, test)) continue;
            const line = foundLine(w);
            if ('beyond' in test) expect(line.toTarget).toBeGreaterThan(test.beyond - 0.01);
            if ('viewerBeyond' in test) expect(line.toViewer).toBeGreaterThan(test.viewerBeyond - 0.01);
            shown++;
          }
      }
    }
    expect(checked).toBeGreaterThan(500);
    expect(shown).toBeGreaterThan(100);
  });
});
