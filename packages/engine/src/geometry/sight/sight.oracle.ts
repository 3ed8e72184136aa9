import { numbers } from '../../testing/boards.ts';
import type { Body, Footprint, Point, Spot } from '../shape.ts';
import type { Among } from './types.ts';

/** What may block, as a list of upright solids. */
export interface Upright {
  readonly corners?: readonly Point[];
  readonly footprint?: Footprint;
  readonly bottom: number;
  readonly top: number;
}

export function uprights({ scene, mask, bodies = [], except = [] }: Among): readonly Upright[] {
  return [
    ...scene.solids.filter(({ index }) => mask[index] === 1),
    ...bodies.filter((_, i) => !except.includes(i)).map(b => ({ footprint: b, bottom: b.bottom, top: b.top })),
  ];
}

/** Whether a segment keeps clear of all solids, by doubles: it does not even touch one that is grown by `clearance`. */
export const isClear = (a: Spot, b: Spot, solids: readonly Upright[], clearance = 1e-6): boolean =>
  solids.every(solid => !meets(a, b, solid, clearance));

function meets(a: Spot, b: Spot, { corners, footprint, bottom, top }: Upright, grown: number): boolean {
  const cut = { from: 0, to: 1 };
  clip(cut, a.z - bottom + grown, b.z - bottom + grown);
  clip(cut, top - a.z + grown, top - b.z + grown);
  if (corners)
    for (const [i, p] of corners.entries()) {
      const q = corners[(i + 1) % corners.length]!;
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      const side = ({ x, y }: Point): number => ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / length + grown;
      clip(cut, side(a), side(b));
    }
  if (cut.from > cut.to || !footprint) return cut.from <= cut.to;
  const at = (part: number): Point => ({ x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });
  return gapBetween(at(cut.from), at(cut.to), footprint) < footprint.r + grown;
}

/** Keeps the part of a segment where a value that runs from `from` to `to` is above 0. */
function clip(cut: { from: number; to: number }, from: number, to: number): void {
  if (from < 0 && to < 0) cut.to = -1;
  else if (from < 0) cut.from = Math.max(cut.from, from / (from - to));
  else if (to < 0) cut.to = Math.min(cut.to, from / (from - to));
}

function gapBetween(a: Point, b: Point, f: Footprint): number {
  const [c, d] = [
    { x: f.ax, y: f.ay },
    { x: f.bx, y: f.by },
  ];
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - part * dx, p.y - a.y - part * dy);
}

/** Spots spread over a body, many of them on its rim: as seen from an eye, some on its outline too. */
export function spotsOn(body: Body, count: number, seed: number): readonly Spot[] {
  const next = numbers(seed);
  const part = (): number => next(1_000_003) / 1_000_003;
  return Array.from({ length: count }, () => {
    const angle = 2 * Math.PI * part();
    const out = body.r * (next(2) === 0 ? 0.9999 : Math.sqrt(part()));
    const on = next(2) === 0 ? next(2) : part();
    const up = next(3) === 0 ? (next(2) === 0 ? 0.0001 : 0.9999) : part();
    return {
      x: body.ax + on * (body.bx - body.ax) + out * Math.cos(angle),
      y: body.ay + on * (body.by - body.ay) + out * Math.sin(angle),
      z: body.bottom + up * (body.top - body.bottom),
    };
  });
}

/** Whether a spot lies in a body, up to rounding. */
export const isOn = (body: Body, { x, y, z }: Spot): boolean =>
  z > body.bottom - 1e-6 &&
  z < body.top + 1e-6 &&
  toSegment({ x, y }, { x: body.ax, y: body.ay }, { x: body.bx, y: body.by }) < body.r + 1e-6;
