import { ENDLESS, least, most, NOTHING, ONE, type Outline, type Real, scaled } from './exact-outline.ts';

/** A solid before the eye: its outline and its heights above the eye. */
export interface Block {
  readonly outline: Outline;
  readonly bottom: Real;
  readonly top: Real;
  /** Whether it intersects the target. */
  readonly intersects: boolean;
}

/**
 * A free gap in direction t, from `low` up to `high`; `below` and `above` are the blocks that bound it, -1 for none.
 */
export interface Gap {
  readonly t: Real;
  readonly low: Real;
  readonly high: Real;
  readonly below: number;
  readonly above: number;
}

/**
 * 2^-64: by so much the target's front must stand out of a block that it intersects. A face and a circle that do not
 * just touch cross by more than 2^-40.
 */
const TOUCHING: Real = ONE >> 64n;

/**
 * After so many stretches the whole counts as closed. Only a curve that follows another all along needs more: a rim
 * that covers another rim exactly.
 */
const PATIENCE = 1000;

/**
 * A free gap between two directions, or null when the blocks close the target there. The same proof as in
 * covering-chain.ts; a gap of less than `NOTHING` counts as closed.
 */
export function findGap(target: Block, blocks: readonly Block[], from: Real, to: Real): Gap | null {
  const ends = blocks.flatMap(({ outline }) => [outline.left, outline.right]).filter(t => t > from && t < to);
  const cuts = [from, ...ends, to].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  // First in, first out: wide stretches before narrow ones, so that a wide gap is found soon.
  const stretches = cuts.slice(1).map((to, k): readonly [Real, Real] => [cuts[k]!, to]);
  for (let tried = 0; tried < stretches.length && tried < PATIENCE; tried++) {
    const [a, b] = stretches[tried]!;
    if (b - a <= NOTHING || isChained(target, blocks, a, b)) continue;
    const middle = (a + b) >> 1n;
    const gap = openNear(target, blocks, middle, b - a);
    if (gap) return gap;
    stretches.push([a, middle], [middle, b]);
  }
  return null;
}

/**
 * A free gap beside direction t. One in that direction alone has no width: a face that just touches the target's rim
 * from inside comes first in all directions but one.
 */
function openNear(target: Block, blocks: readonly Block[], t: Real, width: Real): Gap | null {
  if (!isOpen(widestGapAt(target, blocks, t))) return null;
  const aside = [t - (width >> 10n), t + (width >> 10n)];
  return aside.map(near => widestGapAt(target, blocks, near)).find(isOpen) ?? null;
}

const isOpen = ({ low, high }: Gap): boolean => high - low > NOTHING << 4n;

const lowerAt = (bottom: Real, near: Real, far: Real): Real => scaled(bottom, bottom < 0n ? near : far);
const upperAt = (top: Real, near: Real, far: Real): Real => scaled(top, top > 0n ? near : far);

type Part = 'none' | 'below' | 'above';

/** Which part of a block that intersects the target lies on the eye's side of the target's bottom or top. */
function verticalPart(target: Block, block: Block): Part {
  if (target.bottom >= 0n && block.bottom < target.bottom) return 'below';
  return target.top <= 0n && block.top > target.top ? 'above' : 'none';
}

/** The heights of a block, or of its vertical part alone. */
function heights(target: Block, block: Block, isWhole: boolean): readonly [Real, Real] {
  const part = verticalPart(target, block);
  if (isWhole || part === 'none') return [block.bottom, block.top];
  return part === 'below'
    ? [block.bottom, least(block.top, target.bottom)]
    : [most(block.bottom, target.top), block.top];
}

/** What a block hides of the target in one direction: from a height to a height, or null. */
function hidesAt(target: Block, block: Block, t: Real): readonly [Real, Real] | null {
  const near = block.outline.near(t);
  let far = block.outline.far(t);
  let isWhole = true;
  if (block.intersects) {
    const front = target.outline.near(t);
    const part = verticalPart(target, block);
    isWhole = near > front;
    if (!isWhole && part === 'none') return null;
    if (part === 'none') far = most(far, front);
  }
  const [bottom, top] = heights(target, block, isWhole);
  return [lowerAt(bottom, near, far), upperAt(top, near, far)];
}

