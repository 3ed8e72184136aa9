import { scratch } from '../../../cache.ts';
import { newPairWorkspace } from '../best-viewpoint/workspace.ts';
import type { Part } from '../solids/target-parts.ts';

/** Working memory for the proof that no eye of a viewer sees a target. */
export type BlindWorkspace = ReturnType<typeof newBlindWorkspace>;

/** So many occluders are taken into a proof, and each is drawn from up to four corners of an aperture. */
const ROOM = 512;
const SLOTS = 4 * ROOM;

/** With more strips left open nothing is proven. */
export const MOST_STRIPS = 3;

const newBlindWorkspace = () => {
  const pair = newPairWorkspace();
  return {
    pair,
    work: pair.work,
    picture: pair.picture,
    occluders: newOccluders(),
    /** Two near points, q of an occluder and p of the target's core, and the square of their distance. */
    closest: { qx: 0.5, qy: 0.5, px: 0.5, py: 0.5, square: 0.5 },

    /** The upright window in a box's front through which all lines from the box to the target go. */
    aperture: { on: 0.5, corners: 0 },
    cornerUp: new Float64Array(4),
    cornerZ: new Float64Array(4),
    /**
     * The plane on which is looked at what is covered, and whether it stands before the target rather than behind it.
     */
    plane: { far: 0.5, isBefore: false },
    /** The target by corner: between which directions, and how far on it begins and ends. */
    wholeLeft: new Float64Array(4),
    wholeRight: new Float64Array(4),
    wholeFront: new Float64Array(4),
    wholeBack: new Float64Array(4),
    /** The directions from each corner that may count: those in which some corner sees the target on either plane. */
    widestLeft: new Float64Array(4),
    widestRight: new Float64Array(4),

    /** What is to be hidden: a part of the target or, null, all of it; how far on it begins, and its heights. */
    goal: { part: null as Part | null, on: 0.5, low: 0.5, high: 0.5 },
    /** The box around it by corner: directions, and heights above the corner on the plane. */
    goalLeft: new Float64Array(4),
    goalRight: new Float64Array(4),
    goalLow: new Float64Array(4),
    goalHigh: new Float64Array(4),
    /** The box around all of these on the plane. */
    goalBox: { from: 0.5, to: 0.5, low: 0.5, high: 0.5 },

    /** By slot: for which aperture an occluder was drawn, what came of it, and how far on it begins and ends. */
    drawnFor: new Int32Array(SLOTS),
    state: new Uint8Array(SLOTS),
    front: new Float64Array(SLOTS),
    back: new Float64Array(SLOTS),
    /** The number of the aperture. */
    outlines: { aperture: 0 },

    /** Between which ends on the plane each occluder covers from all corners, and which of these count for it. */
    shadowFrom: new Float64Array(ROOM),
    shadowTo: new Float64Array(ROOM),
    firstCorner: new Uint8Array(ROOM),
    endCorner: new Uint8Array(ROOM),
    /** Whether no line passes over an occluder, nor under it. */
    isWall: new Uint8Array(ROOM),
    /** By slot: the nearness up to which an occluder counts, and between which directions it reaches so far. */
    limit: new Float64Array(SLOTS),
    least: new Float64Array(SLOTS),
    most: new Float64Array(SLOTS),
    /** The heights that an occluder covers at a place. */
    shadowHeights: { low: 0.5, high: 0.5 },

    /** The part that could not be proven hidden last, and the occluder that hid one last: likely the same next time. */
    likely: { part: 0, occluder: 1 },
    strips: newStrips(),
    /**
     * The occluders that cover something on a stretch of the plane, and where `lowB` and `highB` of each were found
     * last.
     */
    active: new Int32Array(ROOM),
    links: { count: 0 },
    carried: new Float64Array(ROOM),
    shadowCuts: new Float64Array(1200),

    /** Whether it is known what an eye sees at the very left and the very right, at the upper end of what counts. */
    aside: { isKnown: false, left: false, right: false },
  };
};

/**
 * The things near a pair that may come between, numbered from 1: a solid (or bridge) by its index, a body as -1 -
 * index. Of each at least the part before the target's front stands before the target. And seen from above a line parts
 * most of them from it: all of such a thing stands before it, for eyes on this side of the line, where x lineX + y
 * lineY <= line.
 */
const newOccluders = () => ({
  count: 0,
  at: new Int32Array(ROOM),
  /** Whether of a body only the octagon inside it is meant. */
  isInner: new Uint8Array(ROOM),
  low: new Float64Array(ROOM),
  high: new Float64Array(ROOM),
  lineX: new Float64Array(ROOM),
  lineY: new Float64Array(ROOM),
  line: new Float64Array(ROOM),
  /** Those that run into the target, by their number, and in their order here. -1: the occluder is none of them. */
  intruder: new Int32Array(ROOM),
  /** What is left of the target beside them, or null while it is taken as a whole. */
  parts: null as readonly Part[] | null,
});

/**
 * The upright strips that the occluders leave open on the plane behind the target, and how many there may be: from
 * where to where, and how far on a plane stands best for the seam between the occluders to both sides, or for the one
 * between a lower and a higher occluder.
 */
const newStrips = () => ({
  count: 0,
  most: 0,
  from: new Float64Array(MOST_STRIPS + 1),
  to: new Float64Array(MOST_STRIPS + 1),
  besideAt: new Float64Array(MOST_STRIPS + 1),
  betweenAt: new Float64Array(MOST_STRIPS + 1),
});

/** The workspace of sight between bodies. */
export const blindWorkspace = scratch(newBlindWorkspace);
