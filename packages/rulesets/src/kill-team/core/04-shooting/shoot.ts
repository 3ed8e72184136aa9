// KT-4  The Shoot action: weapon, targets, attacks, removal
import type { Reason } from '@little-wars/engine';
import type { Weapon } from '../../content/types.ts';
import { enemiesOf, operativeOf, ownerOf, profileOf, weaponsOf } from '../../lookups.ts';
import type { Aim, Wielding } from '../../queries.ts';
import { type Look, type OperativeId, sequence } from '../../types.ts';
import type { Possible } from '../03-actions/actions.ts';
import { removeIncapacitated } from '../06-damage/damage.ts';
import { canSee } from '../07-line-of-sight/sight.ts';
import { nameOfWay, waysToShoot, waysWith } from '../12-close-quarters/indirect.ts';
import { attack } from './attack.ts';
import { followUps, fusillade, type Target } from './more-targets.ts';
import { reasonsAgainstTarget } from './targets.ts';

export interface Shooting {
  readonly attacker: OperativeId;
  readonly action: string;
  /** Weapon and profile as one id: `boltgun/standard`. */
  readonly chosen: string;
  readonly targets: readonly Target[];
  /** KT-12.12: whether the weapon's Indirect is used, where that is a choice. */
  readonly indirect?: boolean;
}

type Chooser = Pick<Shooting, 'attacker' | 'action'>;
export type Chosen = Pick<Shooting, 'attacker' | 'action' | 'chosen' | 'indirect'>;

interface Named {
  /** The id itself: one and the same text for all, which is soon found again. */
  readonly id: string;
  readonly weapon: string;
  readonly profile: string;
}

const named = new Map<string, Named>();

/** The weapon and the profile that one id means. */
function namedBy(chosen: string): Named {
  const known = named.get(chosen);
  if (known) return known;
  const [weapon, profile] = chosen.split('/') as [string, string];
  const made = { id: chosen, weapon, profile };
  named.set(chosen, made);
  return made;
}

export const wieldingOf = ({ attacker, action, chosen, indirect }: Chosen): Wielding => {
  const { weapon, profile } = namedBy(chosen);
  return indirect === undefined
    ? { attacker, weapon, profile, action }
    : { attacker, weapon, profile, action, indirect };
};

export const aimOf = (chosen: Chosen, target: OperativeId): Aim => ({ ...wieldingOf(chosen), target });

