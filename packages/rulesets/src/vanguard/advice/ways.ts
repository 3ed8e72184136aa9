// How to get somewhere on the ground: over the cells, drawn tight, and judged by the rules at the end.
import type { Leg } from '@little-wars/engine';
import {
  type Cells,
  cellAt,
  eachCellAround,
  type Flood,
  flat,
  flood,
  inches,
  middleOf,
  reach,
  SHUT,
  type Spot,
  STAND,
  wayBy,
} from '@little-wars/engine/geometry';
import { areEngaged, engagementBetween } from '../core/01-measuring/measuring.ts';
import { againstMove, type Move } from '../core/07-moving/move-reasons.ts';
import { allowanceOf, type MoveAction } from '../core/07-moving/moves.ts';
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
    const bare = cellsFor(t, id);
    const cells: Cells = { ...bare, kinds: bare.kinds.slice() };
    const near = new Uint8Array(bare.kinds.length);
    const { at, seat } = modelOf(t, id);
    const limit = Math.max(allowanceOf(t, id, 'run'), allowanceOf(t, id, 'charge')) + inches(0.5);
    for (const other of inPlay(t.position, (_, each) => each !== id)) {
      const spot = modelOf(t, other).at!;
      if (flat(at!, spot) > limit + inches(4)) continue;
      const gap = gapOf(t, id, other);
      if (spot.z === 0)
        eachCellAround(cells, spot, gap, cell => {
          cells.kinds[cell] = SHUT;
        });
      if (modelOf(t, other).seat === seat) continue;
      const range = engagementBetween(t, id, other);
      if (range === null) continue;
      const isLeft = charges || areEngaged(t, id, other);
      eachCellAround(cells, spot, gap + range, cell => {
        near[cell] = 1;
        if (!isLeft) cells.kinds[cell] = SHUT;
      });
    }
    return { flood: flood(cells, { start: cellAt(cells, at!), limit, price: OVER }), near };
  });
}

/** Where it might end a move that is no charge, with what it costs to get there: every other cell each way. */
export function spotsInReach(t: Look, { model, allowance }: Move): readonly Spot[] {
  const { flood: found, near } = aroundOf(t, model, false);
  const { cells, cost, reached } = found;
  const spots: Spot[] = [];
  for (const cell of reached) {
    if (cost[cell]! > allowance) continue;
    const x = cell % cells.across;
    if (x % 2 === 0 && ((cell - x) / cells.across) % 2 === 0 && cells.kinds[cell] === STAND && near[cell] === 0)
      spots.push(middleOf(cells, cell));
  }
  return spots;
}

/** Cells around a place where it might end, whichever they are. */
export function spotsAround(t: Look, { model, allowance }: Move, at: Spot, within: number): readonly Spot[] {
  const { flood: found, near } = aroundOf(t, model, false);
  const { cells, cost } = found;
  const spots: Spot[] = [];
  eachCellAround(cells, at, within, cell => {
    if (cost[cell]! <= allowance && cells.kinds[cell] === STAND && near[cell] === 0) spots.push(middleOf(cells, cell));
  });
  return spots;
}

/** The cell of a place, or the cheapest one beside it: next to a base its own cell is often shut. */
function cellBy({ cells, cost }: Flood, to: Spot): number {
  const { size } = cells;
  let best = cellAt(cells, to);
  if (cost[best]! < Infinity) return best;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cell = cellAt(cells, { x: to.x + dx * size, y: to.y + dy * size });
      if (cost[cell]! < cost[best]!) best = cell;
    }
  return best;
}

/** About what it costs to get to a place in a charge. */
export const costOfCharge = (t: Look, model: ModelId, to: Spot): number => {
  const { flood: found } = aroundOf(t, model, true);
  return found.cost[cellBy(found, to)]!;
};

/** The way of a flood to a place, by way of the cell beside it where its own is shut. */
function byCells(found: Flood, from: Spot, to: Spot): readonly Spot[] | null {
  const [own, cell] = [cellAt(found.cells, to), cellBy(found, to)];
  if (cell === own) return wayBy(found, from, to);
  const way = wayBy(found, from, middleOf(found.cells, cell));
  return way && [...way, to];
}

const straight = (spots: readonly Spot[]): readonly Leg[] => spots.map(to => ({ how: 'go', to }));

const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean => againstMove(t, move, legs).length === 0;

/** A legal way there; null when none was found. */
export function wayTo(t: Look, move: Move, to: Spot): readonly Leg[] | null {
  const { at } = modelOf(t, move.model);
  if (at!.z !== 0 || to.z !== 0) return byLevels(t, move, to);
  const { flood: found } = aroundOf(t, move.model, move.action === 'charge');
  const way = byCells(found, at!, to);
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
