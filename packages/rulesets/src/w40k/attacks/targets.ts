// What may be shot at, and with what
import { latest, type Reason, recent } from '@little-wars/engine';
import {
  type Body,
  type BodySight,
  inches,
  type Scene,
  type Spot,
  sightBetween,
  sightToBody,
  type Tenths,
} from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import type { Book } from '../book.ts';
import { isSamePlace } from '../measuring/alike.ts';
import { enemiesOf, type Lookups } from '../measuring/lookups.ts';
import type { Aim, Look, Model, ModelId, Position } from '../types.ts';

/** Everyone's body, with a cache of the sights between them. */
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

/** More than there are models. */
const MOST = 1024;

export interface Sights {
  canSee(t: Look, viewer: ModelId, target: ModelId): boolean;
  /** Whether its head would see the target from elsewhere: an estimate of `canSee` there that is cheap. */
  wouldSee(t: Look, viewer: ModelId, at: Spot, target: ModelId): boolean;
  /** With its proof, and the share of the target that is hidden. */
  sight(t: Look, viewer: ModelId, target: ModelId): BodySight;
}

/** True line of sight: any part of one model to any part of the other, past terrain and everybody else. */
export function sightsOf(book: Pick<Book, 'sceneOf' | 'sightAmong'>, lookups: Pick<Lookups, 'bodyAt'>): Sights {
  const crowds = recent(isSameCrowd, 1);
  const crowdAt = latest((models: Position['models'], scene: Scene): Crowd => {
    const ids = modelsInPlay(models);
    const places: Places = { ids, models: ids.map(id => models[id]!), scene };
    return crowds(places, 'crowd', () => ({
      ids,
      bodies: places.models.map(model => lookups.bodyAt(model, model.at!)),
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
  const canSee = (t: Look, viewer: ModelId, target: ModelId): boolean => {
    const { ids, bodies, glances } = crowdOf(t);
    const key = viewer * MOST + target;
    const cached = glances.get(key);
    if (cached !== undefined) return cached;
    const except = [ids.indexOf(viewer), ids.indexOf(target)];
    const [from, to] = [bodies[except[0]!]!, bodies[except[1]!]!];
    const head = { x: Math.round((from.ax + from.bx) / 2), y: Math.round((from.ay + from.by) / 2), z: from.top };
    const among = { ...book.sightAmong(t, from, to), bodies, except };
    const visible = sightToBody(head, to, among).visible || sight(t, viewer, target).visible;
    // Sight is mutual.
    glances.set(key, visible);
    glances.set(target * MOST + viewer, visible);
    return visible;
  };
  // Who looks from elsewhere hides nothing: everybody else stays where they are, and so does the crowd.
  const wouldSee = (t: Look, viewer: ModelId, { x, y, z }: Spot, target: ModelId): boolean => {
    const { ids, bodies } = crowdOf(t);
    const except = [ids.indexOf(viewer), ids.indexOf(target)];
    const from = lookups.bodyAt(t.position.models[viewer]!, { x, y, z });
    const to = bodies[except[1]!]!;
    return sightToBody({ x, y, z: from.top }, to, { ...book.sightAmong(t, from, to), bodies, except }).visible;
  };
  return { canSee, wouldSee, sight };
}

export interface Targets extends Sights {
  rangeOf(t: Look, aim: Aim): Tenths;
  /** Every reason against a target of shooting; none if it may be shot at. */
  against(t: Look, aim: Aim): readonly Reason[];
  targetsFor(t: Look, aim: Omit<Aim, 'target'>): readonly ModelId[];
  /** Whether there is any; stops at the first. */
  hasTarget(t: Look, aim: Omit<Aim, 'target'>): boolean;
}

export function targetsOf(book: Book, lookups: Lookups): Targets {
  const { clauses } = book;
  const sights = sightsOf(book, lookups);
  const rangeOf = (t: Look, aim: Aim): Tenths => t.query('range', inches(lookups.profile(aim.profile).range), aim);
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
  /** Not into a fight of one's own side; some weapons in a fight, and only at some enemies. */
  const againstCombat = (t: Look, { attacker, target, profile }: Aim): readonly Reason[] => {
    const held = lookups.isInCombat(t, attacker) ? book.targetsInCombat(t, attacker, lookups.profile(profile)) : null;
    if (held !== null)
      return held.includes(target) ? [] : [{ reason: 'not-the-nearest', clause: clauses.pistolTarget }];
    const isNearFriends = lookups.enemiesInContact(t, target).some(friend => friend !== attacker);
    return isNearFriends ? [{ reason: 'target-in-combat', clause: clauses.targetNearFriends }] : [];
  };
  return {
    ...sights,
    rangeOf,
    against,
    hasTarget: (t, aim) => enemiesOf(t, aim.attacker).some(target => against(t, { ...aim, target }).length === 0),
    targetsFor: (t, aim) => enemiesOf(t, aim.attacker).filter(target => against(t, { ...aim, target }).length === 0),
  };
}
