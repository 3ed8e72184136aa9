import type { Mask, Scene } from '../scene.ts';
import type { Body, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';

/**
 * Cover lines run from one point of the viewer's base to every point of the target's. A crossing is the stretch of a
 * line inside a feature; a test asks whether some line (or every line) has a crossing of a certain kind.
 *
 * - The point is one of the viewer's edge that faces the target: all of the target lies beyond the tangent there. Where
 *   bases touch, or overlap seen from above, it is a point on both.
 * - A feature is crossed by lines that run through its inside; touching is no crossing. Adjoining solids of one piece
 *   on a line are one stretch (for lines that slope: those of the same height); those of two pieces are two.
 * - Lines are straight in space, from the height of the one base to that of the other. A feature fills the heights from
 *   its bottom up to, but not including, its top.
 * - Distances are straight in space, from a base to the point of the stretch nearest to it. "Within x" includes x.
 * - What has no width does not count: neither a single free line between two features, nor a single point of the edge.
 *   Only if the edge has no width (bases that touch, a viewer of no size) is a single point examined.
 * - Between bases at one height answers are exact. So are those between heights, except for features that lines are
 *   partly too high or too low for and features that a limit may cut; these, and bodies cut by a limit that crossings
 *   must be beyond, are sampled from evenly spaced points.
 */
export interface CoverTest {
  /**
   * What is crossed: solids of the scene; bodies; or the upright edges at which the outline of the solids taken
   * together turns outwards (the corners and ends of walls).
   */
  readonly over: 'solids' | 'bodies' | 'corners';
  /** 1 at the index of each solid (or body) that takes part; if absent, all do. */
  readonly mask?: Mask;
  /** Asks whether every line crosses a feature, rather than some line. Limits are ignored. */
  readonly every?: true;
  /** The crossing's point nearest the target is at most this far from the target's base. */
  readonly within?: Tenths;
  /** The crossing's point nearest the target is farther than this from the target's base. */
  readonly beyond?: Tenths;
  /** The crossing's point nearest the viewer is farther than this from the viewer's base. */
  readonly viewerBeyond?: Tenths;
}

/** What may be crossed. */
export interface CoverTable {
  readonly scene: Scene;
  readonly bodies: readonly Body[];
  /** Indices in `bodies` that are ignored: those of the viewer and the target. */
  readonly without?: readonly number[];
}

export interface CoverQuestion extends CoverTable {
  /** At most 30. */
  readonly tests: readonly CoverTest[];
  /**
   * The cost of each test to the viewer if it holds; the viewer's best point has the least sum. If absent, each test
   * outweighs all later ones together.
   */
  readonly weights?: readonly number[];
}

/** One line and the stretch of it inside a feature. Distances in inches. */
export interface Crossing {
  readonly line: readonly [from: Spot, to: Spot];
  readonly stretch: readonly [from: Spot, to: Spot];
  readonly toTarget: number;
  readonly toViewer: number;
  /** For a solid: its piece and its index; of several adjoining ones, that of the one nearest the target. */
  readonly piece?: string;
  readonly solid?: number;
  /** For a body: its index in `bodies`. */
  readonly body?: number;
}

export interface Finding {
  readonly holds: boolean;
  /** A line that proves it. Absent if the test fails, and for `every`. */
  readonly crossing?: Crossing;
  /** The margin in inches by which that line keeps the limits; without limits, the length of the stretch. */
  readonly margin?: number;
  /** For a test of `every` that fails: a line that crosses nothing. */
  readonly free?: readonly [from: Spot, to: Spot];
}

export interface CoverAnswer {
  /** The point of the viewer's base that all findings are from. */
  readonly from: Spot;
  readonly weight: number;
  /** How many inches the point may slide along the base either way with the same answer. */
  readonly room: number;
  /** One for each test. */
  readonly findings: readonly Finding[];
}

/** A stretch of the viewer's rim, from left to right as it faces the target, from which the same tests hold. */
export interface CoverCell {
  readonly left: Spot;
  readonly middle: Spot;
  readonly right: Spot;
  readonly holds: readonly boolean[];
  readonly weight: number;
}
