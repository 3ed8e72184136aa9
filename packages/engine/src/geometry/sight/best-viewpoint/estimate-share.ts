import { addBand, hiddenByBands } from '../picture/height-bands.ts';
import type { EyePlace, PairWorkspace } from './workspace.ts';

// A quick estimate from an eye of the pair: how much of the target is hidden along a few upright stripes of the
// rectangle through its middle. Only good to tell better eyes from worse ones. All lengths are in the frame of the
// pair.

const STRIPES = 7;

/** Reads the things near a new pair. */
export function beginEstimates(pair: PairWorkspace): void {
  const { solidsNear, bodiesNear } = pair.between;
  const { near, underneath, likely } = pair.stripes;
  underneath.isOpen = false;
  likely.thing = -1;
  near.solids = solidsNear.count;
  near.count = solidsNear.count + bodiesNear.count;
  readSolids(pair);
  for (let k = 0; k < bodiesNear.count; k++) readBody(pair, near.solids + k, bodiesNear.at[k]!);
}

function readSolids(pair: PairWorkspace): void {
  const { solids, solidsNear } = pair.between;
  const { edgesFrom, low, high, leastOn, mostOn, leastUp, mostUp } = pair.stripes;
  let edge = 0;
  for (let k = 0; k < solidsNear.count; k++) {
    const s = solidsNear.at[k]!;
    edgesFrom[k] = edge;
    low[k] = solids.bottom[s]!;
    high[k] = solids.top[s]!;
    leastOn[k] = leastUp[k] = Infinity;
    mostOn[k] = mostUp[k] = -Infinity;
    const first = solids.start[s]!;
    const end = solids.start[s + 1]!;
    for (let e = first, last = end - 1; e < end; last = e++) readEdge(pair, k, edge++, [last, e]);
  }
  edgesFrom[solidsNear.count] = edge;
}

function readBody(pair: PairWorkspace, i: number, b: number): void {
  const bodies = pair.between.bodies!;
  const { circleOn, circleUp, radius, low, high, leastOn, mostOn, leastUp, mostUp } = pair.stripes;
  low[i] = bodies.bottom[b]!;
  high[i] = bodies.top[b]!;
  radius[i] = bodies.r[b]!;
  readCircle(pair, 3 * i, bodies.ax[b]!, bodies.ay[b]!);
  readCircle(pair, 3 * i + 1, bodies.bx[b]!, bodies.by[b]!);
  readCircle(pair, 3 * i + 2, bodies.midX[b]!, bodies.midY[b]!);
  leastOn[i] = circleOn[3 * i + 2]! - bodies.reach[b]!;
  mostOn[i] = circleOn[3 * i + 2]! + bodies.reach[b]!;
  leastUp[i] = circleUp[3 * i + 2]! - bodies.reach[b]!;
  mostUp[i] = circleUp[3 * i + 2]! + bodies.reach[b]!;
}

/** Reads an edge of solid k, which runs from one corner to another. */
function readEdge(pair: PairWorkspace, k: number, edge: number, [from, to]: readonly [number, number]): void {
  const { frame } = pair;
  const { normalX, normalY, offset, leastOn, mostOn, leastUp, mostUp } = pair.stripes;
  const { x, y } = pair.between.solids;
  const dx = x[to]! - x[from]!;
  const dy = y[to]! - y[from]!;
  // The edge in the frame, turned left.
  const nx = -(dy * frame.onX - dx * frame.onY);
  const ny = dx * frame.onX + dy * frame.onY;
  const px = x[from]! - frame.x;
  const py = y[from]! - frame.y;
  const on = px * frame.onX + py * frame.onY;
  const up = py * frame.onX - px * frame.onY;
  normalX[edge] = nx;
  normalY[edge] = ny;
  offset[edge] = nx * on + ny * up;
  if (on < leastOn[k]!) leastOn[k] = on;
  if (on > mostOn[k]!) mostOn[k] = on;
  if (up < leastUp[k]!) leastUp[k] = up;
  if (up > mostUp[k]!) mostUp[k] = up;
}

function readCircle({ frame, stripes }: PairWorkspace, c: number, x: number, y: number): void {
  const { circleOn, circleUp } = stripes;
  circleOn[c] = (x - frame.x) * frame.onX + (y - frame.y) * frame.onY;
  circleUp[c] = (y - frame.y) * frame.onX - (x - frame.x) * frame.onY;
}

/** The share of the stripes that is hidden from an eye; it stops counting at `enough`. */
export function estimateShare(pair: PairWorkspace, { on, up, z }: EyePlace, enough: number): number {
  const { frame } = pair;
  const { ray } = pair.stripes;
  const { target } = pair.between;
  const height = target.top - target.bottom;
  const most = enough * STRIPES * height;
  ray.on = on;
  ray.up = up;
  ray.z = z;
  ray.dx = frame.length - on;
  listAhead(pair);
  let sum = 0;
  for (let c = 0; c < STRIPES && sum < most; c++) {
    const part = (2 * c + 1) / STRIPES - 1;
    ray.dy = part * frame.targetWide - up;
    ray.slant = ray.dy / ray.dx;
    // What lies behind the target's front hides nothing of it.
    const front = 1 - (frame.targetDeep * Math.sqrt(1 - part * part)) / ray.dx;
    sum += hiddenOfStripe(pair, front);
  }
  return sum / (STRIPES * height);
}

