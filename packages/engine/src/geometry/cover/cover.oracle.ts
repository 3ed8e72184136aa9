import type { Solid } from '../scene.ts';
import type { Footprint, Point, Spot, Standing } from '../shape.ts';
import type { CoverQuestion, CoverTest } from './question.ts';

/** The definition carried out literally, one line at a time, without any of the code under test. */

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly group: string;
  readonly bottom: number;
  readonly top: number;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const pointOn = (p: Spot, q: Spot, t: number): Point => ({ x: mix(p.x, q.x, t), y: mix(p.y, q.y, t) });
const spotOn = (p: Spot, q: Spot, t: number): Spot => ({ ...pointOn(p, q, t), z: mix(p.z, q.z, t) });

/** The distance of a point from a footprint's core. */
function toCore({ x, y }: Point, f: Footprint): number {
  const [dx, dy] = [f.bx - f.ax, f.by - f.ay];
  const l = dx * dx + dy * dy;
  const t = l === 0 ? 0 : Math.min(1, Math.max(0, ((x - f.ax) * dx + (y - f.ay) * dy) / l));
  return Math.hypot(x - f.ax - t * dx, y - f.ay - t * dy);
}

/** The part of 0 to 1 in which a line is between two heights. */
function atHeight(p: Spot, q: Spot, bottom: number, top: number): [number, number] | null {
  if (p.z === q.z) return bottom <= p.z && p.z < top ? [0, 1] : null;
  const a = (bottom - p.z) / (q.z - p.z);
  const b = (top - p.z) / (q.z - p.z);
  const [low, high] = [Math.max(0, Math.min(a, b)), Math.min(1, Math.max(a, b))];
  return low < high ? [low, high] : null;
}

/** The part of 0 to 1 in which a line is inside a convex outline. */
function inOutline(p: Spot, q: Spot, corners: readonly Point[]): [number, number] | null {
  let [low, high] = [0, 1];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    const side = (at: Point): number => (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
    const [f, g] = [side(p), side(q)];
    if (f <= 0 && g <= 0) return null;
    if (f < 0) low = Math.max(low, f / (f - g));
    if (g < 0) high = Math.min(high, f / (f - g));
  }
  return low < high ? [low, high] : null;
}

/** The same for a footprint: the distance to its core first falls and then rises along a line. */
function inFootprint(p: Spot, q: Spot, f: Footprint): [number, number] | null {
  const far = (t: number): number => toCore(pointOn(p, q, t), f);
  let [a, b] = [0, 1];
  for (let i = 0; i < 90 && b - a > 1e-12; i++) {
    const [m, n] = [mix(a, b, 0.45), mix(a, b, 0.55)];
    if (far(m) < far(n)) b = n;
    else a = m;
  }
  const nearest = (a + b) / 2;
  if (far(nearest) >= f.r) return null;
  const edge = (end: number): number => {
    if (far(end) < f.r) return end;
    let [inside, outside] = [nearest, end];
    for (let i = 0; i < 50; i++) {
      const m = (inside + outside) / 2;
      if (far(m) < f.r) inside = m;
      else outside = m;
    }
    return inside;
  };
  return [edge(0), edge(1)];
}

/** Whether the bounding boxes of a line and a footprint meet: most bodies are nowhere near. */
function comesNear(p: Spot, q: Spot, f: Footprint): boolean {
  const apart = (a: number, b: number, c: number, d: number): boolean =>
    Math.max(a, b) < Math.min(c, d) - f.r || Math.min(a, b) > Math.max(c, d) + f.r;
  return !apart(p.x, q.x, f.ax, f.bx) && !apart(p.y, q.y, f.ay, f.by);
}

/** The stretches of a line inside the features of a test; adjoining ones of one piece are joined. */
function stretches(of: CoverQuestion, test: CoverTest, p: Spot, q: Spot): Stretch[] {
  const inside: Stretch[] = [];
  const add = (
    part: [number, number] | null,
    group: string,
    { bottom, top }: { bottom: number; top: number },
  ): void => {
    const high = atHeight(p, q, bottom, top);
    if (!part || !high) return;
    const [from, to] = [Math.max(part[0], high[0]), Math.min(part[1], high[1])];
    if (from < to) inside.push({ from, to, group: `${group}/${high}`, bottom, top });
  };
  if (test.over === 'bodies')
    of.bodies.forEach((b, i) => {
      if (of.without?.includes(i) || (test.mask?.[i] ?? 1) !== 1 || !comesNear(p, q, b)) return;
      add(inFootprint(p, q, b), `b${i}`, b);
    });
  else
    for (const s of of.scene.solids) if ((test.mask?.[s.index] ?? 1) === 1) add(inOutline(p, q, s.corners), s.piece, s);
  inside.sort((a, b) => a.from - b.from);
  const joined: Stretch[] = [];
  for (const s of inside) {
    const i = joined.findIndex(j => j.group === s.group && s.from <= j.to + 1e-9);
    if (i < 0) joined.push(s);
    else joined[i] = { ...joined[i]!, to: Math.max(joined[i]!.to, s.to) };
  }
  return joined;
}

/** The distance from a base to a point in space. */
const toPoint = (at: Spot, base: Standing): number => Math.hypot(Math.max(0, toCore(at, base) - base.r), at.z - base.z);

export interface Pair {
  readonly viewer: Standing;
  readonly target: Standing;
}

/**
 * Whether one line crosses as a test requires (with `every`: crosses at all), with every limit tightened by `slack`,
 * which may be negative.
 */
