// KT-4.4-5, KT-4.8-10  Defence dice and the saves they make
import { cardOf, ownerOf } from '../lookups.ts';
import type { ReRollOffer } from '../queries.ts';
import { type Look, sequence, type T } from '../types.ts';
import { allocations, cancelled, namedAllocation } from './04-saves.ts';
import { countOf, fresh, judged, now, reRoll, setDice } from './dice.ts';

interface Defence {
  /** Dice kept as normal saves without a roll. */
  readonly kept: number;
}

const defenderSeat = (t: Look): number => ownerOf(t, t.position.attack!.target);

/** KT-9.1, KT-9.11: how many dice are left after AP; an invulnerable save rolls them all. */
function defenceDice(t: Look): number {
  const rolling = now(t, 'defender');
  const dice = t.query('defence-dice', cardOf(t, rolling.attack.target).defence, rolling);
  if (rolling.attack.invulnerable !== null) return dice;
  return Math.max(0, dice - t.query('ap', 0, now(t, 'attacker')));
}

export const defend = sequence<Defence>('defend', 'KT-4.4', s => [
  s.ask('KT-9.11', 'choose the save', 'pick-one', {
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
  s.ask('KT-4.8', 'keep dice for cover', 'count', {
    to: t => defenderSeat(t),
    ask: t => {
      const { inCover } = t.position.attack!;
      const most = Math.min(t.query('kept-saves', inCover ? 1 : 0, now(t, 'defender')), defenceDice(t));
      return most > 0 ? { least: 0, most } : null;
    },
    then: (_t, _v, kept) => ({ kept }),
  }),
  s.roll('KT-4.4', 'roll defence dice', {
    count: (t, v) => defenceDice(t) - v.kept,
    whose: t => defenderSeat(t),
    then: (t, v, faces) => {
      setDice(t, 'defender', fresh(faces), 'KT-4.4');
      return v;
    },
  }),
  s.each('KT-4.11', 're-roll defence dice', {
    of: t => t.query('defence-re-rolls', [], now(t, 'defender')),
    call: (_t, _v, offer: ReRollOffer) => reRoll.start({ side: 'defender', offer, chosen: [] }),
  }),
  s.window('KT-6.5', 'after the defence dice', 'defence-dice-rolled', t => now(t, 'defender')),
  s.run('KT-4.4', 'judge the defence dice', (t, v) => {
    const rolling = now(t, 'defender');
    const { target, invulnerable, defenceDice: rolled } = rolling.attack;
    const saveOn = invulnerable ?? t.query('save-on', cardOf(t, target).save, rolling);
    // KT-4.9: a die kept for cover is a normal save, never critical nor rolled again.
    const kept = Array.from({ length: v.kept }, () => ({ face: 0, reRolled: true, as: 'normal' as const }));
    setDice(t, 'defender', [...judged(rolled, saveOn, 6), ...kept], 'KT-4.4');
    return v;
  }),
  s.window('KT-6.4', 'saves may be changed', 'defence-dice-judged', t => now(t, 'defender')),
  s.ask('KT-4.5', 'spend the saves', 'pick-one', {
    to: t => defenderSeat(t),
    ask: t => {
      const options = allocations(dicePool(t)).map(namedAllocation);
      return options.length > 1 ? { of: 'saves', options, about: dicePool(t) } : null;
    },
    then: (t, v, choice) => {
      spend(t, String(choice));
      return v;
    },
  }),
  s.run('KT-4.5', 'cancel the hits', (t, v) => {
    const left = allocations(dicePool(t));
    if (left.length === 1) spend(t, namedAllocation(left[0]!));
    return v;
  }),
]);

const dicePool = (t: Look) => {
  const { attackDice, defenceDice } = t.position.attack!;
  return {
    criticalHits: countOf(attackDice, 'critical'),
    normalHits: countOf(attackDice, 'normal'),
    criticalSaves: countOf(defenceDice, 'critical'),
    normalSaves: countOf(defenceDice, 'normal'),
  };
};

function spend(t: T, choice: string): void {
  const { attackDice } = t.position.attack!;
  setDice(t, 'attacker', cancelled(attackDice, choice), 'KT-4.5');
  setDice(t, 'defender', [], 'KT-4.5');
}
