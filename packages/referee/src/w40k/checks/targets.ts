import { type Faults, fault } from '../../frame/check.ts';
import { gap, INCH, inchesOf, slackOf } from '../../frame/measure.ts';
import { type Clauses, type CoreCheck, type Edition, upOf } from '../check.ts';
import type { Attack } from '../facts.ts';
import { areInReach, areWithin, baseOf, enemiesOf, has, type Ledger, type Model, profileOf } from '../ledger.ts';
import type { WeaponProfile } from '../printed.ts';

const isHeld = (l: Ledger, model: Model): boolean =>
  enemiesOf(l, model).some(enemy => areWithin(model, enemy, INCH - 1));

/** Who shoots at whom with what, and the radius of further targets. */
interface Shot {
  readonly by: Model;
  readonly at: Model;
  readonly weapon: WeaponProfile;
  readonly spread: number;
}

function shooting(l: Ledger, c: Clauses, e: Edition, { by, at, weapon, spread }: Shot): Faults {
  const thrown = weapon.type === 'grenade' ? (has(by, 'grenade-range')?.inches ?? 0) : 0;
  const range = (Math.max(weapon.range, thrown) + spread) * INCH;
  const apart = gap(baseOf(by), baseOf(at));
  const isClose = e.firesWhenHeld(by, weapon);
  const helped = enemiesOf(l, at).some(friend => friend.id !== by.id && areWithin(friend, at, INCH - 1));
  return [
    apart <= range + slackOf(baseOf(by), baseOf(at))
      ? null
      : fault(`within ${weapon.range}"`, inchesOf(apart), c.range),
    isHeld(l, by) && !isClose ? fault('nobody within 1" of the firer', 'an enemy', c.mayShoot) : null,
    helped && !isClose ? fault('no friend within 1" of the target', 'one', c.targets) : null,
  ];
}

function against(l: Ledger, c: Clauses, e: Edition, attack: Attack): Faults {
  const { manner, attacker, target, profile, seat, members = [] } = attack;
  if (manner === 'hit') return null;
  const [by, at] = [l.models[attacker]!, l.models[target]!];
  if (by.at === null || at.at === null) return fault('two models on the table', `${attacker} and ${target}`);
  if (by.seat === at.seat) return fault('an enemy', `model ${target}`);
  const weapon = profileOf(by, profile);
  if (!weapon) return fault('a weapon that it has', profile, c.profiles);
  const isMelee = weapon.type === 'melee';
  if (isMelee !== (manner === 'fighting')) return fault(isMelee ? 'blows' : 'a shot', manner, c.profiles);
  if (seat !== by.seat) return fault(`dice of ${by.seat}`, seat);
  // The target may be gone; then another of those attacked together replaces it.
  const spread = members.length > 1 ? e.spread : 0;
  if (!isMelee) return shooting(l, c, e, { by, at, weapon, spread });
  return areInReach(by, at, e.reach(by) * INCH, upOf(e))
    ? null
    : fault('an enemy within 1"', inchesOf(gap(baseOf(by), baseOf(at))), c.fight);
}

/** Attacks target enemies in range, with weapons that the attacker has and may use there. */
export const targetsInRange = (c: Clauses, e: Edition): CoreCheck => ({
  name: 'targets in range',
  clause: c.targets,
  on: { 'attack-began': (l, { attack }) => against(l, c, e, attack) },
});
