// The obstacles on one level: terrain, which is listed once per table, bases and zones.
import { keyed, lazy, perObject } from '@little-wars/engine';
import {
  coreOf,
  type Ground,
  mayEndOn,
  meetsHeight,
  type Point,
  rimOf,
  type Scene,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';
import { bendsAround } from './bends.ts';
import {
  type Area,
  around,
  type Box,
  isInside,
  isNear,
  leastRadius,
  type Obstacle,
  obstacleOf,
  type Priced,
} from './obstacles.ts';
import { bendsAtEdges, bendsInGaps } from './tight-bends.ts';

export interface Obstacles {
  /** Never entered. */
  readonly closed: readonly Obstacle[];
  /** No move ends inside; some of them may be passed. */
  readonly noEnd: readonly Obstacle[];
  /** Where a path bends around what is closed or costs more. */
  readonly bends: readonly (() => readonly Point[])[];
  /** Where it bends in gaps that a base only just fits through: few, and only needed if no other path is found. */
  readonly tight: () => readonly Point[];
  /** What adds a price to the length of a path, if the base touches it. */
  readonly priced: readonly Priced[];
}

/** What one solid is to a base on a level. */
interface Part {
  readonly box: Box;
  readonly obstacle: Obstacle;
  readonly isClosed: boolean;
  readonly isNoEnd: boolean;
  readonly priced: Priced | null;
  /** The bends around it that are not inside something closed; null if paths never go around it. */
  readonly bends: (() => readonly Point[]) | null;
}

/** Cache limit: more than the combinations of base size, level of a table and step between levels. */
const MOST_LEVELS = 256;

const partsOf = perObject((_ground: Ground) =>
  perObject((_scene: Scene) => keyed<string, readonly Part[]>(MOST_LEVELS)),
);

/** The terrain of a level, cached by what it depends on: it never moves, and every search needs some of it. */
const terrainOn = ({ field: { scene }, ground, mover }: Trip, z: Tenths): readonly Part[] => {
  const r = leastRadius(mover.size);
  const key = `${r} ${mover.height} ${z}`;
  return partsOf(ground)(scene)(key, () => allParts(scene, ground, { r, height: mover.height, z }));
};

interface At {
  readonly r: number;
  readonly height: Tenths;
  readonly z: Tenths;
}

function allParts(scene: Scene, ground: Ground, { r, height, z }: At): readonly Part[] {
  const closed = lazy(() => parts.filter(({ isClosed }) => isClosed).map(({ obstacle }) => obstacle));
  const parts: readonly Part[] = scene.solids.flatMap(({ index, corners, box, bottom, top }) => {
    const isThere = meetsHeight({ bottom, top }, z, height);
    if (!ground.flies && !isThere) return [];
    const passage = ground.passages[index]!;
    const { pass } = passage;
    const obstacle = around(corners, r);
    const isPriced = pass.how === 'priced' && pass.inside === 'counts' && pass.by === 'base';
    return {
      box,
      obstacle,
      isClosed: pass.how === 'closed',
      isNoEnd: isThere && !mayEndOn(passage),
      priced: isPriced ? { obstacle, price: pass.price } : null,
      bends:
        pass.how === 'open' || pass.how === 'opening'
          ? null
          : lazy(() => bendsAround(obstacle).filter(at => !isInside(closed(), at))),
    };
  });
  return parts;
}

/** The obstacles of a level that are near enough to matter. Every base is treated as the circle inside it. */
export function obstaclesAt(trip: Trip, z: Tenths, near: Area): Obstacles {
  const { field, ground, mover } = trip;
  const r = leastRadius(mover.size);
  const closed: Obstacle[] = [];
  const noEnd: Obstacle[] = [];
  const bends: (() => readonly Point[])[] = [];
  const priced: Priced[] = [];
  for (const part of terrainOn(trip, z)) {
    if (!isNear(part.box, near, r)) continue;
    if (part.isClosed) closed.push(part.obstacle);
    if (part.isNoEnd) noEnd.push(part.obstacle);
    if (part.priced) priced.push(part.priced);
    if (part.bends) bends.push(part.bends);
  }
  for (const other of field.others) {
    const crossing = ground.others(other);
    if (crossing === 'open' || !meetsHeight(other, z, mover.height)) continue;
    const obstacle = around(coreOf(other), r + rimOf(other));
    if (!isNear(obstacle, near, r)) continue;
    noEnd.push(obstacle);
    if (crossing !== 'closed') continue;
    closed.push(obstacle);
    bends.push(() => bendsAround(obstacle));
  }
  for (const zone of field.zones ?? []) {
    const obstacle = obstacleOf(zone, r, z);
    if (!obstacle || !isNear(obstacle, near, r)) continue;
    noEnd.push(obstacle);
    if (zone.closed !== 'path') continue;
    closed.push(obstacle);
    bends.push(() => bendsAround(obstacle));
  }
  const tight = lazy(() => {
    const atEdges = closed.flatMap(obstacle => bendsAtEdges(obstacle, field.scene, r));
    return [...atEdges, ...bendsInGaps(closed)].filter(at => !isInside(closed, at));
  });
  return { closed, noEnd, bends, priced, tight };
}
