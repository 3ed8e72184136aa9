import { quarters, type Sign, signOf, signOfBigRootSum } from '../exact-signs.ts';

/** The length of one straight leg of a way: sqrt(n) where l is 0, and |n| / sqrt(l) otherwise. */
export interface Leg {
  readonly n: number;
  readonly l: number;
}

export const lengthOf = ({ n, l }: Leg): number => (l === 0 ? Math.sqrt(n) : Math.abs(n) / Math.sqrt(l));

/** 16u: three roundings in a leg, one for each sum, and the rest for the rounding of the bound itself. */
const PER_LEG = 1 / 562949953421312;

/** The sign of the length of some legs, less that of others, less a number (a multiple of a quarter); exact. */
export function compareLegs(plus: readonly Leg[], minus: readonly Leg[], number: number): Sign {
  let value = -number;
  let size = Math.abs(number);
  for (const leg of plus) {
    const length = lengthOf(leg);
    value += length;
    size += length;
  }
  for (const leg of minus) {
    const length = lengthOf(leg);
    value -= length;
    size += length;
  }
  if (Math.abs(value) > PER_LEG * (plus.length + minus.length + 1) * size) return signOf(value);
  // The same leg, seen from both ends.
  if (number === 0 && plus.length === 1 && minus.length === 1 && isSame(plus[0]!, minus[0]!)) return 0;
  return compareExactly(plus, minus, number);
}

const isSame = (a: Leg, b: Leg): boolean => a.l === b.l && (a.n === b.n || (a.l !== 0 && a.n === -b.n));

/** All times 4 scale, where scale is a product of all the 4l, so that every radicand is whole. */
function compareExactly(plus: readonly Leg[], minus: readonly Leg[], number: number): Sign {
  const overs = new Set([...plus, ...minus].map(leg => leg.l).filter(l => l !== 0));
  let scale = 1n;
  for (const l of overs) scale *= quarters(l);
  const root = (sign: bigint) => (leg: Leg) => {
    // 16 n = 4 (4n), and 16 n² / l = 4 (4n)² / (4l).
    const n = quarters(leg.n);
    return { c: leg.l === 0 ? 4n * n * scale * scale : (4n * n * n * scale * scale) / quarters(leg.l), sign };
  };
  return signOfBigRootSum([...plus.map(root(1n)), ...minus.map(root(-1n))], -quarters(number) * scale);
}
