// The killzone as it is now: the map, barricades set up, hatches open or closed
import { keyed, latest, latestPer, perObject } from '@little-wars/engine';
import {
  inches,
  type Piece,
  type Scene,
  sceneOf,
  type Terrain,
  type Ways,
  withPieces,
} from '@little-wars/engine/geometry';
import { barricadePiece } from '@little-wars/engine/pieces';
import { mapOf as mapById } from '../maps/index.ts';
import type { KillzoneMap } from '../maps/map.ts';
import type { Barricade, Look, Position, Setup } from '../types.ts';
import { strengthenedTerrain, terrainOf, waysOn } from '../walls.ts';
import { type Places, placesOf } from './operatives.ts';

export const mapOf = ({ map }: Setup): KillzoneMap => (typeof map === 'string' ? mapById(map) : map);

type Barricades = Position['barricades'];
type Hatches = Position['openHatches'];
type Strengthened = Position['strengthened'];

const sceneNow = latest((setup: Setup, barricades: Barricades, openHatches: Hatches, strengthened: Strengthened) =>
  sceneWith(barricades, terrainWith(setup, strengthened), openHatches),
);

export const sceneFor = (setup: Setup, { barricades, openHatches, strengthened }: Position): Scene =>
  sceneNow(setup, barricades, openHatches, strengthened);

/** KT-14.30 */
const terrainWith = (setup: Setup, strengthened: Strengthened): Terrain => {
  const terrain = terrainOf(mapOf(setup));
  return strengthened === undefined ? terrain : strengthenedTerrain(strengthened, terrain, setup.options);
};

/** Cache limit: more than the barricades and hatches of a few matches on one map. */
const MOST_SCENES = 64;

/**
 * By the list of barricades, which stays the same one until another is set up; and by its contents, so that copies of a
 * position share a scene, and with it everything that is cached about it.
 */
const scenesWith = () => {
  const alike = perObject((_terrain: Terrain) => keyed<string, Scene>(MOST_SCENES));
  return latestPer((barricades: Barricades, terrain: Terrain, openHatches: Hatches): Scene => {
    const scene = sceneOf(terrain, openHatches);
    if (barricades.length === 0) return scene;
    return alike(terrain)(JSON.stringify([barricades, openHatches]), () => withPieces(scene, barricades.map(pieceOf)));
  });
};

const sceneWith = scenesWith();
const shownWith = scenesWith();

/** One and the same piece for a barricade. */
const pieceOf = perObject(({ id, at, along }: Barricade): Piece => barricadePiece(id, at, along));

export const sceneOfTable = (t: Look): Scene => sceneFor(t.setup, t.position);

/** Where everybody stands on the killzone as it is now. */
export interface Situation {
  readonly places: Places;
  readonly scene: Scene;
  readonly setup: Setup;
}

const situationIn = latest((places: Places, scene: Scene, setup: Setup): Situation => ({ places, scene, setup }));

/** The same object for as long as nobody moves and the killzone stays as it is: others cache by it. */
export const situationOf = (t: Look): Situation => situationIn(placesOf(t), sceneOfTable(t), t.setup);

/** The same with every piece as high as it is built: for showing. Walls of Close Quarters have no top to the rules. */
export const shownScene = ({ setup, position: { barricades, openHatches } }: Look): Scene =>
  shownWith(barricades, mapOf(setup).terrain, openHatches);

/** KT-12.20: the ways round the walls of Close Quarters as it is now; null elsewhere. */
export const waysOfTable = (t: Look): Ways | null => waysOn(mapOf(t.setup), t.position.openHatches);

export const ENGAGEMENT = inches(1);

/** Spots are whole tenths of a millimetre: bases this close count as touching. */
export const TOUCHING = 2;
