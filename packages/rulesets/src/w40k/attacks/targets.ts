// Which models may be shot at, and with what
import {
  anyLikely,
  hints,
  latest,
  latestAlike,
  latestAt,
  latestAtFrom,
  type Reason,
  recent,
} from '@little-wars/engine';
import {
  type Body,
  type BodySight,
  bodiesBetween,
  hiderBetween,
  inches,
  isSightBetween,
  type Scene,
  type Spot,
  sightBetween,
  sightToBody,
  type Tenths,
} from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import type { Book } from '../book.ts';
import { isSamePlace } from '../measuring/alike.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { Aim, Aiming, Look, Model, ModelId, Position } from '../types.ts';

/** All bodies, with a cache of the sight between them. */
interface Crowd {
  readonly ids: readonly ModelId[];
  readonly bodies: readonly Body[];
  readonly sights: Map<number, BodySight>;
  readonly glances: Map<number, boolean>;
}

interface Places {
  readonly ids: readonly ModelId[];
  readonly models: readonly Model[];
  readonly scene: Scene;
}

const isSameCrowd = (a: Places, b: Places): boolean =>
  a.scene === b.scene &&
  a.ids.length === b.ids.length &&
  b.ids.every((id, i) => a.ids[i] === id && isSamePlace(a.models[i]!, b.models[i]!));

/** Larger than the number of models. */
const MOST = 1024;
/** The usual number: sight past more obstacles than this is computed every time. */
const MOST_MODELS = 160;

/** The first viewpoint of a model. */
const headOf = ({ ax, ay, bx, by, top }: Body): Spot => ({
  x: Math.round((ax + bx) / 2),
  y: Math.round((ay + by) / 2),
  z: top,
});

/** Whether the middle of its top is a viewpoint in whole tenths. */
const hasWholeHead = ({ ax, ay, bx, by }: Body): boolean => (ax + bx) % 2 === 0 && (ay + by) % 2 === 0;

/** Noted for a pair instead of a solid: no single one hides it, or nothing does. */
const SEVERAL = -1;
const NOTHING = -2;

type Among = Parameters<typeof sightBetween>[2];

export interface Sights {
  canSee(t: Look, viewer: ModelId, target: ModelId): boolean;
  /** Whether its head would see the target from elsewhere: a cheap estimate of `canSee`. */
  wouldSee(t: Look, viewer: ModelId, at: Spot, target: ModelId): boolean;
  /** With its proof, and the hidden share of the target. */
  sight(t: Look, viewer: ModelId, target: ModelId): BodySight;
}

/** True line of sight: from any part of one model to any part of the other, past terrain and all other models. */
export function sightsOf(book: Pick<Book, 'sceneOf' | 'sightAmong'>, lookups: Pick<Lookups, 'bodyAt'>): Sights {
  const crowds = recent(isSameCrowd, 1);
  /** The same object as long as its model stands there. */
  const bodyOf = latestAt((_id: ModelId) =>
    latestAlike(isSamePlace, (model: Model): Body => lookups.bodyAt(model, model.at!)),
  );
  const crowdAt = latest((models: Position['models'], scene: Scene): Crowd => {
    const ids = modelsInPlay(models);
    const places: Places = { ids, models: ids.map(id => models[id]!), scene };
    return crowds(places, 'crowd', () => ({
      ids,
      bodies: places.models.map((model, i) => bodyOf(ids[i]!)(model)),
      sights: new Map(),
      glances: new Map(),
    }));
  });
  const crowdOf = (t: Look): Crowd => crowdAt(t.position.models, book.sceneOf(t));
  const sight = (t: Look, viewer: ModelId, target: ModelId): BodySight => {
    const { ids, bodies, sights } = crowdOf(t);
    const key = viewer * MOST + target;
    const cached = sights.get(key);
    if (cached) return cached;
    const except = [ids.indexOf(viewer), ids.indexOf(target)];
    const [from, to] = [bodies[except[0]!]!, bodies[except[1]!]!];
    const seen = sightBetween(from, to, { ...book.sightAmong(t, from, to), bodies, except });
    sights.set(key, seen);
    return seen;
  };
  /** Tries the head first, and the whole body only if the head sees nothing. */
  const isSeen = (from: Body, to: Body, among: Among): boolean =>
    sightToBody(headOf(from), to, among).visible || isSightBetween(from, to, among);
  /** What hid each pair last time: a solid, `SEVERAL` or `NOTHING`. */
  const hiders = hints<number>(MOST_MODELS * MOST_MODELS);
  /** Whether they see each other past terrain alone: terrain causes most blocked sight, and never moves. */
  const isOpen = latestAtFrom((t: Look, pair: number, from: Body, to: Body, _scene: Scene): boolean => {
    const among = book.sightAmong(t, from, to);
    const before = hiders.at(pair);
    const hider = hiderBetween(among, from, to, before ?? SEVERAL);
    // A body's viewpoints include its head if that is in whole tenths: then it is tried alone only if it probably sees.
    const isAskedAlone = before === null || before === NOTHING || !hasWholeHead(from);
    const isOpenNow = hider === SEVERAL && (isAskedAlone ? isSeen(from, to, among) : isSightBetween(from, to, among));
    hiders.note(pair, isOpenNow ? NOTHING : hider);
    return isOpenNow;
  }, MOST_MODELS * MOST_MODELS);
  /** Whether two that see each other past terrain see each other past these bodies as well: few, so reading them is quick. */
  const isSeenPast = (t: Look, others: readonly Body[], from: Body, to: Body): boolean =>
    others.length === 0 || isSeen(from, to, { ...book.sightAmong(t, from, to), bodies: others });
  const canSee = (t: Look, viewer: ModelId, target: ModelId): boolean => {
    const { ids, bodies, glances } = crowdOf(t);
    const key = viewer * MOST + target;
    const cached = glances.get(key);
    if (cached !== undefined) return cached;
    const except = [ids.indexOf(viewer), ids.indexOf(target)];
    const [from, to] = [bodies[except[0]!]!, bodies[except[1]!]!];
    const scene = book.sceneOf(t);
    // Sight is mutual: both sides ask for the same pairs.
    const visible =
      (viewer < target
        ? isOpen(t, viewer * MOST_MODELS + target, from, to, scene)
        : isOpen(t, target * MOST_MODELS + viewer, to, from, scene)) &&
      isSeenPast(t, bodiesBetween(bodies, except[0]!, except[1]!), from, to);
    glances.set(key, visible);
    glances.set(target * MOST + viewer, visible);
    return visible;
  };
  /** The body of a model looking from elsewhere: shared by all its targets. */
  const bodyFrom = latest((model: Model, at: Spot): Body => lookups.bodyAt(model, at));
  // A model looking from elsewhere hides nothing: all others stay where they are, so the crowd is unchanged.
  const wouldSee = (t: Look, viewer: ModelId, at: Spot, target: ModelId): boolean => {
    const { ids, bodies } = crowdOf(t);
    const except = [ids.indexOf(viewer), ids.indexOf(target)];
    const from = bodyFrom(t.position.models[viewer]!, at);
    const to = bodies[except[1]!]!;
    return sightToBody({ x: at.x, y: at.y, z: from.top }, to, { ...book.sightAmong(t, from, to), bodies, except })
      .visible;
  };
  return { canSee, wouldSee, sight };
}

