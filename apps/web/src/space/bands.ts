// A path split at its limits: measured from above, running in space.
import type { Reachable } from '@little-wars/engine';
import type { Vector } from './vector.ts';

export interface Band {
  /** Which limit it is within: 0 for the first. */
  readonly band: number;
  readonly points: readonly Vector[];
}

export function bandsAlong(path: readonly Vector[], limits: Reachable['limits']): readonly Band[] {
  const bands: { band: number; points: Vector[] }[] = [{ band: 0, points: path.slice(0, 1) }];
  let gone = 0;
  for (const [i, to] of path.slice(1).entries()) {
    let from = path[i]!;
    for (;;) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const { band } = bands.at(-1)!;
      const limit = limits[band]?.at;
      if (limit === undefined || gone + length <= limit) {
        gone += length;
        break;
      }
      const share = (limit - gone) / length;
      const cut = {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        z: from.z + (to.z - from.z) * share,
      };
      bands.at(-1)!.points.push(cut);
      bands.push({ band: band + 1, points: [cut] });
      gone = limit;
      from = cut;
    }
    bands.at(-1)!.points.push(to);
  }
  return bands.filter(({ points }) => points.length > 1);
}
