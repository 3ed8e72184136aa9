// Distributions of dice over faces.
import { binomial } from '@little-wars/engine';

/** Every distribution of n dice over classes of faces, with the number of outcomes for each. */
export function everyFall(
  sizes: readonly number[],
  dice: number,
  visit: (counts: Int32Array, weight: number) => void,
): void {
  const counts = new Int32Array(sizes.length);
  const last = sizes.length - 1;
  // Weights soon exceed 31-bit integers: lists of doubles avoid deoptimising code that has seen only small ones.
  const faces = Float64Array.from(sizes);
  const weights = new Float64Array(sizes.length).fill(1);
  const share = (at: number, rest: number): void => {
    const size = faces[at]!;
    if (at === last) {
      for (let n = 0; n < rest; n++) weights[at]! *= size;
      counts[at] = rest;
      visit(counts, weights[at]!);
      return;
    }
    const whole = weights[at]!;
    let scaled = whole;
    for (let n = 0; n <= rest; n++, scaled *= size) {
      counts[at] = n;
      weights[at + 1] = scaled * binomial(rest, n);
      share(at + 1, rest - n);
    }
  };
  share(0, dice);
}
