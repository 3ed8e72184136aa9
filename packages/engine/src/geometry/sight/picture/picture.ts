/**
 * What an eye sees, drawn on the upright plane that stands across the line of view through the middle of the target.
 *
 * In plan the eye is the origin and c points at the target's middle. A direction is u(t) = c + t c', with c' = c turned
 * left; a plan point is λ u(t), and q = 1 / λ is its nearness (1 at the plane, more in front of it). On the picture a
 * point at height w above the eye lies t sideways and w q up: both in units of the plane, so that |c| t and w q are
 * tenths measured at the target. Straight stays straight, and a convex solid draws a convex outline: between its two
 * ends, at each t, it covers the heights from a convex lower line to a concave upper one.
 *
 * Along the edge from corner P to corner Q nearness is linear: q = cross(u, PQ) / cross(P, Q). Along a circle it solves
 * k q² - 2 (u · p) q + u² = 0, where k = p² - r².
 *
 * Things drawn stand in flat arrays, number 0 being the target. The memory is shared by all questions: a question draws
 * afresh, and none starts before the last one has ended.
 */
const ROOM = 4096;
export const EDGES = 32768;

export const PRISM = 0;
export const ROUND = 1;
export const LONG = 2;

/** The eye, the frame and what is common to all drawn things. All fields are doubles. */
export const view = {
  x: 0.5,
  y: 0.5,
  z: 0.5,
  /** c, its square and its length. */
  cx: 0.5,
  cy: 0.5,
  square: 0.5,
  length: 0.5,
  /** The least and largest p · c of the target. */
  front: 0.5,
  back: 0.5,
  /** The target lies within this box of the picture. */
  low: 0.5,
  high: 0.5,
  /** A height difference below this (in tenths) is left to exact arithmetic; and so is a width, as a difference of t. */
  doubt: 0.5,
  narrow: 0.5,
};

export const left = new Float64Array(ROOM);
export const right = new Float64Array(ROOM);
/** Bottom and top above the eye. */
export const bottom = new Float64Array(ROOM);
export const top = new Float64Array(ROOM);
/** A solid of the scene by its index, a body as -1 - index. */
export const owner = new Int32Array(ROOM);
export const kind = new Uint8Array(ROOM);
/** Prisms: p · c and cross(c, p) of the corners at both ends, whole numbers, to tell equal ends from nearly equal. */
export const leftAlong = new Float64Array(ROOM);
export const leftAcross = new Float64Array(ROOM);
export const rightAlong = new Float64Array(ROOM);
export const rightAcross = new Float64Array(ROOM);
/** Whether the eye stands inside the outline (or on its rim): then it begins at the eye itself. */
export const around = new Uint8Array(ROOM);
/** Whether it and the target run into one another, so that which comes first depends on the direction. */
export const mixed = new Uint8Array(ROOM);

/** Prisms: q = edgeA + edgeB t of the edges that face the eye, then of those that face away. */
export const edgesFrom = new Int32Array(ROOM);
export const edgesTurn = new Int32Array(ROOM);
export const edgesTo = new Int32Array(ROOM);
export const edgeA = new Float64Array(EDGES);
export const edgeB = new Float64Array(EDGES);

/** Circles: p · c, cross(c, p), k and r² c². A long body has two and the lines between them. */
export const alongA = new Float64Array(ROOM);
export const acrossA = new Float64Array(ROOM);
export const powerA = new Float64Array(ROOM);
export const alongB = new Float64Array(ROOM);
export const acrossB = new Float64Array(ROOM);
export const powerB = new Float64Array(ROOM);
export const spread = new Float64Array(ROOM);
/** Long bodies: cross(ab, p) on the two sides, a · ab, and ab². */
export const sideLow = new Float64Array(ROOM);
export const sideHigh = new Float64Array(ROOM);
export const startOn = new Float64Array(ROOM);
export const core = new Float64Array(ROOM);

export const isRoomFor = (things: number, edges: number): boolean => things < ROOM && edges < EDGES;

/** The nearness where a ray enters thing i. Infinite where it begins at the eye. Asked only between its ends. */
export function nearAt(i: number, t: number): number {
  if (kind[i] === PRISM) {
    let q = Infinity;
    for (let e = edgesFrom[i]!, end = edgesTurn[i]!; e < end; e++) {
      const g = edgeA[e]! + edgeB[e]! * t;
      if (g < q) q = g;
    }
    return q;
  }
  if (around[i] === 1) return Infinity;
  return kind[i] === ROUND ? roundNear(i, t) : longNear(i, t);
}

