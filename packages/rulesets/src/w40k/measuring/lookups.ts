// Where models are, and what their cards say
import { latestAlike, latestAt, type Seat } from '@little-wars/engine';
import {
  type Body,
  distance,
  inches,
  isGapWithin,
  isWithin,
  type Mover,
  nearestOf,
  type Spot,
  type Standing,
  type Tenths,
  toInches,
} from '@little-wars/engine/geometry';
import { bodyOn, isInPlay, modelsInPlay, otherSeat, reachOfBase, standingOn } from '@little-wars/skirmish';
import type { Book } from '../book.ts';
import type { Kit, Weapon, WeaponProfile } from '../content/types.ts';
import type { Look, Model, ModelId, Position } from '../types.ts';
import { isSamePlace, perCrowd, perKits } from './alike.ts';

/** No rule lets a model fight an enemy farther away than this. */
const FARTHEST_FIGHT: Tenths = inches(12);

/** Engagement range: within this distance of an enemy a model is in combat. */
export const ONE_INCH: Tenths = inches(1);

export const modelOf = (t: Look, id: ModelId): Model => t.position.models[id]!;
export const ownerOf = (t: Look, id: ModelId): Seat => modelOf(t, id).seat;
export const isAlive = (t: Look, id: ModelId): boolean => isInPlay(modelOf(t, id));
export const hasDone = (t: Look, id: ModelId, ...deeds: readonly Model['did'][number][]): boolean =>
  modelOf(t, id).did.some(deed => deeds.includes(deed));

const sidesOf = perCrowd((models): readonly (readonly ModelId[])[] =>
  [0, 1].map(seat => modelsInPlay(models, model => model.seat === seat)),
);

/** The models of a seat on the table. */
export const onTable = ({ models }: Pick<Position, 'models'>, seat: Seat): readonly ModelId[] => sidesOf(models)[seat]!;
export const enemiesOf = (t: Look, id: ModelId): readonly ModelId[] => onTable(t.position, otherSeat(ownerOf(t, id)));
export const friendsOf = (t: Look, id: ModelId): readonly ModelId[] =>
  onTable(t.position, ownerOf(t, id)).filter(friend => friend !== id);

/** A base and its body, with its id for the geometry. */
export interface Named extends Standing, Body {
  readonly id: string;
}

interface Equipped {
  readonly kits: readonly Kit[];
  /** The radius of each base. */
  readonly reaches: readonly number[];
}

/** Cached measurements of a crowd. */
interface Measured extends Equipped {
  readonly standings: (Standing | undefined)[];
  readonly named: (Named | undefined)[];
  readonly contacts: (readonly ModelId[] | undefined)[];
}

export interface Lookups {
  /** The same object until a model moves, arrives or is removed: caches are keyed by it. */
  crowd(t: Look): object;
  kit(t: Look, id: ModelId): Kit;
  profile(id: string): WeaponProfile;
  weapons(t: Look, id: ModelId): readonly Weapon[];
  hasKeyword(t: Look, id: ModelId, keyword: string): boolean;
  fullWounds(model: Model): number;
  standingAt(model: Model, at: Spot): Standing;
  standing(t: Look, id: ModelId): Standing;
  bodyAt(model: Model, at: Spot): Body;
  body(t: Look, id: ModelId): Body;
  named(t: Look, id: ModelId): Named;
  mover(t: Look, id: ModelId): Mover;
  /** The largest distance from its centre to the rim of its base. */
  reach(t: Look, id: ModelId): number;
  /** All enemies within a distance, and perhaps some a little farther: quicker than measuring each. */
  enemiesNear(t: Look, id: ModelId, distance: Tenths): readonly ModelId[];
  /** Measured base to base; includes exactly the distance. */
  areWithin(t: Look, a: ModelId, b: ModelId, distance: Tenths): boolean;
  /** The distance between two models in inches, for display and estimates. */
  apart(t: Look, a: ModelId, b: ModelId): number;
  /** Whether two enemies at these places are in combat. */
  areEngaged(a: Standing, b: Standing): boolean;
  /** Whether they are within this distance, measured as combat is. */
  areNear(a: Standing, b: Standing, across: Tenths): boolean;
  /** The enemies that a model is in combat with. */
  enemiesInContact(t: Look, id: ModelId): readonly ModelId[];
  isInCombat(t: Look, id: ModelId): boolean;
  /** The enemies that a model may fight. */
  enemiesInReach(t: Look, id: ModelId): readonly ModelId[];
  /** The nearest of these; several only if exactly equal. */
  nearestAmong(t: Look, id: ModelId, others: readonly ModelId[]): readonly ModelId[];
  /** The nearest enemies; several only if exactly equal. */
  nearestEnemies(t: Look, id: ModelId): readonly ModelId[];
  strength(t: Look, id: ModelId): number;
  toughness(t: Look, id: ModelId): number;
  attacks(t: Look, id: ModelId): number;
  /** Null where the profile has a dash. */
  leadership(t: Look, id: ModelId): number | null;
  moveOf(t: Look, id: ModelId): Tenths;
  flies(t: Look, id: ModelId): boolean;
}

