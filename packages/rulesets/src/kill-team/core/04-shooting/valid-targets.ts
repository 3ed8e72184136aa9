// KT-4.1, KT-4.2, KT-3.20  Which weapons may be shot, and at whom
import type { Reason } from '@little-wars/engine';
import { enemiesOf, operativeOf } from '../../lookups.ts';
import type { Wielding } from '../../queries.ts';
import type { Look, OperativeId, Possible } from '../../types.ts';
import { canSee } from '../07-line-of-sight/sight.ts';
import { isIndirectOptional, waysWith } from '../12-close-quarters/indirect.ts';
import { aimOf, type Chooser, type Chosen, rangedOf, wieldingOf } from './aiming.ts';
import { reasonsAgainstTarget } from './targets.ts';

/** KT-4.1: profiles that may be shot now and have a valid target. */
export const weaponsToShoot = (t: Look, v: Chooser): readonly string[] =>
  rangedOf(t, v.attacker).filter(
    chosen =>
      reasonsAgainstWeapon(t, wieldingOf({ ...v, chosen })).length === 0 &&
      validTargets(t, { ...v, chosen }).length > 0,
  );

/** Every reason against shooting with a weapon, regardless of targets. */
export function reasonsAgainstWeapon(t: Look, wielding: Wielding): readonly Reason[] {
  const { attacker, action } = wielding;
  const reasons: Reason[] = [];
  if (action === 'shoot' && operativeOf(t, attacker).order === 'conceal')
    reasons.push({ reason: 'conceal-order', clause: 'KT-3.17' });
  const cost = t.query('weapon-cost', 0, wielding);
  if (cost > 0 && cost > spareAp(t, wielding)) reasons.push({ reason: 'not-enough-ap', clause: 'KT-9.25', cost });
  return t.query('weapon-refused', reasons, wielding);
}

/** AP left after paying for the action itself; 0 outside the operative's own activation. */
function spareAp(t: Look, { attacker: operative, action }: Wielding): number {
  const { activation } = t.position;
  if (activation?.operative !== operative) return 0;
  const isPaid = activation.performed.includes(action);
  return activation.ap - (isPaid ? 0 : t.query('action-cost', 1, { operative, action }));
}

/** KT-3.17, KT-3.20: whether there is a weapon to shoot with and a valid target for it. */
export function canShoot(t: Look, { attacker, action }: Chooser): boolean {
  let weapons: readonly string[] | null = null;
  const usable = (): readonly string[] => {
    weapons ??= rangedOf(t, attacker).filter(
      chosen => reasonsAgainstWeapon(t, wieldingOf({ attacker, action, chosen })).length === 0,
    );
    return weapons;
  };
  // Cheapest test first: few weapons are usable with a conceal order; otherwise few enemies are in sight.
  if (operativeOf(t, attacker).order === 'conceal' && usable().length === 0) return false;
  return enemiesOf(t, attacker).some(
    target =>
      isInSight(t, attacker, target) && usable().some(chosen => isValid(t, { attacker, action, chosen }, target)),
  );
}

/** Every reason why the operative cannot shoot at all. */
export const reasonsAgainstShooting = (t: Look, v: Chooser): readonly Reason[] =>
  canShoot(t, v) ? [] : whyNotShoot(t, v);

function whyNotShoot(t: Look, { attacker, action }: Chooser): readonly Reason[] {
  const weapons = rangedOf(t, attacker);
  if (weapons.length === 0) return [{ reason: 'no-ranged-weapon', clause: 'KT-4.1' }];
  const refused = weapons.map(chosen => reasonsAgainstWeapon(t, wieldingOf({ attacker, action, chosen })));
  if (refused.some(reasons => reasons.length === 0)) return [{ reason: 'no-valid-target', clause: 'KT-3.20' }];
  const all = refused.flat();
  return all.filter(({ reason, clause }, i) => all.findIndex(r => r.reason === reason && r.clause === clause) === i);
}

/** KT-3.20: the condition for an action that shoots. */
export function shooting(action: string): Possible {
  return {
    is: (t, attacker) => canShoot(t, { attacker, action }),
    whyNot: (t, attacker) => whyNotShoot(t, { attacker, action }),
  };
}

/** KT-4.2 */
export const validTargets = (t: Look, v: Chosen): readonly OperativeId[] =>
  enemiesOf(t, v.attacker).filter(target => isInSight(t, v.attacker, target) && isValid(t, v, target));

/** A cheap filter before the full test: no target that is not visible is valid. */
const isInSight = (t: Look, attacker: OperativeId, target: OperativeId): boolean =>
  operativeOf(t, target).wounds > 0 && canSee(t, attacker, target);

/** KT-12.12: before Indirect is chosen, a target is valid if it is so with or without Indirect. */
const isValid = (t: Look, v: Chosen, target: OperativeId): boolean =>
  waysWith(t, v).some(way => reasonsAgainstTarget(t, aimOf(way, target)).length === 0);

/** KT-12.12: with or without Indirect, as far as there are targets; empty if there is nothing to choose. */
export const waysToShoot = (t: Look, v: Chosen): readonly boolean[] =>
  isIndirectOptional(t, v) ? [false, true].filter(indirect => validTargets(t, { ...v, indirect }).length > 0) : [];
