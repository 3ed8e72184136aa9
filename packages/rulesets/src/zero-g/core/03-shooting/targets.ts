// 7E-5.1, ZG-3.3, ZG-3.7, ZG-3.13, ZG-3.14  What may be fired at
import { eachAtPosition, type Reason } from '@little-wars/engine';
import {
  type Direction,
  headingOf,
  inches,
  type Spot,
  shareUnder,
  type Teardrop,
  teardropAt,
} from '@little-wars/engine/geometry';
import { modelsInPlay, reachOfBase } from '@little-wars/skirmish';
import { enemiesOf, friendsOf, isLocked, isUnder, kitOf, modelOf, profileOf, standing } from '../../lookups.ts';
import type { Look, ModelId, Shot } from '../../types.ts';
import { recoilOf, recoils } from './recoil.ts';
import {
  blastOf,
  hasMoved,
  isBeyond,
  isSeen,
  isSnap,
  isTemplate,
  lostOnTheWay,
  rollsToHit,
  strengthOfWeapon,
} from './weapons.ts';

/** 7E-5.23: the length and width of the teardrop. */
const TEARDROP = { length: inches(8), width: inches(2.5) };

/** The teardrop of a model, its narrow end at the edge of its base. */
export function teardropOf(t: Look, model: ModelId, towards: Direction, at: Spot = modelOf(t, model).at!): Teardrop {
  const { dx, dy } = headingOf(towards)!;
  const reach = reachOfBase(kitOf(modelOf(t, model)).kind.base);
  const narrow = { x: at.x + Math.round((dx * reach) / 10000), y: at.y + Math.round((dy * reach) / 10000) };
  return teardropAt(narrow, towards, TEARDROP);
}

/** The models under a template, without the firer. */
export const underTemplate = (
  t: Look,
  model: ModelId,
  template: Parameters<typeof shareUnder>[1],
): readonly ModelId[] =>
  modelsInPlay(t.position.models).filter(id => id !== model && shareUnder(standing(t, id), template) !== 'none');

export const directionTo = (t: Look, from: ModelId, to: ModelId): Direction => {
  const [a, b] = [modelOf(t, from).at!, modelOf(t, to).at!];
  return headingOf({ dx: b.x - a.x, dy: b.y - a.y }) ?? { dx: 10000, dy: 0 };
};

/** The marker of a blast over a place. */
export const markerAt = ({ x, y }: Spot, across: number) => ({ at: { x, y }, r: inches(across) / 2 });

/** Friends under a marker or teardrop before it scatters. */
function coversFriends(t: Look, shot: Shot): boolean {
  const target = shot.target!;
  const across = blastOf(t, shot);
  const template = isTemplate(t, shot)
    ? teardropOf(t, shot.attacker, directionTo(t, shot.attacker, target))
    : across > 0
      ? markerAt(modelOf(t, target).at!, across)
      : null;
  if (template === null) return false;
  const isOwn = across > 0 && shareUnder(standing(t, shot.attacker), template) !== 'none';
  return isOwn || friendsOf(t, shot.attacker).some(id => shareUnder(standing(t, id), template) !== 'none');
}

/** 7E-5.1: every reason against a target. */
export function againstTarget(t: Look, shot: Shot): readonly Reason[] {
  const { attacker, profile } = shot;
  const target = shot.target!;
  const reasons: Reason[] = [];
  const { shotAt } = modelOf(t, attacker);
  if (shotAt !== null && shotAt !== target && shot.manner === 'shooting')
    reasons.push({ reason: 'one-target-only', clause: '7E-5.1' });
  if (profileOf(profile).type === 'ordnance' && hasMoved(t, attacker))
    reasons.push({ reason: 'must-be-stationary', clause: '7E-5.22' });
  if (isLocked(t, target)) reasons.push({ reason: 'target-in-combat', clause: '7E-5.1' });
  if (isTemplate(t, shot)) {
    const under = underTemplate(t, attacker, teardropOf(t, attacker, directionTo(t, attacker, target)));
    if (!under.includes(target)) reasons.push({ reason: 'out-of-range', clause: '7E-5.23' });
  } else if (isBeyond(t, shot)) {
    const origin = modelOf(t, attacker).at!;
    if (!rollsToHit(t, shot)) reasons.push({ reason: 'out-of-range', clause: 'ZG-3.13' });
    else if (strengthOfWeapon(t, attacker, profile) - lostOnTheWay(t, shot, origin, standing(t, target)) < 1)
      reasons.push({ reason: 'too-weak-at-that-range', clause: 'ZG-3.6' });
  }
  if (!rollsToHit(t, shot) && shot.manner !== 'overwatch' && isSnap(t, shot))
    reasons.push({ reason: 'no-snap-shots', clause: '7E-5.4' });
  if (coversFriends(t, shot) && shot.manner !== 'overwatch')
    reasons.push({ reason: 'friends-under-it', clause: isTemplate(t, shot) ? '7E-5.23' : '7E-5.24' });
  if (reasons.length === 0 && !isSeen(t, shot)) reasons.push({ reason: 'not-visible', clause: '7E-5.1' });
  return t.query('target-refused', reasons, { ...shot, target });
}

type Shooting = Omit<Shot, 'target'>;

/** A shot is plain data, so its JSON is a cache key. */
const keyOf = ({ attacker, profile, manner }: Shooting): string => JSON.stringify({ attacker, profile, manner });

const isTarget = (t: Look, shot: Shooting, target: ModelId): boolean =>
  againstTarget(t, { ...shot, target }).length === 0;

const listed = eachAtPosition((t: Look, key: string): readonly ModelId[] => {
  const shot = JSON.parse(key) as Shooting;
  return enemiesOf(t, shot.attacker).filter(target => isTarget(t, shot, target));
});
export const targetsFor = (t: Look, shot: Shooting): readonly ModelId[] => listed(t, keyOf(shot));

const hasTargetByKey = eachAtPosition((t: Look, key: string): boolean => {
  const shot = JSON.parse(key) as Shooting;
  return enemiesOf(t, shot.attacker).some(target => isTarget(t, shot, target));
});
/** Whether there is any target; stops at the first. */
export const hasTarget = (t: Look, shot: Shooting): boolean => hasTargetByKey(t, keyOf(shot));

/**
 * ZG-3.14: whether a weapon may be fired at nothing: only by models that recoil, and not if it would be Snap Shots
 * without hit rolls.
 */
export function mayFireAtNothing(t: Look, shot: Shot): boolean {
  const { attacker, profile } = shot;
  // ZG-8.4: a hunting model shoots at the nearest.
  if (modelOf(t, attacker).shotAt !== null || isUnder(t, attacker, 'hunting') || !recoils(t, shot)) return false;
  if (isTemplate(t, shot)) return !isSnap(t, shot);
  return blastOf(t, shot) === 0 && recoilOf(t, attacker, profile) > 0;
}