export interface Targets extends Sights {
  rangeOf(t: Look, aim: Aiming): Tenths;
  /** Every reason against a target of shooting; none if it may be shot at. */
  against(t: Look, aim: Aim): readonly Reason[];
  /** Whether it may be shot at; quicker than listing the reasons. */
  isTarget(t: Look, aim: Aim): boolean;
  targetsFor(t: Look, aim: Aiming): readonly ModelId[];
  /** Whether there is any; stops at the first. */
  hasTarget(t: Look, aim: Aiming): boolean;
}

export function targetsOf(book: Book, lookups: Lookups): Targets {
  const { clauses } = book;
  const sights = sightsOf(book, lookups);
  const rangeOf = (t: Look, aim: Aiming): Tenths => t.query('range', inches(lookups.profile(aim.profile).range), aim);
  const against = (t: Look, aim: Aim): readonly Reason[] => {
    const { attacker, target } = aim;
    const reasons: Reason[] = [];
    if (!lookups.areWithin(t, attacker, target, rangeOf(t, aim)))
      reasons.push({ reason: 'out-of-range', clause: clauses.range });
    else if (!sights.canSee(t, attacker, target))
      reasons.push({ reason: 'not-visible', clause: clauses.targets, sight: sights.sight(t, attacker, target) });
    reasons.push(...againstCombat(t, aim));
    return t.query('target-refused', reasons, aim);
  };
  /** Whether somebody in range may be shot at, the cheapest first: no rule lifts a reason of range or sight. */
  const isOpenTo = (t: Look, aim: Aim): boolean => {
    const { attacker, target } = aim;
    const combat = againstCombat(t, aim);
    const isRefused = (): boolean => t.query('target-refused', combat, aim).length > 0;
    if (combat.length > 0) return !isRefused() && sights.canSee(t, attacker, target);
    return sights.canSee(t, attacker, target) && !isRefused();
  };
  /** A test of enemies that may be in range, which is the same for all of them. */
  const mayAimAt = (t: Look, { attacker, profile, manner }: Aiming, range: Tenths): ((target: ModelId) => boolean) => {
    return target =>
      lookups.areWithin(t, attacker, target, range) && isOpenTo(t, { attacker, target, profile, manner });
  };
  /** Not at enemies in combat with friends; some weapons may fire while engaged, and only at some enemies. */
  const againstCombat = (t: Look, { attacker, target, profile }: Aim): readonly Reason[] => {
    const held = lookups.isInCombat(t, attacker) ? book.targetsInCombat(t, attacker, lookups.profile(profile)) : null;
    if (held !== null)
      return held.includes(target) ? [] : [{ reason: 'not-the-nearest', clause: clauses.pistolTarget }];
    const isNearFriends = lookups.enemiesInContact(t, target).some(friend => friend !== attacker);
    return isNearFriends ? [{ reason: 'target-in-combat', clause: clauses.targetNearFriends }] : [];
  };
  /** Who sees one enemy mostly sees the same one again. */
  const likely = hints<ModelId>(MOST_MODELS);
  return {
    ...sights,
    rangeOf,
    against,
    isTarget: (t, aim) => lookups.areWithin(t, aim.attacker, aim.target, rangeOf(t, aim)) && isOpenTo(t, aim),
    hasTarget: (t, aim) => {
      const range = rangeOf(t, aim);
      const near = lookups.enemiesNear(t, aim.attacker, range);
      return anyLikely(likely, aim.attacker, near, mayAimAt(t, aim, range));
    },
    targetsFor: (t, aim) => {
      const range = rangeOf(t, aim);
      return lookups.enemiesNear(t, aim.attacker, range).filter(mayAimAt(t, aim, range));
    },
  };
}
