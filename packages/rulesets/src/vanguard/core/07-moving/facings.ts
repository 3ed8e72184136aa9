// VG-1.1  Directions in which random proposals lay bases with corners
import type { Direction } from '@little-wars/engine/geometry';

const SOME: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [3, 4],
  [-12, 5],
  [2, -9],
];

export const FACINGS = SOME.length;

/** One of some directions; null beyond them. */
export function facingOf(index: number): Direction | null {
  const [dx, dy] = SOME[index] ?? [];
  return dx === undefined || dy === undefined ? null : { dx, dy };
}
