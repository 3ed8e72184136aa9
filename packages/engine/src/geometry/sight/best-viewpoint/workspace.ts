import type { Body } from '../../shape.ts';
import { newEyeWorkspace } from '../one-viewpoint/workspace.ts';
import { newHeightBands } from '../picture/height-bands.ts';
import { type IndexList, type PreparedBodies, type PreparedSolids, preparedSolids } from '../solids/flat-solids.ts';

/**
 * Working memory for two bodies that look at each other: their frame, what may come between them, the eyes tried. The
 * frame has its origin in the middle of the viewer; one axis points on, at the middle of the target, the other up, to
 * the left.
 */
export type PairWorkspace = ReturnType<typeof newPairWorkspace>;

/** A place for an eye, in the frame of the pair. */
export interface EyePlace {
  readonly on: number;
  readonly up: number;
  readonly z: number;
}

/** A box of eyes in the frame of the pair: on, up and by height; and which eyes of the viewer in it are meant. */
export interface Box {
  on0: number;
  on1: number;
  up0: number;
  up1: number;
  z0: number;
  z1: number;
  face: number;
  /** The parts of the target that are proven hidden from all of it: bit p for part p. */
  hidden: number;
}

/** The two bodies and what may come between them. */
export interface Between {
  viewer: Body;
  target: Body;
  mask: Uint8Array;
  solids: PreparedSolids;
  bodies: PreparedBodies | null;
  readonly solidsNear: IndexList;
  readonly bodiesNear: IndexList;
  /** The lowest and the highest point of the two bodies. */
  lowest: number;
  highest: number;
  /** Whether all of it reaches down to the lower of the two bodies, or up to the higher one. */
  isStanding: boolean;
  isHanging: boolean;
}

const ROOM = 4096;

const nobody: Body = { ax: 0, ay: 0, bx: 0, by: 0, r: 1, bottom: 0, top: 1 };

const newBetween = (): Between => ({
  viewer: nobody,
  target: nobody,
  mask: new Uint8Array(0),
  solids: preparedSolids({ width: 0, depth: 0, solids: [] }),
  bodies: null,
  solidsNear: { at: new Int32Array(ROOM), count: 0 },
  bodiesNear: { at: new Int32Array(ROOM), count: 0 },
  lowest: 0,
  highest: 0,
  isStanding: true,
  isHanging: true,
});

const newBox = (): Box => ({ on0: 0.5, on1: 0.5, up0: 0.5, up1: 0.5, z0: 0.5, z1: 0.5, face: 0, hidden: 0 });

export const newPairWorkspace = () => {
  const work = newEyeWorkspace();
  return {
    work,
    picture: work.picture,

    frame: {
      x: 0.5,
      y: 0.5,
      onX: 0.5,
      onY: 0.5,
      length: 0.5,
      /** The viewer: half its core in the frame, its radius, how deep and wide it is to each side, its heights. */
      coreOn: 0.5,
      coreUp: 0.5,
      r: 0.5,
      deep: 0.5,
      wide: 0.5,
      bottom: 0.5,
      top: 0.5,
      /** The target: how deep and wide it is to each side. */
      targetDeep: 0.5,
      targetWide: 0.5,
      /**
       * The lines that touch both on the left and on the right: how much both fall aside on the way, and how far out.
       */
      slant: 0.5,
      upright: 0.5,
      leftmost: 0.5,
      rightmost: 0.5,
    },
    between: newBetween(),
    /** Which bodies block. */
    blocks: new Uint8Array(ROOM),

    /** What hid the whole target from an eye of the pair, as `owner` of the picture: likely to do so from the next. */
    hider: { isKnown: false, index: 0 },
    /** A list of one thing. */
    one: { at: new Int32Array(1), count: 1 } as IndexList,

    /** The best eye so far, in the frame of the pair, and roughly what is hidden from it. */
    bestEye: { on: 0.5, up: 0.5, z: 0.5, share: 0.5 },
    /** Whether the answer is to tell how much is hidden, or only whether all is. */
    asked: { forShare: true },
    /** Where the viewer is cut into stretches, by width or by height, to look from the middle of each. */
    viewerCuts: new Float64Array(64),
    stripes: newStripes(),

    /** The box around all of the viewer that counts. */
    wholeViewer: newBox(),
    /**
     * Boxes still to be looked at. `most` bounds how many there may be; `isRough` tells that some were cut no further.
     */
    queue: { end: 0, most: 0, isRough: false },
    boxes: Array.from({ length: ROOM }, newBox) as readonly Box[],
    /** The things that hide something from an eye, solids by their index and bodies as -1 - index. */
    hiding: { at: new Int32Array(ROOM), count: 0 } as IndexList,
  };
};

const NEAR = 8192;
const EDGES = 32768;

/** What the quick estimate of the hidden share knows of the things near a pair, in the frame of the pair. */
const newStripes = () => ({
  near: { count: 0, solids: 0 },
  /** Half planes to the left of each edge (x normalX + y normalY >= offset), and how far inside the eye is. */
  normalX: new Float64Array(EDGES),
  normalY: new Float64Array(EDGES),
  offset: new Float64Array(EDGES),
  inside: new Float64Array(EDGES),
  /** The near things: their edges, or for a body its two circles and one between them; and their heights. */
  edgesFrom: new Int32Array(NEAR),
  circleOn: new Float64Array(3 * NEAR),
  circleUp: new Float64Array(3 * NEAR),
  radius: new Float64Array(NEAR),
  low: new Float64Array(NEAR),
  high: new Float64Array(NEAR),
  /** A rectangle around each. */
  leastOn: new Float64Array(NEAR),
  mostOn: new Float64Array(NEAR),
  leastUp: new Float64Array(NEAR),
  mostUp: new Float64Array(NEAR),
  /** Those that reach into the wedge from the eye to the target. */
  ahead: new Int32Array(NEAR),
  wedge: { count: 0 },
  /** Rays that rise less, or more, pass beside the rectangle around each. */
  leastSlant: new Float64Array(NEAR),
  mostSlant: new Float64Array(NEAR),
  /** The eye, the way to a stripe, and the part of it that lies in a thing. */
  ray: { on: 0.5, up: 0.5, z: 0.5, dx: 0.5, dy: 0.5, slant: 0.5, from: 0.5, to: 0.5 },
  /** What is hidden of a stripe. */
  stripeBands: newHeightBands(NEAR),
  /** What hid a whole stripe last: likely to hide the next one too. */
  likely: { thing: -1 },
  /** Whether something was in the way that can be looked under: then a lower eye may see more. */
  underneath: { isOpen: false },
});
