import { LEFT_END, RIGHT_END } from './edge-order.ts';
import type { Line } from './exact-tangents.ts';
import { meet, pointAt } from './facing-edge.ts';
import type { Workspace } from './workspace.ts';

/**
 * Finds the stretch of the edge from which some line crosses a convex feature that is clear of both bases, if there is
 * one. The caller has set the two lines that separate the feature from the target and touch both; they cut the table in
 * four. Lines from a point on the target's side of either one miss the feature; from a point between them, behind the
 * feature, some line crosses it. So the places form one stretch.
 */
export function isCrossedFrom(w: Workspace): boolean {
  const { crossed, edge, order } = w;
  crossed.left = edge.left;
  crossed.right = edge.right;
  crossed.leftRow = LEFT_END;
  crossed.rightRow = RIGHT_END;
  return (
    bound(w, crossed.leftLine) &&
    bound(w, crossed.rightLine) &&
    order.isBefore(crossed.left, crossed.leftRow, crossed.right, crossed.rightRow) &&
    isBehind(w)
  );
}

/** Cuts the stretch to the feature's side of a line. */
function bound({ crossed, edge, order }: Workspace, l: Line): boolean {
  const left = order.signAtEnd(l, true, l.nx * edge.lx + l.ny * edge.ly - l.h);
  const right = order.signAtEnd(l, false, l.nx * edge.rx + l.ny * edge.ry - l.h);
  if (left <= 0 && right <= 0) return false;
  if (left >= 0 && right >= 0) return true;
  const place = meet(edge, l, left > 0);
  const row = order.keepLine(l);
  if (left > 0) {
    if (order.isBefore(place, row, crossed.right, crossed.rightRow)) {
      crossed.right = place;
      crossed.rightRow = row;
    }
  } else if (order.isBefore(crossed.left, crossed.leftRow, place, row)) {
    crossed.left = place;
    crossed.leftRow = row;
  }
  return true;
}

/** Whether the stretch lies behind the feature: the chord between the points where the lines touch it is ahead. */
function isBehind({ crossed, edge, pair }: Workspace): boolean {
  const { leftLine: one, rightLine: other } = crossed;
  const ax = one.px - one.pr * one.nx;
  const ay = one.py - one.pr * one.ny;
  const dx = other.px - other.pr * other.nx - ax;
  const dy = other.py - other.pr * other.ny - ay;
  if (dx === 0 && dy === 0) return true;
  pointAt(edge, (crossed.left + crossed.right) / 2);
  const { point } = edge;
  const mine = dx * (point.y - ay) - dy * (point.x - ax);
  const theirs = dx * (pair.target.ay - ay) - dy * (pair.target.ax - ax);
  return mine > 0 !== theirs > 0;
}