export const shoot = sequence<Shooting>('shoot', 'KT-4.1', s => [
  s.ask('KT-4.1', 'select a ranged weapon', 'pick-one', {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => ({ of: 'weapon', options: weaponsToShoot(t, v), about: { operative: v.attacker } }),
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.run('KT-9.25', 'pay what the weapon costs', (t, v) => {
    const ap = t.query('weapon-cost', 0, wieldingOf(v));
    if (ap > 0) t.emit({ type: 'ap-changed', clause: 'KT-9.25', operative: v.attacker, by: -ap });
    return v;
  }),
  s.ask('KT-12.12', 'use Indirect or not', 'pick-one', {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => {
      const ways = waysToShoot(t, v);
      return ways.length > 1 ? { of: 'indirect', options: ways.map(nameOfWay), about: v } : null;
    },
    then: (_t, v, way) => ({ ...v, indirect: way === nameOfWay(true) }),
  }),
  s.run('KT-12.12', 'with one way to shoot there is no choice', (t, v) => {
    const [only] = v.indirect === undefined ? waysToShoot(t, v) : [];
    return only === undefined ? v : { ...v, indirect: only };
  }),
  s.ask('KT-4.2', 'select a valid target', 'pick-one', {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => ({ of: 'operative', options: validTargets(t, v), about: v }),
    then: (_t, v, target) => ({ ...v, targets: [{ operative: target as OperativeId, dice: null, after: null }] }),
  }),
  s.call(
    'KT-9.7',
    'split the attack dice',
    (t, v) => fusillade(t, aimOf(v, v.targets[0]!.operative)),
    (_t, v, targets: readonly Target[]) => ({ ...v, targets }),
  ),
  s.call(
    'KT-4.12',
    'find who else is attacked',
    (t, v) => followUps(t, aimOf(v, v.targets[0]!.operative)),
    (_t, v, more: readonly Target[]) => ({ ...v, targets: [...v.targets, ...more] }),
  ),
  s.run('KT-9.13', 'note the weapon used', (t, v) => {
    const { attacker, weapon, profile } = wieldingOf(v);
    const limited = profileOf(t, attacker, weapon, profile).rules.some(({ rule }) => rule === 'limited');
    t.emit({ type: 'weapon-used', clause: 'KT-9.13', operative: attacker, weapon, profile, limited });
    return v;
  }),
  s.each('KT-4.12', 'attack every target', {
    of: (_t, v) => v.targets,
    call: (t, v, { operative, dice, after, viewer }: Target) =>
      operativeOf(t, operative).wounds > 0
        ? attack.start({ aim: { ...aimOf(v, operative), ...(viewer === undefined ? {} : { viewer }) }, dice, after })
        : null,
  }),
  s.call('KT-4.7', 'remove the incapacitated', () => removeIncapacitated.start({})),
]);

/** The last of each place in the list: good while it carries the same. */
const ranged: ({ readonly weapons: readonly Weapon[]; readonly ids: readonly string[] } | undefined)[] = [];

/** Every ranged profile an operative has, as `weapon/profile`. */
export function rangedOf(t: Look, attacker: OperativeId): readonly string[] {
  const weapons = weaponsOf(t, attacker);
  const before = ranged[attacker];
  if (before?.weapons === weapons) return before.ids;
  const ids = weapons.flatMap(({ id, type, profiles }) =>
    type === 'ranged' ? profiles.map(profile => namedBy(`${id}/${profile.id}`).id) : [],
  );
  ranged[attacker] = { weapons, ids };
  return ids;
}

/** KT-4.1: profiles that may be shot now and have a valid target. */
export const weaponsToShoot = (t: Look, v: Chooser): readonly string[] =>
  rangedOf(t, v.attacker).filter(
    chosen =>
      reasonsAgainstWeapon(t, wieldingOf({ ...v, chosen })).length === 0 &&
      validTargets(t, { ...v, chosen }).length > 0,
  );

/** Every reason against shooting with a weapon, whoever is there to shoot at. */
export function reasonsAgainstWeapon(t: Look, wielding: Wielding): readonly Reason[] {
  const { attacker, action } = wielding;
  const reasons: Reason[] = [];
  if (action === 'shoot' && operativeOf(t, attacker).order === 'conceal')
    reasons.push({ reason: 'conceal-order', clause: 'KT-3.17' });
  const cost = t.query('weapon-cost', 0, wielding);
  if (cost > 0 && cost > spareAp(t, wielding)) reasons.push({ reason: 'not-enough-ap', clause: 'KT-9.25', cost });
  return t.query('weapon-refused', reasons, wielding);
}

/** AP left beside what the action itself costs or has cost; none outside its own activation. */
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
  // With a conceal order hardly any may be used; otherwise hardly anybody is in sight.
  if (operativeOf(t, attacker).order === 'conceal' && usable().length === 0) return false;
  return enemiesOf(t, attacker).some(
    target =>
      isInSight(t, attacker, target) && usable().some(chosen => isValid(t, { attacker, action, chosen }, target)),
  );
}

/** Every reason why nothing at all can be shot. */
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

/** KT-3.20: what an action that shoots needs. A declaration, which modules that need one another find in any order. */
export function shooting(action: string): Possible {
  return {
    is: (t, attacker) => canShoot(t, { attacker, action }),
    whyNot: (t, attacker) => whyNotShoot(t, { attacker, action }),
  };
}

/** KT-4.2 */
export const validTargets = (t: Look, v: Chosen): readonly OperativeId[] =>
  enemiesOf(t, v.attacker).filter(target => isInSight(t, v.attacker, target) && isValid(t, v, target));

/** Whoever is not even visible is left out at once. */
const isInSight = (t: Look, attacker: OperativeId, target: OperativeId): boolean =>
  operativeOf(t, target).wounds > 0 && canSee(t, attacker, target);

/** KT-12.12: before Indirect is chosen, a target either way is one. */
const isValid = (t: Look, v: Chosen, target: OperativeId): boolean =>
  waysWith(t, v).some(way => reasonsAgainstTarget(t, aimOf(way, target)).length === 0);
