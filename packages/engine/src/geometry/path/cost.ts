import { compareRootSum, type Sign, signOf } from '../exact-signs.ts';
import type { Tenths } from '../units.ts';
import type { Pass } from './ground.ts';
import type { Passed, Step } from './judge-leg.ts';
import { endSurds, type Span, type SpanEnd } from './segment-in-round.ts';
import type { Stay } from './stays-in-terrain.ts';
import { type BigSurd, type Surd, signOfSurds, surd, surdOf, surdText } from './surd-sums.ts';

/** What a path costs, exactly: the sum of the roots of `squares`, of `surds`, and a whole number. */
export interface Cost {
  /** In doubles, for showing: off by less than a millionth of a tenth. */
  readonly tenths: number;
  readonly squares: readonly number[];
  readonly surds: readonly Surd[];
  readonly whole: Tenths;
}

/** Costs closer to the allowance than this are compared exactly. */
const UNSURE = 1e-6;

/** -1, 0 or 1 as a cost is less than, exactly or more than an allowance. */
export function compareCost(cost: Cost, allowance: Tenths): Sign {
  const apart = cost.tenths - allowance;
  if (Math.abs(apart) > UNSURE) return signOf(apart);
  if (cost.surds.length === 0) return compareRootSum(cost.squares, allowance - cost.whole);
  return signOfSurds([
    ...cost.squares.map(n => surd(1n, BigInt(n), 1n)),
    ...cost.surds.map(surdOf),
    surd(BigInt(2 * (cost.whole - allowance)), 1n, 2n),
  ]);
}

export interface Judged {
  readonly step: Step;
  readonly passed: readonly Passed[];
  readonly price: Tenths;
}

/** Adds up a path: straight pieces, slow ground, crossings, and the prices of its links. */
export function costOf(legs: readonly Judged[], stays: readonly Stay[], atLeast: Tenths): Cost {
  const { squares, topped } = pieces(legs, atLeast);
  const surds: BigSurd[] = [];
  let whole = topped;
  let tenths = 0;
  for (const stay of stays) {
    const added = addPrice(stay, surds);
    whole += added.whole;
    tenths += added.tenths;
  }
  for (const { step, passed, price } of legs) {
    whole += price;
    tenths += addExtra(step, passed, surds);
  }
  for (const n of squares) tenths += Math.sqrt(n);
  return { tenths: tenths + whole, squares, surds: surds.map(surdText), whole };
}

/** The price of a crossing. If the price is a minimum for the length inside, only the shortfall of the length. */
function addPrice({ pass, parts }: Stay, surds: BigSurd[]): { readonly whole: Tenths; readonly tenths: number } {
  if (pass.how !== 'priced') return { whole: 0, tenths: 0 };
  if (pass.inside !== 'at-least') return { whole: pass.price, tenths: 0 };
  let inside = 0;
  for (const { step, first, last } of parts) inside += (last.end.t - first.start.t) * step.length;
  if (inside > pass.price + UNSURE) return { whole: 0, tenths: 0 };
  const terms = parts.flatMap(({ step, first, last }) => [
    ...endSurds(step.from, step.to, first.round, first.start),
    ...endSurds(step.from, step.to, last.round, last.end).map(minus),
  ]);
  if (signOfSurds([...terms, surd(BigInt(2 * pass.price), 1n, 2n)]) <= 0) return { whole: 0, tenths: 0 };
  surds.push(...terms);
  return { whole: pass.price, tenths: -inside };
}

const minus = (term: BigSurd): BigSurd => ({ ...term, times: -term.times });

/** The squared lengths of straight pieces that count in full, and the total that the shorter ones count as. */
function pieces(legs: readonly Judged[], atLeast: Tenths): { readonly squares: number[]; readonly topped: Tenths } {
  const squares: number[] = [];
  let topped = 0;
  let piece: Step[] = [];
  const close = (): void => {
    const roots = piece.map(step => step.squared);
    if (roots.length > 0 && atLeast > 0 && compareRootSum(roots, atLeast) < 0) topped += atLeast;
    else squares.push(...roots);
    piece = [];
  };
  for (const { step } of legs) {
    if (step.squared === 0) continue;
    const last = piece.at(-1);
    if (last && !goesOn(last, step)) close();
    piece.push(step);
  }
  close();
  return { squares, topped };
}

function goesOn(one: Step, other: Step): boolean {
  const ax = one.to.x - one.from.x;
  const ay = one.to.y - one.from.y;
  const bx = other.to.x - other.from.x;
  const by = other.to.y - other.from.y;
  return ax * by === ay * bx && ax * bx + ay * by > 0;
}

interface Turn {
  readonly end: SpanEnd;
  readonly span: Span;
  readonly factor: number;
  readonly enters: boolean;
}

/** Special factors: inside, the length does not count, or counts once regardless of slow ground. */
const NOT = -1;
const ONCE = -2;

const factorOf = (pass: Pass): number | null => {
  if (pass.how === 'slow') return pass.factor;
  if (pass.how !== 'priced' || pass.inside === 'counts') return null;
  return pass.inside === 'replaced' ? NOT : ONCE;
};

const timesIn = (inside: readonly number[]): number => {
  if (inside.includes(NOT)) return 0;
  return inside.length === 0 || inside.includes(ONCE) ? 1 : Math.max(...inside);
};

/** What the leg costs more (or less) than its length, in doubles; the exact surds are added to `surds`. */
function addExtra(step: Step, passed: readonly Passed[], surds: BigSurd[]): number {
  const turns: Turn[] = [];
  for (const { solid, span } of passed) {
    const factor = factorOf(step.trip.ground.passages[solid.index]!.pass);
    if (factor === null) continue;
    turns.push({ end: span.start, span, factor, enters: true }, { end: span.end, span, factor, enters: false });
  }
  if (step.squared === 0 || turns.every(({ factor }) => factor === ONCE)) return 0;
  turns.sort((a, b) => compareTurns(step, a, b));
  let tenths = 0;
  let times = 1;
  const inside: number[] = [];
  for (const { end, span, factor, enters } of turns) {
    if (enters) inside.push(factor);
    else inside.splice(inside.indexOf(factor), 1);
    const after = timesIn(inside);
    if (after === times) continue;
    tenths += (times - after) * end.t * step.length;
    for (const term of endSurds(step.from, step.to, span.round, end))
      surds.push(surd(term.times * BigInt(2 * (times - after)), term.root, 2n * term.over));
    times = after;
  }
  return tenths;
}

/** The exact order along the leg; at the same place, entering comes before leaving. */
function compareTurns(step: Step, a: Turn, b: Turn): number {
  const apart = (a.end.t - b.end.t) * step.length;
  if (Math.abs(apart) > UNSURE) return apart;
  const before = endSurds(step.from, step.to, b.span.round, b.end).map(minus);
  const sign = signOfSurds([...endSurds(step.from, step.to, a.span.round, a.end), ...before]);
  return sign || Number(b.enters) - Number(a.enters);
}
