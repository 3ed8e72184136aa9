// How to get somewhere on the ground: over the cells, drawn tight, and judged by the rules at the end.
import type { Leg } from '@little-wars/engine';
import { flat, inches, reach, type Spot } from '@little-wars/engine/geometry';
import {
  cellAt,
  cellBy,
  type Flood,
  flood,
  isPlain,
  markedAround,
  type Round,
  shutAround,
  spotsAround as spotsAroundIn,
  spotsInReach as spotsOfFlood,
  wayBeside,
} from '@little-wars/skirmish';
import { areEngaged, engagementBetween } from '../core/01-measuring/measuring.ts';
import { allowanceOf, type MoveAction } from '../core/07-moving/manners.ts';
import { againstMove, type Move } from '../core/07-moving/move-reasons.ts';
import { tripOf } from '../core/07-moving/trips.ts';
import { inPlay, modelOf, reachOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { cellsFor, OVER } from './floor.ts';
import { kept, keptOfPlaces } from './kept.ts';

export const moveBy = (t: Look, model: ModelId, action: MoveAction): Move =>
  kept(t, `move/${model}/${action}`, () => ({ model, action, allowance: allowanceOf(t, model, action) }));

/** Between the middles of bases that touch, and a little more. */
const gapOf = (t: Look, a: ModelId, b: ModelId): number => reachOf(modelOf(t, a)) + reachOf(modelOf(t, b)) + 3;

interface Around {
  readonly flood: Flood;
  /** Cells in which an enemy would be engaged: to pass at most. */
  readonly near: Uint8Array;
}

/** What it can reach; a charge comes near enemies, other moves keep away from them. */
function aroundOf(t: Look, id: ModelId, charges: boolean): Around {
  return keptOfPlaces(t, `flood/${id}/${charges}`, () => {
    const { at, seat } = modelOf(t, id);
    const limit = Math.max(allowanceOf(t, id, 'run'), allowanceOf(t, id, 'charge')) + inches(0.5);
    const [shut, near]: [Round[], Round[]] = [[], []];
    for (const other of inPlay(t.position, (_, each) => each !== id)) {
      const { at: spot, seat: of } = modelOf(t, other);
      if (flat(at!, spot!) > limit + inches(4)) continue;
      const gap = gapOf(t, id, other);
      if (spot!.z === 0) shut.push({ at: spot!, gap });
      const range = of === seat ? null : engagementBetween(t, id, other);
      if (range === null) continue;
      const engaged = { at: spot!, gap: gap + range };
      near.push(engaged);
      if (!charges && !areEngaged(t, id, other)) shut.push(engaged);
    }
    const cells = shutAround(cellsFor(t, id), shut);
    const found = flood(cells, { start: cellAt(cells, at!), limit, price: OVER });
    return { flood: found, near: markedAround(cells, near) };
  });
}

/** Where it might end a move that is no charge. */
export function spotsInReach(t: Look, { model, allowance }: Move): readonly Spot[] {
  const { flood: found, near } = aroundOf(t, model, false);
  return spotsOfFlood(found, allowance, near);
}

/** Cells around a place where it might end, whichever they are. */
export function spotsAround(t: Look, { model, allowance }: Move, at: Spot, within: number): readonly Spot[] {
  const { flood: found, near } = aroundOf(t, model, false);
  return spotsAroundIn(found, { at, gap: within }, allowance, near);
}

/** About what it costs to get to a place in a charge. */
export const costOfCharge = (t: Look, model: ModelId, to: Spot): number => {
  const { flood: found } = aroundOf(t, model, true);
  return found.cost[cellBy(found, to)]!;
};

const straight = (spots: readonly Spot[]): readonly Leg[] => spots.map(to => ({ how: 'go', to }));

const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean => againstMove(t, move, legs).length === 0;

/** A legal way there; null when none was found. */
export function wayTo(t: Look, move: Move, to: Spot): readonly Leg[] | null {
  const { at } = modelOf(t, move.model);
  if (at!.z !== 0 || to.z !== 0) return byLevels(t, move, to);
  const { flood: found } = aroundOf(t, move.model, move.action === 'charge');
  const way = wayBeside(found, at!, to, (a, b) => isPlain(found.cells, a, b));
  if (way && isLegal(t, move, straight(way))) return straight(way);
  const direct = straight([to]);
  return flat(at!, to) <= move.allowance && way?.length !== 1 && isLegal(t, move, direct) ? direct : null;
}

/** Up and down as the geometry finds it: dear, and seldom asked for. */
function byLevels(t: Look, move: Move, to: Spot): readonly Leg[] | null {
  const { at } = modelOf(t, move.model);
  const legs = reach(tripOf(t, move.model), at!, move.allowance).pathTo(to, to.z)?.legs ?? null;
  return legs && isLegal(t, move, legs) ? legs : null;
}
