import { scratch } from '../../cache.ts';
import type { Segment } from '../segment-distance.ts';
import { type PreparedBodies, preparedBodies } from '../sight/solids/flat-solids.ts';
import { type BasePair, newBasePair } from './base-pair.ts';
import { type BodyOutline, newBodyOutline } from './body-outline.ts';
import { type EdgeCells, newEdgeCells } from './edge-cells.ts';
import { EdgeOrder, LEFT_END, RIGHT_END } from './edge-order.ts';
import { type Line, newLine, newMakings } from './exact-tangents.ts';
import { type FacingEdge, newFacingEdge } from './facing-edge.ts';
import { type SolidRows, solidRowsOf } from './feature-rows.ts';
import { type Candidates, newCandidates } from './features-between.ts';
import { Circle, Interval, MeasuredStretch, Ray, Vector } from './memory.ts';
import { type FlatLimits, newZone, type Taken, type Zone } from './range-zone.ts';
import type { Sides } from './ray-cuts.ts';
import { type Gap, newGap, newTriedDirections, type TriedDirections } from './sloping-memory.ts';
import { Spans, type Stretch } from './spans.ts';
import { type Discs, newDiscs } from './tangents.ts';

/**
 * The working memory of one question, passed along instead of being allocated for each. A question fills it (cover.ts),
 * reads it, and leaves nothing behind that the next one relies on.
 */
export interface Workspace {
  /** The question: all solids and bodies of the table, the two bases, and the viewer's facing edge. */
  solids: SolidRows;
  bodies: PreparedBodies;
  readonly pair: BasePair;
  readonly edge: FacingEdge;
  readonly order: EdgeOrder;
  /** The candidates: features between the bases. */
  readonly candidateSolids: Candidates;
  readonly candidateBodies: Candidates;
  /** The spans of the edge from which tests hold, and the cells they cut it into. */
  readonly spans: Spans;
  readonly cells: EdgeCells;
  /** For one feature or piece by itself. */
  readonly limits: Limits;
  readonly body: BodyOutline;
  readonly points: Discs;
  readonly crossed: CrossedFrom;
  /** Features examined together, from one point of the edge after the other. */
  readonly examined: Examined;
  readonly breakpoints: Breakpoints;
  readonly ray: Ray;
  readonly directions: Directions;
  readonly runs: Runs;
  readonly hit: Hit;
  /** Corners of a solid that height trims. */
  readonly trimmed: Discs;
  /** The disc around the target, relative to a point of the edge. */
  readonly targetDisc: { dx: number; dy: number; r: number };
  readonly single: SingleSolid;
  /** Scratch memory for one line, one zone and the ends of lines. */
  readonly line: Line;
  readonly zone: Zone;
  readonly ends: Interval;
  /** How limits are applied at the moment, and their reach seen from above for lines that slope. */
  taken: Taken;
  readonly flat: FlatLimits;
  /** For lines that slope: the stretch measured last, four lengths with their distances, the directions tried. */
  readonly stretch: MeasuredStretch;
  readonly lengths: { readonly [N in 'at' | 'toTarget' | 'toViewer']: Float64Array };
  readonly tried: TriedDirections;
  readonly sides: Sides;
  readonly gap: Gap;
  /** The slack with which the ray tried last keeps the limits; below 0 if it does not. */
  slack: number;
}

/** The limits of a test for one feature, as zones; and the target's base itself. */
export interface Limits {
  readonly within: Zone;
  readonly beyond: Zone;
  readonly viewerBeyond: Zone;
  readonly onTarget: Zone;
}

/** The stretch of the edge from which a feature is crossed, and the two lines that separate it from the target. */
export interface CrossedFrom extends Stretch {
  readonly leftLine: Line;
  readonly rightLine: Line;
}

/** Special values for a limit's reach: there is no limit; nothing is within it. */
export const NO_LIMIT = -2;
export const NOTHING_WITHIN = -1;

/** A feature being examined: a solid, a body, or a corner of a solid. */
export interface Feature {
  isBody: boolean;
  isCorner: boolean;
  /** Its index among the solids or bodies. */
  index: number;
  /** The part of each line on which it is at the height of the feature. */
  from: number;
  to: number;
  /** The reach of the limits from the cores of the bases; for level lines only. */
  within: number;
  beyond: number;
  viewerBeyond: number;
  /** The shape of a body; the position of a corner. */
  core: Segment;
  r: number;
}

export const newFeature = (): Feature => ({
  isBody: false,
  isCorner: false,
  index: 0,
  from: 0,
  to: 1,
  within: NO_LIMIT,
  beyond: NO_LIMIT,
  viewerBeyond: NO_LIMIT,
  core: { ax: 0, ay: 0, bx: 0, by: 0 },
  r: 0,
});

