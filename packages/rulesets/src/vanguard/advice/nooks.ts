// Places off the grid of the ground: in contact with obstacles and on floors, and the links up and down.
import { type Keyed, keyed, perObject } from '@little-wars/engine';
import {
  type Direction,
  flat,
  inches,
  isInPolygon,
  mayStand,
  type Scene,
  type Solid,
  type Spot,
  type Trip,
  walk,
} from '@little-wars/engine/geometry';
import {
  type Cells,
  cellAt,
  contactsAlong,
  type Link as LinkOf,
  linksOf,
  middleOf,
  STAND,
  type Touching,
  touchedAt,
} from '@little-wars/skirmish';
import { groundFor, hitsOfFall } from '../core/08-falling/ground.ts';
import { TOUCH } from '../core/09-sight/line-of-sight.ts';
import { baseOf, cardOf, modelOf, sceneOfTable, standingAt } from '../lookups.ts';
import { barriersOf, classOf } from '../terrain.ts';
import type { Look, Model, ModelId } from '../types.ts';
import { cellsFor, nameOfBase } from './floor.ts';

/** A cell of the ground from which a place is reached on a straight line, and what that line costs. */
interface Approach {
  readonly cell: number;
  readonly more: number;
}

export interface Nook {
  readonly to: Spot;
  /** On the ground: how to get there from the cells around it. */
  readonly approach: Approach | null;
  /** The floor it is on; null on the ground. */
  readonly floor: Solid | null;
  /** The obstacles it touches. */
  readonly touched: readonly Solid[];
}

/** A climb or drop between the ground and a floor. */
export interface Link extends LinkOf {
  readonly floor: Solid;
  /** How to get to its lower end, and from there. */
  readonly approach: Approach;
}

type LinksBy = ReadonlyMap<Solid, readonly Link[]>;

export interface Nooks {
  readonly all: readonly Nook[];
  readonly at: ReadonlyMap<Spot, Nook>;
  /** The links to each floor, and from it. */
  readonly up: LinksBy;
  readonly down: LinksBy;
}

const nooksOf = perObject((_scene: Scene): Keyed<string | number, Nooks> => keyed(64));

/** Ignores models, because they come and go. */
export const nooksFor = (t: Look, id: ModelId): Nooks =>
  nooksOf(sceneOfTable(t))(nameOfBase(t, id), () => makeNooks(t, id));

/** How far apart places along an obstacle and on a floor are, and links between levels. */
const [ALONG, GRID, LINKS] = [inches(1), inches(1), inches(0.8)];

const floorsOf = perObject((scene: Scene): readonly Solid[] =>
  scene.solids.filter(solid => classOf(solid) === 'floor'),
);

/** The floor at a spot; null on the ground. */
export const floorAt = (scene: Scene, at: Spot): Solid | null =>
  at.z === 0 ? null : (floorsOf(scene).find(({ top, corners }) => top === at.z && isInPolygon(at, corners)) ?? null);

/** What the places depend on: the table without models, and the base. */
interface Footing {
  readonly scene: Scene;
  readonly trip: Trip;
  readonly model: Model;
  approachTo(to: Spot): Approach | null;
}

function makeNooks(t: Look, id: ModelId): Nooks {
  const scene = sceneOfTable(t);
  const model = modelOf(t, id);
  const cells = cellsFor(t, id);
  const mover = { size: baseOf(model), height: inches(cardOf(t, id).height) };
  const trip: Trip = { field: { scene, others: [] }, mover, ground: groundFor(scene) };
  const footing = { scene, trip, model, approachTo: (to: Spot) => approachBy(trip, model.along, cells, to) };
  const all = spotsOff(footing).flatMap((to): readonly Nook[] => {
    const floor = floorAt(scene, to);
    const approach = floor ? null : footing.approachTo(to);
    return floor || approach ? [{ to, approach, floor, touched: barriersBy(scene, model, to) }] : [];
  });
  const links = linksWith(footing);
  return {
    all,
    at: new Map(all.map(nook => [nook.to, nook])),
    up: byFloor(links.filter(({ from }) => from.z === 0)),
    down: byFloor(links.filter(({ from }) => from.z > 0)),
  };
}

