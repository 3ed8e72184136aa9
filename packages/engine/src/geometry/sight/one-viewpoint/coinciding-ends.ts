import type { Picture } from '../picture/picture.ts';

/**
 * Whether ends of things that share one double t may still differ. Directions of corners are quotients of whole numbers,
 * rounded once: equal quotients give equal doubles, but on rare occasions unequal ones do too.
 */
export function areEndsInDoubt(picture: Picture, t: number): boolean {
  const { count, left, leftAcross, leftAlong, owner, right, rightAcross, rightAlong } = picture;
  let ends = 0;
  let isTangent = false;
  let along = 0;
  let across = 0;
  for (let i = 1; i <= count; i++) {
    const isLeft = left[i] === t;
    if (!isLeft && right[i] !== t) continue;
    const nextAlong = isLeft ? leftAlong[i]! : rightAlong[i]!;
    const nextAcross = isLeft ? leftAcross[i]! : rightAcross[i]!;
    // A tangent is no quotient of whole numbers: it is in doubt beside any other end.
    if (ends++ > 0 && (isTangent || owner[i]! < 0 || !isSame(along, across, nextAlong, nextAcross))) return true;
    isTangent = owner[i]! < 0;
    along = nextAlong;
    across = nextAcross;
  }
  return false;
}

/** Whether two directions are equal; the numbers are multiples of 2^-20. */
function isSame(along: number, across: number, nextAlong: number, nextAcross: number): boolean {
  if (along === nextAlong && across === nextAcross) return true;
  return whole(along) * whole(nextAcross) === whole(nextAlong) * whole(across);
}

const whole = (x: number): bigint => BigInt(x * 1048576);
