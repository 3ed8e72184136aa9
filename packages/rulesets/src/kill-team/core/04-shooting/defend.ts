// KT-4.4-5, KT-4.8-10  Defence dice and the saves they make
import { cardOf, ownerOf } from '../../lookups.ts';
import type { ReRollOffer } from '../../queries.ts';
import { type Look, question, sequence, type T } from '../../types.ts';
import { countOf, damageOf, fresh, inOrder, judge, now, reRoll, setDice } from '../dice/dice.ts';
import { allocations, cancelled, leastFirst, namedAllocation, type Pool } from './saves.ts';

interface Defence {
  /** Dice kept as normal saves without rolling. */
  readonly kept: number;
}

const defenderSeat = (t: Look): number => ownerOf(t, t.position.attack!.target);

/** KT-9.1, KT-9.11: the dice left after AP; an invulnerable save rolls all of them. */
function defenceDice(t: Look): number {
  const rolling = now(t, 'defender');
  const dice = t.query('defence-dice', cardOf(t, rolling.attack.target).defence, rolling);
  const lost = rolling.attack.invulnerable === null ? t.query('ap', 0, now(t, 'attacker')) : 0;
  return Math.max(0, dice - lost);
}

/** KT-4.8, KT-4.9: how many of them may be kept without rolling. */
const mayKeep = (t: Look): number =>
  Math.min(t.query('kept-saves', t.position.attack!.inCover ? 1 : 0, now(t, 'defender')), defenceDice(t));

export const chooseSave = question('choose the save', 'pick-one');
export const keepDiceForCover = question('keep dice for cover', 'count');
export const rollDefenceDice = question('roll defence dice', 'roll');
export const spendSaves = question<'pick-one', Pool>('spend the saves', 'pick-one');

export const defend = sequence<Defence>('defend', 'KT-4.4', s => [
  s.ask('KT-9.11', chooseSave, {
    to: t => defenderSeat(t),
    ask: t => {
      const faces = t.query('invulnerable-saves', [], now(t, 'defender'));
      const best = Math.min(...faces);
      return faces.length > 0 ? { of: 'save', options: ['save', `invulnerable-${best}`] } : null;
    },
    then: (t, v, choice) => {
      const invulnerable = choice === 'save' ? null : Number(String(choice).slice('invulnerable-'.length));
      t.emit({ type: 'save-chosen', clause: 'KT-9.11', invulnerable });
      return v;
    },
  }),
  s.ask('KT-4.8', keepDiceForCover, {
    to: t => defenderSeat(t),
    ask: t => (mayKeep(t) > 0 ? { least: 0, most: mayKeep(t) } : null),
    then: (_t, _v, kept) => ({ kept }),
  }),
  s.roll('KT-4.4', rollDefenceDice, {
    count: (t, v) => defenceDice(t) - v.kept,
    whose: t => defenderSeat(t),
    then: (t, v, faces) => {
      setDice(t, 'defender', fresh(faces), 'KT-4.4');
      return v;
    },
  }),
  s.each('KT-4.11', 're-roll defence dice', {
    of: t => inOrder(t.query('defence-re-rolls', [], now(t, 'defender'))),
    call: (_t, _v, offer: ReRollOffer) => reRoll.start({ side: 'defender', offer, chosen: [] }),
  }),
  s.window('KT-6.5', 'after the defence dice', 'defence-dice-rolled', t => now(t, 'defender')),
  s.run('KT-4.4', 'judge the defence dice', (t, v) => {
    judge(t, 'defender', 'KT-4.4');
    return v;
  }),
  s.run('KT-4.9', 'add the dice kept', (t, v) => {
    // KT-4.9: a die kept for cover is a normal save, never critical nor re-rolled.
    const kept = Array.from({ length: v.kept }, () => ({ face: 0, reRolled: true, as: 'normal' as const }));
    if (v.kept > 0) setDice(t, 'defender', [...t.position.attack!.defenceDice, ...kept], 'KT-4.9');
    return v;
  }),
  s.window('KT-6.4', 'saves may be changed', 'defence-dice-judged', t => now(t, 'defender')),
  s.ask('KT-4.5', spendSaves, {
    to: t => defenderSeat(t),
    ask: t => {
      const options = waysToSpend(t);
      return options.length > 1 ? { of: 'saves', options, about: poolOf(t) } : null;
    },
    then: (t, v, choice) => {
      spend(t, String(choice));
      return v;
    },
  }),
  s.run('KT-4.5', 'cancel the hits', (t, v) => {
    const [only, ...others] = waysToSpend(t);
    if (others.length === 0) spend(t, only!);
    return v;
  }),
]);

const poolOf = (t: Look): Pool => {
  const { attackDice, defenceDice: saves } = t.position.attack!;
  return {
    criticalHits: countOf(attackDice, 'critical'),
    normalHits: countOf(attackDice, 'normal'),
    criticalSaves: countOf(saves, 'critical'),
    normalSaves: countOf(saves, 'normal'),
  };
};

/** KT-4.10: the least damaging allocation first. */
function waysToSpend(t: Look): readonly string[] {
  const hits = now(t, 'attacker');
  const damage = { critical: damageOf(t, hits, 'critical'), normal: damageOf(t, hits, 'normal') };
  return leastFirst(allocations(poolOf(t)), damage).map(namedAllocation);
}

function spend(t: T, choice: string): void {
  setDice(t, 'attacker', cancelled(t.position.attack!.attackDice, choice), 'KT-4.5');
  setDice(t, 'defender', [], 'KT-4.5');
}
