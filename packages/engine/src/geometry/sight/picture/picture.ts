import type { IndexList } from '../solids/flat-solids.ts';

/**
 * What an eye sees, drawn on the upright plane that stands across the line of view through the middle of the target.
 *
 * In plan the eye is the origin and c points at the target's middle. A direction is u(t) = c + t c', with c' = c turned
 * left; a plan point is λ u(t), and q = 1 / λ is its nearness (1 at the plane, more in front of it). On the picture a
 * point at height w above the eye lies t sideways and w q up: both in units of the plane, so that |c| t and w q are
 * tenths measured at the target. Straight stays straight, and a convex solid draws a convex outline: between its two
 * ends, at each t, it covers the heights from a convex lower line to a concave upper one.
 *
 * Along the edge from corner P to corner Q nearness is linear: q = cross(u, PQ) / cross(P, Q). Along a circle it solves
 * k q² - 2 (u · p) q + u² = 0, where k = p² - r².
 *
 * Things drawn are numbered, the target being number 0, and what is known of thing i is at index i of each array. A
 * picture is working memory: every question draws it afresh. (Numbers initialised to 0.5 tell V8 to store doubles.)
 */
export type Picture = ReturnType<typeof newPicture>;

const ROOM = 4096;
const EDGES = 32768;

/** The kinds of things: a convex prism, a round body, a long body. */
export const PRISM = 0;
export const ROUND = 1;
export const LONG = 2;

export const newPicture = () => ({
  /** How many things are drawn besides the target. */
  count: 0,
  /** The eye, the frame and what is common to all drawn things. */
  view: {
    x: 0.5,
    y: 0.5,
    z: 0.5,
    /** c, its square and its length. */
    cx: 0.5,
    cy: 0.5,
    square: 0.5,
    length: 0.5,
    /** The least and largest p · c of the target. */
    front: 0.5,
    back: 0.5,
    /** The target lies within this box of the picture. */
    low: 0.5,
    high: 0.5,
    /**
     * A height difference below this (in tenths) is left to exact arithmetic; and so is a width, as a difference of t.
     */
    doubt: 0.5,
    narrow: 0.5,
  },
  /** The target's plan, from the eye. */
  targetPlan: { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5, r: 0.5 },
  /**
   * The wedge from the eye to the target, as wide to both sides as to the wider: a unit on, its slant, depth and
   * heights.
   */
  wedge: { onX: 0.5, onY: 0.5, cos: 0.5, sin: 0.5, deep: 0.5, lowest: 0.5, highest: 0.5 },

  /** The directions in which a thing begins and ends. */
  left: new Float64Array(ROOM),
  right: new Float64Array(ROOM),
  /** Bottom and top above the eye. */
  bottom: new Float64Array(ROOM),
  top: new Float64Array(ROOM),
  /** A solid of the scene by its index, a body as -1 - index. */
  owner: new Int32Array(ROOM),
  kind: new Uint8Array(ROOM),
  /** Whether the eye stands inside the outline (or on its rim): then the outline begins at the eye itself. */
  holdsEye: new Uint8Array(ROOM),
  /** Whether it and the target intersect in plan, so that which comes first depends on the direction. */
  intersects: new Uint8Array(ROOM),

  /** Prisms: q = edgeA + edgeB t of the edges that face the eye, then of those that face away. */
  edgesFrom: new Int32Array(ROOM),
  edgesTurn: new Int32Array(ROOM),
  edgesTo: new Int32Array(ROOM),
  edgeA: new Float64Array(EDGES),
  edgeB: new Float64Array(EDGES),
  /** Where free edge memory begins: each prism takes the next stretch. */
  edges: { end: 0 },

  /** Circles: p · c, cross(c, p), k and r² c². A long body has two and the lines between them. */
  alongA: new Float64Array(ROOM),
  acrossA: new Float64Array(ROOM),
  powerA: new Float64Array(ROOM),
  alongB: new Float64Array(ROOM),
  acrossB: new Float64Array(ROOM),
  powerB: new Float64Array(ROOM),
  spread: new Float64Array(ROOM),
  /** Long bodies: cross(ab, p) on the two sides, a · ab, and ab². */
  sideLow: new Float64Array(ROOM),
  sideHigh: new Float64Array(ROOM),
  startOn: new Float64Array(ROOM),
  core: new Float64Array(ROOM),

  /** Of the thing drawn last the least and largest p · c; of all so far the largest |edgeA| + |edgeB|. */
  drawn: { front: 0.5, back: 0.5, steepest: 0.5 },
  /**
   * The corners of the solid being drawn, from the eye, with p · c and cross(c, p); the last one also before the first.
   */
  cornerX: new Float64Array(EDGES),
  cornerY: new Float64Array(EDGES),
  cornerAlong: new Float64Array(EDGES),
  cornerAcross: new Float64Array(EDGES),
  /** The solids that come near a line to the target. */
  nearby: { at: new Int32Array(ROOM), count: 0 } as IndexList,

  /** While one pair of bodies is examined, whether a solid is apart from the target is cached by pair; 0: no pair. */
  pairMemo: { pair: 0, last: 0 },
  knownFor: new Int32Array(ROOM),
  knownApart: new Uint8Array(ROOM),

  /**
   * The heights that a thing covers in one direction, as `coveredAt` and `hiddenAt` find them; none where low >= high.
   */
  band: { low: 0.5, high: 0.5 },
  /**
   * A gap in a direction: from `low` up to `high`, `below` and `above` being the things that bound it (0: the target).
   */
  gap: { t: 0.5, low: 0.5, high: 0.5, below: 0, above: 0 },
  /** The heights hidden in one direction, and by which things. */
  bands: { lows: new Float64Array(ROOM), highs: new Float64Array(ROOM), things: new Int32Array(ROOM) },
});

export const isRoomFor = (things: number, edges: number): boolean => things < ROOM && edges < EDGES;
