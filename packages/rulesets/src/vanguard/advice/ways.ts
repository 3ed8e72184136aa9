// Ways over the ground: through the cells, straightened, and finally checked against the rules.
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

/** The distance between the centres of touching bases, plus a small margin. */
const gapOf = (t: Look, a: ModelId, b: ModelId): number => reachOf(modelOf(t, a)) + reachOf(modelOf(t, b)) + 3;

interface Around {
  readonly flood: Flood;
  /** Cells where it would be engaged: it may pass through them but not end there. */
  readonly near: Uint8Array;
}

/** What it can reach; a charge may come near enemies, other moves keep away. */
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
    const reached = flood(cells, { start: cellAt(cells, at!), limit, price: OVER });
    return { flood: reached, near: markedAround(cells, near) };
  });
}

/** Where a move other than a charge may end. */
export function spotsInReach(t: Look, { model, allowance }: Move): readonly Spot[] {
  const { flood: reached, near } = aroundOf(t, model, false);
  return spotsOfFlood(reached, allowance, near);
}

/** Every cell around a place where it may end. */
export function spotsAround(t: Look, { model, allowance }: Move, at: Spot, within: number): readonly Spot[] {
  const { flood: reached, near } = aroundOf(t, model, false);
  return spotsAroundIn(reached, { at, gap: within }, allowance, near);
}

/** Roughly what it costs to charge to a place. */
export const costOfCharge = (t: Look, model: ModelId, to: Spot): number => {
  const { flood: reached } = aroundOf(t, model, true);
  return reached.cost[cellBy(reached, to)]!;
};

const straight = (spots: readonly Spot[]): readonly Leg[] => spots.map(to => ({ how: 'go', to }));

const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean => againstMove(t, move, legs).length === 0;

/** A legal way there; null if none was found. */
export function wayTo(t: Look, move: Move, to: Spot): readonly Leg[] | null {
  const { at } = modelOf(t, move.model);
  if (at!.z !== 0 || to.z !== 0) return byLevels(t, move, to);
  const { flood: reached } = aroundOf(t, move.model, move.action === 'charge');
  const way = wayBeside(reached, at!, to, (a, b) => isPlain(reached.cells, a, b));
  if (way && isLegal(t, move, straight(way))) return straight(way);
  const direct = straight([to]);
  return flat(at!, to) <= move.allowance && way?.length !== 1 && isLegal(t, move, direct) ? direct : null;
}

/** Up and down levels, by the full geometry: expensive and rarely needed. */
function byLevels(t: Look, move: Move, to: Spot): readonly Leg[] | null {
  const { at } = modelOf(t, move.model);
  const legs = reach(tripOf(t, move.model), at!, move.allowance).pathTo(to, to.z)?.legs ?? null;
  return legs && isLegal(t, move, legs) ? legs : null;
}
