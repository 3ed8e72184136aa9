import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Die, Side } from '../facts.ts';
import { type Ledger, ongoing } from '../ledger.ts';
import { hitsIn, resolving } from '../note-attack.ts';

const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

function resolves(l: Ledger, side: Side, dice: readonly Die[], clause: string): Faults {
  const attack = ongoing(l);
  if (attack === null || attack.attack.kind !== 'combat') return null;
  const by = resolving(attack, clause, side, dice);
  if (by === null) return null;
  const before = side === 'attacker' ? attack.attackDice : attack.defenceDice;
  const theirs = side === 'attacker' ? attack.defenceDice : attack.attackDice;
  const due = attack.last === null ? 'attacker' : other(attack.last);
  return [
    by !== due && hitsIn(theirs) > 0 ? fault(`the ${due} to resolve a hit`, `the ${by}`) : null,
    hitsIn(before) - hitsIn(dice) > 1 ? fault('one hit at a time', hitsIn(before) - hitsIn(dice)) : null,
    l.operatives[attack.target]!.wounds === 0 || l.operatives[attack.attack.attacker]!.wounds === 0
      ? fault('an end when one is incapacitated', 'another hit resolved')
      : null,
  ];
}

/** KT-5.7: what a parry may discard. */
function parried(l: Ledger, side: Side, dice: readonly Die[], clause: string): Faults {
  const attack = ongoing(l);
  if (attack === null || clause !== 'KT-5.7' || attack.parrying === null || attack.parrying === side) return null;
  const before = side === 'attacker' ? attack.attackDice : attack.defenceDice;
  return hitsIn(before) - hitsIn(dice) === 1
    ? null
    : fault('one hit discarded by a parry', hitsIn(before) - hitsIn(dice), 'KT-5.7');
}

/** Attacker first, then alternating; a side that alone has hits left resolves the rest. */
export const hitsInTurn: KillTeamCheck = {
  name: 'hits of a fight in turn',
  clause: 'KT-5.4',
  on: {
    'attack-dice-set': (l, { dice, clause }) =>
      [resolves(l, 'attacker', dice, clause), parried(l, 'attacker', dice, clause)].flat(),
    'defence-dice-set': (l, { dice, clause }) =>
      [resolves(l, 'defender', dice, clause), parried(l, 'defender', dice, clause)].flat(),
  },
};
