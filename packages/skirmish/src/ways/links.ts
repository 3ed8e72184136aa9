// Links between levels: where a base can climb or drop, and what that costs it. Other models are not considered.
import type { Leg } from '@little-wars/engine';
import { type Direction, edgePlacesOf, flat, halfOf, type Spot, type Trip, walk } from '@little-wars/engine/geometry';

/** A leg that changes level, where it starts, and what it costs. */
export interface Link {
  readonly from: Spot;
  readonly leg: Leg;
  readonly cost: number;
}

export interface Linking {
  readonly trip: Trip;
  /** How a long base lies. */
  readonly along: Direction;
  /** How far apart links between the same levels are; three times as far from cheaper ones. */
  readonly apart: number;
  /** What a leg costs beside its length, such as damage from falling. Null if it is never worth it. */
  extraCost(from: Spot, leg: Leg): number | null;
}

/** The links of a table for a base, the cheapest first. */
export function linksOf(linking: Linking): readonly Link[] {
  const { trip, along, apart } = linking;
  const { scene } = trip.field;
  const places = edgePlacesOf({ scene, ground: trip.ground, half: halfOf(trip.mover.size, along) }).descents;
  const all = places
    .filter(({ from }) => isFloor(trip, from))
    .flatMap(({ from: high, to: low }) => [
      linkBy(linking, low, [{ how: 'climb', to: high }]),
      linkBy(linking, high, [
        { how: 'drop', to: low },
        { how: 'climb', to: low },
      ]),
    ])
    .filter(link => link !== null)
    .sort((a, b) => a.cost - b.cost);
  const distinct: Link[] = [];
  for (const link of all) {
    const alike = distinct.filter(({ from, leg }) => from.z === link.from.z && leg.to.z === link.leg.to.z);
    if (alike.every(({ from, cost }) => flat(from, link.from) > (cost < link.cost ? 3 : 1) * apart))
      distinct.push(link);
  }
  return distinct;
}

const isFloor = ({ field, ground }: Trip, { z }: Spot): boolean =>
  field.scene.solids.some(({ index, top }) => top === z && ground.passages[index]!.top === 'stand');

/** The cheapest of some legs that are legal. */
function linkBy({ trip, along, extraCost }: Linking, from: Spot, legs: readonly Leg[]): Link | null {
  let best: Link | null = null;
  for (const leg of legs) {
    const extra = extraCost(from, leg);
    if (extra === null) continue;
    const { problems, cost } = walk(trip, { from, along, legs: [leg] });
    const isLegal = problems.every(({ id }) => id === 'not-standing');
    if (isLegal && (best === null || cost.tenths + extra < best.cost)) best = { from, leg, cost: cost.tenths + extra };
  }
  return best;
}
