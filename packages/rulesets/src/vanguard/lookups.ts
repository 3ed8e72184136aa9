import { keyed, perObject, type Seat } from '@little-wars/engine';
import {
  type BaseSize,
  type Body,
  type Direction,
  inches,
  type Scene,
  type Spot,
  type Standing,
  sceneOf,
  type Terrain,
} from '@little-wars/engine/geometry';
import {
  apartInContact,
  bodyOn,
  isInPlay,
  modelsInPlay,
  otherSeat,
  reachOfBase,
  standingOn,
} from '@little-wars/skirmish';
import { type CustomTable, terrainOfPieces } from '@little-wars/skirmish/tables';
import { basedOn } from './content/bases.ts';
import { cardOf as cardById, factionOf, kitOf, weaponOf as weaponById } from './content/index.ts';
import type { AbilityUse, Card, Weapon } from './content/types.ts';
import { mapOf as mapById } from './maps/index.ts';
import type { BattleMap } from './maps/map.ts';
import { asPlayed } from './terrain.ts';
import type { Look, Model, ModelId, Position, Setup } from './types.ts';

export { isInPlay, otherSeat as other } from '@little-wars/skirmish';

export const modelOf = (t: Look, id: ModelId): Model => t.position.models[id]!;
export const ownerOf = (t: Look, id: ModelId): Seat => modelOf(t, id).seat;
export const cardOf = (t: Look, id: ModelId): Card => cardById(modelOf(t, id).card);
export const isEnemy = (t: Look, a: ModelId, b: ModelId): boolean => ownerOf(t, a) !== ownerOf(t, b);
export const isStanding = (t: Look, id: ModelId): boolean => isInPlay(modelOf(t, id)) && !modelOf(t, id).down;
export const hasKeyword = (t: Look, id: ModelId, keyword: string): boolean => cardOf(t, id).keywords.includes(keyword);

/** VG-13.2: the wounds it starts with. */
export const fullWounds = ({ card, leader }: Pick<Model, 'card' | 'leader'>): number =>
  cardById(card).wounds + (leader ? 1 : 0);

/** The models on the table that pass a test. */
export const inPlay = (
  { models }: Pick<Position, 'models'>,
  test?: (model: Model, id: ModelId) => boolean,
): readonly ModelId[] => modelsInPlay(models, test);

export const teamInPlay = (position: Position, seat: Seat): readonly ModelId[] =>
  inPlay(position, model => model.seat === seat);
export const friendsOf = (t: Look, id: ModelId): readonly ModelId[] =>
  inPlay(t.position, (model, friend) => friend !== id && model.seat === ownerOf(t, id));
export const enemiesOf = (t: Look, id: ModelId): readonly ModelId[] =>
  teamInPlay(t.position, otherSeat(ownerOf(t, id)));

/** VG-2.2, VG-13.3: its weapons, including those of its faction. */
export const weaponsOf = (t: Look, id: ModelId): readonly Weapon[] => kitOf(modelOf(t, id)).attacks;
export const weaponOf = (t: Look, id: ModelId, weapon: string): Weapon =>
  weaponById(factionOf(modelOf(t, id).card), weapon);
export const abilitiesOf = (model: Model): readonly AbilityUse[] => kitOf(model).abilities;
/** VG-2.3: the ids of its special actions. */
export const specialActionsOf = (t: Look, id: ModelId): readonly string[] => kitOf(modelOf(t, id)).actions;

/** VG-2.1, VG-8.5: its height; half, in whole units, while it is down. */
export const heightOf = ({ card, down }: Pick<Model, 'card' | 'down'>): number => {
  const height = inches(cardById(card).height);
  return down ? Math.floor(height / 2) : height;
};

type Based = Pick<Model, 'card' | 'choices'>;
type Lying = Based & Partial<Pick<Model, 'along'>>;

/** VG-1.1: the base it stands on. */
export const baseOf = ({ card, choices }: Based): BaseSize => basedOn(cardById(card).base, choices);

/** VG-1.1 */
export const standingAt = (model: Model, at: Spot, along: Direction = model.along): Standing =>
  standingOn(baseOf(model), at, along);
export const standingOf = (t: Look, id: ModelId): Standing => standingAt(modelOf(t, id), modelOf(t, id).at!);

/** VG-9.4: the cylinder above the base, as tall as its height; above a rectangle, above the oval that it holds. */
export const bodyAt = (model: Model, at: Spot, along: Direction = model.along): Body =>
  bodyOn(baseOf(model), at, heightOf(model), along);

/** The largest distance from the centre of its base to the edge. */
export const reachOf = (model: Based): number => reachOfBase(baseOf(model));

/** How far apart the centres of two models are when one, coming straight from a direction, touches the other. */
export const touchingApart = (mover: Lying, other: Lying, from: Direction): number =>
  apartInContact([baseOf(mover), mover.along], [baseOf(other), other.along], from);

export const mapOf = ({ map }: Setup): BattleMap => (typeof map === 'string' ? mapById(map) : map);
/** Setups on the same table share its terrain, and with it what is cached about it. */
const sameTerrain = keyed<string, Terrain>(16);
const terrainOfSetup = perObject((setup: Setup): Terrain => {
  const { terrain } = mapOf(setup);
  return sameTerrain(JSON.stringify(terrain), () => asPlayed(terrain));
});
/** Copies of a position share it as well. */
const terrainLaid = perObject(
  (laid: CustomTable): Terrain => sameLaid(JSON.stringify(laid), () => asPlayed(terrainOfPieces(laid))),
);
const sameLaid = keyed<string, Terrain>(16);
const sceneOfSetup = perObject((setup: Setup): Scene => sceneOf(terrainOfSetup(setup)));
const sceneLaid = perObject((laid: CustomTable): Scene => sceneOf(terrainLaid(laid)));

/** VG-15.6, VG-14.9: the terrain of the map, or what the players have laid on it, as it is played. */
export const terrainOf = ({ setup, position }: Pick<Look, 'setup' | 'position'>): Terrain =>
  position.laid ? terrainLaid(position.laid) : terrainOfSetup(setup);

/** The terrain in the form the geometry needs, cached. */
export const sceneOfTable = ({ setup, position }: Pick<Look, 'setup' | 'position'>): Scene =>
  position.laid ? sceneLaid(position.laid) : sceneOfSetup(setup);
