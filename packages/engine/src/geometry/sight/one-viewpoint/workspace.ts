import { scratch } from '../../../cache.ts';
import { newHeightBands } from '../picture/height-bands.ts';
import { newPicture } from '../picture/picture.ts';

/** Working memory for one eye: the picture it sees, and what is worked out from that. */
export type EyeWorkspace = ReturnType<typeof newEyeWorkspace>;

/** So many things can be drawn on a picture. */
const ROOM = 4096;

export const newEyeWorkspace = () => ({
  picture: newPicture(),

  /**
   * How much work was done since the beginning: stretches decided in BigInt, eyes looked from, and occluders drawn,
   * each from one corner of an aperture. What a proof may cost is counted in these, and tests hold them down.
   */
  effort: { exact: 0, looks: 0, drawn: 0 },

  /** The directions where something begins or ends, in order, from just before the target to just after it. */
  cuts: new Float64Array(2 * ROOM + 8),
  /** The widest free gap found: as `gap` of the picture, and how wide or high it is, whichever is less, in tenths. */
  bestGap: { size: 0.5, t: 0.5, low: 0.5, high: 0.5, below: 0, above: 0 },

  /**
   * The proof that a target is hidden: the least height by which the covers reach over it and where, how far those at
   * either end reach past it, and where the first stretch left in doubt begins.
   */
  proof: { rise: 0.5, at: 0.5, before: 0.5, after: 0.5, doubtFrom: 0.5 },
  /** The things that took part in the cover: 1 at their number. */
  coverers: new Uint8Array(ROOM),
  /** What is to be covered, at both ends of a stretch. */
  toCover: { lowA: 0.5, lowB: 0.5, highA: 0.5, highB: 0.5, frontA: 0.5, frontB: 0.5 },
  /** The links of a chain: what each covers at both ends of a stretch, and whether it may be taken. */
  lowA: new Float64Array(ROOM),
  lowB: new Float64Array(ROOM),
  highA: new Float64Array(ROOM),
  highB: new Float64Array(ROOM),
  isLink: new Uint8Array(ROOM),
  /** The links taken, in order. */
  chain: new Int32Array(ROOM),

  /** The directions in which a thing covers the height `at`; none where from >= to. */
  reach: { from: 0.5, to: 0.5, at: 0.5 },
  /**
   * How far a free line at the height `at` may turn to either side, and which thing stops it there (0: the end of the
   * target); how many things cover it behind the target's front only.
   */
  play: { from: 0.5, to: 0.5, at: 0.5, first: 0, last: 0, behind: 0 },

  /**
   * The hidden share: where it is cut, what is active between two cuts, what that hides, and how finely it is summed.
   */
  shareCuts: new Float64Array(40000),
  shareActive: new Int32Array(ROOM),
  shareBands: newHeightBands(ROOM),
  shareCell: { active: 0, depth: 0, deepest: 0, fine: 0.5 },
});

/** The workspace of sight from an eye. */
export const eyeWorkspace = scratch(newEyeWorkspace);
