// Ways over the ground and between levels: through the cells and over links, and finally checked against the rules.
import type { Leg } from '@little-wars/engine';
import { flat, inches, type Point, type Solid, type Spot } from '@little-wars/engine/geometry';
import {
  cellAt,
  cellBy,
  type Flood,
  type FloodStart,
  firstCellOf,
  flood,
  isPlain,
  markedAround,
  middleOf,
  type Round,
  shutAround,
  spotsAround as spotsAroundIn,
  spotsInReach as spotsOfFlood,
  startsAt,
  wayBeside,
  wayBy,
} from '@little-wars/skirmish';
import { areEngaged, engagementBetween } from '../core/01-measuring/measuring.ts';
import { allowanceOf, type MoveAction } from '../core/07-moving/manners.ts';
import { againstMove, type Move } from '../core/07-moving/move-reasons.ts';
import { inPlay, modelOf, reachOf, sceneOfTable } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { cachedPerPlaces, cachedPerSituation } from './caches.ts';
import { cellsFor, OVER } from './floor.ts';
import { floorAt, type Link, type Nook, nooksFor } from './nooks.ts';

export const moveBy = (t: Look, model: ModelId, action: MoveAction): Move =>
  cachedPerSituation(t, `move/${model}/${action}`, () => ({ model, action, allowance: allowanceOf(t, model, action) }));

/** The distance between the centres of touching bases, plus a small margin. */
const gapOf = (t: Look, a: ModelId, b: ModelId): number => reachOf(modelOf(t, a)) + reachOf(modelOf(t, b)) + 3;

interface Around {
  readonly flood: Flood;
  /** Cells where it would be engaged: it may pass through them but not end there. */
  readonly near: Uint8Array;
  /** The same as places, for floors. */
  readonly engaging: readonly Round[];
  /** The floor it is on, and the links by which it comes down, by the cell they lead to. */
  readonly floor: Solid | null;
  readonly down: ReadonlyMap<number, Link>;
}

/** What it can reach; a charge may come near enemies, other moves keep away. */
function aroundOf(t: Look, id: ModelId, charges: boolean): Around {
  return cachedPerPlaces(t, `flood/${id}/${charges}`, () => {
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
      if (!charges && spot!.z === 0 && !areEngaged(t, id, other)) shut.push(engaged);
    }
    const free = cellsFor(t, id);
    const cells = shutAround(free, shut);
    const floor = floorAt(sceneOfTable(t), at!);
    const { starts, down } = floor ? startsFrom(t, id, floor) : { starts: startsAt(free, at!), down: new Map() };
    const reached = flood(cells, { start: starts, limit, price: OVER });
    const onGround = near.filter(({ at: spot }) => spot.z === 0);
    return { flood: reached, near: markedAround(cells, onGround), engaging: near, floor, down };
  });
}

