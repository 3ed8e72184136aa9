import { shot } from './base-pair.ts';
import { isBefore, keepLine, LEFT_END, RIGHT_END, signAtEnd } from './edge-order.ts';
import { type Line, line } from './exact-tangents.ts';
import { meet, point, pointAt, rim } from './facing-edge.ts';

/**
 * From which places of the rim some line crosses a convex feature that is clear of both bases. The two lines that
 * separate it from the target and touch both cut the table in four: a fan whose point is on the target's side of
 * either line misses the feature; between them, behind the feature, it does not. So the places are one stretch of the
 * rim. Memory as in base-pair.ts.
 */
export const stretch = { left: 0, right: 0, leftRow: LEFT_END, rightRow: RIGHT_END };

/** The two separating lines, to be laid (`separate`) before `isCrossedFrom` is asked. */
export const one: Line = line();
export const other: Line = line();

export function isCrossedFrom(): boolean {
  stretch.left = rim.left;
  stretch.right = rim.right;
  stretch.leftRow = LEFT_END;
  stretch.rightRow = RIGHT_END;
  return (
    bound(one) && bound(other) && isBefore(stretch.left, stretch.leftRow, stretch.right, stretch.rightRow) && isBehind()
  );
}

/** Keeps of the stretch what is on the feature's side of a line. */
function bound(l: Line): boolean {
  const left = signAtEnd(l, true, l.nx * rim.lx + l.ny * rim.ly - l.h);
  const right = signAtEnd(l, false, l.nx * rim.rx + l.ny * rim.ry - l.h);
  if (left <= 0 && right <= 0) return false;
  if (left >= 0 && right >= 0) return true;
  const place = meet(l, left > 0);
  const row = keepLine(l);
  if (left > 0) {
    if (isBefore(place, row, stretch.right, stretch.rightRow)) {
      stretch.right = place;
      stretch.rightRow = row;
    }
  } else if (isBefore(stretch.left, stretch.leftRow, place, row)) {
    stretch.left = place;
    stretch.leftRow = row;
  }
  return true;
}

/** Whether the stretch lies behind the feature: the chord between the points where the lines touch it is on the way. */
function isBehind(): boolean {
  const ax = one.px - one.pr * one.nx;
  const ay = one.py - one.pr * one.ny;
  const dx = other.px - other.pr * other.nx - ax;
  const dy = other.py - other.pr * other.ny - ay;
  if (dx === 0 && dy === 0) return true;
  pointAt((stretch.left + stretch.right) / 2);
  const { target } = shot;
  const mine = dx * (point.y - ay) - dy * (point.x - ax);
  const theirs = dx * (target.ay - ay) - dy * (target.ax - ax);
  return mine > 0 !== theirs > 0;
}
