// Terrain as drawn on the map: enough to tell where there is none, and the minimum cost of difficult ground.
import { between, discOf, gapToOutline, isClear, isInside, outlineGap, type Point } from '../frame/measure.ts';
import type { Leg } from './facts.ts';
import { baseOf, inPlay, type Ledger, type Model } from './ledger.ts';
import { CONTACT, nearEnough } from './near.ts';
import type { Part } from './printed.ts';

/** VG-14.3 and the table of kinds in the rulings on VG-14.5. */
const DIFFICULT = ['wood', 'rubble', 'crater', 'marsh', 'debris'];

const STEP = 5;

/** VG-15.6: terrain placed by the players is not on the map, so nothing about it is certain. */
const isUnknown = ({ map }: Ledger): boolean => map?.byPlayers === true;

const partsOf = ({ map }: Ledger): readonly Part[] => (map?.terrain.pieces ?? []).flatMap(({ parts }) => parts);

/** The outlines of parts that a straight leg enters or touches. */
const alongLeg = (parts: readonly Part[], from: Point, to: Point): readonly (readonly Point[])[] =>
  parts.map(({ outline }) => outline).filter(outline => outlineGap([from, to], outline) <= CONTACT);

const isInAny = (p: Point, outlines: readonly (readonly Point[])[]): boolean =>
  outlines.some(outline => isInside(p, outline));

/** The tenths that difficult ground adds to a path on the floor; inside other terrain nothing is added. */
export function roughGround(l: Ledger, { at }: Model, legs: readonly Leg[]): number {
  const parts = partsOf(l);
  const difficult = parts.filter(({ kind }) => DIFFICULT.includes(kind));
  const others = parts.filter(({ kind }) => !DIFFICULT.includes(kind));
  let [from, more] = [at!, 0];
  for (const { how, to } of legs) {
    if (how === 'go' && from.z === 0 && to.z === 0) {
      const rough = alongLeg(difficult, from, to);
      const easy = alongLeg(others, from, to);
      const length = between(from, to);
      const steps = rough.length === 0 ? 0 : Math.floor(length / STEP);
      for (let i = 0; i < steps; i++) {
        const t = (i + 0.5) / steps;
        const p = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
        if (isInAny(p, rough) && !isInAny(p, easy)) more += length / steps;
      }
    }
    from = to;
  }
  // Sampling may overcount by half a step at each border crossed.
  return Math.max(0, more - 2 * STEP);
}

/** A square around a base. */
function squareOf(model: Model): readonly Point[] {
  const { middle, r } = discOf(baseOf(model));
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.map(([x, y]) => ({ x: middle.x + x * r, y: middle.y + y * r }));
}

/** Nothing between two models, neither terrain nor others: they certainly see each other completely. */
export function isInTheOpen(l: Ledger, one: Model, other: Model): boolean {
  if (isUnknown(l)) return false;
  const others = inPlay(l).filter(({ id }) => id !== one.id && id !== other.id);
  const outlines = [...partsOf(l).map(({ outline }) => outline), ...others.map(squareOf)];
  return isClear(baseOf(one), baseOf(other), outlines);
}

/** VG-10.21: its base touches terrain, so it may have cover. */
export const touchesTerrain = (l: Ledger, model: Model): boolean =>
  isUnknown(l) || partsOf(l).some(({ outline }) => gapToOutline(baseOf(model), outline) <= 2 * CONTACT);

/** VG-7.2: certainly engaged, with nothing between. */
export const surelyEngages = (l: Ledger, one: Model, other: Model): boolean =>
  one.seat !== other.seat && nearEnough(one, other) && isInTheOpen(l, one, other);

export const sureEnemies = (l: Ledger, one: Model): readonly Model[] =>
  inPlay(l).filter(other => surelyEngages(l, one, other));
