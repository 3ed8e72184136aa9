// How far a model has to walk to fight an enemy: around terrain, over the ground in cells
import { type Keyed, keyed, perObject } from '@little-wars/engine';
import { flat, type Ground, inches, isWithinOf, mayStand, type Spot, type Trip } from '@little-wars/engine/geometry';
import {
  type Cells,
  cellAt,
  cellBy,
  cellsOf,
  costAt,
  eachCellAround,
  type Flood,
  type FloodStart,
  flood,
  middleOf,
  PASS,
  SHUT,
  STAND,
} from '@little-wars/skirmish';
import type { Book } from '../book.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Look, Model, ModelId } from '../types.ts';

export interface WalkingParts {
  readonly book: Pick<Book, 'sceneOf' | 'groundOf' | 'engagement'>;
  readonly lookups: Lookups;
}

export interface Walking {
  /** The distance from a place to the nearest one where the model fights an enemy; infinite if there is no way. */
  toFight(t: Look, model: ModelId, at: Spot, enemy: ModelId): number;
  /** Whether a place on the ground is part of its largest connected area, so that terrain does not lock the model in. */
  isOpen(t: Look, model: ModelId, at: Spot): boolean;
  /** The places on its way to an enemy, up to some distance; none if there is no way. */
  wayTo(t: Look, model: ModelId, enemy: ModelId, within: number): readonly Spot[];
}

/** The ground for a base, and the distances to each enemy. */
interface Floor {
  readonly cells: Cells;
  /** The cells of the largest connected area. */
  readonly open: ReadonlySet<number>;
  readonly floods: Keyed<string, Flood>;
}

const CELL = inches(0.5);
/** A margin added to bases, so that what fits in two neighbouring cells also fits between them. */
const WIDER = 40;
const FAR = inches(60);
/** Cache limits: more bases and places of enemies than any table has in a turn. */
const MOST = { bases: 32, floods: 256 };
/** Ways over cells go in eight directions, and are somewhat longer than straight ones. */
const STRAIGHTER = 0.95;

/** What it costs to cross a solid, and none to pass what is open. */
const pricesOf = perObject(({ passages }: Ground) =>
  passages.map(({ pass }) => (pass.how === 'priced' ? pass.price : 0)),
);

/** The ground without what may be crossed. */
const crossed = perObject(
  (ground: Ground): Ground => ({
    ...ground,
    passages: ground.passages.map(passage =>
      passage.pass.how === 'closed' ? passage : { pass: { how: 'open' }, ends: true },
    ),
  }),
);

/** The largest set of cells that a model can walk between. */
function largestArea(cells: Cells): ReadonlySet<number> {
  let largest: readonly number[] = [];
  const seen = new Set<number>();
  for (const [start, kind] of cells.kinds.entries()) {
    if (kind === SHUT || seen.has(start)) continue;
    const { reached } = flood(cells, { start, limit: Number.POSITIVE_INFINITY, price: 0 });
    for (const cell of reached) seen.add(cell);
    if (reached.length > largest.length) largest = reached;
  }
  return new Set(largest);
}

export function walkingOf({ book, lookups }: WalkingParts): Walking {
  /** Ignores models, because they come and go. */
  const makeCells = (t: Look, id: ModelId, ground: Ground): Cells => {
    const model = modelOf(t, id);
    const scene = book.sceneOf(t);
    const { size, height } = lookups.mover(t, id);
    const wider =
      size.shape === 'round'
        ? { ...size, diameter: size.diameter + WIDER }
        : { ...size, length: size.length + WIDER, width: size.width + WIDER };
    const trip: Trip = { field: { scene, others: [] }, mover: { size: wider, height }, ground: crossed(ground) };
    const priced = scene.solids.filter(({ index }) => pricesOf(ground)[index]! > 0);
    const isPriced = (at: Spot): boolean => {
      const standing = lookups.standingAt(model, at);
      return priced.some(solid => isWithinOf(standing, solid, 0));
    };
    return cellsOf(scene, CELL, at => {
      if (!mayStand(trip, at, model.along)) return { kind: SHUT, factor: 1 };
      return { kind: isPriced(at) ? PASS : STAND, factor: 1 };
    });
  };

  const floors = perObject((_ground: Ground) => keyed<string, Floor>(MOST.bases));
  const floorOf = (t: Look, id: ModelId): { readonly floor: Floor; readonly ground: Ground } => {
    const ground = book.groundOf(t, id, 'charge');
    const { along } = modelOf(t, id);
    const { size } = lookups.mover(t, id);
    const base = size.shape === 'round' ? `${size.diameter}` : `${size.length}/${size.width}/${along.dx}/${along.dy}`;
    const make = (): Floor => {
      const cells = makeCells(t, id, ground);
      return { cells, open: largestArea(cells), floods: keyed(MOST.floods) };
    };
    return { floor: floors(ground)(`${base}/${lookups.kit(t, id).height}`, make), ground };
  };

  const { across, up } = book.engagement;

  /** The flood outwards from all places where a model fights an enemy. */
  const floodAround = (t: Look, id: ModelId, enemy: ModelId): Flood => {
    const { floor, ground } = floorOf(t, id);
    const { x, y } = modelOf(t, enemy).at!;
    const near = lookups.reach(t, id) + lookups.reach(t, enemy) + across;
    return floor.floods(`${x}/${y}/${near}`, () => {
      const start: FloodStart[] = [];
      eachCellAround(floor.cells, { x, y }, near, cell => {
        if (floor.cells.kinds[cell] === STAND) start.push({ cell, cost: 0 });
      });
      return flood(floor.cells, { start, limit: FAR, price: Math.max(0, ...pricesOf(ground)) });
    });
  };

  const straight = (t: Look, id: ModelId, at: Spot, enemy: ModelId): number =>
    Math.max(0, flat(at, modelOf(t, enemy).at!) - lookups.reach(t, id) - lookups.reach(t, enemy) - across);

  const isLevel = (one: Spot, { at }: Model): boolean => Math.abs(one.z - at!.z) <= (up ?? across);

  return {
    toFight(t, model, at, enemy) {
      if (!isLevel(at, modelOf(t, enemy))) return Number.POSITIVE_INFINITY;
      // The cells are those of the ground: above it, nobody knows better than the straight line.
      const least = straight(t, model, at, enemy);
      return at.z === 0 ? Math.max(least, STRAIGHTER * costAt(floodAround(t, model, enemy), at)) : least;
    },
    isOpen(t, model, at) {
      const { cells, open } = floorOf(t, model).floor;
      return open.has(cellAt(cells, at));
    },
    wayTo(t, model, enemy, within) {
      const from = modelOf(t, model).at!;
      if (from.z !== 0 || !isLevel(from, modelOf(t, enemy))) return [];
      const around = floodAround(t, model, enemy);
      const { cells, cost, from: next } = around;
      const way: Spot[] = [];
      let cell = cellBy(around, from);
      for (const total = cost[cell]!; next[cell]! >= 0 && total - cost[next[cell]!]! <= within; ) {
        cell = next[cell]!;
        way.push(middleOf(cells, cell));
      }
      return way;
    },
  };
}
