// KT-4.3-6  One shooting attack on one target
import { operativeOf, ownerOf } from '../../lookups.ts';
import type { Aim, Done, ReRollOffer } from '../../queries.ts';
import { type Attack, type Look, type OperativeId, question, sequence } from '../../types.ts';
import { ofHit, sufferDamage } from '../06-damage/damage.ts';
import { countOf, damageOf, fresh, type Hit, inOrder, judge, now, profileIn, reRoll, setDice } from '../dice/dice.ts';
import { defend } from './defend.ts';
import { isInCover } from './targets.ts';

/** `dice` is this target's share of the attack dice; null for as many as the profile has. */
export interface ShootingAttack extends Shot {
  /** The target's wounds before the attack. */
  readonly before?: number;
  /** The target selected first, if another operative stepped between. */
  readonly selected?: OperativeId;
}

type Shot = Done['shot'];

/** The attack as it begins, before any dice are rolled. */
export function attackOn(t: Look, aim: Aim, after: OperativeId | null): Attack {
  const { attacker, target, weapon, profile, action } = aim;
  return {
    kind: 'shooting',
    action,
    attacker,
    target,
    weapon,
    profile,
    after,
    parryWeapon: null,
    parryProfile: null,
    attackDice: [],
    defenceDice: [],
    inCover: isInCover(t, aim, 'for-die'),
    invulnerable: null,
    marks: [],
  };
}

/** KT-4.1: the A characteristic, modified. */
export const attackDiceOf = (t: Look, attack: Attack): number => {
  const rolling = { attack, side: 'attacker' } as const;
  return Math.max(0, t.query('attack-dice', profileIn(t, rolling)!.attacks, rolling));
};

/** KT-4.1, KT-9.7: the dice rolled at one target: A or its share of it, less the dice lost (KT-12.13). */
export const diceAt = (t: Look, attack: Attack, { aim, dice }: Pick<Shot, 'aim' | 'dice'>): number =>
  Math.max(0, (dice ?? attackDiceOf(t, attack)) - t.query('dice-lost', 0, aim));

export const rollAttackDice = question('roll attack dice', 'roll');

export const attack = sequence<ShootingAttack>('shooting attack', 'KT-4.3', s => [
  s.run('KT-4.3', 'begin the attack', (t, v) => {
    t.emit({ type: 'attack-began', clause: 'KT-4.3', attack: attackOn(t, v.aim, v.after) });
    return { ...v, before: operativeOf(t, v.aim.target).wounds };
  }),
  s.window('KT-6.4', 'the target is selected', 'target-selected', (_t, v) => v.aim),
  s.run('KT-4.3', 'settle the target', (t, v) => {
    // Another operative may have stepped between.
    const { target } = t.position.attack!;
    if (target === v.aim.target) return v;
    return { ...v, aim: { ...v.aim, target }, before: operativeOf(t, target).wounds, selected: v.aim.target };
  }),
  s.roll('KT-4.3', rollAttackDice, {
    count: (t, v) => diceAt(t, t.position.attack!, v),
    whose: (t, v) => ownerOf(t, v.aim.attacker),
    then: (t, v, faces) => {
      setDice(t, 'attacker', fresh(faces), 'KT-4.3');
      return v;
    },
  }),
  s.each('KT-4.11', 're-roll attack dice', {
    of: t => inOrder(t.query('attack-re-rolls', [], now(t, 'attacker'))),
    call: (_t, _v, offer: ReRollOffer) => reRoll.start({ side: 'attacker', offer, chosen: [] }),
  }),
  s.window('KT-6.5', 'after the attack dice', 'attack-dice-rolled', t => now(t, 'attacker')),
  s.run('KT-4.3', 'judge the attack dice', (t, v) => {
    judge(t, 'attacker', 'KT-4.3');
    return v;
  }),
  s.window('KT-4.11', 'hits may be changed', 'attack-dice-judged', t => now(t, 'attacker')),
  s.run('KT-4.11', 'effects of retained dice', (t, v) => {
    t.emit({ type: 'attack-dice-retained', clause: 'KT-4.11', side: 'attacker' });
    return v;
  }),
  // Skipped if there is no hit to cancel or the target has no wounds left.
  s.call('KT-4.4', 'defend', (t, v) =>
    hitsLeft(t).length > 0 && operativeOf(t, v.aim.target).wounds > 0 ? defend.start({ kept: 0 }) : null,
  ),
  s.call('KT-10.4', 'mark instead of damage', t => t.query('instead-of-damage', null, now(t, 'attacker'))),
  s.each('KT-4.6', 'resolve the hits left', {
    of: hitsLeft,
    call: (t, { aim: { attacker, target } }, hit: Hit) => {
      const amount = damageOf(t, now(t, 'attacker'), hit);
      const more = ofHit(t, target, hit === 'critical');
      return sufferDamage.start({ operative: target, amount, from: attacker, clause: 'KT-4.6', ...more });
    },
  }),
  s.run('KT-4.6', 'end the attack', (t, v) => {
    t.emit({ type: 'attack-ended', clause: 'KT-4.6' });
    t.emit({ type: 'effects-ended', clause: 'KT-4.6', until: 'attack' });
    return v;
  }),
  s.window(
    'KT-6.4',
    'the attack is resolved',
    'attack-resolved',
    (t, { aim, dice, after, before, selected = aim.target }) => ({
      operative: aim.attacker,
      against: aim.target,
      lost: before! - operativeOf(t, aim.target).wounds,
      // If repeated, the attack is made on the target selected first.
      shot: { aim: { ...aim, target: selected }, dice, after },
    }),
  ),
]);

function hitsLeft(t: Look): readonly Hit[] {
  const { attackDice } = t.position.attack!;
  return (['critical', 'normal'] as const).flatMap(hit => Array.from({ length: countOf(attackDice, hit) }, () => hit));
}