export function lineHolds(
  of: CoverQuestion,
  test: CoverTest,
  [p, q]: readonly [Spot, Spot],
  { viewer, target, slack }: Pair & { slack: number },
): boolean {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  return stretches(of, test, p, q).some(s => {
    if ((s.to - s.from) * length < slack) return false;
    const near = toPoint(spotOn(p, q, s.to), target);
    const first = toPoint(spotOn(p, q, s.from), viewer);
    if (test.every) return true;
    return (
      (test.within === undefined || near <= test.within - slack) &&
      (test.beyond === undefined || near > test.beyond + slack) &&
      (test.viewerBeyond === undefined || first > test.viewerBeyond + slack)
    );
  });
}

/** Points all over a base: rings of its circle, along its core. */
export function filling(f: Standing, rings: number, around: number): Spot[] {
  const spots: Spot[] = [];
  const along = f.ax === f.bx && f.ay === f.by ? [0] : [0, 0.25, 0.5, 0.75, 1];
  for (const t of along)
    for (let ring = 1; ring <= rings; ring++)
      for (let i = 0; i < around; i++) {
        const [c, s] = [Math.cos((2 * Math.PI * i) / around), Math.sin((2 * Math.PI * i) / around)];
        const r = (f.r * ring * (1 - 1e-9)) / rings;
        spots.push({ x: mix(f.ax, f.bx, t) + r * c, y: mix(f.ay, f.by, t) + r * s, z: f.z });
      }
  return spots;
}

/** Points of the viewer's edge at which the whole target lies beyond the tangent. */
export function facing({ viewer: v, target: t }: Pair, around: number): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i < around; i++) {
    const n = { x: Math.cos((2 * Math.PI * (i + 0.5)) / around), y: Math.sin((2 * Math.PI * (i + 0.5)) / around) };
    const along = (x: number, y: number): number => x * n.x + y * n.y;
    const edge = Math.max(along(v.ax, v.ay), along(v.bx, v.by)) + v.r;
    if (Math.min(along(t.ax, t.ay), along(t.bx, t.by)) - t.r <= edge) continue;
    const isA = along(v.ax, v.ay) >= along(v.bx, v.by);
    spots.push({ x: (isA ? v.ax : v.bx) + v.r * n.x, y: (isA ? v.ay : v.by) + v.r * n.y, z: v.z });
  }
  return spots.concat(facingSide({ viewer: v, target: t }));
}

/** The same for the straight sides of a long base. */
function facingSide({ viewer: v, target: t }: Pair): Spot[] {
  const [dx, dy] = [v.bx - v.ax, v.by - v.ay];
  const l = Math.hypot(dx, dy);
  if (l === 0) return [];
  return [1, -1].flatMap(side => {
    const n = { x: (-dy / l) * side, y: (dx / l) * side };
    const beyond = Math.min((t.ax - v.ax) * n.x + (t.ay - v.ay) * n.y, (t.bx - v.ax) * n.x + (t.by - v.ay) * n.y);
    if (beyond - t.r <= v.r) return [];
    return [0.1, 0.3, 0.5, 0.7, 0.9].map(at => ({
      x: v.ax + dx * at + v.r * n.x,
      y: v.ay + dy * at + v.r * n.y,
      z: v.z,
    }));
  });
}

/** Whether the solids around a corner that are as high as its own leave more than half a turn free. */
export function turnsOut(of: CoverQuestion, test: CoverTest, solid: Solid, at: Point): boolean {
  const beside = of.scene.solids.filter(
    s => (test.mask?.[s.index] ?? 1) === 1 && s.bottom <= solid.bottom && s.top >= solid.top,
  );
  const around = 720;
  let run = 0;
  let longest = 0;
  for (let i = 0; i < 2 * around; i++) {
    const turn = (2 * Math.PI * (i + 0.37)) / around;
    const p = { x: at.x + 1e-3 * Math.cos(turn), y: at.y + 1e-3 * Math.sin(turn), z: 0 };
    run = beside.some(s => isInside(p, s.corners)) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest > around / 2 + 1;
}

const isInside = (p: Point, corners: readonly Point[]): boolean =>
  corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0;
  });

/**
 * Whether lines from a point run through a corner, as a test requires, and past it on both sides, at the height of its
 * solid.
 */
export function cornerHolds(
  p: Spot,
  at: Point,
  { bottom, top }: Solid,
  { viewer, target, test }: Pair & { test: CoverTest },
): boolean {
  const t = Math.hypot(at.x - p.x, at.y - p.y);
  const keepsLimits = (crossed: Spot): boolean => {
    const [near, first] = [toPoint(crossed, target), toPoint(crossed, viewer)];
    return (
      (test.within === undefined || near <= test.within) &&
      (test.beyond === undefined || near > test.beyond) &&
      (test.viewerBeyond === undefined || first > test.viewerBeyond)
    );
  };
  const through = (turn: number): boolean => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [dx, dy] = [(at.x - p.x) / t, (at.y - p.y) / t];
    const e = { x: dx * c - dy * s, y: dx * s + dy * c };
    const far = t + 20000;
    const part = inFootprint(p, { x: p.x + far * e.x, y: p.y + far * e.y, z: p.z }, target);
    if (!part) return false;
    const from = Math.max(part[0] * far, t);
    const to = part[1] * far;
    if (from >= to) return false;
    for (let i = 1; i < 400; i++) {
      const length = mix(from, to, i / 400);
      const z = mix(p.z, target.z, t / length);
      if (bottom <= z && z < top && keepsLimits({ ...at, z })) return true;
    }
    return false;
  };
  return through(-1e-7) && through(0) && through(1e-7);
}