export function lookupsOf(book: Book): Lookups {
  const equippedOf = perKits((models): Equipped => {
    const kits = models.map(model => book.kitOf(model));
    return { kits, reaches: kits.map(({ kind }) => reachOfBase(kind.base)) };
  });
  const measuredOf = perCrowd((models): Measured => {
    const { kits, reaches } = equippedOf(models);
    return { kits, reaches, standings: [], named: [], contacts: [] };
  });
  const measured = (t: Look): Measured => measuredOf(t.position.models);
  const kit = (t: Look, id: ModelId): Kit => measured(t).kits[id]!;
  const standingAt = (model: Model, at: Spot): Standing => standingOn(book.kitOf(model).kind.base, at, model.along);
  const bodyAt = (model: Model, at: Spot): Body => {
    const { kind, height } = book.kitOf(model);
    return bodyOn(kind.base, at, height, model.along);
  };
  const bodyOf = (t: Look, id: ModelId): Body => bodyAt(modelOf(t, id), modelOf(t, id).at!);
  // The same objects as long as a model stands there: in a new crowd most stand where they stood.
  const standingOf = latestAt((_id: ModelId) => latestAlike(isSamePlace, (m: Model) => standingAt(m, m.at!)));
  const namedOf = latestAt((id: ModelId) =>
    latestAlike(isSamePlace, (m: Model): Named => ({ id: String(id), ...standingOf(id)(m), ...bodyAt(m, m.at!) })),
  );
  const standing = (t: Look, id: ModelId): Standing => (measured(t).standings[id] ??= standingOf(id)(modelOf(t, id)));
  /** Most pairs are far apart: rejects them cheaply before measuring. */
  const mayBeWithin = (t: Look, a: ModelId, b: ModelId, distance: Tenths): boolean => {
    const { reaches } = measured(t);
    const one = modelOf(t, a).at!;
    const other = modelOf(t, b).at!;
    const dx = one.x - other.x;
    const dy = one.y - other.y;
    const far = reaches[a]! + reaches[b]! + distance;
    return dx * dx + dy * dy <= far * far;
  };
  const enemiesNear = (t: Look, id: ModelId, distance: Tenths): readonly ModelId[] => {
    const enemies = enemiesOf(t, id);
    if (enemies.length === 0) return enemies;
    const { reaches } = measured(t);
    const { models } = t.position;
    const { x, y } = models[id]!.at!;
    const far = reaches[id]! + distance;
    return enemies.filter(enemy => {
      const at = models[enemy]!.at!;
      const apart = far + reaches[enemy]!;
      return (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) <= apart * apart;
    });
  };
  const areWithin = (t: Look, a: ModelId, b: ModelId, distance: Tenths): boolean =>
    mayBeWithin(t, a, b, distance) && isWithin(standing(t, a), standing(t, b), distance);
  const { across: contact, up: rise } = book.engagement;
  const areNear = (a: Standing, b: Standing, across: Tenths): boolean =>
    rise === null ? isWithin(a, b, across) : Math.abs(a.z - b.z) <= rise && isGapWithin(a, b, across);
  const areEngaged = (a: Standing, b: Standing): boolean => areNear(a, b, contact);
  const areClose = (t: Look, a: ModelId, b: ModelId, across: Tenths): boolean =>
    rise === null
      ? areWithin(t, a, b, across)
      : mayBeWithin(t, a, b, across) && areNear(standing(t, a), standing(t, b), across);
  const enemiesInContact = (t: Look, id: ModelId): readonly ModelId[] =>
    (measured(t).contacts[id] ??= enemiesNear(t, id, contact).filter(enemy => areClose(t, id, enemy, contact)));
  const nearestAmong = (t: Look, id: ModelId, others: readonly ModelId[]): readonly ModelId[] => {
    const nearest = nearestOf(
      standing(t, id),
      others.map(other => standing(t, other)),
    );
    return nearest.map(i => others[i]!);
  };
  const atLeast = (value: number): number => Math.max(book.leastValue, value);
  const hasKeyword = (t: Look, id: ModelId, keyword: string): boolean => kit(t, id).keywords.includes(keyword);
  return {
    crowd: measured,
    kit,
    profile: id => book.profileOf(id),
    weapons: (t, id) => kit(t, id).weapons,
    hasKeyword,
    fullWounds: model => book.kitOf(model).profile.wounds,
    standingAt,
    standing,
    bodyAt,
    body: bodyOf,
    named: (t, id) => (measured(t).named[id] ??= namedOf(id)(modelOf(t, id))),
    mover: (t, id) => ({ size: kit(t, id).kind.base, height: kit(t, id).height }),
    reach: (t, id) => measured(t).reaches[id]!,
    enemiesNear,
    areWithin,
    apart: (t, a, b) => toInches(distance(standing(t, a), standing(t, b)).tenths),
    enemiesInContact,
    areNear,
    areEngaged,
    enemiesInReach: (t, id) =>
      enemiesNear(t, id, FARTHEST_FIGHT).filter(enemy => areClose(t, id, enemy, book.fightReach(t, id, enemy))),
    nearestAmong,
    nearestEnemies: (t, id) => nearestAmong(t, id, enemiesOf(t, id)),
    isInCombat: (t, id) => enemiesInContact(t, id).length > 0,
    strength: (t, model) => atLeast(t.query('strength', kit(t, model).profile.strength, { model })),
    toughness: (t, model) => atLeast(t.query('toughness', kit(t, model).profile.toughness, { model })),
    attacks: (t, model) => atLeast(t.query('attacks', kit(t, model).profile.attacks, { model })),
    leadership: (t, model) => {
      const { leadership } = kit(t, model).profile;
      return leadership === null ? null : atLeast(t.query('leadership', leadership, { model }));
    },
    moveOf: (t, model) => Math.max(0, t.query('move', inches(kit(t, model).profile.move), { model })),
    flies: (t, model) => t.query('flies', hasKeyword(t, model, 'Fly'), { model }),
  };
}
