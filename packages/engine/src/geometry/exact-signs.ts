/**
 * Exact signs of the expressions that geometric decisions depend on. Each function first computes the value in doubles,
 * where a stated bound on the rounding error makes most answers certain, and computes the rest in BigInt.
 *
 * Inputs are multiples of a quarter (whole and half tenths, and products of two halves); each must be exact as a
 * double. A whole number beyond 2^53 goes in as factors, or as BigInt through the `Big` functions. Anything else
 * throws a RangeError where the doubles cannot decide.
 *
 * The bounds: with u = 2^-53 every + - * / and square root is off by at most u times its own result. UNSURE is 8u: a
 * difference of two or three such terms is sure when it is larger than UNSURE times the sum of their sizes.
 */
export type Sign = -1 | 0 | 1;

export const UNSURE = 2 / 2251799813685248;
const PER_TERM = UNSURE / 4;

export const signOf = (x: number): Sign => (x > 0 ? 1 : x < 0 ? -1 : 0);
export const signOfBig = (x: bigint): Sign => (x > 0n ? 1 : x < 0n ? -1 : 0);

/** Four times a number, as BigInt: whole numbers, halves and quarters become whole. */
export const quarters = (x: number): bigint => BigInt(4 * x);

/** The sign of a*b - c*d. The products and the difference are each off by at most u: 3u (|ab| + |cd|) in all. */
export function signOfProducts(a: number, b: number, c: number, d: number): Sign {
  const p = a * b;
  const q = c * d;
  const value = p - q;
  if (Math.abs(value) > UNSURE * (Math.abs(p) + Math.abs(q))) return signOf(value);
  return signOfBig(quarters(a) * quarters(b) - quarters(c) * quarters(d));
}

/**
 * The sign of a sum of products, each given by its factors. A product of n factors is off by (n - 1)u of itself and a
 * sum of m by (m - 1)u of the sum of sizes: (n + m)u in all, doubled for the rounding of the bound itself.
 */
export function signOfSum(products: readonly (readonly number[])[]): Sign {
  let value = 0;
  let size = 0;
  let longest = 0;
  for (const factors of products) {
    let product = 1;
    for (const factor of factors) product *= factor;
    value += product;
    size += Math.abs(product);
    if (factors.length > longest) longest = factors.length;
  }
  if (Math.abs(value) > PER_TERM * (longest + products.length) * size) return signOf(value);
  let exact = 0n;
  for (const factors of products) {
    let product = 1n << BigInt(2 * (longest - factors.length));
    for (const factor of factors) product *= quarters(factor);
    exact += product;
  }
  return signOfBig(exact);
}

/** The sign of a + b * sqrt(c), c >= 0. Root, product and sum are off by u each: at most 4u (|a| + |b| sqrt(c)). */
export function signOfSurd(a: number, b: number, c: number): Sign {
  const p = b * Math.sqrt(c);
  const value = a + p;
  if (Math.abs(value) > UNSURE * (Math.abs(a) + Math.abs(p))) return signOf(value);
  return signOfBigSurd(2n * quarters(a), quarters(b), quarters(c));
}

/** The sign of a + b * sqrt(c), c >= 0: if a and b differ in sign, their squares decide. */
export function signOfBigSurd(a: bigint, b: bigint, c: bigint): Sign {
  const one = signOfBig(a);
  const other = c === 0n ? 0 : signOfBig(b);
  if (one === 0 || other === 0 || one === other) return one || other;
  const apart = signOfBig(a * a - b * b * c);
  return one > 0 ? apart : negative(apart);
}

/** The sign of a + b * sqrt(c) + d * sqrt(e), c and e >= 0. At most 5u (|a| + |b| sqrt(c) + |d| sqrt(e)) off. */
export function signOfTwoSurds(a: number, b: number, c: number, d: number, e: number): Sign {
  const p = b * Math.sqrt(c);
  const q = d * Math.sqrt(e);
  const value = a + p + q;
  if (Math.abs(value) > UNSURE * (Math.abs(a) + Math.abs(p) + Math.abs(q))) return signOf(value);
  return signOfTwoBigSurds(2n * quarters(a), [quarters(b), quarters(c)], [quarters(d), quarters(e)]);
}

type Surd = readonly [factor: bigint, radicand: bigint];

