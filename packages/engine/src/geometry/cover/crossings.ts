import type { Point, Standing } from '../shape.ts';
import { begin } from './cover.ts';
import { examineOwner } from './examined-features.ts';
import { takesPart } from './feature-rows.ts';
import { findingOfExamined, startFrom } from './findings.ts';
import type { CoverTable, CoverTest, Crossing } from './question.ts';
import { BODY, SOLID } from './spans.ts';
import { put } from './tangents.ts';
import type { Workspace } from './workspace.ts';

/** A limit larger than any table, which only selects one of many lines. */
const ANY = 1 << 20;

/**
 * Everything that lines from a point of the viewer's base cross: each solid and each body once, by the line that
 * crosses it nearest the target. A mask selects solids; bodies are included only without one.
 */
export function crossingsFrom(
  from: Point,
  viewer: Standing,
  target: Standing,
  table: CoverTable & Pick<CoverTest, 'mask'>,
): readonly Crossing[] {
  const w = begin(viewer, target, table);
  const { candidateSolids, candidateBodies } = w;
  const crossings: Crossing[] = [];
  startFrom(w, from);
  for (let k = 0; k < candidateSolids.count; k++) {
    const i = candidateSolids.index[k]!;
    if (!takesPart(table.mask, i)) continue;
    examineOwner(w, { over: 'solids', within: ANY }, SOLID, k);
    markFeet(w, i);
    const { crossing } = findingOfExamined(w, { over: 'solids', within: ANY }, true);
    if (crossing) crossings.push(crossing);
  }
  for (let k = 0; k < candidateBodies.count; k++) {
    examineOwner(w, { over: 'bodies', within: ANY }, BODY, k);
    const { crossing } = findingOfExamined(w, { over: 'bodies', within: ANY }, true);
    if (crossing) crossings.push(crossing);
  }
  return crossings;
}

/** Marks the points of a solid's edges that are nearest to the target's circles. */
function markFeet({ solids: g, pair, examined }: Workspace, i: number): void {
  const { targetDiscs } = pair;
  const end = g.starts[i + 1]!;
  for (let c = g.starts[i]!, p = end - 1; c < end; p = c++)
    for (let j = 0; j < targetDiscs.count; j++) {
      const ax = g.x[p]!;
      const ay = g.y[p]!;
      const dx = g.x[c]! - ax;
      const dy = g.y[c]! - ay;
      const part = ((targetDiscs.x[j]! - ax) * dx + (targetDiscs.y[j]! - ay) * dy) / (dx * dx + dy * dy);
      if (part > 0 && part < 1) put(examined.marks, ax + part * dx, ay + part * dy, -1);
    }
}
