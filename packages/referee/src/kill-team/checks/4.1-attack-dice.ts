import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Die, Side } from '../facts.ts';
import { inPlay, type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { areWithin, has, type Range, ruleOf, type Wielded, wielded } from '../numbers.ts';

/** Weaponbeast: +1 attack with melee weapons for a model that has two. */
const isWeaponbeast = (l: Ledger, { by, weapon }: Wielded): boolean =>
  weapon.type === 'melee' &&
  has(by, 'weaponbeast') &&
  by.weapons.filter(id => by.card.weapons.find(each => each.id === id)?.type === 'melee').length >= 2 &&
  l.operatives.includes(by);

/** -1 attack near an enemy with a lash whip. */
const isLashed = (l: Ledger, { by }: Wielded): boolean =>
  by.at !== null &&
  inPlay(l).some(
    enemy => enemy.seat !== by.seat && enemy.weapons.some(id => id.includes('lash-whip')) && areWithin(by, enemy, 1),
  );

/** A with everything that may modify it; KT-12.13 depends on cover lines, KT-9.7 on how the dice are split. */
function diceOf(l: Ledger, { attack, target }: Ongoing, side: Side): Range {
  const used = wielded(l, attack, side, target);
  if (used === null) return { least: 0, most: 0 };
  const { attacks } = used.profile;
  const most = attacks + (attack.kind === 'combat' && isWeaponbeast(l, used) ? 1 : 0);
  const crowd = l.map.closeQuarters !== null && attack.kind === 'shooting' ? 1 : 0;
  const least = most - crowd - (isLashed(l, used) ? 1 : 0);
  const split = attack.kind === 'shooting' && ruleOf(used, 'fusillade') !== undefined;
  const afterPointBlank = l.map.closeQuarters !== null && attack.kind === 'combat';
  return { least: split ? 1 : afterPointBlank ? 0 : least, most };
}

function counted(l: Ledger, side: Side, dice: readonly Die[]): Faults {
  const attack = ongoing(l);
  const before = side === 'attacker' ? attack?.attackDice : attack?.defenceDice;
  if (attack === null || before === undefined || before.length > 0 || dice.some(({ as }) => as !== null)) return null;
  const { least, most } = diceOf(l, attack, side);
  if (dice.length >= least && dice.length <= most) return null;
  return fault(least === most ? `${most} attack dice` : `${least} to ${most} attack dice`, dice.length);
}

/** As many attack dice are rolled as the profile's attacks (KT-4.1, KT-5.2). */
export const attackDice: KillTeamCheck = {
  name: 'number of attack dice',
  clause: 'KT-4.1',
  on: {
    'attack-dice-set': (l, { dice }) => counted(l, 'attacker', dice),
    'defence-dice-set': (l, { dice }) => (ongoing(l)?.attack.kind === 'combat' ? counted(l, 'defender', dice) : null),
  },
};
