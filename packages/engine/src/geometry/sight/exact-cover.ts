import { ENDLESS, least, most, NOTHING, ONE, type Outline, type Real, times } from './exact-outline.ts';

/** A solid before the eye: its outline and its heights above the eye. */
export interface Block {
  readonly outline: Outline;
  readonly bottom: Real;
  readonly top: Real;
  /** Whether it runs into the target. */
  readonly mixed: boolean;
}

/** A free gap in direction t, from `low` up to `high`; `below` and `above` are the blocks that bound it, -1 for none. */
export interface Gap {
  readonly t: Real;
  readonly low: Real;
  readonly high: Real;
  readonly below: number;
  readonly above: number;
}

/**
 * 2^-64: how much nearer than a block the target's front must come to stand out of it. A face and a circle that do not
 * just touch cross by more than 2^-40.
 */
const TOUCHING: Real = ONE >> 64n;

/** So many stretches are looked at. Only outlines that follow one another all along could ask for more. */
const PATIENCE = 4000;

/**
 * A free gap between two directions, or null when the blocks close the target there. The same proof as in cover.ts, and
 * what is less than `NOTHING` counts as closed.
 */
export function findGap(target: Block, blocks: readonly Block[], from: Real, to: Real): Gap | null {
  const ends = blocks.flatMap(({ outline }) => [outline.left, outline.right]).filter(t => t > from && t < to);
  const cuts = [from, ...ends, to].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const stretches: [Real, Real][] = [];
  for (let k = cuts.length - 1; k > 0; k--) stretches.push([cuts[k - 1]!, cuts[k]!]);
  for (let tried = 0; tried < PATIENCE; tried++) {
    const stretch = stretches.pop();
    if (!stretch) return null;
    const [a, b] = stretch;
    if (b - a <= NOTHING || isChained(target, blocks, a, b)) continue;
    const middle = (a + b) >> 1n;
    const gap = widestGapAt(target, blocks, middle);
    if (gap.high - gap.low > NOTHING << 4n) return gap;
    stretches.push([middle, b], [a, middle]);
  }
  return null;
}

/** Nearness times height; what begins at the eye reaches to infinity. */
const scaled = (height: Real, q: Real): Real => {
  if (q < ENDLESS || height === 0n) return times(height, q);
  return height > 0n ? ENDLESS : -ENDLESS;
};

const lowerAt = (bottom: Real, near: Real, far: Real): Real => scaled(bottom, bottom < 0n ? near : far);
const upperAt = (top: Real, near: Real, far: Real): Real => scaled(top, top > 0n ? near : far);

type Part = 'none' | 'below' | 'above';

/** Which part of a block that runs into the target lies on the eye's side of the target's bottom or top. */
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
  if (block.mixed) {
    const front = target.outline.near(t);
    const part = verticalPart(target, block);
    isWhole = near > front - TOUCHING;
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
    const found = t >= left && t <= right ? hidesAt(target, block, t) : null;
    return found && found[1] > found[0] ? [{ low: found[0], high: found[1], index }] : [];
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

/** The heights of a block at both ends of a stretch. */
interface Link {
  readonly lowA: Real;
  readonly lowB: Real;
  readonly highA: Real;
  readonly highB: Real;
}

function isChained(target: Block, blocks: readonly Block[], a: Real, b: Real): boolean {
  const front = mostNear(target.outline, a, b);
  const back = leastFar(target.outline, a, b);
  const roof = upperAt(target.top, front, back) - NOTHING;
  const links = blocks
    .filter(({ outline }) => outline.left <= a && outline.right >= b)
    .flatMap(block => linkOf(target, block, [a, b, front]) ?? []);
  let at = { highA: lowerAt(target.bottom, front, back), highB: lowerAt(target.bottom, front, back) };
  const rest = new Set(links);
  while (at.highA < roof || at.highB < roof) {
    let next: Link | null = null;
    for (const link of rest) {
      if (link.lowA - NOTHING > at.highA || link.lowB - NOTHING > at.highB) continue;
      if (!next || link.highA + link.highB > next.highA + next.highB) next = link;
    }
    if (!next || next.highA + next.highB <= at.highA + at.highB) return false;
    rest.delete(next);
    at = next;
  }
  return true;
}

/** What a block surely hides between a and b, if the target is never nearer than `front`. */
function linkOf(target: Block, block: Block, [a, b, front]: readonly [Real, Real, Real]): Link | null {
  const [nearA, nearB] = [block.outline.near(a), block.outline.near(b)];
  let [farA, farB] = [block.outline.far(a), block.outline.far(b)];
  let isWhole = true;
  if (block.mixed) {
    const part = verticalPart(target, block);
    isWhole = least(nearA, nearB) > front - TOUCHING;
    if (!isWhole && part === 'none') return null;
    if (part === 'none') farA = farB = most(most(farA, farB), front);
  }
  const [bottom, top] = heights(target, block, isWhole);
  return {
    lowA: lowerAt(bottom, nearA, farA),
    lowB: lowerAt(bottom, nearB, farB),
    highA: upperAt(top, nearA, farA),
    highB: upperAt(top, nearB, farB),
  };
}

/** No less than the nearness of the target's front anywhere between: it is concave. */
function mostNear({ near }: Outline, a: Real, b: Real): Real {
  const middle = near((a + b) >> 1n);
  if (middle >= ENDLESS) return ENDLESS;
  return middle + most(0n, middle - least(near(a), near(b)));
}

function leastFar({ far }: Outline, a: Real, b: Real): Real {
  const middle = far((a + b) >> 1n);
  return middle - most(0n, most(far(a), far(b)) - middle);
}
