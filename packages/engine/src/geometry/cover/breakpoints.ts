import type { Line } from './exact-tangents.ts';
import { meet } from './facing-edge.ts';
import { longer } from './longer.ts';
import { type Discs, setTangent } from './tangents.ts';
import type { Breakpoints, Workspace } from './workspace.ts';

/** Places closer than this are merged: cells this narrow are not examined. */
const NARROW = 1e-9;

export function addBreakpoint(into: Breakpoints, at: number, row: number): void {
  if (into.count === into.at.length) {
    into.at = longer(into.at);
    into.row = longer(into.row);
  }
  into.at[into.count] = at;
  into.row[into.count++] = row;
}

/** Adds the place where a line meets the edge, if it does. */
function addMeeting({ edge, order, spans, breakpoints, taken }: Workspace, l: Line): void {
  const left = l.nx * edge.lx + l.ny * edge.ly - l.h;
  const right = l.nx * edge.rx + l.ny * edge.ry - l.h;
  if (left > 0 === right > 0) return;
  const at = meet(edge, l, left > 0);
  // If limits are only bounds, breakpoints close to an end may be dropped.
  if (taken !== 'exactly') {
    const { left: from, right: to } = spans.searched;
    if (at - from > NARROW && to - at > NARROW) addBreakpoint(breakpoints, at, order.keepLine(l));
    return;
  }
  const row = order.keepLine(l);
  if (spans.isSearched(at, row)) addBreakpoint(breakpoints, at, row);
}

/** Adds the places where tangents to the target through the marks meet the edge. */
export function addTangentsThrough(w: Workspace, marks: Discs): void {
  const { line } = w;
  const { targetDiscs } = w.pair;
  const lots = [marks, targetDiscs] as const;
  for (let i = 0; i < marks.count; i++)
    for (let j = 0; j < targetDiscs.count; j++)
      for (line.side = -1; line.side <= 1; line.side += 2) {
        setTangent(line, lots, i, j);
        addMeeting(w, line);
      }
}

/** Adds the place where the line through two marks meets the edge, if that line meets the target. */
export function addLineThrough(w: Workspace, marks: Discs, i: number, j: number): void {
  const { line: l } = w;
  l.side = 1;
  setTangent(l, [marks, marks], i, j);
  const { ax, ay, bx, by, r } = w.pair.target;
  const a = l.nx * ax + l.ny * ay - l.h;
  const b = l.nx * bx + l.ny * by - l.h;
  if (Math.min(Math.abs(a), Math.abs(b)) >= r && a > 0 === b > 0) return;
  const part = Math.abs(a) < r ? 0 : Math.abs(b) < r ? 1 : a / (a - b);
  l.tx = ax + part * (bx - ax);
  l.ty = ay + part * (by - ay);
  addMeeting(w, l);
}

/** Adds the spans of the searched part in which a condition holds that changes only at the breakpoints. */
export function addSpansBetween({ spans, breakpoints }: Workspace, holdsAt: (place: number) => boolean): void {
  const { searched } = spans;
  addBreakpoint(breakpoints, searched.left, searched.leftRow);
  addBreakpoint(breakpoints, searched.right, searched.rightRow);
  sort(breakpoints);
  const { at, row } = breakpoints;
  const last = breakpoints.count - 1;
  let open = -1;
  for (let k = 0; k < last; k++) {
    if (at[k + 1]! - at[k]! < NARROW) continue;
    const holds = holdsAt((at[k]! + at[k + 1]!) / 2);
    if (holds && open < 0) open = k;
    if (holds || open < 0) continue;
    spans.add(at[open]!, row[open]!, at[k]!, row[k]!);
    open = -1;
  }
  if (open >= 0) spans.add(at[open]!, row[open]!, at[last]!, row[last]!);
}

function sort({ at, row, count }: Breakpoints): void {
  for (let i = 1; i < count; i++) {
    const place = at[i]!;
    const its = row[i]!;
    let k = i;
    for (; k > 0 && at[k - 1]! > place; k--) {
      at[k] = at[k - 1]!;
      row[k] = row[k - 1]!;
    }
    at[k] = place;
    row[k] = its;
  }
}
