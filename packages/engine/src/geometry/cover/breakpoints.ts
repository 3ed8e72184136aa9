import { shot } from './base-pair.ts';
import { keepLine } from './edge-order.ts';
import type { Line } from './exact-tangents.ts';
import { meet, rim } from './facing-edge.ts';
import { addSpan, isInWindow, window } from './spans.ts';

/** The places of the window where an answer may change. Memory as in base-pair.ts. */
export const places = { count: 0, at: new Float64Array(256), row: new Int32Array(256) };

/** Places closer than this are one: a cell so narrow is not looked into. */
const NARROW = 1e-9;

export function clearPlaces(): void {
  places.count = 0;
}

export function addPlace(at: number, row: number): void {
  if (places.count === places.at.length) {
    const more = { at: new Float64Array(2 * places.count), row: new Int32Array(2 * places.count) };
    more.at.set(places.at);
    more.row.set(places.row);
    places.at = more.at;
    places.row = more.row;
  }
  places.at[places.count] = at;
  places.row[places.count++] = row;
}

/** Adds the place where a line meets the rim, if it does. */
export function addMeeting(l: Line): void {
  const left = l.nx * rim.lx + l.ny * rim.ly - l.h;
  const right = l.nx * rim.rx + l.ny * rim.ry - l.h;
  if (left > 0 === right > 0) return;
  const at = meet(l, left > 0);
  const row = keepLine(l);
  if (isInWindow(at, row)) addPlace(at, row);
}

/** The same for a line through two marks: it matters only if it runs through the target. */
export function addThrough(l: Line): void {
  const { ax, ay, bx, by, r } = shot.target;
  const a = l.nx * ax + l.ny * ay - l.h;
  const b = l.nx * bx + l.ny * by - l.h;
  if (Math.min(Math.abs(a), Math.abs(b)) >= r && a > 0 === b > 0) return;
  const part = Math.abs(a) < r ? 0 : Math.abs(b) < r ? 1 : a / (a - b);
  l.tx = ax + part * (bx - ax);
  l.ty = ay + part * (by - ay);
  addMeeting(l);
}

/** Adds the spans of the window from which something holds that changes at the places only. */
export function addSpansBetween(holdsAt: (place: number) => boolean): void {
  addPlace(window.left, window.leftRow);
  addPlace(window.right, window.rightRow);
  sort();
  const { at, row } = places;
  const last = places.count - 1;
  let open = -1;
  for (let k = 0; k < last; k++) {
    if (at[k + 1]! - at[k]! < NARROW) continue;
    const holds = holdsAt((at[k]! + at[k + 1]!) / 2);
    if (holds && open < 0) open = k;
    if (holds || open < 0) continue;
    addSpan(at[open]!, row[open]!, at[k]!, row[k]!);
    open = -1;
  }
  if (open >= 0) addSpan(at[open]!, row[open]!, at[last]!, row[last]!);
}

function sort(): void {
  const { at, row } = places;
  for (let i = 1; i < places.count; i++) {
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