const touchingOf = (scene: Scene, model: Model) => ({
  solids: barriersOf(scene),
  gap: TOUCH,
  standing: (at: Spot) => standingAt(model, at),
});

const barriersBy = (scene: Scene, model: Model, at: Spot): readonly Solid[] => touchedAt(touchingOf(scene, model), at);

/** VG-10.21: the obstacles that a model touches at a place. */
export const barriersAt = (t: Look, id: ModelId, at: Spot): readonly Solid[] =>
  nooksFor(t, id).at.get(at)?.touched ?? barriersBy(sceneOfTable(t), modelOf(t, id), at);

/** Spots in contact with obstacles, on every level, and a grid on each floor. */
function spotsOff({ scene, trip, model }: Footing): readonly Spot[] {
  const stands = (at: Spot): boolean => mayStand(trip, at, model.along);
  const touching: Touching = { ...touchingOf(scene, model), mayStand: stands };
  const levels = [...new Set([0, ...floorsOf(scene).map(({ top }) => top)])];
  return [
    ...levels.flatMap(z => contactsAlong(touching, z, ALONG)),
    ...floorsOf(scene).flatMap(floor => spotsOn(floor).filter(stands)),
  ];
}

/** The links between the ground and floors. */
const linksWith = ({ scene, trip, model, approachTo }: Footing): readonly Link[] =>
  linksOf({
    trip,
    along: model.along,
    apart: LINKS,
    // VG-8.11: never jumps where that would hurt.
    extraCost: (from, { how, to }) => (how === 'drop' && hitsOfFall(from.z - to.z) > 0 ? null : 0),
  }).flatMap((link): readonly Link[] => {
    const [low, high] = link.from.z < link.leg.to.z ? [link.from, link.leg.to] : [link.leg.to, link.from];
    const floor = floorAt(scene, high);
    const approach = low.z === 0 ? approachTo(low) : null;
    return floor && approach ? [{ ...link, floor, approach }] : [];
  });

const byFloor = (links: readonly Link[]): LinksBy =>
  new Map(links.map(({ floor }) => [floor, links.filter(link => link.floor === floor)]));

/** A grid of spots on a floor. */
function spotsOn({ box, top }: Solid): readonly Spot[] {
  const spots: Spot[] = [];
  for (let x = box.left + GRID / 2; x < box.right; x += GRID)
    for (let y = box.low + GRID / 2; y < box.high; y += GRID)
      spots.push({ x: Math.round(x), y: Math.round(y), z: top });
  return spots;
}

/** The nearest cell from which a straight line leads to a spot. */
function approachBy(trip: Trip, along: Direction, cells: Cells, to: Spot): Approach | null {
  const around = STEPS.flatMap(dy =>
    STEPS.map(dx => cellAt(cells, { x: to.x + dx * cells.size, y: to.y + dy * cells.size })),
  );
  const near = [...new Set(around)]
    .filter(cell => cells.kinds[cell] === STAND)
    .sort((a, b) => flat(middleOf(cells, a), to) - flat(middleOf(cells, b), to));
  for (const cell of near) {
    const { problems, cost } = walk(trip, { from: middleOf(cells, cell), along, legs: [{ how: 'go', to }] });
    if (problems.length === 0) return { cell, more: cost.tenths };
  }
  return null;
}

/** Two cells each way. */
const STEPS = [-2, -1, 0, 1, 2];

/** What it costs to get from a floor to something on the ground, given what that costs from each cell. */
export function costFromFloor({ down }: Nooks, at: Spot, floor: Solid, costs: Float64Array): number {
  let least = Infinity;
  for (const link of down.get(floor) ?? []) {
    const cost = flat(at, link.from) + link.cost + link.approach.more + costs[link.approach.cell]!;
    if (cost < least) least = cost;
  }
  return least;
}
