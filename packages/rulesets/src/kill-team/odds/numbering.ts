// Numbers codes in the order in which they are first seen.

const LEAST = 1 << 6;
const FREE = -1;

/** As a Map from codes to 0, 1, 2, …, in two lists of numbers: many dice have too many states for a Map. */
export class Numbering {
  /** The code of each number; entries from `size` on are unused. */
  codes = new Float64Array(LEAST);
  size = 0;
  private mask = 2 * LEAST - 1;
  private slots = new Int32Array(2 * LEAST).fill(FREE);

  /** The number of a code; -1 if it has none. */
  find(code: number): number {
    return this.slots[this.slotOf(code)]!;
  }

  /** The number of a code, which gets the next one if it has none. */
  of(code: number): number {
    const slot = this.slotOf(code);
    const before = this.slots[slot]!;
    return before === FREE ? this.putAt(slot, code) : before;
  }

  private putAt(slot: number, code: number): number {
    const number = this.size++;
    this.slots[slot] = number;
    this.codes[number] = code;
    if (this.size === this.codes.length) this.enlarge();
    return number;
  }

  private slotOf(code: number): number {
    const { slots, codes, mask } = this;
    // A hash: codes exceed 32 bits, and codes that differ in few bits should not collide.
    const mixed = Math.imul((code % 0x7fffffff) ^ Math.floor(code / 0x7fffffff), 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    while (slots[slot] !== FREE && codes[slots[slot]!] !== code) slot = (slot + 1) & mask;
    return slot;
  }

  private enlarge(): void {
    const codes = new Float64Array(2 * this.size);
    codes.set(this.codes);
    this.codes = codes;
    this.slots = new Int32Array(4 * this.size).fill(FREE);
    this.mask = this.slots.length - 1;
    for (let number = 0; number < this.size; number++) this.slots[this.slotOf(codes[number]!)] = number;
  }
}
