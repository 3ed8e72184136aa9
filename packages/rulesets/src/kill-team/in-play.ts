import type { About } from '@little-wars/engine';
import { cardOf, operativeOf, profileOf } from './lookups.ts';
import type { Attack, KillTeam, Look, OperativeId } from './types.ts';
import type { Use } from './uses.ts';

/** KT-3, KT-5, KT-6: rules for everybody, whatever the cards say. */
const COMMON: readonly Use[] = (['injured', 'combat-support', 'overwatch'] as const).map(rule => ({
  rule,
  seat: 0,
  holder: null,
}));

/** The special rules that bear on something: common ones, those of everyone concerned, and effects at work. */
export function inPlay(t: Look, about: About<KillTeam>): readonly Use[] {
  const uses: Use[] = [...COMMON];
  for (const id of concerned(about)) uses.push(...ownRules(t, id));
  const weapon = weaponIn(about);
  if (weapon !== null) uses.push(...weaponRules(t, weapon));
  for (const { use } of t.position.effects) uses.push(use);
  return uses;
}

/** The operatives something is about. */
function concerned(about: About<KillTeam>): readonly OperativeId[] {
  if ('attack' in about) return [about.attack.attacker, about.attack.target];
  if ('attacker' in about) return [about.attacker, about.target];
  return 'operative' in about ? [about.operative] : [];
}

/** What its card and its equipment give an operative. */
function ownRules(t: Look, id: OperativeId): readonly Use[] {
  void cardOf(t, id);
  return [];
}

interface Held {
  readonly holder: OperativeId;
  readonly weapon: string;
  readonly profile: string;
}

/** The weapon whose rules act: the roller's in combat, the shooter's in everything about a shooting attack. */
function weaponIn(about: About<KillTeam>): Held | null {
  if ('attack' in about) return 'side' in about ? ofSide(about.attack, about.side) : null;
  if (!('attacker' in about)) return null;
  return { holder: about.attacker, weapon: about.weapon, profile: about.profile };
}

function ofSide(attack: Attack, side: 'attacker' | 'defender'): Held | null {
  const { attacker, target, weapon, profile, parryWeapon, parryProfile } = attack;
  if (side === 'attacker' || attack.kind === 'shooting')
    return weapon === '' ? null : { holder: attacker, weapon, profile };
  return parryWeapon === null ? null : { holder: target, weapon: parryWeapon, profile: parryProfile! };
}

function weaponRules(t: Look, { holder, weapon, profile }: Held): readonly Use[] {
  const { seat } = operativeOf(t, holder);
  return profileOf(t, holder, weapon, profile).rules.map(use => ({ ...use, seat, holder }));
}
