// How far it is to the markers, from the ground and from floors.
import { flat, type Spot } from '@little-wars/engine/geometry';
import { costAt } from '@little-wars/skirmish';
import type { Marker } from '../core/16-scenario/scenarios.ts';
import { sceneOfTable } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { cellsFor, costsTo } from './floor.ts';
import { costFromFloor, floorAt, nooksFor } from './nooks.ts';

/** Walking distances to a marker, ignoring models in the way; an estimate where there is no way. */
export function distancesTo(t: Look, id: ModelId, marker: Marker): (at: Spot) => number {
  const flooded = { cells: cellsFor(t, id), cost: costsTo(t, id, marker) };
  return at => {
    const floor = at.z > 0 ? floorAt(sceneOfTable(t), at) : null;
    const distance = floor ? costFromFloor(nooksFor(t, id), at, floor, flooded.cost) : costAt(flooded, at);
    return distance < Infinity ? distance : 1.5 * flat(at, marker.at) + at.z;
  };
}

export const distanceTo = (t: Look, id: ModelId, marker: Marker, at: Spot): number => distancesTo(t, id, marker)(at);
