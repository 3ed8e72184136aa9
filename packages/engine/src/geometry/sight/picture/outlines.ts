import { type Picture, PRISM, ROUND } from './picture.ts';

/** The nearness at which a ray enters thing i; infinite if that holds the eye. Only for directions between its ends. */
export function nearAt(picture: Picture, i: number, t: number): number {
  const { kind, holdsEye, edgesFrom, edgesTurn, edgeA, edgeB } = picture;
  if (kind[i] === PRISM) {
    let q = Infinity;
    for (let e = edgesFrom[i]!, end = edgesTurn[i]!; e < end; e++) {
      const g = edgeA[e]! + edgeB[e]! * t;
      if (g < q) q = g;
    }
    return q;
  }
  if (holdsEye[i] === 1) return Infinity;
  return kind[i] === ROUND ? roundNear(picture, i, t) : longNear(picture, i, t);
}

/** The nearness at which a ray leaves thing i. */
export function farAt(picture: Picture, i: number, t: number): number {
  const { kind, edgesTurn, edgesTo, edgeA, edgeB } = picture;
  if (kind[i] === PRISM) {
    let q = 0;
    for (let e = edgesTurn[i]!, end = edgesTo[i]!; e < end; e++) {
      const g = edgeA[e]! + edgeB[e]! * t;
      if (g > q) q = g;
    }
    return q;
  }
  return kind[i] === ROUND ? roundFar(picture, i, t) : longFar(picture, i, t);
}

/** The half chord comes from r² u² - cross(u, p)², which stays precise where the ray only just touches the circle. */
function roundNear(picture: Picture, i: number, t: number): number {
  const { alongA, acrossA, powerA, spread } = picture;
  const off = acrossA[i]! - t * alongA[i]!;
  const half = spread[i]! * (1 + t * t) - off * off;
  return (alongA[i]! + t * acrossA[i]! + (half > 0 ? Math.sqrt(half) : 0)) / powerA[i]!;
}

function roundFar(picture: Picture, i: number, t: number): number {
  const { view, alongA, acrossA, spread } = picture;
  const off = acrossA[i]! - t * alongA[i]!;
  const half = spread[i]! * (1 + t * t) - off * off;
  const away = alongA[i]! + t * acrossA[i]! + (half > 0 ? Math.sqrt(half) : 0);
  return (view.square * (1 + t * t)) / away;
}

/** The straight side a ray enters by if it meets it between the two circles, or else the nearer circle. */
function longNear(picture: Picture, i: number, t: number): number {
  const { alongA, acrossA, powerA, alongB, acrossB, powerB, sideLow, sideHigh, spread } = picture;
  const turn = t * (alongB[i]! - alongA[i]!) - (acrossB[i]! - acrossA[i]!);
  const side = sideHigh[i]! < 0 ? sideHigh[i]! : Math.max(0, sideLow[i]!);
  if (side !== 0 && isBetween(picture, i, t, turn / side)) return turn / side;
  const a = circleNear(alongA[i]! + t * acrossA[i]!, halfChord(spread[i]!, t, alongA[i]!, acrossA[i]!), powerA[i]!);
  const b = circleNear(alongB[i]! + t * acrossB[i]!, halfChord(spread[i]!, t, alongB[i]!, acrossB[i]!), powerB[i]!);
  // At the very ends rounding may miss both circles: then the ray's point nearest to the body will do.
  if (a < 0 && b < 0) return tangentNear(picture, i, t);
  return Math.max(a, b);
}

function longFar(picture: Picture, i: number, t: number): number {
  const { view, alongA, acrossA, alongB, acrossB, sideLow, sideHigh, spread } = picture;
  const turn = t * (alongB[i]! - alongA[i]!) - (acrossB[i]! - acrossA[i]!);
  const side = turn > 0 ? sideHigh[i]! : sideLow[i]!;
  if (turn !== 0 && isBetween(picture, i, t, turn / side)) return turn / side;
  const square = view.square * (1 + t * t);
  const a = circleFar(alongA[i]! + t * acrossA[i]!, halfChord(spread[i]!, t, alongA[i]!, acrossA[i]!), square);
  const b = circleFar(alongB[i]! + t * acrossB[i]!, halfChord(spread[i]!, t, alongB[i]!, acrossB[i]!), square);
  if (a === Infinity && b === Infinity) return tangentNear(picture, i, t);
  return Math.min(a, b);
}

/** Whether the point at nearness q lies beside the core of a long body. */
function isBetween(picture: Picture, i: number, t: number, q: number): boolean {
  const { alongA, acrossA, alongB, acrossB, startOn, core } = picture;
  if (!(q > 0)) return false;
  const along = (alongB[i]! - alongA[i]! + t * (acrossB[i]! - acrossA[i]!)) / q - startOn[i]!;
  return along >= 0 && along <= core[i]!;
}

/** Half of what a circle cuts out of a ray, or -1 where the ray misses it. */
function halfChord(spread: number, t: number, along: number, across: number): number {
  const off = across - t * along;
  const half = spread * (1 + t * t) - off * off;
  return half < 0 ? -1 : Math.sqrt(half);
}

const circleNear = (ahead: number, half: number, power: number): number =>
  half < 0 || power <= 0 || ahead <= 0 ? -1 : (ahead + half) / power;

const circleFar = (ahead: number, half: number, square: number): number =>
  half < 0 || ahead + half <= 0 ? Infinity : square / (ahead + half);

/** Where a ray that just misses a long body passes closest to it. */
function tangentNear(picture: Picture, i: number, t: number): number {
  const { view, alongA, acrossA, alongB, acrossB } = picture;
  const square = view.square * (1 + t * t);
  const missA = Math.abs(acrossA[i]! - t * alongA[i]!);
  const missB = Math.abs(acrossB[i]! - t * alongB[i]!);
  return square / (missA < missB ? alongA[i]! + t * acrossA[i]! : alongB[i]! + t * acrossB[i]!);
}
