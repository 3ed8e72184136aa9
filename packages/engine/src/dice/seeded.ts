import type { Numbers } from '../kernel/questions.ts';
import { close, take0, take1, take2, take3, type Words, wordsOf } from './mix.ts';
import { counted, type Dice, type DiceSource, fairNumber, type RollKey } from './source.ts';

/**
 * Seeded dice. The faces of the nth roll of a key (purpose, whose, count, sides) depend only on seed, key and n:
 *
 *   1. S = wordsOf(seed), P = wordsOf(purpose): four words each (mix.ts).
 *   2. Lane i starts at S[i] and takes, in this order: P[i], whose (0 for nobody, else seat + 1), count, sides, nth;
 *      then it closes. The four lanes are the state (a, b, c, counter) of the generator sfc32.
 *   3. sfc32 runs 12 rounds whose results are discarded. A round: t = a + b + counter; counter = counter + 1;
 *      a = b ^ (b >>> 9); b = c + (c << 3); c = rotl(c, 21) + t; the result is t (all modulo 2^32).
 *   4. Each face takes the next result x; while x >= 2^32 - 2^32 mod sides it takes another; the face is
 *      x mod sides + 1.
 *
 * The dice are fair but predictable: someone who sees many faces may be able to work out the seed. Where that matters,
 * use the dice of audit.ts.
 */
export function seededDice(seed: string): Dice {
  const [s0, s1, s2, s3] = wordsOf(seed);
  const purposes = new Map<string, Words>();
  return ({ purpose, whose, count, sides }, nth) => {
    let words = purposes.get(purpose);
    if (words === undefined) {
      words = wordsOf(purpose);
      purposes.set(purpose, words);
    }
    const who = whose === null ? 0 : whose + 1;
    const next = sfc32(
      close(take0(take0(take0(take0(take0(s0, words[0]), who), count), sides), nth)),
      close(take1(take1(take1(take1(take1(s1, words[1]), who), count), sides), nth)),
      close(take2(take2(take2(take2(take2(s2, words[2]), who), count), sides), nth)),
      close(take3(take3(take3(take3(take3(s3, words[3]), who), count), sides), nth)),
    );
    return Array.from({ length: count }, () => fairNumber(sides, next) + 1);
  };
}

/** Seeded dice as a source. A resumed or forked match passes in its earlier rolls. */
export const seeded = (seed: string, history: readonly RollKey[] = []): DiceSource =>
  counted(seededDice(seed), history);

/** A stream of random numbers from a seed, for bots and proposals: sfc32 on wordsOf(seed). */
export function numbers(seed: string): Numbers {
  const next = sfc32(...wordsOf(seed));
  return below => fairNumber(below, next);
}

const WARM_UP = 12;

function sfc32(a0: number, b0: number, c0: number, counter0: number): () => number {
  let [a, b, c, counter] = [a0, b0, c0, counter0];
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < WARM_UP; i++) next();
  return next;
}
