import type { Point, Standing } from '../shape.ts';
import { targetDiscs } from './base-pair.ts';
import { lay } from './cover.ts';
import { marks } from './examined-features.ts';
import { takesPart } from './feature-rows.ts';
import { foundBodies, foundSolids } from './features-between.ts';
import { findingOnStage, stageOwner, startFrom } from './findings.ts';
import type { CoverTable, CoverTest, Crossing } from './question.ts';
import { BODY, SOLID } from './spans.ts';
import { put } from './tangents.ts';

/** Farther than any table: a limit that only says which of many lines is wanted. */
const ANY = 1 << 20;

/**
 * Everything the lines from a point of the viewer's base cross: each solid and each body once, by the line that crosses
 * it nearest the target. With a mask only some solids; bodies without any.
 */
export function crossingsFrom(
  from: Point,
  viewer: Standing,
  target: Standing,
  table: CoverTable & Pick<CoverTest, 'mask'>,
): readonly Crossing[] {
  const tables = lay(viewer, target, table);
  const { ground } = tables;
  const found: Crossing[] = [];
  startFrom(from);
  for (let k = 0; k < foundSolids.count; k++) {
    const i = foundSolids.index[k]!;
    if (!takesPart(table.mask, i)) continue;
    stageOwner(tables, { over: 'solids', within: ANY }, SOLID, k);
    markFeet(ground.starts[i]!, ground.starts[i + 1]!);
    const { crossing } = findingOnStage(ground, { over: 'solids', within: ANY }, true);
    if (crossing) found.push(crossing);
  }
  for (let k = 0; k < foundBodies.count; k++) {
    stageOwner(tables, { over: 'bodies', within: ANY }, BODY, k);
    const { crossing } = findingOnStage(ground, { over: 'bodies', within: ANY }, true);
    if (crossing) found.push(crossing);
  }
  return found;

  /** The points of its edges nearest the target's circles. */
  function markFeet(start: number, end: number): void {
    for (let c = start, p = end - 1; c < end; p = c++)
      for (let j = 0; j < targetDiscs.count; j++) {
        const ax = ground.x[p]!;
        const ay = ground.y[p]!;
        const dx = ground.x[c]! - ax;
        const dy = ground.y[c]! - ay;
        const part = ((targetDiscs.x[j]! - ax) * dx + (targetDiscs.y[j]! - ay) * dy) / (dx * dx + dy * dy);
        if (part > 0 && part < 1) put(marks, ax + part * dx, ay + part * dy, -1);
      }
  }
}
