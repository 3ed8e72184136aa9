// Cards, tables and places in Zero-G
import { perObject, type Seat } from '@little-wars/engine';
import {
  type Body as BodyShape,
  distance,
  headingOf,
  inches,
  isWithin,
  type Mover,
  type Scene,
  type Spot,
  type Standing,
  sceneOf,
  type Tenths,
  toInches,
} from '@little-wars/engine/geometry';
import { bodyOn, isInPlay, modelsInPlay, otherSeat, reachOfBase, standingOn } from '@little-wars/skirmish';
import type { Carded } from '../w40k/book.ts';
import { perCrowd } from '../w40k/measuring/alike.ts';
import type { Equipped } from '../w40k/muster/army.ts';
import { bareKit, bareProfile } from './content/bare.ts';
import { catalogue, weapons } from './content/index.ts';
import { kitOf as kits } from './content/kits.ts';
import { POWER_WEAPONS } from './content/powers.ts';
import type { Kit, Power, UnitType, WeaponProfile } from './content/types.ts';
import { MAPS } from './maps/index.ts';
import type { VoidMap } from './maps/map.ts';
import type { Body, Condition, Model, ModelId, Position, Setup } from './state.ts';
import type { Look } from './types.ts';

export const kitOf = ({ sheet, kind, choices }: Carded): Kit => bareKit(sheet) ?? kits(sheet, { kind, choices });

/** 7E-7.9: the profile of a model without a melee weapon. */
export const FISTS = 'fists';

const fists: WeaponProfile = {
  id: FISTS,
  name: 'Close combat weapon',
  type: 'melee',
  family: null,
  range: 0,
  shots: 0,
  strength: 'user',
  ap: null,
  rules: [],
};

/** 7E-6.28: one blow at twice the Strength. */
export const SMASH = 'smash';

const smash: WeaponProfile = { ...fists, id: SMASH, name: 'Smash', strength: 'x2', ap: 2 };

const profiles: ReadonlyMap<string, WeaponProfile> = new Map(
  [fists, smash, ...weapons.flatMap(weapon => weapon.profiles)].map(profile => [profile.id, profile]),
);

export const hasProfile = (id: string): boolean => profiles.has(id) || bareProfile(id) !== undefined;

export function profileOf(id: string): WeaponProfile {
  const profile = profiles.get(id) ?? bareProfile(id);
  if (!profile) throw new Error(`no weapon "${id}"`);
  return profile;
}

const ofPowers: ReadonlySet<string> = new Set(POWER_WEAPONS.flatMap(each => each.profiles.map(({ id }) => id)));

/** Whether a profile is what a power is shot with. */
export const isOfPower = (profile: string): boolean => ofPowers.has(profile);

export const powerOf = (id: string): Power => catalogue.power(id)!;

/** The wounds or hull points a model starts with. */
export function fullWoundsOf(sheet: string, member: Equipped): number {
  const { profile, vehicle } = kitOf({ sheet, ...member });
  return profile?.wounds ?? vehicle?.hullPoints ?? 1;
}

export const MAPS_BY_ID: ReadonlyMap<string, VoidMap> = new Map(MAPS.map(map => [map.id, map]));

export function mapOf({ map }: Pick<Setup, 'map'>): VoidMap {
  if (typeof map !== 'string') return map;
  const shipped = MAPS_BY_ID.get(map);
  if (!shipped) throw new Error(`no map "${map}"`);
  return shipped;
}

export const sideOf = (setup: Pick<Setup, 'map'>): Tenths => mapOf(setup).terrain.width;

export const sceneOfSetup = perObject((setup: Setup): Scene => sceneOf(mapOf(setup).terrain));

export const ONE_INCH: Tenths = inches(1);
/** ZG-4.25 */
export const CONTACT: Tenths = 2;

export const modelOf = (t: Look, id: ModelId): Model => t.position.models[id]!;
export const ownerOf = (t: Look, id: ModelId): Seat => modelOf(t, id).seat;
export const isAlive = (t: Look, id: ModelId): boolean => isInPlay(modelOf(t, id));
export const hasDone = (t: Look, id: ModelId, ...deeds: readonly Model['did'][number][]): boolean =>
  modelOf(t, id).did.some(deed => deeds.includes(deed));
export const isUnder = (t: Look, id: ModelId, condition: Condition): boolean =>
  modelOf(t, id).conditions.some(lasting => lasting.id === condition && !lasting.pending);

/** Cached measurements of a crowd. */
interface Measured {
  readonly sides: readonly (readonly ModelId[])[];
  readonly kits: readonly Kit[];
  /** The radius of each base. */
  readonly reaches: readonly number[];
  readonly standings: (Standing | undefined)[];
  readonly contacts: (readonly ModelId[] | undefined)[];
}

const measuredOf = perCrowd((models: Position['models']): Measured => {
  const kits = models.map(kitOf);
  return {
    sides: [0, 1].map(seat => modelsInPlay(models, model => model.seat === seat)),
    kits,
    reaches: kits.map(({ kind }) => reachOfBase(kind.base)),
    standings: [],
    contacts: [],
  };
});
const measured = (t: Look): Measured => measuredOf(t.position.models);

export const kit = (t: Look, id: ModelId): Kit => measured(t).kits[id]!;

/** The models of a seat on the table. */
export const onTable = ({ models }: Pick<Position, 'models'>, seat: Seat): readonly ModelId[] =>
  measuredOf(models).sides[seat]!;
