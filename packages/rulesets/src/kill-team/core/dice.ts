// Dice on the table: judging them by KT-4.3, KT-4.4, KT-5.3, and rolling them again (KT-1.5).
import { end, type Seat } from '@little-wars/engine';
import { ownerOf } from '../lookups.ts';
import type { ReRollOffer, Rolling } from '../queries.ts';
import { type Attack, type Die, type Look, type OperativeId, sequence, type T } from '../types.ts';

export const fresh = (faces: readonly number[]): readonly Die[] =>
  faces.map(face => ({ face, reRolled: false, as: null }));

export const countOf = (dice: readonly Die[], as: Die['as']): number => dice.filter(die => die.as === as).length;

/** Who rolls: in combat and for defence the defender is the target. */
export const rollerOf = ({ attack, side }: Rolling): OperativeId =>
  side === 'attacker' ? attack.attacker : attack.target;

export const seatOf = (t: Look, rolling: Rolling): Seat => ownerOf(t, rollerOf(rolling));

/** The dice of a side: in shooting the defender's are defence dice, in combat both sides' are attack dice. */
export const diceOf = ({ attack, side }: Rolling): readonly Die[] =>
  side === 'attacker' ? attack.attackDice : attack.defenceDice;

export function setDice(t: T, side: Rolling['side'], dice: readonly Die[], clause: string): void {
  t.emit({ type: side === 'attacker' ? 'attack-dice-set' : 'defence-dice-set', clause, dice });
}

/** The attack as it stands now. */
export const now = (t: Look, side: Rolling['side']): Rolling => ({ attack: t.position.attack as Attack, side });

/** KT-1.7, KT-4.3, KT-5.3: a 1 always fails, a 6 is always a critical success; others by the number needed. */
export function judged(dice: readonly Die[], succeedsOn: number, criticalOn: number): readonly Die[] {
  return dice.map(die => {
    if (die.as !== null) return die;
    const succeeds = die.face !== 1 && (die.face === 6 || die.face >= succeedsOn);
    return { ...die, as: !succeeds ? 'fail' : die.face >= criticalOn ? 'critical' : 'normal' };
  });
}

interface ReRolls {
  readonly side: Rolling['side'];
  readonly offer: ReRollOffer;
  readonly chosen: readonly number[];
}

const mayReRoll = (t: Look, { side, offer }: ReRolls): readonly number[] =>
  diceOf(now(t, side)).flatMap((die, i) =>
    !die.reRolled && die.as === null && (offer.faces.length === 0 || offer.faces.includes(die.face)) ? [i] : [],
  );

/** Rolling dice again, whoever offers it. */
export const reRoll = sequence<ReRolls>('re-roll', 'KT-1.5', s => [
  s.ask('KT-1.5', 'choose dice to roll again', 'pick-some', {
    to: (t, v) => seatOf(t, now(t, v.side)),
    ask: (t, v) => {
      const options = mayReRoll(t, v);
      const most = Math.min(v.offer.most, options.length);
      const about = { side: v.side, rule: v.offer.rule, faces: diceOf(now(t, v.side)).map(({ face }) => face) };
      return most > 0 ? { of: 'die', options, least: 0, most, about } : null;
    },
    then: (_t, v, chosen) => (chosen.length === 0 ? end() : { ...v, chosen: chosen as readonly number[] }),
  }),
  s.roll('KT-1.5', 'roll them again', {
    count: (_t, v) => v.chosen.length,
    whose: (t, v) => seatOf(t, now(t, v.side)),
    then: (t, v, faces) => {
      const dice = diceOf(now(t, v.side)).map((die, i) => {
        const place = v.chosen.indexOf(i);
        return place < 0 ? die : { face: faces[place]!, reRolled: true, as: null };
      });
      setDice(t, v.side, dice, 'KT-1.5');
      return v;
    },
  }),
]);
