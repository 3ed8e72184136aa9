// Which operatives and weapons a query, a timing or a fact is about
import type { About } from '@little-wars/engine';
import { weaponOf } from './lookups.ts';
import type { Activation, Attack, KillTeam, Look, OperativeId } from './types.ts';

const NO_WEAPONS: readonly Held[] = [];

/** Every field that may identify those operatives and weapons. */
interface Fields {
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
export type Present = { readonly [K in keyof Fields]: boolean };

export const presentIn = (about: About<KillTeam>): Present => ({
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

const fieldsOf = (about: About<KillTeam>): Fields => about as unknown as Fields;

/** The attack it is about: its own, or the one in progress for facts that name a side. */
export const attackIn = (t: Look, about: About<KillTeam>, present: Present): Attack | null =>
  present.attack ? fieldsOf(about).attack : present.side ? t.position.attack : null;

/** The main operative: the attacker, or the one that is named. */
export function firstOf(about: About<KillTeam>, attack: Attack | null, present: Present): OperativeId | null {
  if (attack !== null) return attack.attacker;
  return present.attacker ? fieldsOf(about).attacker : present.operative ? fieldsOf(about).operative : null;
}

/** The other operative: the target, or who incapacitated it. A Blast may catch the shooter itself. */
export function secondOf(about: About<KillTeam>, attack: Attack | null, present: Present): OperativeId | null {
  if (attack !== null) return attack.target;
  if (present.attacker) return present.target ? fieldsOf(about).target : null;
  return present.against ? fieldsOf(about).against : present.how ? fieldsOf(about).by : null;
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
export function weaponsIn(t: Look, about: About<KillTeam>, attack: Attack | null, present: Present): readonly Held[] {
  if (attack !== null) return present.side ? ofSide(t, attack, fieldsOf(about).side) : NO_WEAPONS;
  if (present.weapon && present.attacker) {
    const { attacker: holder, weapon, profile, action } = fieldsOf(about);
    return [{ holder, weapon, profile, action }];
  }
  const { activation } = t.position;
  if (!(present.action && present.operative) || activation?.operative !== fieldsOf(about).operative) return NO_WEAPONS;
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