export const enemiesOf = (t: Look, id: ModelId): readonly ModelId[] => onTable(t.position, otherSeat(ownerOf(t, id)));
export const friendsOf = (t: Look, id: ModelId): readonly ModelId[] =>
  onTable(t.position, ownerOf(t, id)).filter(friend => friend !== id);

export const standingAt = (model: Model, at: Spot): Standing => standingOn(kitOf(model).kind.base, at, model.along);
export const standing = (t: Look, id: ModelId): Standing =>
  (measured(t).standings[id] ??= standingAt(modelOf(t, id), modelOf(t, id).at!));
export function bodyAt(model: Model, at: Spot): BodyShape {
  const { kind, height } = kitOf(model);
  return bodyOn(kind.base, at, height, model.along);
}
export const moverOf = (model: Model): Mover => ({ size: kitOf(model).kind.base, height: kitOf(model).height });
/** The base of a dead body. */
export const standingOfBody = (t: Look, { model, at }: Body): Standing => standingAt(modelOf(t, model), at);

/** Measured base to base; includes exactly the distance. Models off the table are near nobody. */
export function areWithin(t: Look, a: ModelId, b: ModelId, range: Tenths): boolean {
  const [one, another] = [modelOf(t, a), modelOf(t, b)];
  if (one.at === null || another.at === null) return false;
  const [dx, dy] = [one.at.x - another.at.x, one.at.y - another.at.y];
  // Most pairs are far apart: rejects them cheaply before measuring.
  const { reaches } = measured(t);
  const far = reaches[a]! + reaches[b]! + range;
  return dx * dx + dy * dy <= far * far && isWithin(standing(t, a), standing(t, b), range);
}
/** The distance between two models in inches, for display and estimates. */
export const apart = (t: Look, a: ModelId, b: ModelId): number =>
  toInches(distance(standing(t, a), standing(t, b)).tenths);

const SKIMMERS: readonly UnitType[] = ['skimmer', 'jetbike'];

export const isVehicle = (t: Look, id: ModelId): boolean => kit(t, id).vehicle !== null;
/** 7E-9.10, ZG-1.5: allowed jetbikes play as Skimmers. */
export const isSkimmer = (t: Look, id: ModelId): boolean => SKIMMERS.includes(kit(t, id).type);
export const isFlier = (t: Look, id: ModelId): boolean => kit(t, id).type === 'flying-monster';
/** ZG-5.5: whether it moves by arrows at all. */
export const drifts = (t: Look, id: ModelId): boolean => !isSkimmer(t, id) && !isFlier(t, id);
export const isMonster = (t: Look, id: ModelId): boolean => kit(t, id).type.endsWith('monster');
/** ZG-5.1, ZG-5.3: whether it has a jump or jet pack, wings included. */
export const hasPack = (t: Look, id: ModelId): boolean => /^(jump|jet-pack)/.test(kit(t, id).type);
export const jumpsBy = ({ type }: Kit): boolean => type.startsWith('jump');
export const jumps = (t: Look, id: ModelId): boolean => jumpsBy(kit(t, id));

/** ZG-4.25: the enemies in base contact. */
export const enemiesInContact = (t: Look, id: ModelId): readonly ModelId[] =>
  (measured(t).contacts[id] ??= enemiesOf(t, id).filter(enemy => areWithin(t, id, enemy, CONTACT)));
/** ZG-4.17: contact with a vehicle locks no model in combat. */
export const isLocked = (t: Look, id: ModelId): boolean =>
  !isVehicle(t, id) && enemiesInContact(t, id).some(enemy => !isVehicle(t, enemy));

/** The direction from one model's centre to another's; null if they are the same. */
export const lineTo = (from: Spot, to: Spot) => headingOf({ dx: to.x - from.x, dy: to.y - from.y });

export const weaponSkill = (t: Look, model: ModelId): number =>
  isUnder(t, model, 'blinded') ? 1 : t.query('weapon-skill', kit(t, model).profile?.weaponSkill ?? 1, { model });
export const ballisticSkill = (t: Look, model: ModelId): number => {
  const { profile, vehicle } = kit(t, model);
  const printed = profile?.ballisticSkill ?? vehicle?.ballisticSkill ?? 0;
  return isUnder(t, model, 'blinded') ? Math.min(1, printed) : t.query('ballistic-skill', printed, { model });
};
export const strengthOf = (t: Look, model: ModelId): number =>
  t.query('strength', kit(t, model).profile?.strength ?? 0, { model });
export const toughnessOf = (t: Look, model: ModelId): number =>
  t.query('toughness', kit(t, model).profile?.toughness ?? 0, { model });
export const attacksOf = (t: Look, model: ModelId): number =>
  t.query('attacks', kit(t, model).profile?.attacks ?? 0, { model });
export const leadershipOf = (t: Look, model: ModelId): number =>
  Math.max(0, t.query('leadership', kit(t, model).profile?.leadership ?? 0, { model }));
export const initiativeOf = (t: Look, model: ModelId, profile: string | null = null): number =>
  isUnder(t, model, 'concussed')
    ? 1
    : Math.max(1, t.query('initiative', kit(t, model).profile?.initiative ?? 1, { model, profile }));

/** The player turn at whose end an effect ends that lasts until the end of a model's next turn. */
export const nextOwnTurn = (t: Look, id: ModelId): number =>
  t.position.turns + (t.position.turn === ownerOf(t, id) ? 2 : 1);
