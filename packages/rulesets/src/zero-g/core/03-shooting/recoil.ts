// ZG-3.1, ZG-3.4, ZG-3.16, ZG-3.17  Recoil
import { type Direction, inches } from '@little-wars/engine/geometry';
import { drifts, hasPack, isAlive, isOfPower, modelOf } from '../../lookups.ts';
import type { Look, ModelId, Shot, T } from '../../types.ts';
import { leavesTable, straightOn, sweepBodies } from '../02-moving/travel.ts';
import { strengthOfWeapon } from './weapons.ts';

/** ZG-3.4, ZG-5.3, ZG-5.5: whether firing pushes a model back. */
export const recoils = (t: Look, shot: Shot): boolean =>
  t.query('recoils', drifts(t, shot.attacker) && !hasPack(t, shot.attacker) && !isOfPower(shot.profile), shot);

/** ZG-3.1: half the Strength in inches, rounded up. */
export const recoilOf = (t: Look, model: ModelId, profile: string): number =>
  Math.ceil(strengthOfWeapon(t, model, profile) / 2);

export interface Recoiling {
  readonly model: ModelId;
  readonly profile: string;
  readonly towards: Direction;
}

/** ZG-3.1, ZG-3.16, ZG-3.17: pushed back along the line of fire; arrows stay. */
export function recoil(t: T, { model, profile, towards }: Recoiling): void {
  if (!isAlive(t, model)) return;
  const far = recoilOf(t, model, profile);
  if (far === 0) return;
  const from = modelOf(t, model).at!;
  const ended = straightOn(t, model, { dx: -towards.dx, dy: -towards.dy }, inches(far));
  t.emit({ type: 'recoiled', clause: 'ZG-3.1', model, from, to: ended.spot });
  sweepBodies(t, model, from, ended.spot);
  leavesTable(t, model, ended);
}
