import type { Ray } from './memory.ts';
import { cutsCapsule, cutsSolid } from './ray-cuts.ts';
import type { Feature, Runs, Workspace } from './workspace.ts';

/** Lengths below this are rounding errors. */
export const TINY = 1e-8;
/** Stretches closer than this adjoin. */
export const JOINED = 1e-6;

/** Sets the part of the ray on the target's base; false if there is none. */
export function reachesTarget({ ray, runs, pair }: Workspace): boolean {
  if (!cutsCapsule(ray, pair.target, pair.target.r)) return false;
  runs.targetFrom = ray.from;
  runs.targetTo = ray.to;
  return true;
}

/** Sets the stretches of the ray inside the examined features, up to the target. */
export function setRuns({ ray, runs, examined, solids }: Workspace): void {
  const { count, features } = examined;
  if (runs.from.length < count) {
    runs.from = new Float64Array(2 * count);
    runs.to = new Float64Array(2 * count);
    runs.first = new Int32Array(2 * count);
    runs.feature = new Int32Array(2 * count);
  }
  runs.count = 0;
  for (let k = 0; k < count; k++) {
    const one = features[k]!;
    if (one.isBody ? !cutsCapsule(ray, one.core, one.r) : !cutsSolid(ray, solids, one.index)) continue;
    if (Math.min(ray.to, runs.targetTo) - ray.from > TINY) insert(runs, ray, k);
  }
  if (runs.count > 1) join(runs, features);
}

/** Inserts a stretch in order of where it begins. */
function insert(runs: Runs, ray: Ray, feature: number): void {
  let k = runs.count++;
  for (; k > 0 && runs.from[k - 1]! > ray.from; k--) {
    runs.from[k] = runs.from[k - 1]!;
    runs.to[k] = runs.to[k - 1]!;
    runs.feature[k] = runs.feature[k - 1]!;
    runs.first[k] = runs.first[k - 1]!;
  }
  runs.from[k] = ray.from;
  runs.to[k] = ray.to;
  runs.feature[k] = feature;
  runs.first[k] = feature;
}

/** Joins stretches that touch and have the same height. */
function join(runs: Runs, features: readonly Feature[]): void {
  let kept = 0;
  for (let k = 0; k < runs.count; k++) {
    const one = features[runs.feature[k]!]!;
    let into = kept - 1;
    while (into >= 0 && !(isOfOneHeight(features[runs.feature[into]!]!, one) && doTouch(runs, into, k))) into--;
    if (into < 0) {
      runs.from[kept] = runs.from[k]!;
      runs.to[kept] = runs.to[k]!;
      runs.first[kept] = runs.first[k]!;
      runs.feature[kept++] = runs.feature[k]!;
    } else if (runs.to[k]! > runs.to[into]!) {
      runs.to[into] = runs.to[k]!;
      runs.feature[into] = runs.feature[k]!;
    }
  }
  runs.count = kept;
}

const isOfOneHeight = (a: Feature, b: Feature): boolean => a.from === b.from && a.to === b.to && !a.isBody && !b.isBody;
const doTouch = (runs: Runs, before: number, k: number): boolean => runs.from[k]! <= runs.to[before]! + JOINED;
