/**
 * The 32-bit mixing functions behind the seeded dice and the state hash. Integer arithmetic modulo 2^32 only, so the
 * results are the same on every platform. None of it is cryptographic.
 *
 * A lane is one 32-bit word. Taking a word w into a lane h is the body of MurmurHash3 (x86, 32 bit):
 *   k = w * c1;  k = rotl(k, 15);  k = k * c2;  h = h ^ k;  h = rotl(h, 13);  h = h * 5 + 0xe6546b64
 * with a pair (c1, c2) for each of the four lanes. Closing a lane is the finalizer of MurmurHash3.
 */
const take = (h: number, w: number, c1: number, c2: number): number => {
  let k = Math.imul(w, c1);
  k = Math.imul((k << 15) | (k >>> 17), c2);
  const mixed = h ^ k;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
};

export const take0 = (h: number, w: number): number => take(h, w, 0xcc9e2d51, 0x1b873593);
export const take1 = (h: number, w: number): number => take(h, w, 0x239b961b, 0xab0e9789);
export const take2 = (h: number, w: number): number => take(h, w, 0x38b34ae5, 0xa1e38b93);
export const take3 = (h: number, w: number): number => take(h, w, 0xab0e9789, 0x38b34ae5);

export const close = (h: number): number => {
  const one = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  const two = Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return two ^ (two >>> 16);
};

/** Four words, as four lanes of one text. */
export type Words = readonly [number, number, number, number];

/** Each lane starts at its number (0 to 3), takes each UTF-16 code unit of the text and then its length, and closes. */
export function wordsOf(text: string): Words {
  let [a, b, c, d] = [0, 1, 2, 3];
  for (let i = 0; i <= text.length; i++) {
    const word = i < text.length ? text.charCodeAt(i) : text.length;
    a = take0(a, word);
    b = take1(b, word);
    c = take2(c, word);
    d = take3(d, word);
  }
  return [close(a), close(b), close(c), close(d)];
}
