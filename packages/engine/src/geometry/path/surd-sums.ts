import { bigRoot, type Sign, signOfBig } from '../exact-signs.ts';

/** times * sqrt(root) / over, exactly: whole numbers, root >= 0, over > 0. */
export interface BigSurd {
  readonly times: bigint;
  readonly root: bigint;
  readonly over: bigint;
}

/** The same as text, so that records that contain it are plain data. */
export interface Surd {
  readonly times: string;
  readonly root: string;
  readonly over: string;
}

/** times * sqrt(root) / over with the sign of the divisor moved up. */
export const surd = (times: bigint, root: bigint, over: bigint): BigSurd =>
  over < 0n ? { times: -times, root, over: -over } : { times, root, over };

export const surdText = ({ times, root, over }: BigSurd): Surd => ({
  times: `${times}`,
  root: `${root}`,
  over: `${over}`,
});

export const surdOf = ({ times, root, over }: Surd): BigSurd => ({
  times: BigInt(times),
  root: BigInt(root),
  over: BigInt(over),
});

/** The exact sign of a sum of surds. Zero is settled by itself, so that the growing precision comes to an end. */
export function signOfSurds(terms: readonly BigSurd[]): Sign {
  if (isZero(terms)) return 0;
  let unsure = 0n;
  for (const { times, over } of terms) unsure += (times < 0n ? -times : times) / over + 2n;
  for (let bits = 128n; ; bits *= 2n) {
    let value = 0n;
    for (const { times, root, over } of terms) value += (times * bigRoot(root << (2n * bits))) / over;
    if (value > unsure || value < -unsure) return signOfBig(value);
  }
}

interface Family {
  readonly root: bigint;
  times: bigint;
  over: bigint;
}

/**
 * Roots of whole numbers that are not rational multiples of one another are independent over the rationals: the sum
 * is zero only if every family of such multiples cancels by itself. sqrt(d) = sqrt(c d) / c * sqrt(c).
 */
function isZero(terms: readonly BigSurd[]): boolean {
  const families: Family[] = [];
  for (const { times, root, over } of terms) {
    if (times === 0n || root === 0n) continue;
    if (!families.some(family => joins(family, times, root, over))) families.push({ root, times, over });
  }
  return families.every(({ times }) => times === 0n);
}

function joins(family: Family, times: bigint, root: bigint, over: bigint): boolean {
  const product = family.root * root;
  const shared = bigRoot(product);
  if (shared * shared !== product) return false;
  const more = over * family.root;
  family.times = family.times * more + times * shared * family.over;
  family.over *= more;
  return true;
}