/** The features that one answer is about, taken together. */
export interface Examined {
  count: number;
  readonly features: Feature[];
  /** Whether a line's length matters: some lines pass above or below a feature, or lines that slope have limits. */
  isTrimmed: boolean;
  /** Their corners and the points where limits cut them. */
  readonly marks: Discs;
}

/** The places in the part to search where the answer may change. */
export interface Breakpoints {
  count: number;
  at: Float64Array;
  row: Int32Array;
}

/** The directions of the lines from one point to the target, from right to left. */
export interface Directions {
  count: number;
  x: Float64Array;
  y: Float64Array;
  /** Whether the point lies on or above the target's base, so that lines run all round. */
  isRound: boolean;
  /** The tangents to the target. */
  readonly right: Vector;
  readonly left: Vector;
  /** Scratch memory: the target's base, scaled to where lines reach a feature's height. */
  readonly small: Circle;
}

/** The stretches of the ray inside the examined features; adjoining ones of one height are joined. */
export interface Runs {
  count: number;
  from: Float64Array;
  to: Float64Array;
  /** The feature that begins first in each stretch, and the one that reaches farthest. */
  first: Int32Array;
  feature: Int32Array;
  /** The part of the ray on the target's base. */
  targetFrom: number;
  targetTo: number;
}

/** One solid cut by zones, seen from one point after the other. */
export interface SingleSolid {
  /** The solid's corners in order, then the points where the zones cut its outline; with the zones each is in. */
  readonly marks: Discs;
  zones: Uint8Array;
  corners: number;
  readonly middle: Vector;
  /** The direction that angles are measured from. */
  readonly ahead: Vector;
  /** Intervals of directions: the whole solid (with the vectors of its ends) and its parts in the zones. */
  readonly whole: Interval;
  readonly right: Vector;
  readonly left: Vector;
  readonly inTarget: Interval;
  readonly inViewer: Interval;
  /** The tangents to the target. */
  readonly targetRight: Vector;
  readonly targetLeft: Vector;
}

/** The line that decided: its direction, its end, its stretch, what it crosses and its margin. */
export class Hit {
  dx = 1;
  dy = 0;
  end = 0;
  from = 0;
  to = 0;
  margin = 0;
  toTarget = 0;
  toViewer = 0;
  feature: Feature;

  constructor(feature: Feature) {
    this.feature = feature;
  }
}

function newWorkspace(): Workspace {
  const makings = newMakings();
  const edge = newFacingEdge();
  const order = new EdgeOrder(edge, makings);
  const first = newFeature();
  return {
    solids: solidRowsOf({ width: 0, depth: 0, solids: [] }),
    bodies: preparedBodies([]),
    pair: newBasePair(makings),
    edge,
    order,
    candidateSolids: newCandidates(),
    candidateBodies: newCandidates(),
    spans: new Spans(order),
    cells: newEdgeCells(),
    limits: { within: newZone(), beyond: newZone(), viewerBeyond: newZone(), onTarget: newZone() },
    body: newBodyOutline(makings),
    points: newDiscs(64, makings),
    crossed: {
      left: 0,
      right: 0,
      leftRow: LEFT_END,
      rightRow: RIGHT_END,
      leftLine: newLine(1),
      rightLine: newLine(-1),
    },
    examined: { count: 0, features: [first], isTrimmed: false, marks: newDiscs(64, makings) },
    breakpoints: { count: 0, at: new Float64Array(256), row: new Int32Array(256) },
    ray: new Ray(),
    directions: {
      count: 0,
      x: new Float64Array(64),
      y: new Float64Array(64),
      isRound: false,
      right: new Vector(),
      left: new Vector(),
      small: new Circle(),
    },
    runs: {
      count: 0,
      from: new Float64Array(16),
      to: new Float64Array(16),
      first: new Int32Array(16),
      feature: new Int32Array(16),
      targetFrom: 0,
      targetTo: 0,
    },
    hit: new Hit(first),
    trimmed: newDiscs(16, makings),
    targetDisc: { dx: 0, dy: 0, r: 0 },
    single: {
      marks: newDiscs(64, makings),
      zones: new Uint8Array(64),
      corners: 0,
      middle: new Vector(),
      ahead: new Vector(),
      whole: new Interval(),
      right: new Vector(),
      left: new Vector(),
      inTarget: new Interval(),
      inViewer: new Interval(),
      targetRight: new Vector(),
      targetLeft: new Vector(),
    },
    line: newLine(),
    zone: newZone(),
    ends: new Interval(),
    taken: 'exactly',
    flat: { within: -1, beyond: -1, viewerBeyond: -1 },
    stretch: new MeasuredStretch(),
    lengths: { at: new Float64Array(4), toTarget: new Float64Array(4), toViewer: new Float64Array(4) },
    tried: newTriedDirections(),
    sides: { entry: -1, exit: 0 },
    gap: newGap(),
    slack: 0,
  };
}

/** The only workspace: questions never nest. */
export const workspace: () => Workspace = scratch(newWorkspace);
