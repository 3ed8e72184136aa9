// VG-3, VG-10.3-6  How many of some dice succeed, bonus dice included, and how many hits come through the armor.
import { succeeds } from '../core/03-dice.ts';

/** Shares by number; what lies beyond the last one is put to it. */
export type Spread = readonly number[];

/** More than this of anything hardly happens, and makes no difference when it does. */
const MOST = 16;

/** The successes of one die and of the bonus dice after it. */
function ofOneDie(faces: number, explodes: boolean): Spread {
  const spread: number[] = Array(MOST + 1).fill(0);
  if (!explodes) {
    spread[0] = 1 - faces / 6;
    spread[1] = faces / 6;
    return spread;
  }
  // A row of sixes, then a die that is none.
  let row = 1;
  for (let n = 0; n <= MOST; n++) {
    spread[n]! += row * (1 - faces / 6);
    if (n < MOST) spread[n + 1]! += (row * (faces - 1)) / 6;
    row /= 6;
  }
  return spread;
}

const both = (a: Spread, b: Spread): Spread => {
  const sum: number[] = Array(MOST + 1).fill(0);
  for (let i = 0; i <= MOST; i++)
    if (a[i]! > 0) for (let j = 0; j <= MOST; j++) sum[Math.min(MOST, i + j)]! += a[i]! * b[j]!;
  return sum;
};

const NONE: Spread = Array.from({ length: MOST + 1 }, (_, i) => (i === 0 ? 1 : 0));

const known = new Map<number, Spread>();

function keptBy(key: number, find: () => Spread): Spread {
  const before = known.get(key);
  if (before) return before;
  const found = find();
  known.set(key, found);
  return found;
}

/** The successes of so many dice that succeed on so many of six faces. */
export const successes = (dice: number, faces: number, explodes: boolean): Spread =>
  keptBy((Math.min(dice, MOST) * 8 + faces) * 2 + (explodes ? 1 : 0), () => {
    const one = ofOneDie(faces, explodes);
    return Array.from({ length: Math.min(dice, MOST) }).reduce<Spread>(sum => both(sum, one), NONE);
  });

/** On how many faces a die succeeds. */
export const facesFor = (needed: number, modifier: number): number =>
  [1, 2, 3, 4, 5, 6].filter(face => succeeds(face, needed, modifier)).length;

/** The hits of a number that come through armor. */
export const throughArmor = (hits: number, armor: number, explodes: boolean): Spread => {
  const saves = successes(hits, armor, explodes);
  const left: number[] = Array(MOST + 1).fill(0);
  for (let n = 0; n <= MOST; n++) left[Math.max(0, Math.min(hits, MOST) - n)]! += saves[n]!;
  return left;
};

export interface Throw {
  readonly dice: number;
  /** On how many faces an attack die hits and an armor die saves. */
  readonly hit: number;
  readonly armor: number;
  /** Dice that may be rolled again. */
  readonly again: number;
  readonly explodes: boolean;
}

const AGAIN = 1 << 12;

/** The hits that come through, of a whole attack. A die rolled again is reckoned as one more for each that misses. */
export function unsavedOf({ dice, hit, armor, again, explodes }: Throw): Spread {
  const count = Math.min(dice, MOST);
  const key = -1 - ((((count * 8 + hit) * 8 + armor) * 2 + (explodes ? 1 : 0)) * AGAIN + Math.min(again, count));
  return keptBy(key, () => {
    const miss = 1 - hit / 6;
    let hits = successes(count, hit, explodes);
    for (let i = 0; i < Math.min(again, count); i++) {
      const used = 1 - (1 - miss) * (1 - miss) * (count > 2 ? 0.6 : 1);
      const more = both(hits, successes(1, hit, explodes));
      hits = hits.map((share, n) => share * (1 - used * miss) + more[n]! * used * miss);
    }
    const through: number[] = Array(MOST + 1).fill(0);
    for (let n = 0; n <= MOST; n++) {
      if (hits[n]! < 1e-9) continue;
      const left = throughArmor(n, armor, explodes);
      for (let k = 0; k <= MOST; k++) through[k]! += hits[n]! * left[k]!;
    }
    return through;
  });
}
