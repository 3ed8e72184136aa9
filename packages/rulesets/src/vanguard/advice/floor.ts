// The ground of a map in cells, for a base: where it can go, and how far the markers are.
import {
  type Cells,
  cellAt,
  cellsOf,
  type Flood,
  flood,
  footprintOf,
  inches,
  isWithinOf,
  mayStand,
  PASS,
  type Scene,
  SHUT,
  type Spot,
  STAND,
  sceneOf,
  type Trip,
} from '@little-wars/engine/geometry';
import { groundFor } from '../core/08-falling/ground.ts';
import { type Marker, markersOf } from '../core/16-scenario/gather-intelligence.ts';
import { cardOf, mapOf, modelOf, sceneOfTable } from '../lookups.ts';
import { classOf } from '../terrain.ts';
import type { Look, ModelId } from '../types.ts';

const CELL = inches(0.5);
/** So much wider is a base taken, that what fits at two cells fits between them too. */
const WIDER = 40;
/** VG-14.2 */
export const OVER = inches(2);

interface Floor {
  readonly cells: Cells;
  readonly ways: Map<Marker, Flood>;
}

const floors = new WeakMap<Scene, Map<string, Floor>>();

function floorFor(t: Look, id: ModelId): Floor {
  const scene = sceneOfTable(t);
  const known = floors.get(scene) ?? new Map<string, Floor>();
  floors.set(scene, known);
  const { base } = cardOf(t, id);
  const { along } = modelOf(t, id);
  const name = base.shape === 'round' ? String(base.diameter) : `${base.length}/${base.width}/${along.dx}/${along.dy}`;
  const floor = known.get(name) ?? { cells: makeCells(t, id), ways: new Map() };
  known.set(name, floor);
  return floor;
}

export const cellsFor = (t: Look, id: ModelId): Cells => floorFor(t, id).cells;

/** Judged without people; those come and go. */
function makeCells(t: Look, id: ModelId): Cells {
  const { terrain } = mapOf(t.setup);
  const { along } = modelOf(t, id);
  const { base, height } = cardOf(t, id);
  const size =
    base.shape === 'round'
      ? { ...base, diameter: base.diameter + WIDER }
      : { ...base, length: base.length + WIDER, width: base.width + WIDER };
  const tripOn = (scene: Scene): Trip => ({
    field: { scene, others: [] },
    mover: { size, height: inches(height) },
    ground: groundFor(scene),
  });
  const whole = sceneOf(terrain);
  const isKept = (part: Parameters<typeof classOf>[0]): boolean => classOf(part) !== 'obstacle';
  const cleared = sceneOf({
    ...terrain,
    pieces: terrain.pieces.map(piece => ({ ...piece, parts: piece.parts.filter(isKept) })),
  });
  const [ends, passes] = [tripOn(whole), tripOn(cleared)];
  const slow = whole.solids.filter(solid => classOf(solid) === 'difficult');
  return cellsOf(terrain, CELL, at => {
    const kind = mayStand(ends, at, along) ? STAND : mayStand(passes, at, along) ? PASS : SHUT;
    const standing = { ...footprintOf(base, at, along), z: 0 };
    return { kind, factor: slow.some(solid => isWithinOf(standing, solid, 0)) ? 2 : 1 };
  });
}

const kinds = new WeakMap<object, readonly Marker[]>();

/** The markers of a table: the same ones each time. */
export function markersFor(t: Look): readonly Marker[] {
  const known = kinds.get(t.setup) ?? markersOf(t.setup);
  kinds.set(t.setup, known);
  return known;
}

/** How far it is from places to a marker on foot, whoever stands in the way; far where nothing leads. */
export function distancesTo(t: Look, id: ModelId, marker: Marker): (at: Spot) => number {
  const { cells, ways } = floorFor(t, id);
  const way = ways.get(marker) ?? flood(cells, { start: cellAt(cells, marker.at), limit: inches(99), price: OVER });
  ways.set(marker, way);
  return at => {
    const found = way.cost[cellAt(cells, at)]! + at.z;
    if (found < Infinity) return found;
    const [dx, dy] = [at.x - marker.at.x, at.y - marker.at.y];
    return 1.5 * Math.sqrt(dx * dx + dy * dy) + at.z;
  };
}

export const distanceTo = (t: Look, id: ModelId, marker: Marker, at: Spot): number => distancesTo(t, id, marker)(at);
