// Dice that rules of factions change: one rolled again, a failed hit kept, a hit made critical.
import type { Offer, Seat } from '@little-wars/engine';
import { diceOf, now, seatOf, setDice } from '../../core/dice/dice.ts';
import type { ReRollOffer, Rolling } from '../../queries.ts';
import { type Die, type Look, sequence } from '../../types.ts';

/** One die, whatever it shows. */
export const oneDie = (rule: string): ReRollOffer => ({ rule, most: 1, faces: [] });

type Side = Rolling['side'];

interface Turning {
  readonly side: Side;
  readonly from: Die['as'];
  readonly to: Die['as'];
  /** The rule that turns it, noted so that it does so once in an attack. */
  readonly rule: string;
  readonly clause: string;
}

const markOf = ({ side, rule }: Pick<Turning, 'side' | 'rule'>): string => `${side}-${rule}`;

/** Dice that may be turned: those kept for cover show no face and stay what they are (KT-4.9). */
const turnable = (t: Look, { side, from }: Pick<Turning, 'side' | 'from'>): readonly Die[] =>
  diceOf(now(t, side)).filter(({ face, as }) => as === from && face > 0);

/** One die from now on counts as something else; of failed ones the lowest, so that a 1 is not discarded. */
export const turning = sequence<Turning>('turn a die', 'KT-13.1', s => [
  s.run('KT-13.1', 'turn a die', (t, v) => {
    const [first, ...rest] = turnable(t, v);
    if (!first) return v;
    const die = rest.reduce((lowest, other) => (other.face < lowest.face ? other : lowest), first);
    setDice(
      t,
      v.side,
      diceOf(now(t, v.side)).map(each => (each === die ? { ...each, as: v.to } : each)),
      v.clause,
    );
    t.emit({ type: 'attack-marked', clause: v.clause, mark: markOf(v) });
    return v;
  }),
]);

/** A die of the rolling seat that a rule may turn, once in an attack. */
export const offerTurning = (t: Look, seat: Seat, v: Turning): readonly Offer[] =>
  seatOf(t, now(t, v.side)) === seat && !t.position.attack!.marks.includes(markOf(v)) && turnable(t, v).length > 0
    ? [{ id: v.rule, frame: turning.start(v) }]
    : [];

/** With any critical hit retained, one failed hit may be kept as a normal hit. */
export const offerToKeepAFailedHit = (t: Look, seat: Seat, { side }: Rolling, by: Pick<Turning, 'rule' | 'clause'>) =>
  diceOf(now(t, side)).some(({ as }) => as === 'critical')
    ? offerTurning(t, seat, { ...by, side, from: 'fail', to: 'normal' })
    : [];

/** One normal hit may become critical. */
export const offerACritical = (t: Look, seat: Seat, { side }: Rolling, by: Pick<Turning, 'rule' | 'clause'>) =>
  offerTurning(t, seat, { ...by, side, from: 'normal', to: 'critical' });
