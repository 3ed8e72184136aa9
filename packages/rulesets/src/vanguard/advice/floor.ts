// The ground of a map as a grid of cells for a base: where it can go, and how far the markers are.
import { perKey, perObject } from '@little-wars/engine';
import {
  footprintOf,
  inches,
  isWithinOf,
  mayStand,
  type Scene,
  sceneOf,
  type Trip,
} from '@little-wars/engine/geometry';
import { type Cells, cellsOf, type Floor, floodFrom, floorCache, PASS, SHUT, STAND } from '@little-wars/skirmish';
import { groundFor } from '../core/08-falling/ground.ts';
import { type Marker, markersOf } from '../core/16-scenario/scenarios.ts';
import { baseOf, cardOf, modelOf, sceneOfTable, terrainOf } from '../lookups.ts';
import { classOf } from '../terrain.ts';
import type { Look, ModelId } from '../types.ts';

const CELL = inches(0.5);
/** A margin added to bases, so that what fits in two neighbouring cells also fits between them. */
const WIDER = 40;
/** VG-14.2 */
export const OVER = inches(2);

const floors = floorCache<Scene>();

/** By height: below how many undersides of terrain a model fits, on the ground and on floors. */
const headroomOf = perObject((scene: Scene) => {
  const levels = [0, ...scene.solids.filter(solid => classOf(solid) === 'floor').map(({ top }) => top)];
  const rooms = new Set(scene.solids.flatMap(({ bottom }) => levels.map(level => bottom - level)));
  return perKey((height: number) => [...rooms].filter(room => room > 0 && room >= height).length, 64);
});

/** Identifies everything about a model that the ground depends on: its base, and what it fits below. */
export function nameOfBase(t: Look, id: ModelId): string | number {
  const model = modelOf(t, id);
  const base = baseOf(model);
  const below = headroomOf(sceneOfTable(t))(inches(cardOf(t, id).height));
  if (base.shape === 'round') return 1000 * base.diameter + below;
  return `${base.shape}/${base.length}/${base.width}/${model.along.dx}/${model.along.dy}/${below}`;
}

const floorFor = (t: Look, id: ModelId): Floor => floors(sceneOfTable(t), nameOfBase(t, id), () => makeCells(t, id));

export const cellsFor = (t: Look, id: ModelId): Cells => floorFor(t, id).cells;

/** Ignores models, because they come and go. */
function makeCells(t: Look, id: ModelId): Cells {
  const terrain = terrainOf(t);
  const { along } = modelOf(t, id);
  const base = baseOf(modelOf(t, id));
  const { height } = cardOf(t, id);
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

const markersBySetup = perObject(markersOf);

/** The markers of a table, cached. */
export const markersFor = (t: Look): readonly Marker[] => markersBySetup(t.setup);

/** Walking distances over the ground to a marker, ignoring models in the way; by cell. */
export const costsTo = (t: Look, id: ModelId, marker: Marker): Float64Array =>
  floodFrom(floorFor(t, id), marker.at, { limit: inches(99), price: OVER }).cost;
