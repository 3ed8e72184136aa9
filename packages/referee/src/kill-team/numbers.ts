// The numbers of an operative by the document and its facts. Where sight decides, the result is a range that covers
// both readings.
import { gap, INCH, type Standing, slackOf, standing } from '../frame/measure.ts';
import type { Attack, Side } from './facts.ts';
import { hasEffect, inPlay, type Ledger, type Ongoing, type Operative } from './ledger.ts';
import { type Profile, profileIn, type Rule, type Weapon, weaponIn } from './printed.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export const baseOf = ({ card, at }: Operative): Standing => standing(card.base, at!);

export const areWithin = (one: Operative, other: Operative, inches: number): boolean => {
  const [a, b] = [baseOf(one), baseOf(other)];
  return gap(a, b) <= inches * INCH + slackOf(a, b);
};

/** Distance between the nearest parts of two operatives' bases. */
export const gapOf = (one: Operative, other: Operative): number => gap(baseOf(one), baseOf(other));

export const has = ({ card }: Operative, ability: string): boolean => card.abilities.includes(ability);
export const carries = ({ equipment }: Operative, item: string): boolean => equipment.includes(item);

/** KT-1.12: within 1", seen or not. In Close Quarters walls may be between, so this is an upper bound. */
export const nearEnemies = (ledger: Ledger, one: Operative): readonly Operative[] =>
  inPlay(ledger).filter(other => other.seat !== one.seat && areWithin(one, other, 1));

/** KT-6.3 */
export const isInjured = ({ wounds, card }: Operative): boolean => 2 * wounds < card.wounds;

/** Synapse: within 6" of a friend that provides it, itself included. */
const inSynapse = (ledger: Ledger, one: Operative): boolean =>
  has(one, 'synapse') &&
  one.at !== null &&
  inPlay(ledger).some(
    each => each.seat === one.seat && each.card.keywords.includes('SYNAPSE') && areWithin(one, each, 6),
  );

/** Effects and abilities that ignore injuries. */
export const shrugsOff = (ledger: Ledger, one: Operative): boolean =>
  hasEffect(ledger, one, 'fearless', 'last-duty', 'stimulated') || inSynapse(ledger, one);

/** KT-2.12, KT-1.9: APL with its modifiers, items included. */
export const aplOf = (one: Operative): number => {
  const change = one.aplChange + (carries(one, 'bosspole') ? 1 : 0);
  return Math.max(0, one.card.apl + Math.max(-1, Math.min(1, change)));
};

/** KT-3.1, KT-3.2: the most an operative may move by M, in inches. */
export function moveOf(ledger: Ledger, one: Operative): number {
  // Synapse is determined when an operative is activated, otherwise when it moves.
  const active = ledger.activation?.operative === one.id;
  const spared = active && has(one, 'synapse') ? hasEffect(ledger, one, 'in-synapse') : shrugsOff(ledger, one);
  const injured = isInjured(one) && !spared ? 2 : 0;
  const dazzled = hasEffect(ledger, one, 'dazzled') ? 2 : 0;
  const more = (carries(one, 'adrenal-glands') ? 1 : 0) + (hasEffect(ledger, one, 'marching') ? 2 : 0);
  return Math.max(4, one.card.move + more - injured - dazzled);
}

/** KT-3.12 */
export const dashOf = (ledger: Ledger, one: Operative): number => 3 + (hasEffect(ledger, one, 'agile') ? 2 : 0);

export interface Wielded {
  readonly weapon: Weapon;
  readonly profile: Profile;
  readonly by: Operative;
}

/** The weapon and profile of one side of an attack; null if it has none. */
export function wielded(ledger: Ledger, attack: Attack, side: Side, target: number): Wielded | null {
  const by = ledger.operatives[side === 'attacker' ? attack.attacker : target]!;
  const id = side === 'attacker' ? attack.weapon : attack.parryWeapon;
  const profileId = side === 'attacker' ? attack.profile : attack.parryProfile;
  const weapon = id === null ? undefined : weaponIn(by.faction, by.card, id);
  const profile = weapon && profileIn(weapon, profileId);
  return weapon && profile ? { weapon, profile, by } : null;
}

export const ruleOf = ({ profile }: Wielded, name: string): Rule | undefined =>
  profile.rules.find(({ rule }) => rule === name);

/** KT-5.5: friends that may support; whether they see the enemy is unknown. */
function supporters(ledger: Ledger, by: Operative, enemy: Operative): number {
  return inPlay(ledger).filter(
    friend => friend.seat === by.seat && friend.id !== by.id && enemy.at !== null && areWithin(friend, enemy, 1),
  ).length;
}

/** KT-4.3, KT-5.3: the number an attack die needs. */
export function hitNumber(ledger: Ledger, { attack, target }: Ongoing, side: Side): Range | null {
  const used = wielded(ledger, attack, side, target);
  if (used === null) return null;
  const { by, profile, weapon } = used;
  const injured = isInjured(by) ? 1 : 0;
  let [least, most] = [profile.hit + (shrugsOff(ledger, by) ? 0 : injured), profile.hit + injured];
  if (attack.kind === 'shooting') {
    const late = attack.action === 'overwatch' || attack.action === 'point-blank' ? 1 : 0;
    if (!has(by, 'defence-tactics')) least += late;
    most += late;
    if (carries(by, 'targetin-fing') && weapon.type === 'ranged') least -= 1;
  } else {
    const enemy = ledger.operatives[side === 'attacker' ? target : attack.attacker]!;
    least -= supporters(ledger, by, enemy);
  }
  return { least, most };
}

/** KT-9.12: hits of this number or more are critical. */
export function criticalFrom(ledger: Ledger, { attack, target }: Ongoing, side: Side): number {
  const used = wielded(ledger, attack, side, target);
  if (used === null || (used.weapon.type === 'ranged' && attack.kind === 'combat')) return 6;
  const faces = [6, ruleOf(used, 'lethal')?.face ?? 6];
  const closed = ledger.map.closeQuarters !== null && attack.kind === 'shooting';
  if (closed && ['blast', 'splash', 'torrent'].some(rule => ruleOf(used, rule))) faces.push(5);
  if (ruleOf(used, 'grav') && ledger.operatives[target]!.card.save <= 3) faces.push(4);
  if (carries(used.by, 'hyperphase-blade') && used.weapon.id === 'bayonet') faces.push(5);
  if (carries(used.by, 'ranger-scope') && used.weapon.id === 'ranger-long-rifle') faces.push(5);
  return Math.min(...faces);
}

/** KT-4.4: Sv with items. */
export function saveOf(one: Operative): number {
  const { save } = one.card;
  if (carries(one, 'sempiternal-weave')) return 2;
  return carries(one, 'eavy-armour') && save === 5 ? 4 : save;
}

/** KT-4.4, KT-9.1, KT-9.16: the number of defence dice, including those kept for cover. */
export function defenceOf(ledger: Ledger, ongoing: Ongoing): number {
  const { attack, target, invulnerable, retained } = ongoing;
  const { defence } = ledger.operatives[target]!.card;
  const used = wielded(ledger, attack, 'attacker', target);
  if (used === null || invulnerable !== null) return defence;
  const critical = retained.get('attacker')?.some(({ as }) => as === 'critical') ?? false;
  const ap = Math.max(ruleOf(used, 'ap')?.by ?? 0, critical ? (ruleOf(used, 'piercing')?.by ?? 0) : 0);
  return Math.max(0, defence - ap);
}

/** Damage of a normal and a critical hit. */
export const damageOf = ({ profile }: Wielded): readonly [number, number] => profile.damage;
