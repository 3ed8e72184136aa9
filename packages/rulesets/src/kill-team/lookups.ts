import type { Seat } from '@little-wars/engine';
import {
  type Body,
  inches,
  type Piece,
  type Scene,
  type Spot,
  type Standing,
  sceneOf,
  type Terrain,
  type Ways,
  withPieces,
} from '@little-wars/engine/geometry';
import { barricadePiece } from '@little-wars/engine/pieces';
import {
  bodyOn,
  type Crowd,
  crowdCache,
  modelsInPlay,
  otherSeat,
  reachOfBase,
  standingOn,
} from '@little-wars/skirmish';
import { IMPROVEMENTS, type Improvement } from './content/improvements.ts';
import { cardOf as cardById, factionOfCard, findEquipment } from './content/index.ts';
import type { Card, Profile, Weapon } from './content/types.ts';
import { type KillzoneMap, mapOf as mapById } from './maps/index.ts';
import type { Barricade, Look, Operative, OperativeId, Position, Setup } from './types.ts';
import { terrainOf, waysOn } from './walls.ts';

export { type Crowd as Places, isInPlay, otherSeat as other } from '@little-wars/skirmish';

export const operativeOf = (t: Look, id: OperativeId): Operative => t.position.operatives[id]!;
export const ownerOf = (t: Look, id: OperativeId): Seat => operativeOf(t, id).seat;

/** What is asked of a card again and again. */
interface Figure {
  readonly id: string;
  readonly card: Card;
  /** How far its base reaches from the middle, at most. */
  readonly reach: number;
  readonly flies: boolean;
}

/** The last of each place in the list: an operative keeps its card. */
const figures: (Figure | undefined)[] = [];

function figureOf(t: Look, id: OperativeId): Figure {
  const { card: of } = operativeOf(t, id);
  const before = figures[id];
  if (before?.id === of) return before;
  const card = cardById(of);
  const { base, keywords } = card;
  const made = { id: of, card, reach: reachOfBase(base), flies: keywords.includes('FLY') };
  figures[id] = made;
  return made;
}

export const cardOf = (t: Look, id: OperativeId): Card => figureOf(t, id).card;

export const isEnemy = (t: Look, a: OperativeId, b: OperativeId): boolean => ownerOf(t, a) !== ownerOf(t, b);
export const hasKeyword = (t: Look, id: OperativeId, keyword: string): boolean =>
  cardOf(t, id).keywords.includes(keyword);

/** The operatives on the killzone that pass a test. */
export const inPlay = (
  { operatives }: Position,
  test?: (operative: Operative, id: OperativeId) => boolean,
): readonly OperativeId[] => modelsInPlay(operatives, test);

const crowds = crowdCache<Operative>((before, now) => before.card === now.card);

/** The same object for as long as nobody moves, comes, goes or changes sides. */
export const placesOf = ({ position }: Look): Crowd => crowds(position.operatives);

/** An operative and its friends. */
export const sideOf = (t: Look, id: OperativeId): readonly OperativeId[] => placesOf(t).sides[ownerOf(t, id)]!;

export const friendsOf = (t: Look, id: OperativeId): readonly OperativeId[] =>
  sideOf(t, id).filter(friend => friend !== id);
export const enemiesOf = (t: Look, id: OperativeId): readonly OperativeId[] =>
  placesOf(t).sides[otherSeat(ownerOf(t, id))]!;

/** A weapon of an operative by id, its equipment's included. */
export function weaponOf(t: Look, id: OperativeId, weapon: string): Weapon {
  const found = weaponsOf(t, id).find(each => each.id === weapon);
  if (!found) throw new Error(`operative ${id} has no weapon "${weapon}"`);
  return found;
}

interface Armed {
  readonly card: string;
  readonly weapons: readonly string[];
  readonly equipment: readonly string[];
  readonly with: readonly Weapon[];
}

/** The last of each place in the list: what somebody carries stays the same for the whole battle. */
const armed: (Armed | undefined)[] = [];

export function weaponsOf(t: Look, id: OperativeId): readonly Weapon[] {
  const { card, weapons, equipment } = operativeOf(t, id);
  const before = armed[id];
  if (before?.card === card && before.weapons === weapons && before.equipment === equipment) return before.with;
  const made = { card, weapons, equipment, with: weaponsFor(card, weapons, equipment) };
  armed[id] = made;
  return made.with;
}

function weaponsFor(card: string, weapons: readonly string[], equipment: readonly string[]): readonly Weapon[] {
  const carried = cardById(card).weapons.filter(({ id: weapon }) => weapons.includes(weapon));
  if (equipment.length === 0) return carried;
  return [...carried, ...equipment.flatMap(item => weaponGivenBy(card, item))].map(weapon =>
    improvedBy(weapon, equipment),
  );
}

function improvedBy(weapon: Weapon, equipment: readonly string[]): Weapon {
  const by = improvementOf(weapon.id, equipment);
  if (by === undefined) return weapon;
  const first = weapon.profiles[0]!;
  const rules = first.rules.filter(({ rule }) => !by.profile.without.includes(rule));
  return { ...weapon, profiles: [...weapon.profiles, { ...first, id: by.profile.id, rules }] };
}

/** What an item does to a weapon, where it does anything. */
export const improvementOf = (weapon: string, equipment: readonly string[]): Improvement | undefined => {
  const item = equipment.find(each => IMPROVEMENTS[each]?.weapons.includes(weapon));
  return item === undefined ? undefined : IMPROVEMENTS[item];
};

