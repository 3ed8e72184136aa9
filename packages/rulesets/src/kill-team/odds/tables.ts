// Dice by the faces they fall on.
import { binomial } from '@little-wars/engine';

/** Every way so many dice fall into classes of so many faces each, with the number of falls that do. */
export function everyFall(
  sizes: readonly number[],
  dice: number,
  visit: (counts: readonly number[], weight: number) => void,
): void {
  const counts = sizes.map(() => 0);
  const last = sizes.length - 1;
  const share = (at: number, rest: number, weight: number): void => {
    const size = sizes[at]!;
    let scaled = weight;
    if (at === last) {
      for (let n = 0; n < rest; n++) scaled *= size;
      counts[at] = rest;
      visit(counts, scaled);
      return;
    }
    for (let n = 0; n <= rest; n++, scaled *= size) {
      counts[at] = n;
      share(at + 1, rest - n, scaled * binomial(rest, n));
    }
  };
  share(0, dice, 1);
}
