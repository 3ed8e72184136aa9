import { INCH, type Tenths } from '../units.ts';
import type { ClimbFacts, DropFacts, JumpFacts, LinkRule } from './ground.ts';
import { isSupported, type Step } from './judge-leg.ts';
import { solidsIn } from './near-solids.ts';
import { type Problem, problemAt } from './problem.ts';
import {
  compareReach,
  compareShares,
  compareWidth,
  covered,
  less,
  NONE,
  type Share,
  type Shares,
  shareOf,
  topsAt,
} from './raised-ground.ts';
import { boxFrom, roundOfPolygon } from './rounded-core.ts';
import { compareDistance } from './segment-in-round.ts';

/** A climb, drop or jump as it was judged: the facts its ruleset priced, and the price. */
export interface LinkAccount {
  readonly climb?: ClimbFacts;
  readonly drop?: DropFacts;
  readonly jump?: JumpFacts;
  /** From the base to the edge it goes over, along the leg; below zero where the base reaches beyond the edge. */
  readonly fromEdge: number;
  readonly price: Tenths;
}

export interface JudgedLink {
  readonly link: LinkAccount | null;
  readonly problems: readonly Problem[];
}

const FREE: JudgedLink = { link: { fromEdge: 0, price: 0 }, problems: [] };

/** Judges a climb, drop or jump. */
export function judgeLink(step: Step): JudgedLink {
  const { trip, how, from, to } = step;
  if (trip.ground.flies) return FREE;
  const problems = [from, to].flatMap((end, i) =>
    isSupported(trip, end, step.half) ? [] : [problemAt({ ...step, z: end.z }, i, 'no-ground')],
  );
  const judged = how === 'climb' ? judgeClimb(step) : how === 'drop' ? judgeDrop(step) : judgeJump(step);
  return { link: judged.link, problems: [...problems, ...judged.problems] };
}

const refused = (step: Step): JudgedLink => ({
  link: null,
  problems: [problemAt(step, 0, 'not-allowed', { how: step.how })],
});

interface Judged<Facts> {
  readonly facts: Facts;
  readonly fromEdge: number;
  readonly problems: readonly Problem[];
  readonly name: 'climb' | 'drop' | 'jump';
}

function priced<Facts>(
  step: Step,
  rule: LinkRule<Facts>,
  { facts, fromEdge, problems, name }: Judged<Facts>,
): JudgedLink {
  const price = rule.price(facts);
  const all = price === null ? [...problems, problemAt(step, 0, 'not-allowed', { how: step.how })] : problems;
  return { link: { [name]: facts, fromEdge, price: price ?? 0 }, problems: all };
}

function judgeClimb(step: Step): JudgedLink {
  const { trip, from, to, low, z } = step;
  const rule = trip.ground.climb;
  if (!rule) return refused(step);
  const height = z - low.z;
  const problems: Problem[] = [];
  if (height === 0) problems.push(problemAt(step, 0, 'wrong-height', { found: 0 }));
  const { highest } = rule;
  if (highest !== undefined && height > highest)
    problems.push(problemAt(step, 0, 'too-high-to-climb', { found: height, limit: highest }));
  const faces = facesAt(step, rule.within);
  if (faces.length === 0) problems.push(problemAt(step, low === from ? 0 : 1, 'no-face', { limit: rule.within }));
  const edge = overEdge(step, rule.within);
  const facts = { up: to.z > from.z, height, faces };
  return priced(step, rule, {
    facts,
    fromEdge: edge.distance,
    problems: [...problems, ...edge.problems],
    name: 'climb',
  });
}

function judgeDrop(step: Step): JudgedLink {
  const { trip, from, to } = step;
  const rule = trip.ground.drop;
  if (!rule) return refused(step);
  const height = from.z - to.z;
  const problems: Problem[] = [];
  if (height <= 0) problems.push(problemAt(step, 0, 'wrong-height', { found: -height }));
  const { highest } = rule;
  if (highest !== undefined && height > highest)
    problems.push(problemAt(step, 0, 'too-deep-to-drop', { found: height, limit: highest }));
  const edge = overEdge(step, rule.within);
  return priced(step, rule, {
    facts: { height },
    fromEdge: edge.distance,
    problems: [...problems, ...edge.problems],
    name: 'drop',
  });
}

/** A base reaches ahead of its centre along the leg by its radius plus this divided by the leg's length. */
function frontOf({ from, to, half: { x, y, wx, wy } }: Step): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return Math.abs(dx * x + dy * y) + Math.abs(dx * wx + dy * wy);
}

