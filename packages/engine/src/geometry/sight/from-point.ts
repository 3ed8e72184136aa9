import type { Body, Spot } from '../shape.ts';
import { toInches } from '../units.ts';
import type { Among, Sight, Touch } from './among.ts';
import { hiddenByMany, hiddenByOne, openSight, seenSight } from './answer.ts';
import { best, cutBetween, cuts, keepGap, lookAlongMiddles } from './cells.ts';
import { beginProof, HIDDEN, proof, SEEN, settle } from './cover.ts';
import { drawn } from './draw.ts';
import { aimAside, aimAt, gather, whole } from './gather.ts';
import { bottom, left, right, top, view } from './picture.ts';
import { isOpenBetween } from './resolve.ts';
import { seamInDoubt } from './seams.ts';

/**
 * Whether an eye sees a body: some line from it to the body passes through no blocking solid's inside, and such lines
 * have some width. Exact: where doubles cannot tell, whole numbers decide. An eye inside a blocking solid sees nothing.
 */
export function sightToBody(eye: Spot, body: Body, among: Among): Sight {
  if (aimAt(eye, body)) return judge(eye, among);
  return isInside(eye, body) ? atOnce(eye, body) : lookAround(eye, among);
}

/** Judges the picture that has been set up. */
function judge(eye: Spot, among: Among): Sight {
  const count = gather(among);
  if (count < 0) return hiddenByOne(eye, among, whole.thing);
  if (count === 0) return openSight(eye);
  calm(count);
  const some = cutBetween(count);
  lookAlongMiddles(some, count);
  if (best.size > 4 * view.doubt || isOpen(some, count, among)) return seenSight(eye, among, count);
  return hiddenByMany(eye, among, count);
}

/** Where edges run almost through the eye their numbers grow, and rounding with them: then doubt begins earlier. */
function calm(count: number): void {
  let tallest = 0;
  for (let i = 0; i <= count; i++) tallest = Math.max(tallest, Math.abs(bottom[i]!), Math.abs(top[i]!));
  const size = drawn.wild * tallest * (1 + Math.max(-left[0]!, right[0]!));
  if (size > CALM) view.doubt *= size / CALM;
}

/** Up to here rounding (2^-50 of it) stays a tenth of the doubt. */
const CALM = 1e10;

/** Proves the target hidden stretch by stretch, or finds a gap, which is then in `best`. */
function isOpen(some: number, count: number, among: Among): boolean {
  beginProof(count);
  for (let k = 1; k < some; k++) {
    const found = settle(cuts[k - 1]!, cuts[k]!, count);
    if (found === HIDDEN) continue;
    const wider = 4 * view.narrow;
    if (found !== SEEN && !isOpenBetween(proof.from - wider, proof.to + wider, among, count)) continue;
    keepGap();
    return true;
  }
  for (let k = 1; k < some - 1; k++) {
    const t = cuts[k]!;
    if (!seamInDoubt(t, count) || !isOpenBetween(t - view.narrow, t + view.narrow, among, count)) continue;
    keepGap();
    return true;
  }
  return false;
}

function isInside(eye: Spot, body: Body): boolean {
  if (eye.z < body.bottom || eye.z > body.top) return false;
  const dx = body.bx - body.ax;
  const dy = body.by - body.ay;
  const x = eye.x - body.ax;
  const y = eye.y - body.ay;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
  const off = (x - part * dx) * (x - part * dx) + (y - part * dy) * (y - part * dy);
  return off <= body.r * body.r;
}

/** The eye is in the body it looks at. */
const atOnce = (eye: Spot, { r, bottom: low, top: high }: Body): Sight => ({
  visible: true,
  line: [eye, eye],
  touches: [],
  margin: toInches(Math.min(r, (high - low) / 2)),
});

/** The eye is above or below the body, or all but touches it: four pictures, one to each side. */
function lookAround(eye: Spot, among: Among): Sight {
  const sights: Sight[] = [];
  for (let quarter = 0; quarter < 4; quarter++) if (aimAside(quarter)) sights.push(judge(eye, among));
  const seen = sights.filter(({ visible }) => visible);
  const list = seen.length > 0 ? seen : sights;
  const one = list.reduce((a, b) => ((seen.length > 0 ? b.margin > a.margin : b.margin < a.margin) ? b : a));
  const touches = seen.length > 0 ? one.touches : [...new Set<Touch>(list.flatMap(sight => sight.touches))];
  return { ...one, touches };
}
