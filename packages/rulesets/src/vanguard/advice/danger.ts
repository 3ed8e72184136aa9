// What enemies could do to a model at a given place.
import { flat, inches, type Spot, sightToBody } from '@little-wars/engine/geometry';
import type { Weapon } from '../content/types.ts';
import {
  bodyAt,
  cardOf,
  enemiesOf,
  fullWounds,
  heightOf,
  modelOf,
  reachOf,
  sceneOfTable,
  weaponsOf,
} from '../lookups.ts';
import { blockingMask } from '../terrain.ts';
import type { Look, ModelId } from '../types.ts';
import { coverAt } from './cover.ts';
import { facesFor, shareOfStrike } from './dice.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** Modifiers of a bare profile. */
export interface Modified {
  readonly hit: number;
  readonly armor?: number;
}

/** The share of a model that a weapon's bare profile is expected to cost, with modifiers. */
export function bareShare(t: Look, weapon: Weapon, target: ModelId, by: Modified): number {
  const model = modelOf(t, target);
  const { dice, hit, ap, damage } = weapon;
  return shareOfStrike({
    dice,
    hit: facesFor(hit, by.hit),
    armor: facesFor(cardOf(t, target).armor, (by.armor ?? 0) - ap - (model.down ? 1 : 0)),
    again: 0,
    hits: 0,
    damage,
    mortal: 0,
    certain: 0,
    wounds: model.wounds,
    full: fullWounds(model),
    wasDown: model.down,
    recovery: 0,
    fells: false,
    explodes: t.setup.options.explodingSixes,
  });
}

/** What a gun costs a target that is in cover or not (VG-10.21), at a penalty to hit of 0, 1 or 2. */
type Shares = (covered: boolean, less: number) => number;

/** By the exact odds of the bare profile, each computed lazily. */
export function sharesOf(t: Look, weapon: Weapon, target: ModelId): Shares {
  const shares: (number | undefined)[] = [];
  const ignoresCover = weapon.rules.some(({ rule }) => rule === 'ignores-cover');
  return (covered, less) => {
    const armor = covered && !ignoresCover ? 1 : 0;
    const i = 3 * armor + less;
    shares[i] ??= bareShare(t, weapon, target, { hit: -less, armor });
    return shares[i];
  };
}

export interface Gun {
  /** How far it shoots, bases included. */
  readonly reach: number;
  readonly shares: Shares;
}

/** What the best of some guns in range costs. */
export function bestShare(guns: readonly Gun[], far: number, covered: boolean, less: number): number {
  let most = 0;
  for (const { reach, shares } of guns) if (far <= reach) most = Math.max(most, shares(covered, less));
  return most;
}

export interface Threat {
  readonly enemy: ModelId;
  readonly at: Spot;
  readonly head: Spot;
  readonly guns: readonly Gun[];
  readonly blades: number;
  /** How far its charge reaches, bases included. */
  readonly charges: number;
  readonly engages: number;
  readonly fresh: boolean;
}

/** What each enemy could do to a model, regardless of where it stands. */
export function threatsTo(t: Look, id: ModelId): readonly Threat[] {
  return enemiesOf(t, id).map(enemy => {
    const model = modelOf(t, enemy);
    const at = model.at!;
    const speed = inches(cardOf(t, enemy).speed);
    const bases = reachOf(model) + reachOf(modelOf(t, id));
    const weapons = weaponsOf(t, enemy);
    const blades = weapons.filter(({ type }) => type === 'melee');
    const engages = blades.reduce((most, { range }) => Math.max(most, inches(range)), 0) + bases;
    return {
      enemy,
      at,
      head: { x: at.x, y: at.y, z: at.z + heightOf(model) },
      guns: weapons
        .filter(({ type }) => type === 'ranged')
        .map(weapon => ({
          reach: inches(weapon.range) + bases + (weapon.range < 18 ? speed : 0),
          shares: sharesOf(t, weapon, id),
        })),
      blades: blades.reduce((most, weapon) => Math.max(most, bareShare(t, weapon, id, { hit: 1 })), 0),
      charges: engages + speed + inches(3),
      engages,
      fresh: !model.activated && !model.down,
    };
  });
}

/** VG-10.19 */
export const FAR = inches(12);

/** The harm to expect from all enemies at a spot; no more than the model itself is worth. */
export function dangerAt(t: Look, id: ModelId, at: Spot, threats: readonly Threat[]): number {
  const scene = sceneOfTable(t);
  const among = { scene, mask: blockingMask(scene) };
  const body = bodyAt(modelOf(t, id), at);
  const cover = coverAt(t, id, at);
  let sum = 0;
  for (const threat of threats) {
    const far = flat(at, threat.at);
    const gun = bestShare(threat.guns, far, false, far > FAR ? 1 : 0);
    // VG-8.8: a charge to another level includes the climb.
    const blade = far + Math.abs(at.z - threat.at.z) <= threat.charges ? threat.blades : 0;
    if (gun === 0 && blade === 0) continue;
    const { visible, touches } = sightToBody(threat.head, body, among);
    const isObscured = visible && touches.length > 0;
    const weight = threat.fresh ? WEIGHTS.dangerOfFresh : WEIGHTS.dangerOfDone;
    const covered = isObscured && gun > 0 && cover(threat.head);
    const shot = isObscured ? bestShare(threat.guns, far, covered, far > FAR ? 2 : 1) : visible ? gun : UNSEEN * gun;
    const close = far <= threat.engages ? WEIGHTS.dangerOfEngaged : visible ? WEIGHTS.dangerOfCharge : 0.05;
    sum += Math.max(shot * weight, blade * close * (threat.fresh ? 1 : 0.5));
  }
  return Math.min(1, sum) * worthOf(t, id);
}

/** The share of harm from an enemy that would have to move to see it. */
const UNSEEN = 0.15;
