import type { Picture } from '../picture/picture.ts';

/**
 * Whether ends of things that fall on one double t may still lie apart. Directions of corners are quotients of whole
 * numbers, each rounded once: equal ones are always equal here, and rarely two that differ are too.
 */
export function areEndsInDoubt(picture: Picture, t: number, count: number): boolean {
  const { left, leftAcross, leftAlong, owner, right, rightAcross, rightAlong } = picture;
  let ends = 0;
  let isTangent = false;
  let along = 0;
  let across = 0;
  for (let i = 1; i <= count; i++) {
    const isLeft = left[i] === t;
    if (!isLeft && right[i] !== t) continue;
    const nextAlong = isLeft ? leftAlong[i]! : rightAlong[i]!;
    const nextAcross = isLeft ? leftAcross[i]! : rightAcross[i]!;
    // A tangent is no quotient: it is in doubt beside any other end.
    if (ends++ > 0 && (isTangent || owner[i]! < 0 || !isSame(along, across, nextAlong, nextAcross))) return true;
    isTangent = owner[i]! < 0;
    along = nextAlong;
    across = nextAcross;
  }
  return false;
}

/** Whether two directions are one; the numbers are multiples of 2^-20 at least. */
function isSame(along: number, across: number, nextAlong: number, nextAcross: number): boolean {
  if (along === nextAlong && across === nextAcross) return true;
  return whole(along) * whole(nextAcross) === whole(nextAlong) * whole(across);
}

const whole = (x: number): bigint => BigInt(x * 1048576);