/** The sign of a + b * sqrt(c) + d * sqrt(e), by squaring: S² = b²c + d²e + 2bd sqrt(ce) is again one surd. */
export function signOfTwoBigSurds(a: bigint, [b, c]: Surd, [d, e]: Surd): Sign {
  const bbc = b * b * c;
  const dde = d * d * e;
  const roots = signOfRoots(b, d, bbc, dde);
  const one = signOfBig(a);
  if (one === 0 || roots === 0 || one === roots) return one || roots;
  const apart = signOfBigSurd(a * a - bbc - dde, -2n * b * d, c * e);
  return one > 0 ? apart : negative(apart);
}

/** The sign of b * sqrt(c) + d * sqrt(e), given b²c and d²e. */
function signOfRoots(b: bigint, d: bigint, bbc: bigint, dde: bigint): Sign {
  const one = bbc === 0n ? 0 : signOfBig(b);
  const other = dde === 0n ? 0 : signOfBig(d);
  if (one === 0 || other === 0 || one === other) return one || other;
  const apart = signOfBig(bbc - dde);
  return one > 0 ? apart : negative(apart);
}

const negative = (sign: Sign): Sign => (sign === 0 ? 0 : sign > 0 ? -1 : 1);

/** The largest whole number whose square is at most n, n >= 0. */
export function bigRoot(n: bigint): bigint {
  if (n < 1n << 52n) return BigInt(Math.floor(Math.sqrt(Number(n))));
  // Newton from above: each step about doubles the good digits, and the first that does not fall is the answer. The
  // first guess is raised by more than the roundings of a double can have lowered it.
  const bits = BigInt(n.toString(16).length * 4);
  const shift = bits > 1000n ? ((bits - 1000n) >> 1n) + 1n : 0n;
  const guess = Math.sqrt(Number(n >> (2n * shift)));
  let root = (BigInt(Math.floor(guess * (1 + UNSURE))) + 1n) << shift;
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Compares a sum of square roots with a bound: 1 when the sum is larger, 0 when exactly equal, -1 when smaller. */
export const compareRootSum = (radicands: readonly number[], bound: number): Sign =>
  signOfRootSum(radicands, [], -bound);

/**
 * The sign of a sum of square roots, less another, plus a number; radicands (>= 0) and number are multiples of a
 * quarter. In doubles k roots are off by u each and their sum by k u of the sum of sizes: (k + 1)u; the bound takes 4k.
 * In doubt equality is settled by itself, exactly, so that the growing precision after it always comes to an end.
 */
export function signOfRootSum(plus: readonly number[], minus: readonly number[], rest: number): Sign {
  let value = rest;
  let size = Math.abs(rest);
  for (const c of plus) {
    const root = Math.sqrt(c);
    value += root;
    size += root;
  }
  for (const c of minus) {
    const root = Math.sqrt(c);
    value -= root;
    size += root;
  }
  if (Math.abs(value) > 2 * PER_TERM * (plus.length + minus.length + 1) * size) return signOf(value);
  // Four times it all: 4 sqrt(c) = sqrt(4 * 4c).
  const root = (sign: bigint) => (c: number) => ({ c: 4n * quarters(c), sign });
  return signOfBigRootSum([...plus.map(root(1n)), ...minus.map(root(-1n))], quarters(rest));
}

/** A square root, added or (sign -1) taken away. */
export interface BigRoot {
  readonly c: bigint;
  readonly sign: bigint;
}

/** The sign of a sum of square roots of whole numbers, and a whole number. */
export function signOfBigRootSum(roots: readonly BigRoot[], rest: bigint): Sign {
  if (isZero(roots, rest)) return 0;
  for (let bits = 128n; ; bits *= 2n) {
    let value = rest << bits;
    for (const { c, sign } of roots) value += sign * bigRoot(c << (2n * bits));
    // Each root is rounded down by less than 1.
    const unsure = BigInt(roots.length);
    if (value > unsure) return 1;
    if (value < -unsure) return -1;
  }
}

/**
 * Roots of whole numbers that are not rational multiples of one another are independent over the rationals. So the sum
 * is zero only if each family cancels by itself; c and d are of one family when c * d is a square, and then
 * sqrt(d) = sqrt(c * d) / c * sqrt(c). The rational numbers are the family of 1.
 */
function isZero(roots: readonly BigRoot[], rest: bigint): boolean {
  const families: { readonly c: bigint; sum: bigint }[] = [{ c: 1n, sum: rest }];
  const join = (c: bigint, sign: bigint): void => {
    for (const family of families) {
      const root = bigRoot(c * family.c);
      if (root * root !== c * family.c) continue;
      family.sum += sign * root;
      return;
    }
    families.push({ c, sum: sign * c });
  };
  for (const { c, sign } of roots) if (c !== 0n) join(c, sign);
  return families.every(({ sum }) => sum === 0n);
}
