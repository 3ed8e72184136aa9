// Ploys that allow new targets for one Shoot action: checks before payment that there would be any.
import type { Reason } from '@little-wars/engine';
import { reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { universalActions } from '../../core/03-actions/universal.ts';
import { rangedOf, wieldingOf } from '../../core/04-shooting/aiming.ts';
import { reasonsAgainstTarget } from '../../core/04-shooting/targets.ts';
import { reasonsAgainstWeapon } from '../../core/04-shooting/valid-targets.ts';
import { enemiesOf } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { Look, OperativeId } from '../../types.ts';

const NOBODY_TO_SHOOT = ['no-valid-target'];

/** Whether it could perform a Shoot action now if it had a target. */
export function mayShootNow(t: Look, operative: OperativeId): boolean {
  const shoot = universalActions.find(({ id }) => id === 'shoot')!;
  return reasonsAgainstAction(t, shoot, operative).every(({ reason }) => NOBODY_TO_SHOOT.includes(reason));
}

interface Opening {
  /** Restricts the targets; all enemies by default. */
  readonly isFor?: (target: OperativeId) => boolean;
  readonly doesAway: (aim: Aim, reasons: readonly Reason[]) => boolean;
}

/** Whether some enemy is not a valid target now, solely for reasons that the ploy removes. */
export function opensTargets(t: Look, attacker: OperativeId, { isFor = () => true, doesAway }: Opening): boolean {
  const targets = enemiesOf(t, attacker).filter(isFor);
  if (targets.length === 0 || !mayShootNow(t, attacker)) return false;
  const wielding = rangedOf(t, attacker)
    .map(chosen => wieldingOf({ attacker, action: 'shoot', chosen }))
    .filter(each => reasonsAgainstWeapon(t, each).length === 0);
  return wielding.some(each =>
    targets.some(target => {
      const aim = { ...each, target };
      const reasons = reasonsAgainstTarget(t, aim);
      return reasons.length > 0 && doesAway(aim, reasons);
    }),
  );
}
