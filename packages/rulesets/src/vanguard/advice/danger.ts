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
import { facesFor, shareOfStrike } from './dice.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** The share of a model that a weapon's bare profile is expected to cost, with a modifier to hit. */
export function bareShare(t: Look, weapon: Weapon, better: number, target: ModelId): number {
  const model = modelOf(t, target);
  const { dice, hit, ap, damage } = weapon;
  return shareOfStrike({
    dice,
    hit: facesFor(hit, better),
    armor: facesFor(cardOf(t, target).armor, -ap - (model.down ? 1 : 0)),
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

export interface Threat {
  readonly enemy: ModelId;
  readonly at: Spot;
  readonly head: Spot;
  readonly guns: readonly (readonly [reach: number, share: number])[];
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
        .map(
          weapon =>
            [inches(weapon.range) + bases + (weapon.range < 18 ? speed : 0), bareShare(t, weapon, 0, id)] as const,
        ),
      blades: blades.reduce((most, weapon) => Math.max(most, bareShare(t, weapon, 1, id)), 0),
      charges: engages + speed + inches(3),
      engages,
      fresh: !model.activated && !model.down,
    };
  });
}

const FAR = inches(12);

/** The harm to expect from all enemies at a spot; no more than the model itself is worth. */
export function dangerAt(t: Look, id: ModelId, at: Spot, threats: readonly Threat[]): number {
  const scene = sceneOfTable(t);
  const among = { scene, mask: blockingMask(scene) };
  const body = bodyAt(modelOf(t, id), at);
  let sum = 0;
  for (const threat of threats) {
    const far = flat(at, threat.at);
    const gun = threat.guns.reduce((most, [reach, share]) => (far <= reach ? Math.max(most, share) : most), 0);
    const blade = far <= threat.charges ? threat.blades : 0;
    if (gun === 0 && blade === 0) continue;
    const { visible, touches } = sightToBody(threat.head, body, among);
    const weight = threat.fresh ? WEIGHTS.dangerOfFresh : WEIGHTS.dangerOfDone;
    const hard = (touches.length > 0 ? WEIGHTS.obscured : 0) + (far > FAR ? WEIGHTS.obscured : 0);
    const shot = visible ? gun * (1 - hard) * weight : 0.15 * gun * weight;
    const close = far <= threat.engages ? WEIGHTS.dangerOfEngaged : visible ? WEIGHTS.dangerOfCharge : 0.05;
    sum += Math.max(shot, blade * close * (threat.fresh ? 1 : 0.5));
  }
  return Math.min(1, sum) * worthOf(t, id);
}