function widestGapAt(target: Block, blocks: readonly Block[], t: Real): Gap {
  const near = target.outline.near(t);
  const far = target.outline.far(t);
  const roof = upperAt(target.top, near, far);
  const bands = blocks.flatMap((block, index) => {
    const { left, right } = block.outline;
    const hidden = t >= left && t <= right ? hidesAt(target, block, t) : null;
    return hidden && hidden[1] > hidden[0] ? [{ low: hidden[0], high: hidden[1], index }] : [];
  });
  bands.sort((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : a.index - b.index));
  let at = lowerAt(target.bottom, near, far);
  let below = -1;
  let widest: Gap = { t, low: roof, high: roof, below, above: -1 };
  const offer = (high: Real, above: number): void => {
    if (high - at > widest.high - widest.low) widest = { t, low: at, high, below, above };
  };
  for (const { low, high, index } of bands) {
    if (low > at) offer(least(low, roof), low < roof ? index : -1);
    if (high <= at) continue;
    at = high;
    below = index;
  }
  if (at < roof) offer(roof, -1);
  return widest;
}

/** What a block surely hides between two directions: at both ends, and so all the way. */
interface Link {
  readonly lowA: Real;
  readonly lowB: Real;
  readonly highA: Real;
  readonly highB: Real;
  /** How far it may fall short of the target's outline. */
  readonly slack: Real;
}

function isChained(target: Block, blocks: readonly Block[], a: Real, b: Real): boolean {
  const around = boundsOf(target, a, b);
  const links = blocks
    .filter(({ outline }) => outline.left <= a && outline.right >= b)
    .flatMap(block => linkOf(target, block, around) ?? []);
  const rest = new Set(links);
  let at: Link = { ...around, highA: around.lowA, highB: around.lowB, slack: NOTHING };
  for (let isFirst = true; at.highA < around.highA - at.slack || at.highB < around.highB - at.slack; isFirst = false) {
    let next: Link | null = null;
    for (const link of rest) {
      const slack = isFirst ? link.slack : NOTHING;
      if (link.lowA - slack > at.highA || link.lowB - slack > at.highB) continue;
      if (!next || link.highA + link.highB > next.highA + next.highB) next = link;
    }
    if (!next || (!isFirst && next.highA + next.highB <= at.highA + at.highB)) return false;
    rest.delete(next);
    at = next;
  }
  return true;
}

/** Straight lines around the target between a and b: its outline stays between them, and its front behind `front`. */
interface Bounds {
  readonly a: Real;
  readonly b: Real;
  readonly lowA: Real;
  readonly lowB: Real;
  readonly highA: Real;
  readonly highB: Real;
  readonly nearA: Real;
  readonly nearB: Real;
  readonly frontA: Real;
  readonly frontB: Real;
}

/** A line over a concave curve: through its ends, and higher by twice what it rises above their middle. */
function boundsOf({ outline, bottom, top }: Block, a: Real, b: Real): Bounds {
  const m = (a + b) >> 1n;
  const [nearA, nearM, nearB] = [outline.near(a), outline.near(m), outline.near(b)];
  const [farA, farM, farB] = [outline.far(a), outline.far(m), outline.far(b)];
  const bulge = (at: Real, from: Real, to: Real): Real => (at >= ENDLESS ? 0n : 2n * at - from - to);
  const [lowA, lowB] = [lowerAt(bottom, nearA, farA), lowerAt(bottom, nearB, farB)];
  const [highA, highB] = [upperAt(top, nearA, farA), upperAt(top, nearB, farB)];
  const front = most(0n, bulge(nearM, nearA, nearB));
  const low = most(0n, -bulge(lowerAt(bottom, nearM, farM), lowA, lowB));
  const high = most(0n, bulge(upperAt(top, nearM, farM), highA, highB));
  return {
    a,
    b,
    lowA: lowA - low,
    lowB: lowB - low,
    highA: highA + high,
    highB: highB + high,
    nearA,
    nearB,
    frontA: nearA + front,
    frontB: nearB + front,
  };
}

function linkOf(target: Block, block: Block, around: Bounds): Link | null {
  const { a, b, frontA, frontB } = around;
  const [nearA, nearB] = [block.outline.near(a), block.outline.near(b)];
  let [farA, farB] = [block.outline.far(a), block.outline.far(b)];
  let isWhole = true;
  if (block.intersects) {
    const part = verticalPart(target, block);
    // Not along a shared rim, where nothing of the block comes before the target.
    const isBefore = nearA > around.nearA + NOTHING || nearB > around.nearB + NOTHING;
    isWhole = isBefore && nearA > frontA - TOUCHING && nearB > frontB - TOUCHING;
    if (!isWhole && part === 'none') return null;
    if (part === 'none') [farA, farB] = [most(farA, frontA), most(farB, frontB)];
  }
  const [bottom, top] = heights(target, block, isWhole);
  return {
    lowA: lowerAt(bottom, nearA, farA),
    lowB: lowerAt(bottom, nearB, farB),
    highA: upperAt(top, nearA, farA),
    highB: upperAt(top, nearB, farB),
    slack: block.intersects ? TOUCHING : NOTHING,
  };
}