/**
 * The distance from the base at the low end to the edge that the centre's line crosses. From the edge up to its high
 * end, the leg must stay over ground of the upper level.
 */
function overEdge(step: Step, within: Tenths): { readonly distance: number; readonly problems: readonly Problem[] } {
  const { trip, from, to, low, z, squared, half, length } = step;
  if (squared === 0) return { distance: 0, problems: [] };
  const high = low === from ? to : from;
  const [part] = covered(high, low, topsAt(trip.field.scene, trip.ground, z));
  const open = part && part.start.top === 0 ? less(part.end) : { top: 1, under: 1 };
  const front = frontOf(step);
  const distance = shareOf(open) * length - front / length - half.r;
  if (compareReach(open, squared, front, half.r + within) <= 0) return { distance, problems: [] };
  return {
    distance,
    problems: [problemAt(step, low === from ? 0 : 1, 'too-far-from-edge', { found: distance, limit: within })],
  };
}

/** The names of the faces near the low end that reach from its level to the upper one. */
function facesAt({ trip, low, z, half }: Step, within: Tenths): readonly string[] {
  const spans = new Map<string, [Tenths, Tenths][]>();
  const near = boxFrom(low, low, { ...half, r: half.r + within + 1 });
  for (const solid of solidsIn(trip.field.scene, near)) {
    const { faces } = trip.ground.passages[solid.index]!;
    if (!faces || solid.top <= low.z || solid.bottom >= z) continue;
    const { core, r } = roundOfPolygon(solid.corners, half);
    if (compareDistance(low, low, { core, r: r + within }) > 0) continue;
    for (const name of faces) spans.set(name, [...(spans.get(name) ?? []), [solid.bottom, solid.top]]);
  }
  const names = [...spans.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return names.filter(name => reaches(spans.get(name)!, low.z, z));
}

function reaches(spans: readonly (readonly [Tenths, Tenths])[], low: Tenths, high: Tenths): boolean {
  let at = low;
  for (const [bottom, top] of [...spans].sort((a, b) => a[0] - b[0])) if (bottom <= at && top > at) at = top;
  return at >= high;
}

function judgeJump(step: Step): JudgedLink {
  const { trip, from, to, half, squared, length } = step;
  const rule = trip.ground.jump;
  if (!rule) return refused(step);
  const rise = to.z - from.z;
  const problems: Problem[] = [];
  const gap = gapOf(step);
  const { highest, widest } = rule;
  if (highest !== undefined && Math.abs(rise) > highest)
    problems.push(problemAt(step, 0, 'too-steep-to-jump', { found: rise, limit: highest }));
  if (!gap) return { link: null, problems: [...problems, problemAt(step, 0, 'no-gap')] };
  const width = (shareOf(gap.end) - shareOf(gap.start)) * length;
  const t = shareOf(gap.start);
  if (widest !== undefined && compareWidth(gap, squared, widest) > 0)
    problems.push(problemAt(step, t, 'gap-too-wide', { found: width, limit: widest }));
  const front = frontOf(step);
  const fromEdge = t * length - front / length - half.r;
  if (compareReach(gap.start, squared, front, half.r + rule.within) > 0)
    problems.push(problemAt(step, 0, 'too-far-from-edge', { found: fromEdge, limit: rule.within }));
  const facts = { rise, width, wholeInches: wholeInches(gap, squared, width) };
  return priced(step, rule, { facts, fromEdge, problems, name: 'jump' });
}

/** From where the centre leaves the ground it starts from to where it comes over the ground it lands on. */
function gapOf({ trip, from, to, squared }: Step): Shares | null {
  if (squared === 0) return null;
  const { field, ground } = trip;
  const start = from.z === 0 ? null : covered(from, to, topsAt(field.scene, ground, from.z))[0];
  const end = to.z === 0 ? null : covered(from, to, topsAt(field.scene, ground, to.z)).at(-1);
  if (!start || !end) return null;
  const edge: Share = start.start.top === 0 ? start.end : NONE;
  return compareShares(edge, end.start) < 0 ? { start: edge, end: end.start } : null;
}

function wholeInches(gap: Shares, squared: number, width: number): number {
  const near = Math.round(width / INCH);
  if (Math.abs(width - near * INCH) > 1e-3) return Math.floor(width / INCH);
  return compareWidth(gap, squared, near * INCH) >= 0 ? near : near - 1;
}
