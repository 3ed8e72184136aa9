import { bigRoot } from '../../exact-signs.ts';
import type { Footprint, Point } from '../../shape.ts';
import type { Among } from '../types.ts';

/**
 * The outlines of outlines.ts in BigInt, for what doubles leave in doubt: fixed point with 640 binary places. Ends and
 * edges of prisms are quotients of whole numbers, right to the last place, so equal ones are equal; beside a tangent,
 * where a root approaches 0, some 280 places are right.
 */
export type Real = bigint;

const PLACES = 640n;
export const ONE: Real = 1n << PLACES;
/** 2^-256: what counts as no height and no width. A gap that only prisms bound is 0 or more than 2^-128 (tests). */
export const NOTHING: Real = 1n << (PLACES - 256n);
/** Beyond every finite number that occurs. */
export const ENDLESS: Real = 1n << (PLACES + 256n);

/** A finite double, exactly. */
export function real(x: number): Real {
  let scaled = x;
  let places = 0n;
  while (!Number.isInteger(scaled)) {
    scaled *= 65536;
    places += 16n;
  }
  return (BigInt(scaled) << PLACES) >> places;
}

const STEP = 0x100000000;

export const toDouble = (a: Real): number =>
  a >= ENDLESS ? Infinity : a <= -ENDLESS ? -Infinity : Number(a >> (PLACES - 128n)) / STEP / STEP / STEP / STEP;

export const times = (a: Real, b: Real): Real => (a * b) >> PLACES;
export const over = (a: Real, b: Real): Real => (a << PLACES) / b;

/**
 * The square root; 0 for what is not above 0. A double gives the first 50 digits, and each Newton step doubles them.
 */
function root(a: Real): Real {
  if (a <= 0n) return 0n;
  if (a < SMALL) return bigRoot(a << PLACES);
  const n = a << PLACES;
  let x = BigInt(Math.floor(Math.sqrt(Number(a)))) << (PLACES / 2n);
  for (let step = 0; step < 4; step++) x = (x + n / x) >> 1n;
  return x;
}

const SMALL: Real = 1n << 128n;
export const least = (a: Real, b: Real): Real => (a < b ? a : b);
export const most = (a: Real, b: Real): Real => (a > b ? a : b);

/** A plan as seen from the eye: between which directions, and how near in each. */
export interface Outline {
  readonly left: Real;
  readonly right: Real;
  near(t: Real): Real;
  far(t: Real): Real;
}

/** The direction of view c, from the eye. */
export interface Axis {
  readonly x: Real;
  readonly y: Real;
  readonly square: Real;
}

export const axisOf = (x: number, y: number): Axis => {
  const [cx, cy] = [real(x), real(y)];
  return { x: cx, y: cy, square: times(cx, cx) + times(cy, cy) };
};

/** A corner or centre from the eye, with p · c and cross(c, p). */
function place({ x, y }: Point, c: Axis) {
  const [px, py] = [real(x), real(y)];
  return { x: px, y: py, along: times(px, c.x) + times(py, c.y), across: times(c.x, py) - times(c.y, px) };
}

interface Line {
  readonly a: Real;
  readonly b: Real;
}

/** A convex outline, its corners from the eye and counter-clockwise. */
export function prismOutline(corners: readonly Point[], c: Axis): Outline {
  const places = corners.map(corner => place(corner, c));
  const facing: Line[] = [];
  const away: Line[] = [];
  const ends = { from: ENDLESS, to: -ENDLESS, clipFrom: -ENDLESS, clipTo: ENDLESS };
  for (const [n, q] of places.entries()) {
    const p = places[(n + places.length - 1) % places.length]!;
    const k = times(p.x, q.y) - times(p.y, q.x);
    const up = q.across - p.across;
    const on = q.along - p.along;
    if (k !== 0n) (k < 0n ? facing : away).push({ a: over(up, k), b: over(-on, k) });
    else if (on > 0n) ends.clipFrom = most(ends.clipFrom, over(up, on));
    else if (on < 0n) ends.clipTo = least(ends.clipTo, over(up, on));
    else if (up > 0n) ends.clipTo = -ENDLESS;
    if (q.along > 0n) {
      ends.from = least(ends.from, over(q.across, q.along));
      ends.to = most(ends.to, over(q.across, q.along));
    }
    // Beside the eye an outline reaches to infinity.
    const passes = p.along > 0n && q.along <= 0n ? k : p.along <= 0n && q.along > 0n ? -k : 0n;
    if (passes > 0n) ends.to = ENDLESS;
    if (passes < 0n) ends.from = -ENDLESS;
  }
  const isInside = facing.length === 0;
  return {
    left: isInside ? ends.clipFrom : ends.from,
    right: isInside ? ends.clipTo : ends.to,
    near: t => facing.reduce((q, { a, b }) => least(q, a + times(b, t)), ENDLESS),
    far: t => away.reduce((q, { a, b }) => most(q, a + times(b, t)), 0n),
  };
}

/** A solid by its index, or a body given as -1 - index, as seen from an eye. */
export function outlineOf(index: number, { scene, bodies }: Among, { x, y }: Point, c: Axis): Outline {
  if (index >= 0)
    return prismOutline(
      scene.solids[index]!.corners.map(p => ({ x: p.x - x, y: p.y - y })),
      c,
    );
  const { ax, ay, bx, by, r } = bodies![-1 - index]!;
  return footprintOutline({ ax: ax - x, ay: ay - y, bx: bx - x, by: by - y, r }, c);
}

/** A height, as far up or down the picture as its nearness takes it; what begins at the eye reaches to infinity. */
export const scaled = (height: Real, q: Real): Real => {
  if (q < ENDLESS || height === 0n) return times(height, q);
  return height > 0n ? ENDLESS : -ENDLESS;
};