/** Lists the things that reach into the wedge from the eye to the target. */
function listAhead(pair: PairWorkspace): void {
  const { frame } = pair;
  const { leastOn, mostOn, leastUp, mostUp, near, ray, likely, ahead, wedge, leastSlant, mostSlant } = pair.stripes;
  const { on, up, dx } = ray;
  const upper = (frame.targetWide - up) / dx;
  const lower = (-frame.targetWide - up) / dx;
  wedge.count = 0;
  let isLikely = false;
  for (let i = 0; i < near.count; i++) {
    const a = leastOn[i]! > on ? leastOn[i]! - on : 0;
    const b = Math.min(mostOn[i]!, frame.length) - on;
    if (b <= a || leastUp[i]! - up > upper * (upper > 0 ? b : a) || mostUp[i]! - up < lower * (lower > 0 ? a : b))
      continue;
    ahead[wedge.count++] = i;
    const lowest = leastUp[i]! - up;
    const highest = mostUp[i]! - up;
    leastSlant[i] = lowest / (lowest > 0 ? b : a);
    mostSlant[i] = highest / (highest > 0 ? a : b);
    if (i === likely.thing) isLikely = true;
    if (i < near.solids) putEyeInside(pair, i);
  }
  if (!isLikely) likely.thing = -1;
}

/** Computes how far inside each edge of solid i the eye is. */
function putEyeInside({ stripes }: PairWorkspace, i: number): void {
  const { normalX, normalY, offset, inside, edgesFrom } = stripes;
  const { on, up } = stripes.ray;
  for (let e = edgesFrom[i]!, end = edgesFrom[i + 1]!; e < end; e++)
    inside[e] = normalX[e]! * on + normalY[e]! * up - offset[e]!;
}

/** How much of the stripe that the ray points at is hidden, by what stands before `front` as a share of the ray. */
function hiddenOfStripe(pair: PairWorkspace, front: number): number {
  const { between } = pair;
  const { low, high, near, underneath, stripeBands, ray, likely, ahead, wedge, leastSlant, mostSlant } = pair.stripes;
  const { z } = ray;
  const floor = between.target.bottom - z;
  const roof = between.target.top - z;
  stripeBands.count = 0;
  for (let k = likely.thing < 0 ? 0 : -1; k < wedge.count; k++) {
    const i = k < 0 ? likely.thing : ahead[k]!;
    if (ray.slant < leastSlant[i]! || ray.slant > mostSlant[i]!) continue;
    ray.from = 0;
    ray.to = front;
    if (i < near.solids) crossEdges(pair, i);
    else crossCircles(pair, i);
    if (ray.from >= ray.to) continue;
    const down = low[i]! - z;
    const rise = high[i]! - z;
    const from = Math.max(floor, down < 0 ? down / ray.from : down / ray.to);
    const to = Math.min(roof, rise > 0 ? rise / ray.from : rise / ray.to);
    if (!(from < to)) continue;
    if (low[i]! > between.lowest) underneath.isOpen = true;
    if (from === floor && to === roof) {
      likely.thing = i;
      return roof - floor;
    }
    if (k < 0) continue;
    addBand(stripeBands, from, to);
  }
  return hiddenByBands(stripeBands, floor);
}

/** Narrows the ray to what lies inside all edges of solid i. */
function crossEdges({ stripes }: PairWorkspace, i: number): void {
  const { normalX, normalY, inside, edgesFrom, ray } = stripes;
  const { dx, dy } = ray;
  let { from, to } = ray;
  for (let e = edgesFrom[i]!, end = edgesFrom[i + 1]!; e < end; e++) {
    const turn = normalX[e]! * dx + normalY[e]! * dy;
    const at = -inside[e]! / turn;
    if (turn > 0) {
      if (at > from) from = at;
    } else if (turn < 0) {
      if (at < to) to = at;
    } else if (inside[e]! <= 0) to = -1;
  }
  ray.from = from;
  ray.to = to;
}

/** Narrows the ray to what lies in the circles of body i. */
function crossCircles({ stripes }: PairWorkspace, i: number): void {
  const { circleOn, circleUp, radius, ray } = stripes;
  const { dx, dy, on, up } = ray;
  const square = dx * dx + dy * dy;
  const r = radius[i]!;
  let from = Infinity;
  let to = -Infinity;
  for (let c = 3 * i; c < 3 * i + 3; c++) {
    const x = circleOn[c]! - on;
    const y = circleUp[c]! - up;
    const beside = x * dy - y * dx;
    const half = r * r * square - beside * beside;
    if (half <= 0) continue;
    const along = x * dx + y * dy;
    const root = Math.sqrt(half);
    from = Math.min(from, (along - root) / square);
    to = Math.max(to, (along + root) / square);
  }
  ray.from = Math.max(ray.from, from);
  ray.to = Math.min(ray.to, to);
}
