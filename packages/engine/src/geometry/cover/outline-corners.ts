import { perObject } from '../../cache.ts';
import type { Mask } from '../scene.ts';
import { type SolidRows, takesPart } from './feature-rows.ts';
import { isSloped, setLimitZone } from './limit-zones.ts';
import type { CoverTest } from './question.ts';
import { heightOff, isInZone } from './range-zone.ts';
import type { Workspace } from './workspace.ts';

const cornersOfAll = perObject((g: SolidRows) => compile(g, undefined));
const cornersOfMasks = perObject((g: SolidRows) => perObject((mask: Mask) => compile(g, mask)));

/** Which corners (by index in x and y) are corners or ends of the union of a mask's solids. */
export const cornersOf = (g: SolidRows, mask: Mask | undefined): Uint8Array =>
  mask ? cornersOfMasks(g)(mask) : cornersOfAll(g);

function compile(g: SolidRows, mask: Mask | undefined): Uint8Array {
  const flags = new Uint8Array(g.x.length);
  const solids = g.piece.length;
  for (let i = 0; i < solids; i++)
    if (takesPart(mask, i)) {
      const beside: number[] = [];
      for (let k = 0; k < solids; k++)
        if (takesPart(mask, k) && g.bottom[k]! <= g.bottom[i]! && g.top[k]! >= g.top[i]!) beside.push(k);
      for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) flags[c] = turnsOut(g, beside, c) ? 1 : 0;
    }
  return flags;
}

interface Ray {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether all solids around a corner together (of those as high as its own) fill less than half a turn: then some line
 * through it has them all on one side. Sectors run from ray to ray, counter-clockwise.
 */
function turnsOut(g: SolidRows, solids: readonly number[], corner: number): boolean {
  const at = { x: g.x[corner]!, y: g.y[corner]! };
  const edges: Ray[] = [];
  for (const i of solids) {
    if (!isReached(g, i, at)) continue;
    const sector = sectorAt(g, i, at);
    if (sector === 'half') return false;
    edges.push(...sector);
  }
  // If all rays lie in an open half turn, one is the first, with every other on its left.
  return edges.some(first => edges.every(e => isSame(first, e) || cross(first, e) > 0));
}

const cross = (a: Ray, b: Ray): number => a.x * b.y - a.y * b.x;
const isSame = (a: Ray, b: Ray): boolean => cross(a, b) === 0 && a.x * b.x + a.y * b.y > 0;

/** Whether a point is inside a solid's outline or on it. */
function isReached(g: SolidRows, i: number, { x, y }: Ray): boolean {
  const start = g.starts[i]!;
  const end = g.starts[i + 1]!;
  for (let c = start, p = end - 1; c < end; p = c++)
    if ((g.x[p]! - x) * (g.y[c]! - y) - (g.y[p]! - y) * (g.x[c]! - x) < 0) return false;
  return true;
}

/** The rays that bound the sector a solid fills around a point of it: at least half a turn, except at its corners. */
function sectorAt(g: SolidRows, i: number, at: Ray): readonly Ray[] | 'half' {
  const start = g.starts[i]!;
  const end = g.starts[i + 1]!;
  for (let c = start, p = end - 1; c < end; p = c++) {
    if (g.x[c] !== at.x || g.y[c] !== at.y) continue;
    const n = c + 1 < end ? c + 1 : start;
    return [
      { x: g.x[n]! - at.x, y: g.y[n]! - at.y },
      { x: g.x[p]! - at.x, y: g.y[p]! - at.y },
    ];
  }
  return 'half';
}

/**
 * Whether a corner is on the outline and keeps the limits of a test; exact. (For lines that slope: whether it may.)
 */
export function isCornerFit(w: Workspace, i: number, c: number, test: CoverTest): boolean {
  const { solids: g, pair, zone } = w;
  if (!cornersOf(g, test.mask)[c]) return false;
  const { viewer, target } = pair;
  const high = heightOff(target.z, g.bottom[i]!, g.top[i]!);
  setLimitZone(w, zone, 'within', test, high);
  if (zone.isSet && (zone.isEmpty || !isInZone(zone, g.x[c]!, g.y[c]!))) return false;
  if (isSloped(w, test)) return true;
  setLimitZone(w, zone, 'beyond', test, high);
  if (zone.isSet && !zone.isEmpty && isInZone(zone, g.x[c]!, g.y[c]!)) return false;
  setLimitZone(w, zone, 'viewerBeyond', test, heightOff(viewer.z, g.bottom[i]!, g.top[i]!));
  return !zone.isSet || zone.isEmpty || !isInZone(zone, g.x[c]!, g.y[c]!);
}
