// The attack numbers, computed independently from cards and effects.

import { INCH } from '../frame/measure.ts';
import { areWithin, did, effectsOn, has, type Ledger, type Model, type Ongoing, profileOf, sideOf } from './ledger.ts';
import type { Use, WeaponProfile } from './printed.ts';

export const rulesOf = ({ attack, by }: Ongoing): readonly Use[] => profileOf(by, attack.profile)?.rules ?? [];
export const ruleOf = (now: Ongoing, rule: string): Use | undefined => rulesOf(now).find(use => use.rule === rule);

const strengthened = (l: Ledger, model: Model, what: 'strength' | 'toughness' | 'attacks'): number =>
  effectsOn(l, model, 'power-strengthens').reduce((sum, use) => sum + Number(use[what] ?? 0), 0);

export const strengthOf = (l: Ledger, model: Model): number =>
  model.profile.strength + (model.trait === 'brawler' ? 2 : 0) + strengthened(l, model, 'strength');
export const toughnessOf = (l: Ledger, model: Model): number =>
  model.profile.toughness + strengthened(l, model, 'toughness');

/** The most Attacks a model can have. */
export const mostAttacks = (l: Ledger, model: Model): number =>
  model.profile.attacks +
  (model.trait === 'brawler' ? 1 : 0) +
  strengthened(l, model, 'attacks') +
  model.abilities.reduce((sum, use) => (use.rule === 'shock-assault' ? sum + (use.attacks ?? 0) : sum), 0);

/** A weapon's Strength for its bearer. */
export function weaponStrength({ strength }: WeaponProfile, bearer: number): number {
  if (typeof strength === 'number') return strength;
  if (strength === 'user') return bearer;
  const by = Number(strength.slice(1));
  return strength.startsWith('x') ? bearer * by : bearer + by;
}

const better = (skill: number): number => Math.min(skill, Math.max(2, skill - 1));

/** The number a hit roll needs. */
export function skillOf({ attack: { manner }, by }: Ongoing): number | null {
  if (manner === 'overwatch') return Math.min(6, has(by, 'overwatch-on')?.on ?? 6);
  const { weaponSkill, ballisticSkill } = by.profile;
  const skill = manner === 'fighting' ? weaponSkill : ballisticSkill;
  if (skill === null) return null;
  return by.trait === (manner === 'fighting' ? 'duellist' : 'marksman') ? better(skill) : skill;
}

/** The table of Strength against Toughness. */
export function woundOn(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}

const keyed = (use: Use, model: Model): boolean =>
  ((use['to'] as readonly string[] | undefined) ?? []).every(keyword => model.keywords.includes(keyword));

/** Abilities of friends that affect a model. */
const aurasOn = (l: Ledger, model: Model, rule: string): readonly Use[] =>
  sideOf(l, model.seat).flatMap(friend =>
    friend.abilities.filter(
      use =>
        use.rule === rule &&
        keyed(use, model) &&
        (friend.id === model.id || (model.at !== null && areWithin(friend, model, Number(use['within']) * INCH))),
    ),
  );

/** How moving affects a shot. */
function forMoving(now: Ongoing, type: string): number {
  const { by, attack } = now;
  const isHeavy = type === 'heavy' && did(by, 'moved', 'advanced', 'fell-back', 'arrived');
  const isAssault = type === 'assault' && did(by, 'advanced');
  let sum = isHeavy || isAssault ? -1 : 0;
  if (attack.manner !== 'shooting') return sum;
  if (has(by, 'battle-focus') && isAssault) sum++;
  const lock = has(by, 'target-lock');
  if (lock && ((type === 'heavy' && did(by, 'moved', 'advanced', 'arrived')) || isAssault)) sum++;
  if (lock && type === 'rapid-fire' && did(by, 'advanced')) sum += lock.by ?? 0;
  return sum;
}

function forMarkers(l: Ledger, { by, at, attack }: Ongoing, type: string): number {
  if (!has(by, 'markerlights') || attack.manner === 'fighting') return 0;
  const counters = l.effects.filter(({ use }) => use.rule === 'marked' && use.seat === by.seat && use.target === at.id);
  if (counters.length < 4) return 0;
  const isSlowed =
    (type === 'heavy' && did(by, 'moved', 'advanced', 'arrived')) || (type === 'assault' && did(by, 'advanced'));
  return (isSlowed ? 1 : 0) + (counters.length >= 5 ? 1 : 0);
}

/** Possible modifiers of hit rolls: several where facts do not tell who sees whom. */
export function hitModifiers(l: Ledger, now: Ongoing): readonly number[] {
  const { attack, by, at } = now;
  if (attack.manner === 'overwatch') return [0];
  const isMelee = attack.manner === 'fighting';
  const type = profileOf(by, attack.profile)?.type ?? '';
  const sum =
    rulesOf(now).reduce((total, use) => total + (use.rule === 'hit-modifier' ? (use.by ?? 0) : 0), 0) +
    (isMelee ? 0 : forMoving(now, type)) +
    at.abilities.reduce(
      (total, use) => total + (use.rule === 'hard-to-hit' && !(use['shooting'] && isMelee) ? (use.by ?? 0) : 0),
      0,
    ) +
    (attack.marks.includes('combined') ? -1 : 0) +
    effectsOn(l, by, 'dazed').reduce((total, use) => total + (use.by ?? 0), 0) +
    effectsOn(l, by, 'willed').reduce((total, use) => total + (use.by ?? 0), 0) +
    aurasOn(l, by, 'aura-hit-bonus').reduce((total, use) => total + (use.by ?? 0), 0) +
    forMarkers(l, now, type);
  const instinct = attack.manner === 'shooting' ? Number(has(by, 'instinctive-behaviour')?.['hit'] ?? 0) : 0;
  return instinct === 0 ? [sum] : [sum, sum + instinct];
}
