// Which operatives and weapons a query, a timing or a fact is about
import type { About } from '@little-wars/engine';
import { weaponOf } from './lookups.ts';
import type { Activation, Attack, KillTeam, Look, OperativeId } from './types.ts';

const NO_WEAPONS: readonly Held[] = [];

/** Every field that may identify those operatives and weapons. */
interface Telling {
  readonly attack: Attack;
  readonly side: 'attacker' | 'defender';
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  readonly operative: OperativeId;
  readonly against: OperativeId;
  readonly how: string;
  readonly by: OperativeId | null;
  readonly weapon: string;
  readonly profile: string;
  readonly action: string;
}

/** Which fields are present: always the same for a given query, timing or fact. */
export type Tells = { readonly [K in keyof Telling]: boolean };

export const tellsOf = (about: About<KillTeam>): Tells => ({
  attack: 'attack' in about,
  side: 'side' in about,
  attacker: 'attacker' in about,
  target: 'target' in about,
  operative: 'operative' in about,
  against: 'against' in about,
  how: 'how' in about,
  by: 'by' in about,
  weapon: 'weapon' in about,
  profile: 'profile' in about,
  action: 'action' in about,
});

const fieldsOf = (about: About<KillTeam>): Telling => about as unknown as Telling;

/** The attack it is about: its own, or the one in progress for facts that name a side. */
export const attackIn = (t: Look, about: About<KillTeam>, tells: Tells): Attack | null =>
  tells.attack ? fieldsOf(about).attack : tells.side ? t.position.attack : null;

/** The main operative: the attacker, or whoever it names. */
export function firstOf(about: About<KillTeam>, attack: Attack | null, tells: Tells): OperativeId | null {
  if (attack !== null) return attack.attacker;
  return tells.attacker ? fieldsOf(about).attacker : tells.operative ? fieldsOf(about).operative : null;
}

/** The other operative: the target, or who incapacitated it. A Blast may catch the shooter itself. */
export function secondOf(about: About<KillTeam>, attack: Attack | null, tells: Tells): OperativeId | null {
  if (attack !== null) return attack.target;
  if (tells.attacker) return tells.target ? fieldsOf(about).target : null;
  return tells.against ? fieldsOf(about).against : tells.how ? fieldsOf(about).by : null;
}

export interface Held {
  readonly holder: OperativeId;
  readonly weapon: string;
  readonly profile: string;
  readonly action: string;
}

/**
 * The weapons whose rules apply: the roller's in combat, the shooter's for anything about a shooting attack, and
 * for an action the weapons shot with earlier in the activation (KT-9.8).
 */
export function weaponsIn(t: Look, about: About<KillTeam>, attack: Attack | null, tells: Tells): readonly Held[] {
  if (attack !== null) return tells.side ? ofSide(t, attack, fieldsOf(about).side) : NO_WEAPONS;
  if (tells.weapon && tells.attacker) {
    const { attacker: holder, weapon, profile, action } = fieldsOf(about);
    return [{ holder, weapon, profile, action }];
  }
  const { activation } = t.position;
  if (!(tells.action && tells.operative) || activation?.operative !== fieldsOf(about).operative) return NO_WEAPONS;
  return activation.weapons.length === 0 ? NO_WEAPONS : shotWith(activation);
}

const shotWith = ({ operative, weapons }: Activation): readonly Held[] =>
  weapons.map(used => {
    const [weapon, profile] = used.split('/') as [string, string];
    return { holder: operative, weapon, profile, action: 'shoot' };
  });

function ofSide(t: Look, attack: Attack, side: 'attacker' | 'defender'): readonly Held[] {
  const { action, attacker, target, weapon, profile, parryWeapon, parryProfile } = attack;
  if (side === 'attacker' || attack.kind === 'shooting')
    return weapon === '' ? [] : [{ holder: attacker, weapon, profile, action }];
  // A ranged weapon used in a fight does not apply its rules.
  const isMelee = parryWeapon !== null && weaponOf(t, target, parryWeapon).type === 'melee';
  return isMelee ? [{ holder: target, weapon: parryWeapon, profile: parryProfile!, action }] : [];
}
