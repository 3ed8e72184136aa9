// What is known of standings met before, in one table of numbers that every fight uses in turn.
import { scratch } from '@little-wars/engine';

const LEAST = 1 << 12;

export interface Found {
  readonly main: number;
  readonly tie: number;
  readonly use: number;
}

/** By pairs of numbers. What an owner put in is there until another one takes the table over. */
export class Standings {
  owner = 0;
  private size = LEAST;
  private filled = 0;
  private firsts = new Int32Array(LEAST);
  private seconds = new Int32Array(LEAST);
  private owners = new Int32Array(LEAST);
  private mains = new Float64Array(LEAST);
  private ties = new Float64Array(LEAST);
  private uses = new Uint8Array(LEAST);

  /** From now on nothing is known. Gives a number by which to tell whether somebody else did so meanwhile. */
  takeOver(): number {
    this.filled = 0;
    this.owner++;
    return this.owner;
  }

  /** The place of what is known of a pair; -1 where nothing is. It holds until something more is put in. */
  find(first: number, second: number): number {
    const at = this.placeOf(first, second);
    return this.owners[at] === this.owner ? at : -1;
  }

  mainAt(at: number): number {
    return this.mains[at]!;
  }

  tieAt(at: number): number {
    return this.ties[at]!;
  }

  useAt(at: number): number {
    return this.uses[at]!;
  }

  put(first: number, second: number, { main, tie, use }: Found): number {
    if (2 * ++this.filled > this.size) this.enlarge();
    const at = this.placeOf(first, second);
    this.firsts[at] = first;
    this.seconds[at] = second;
    this.owners[at] = this.owner;
    this.mains[at] = main;
    this.ties[at] = tie;
    this.uses[at] = use;
    return at;
  }

  /** Where what is known of a pair of numbers lies, or would. */
  private placeOf(first: number, second: number): number {
    const { owner, owners, firsts, seconds } = this;
    const mask = this.size - 1;
    // Numbers that differ in few bits are to lie far apart.
    const mixed = Math.imul(Math.imul(first, 0x9e3779b1) + second, 0x85ebca6b);
    let at = (mixed ^ (mixed >>> 15)) & mask;
    while (owners[at] === owner && (firsts[at] !== first || seconds[at] !== second)) at = (at + 1) & mask;
    return at;
  }

  private enlarge(): void {
    const { size, firsts, seconds, owners, mains, ties, uses, filled } = this;
    this.size = 2 * size;
    this.firsts = new Int32Array(this.size);
    this.seconds = new Int32Array(this.size);
    this.owners = new Int32Array(this.size);
    this.mains = new Float64Array(this.size);
    this.ties = new Float64Array(this.size);
    this.uses = new Uint8Array(this.size);
    for (let i = 0; i < size; i++)
      if (owners[i] === this.owner)
        this.put(firsts[i]!, seconds[i]!, { main: mains[i]!, tie: ties[i]!, use: uses[i]! });
    this.filled = filled;
  }
}

/** The one that every fight uses: filled anew by each, and read only while it is thought about. */
export const standings = scratch(() => new Standings());
