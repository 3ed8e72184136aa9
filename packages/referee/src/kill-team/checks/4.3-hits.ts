import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Die, Side } from '../facts.ts';
import { type Ledger, ongoing } from '../ledger.ts';
import { criticalFrom, hitNumber } from '../numbers.ts';

const ROLLED = ['KT-4.3', 'KT-5.3'];

/** The number a die needs; null where sight decides. */
function verdict(face: number, { least, most }: { least: number; most: number }, critical: number): Die['as'] {
  if (face === 1) return 'fail';
  if (face === 6) return 'critical';
  if (face < least) return 'fail';
  if (face < most) return null;
  return face >= critical ? 'critical' : 'normal';
}

function judged(l: Ledger, side: Side, dice: readonly Die[], clause: string): Faults {
  const attack = ongoing(l);
  if (attack === null || !ROLLED.includes(clause)) return null;
  const before = side === 'attacker' ? attack.attackDice : attack.defenceDice;
  if (before.length === 0 || before.some(({ as }) => as !== null) || dice.some(({ as }) => as === null)) return null;
  const needs = hitNumber(l, attack, side);
  if (needs === null) return null;
  const critical = criticalFrom(l, attack, side);
  return dice.map(({ face, as }) => {
    const right = verdict(face, needs, critical);
    if (right === null ? as === 'fail' || as === (face >= critical ? 'critical' : 'normal') : as === right) return null;
    return fault(`${face} to be ${right ?? 'a hit or a fail'} on ${needs.least}+ to ${needs.most}+`, String(as));
  });
}

/** Attack dice hit on BS or WS, 6 is critical and 1 fails, with injuries, Overwatch, support and Lethal (KT-9.12). */
export const hits: KillTeamCheck = {
  name: 'hits and criticals',
  clause: 'KT-4.3',
  on: {
    'attack-dice-set': (l, { dice, clause }) => judged(l, 'attacker', dice, clause),
    'defence-dice-set': (l, { dice, clause }) => judged(l, 'defender', dice, clause),
  },
};
