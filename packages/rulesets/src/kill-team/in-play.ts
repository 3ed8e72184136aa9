import type { About } from '@little-wars/engine';
import { cardOf, operativeOf, profileOf } from './lookups.ts';
import type { Attack, KillTeam, Look, OperativeId } from './types.ts';
import type { Use } from './uses.ts';

/** KT-3, KT-5, KT-6: rules for everybody, whatever the cards say. */
const COMMON: readonly Use[] = (['injured', 'combat-support', 'overwatch', 'command-re-roll', 'vantage-point'] as const).map(rule => ({
  rule,
  seat: 0,
  holder: null,
}));

/** The special rules that bear on something: common ones, those of everyone concerned, and effects at work. */
export function inPlay(t: Look, about: About<KillTeam>): readonly Use[] {
  const uses: Use[] = [...COMMON];
  for (const id of concerned(t, about)) uses.push(...ownRules(t, id));
  for (const weapon of weaponsIn(t, about)) uses.push(...weaponRules(t, weapon));
  for (const { use } of t.position.effects) uses.push(use);
  return uses;
}

/** The attack something is about: its own, or for facts that name a side the one under way. */
const attackIn = (t: Look, about: About<KillTeam>): Attack | null =>
  'attack' in about ? about.attack : 'side' in about ? t.position.attack : null;

/** The operatives something is about, each once: a Blast may catch the shooter itself. */
function concerned(t: Look, about: About<KillTeam>): readonly OperativeId[] {
  const both = attackIn(t, about) ?? about;
  if (!('attacker' in both)) return 'operative' in about ? [about.operative] : [];
  return 'target' in both && both.target !== both.attacker ? [both.attacker, both.target] : [both.attacker];
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

/**
 * The weapons whose rules act: the roller's in combat, the shooter's in everything about a shooting attack, and for
 * an action those shot with before it in the activation (KT-9.8).
 */
function weaponsIn(t: Look, about: About<KillTeam>): readonly Held[] {
  const attack = attackIn(t, about);
  if (attack !== null) return 'side' in about ? ofSide(attack, about.side) : [];
  if ('weapon' in about && 'attacker' in about)
    return [{ holder: about.attacker, weapon: about.weapon, profile: about.profile }];
  const { activation } = t.position;
  if (!('action' in about && 'operative' in about) || activation?.operative !== about.operative) return [];
  return activation.weapons.map(used => {
    const [weapon, profile] = used.split('/') as [string, string];
    return { holder: about.operative, weapon, profile };
  });
}

function ofSide(attack: Attack, side: 'attacker' | 'defender'): readonly Held[] {
  const { attacker, target, weapon, profile, parryWeapon, parryProfile } = attack;
  if (side === 'attacker' || attack.kind === 'shooting')
    return weapon === '' ? [] : [{ holder: attacker, weapon, profile }];
  return parryWeapon === null ? [] : [{ holder: target, weapon: parryWeapon, profile: parryProfile! }];
}

function weaponRules(t: Look, { holder, weapon, profile }: Held): readonly Use[] {
  const { seat } = operativeOf(t, holder);
  return profileOf(t, holder, weapon, profile).rules.map(use => ({ ...use, seat, holder }));
}