function weaponGivenBy(card: string, item: string): readonly Weapon[] {
  const gives = findEquipment(factionOfCard(card), item)?.gives;
  return gives?.kind === 'weapon' ? [gives.weapon] : [];
}

export const profileOf = (t: Look, id: OperativeId, weapon: string, profile: string): Profile =>
  weaponOf(t, id, weapon).profiles.find(each => each.id === profile)!;

/** What an operative is in space while it stays where it is. */
interface Placed {
  readonly at: Spot;
  readonly card: string;
  readonly bodyHeight: number;
  readonly standing: Standing;
  readonly body: Body & { readonly id: string };
  readonly head: Spot;
}

/** The last of each place in the list: whoever has not moved is not worked out again. */
const placed: (Placed | undefined)[] = [];

function placedOf(t: Look, id: OperativeId): Placed {
  const { at, card } = operativeOf(t, id);
  const { bodyHeight } = t.setup.options;
  const before = placed[id];
  if (before?.at === at && before?.card === card && before.bodyHeight === bodyHeight) return before;
  const body = { id: String(id), ...bodyAt(t, id, at!) };
  const made = { at: at!, card, bodyHeight, standing: standingAt(t, id, at!), body, head: headAt(t, id, at!) };
  placed[id] = made;
  return made;
}

/** Where an operative stands, as bases are measured. */
export const standingOf = (t: Look, id: OperativeId): Standing => placedOf(t, id).standing;
export const standingAt = (t: Look, id: OperativeId, at: Spot): Standing => standingOn(cardOf(t, id).base, at);

/** KT-7.5: a cylinder on the base, so many quarters of its diameter high. */
export const heightOf = (t: Look, id: OperativeId): number => {
  const { base } = cardOf(t, id);
  const across = base.shape === 'round' ? base.diameter : base.width;
  return Math.round((across * t.setup.options.bodyHeight) / 4);
};
/** With the operative's id, as moves name what is in the way. */
export const bodyOf = (t: Look, id: OperativeId): Body & { readonly id: string } => placedOf(t, id).body;
export const bodyAt = (t: Look, id: OperativeId, at: Spot): Body => bodyOn(cardOf(t, id).base, at, heightOf(t, id));
/** KT-7.5: the middle of the top. */
export const headOf = (t: Look, id: OperativeId): Spot => placedOf(t, id).head;
export const headAt = (t: Look, id: OperativeId, { x, y, z }: Spot): Spot => ({ x, y, z: z + heightOf(t, id) });

/** KT-3.7: by its card. */
export const isFlier = (t: Look, id: OperativeId): boolean => figureOf(t, id).flies;
/** How far its base reaches from the middle, at most. */
export const reachOf = (t: Look, id: OperativeId): number => figureOf(t, id).reach;

export const mapOf = ({ map }: Setup): KillzoneMap => (typeof map === 'string' ? mapById(map) : map);

interface Built {
  readonly terrain: Terrain;
  readonly openHatches: Position['openHatches'];
  readonly scene: Scene;
}

/** The one asked for last: most questions are about the same killzone. */
let last: (Omit<Built, 'terrain'> & { readonly setup: Setup; readonly barricades: Position['barricades'] }) | null =
  null;

/** By the list of barricades, which stays the same one until another is set up. */
const scenes = new WeakMap<Position['barricades'], Built>();

/** The killzone as it is now: the map, barricades set up, hatches open or closed. */
export function sceneFor(setup: Setup, { barricades, openHatches }: Position): Scene {
  if (last !== null && last.setup === setup && last.barricades === barricades && last.openHatches === openHatches)
    return last.scene;
  const scene = builtScene(setup, barricades, openHatches);
  last = { setup, barricades, openHatches, scene };
  return scene;
}

function builtScene(setup: Setup, barricades: Position['barricades'], openHatches: Position['openHatches']): Scene {
  const terrain = terrainOf(mapOf(setup));
  const known = scenes.get(barricades);
  if (known?.terrain === terrain && known.openHatches === openHatches) return known.scene;
  const scene = withBarricades(sceneOf(terrain, openHatches), barricades);
  scenes.set(barricades, { terrain, openHatches, scene });
  return scene;
}

const withBarricades = (scene: Scene, barricades: Position['barricades']): Scene =>
  barricades.length === 0 ? scene : withPieces(scene, barricades.map(pieceOf));

const pieces = new WeakMap<Barricade, Piece>();

/** One and the same piece for a barricade. */
function pieceOf(barricade: Barricade): Piece {
  const { id, at, along } = barricade;
  const piece = pieces.get(barricade) ?? barricadePiece(id, at, along);
  pieces.set(barricade, piece);
  return piece;
}

export const sceneOfTable = (t: Look): Scene => sceneFor(t.setup, t.position);

/** The same with every piece as high as it is built: for showing. Walls of Close Quarters have no top to the rules. */
export const shownScene = ({ setup, position: { barricades, openHatches } }: Look): Scene =>
  withBarricades(sceneOf(mapOf(setup).terrain, openHatches), barricades);

/** KT-12.20: the ways round the walls of Close Quarters as it is now; null elsewhere. */
export const waysOfTable = (t: Look): Ways | null => waysOn(mapOf(t.setup), t.position.openHatches);

export const ENGAGEMENT = inches(1);