/** Where it gets to the ground from a floor, and how. */
function startsFrom(t: Look, id: ModelId, floor: Solid) {
  const { at } = modelOf(t, id);
  const starts: FloodStart[] = [];
  const down = new Map<number, Link>();
  const costOf = ({ from, cost, approach }: Link): number => flat(at!, from) + cost + approach.more;
  for (const link of nooksFor(t, id).down.get(floor) ?? []) {
    const { cell } = link.approach;
    const before = down.get(cell);
    if (before && costOf(before) <= costOf(link)) continue;
    starts.push({ cell, cost: costOf(link) });
    down.set(cell, link);
  }
  return { starts, down };
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

/** Places in contact with obstacles and on floors where a move other than a charge may end. */
export function nooksInReach(t: Look, { model, allowance }: Move): readonly Spot[] {
  const around = aroundOf(t, model, false);
  const { at } = modelOf(t, model);
  const spots: Spot[] = [];
  for (const nook of nooksFor(t, model).all) {
    const { to } = nook;
    if (Math.abs(to.x - at!.x) > allowance || Math.abs(to.y - at!.y) > allowance) continue;
    if (costOfNook(t, model, around, nook) > allowance) continue;
    if (around.engaging.some(({ at: spot, gap }) => spot.z === to.z && flat(spot, to) < gap)) continue;
    spots.push(to);
  }
  return spots;
}

function costOfNook(t: Look, id: ModelId, around: Around, { to, approach, floor }: Nook): number {
  if (approach) return around.flood.cost[approach.cell]! + approach.more;
  if (floor === around.floor) return flat(modelOf(t, id).at!, to);
  return leastUp(t, id, around, { to, floor });
}

/** What it costs to get to a spot on a floor over a link. */
const costOver = ({ flood: { cost } }: Around, { approach, cost: climbs, leg }: Link, to: Spot): number =>
  cost[approach.cell]! + approach.more + climbs + flat(leg.to, to);

/** The least that any link to its floor takes. */
function leastUp(t: Look, id: ModelId, around: Around, { to, floor }: Pick<Nook, 'to' | 'floor'>): number {
  let least = Infinity;
  for (const link of nooksFor(t, id).up.get(floor!) ?? []) least = Math.min(least, costOver(around, link, to));
  return least;
}

/** Roughly what it costs to charge to a place. */
export function costOfCharge(t: Look, model: ModelId, to: Spot): number {
  const around = aroundOf(t, model, true);
  const { flood: reached, floor: from } = around;
  if (to.z === 0) return reached.cost[cellBy(reached, to)]!;
  const floor = floorAt(sceneOfTable(t), to);
  if (floor === null) return Infinity;
  return floor === from ? flat(modelOf(t, model).at!, to) : leastUp(t, model, around, { to, floor });
}

const straight = (spots: readonly Spot[]): readonly Leg[] => spots.map(to => ({ how: 'go', to }));

const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean => againstMove(t, move, legs).length === 0;

/** How many links are tried. */
const TRIED = 2;

/** A legal way there; null if none was found. */
export function wayTo(t: Look, move: Move, to: Spot): readonly Leg[] | null {
  const { at } = modelOf(t, move.model);
  const around = aroundOf(t, move.model, move.action === 'charge');
  const floor = floorAt(sceneOfTable(t), to);
  const direct = straight([to]);
  const isNear = flat(at!, to) <= move.allowance;
  if (floor && floor === around.floor) return isNear && isLegal(t, move, direct) ? direct : null;
  if (floor) return wayUp(t, move, around, { to, floor });
  const way = wayOnGround(t, move.model, around, to, nooksFor(t, move.model).at.get(to)?.approach?.cell);
  if (way && isLegal(t, move, way)) return way;
  return isNear && at!.z === 0 && way?.length !== 1 && isLegal(t, move, direct) ? direct : null;
}

function wayUp(t: Look, move: Move, around: Around, { to, floor }: Pick<Nook, 'to' | 'floor'>): readonly Leg[] | null {
  const links = (nooksFor(t, move.model).up.get(floor!) ?? [])
    .map(link => ({ link, cost: costOver(around, link, to) }))
    .filter(({ cost }) => cost <= move.allowance + inches(0.5))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, TRIED);
  for (const { link } of links) {
    const way = wayOnGround(t, move.model, around, link.from, link.approach.cell);
    const legs: readonly Leg[] | null = way && [...way, link.leg, ...straight([to])];
    if (legs && isLegal(t, move, legs)) return legs;
  }
  return null;
}

/** The way to a place on the ground, through a given cell beside it if any; down from a floor first if it is on one. */
function wayOnGround(t: Look, id: ModelId, around: Around, to: Spot, by?: number): readonly Leg[] | null {
  const { flood: reached, down } = around;
  const { at } = modelOf(t, id);
  const end = by ?? cellBy(reached, to);
  if (reached.cost[end] === Infinity) return null;
  const link = down.get(firstCellOf(reached, end));
  const from = link?.leg.to ?? at!;
  const isFree = (a: Point, b: Point): boolean => isPlain(reached.cells, a, b);
  if (by !== undefined && cellAt(reached.cells, from) === by) return withLink(at!, link, straight([to]));
  const way =
    by === undefined
      ? wayBeside(reached, from, to, isFree)
      : [...(wayBy(reached, from, middleOf(reached.cells, by), isFree) ?? []), to];
  return way && withLink(at!, link, straight(way));
}

const withLink = (at: Spot, link: Link | undefined, legs: readonly Leg[]): readonly Leg[] =>
  link === undefined ? legs : [...(flat(at, link.from) > 0 ? straight([link.from]) : []), link.leg, ...legs];
