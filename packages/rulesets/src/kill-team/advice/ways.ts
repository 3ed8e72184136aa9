// How to get somewhere: straight, around obstacles, or over links between levels.
import type { Leg } from '@little-wars/engine';
import { inches, type Point, type Spot } from '@little-wars/engine/geometry';
import {
  awayFrom,
  cellAt,
  type Flood,
  flood,
  type Round,
  shutAround,
  spotsInReach as spotsOfFlood,
  wayBy,
} from '@little-wars/skirmish';
import { freeShare } from '../core/03-actions/detours.ts';
import { type Link, linksFor } from '../core/03-actions/links.ts';
import { isLegal, type Move } from '../core/03-actions/move-reasons.ts';
import { allowanceOf, flies, MANNERS, type MoveAction } from '../core/03-actions/moves.ts';
import { flat } from '../core/03-actions/places.ts';
import { straightTo } from '../core/03-actions/ways.ts';
import { heightCost } from '../core/08-terrain/ground.ts';
import { ENGAGEMENT, inPlay, operativeOf, reachOf, sceneOfTable } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { floorFor, STEPS } from './floor.ts';
import { cached } from './supposing.ts';

export const moveBy = (t: Look, operative: OperativeId, action: MoveAction): Move => ({
  operative,
  action,
  allowance: allowanceOf(t, operative, action),
  dash: 0,
});

const MORE = inches(3);

/** Whether a move may go through the engagement range of enemies. */
const mayEngage = ({ action }: Move): boolean => MANNERS[action].passes;

/** Operatives in the way of a move; enemies with their engagement range where it may not be entered. */
const crowdOf = (t: Look, move: Move): readonly Round[] =>
  cached(t, move.operative, `crowd/${mayEngage(move)}`, () => {
    const { operative } = move;
    const more = mayEngage(move) ? 2 : ENGAGEMENT + 2;
    const { seat, at: from } = operativeOf(t, operative);
    const far = allowanceOf(t, operative, 'normal-move') + 2 * MORE;
    return inPlay(t.position, ({ at }, id) => id !== operative && flat(at!, from!) < far).map(id => {
      const { at, seat: of } = operativeOf(t, id);
      const gap = reachOf(t, operative) + reachOf(t, id) + (of === seat ? 2 : more);
      return { at: at!, gap };
    });
  });

/** What an operative on the ground can reach with any of its moves. */
const floodOf = (t: Look, move: Move): Flood =>
  cached(t, move.operative, `flood/${mayEngage(move)}`, () => {
    const { operative } = move;
    const crowd = crowdOf(t, move).filter(({ at }) => at.z === 0);
    const cells = shutAround(floorFor(t, operative).cells, crowd);
    const limit = allowanceOf(t, operative, 'normal-move') + MORE;
    return flood(cells, { ...STEPS, start: cellAt(cells, operativeOf(t, operative).at!), limit });
  });

/** Spots on the ground where an operative may end a move. */
export const spotsInReach = (t: Look, move: Move): readonly Spot[] =>
  operativeOf(t, move.operative).at!.z === 0 ? spotsOfFlood(floodOf(t, move), move.allowance) : [];

type Clear = (a: Point, b: Point) => boolean;

/** Whether terrain and operatives leave a straight line on the ground clear for a base. */
const clearance = (t: Look, move: Move): Clear => {
  const scene = sceneOfTable(t);
  const reach = reachOf(t, move.operative) + 1;
  const crowd = crowdOf(t, move).filter(({ at }) => at.z === 0);
  return (a, b) =>
    crowd.every(({ at, gap }) => awayFrom(at, a, b) >= gap) && freeShare(scene, t.setup.options, [a, b], reach) === 1;
};

/** Finds a legal way to a spot: straight, around, or over one link. */
export function wayFinder(t: Look, move: Move): (to: Spot) => readonly Leg[] | null {
  const { operative } = move;
  const from = operativeOf(t, operative).at!;
  const isFlier = flies(t, operative);
  const isFree = clearance(t, move);
  const ifLegal = (legs: readonly Leg[] | null): readonly Leg[] | null =>
    legs && isLegal(t, move, legs) ? legs : null;
  return to => {
    if (isFlier || (to.z === from.z && (from.z > 0 || isFree(from, to)))) {
      const straight = ifLegal(straightTo(from, to));
      if (straight || isFlier || from.z > 0) return straight;
    }
    if (from.z === 0 && to.z === 0) return ifLegal(around(t, move, to, isFree));
    return overLinks(t, move, to, isFree).reduce<readonly Leg[] | null>((legal, legs) => legal ?? ifLegal(legs), null);
  };
}

/** Follows the flooded cells, pulled tight. */
const around = (t: Look, move: Move, to: Spot, isFree: Clear): readonly Leg[] | null =>
  wayBy(floodOf(t, move), operativeOf(t, move.operative).at!, to, isFree)?.map(at => ({ how: 'go', to: at })) ?? null;

const costOf = (at: Spot, { from, leg }: Link): number =>
  flat(at, from) + flat(from, leg.to) + heightCost(from.z, leg.to.z);

const linksOf = (t: Look, { operative, allowance }: Pick<Move, 'operative' | 'allowance'>): readonly Link[] => {
  const at = operativeOf(t, operative).at!;
  return linksFor(
    t,
    operative,
    link => link.from.z === at.z && link.leg.to.z !== at.z && link.leg.how !== 'jump' && costOf(at, link) <= allowance,
    { at, most: allowance },
  );
};

/** Spots on other levels within a move. */
export const linkedSpots = (t: Look, move: Move): readonly Spot[] => linksOf(t, move).map(({ leg }) => leg.to);

const SAME = inches(0.1);

/** Ways that end with a link to the spot. */
function overLinks(t: Look, move: Move, to: Spot, isFree: Clear): readonly (readonly Leg[])[] {
  const { operative } = move;
  const at = operativeOf(t, operative).at!;
  const endsThere = ({ from, leg }: Link): boolean =>
    from.z === at.z && leg.to.z === to.z && leg.how !== 'jump' && flat(leg.to, to) <= SAME;
  return linksFor(t, operative, endsThere).flatMap(({ from, leg }) => {
    const isStraight = at.z > 0 || isFree(at, from);
    const first: readonly Leg[] | null = isStraight ? [{ how: 'go', to: from }] : around(t, move, from, isFree);
    return first ? [[...first, leg]] : [];
  });
}
