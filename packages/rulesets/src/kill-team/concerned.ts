// Whom, and which weapons, a query, a timing or a fact is about
import type { About } from '@little-wars/engine';
import { weaponOf } from './lookups.ts';
import type { Activation, Attack, KillTeam, Look, OperativeId } from './types.ts';

const NO_WEAPONS: readonly Held[] = [];

/** Everything that may tell whom and which weapons something is about. */
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

/** Which of it is there: the same for all that one query, timing or fact is ever about. */
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

const told = (about: About<KillTeam>): Telling => about as unknown as Telling;

/** The attack something is about: its own, or for facts that name a side the one under way. */
export const attackIn = (t: Look, about: About<KillTeam>, tells: Tells): Attack | null =>
  tells.attack ? told(about).attack : tells.side ? t.position.attack : null;

/** The operative something is about first: who attacks, or whoever it is. */
export function firstOf(about: About<KillTeam>, attack: Attack | null, tells: Tells): OperativeId | null {
  if (attack !== null) return attack.attacker;
  return tells.attacker ? told(about).attacker : tells.operative ? told(about).operative : null;
}

/** Whom else: its target, whom it picked to fight or shot at, or who felled it. A Blast may catch the shooter itself. */
export function secondOf(about: About<KillTeam>, attack: Attack | null, tells: Tells): OperativeId | null {
  if (attack !== null) return attack.target;
  if (tells.attacker) return tells.target ? told(about).target : null;
  return tells.against ? told(about).against : tells.how ? told(about).by : null;
}

export interface Held {
  readonly holder: OperativeId;
  readonly weapon: string;
  readonly profile: string;
  readonly action: string;
}

/**
 * The weapons whose rules act: the roller's in combat, the shooter's in everything about a shooting attack, and for
 * an action those shot with before it in the activation (KT-9.8).
 */
export function weaponsIn(t: Look, about: About<KillTeam>, attack: Attack | null, tells: Tells): readonly Held[] {
  if (attack !== null) return tells.side ? ofSide(t, attack, told(about).side) : NO_WEAPONS;
  if (tells.weapon && tells.attacker) {
    const { attacker: holder, weapon, profile, action } = told(about);
    return [{ holder, weapon, profile, action }];
  }
  const { activation } = t.position;
  if (!(tells.action && tells.operative) || activation?.operative !== told(about).operative) return NO_WEAPONS;
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
  // Who fights with a ranged weapon leaves its rules aside.
  const isMelee = parryWeapon !== null && weaponOf(t, target, parryWeapon).type === 'melee';
  return isMelee ? [{ holder: target, weapon: parryWeapon, profile: parryProfile!, action }] : [];
}