export function footprintOutline(f: Footprint, c: Axis): Outline {
  const a = circleOutline({ x: f.ax, y: f.ay }, f.r, c);
  return f.ax === f.bx && f.ay === f.by ? a : longOutline(f, a, c);
}

interface Circle extends Outline {
  readonly power: Real;
  /** Whether a ray meets it ahead. */
  meets(t: Real): boolean;
}

function circleOutline(centre: Point, radius: number, c: Axis): Circle {
  const p = place(centre, c);
  const r = real(radius);
  const power = times(p.x, p.x) + times(p.y, p.y) - times(r, r);
  const spread = times(times(r, r), c.square);
  const half = (t: Real): Real => {
    const off = p.across - times(t, p.along);
    return times(spread, ONE + times(t, t)) - times(off, off);
  };
  const ahead = (t: Real): Real => p.along + times(t, p.across);
  const { left, right } = power > 0n ? tangents(p, power, r) : rim(p, power);
  return {
    power,
    left,
    right,
    near: t => (power <= 0n ? ENDLESS : over(ahead(t) + root(half(t)), power)),
    far: t => {
      const away = ahead(t) + root(half(t));
      return away <= 0n ? ENDLESS : over(times(c.square, ONE + times(t, t)), away);
    },
    meets: t => half(t) >= 0n && (power <= 0n || ahead(t) > 0n),
  };
}

interface Ends {
  readonly left: Real;
  readonly right: Real;
}

type Place = ReturnType<typeof place>;

function tangents({ along, across }: Place, power: Real, r: Real): Ends {
  const by = root(power);
  const toLeft = times(along, by) - times(r, across);
  const toRight = times(along, by) + times(r, across);
  const isAhead = toLeft > 0n || toRight > 0n;
  return {
    right: toLeft > 0n ? over(times(across, by) + times(r, along), toLeft) : isAhead ? ENDLESS : -ENDLESS,
    left: toRight > 0n ? over(times(across, by) - times(r, along), toRight) : isAhead ? -ENDLESS : ENDLESS,
  };
}

/** The directions that lead inside from within a circle or from its rim. */
function rim({ along, across }: Place, power: Real): Ends {
  if (power < 0n) return { left: -ENDLESS, right: ENDLESS };
  if (across === 0n) return along > 0n ? { left: -ENDLESS, right: ENDLESS } : { left: ENDLESS, right: -ENDLESS };
  const end = over(-along, across);
  return across > 0n ? { left: end, right: ENDLESS } : { left: -ENDLESS, right: end };
}

function longOutline(f: Footprint, a: Circle, c: Axis): Outline {
  const b = circleOutline({ x: f.bx, y: f.by }, f.r, c);
  const p = place({ x: f.ax, y: f.ay }, c);
  const d = place({ x: f.bx - f.ax, y: f.by - f.ay }, c);
  const core = times(d.x, d.x) + times(d.y, d.y);
  const start = times(p.x, d.x) + times(p.y, d.y);
  const beside = times(d.x, p.y) - times(d.y, p.x);
  const width = times(real(f.r), root(core));
  const [low, high] = [beside - width, beside + width];
  /** The nearness on a straight side, or 0 where the ray does not meet it between the circles. */
  const sideAt = (t: Real, side: Real): Real => {
    const q = side === 0n ? 0n : over(times(t, d.along) - d.across, side);
    if (q <= 0n) return 0n;
    const on = over(d.along + times(t, d.across), q) - start;
    return on >= 0n && on <= core ? q : 0n;
  };
  const isBeside = start < 0n && -start < core && low <= 0n && high >= 0n;
  const isIn = isBeside || a.power <= 0n || b.power <= 0n;
  const isWithin = (isBeside && low < 0n && high > 0n) || a.power < 0n || b.power < 0n;
  const rimEnds = isBeside ? sideEnds(d, low === 0n ? 1n : -1n) : a.power === 0n ? a : b;
  return {
    left: isWithin ? -ENDLESS : isIn ? rimEnds.left : least(a.left, b.left),
    right: isWithin ? ENDLESS : isIn ? rimEnds.right : most(a.right, b.right),
    near: t => {
      if (isIn) return ENDLESS;
      const side = high < 0n ? sideAt(t, high) : low > 0n ? sideAt(t, low) : 0n;
      if (side > 0n) return side;
      return most(a.meets(t) ? a.near(t) : 0n, b.meets(t) ? b.near(t) : 0n) || beyond(a, b, t);
    },
    far: t => {
      const turn = times(t, d.along) - d.across;
      const side = turn > 0n ? sideAt(t, high) : turn < 0n ? sideAt(t, low) : 0n;
      if (side > 0n) return side;
      const q = least(a.meets(t) ? a.far(t) : ENDLESS, b.meets(t) ? b.far(t) : ENDLESS);
      return q < ENDLESS ? q : beyond(a, b, t);
    },
  };
}

/** Rounded away from both circles: where the ray passes the one it all but touches. */
const beyond = (a: Circle, b: Circle, t: Real): Real =>
  least(distance(t, a), distance(t, b)) === distance(t, a) ? a.far(t) : b.far(t);

const distance = (t: Real, { left, right }: Ends): Real => (t < left ? left - t : t > right ? t - right : 0n);

/** The directions that lead inside from a straight side whose inner side is to the left (1) or right (-1) of d. */
function sideEnds(d: Place, inward: bigint): Ends {
  const on = d.along * inward;
  if (on === 0n)
    return d.across * inward < 0n ? { left: -ENDLESS, right: ENDLESS } : { left: ENDLESS, right: -ENDLESS };
  const end = over(d.across, d.along);
  return on > 0n ? { left: end, right: ENDLESS } : { left: -ENDLESS, right: end };
}
