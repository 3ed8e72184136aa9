import { type Body, bodySizeOf, type Spot, standingAt } from '../shape.ts';
import { sightToBody } from '../sight/eye-to-body.ts';
import type { Among } from '../sight/types.ts';
import type { Tenths } from '../units.ts';
import type { PathPlace } from './first-along-path.ts';
import { isWithin, type Met, meetings } from './meetings.ts';
import { type Motion, motionsOf, placeOn } from './motion.ts';
import type { Half, Mover, Path } from './path.ts';

/** Something that sees from one point, such as a mine from its middle, up to a range. */
export interface Watch {
  readonly eye: Spot;
  /** What may block the view. The mover's own body must not be in it. */
  readonly among: Among;
  /** From the rim of what watches to the moving base, in space; exactly the range is within. */
  readonly range: Tenths;
  /** The radius of what watches: ranges are measured from its rim, sight from its middle. */
  readonly r?: Tenths;
}

/**
 * The first whole tenth of a path at which the mover is both in range of a watch and seen by it; null if there is none.
 * For a drop or jump down only the two ends are tested, for a climb all of it.
 *
 * If nothing of the volume that the body sweeps over on a stretch is seen, the body is hidden all along it, so one
 * exact test decides. Other stretches are halved, down to single tenths.
 */
export function firstSeen(mover: Mover, path: Path, watch: Watch): PathPlace | null {
  const met: Met = { id: 'watch', ...standingAt(watch.eye), r: watch.r ?? 0 };
  const bodies = motionsOf({ ...mover, size: bodySizeOf(mover.size) }, path);
  const motions = motionsOf(mover, path).map((motion, i) => ({ ...motion, body: bodies[i]!.half }));
  for (const { entry, exit } of meetings(mover, path, [met], watch)) {
    const first = firstOn(motions, entry.at, exit.at, { mover, path, watch, met });
    if (first) return first;
  }
  return null;
}

interface WatchedPath {
  readonly mover: Mover;
  readonly path: Path;
  readonly watch: Watch;
  /** The watching base, for measuring. */
  readonly met: Met;
}

/** A motion of a base, and how the body on it lies. */
interface BodyMotion extends Motion {
  readonly body: Half;
}

/** Searches one stay in range, which begins and ends at these tenths of the path. */
function firstOn(motions: readonly BodyMotion[], from: number, to: number, question: WatchedPath): PathPlace | null {
  for (const motion of motions) {
    const { start, length, leg } = motion;
    if (start > to || start + length < from) continue;
    const steps = Math.max(1, Math.ceil(length));
    const stepAt = (at: number): number => (length === 0 ? 0 : ((at - start) / length) * steps);
    const first = Math.max(0, Math.floor(stepAt(from)));
    const last = Math.min(steps, Math.ceil(stepAt(to)));
    const step = seenOn({ motion, steps, first, last }, question);
    if (step === null) continue;
    return { leg, at: start + (step / steps) * length, spot: spotOn(motion, step / steps) };
  }
  return null;
}

/** Some steps of a motion, each a tenth or a little less. */
interface Stretch {
  readonly motion: BodyMotion;
  readonly steps: number;
  readonly first: number;
  readonly last: number;
}

/** The first step of a stretch at which the mover is in range and seen. */
function seenOn(stretch: Stretch, question: WatchedPath): number | null {
  const { motion, steps, first, last } = stretch;
  const isSeen = (step: number): boolean => isSeenAt(spotOn(motion, step / steps), motion, question);
  if (isFall(motion, question.path)) return [first, last].find(step => step % steps === 0 && isSeen(step)) ?? null;
  if (last - first <= 1) return [first, last].find(isSeen) ?? null;
  if (!isSeenBy(sweptOver(stretch, question.mover), question.watch)) return null;
  const middle = (first + last) >> 1;
  return seenOn({ ...stretch, last: middle }, question) ?? seenOn({ ...stretch, first: middle }, question);
}

function isFall({ upright, leg }: Motion, { legs }: Path): boolean {
  const how = legs[leg]?.how;
  return upright && (how === 'drop' || how === 'jump');
}

const isSeenBy = (body: Body, { eye, among }: Watch): boolean => sightToBody(eye, body, among).visible;

function isSeenAt(spot: Spot, { half, body: { x, y, r } }: BodyMotion, { mover, watch, met }: WatchedPath): boolean {
  if (!isWithin(spot, half, met, { range: watch.range, flat: false })) return false;
  const flat = { ax: spot.x - x, ay: spot.y - y, bx: spot.x + x, by: spot.y + y, r };
  return isSeenBy({ ...flat, bottom: spot.z, top: spot.z + mover.height }, watch);
}

/**
 * A round body that contains everything the moving body sweeps over: two tenths larger, because spots in whole tenths
 * are up to 0.71 off the line.
 */
function sweptOver({ motion, steps, first, last }: Stretch, { height }: Mover): Body {
  const { x, y, r } = motion.body;
  const [a, b] = [spotOn(motion, first / steps), spotOn(motion, last / steps)];
  const flat = { ax: a.x, ay: a.y, bx: b.x, by: b.y, r: r + Math.ceil(Math.sqrt(x * x + y * y)) + 2 };
  return { ...flat, bottom: Math.min(a.z, b.z), top: Math.max(a.z, b.z) + height };
}

function spotOn(motion: Motion, share: number): Spot {
  const { x, y, z } = placeOn(motion, share);
  return { x: Math.round(x), y: Math.round(y), z: Math.round(z) };
}
