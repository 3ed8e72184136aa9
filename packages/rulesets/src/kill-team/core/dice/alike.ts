// Which results of a roll are equivalent, to keep exact odds cheap
import { combineHandlers, on, type Seat } from '@little-wars/engine';
import { ownerOf } from '../../lookups.ts';
import type { Rolling } from '../../queries.ts';
import type { Attack, Look, OperativeId } from '../../types.ts';
import { jump } from '../03-actions/moving.ts';
import { rollAttackDice } from '../04-shooting/attack.ts';
import { rollDefenceDice } from '../04-shooting/defend.ts';
import { rollCombatDice } from '../05-fighting/fight.ts';
import { ignoreCriticalWounds, ignoresCriticalOn, ignoresOn, ignoreWounds } from '../06-damage/damage.ts';
import { countsAs, neededBy, now, rollThemAgain } from './dice.ts';

type Alike = (face: number) => string;

type Side = Rolling['side'];

/**
 * Attack and defence dice are grouped by what they count as; faces that some rule looks at (Hot, Ceaseless …) stay
 * separate. Null for rolls whose dice cannot be grouped.
 */
export const alike = combineHandlers<Look, void, Alike | null>(
  [
    on(jump, () => face => (face === 1 ? 'falls-short' : 'crosses')),
    on(ignoreWounds, (t, { whose }) => ignoring(t, whose, ignoresOn)),
    on(ignoreCriticalWounds, (t, { whose }) => ignoring(t, whose, ignoresCriticalOn)),
    on(rollAttackDice, t => inAttack(t, () => 'attacker')),
    on(rollDefenceDice, t => inAttack(t, () => 'defender')),
    on(rollCombatDice, (t, { whose }) => inAttack(t, attack => sideOfSeat(t, attack, whose))),
    on(rollThemAgain, (t, { whose }) => inAttack(t, attack => sideAgain(t, attack, whose), 'again')),
  ],
  null,
);

function inAttack(t: Look, sideIn: (attack: Attack) => Side, which: 'first' | 'again' = 'first'): Alike | null {
  const { attack } = t.position;
  if (attack === null) return null;
  const rolling = now(t, sideIn(attack));
  const needed = neededBy(t, rolling);
  // KT-1.5: no die is re-rolled twice.
  const toReRoll = which === 'again' ? [] : facesToReRoll(t, rolling);
  const apart = [...t.query('faces-apart', [], rolling), ...toReRoll];
  return face => (apart.includes(face) ? `${countsAs(face, needed)}-${face}` : countsAs(face, needed));
}

const sideOfSeat = (t: Look, { attacker }: Attack, whose: Seat | null): Side =>
  whose === ownerOf(t, attacker) ? 'attacker' : 'defender';

/** In shooting the target may be a friend: then the dice on the table tell which side is rolling. */
function sideAgain(t: Look, attack: Attack, whose: Seat | null): Side {
  if (attack.kind !== 'shooting') return sideOfSeat(t, attack, whose);
  return attack.defenceDice.length > 0 ? 'defender' : 'attacker';
}

/** KT-6.1: a wound is ignored or not. */
function ignoring(t: Look, whose: Seat | null, fromOf: (t: Look, id: OperativeId) => number): Alike | null {
  const { attack } = t.position;
  if (attack === null) return null;
  const isAttacker = attack.kind === 'combat' && whose === ownerOf(t, attack.attacker);
  const from = fromOf(t, isAttacker ? attack.attacker : attack.target);
  return face => (face >= from ? 'ignored' : 'lost');
}

/** The faces that re-roll offers look at. */
function facesToReRoll(t: Look, rolling: Rolling): readonly number[] {
  const query = isDefence(rolling) ? 'defence-re-rolls' : 'attack-re-rolls';
  return t.query(query, [], rolling).flatMap(({ faces }) => faces);
}

const isDefence = ({ attack, side }: Rolling): boolean => attack.kind === 'shooting' && side === 'defender';