/** The nearness where a ray leaves thing i. */
export function farAt(i: number, t: number): number {
  if (kind[i] === PRISM) {
    let q = 0;
    for (let e = edgesTurn[i]!, end = edgesTo[i]!; e < end; e++) {
      const g = edgeA[e]! + edgeB[e]! * t;
      if (g > q) q = g;
    }
    return q;
  }
  return kind[i] === ROUND ? roundFar(i, t) : longFar(i, t);
}

// The half chord comes from r² u² - cross(u, p)², which loses nothing where the ray only just touches.
function roundNear(i: number, t: number): number {
  const off = acrossA[i]! - t * alongA[i]!;
  const half = spread[i]! * (1 + t * t) - off * off;
  return (alongA[i]! + t * acrossA[i]! + (half > 0 ? Math.sqrt(half) : 0)) / powerA[i]!;
}

function roundFar(i: number, t: number): number {
  const off = acrossA[i]! - t * alongA[i]!;
  const half = spread[i]! * (1 + t * t) - off * off;
  const away = alongA[i]! + t * acrossA[i]! + (half > 0 ? Math.sqrt(half) : 0);
  return (view.square * (1 + t * t)) / away;
}

/** The straight side a ray enters by if it meets it between the two circles, or else the nearer circle. */
function longNear(i: number, t: number): number {
  const turn = t * (alongB[i]! - alongA[i]!) - (acrossB[i]! - acrossA[i]!);
  const side = sideHigh[i]! < 0 ? sideHigh[i]! : Math.max(0, sideLow[i]!);
  if (side !== 0 && isBetween(i, t, turn / side)) return turn / side;
  const a = circleNear(alongA[i]! + t * acrossA[i]!, halfChord(i, t, alongA[i]!, acrossA[i]!), powerA[i]!);
  const b = circleNear(alongB[i]! + t * acrossB[i]!, halfChord(i, t, alongB[i]!, acrossB[i]!), powerB[i]!);
  // Just beside the ends rounding may miss both: the nearest point of the tangent is what is asked for.
  if (a < 0 && b < 0) return tangentNear(i, t);
  return Math.max(a, b);
}

function longFar(i: number, t: number): number {
  const turn = t * (alongB[i]! - alongA[i]!) - (acrossB[i]! - acrossA[i]!);
  const side = turn > 0 ? sideHigh[i]! : sideLow[i]!;
  if (turn !== 0 && isBetween(i, t, turn / side)) return turn / side;
  const square = view.square * (1 + t * t);
  const a = circleFar(alongA[i]! + t * acrossA[i]!, halfChord(i, t, alongA[i]!, acrossA[i]!), square);
  const b = circleFar(alongB[i]! + t * acrossB[i]!, halfChord(i, t, alongB[i]!, acrossB[i]!), square);
  if (a === Infinity && b === Infinity) return tangentNear(i, t);
  return Math.min(a, b);
}

/** Whether the point at nearness q lies beside the core of a long body. */
function isBetween(i: number, t: number, q: number): boolean {
  if (!(q > 0)) return false;
  const along = (alongB[i]! - alongA[i]! + t * (acrossB[i]! - acrossA[i]!)) / q - startOn[i]!;
  return along >= 0 && along <= core[i]!;
}

function halfChord(i: number, t: number, along: number, across: number): number {
  const off = across - t * along;
  const half = spread[i]! * (1 + t * t) - off * off;
  return half < 0 ? -1 : Math.sqrt(half);
}

const circleNear = (ahead: number, half: number, power: number): number =>
  half < 0 || power <= 0 || ahead <= 0 ? -1 : (ahead + half) / power;

const circleFar = (ahead: number, half: number, square: number): number =>
  half < 0 || ahead + half <= 0 ? Infinity : square / (ahead + half);

/** Where a ray that just misses a long body passes closest to it. */
function tangentNear(i: number, t: number): number {
  const square = view.square * (1 + t * t);
  const missA = Math.abs(acrossA[i]! - t * alongA[i]!);
  const missB = Math.abs(acrossB[i]! - t * alongB[i]!);
  return square / (missA < missB ? alongA[i]! + t * acrossA[i]! : alongB[i]! + t * acrossB[i]!);
}
