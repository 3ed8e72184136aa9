// What is known of standings met before, in one table of numbers that every fight uses in turn.

const LEAST = 1 << 12;

let size = LEAST;
let firsts = new Int32Array(size);
let seconds = new Int32Array(size);
let owners = new Int32Array(size);
let mains = new Float64Array(size);
let ties = new Float64Array(size);
let uses = new Uint8Array(size);
let filled = 0;
let owner = 0;

/** From now on nothing is known. Gives a number by which to tell whether somebody else did so meanwhile. */
export function forgetAll(): number {
  filled = 0;
  owner++;
  return owner;
}

export const ownerNow = (): number => owner;

/** Where what is known of a pair of numbers lies, or would. */
function placeOf(first: number, second: number): number {
  const mask = size - 1;
  // Numbers that differ in few bits are to lie far apart.
  const mixed = Math.imul(Math.imul(first, 0x9e3779b1) + second, 0x85ebca6b);
  let at = (mixed ^ (mixed >>> 15)) & mask;
  while (owners[at] === owner && (firsts[at] !== first || seconds[at] !== second)) at = (at + 1) & mask;
  return at;
}

/** The place of what is known of a pair; -1 where nothing is. It holds until something more is put in. */
export function find(first: number, second: number): number {
  const at = placeOf(first, second);
  return owners[at] === owner ? at : -1;
}

export const mainAt = (at: number): number => mains[at]!;
export const tieAt = (at: number): number => ties[at]!;
export const useAt = (at: number): number => uses[at]!;

export interface Found {
  readonly main: number;
  readonly tie: number;
  readonly use: number;
}

export function put(first: number, second: number, { main, tie, use }: Found): number {
  if (2 * ++filled > size) enlarge();
  const at = placeOf(first, second);
  firsts[at] = first;
  seconds[at] = second;
  owners[at] = owner;
  mains[at] = main;
  ties[at] = tie;
  uses[at] = use;
  return at;
}

function enlarge(): void {
  const before = { size, firsts, seconds, owners, mains, ties, uses };
  size *= 2;
  firsts = new Int32Array(size);
  seconds = new Int32Array(size);
  owners = new Int32Array(size);
  mains = new Float64Array(size);
  ties = new Float64Array(size);
  uses = new Uint8Array(size);
  for (let i = 0; i < before.size; i++) {
    if (before.owners[i] !== owner) continue;
    const at = placeOf(before.firsts[i]!, before.seconds[i]!);
    firsts[at] = before.firsts[i]!;
    seconds[at] = before.seconds[i]!;
    owners[at] = owner;
    mains[at] = before.mains[i]!;
    ties[at] = before.ties[i]!;
    uses[at] = before.uses[i]!;
  }
}
