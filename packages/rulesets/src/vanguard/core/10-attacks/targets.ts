// VG-10.1-2, VG-10.13-15  What may be attacked, and with what
import type { Reason } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { enemiesOf, isInPlay, modelOf, weaponOf, weaponsOf } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { AttackManner, Look, ModelId } from '../../types.ts';
import { areEngaged, areWithin, isHeldInMelee, rangeOf } from '../01-measuring/measuring.ts';
import { canSee, sightOf } from '../09-sight/line-of-sight.ts';

export const reachOfWeapon = (t: Look, aim: Aim): Tenths =>
  t.query('range', rangeOf(weaponOf(t, aim.attacker, aim.weapon).range), aim);

/** VG-10.13, VG-10.14: every reason against a target; none if it may be attacked. */
export function reasonsAgainstTarget(t: Look, aim: Aim): readonly Reason[] {
  const { attacker, target, weapon } = aim;
  const reasons: Reason[] = [];
  const refuse = (reason: string, clause: string): void => void reasons.push({ reason, clause });
  if (modelOf(t, attacker).down) refuse('knocked-down', 'VG-8.4');
  if (!areWithin(t, attacker, target, reachOfWeapon(t, aim))) refuse('out-of-range', 'VG-10.13');
  else if (!canSee(t, attacker, target))
    reasons.push({ reason: 'not-visible', clause: 'VG-10.13', sight: sightOf(t, attacker, target) });
  if (weaponOf(t, attacker, weapon).type === 'melee') {
    if (!areEngaged(t, attacker, target)) refuse('not-engaged', 'VG-10.14');
  } else {
    if (isHeldInMelee(t, attacker)) refuse('engaged', 'VG-7.9');
    if (isHeldInMelee(t, target)) refuse('target-engaged', 'VG-7.10');
  }
  return t.query('target-refused', reasons, aim);
}

export const mayAttack = (t: Look, aim: Aim): boolean =>
  isInPlay(modelOf(t, aim.target)) && reasonsAgainstTarget(t, aim).length === 0;

interface Attacking {
  readonly attacker: ModelId;
  readonly manner: AttackManner;
  /** VG-10.15, VG-10.34: the only target allowed; null for any. */
  readonly only: ModelId | null;
}

/** The targets it may attack with a weapon. */
export const targetsFor = (t: Look, { attacker, manner, only }: Attacking, weapon: string): readonly ModelId[] =>
  (only === null ? enemiesOf(t, attacker) : [only]).filter(target =>
    mayAttack(t, { attacker, target, weapon, manner }),
  );

/** VG-10.1: the weapons it may attack with now: reactions and charge attacks are melee attacks. */
export const weaponsFor = (t: Look, attacking: Attacking): readonly string[] =>
  weaponsOf(t, attacking.attacker).flatMap(({ id, type }) =>
    (attacking.manner === 'action' || type === 'melee') && targetsFor(t, attacking, id).length > 0 ? [id] : [],
  );

/** Whether `weaponsFor` would list any; stops at the first. */
export const hasAttack = (t: Look, attacking: Attacking): boolean =>
  weaponsOf(t, attacking.attacker).some(
    ({ id, type }) =>
      (attacking.manner === 'action' || type === 'melee') &&
      (attacking.only === null ? enemiesOf(t, attacking.attacker) : [attacking.only]).some(target =>
        mayAttack(t, { attacker: attacking.attacker, target, weapon: id, manner: attacking.manner }),
      ),
  );

const SPLIT = inches(2);

/** VG-10.2, VG-10.14: further targets: each eligible itself, and for ranged attacks within 2" of the first. */
export const moreTargets = (t: Look, attacking: Attacking, weapon: string, first: ModelId): readonly ModelId[] =>
  targetsFor(t, attacking, weapon).filter(
    target =>
      target !== first &&
      (weaponOf(t, attacking.attacker, weapon).type === 'melee' || areWithin(t, first, target, SPLIT)),
  );
