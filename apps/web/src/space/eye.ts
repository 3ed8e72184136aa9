// The camera of the view in space: viewpoint and direction. Pure functions, testable without a page.
import type { Size } from '../map/camera.ts';
import { between, crossed, dot, lengthOf, minus, plus, unit, type Vector } from './vector.ts';

/** A viewpoint, and a point in the middle of the picture; never straight up or down. */
export interface Eye {
  readonly from: Vector;
  readonly to: Vector;
  /** The angle from the lower to the upper edge of the picture, in radians. */
  readonly angle: number;
}

/** Looking at a point of the table from around it. */
export interface Orbit {
  readonly to: Vector;
  /** The azimuth: 0 is south of it, growing to the east. */
  readonly turn: number;
  /** The elevation: 0 is level with it, a quarter turn straight above. */
  readonly tilt: number;
  readonly distance: number;
}

export const ANGLE = (40 * Math.PI) / 180;
/** A model's field of view is wider than a spectator's. */
const WIDE_ANGLE = (62 * Math.PI) / 180;
const [LEAST_TILT, MOST_TILT] = [0.06, 1.5];
const NEAREST = 700;

export function eyeOf({ to, turn, tilt, distance }: Orbit): Eye {
  const out = { x: Math.sin(turn) * Math.cos(tilt), y: -Math.cos(turn) * Math.cos(tilt), z: Math.sin(tilt) };
  return { from: plus(to, out, distance), to, angle: ANGLE };
}

/** From the head of a model, looking at a place. */
export function headEye(head: Vector, at: Vector): Eye {
  const isAbove = Math.hypot(at.x - head.x, at.y - head.y) < 1;
  return { from: head, to: isAbove ? plus(head, { x: 0, y: 100, z: 0 }) : at, angle: WIDE_ANGLE };
}

/** The same viewpoint, looking further to the left or right, up or down. */
export function lookedAround({ from, to, angle }: Eye, right: number, up: number): Eye {
  const ahead = minus(to, from);
  const flat = Math.hypot(ahead.x, ahead.y);
  const heading = Math.atan2(ahead.y, ahead.x) - right;
  const rise = between(Math.atan2(ahead.z, flat) + up, -1.4, 1.4);
  const far = lengthOf(ahead);
  const level = far * Math.cos(rise);
  const next = { x: level * Math.cos(heading), y: level * Math.sin(heading), z: far * Math.sin(rise) };
  return { from, to: plus(from, next), angle };
}

/** Height of the table's centre in the picture: slightly towards the near edge, so that the far one has room. */
const middle = ({ width, height }: Size): Vector => ({ x: width / 2, y: height / 2 - height * 0.02, z: 0 });

/** The whole table from the south, at a slant. */
export function wholeTable(table: Size, window: Size): Orbit {
  const start: Orbit = { to: middle(table), turn: 0, tilt: 0.92, distance: 1 };
  const corners = [0, table.width].flatMap(x => [0, table.height].map(y => ({ x, y, z: 0 })));
  // Room for the buttons at the side.
  const edge = Math.min(48, window.width / 10);
  let [near, far] = [NEAREST, 12 * Math.max(table.width, table.height)];
  // The smallest distance from which every corner is in the picture.
  for (let i = 0; i < 24; i++) {
    const distance = (near + far) / 2;
    const eye = eyeOf({ ...start, distance });
    const fits = corners.every(corner => {
      const at = seenAt(eye, window, corner);
      return at && at.x > edge && at.x < window.width - edge && at.y > 0 && at.y < window.height;
    });
    if (fits) far = distance;
    else near = distance;
  }
  return { ...start, distance: far * 1.03 };
}

export const turned = (orbit: Orbit, by: number, up: number): Orbit => ({
  ...orbit,
  turn: orbit.turn + by,
  tilt: between(orbit.tilt + up, LEAST_TILT, MOST_TILT),
});

/** Zooms in (factor below 1) or out; towards a point if given. */
export function zoomed(orbit: Orbit, factor: number, most: number, at: Vector | null = null): Orbit {
  const distance = between(orbit.distance * factor, NEAREST, most);
  const share = at ? Math.max(0, 1 - distance / orbit.distance) : 0;
  return { ...orbit, distance, to: at ? plus(orbit.to, minus({ ...at, z: 0 }, orbit.to), share) : orbit.to };
}

/** Moves the target to the right and away, in tenths, and keeps it on the table. */
export function panned(orbit: Orbit, right: number, away: number, table: Size): Orbit {
  const [cos, sin] = [Math.cos(orbit.turn), Math.sin(orbit.turn)];
  const x = orbit.to.x + right * cos - away * sin;
  const y = orbit.to.y + right * sin + away * cos;
  return { ...orbit, to: { x: between(x, 0, table.width), y: between(y, 0, table.height), z: orbit.to.z } };
}

interface Axes {
  readonly ahead: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

const UP: Vector = { x: 0, y: 0, z: 1 };

function axesOf({ from, to }: Eye): Axes {
  const ahead = unit(minus(to, from));
  const right = unit(crossed(ahead, UP));
  return { ahead, right, up: crossed(right, ahead) };
}

export interface Ray {
  readonly from: Vector;
  /** Any length. */
  readonly along: Vector;
}

/** The ray through a point of the picture, in pixels from its upper left corner. */
export function rayThrough(eye: Eye, window: Size, x: number, y: number): Ray {
  const { ahead, right, up } = axesOf(eye);
  const half = Math.tan(eye.angle / 2);
  const across = ((2 * x - window.width) / window.height) * half;
  const over = (1 - (2 * y) / window.height) * half;
  return { from: eye.from, along: plus(plus(ahead, right, across), up, over) };
}

/** The position of a point in the picture, in pixels, and its distance ahead; null behind the camera. */
export function seenAt(eye: Eye, window: Size, point: Vector): { x: number; y: number; ahead: number } | null {
  const { ahead, right, up } = axesOf(eye);
  const out = minus(point, eye.from);
  const depth = dot(out, ahead);
  if (depth <= 1) return null;
  const scale = window.height / (2 * Math.tan(eye.angle / 2) * depth);
  return {
    x: window.width / 2 + dot(out, right) * scale,
    y: window.height / 2 - dot(out, up) * scale,
    ahead: depth,
  };
}

/** Tenths per pixel at a distance. */
export const tenthsPerPixel = ({ angle }: Eye, { height }: Size, distance: number): number =>
  (2 * Math.tan(angle / 2) * distance) / Math.max(1, height);
