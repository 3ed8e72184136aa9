import type { Point, Spot } from '../shape.ts';
import { toInches } from '../units.ts';
import { shot } from './base-pair.ts';
import { clearStage, NO_LIMITS, stage, stageBody, stageCorner, stageSolid } from './examined-features.ts';
import { type Crowd, type Ground, takesPart } from './feature-rows.ts';
import { foundBodies, foundSolids } from './features-between.ts';
import { everyLine, hit, someLine } from './lines-from-point.ts';
import { isCornerFit } from './outline-corners.ts';
import type { CoverTest, Crossing, Finding } from './question.ts';
import { ray } from './ray-cuts.ts';
import { BODY, CORNER, PIECE } from './spans.ts';

/** The tables a question is about. */
export interface Tables {
  readonly ground: Ground;
  readonly crowd: Crowd;
}

const FAILS: Finding = { holds: false };

/** Has the lines start from a point. */
export function startFrom({ x, y }: Point): void {
  ray.x = x;
  ray.y = y;
}

/** Puts on stage what a span is of. */
export function stageOwner({ ground, crowd }: Tables, test: CoverTest, kind: number, which: number): void {
  clearStage();
  if (kind === BODY) stageBody(crowd, which, test);
  else if (kind === CORNER) stageCorner(ground, foundWith(ground, which), which);
  else if (kind !== PIECE) stageSolid(ground, which, test);
  else {
    const piece = ground.piece[foundSolids.index[which]!];
    for (let k = which; k < foundSolids.count && ground.piece[foundSolids.index[k]!] === piece; k++)
      if (takesPart(test.mask, foundSolids.index[k]!)) stageSolid(ground, k, test);
  }
}

/** Which of the solids found a corner belongs to. */
function foundWith(g: Ground, c: number): number {
  for (let k = 0; k < foundSolids.count; k++) if (c < g.starts[foundSolids.index[k]! + 1]!) return k;
  return 0;
}

/** Whether a test holds for what is on stage, from where the lines start; by some line, or by the best there is. */
export function findingOnStage(g: Ground, test: CoverTest, wantsBest: boolean): Finding {
  if (stage.count === 0 || !someLine(g, test, wantsBest)) return FAILS;
  return { holds: true, crossing: crossingOf(g), margin: toInches(Math.max(0, hit.margin)) };
}

/** Whether a test holds from where the lines start: over everything that was found. */
export function findingFrom(tables: Tables, test: CoverTest): Finding {
  if (test.every) return everyFinding(tables, test);
  let best = FAILS;
  const isBetter = (next: Finding): boolean => next.holds && (!best.holds || next.margin! > best.margin!);
  for (const [kind, which] of ownersOf(tables.ground, test)) {
    stageOwner(tables, test, kind, which);
    const next = findingOnStage(tables.ground, test, true);
    if (isBetter(next)) best = next;
  }
  return best;
}

export function everyFinding(tables: Tables, test: CoverTest): Finding {
  const areBodies = test.over === 'bodies';
  const { index, count } = areBodies ? foundBodies : foundSolids;
  clearStage();
  for (let k = 0; k < count; k++) {
    if (!takesPart(test.mask, index[k]!)) continue;
    if (areBodies) stageBody(tables.crowd, k, NO_LIMITS);
    else stageSolid(tables.ground, k, NO_LIMITS);
  }
  return everyLine(tables.ground) ? { holds: true } : { holds: false, free: [spotAt(0, 1), spotAt(hit.end, hit.end)] };
}

/** Each feature a test is about, by kind and place: pieces by their first solid. */
function ownersOf(g: Ground, test: CoverTest): readonly (readonly [kind: number, which: number])[] {
  const made: (readonly [number, number])[] = [];
  if (test.over === 'bodies') {
    for (let k = 0; k < foundBodies.count; k++) if (takesPart(test.mask, foundBodies.index[k]!)) made.push([BODY, k]);
    return made;
  }
  let piece = -1;
  for (let k = 0; k < foundSolids.count; k++) {
    const i = foundSolids.index[k]!;
    if (!takesPart(test.mask, i)) continue;
    if (test.over === 'corners')
      for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) {
        if (isCornerFit(g, i, c, test)) made.push([CORNER, c]);
      }
    else if (g.piece[i] !== piece) made.push([PIECE, k]);
    piece = g.piece[i]!;
  }
  return made;
}

/** The crossing in `hit`. */
export function crossingOf(g: Ground): Crossing {
  const { actor } = hit;
  const shown = {
    line: [spotAt(0, 1), spotAt(hit.end, hit.end)],
    stretch: [spotAt(hit.from, hit.end), spotAt(hit.to, hit.end)],
    toTarget: toInches(hit.toTarget),
    toViewer: toInches(hit.toViewer),
  } as const;
  if (actor.isBody) return { ...shown, body: actor.index };
  return { ...shown, piece: g.scene.solids[actor.index]!.piece, solid: actor.index };
}

/** A place of the line in `hit`, so far along a line of such a length. */
function spotAt(at: number, length: number): Spot {
  const { viewer, target } = shot;
  const part = length > 0 ? at / length : 0;
  return { x: ray.x + at * hit.dx, y: ray.y + at * hit.dy, z: viewer.z + part * (target.z - viewer.z) };
}
