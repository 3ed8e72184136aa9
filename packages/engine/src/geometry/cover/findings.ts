import type { Point, Spot } from '../shape.ts';
import { toInches } from '../units.ts';
import { examineOwner } from './examined-features.ts';
import { takesPart } from './feature-rows.ts';
import { examineAll } from './find-spans.ts';
import { everyLine, someLine } from './lines-from-point.ts';
import { isCornerFit } from './outline-corners.ts';
import type { CoverTest, Crossing, Finding } from './question.ts';
import { BODY, CORNER, PIECE } from './spans.ts';
import type { Workspace } from './workspace.ts';

const FAILS: Finding = { holds: false };

/** Makes lines start from a point. */
export function startFrom({ ray }: Workspace, { x, y }: Point): void {
  ray.x = x;
  ray.y = y;
}

/** Whether a test holds for the examined features, from where lines start: by any line, or by the best one. */
export function findingOfExamined(w: Workspace, test: CoverTest, wantsBest: boolean): Finding {
  if (w.examined.count === 0 || !someLine(w, test, wantsBest)) return FAILS;
  return { holds: true, crossing: crossingOf(w), margin: toInches(Math.max(0, w.hit.margin)) };
}

/** Whether a test holds from where lines start, over all candidates. */
export function findingFrom(w: Workspace, test: CoverTest): Finding {
  if (test.every) return everyFinding(w, test);
  let best = FAILS;
  const isBetter = (next: Finding): boolean => next.holds && (!best.holds || next.margin! > best.margin!);
  for (const [kind, which] of ownersOf(w, test)) {
    examineOwner(w, test, kind, which);
    const next = findingOfExamined(w, test, true);
    if (isBetter(next)) best = next;
  }
  return best;
}

export function everyFinding(w: Workspace, test: CoverTest): Finding {
  examineAll(w, test);
  if (everyLine(w)) return { holds: true };
  return { holds: false, free: [spotOn(w, 0, 1), spotOn(w, w.hit.end, w.hit.end)] };
}

/** Each feature that a test is about, by kind and index; a piece is given by its first solid. */
function ownersOf(w: Workspace, test: CoverTest): readonly (readonly [kind: number, which: number])[] {
  const { candidateBodies, candidateSolids, solids: g } = w;
  const owners: (readonly [number, number])[] = [];
  if (test.over === 'bodies') {
    for (let k = 0; k < candidateBodies.count; k++)
      if (takesPart(test.mask, candidateBodies.index[k]!)) owners.push([BODY, k]);
    return owners;
  }
  let piece = -1;
  for (let k = 0; k < candidateSolids.count; k++) {
    const i = candidateSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    if (test.over === 'corners')
      for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) {
        if (isCornerFit(w, i, c, test)) owners.push([CORNER, c]);
      }
    else if (g.piece[i] !== piece) owners.push([PIECE, k]);
    piece = g.piece[i]!;
  }
  return owners;
}

/** The crossing in `hit`. */
function crossingOf(w: Workspace): Crossing {
  const { feature, end, from, to, toTarget, toViewer } = w.hit;
  const shown = {
    line: [spotOn(w, 0, 1), spotOn(w, end, end)],
    stretch: [spotOn(w, from, end), spotOn(w, to, end)],
    toTarget: toInches(toTarget),
    toViewer: toInches(toViewer),
  } as const;
  if (feature.isBody) return { ...shown, body: feature.index };
  return { ...shown, piece: w.solids.scene.solids[feature.index]!.piece, solid: feature.index };
}

/** A point of the line in `hit`, at a share of its length. */
function spotOn({ ray, hit, pair }: Workspace, at: number, length: number): Spot {
  const { viewer, target } = pair;
  const part = length > 0 ? at / length : 0;
  return { x: ray.x + at * hit.dx, y: ray.y + at * hit.dy, z: viewer.z + part * (target.z - viewer.z) };
}
