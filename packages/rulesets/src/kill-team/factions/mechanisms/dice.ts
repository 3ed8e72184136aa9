// Dice changed by faction rules: one re-rolled, a failed hit kept, a hit made critical.
import type { Offer, Seat } from '@little-wars/engine';
import { type Change, type Judged, mayChange } from '../../core/dice/by-choice.ts';
import {
  countOf,
  countsAs,
  diceOf,
  judgedOf,
  neededBy,
  now,
  otherSide,
  seatOf,
  setDice,
} from '../../core/dice/dice.ts';
import type { ReRollOffer, Rolling } from '../../queries.ts';
import { type Die, type Look, sequence } from '../../types.ts';

/** Any one die. */
export const oneDie = (rule: string): ReRollOffer => ({ rule, most: 1, faces: [] });

type Side = Rolling['side'];

interface Turning {
  readonly side: Side;
  readonly from: Die['as'];
  readonly to: Die['as'];
  /** The rule that turns it, noted so that it does so once per attack. */
  readonly rule: string;
  readonly clause: string;
}

const markOf = ({ side, rule }: Pick<Turning, 'side' | 'rule'>): string => `${side}-${rule}`;

/** Dice that may be turned; cover dice show no face and do not change (KT-4.9). */
const turnable = (t: Look, { side, from }: Pick<Turning, 'side' | 'from'>): readonly Die[] =>
  diceOf(now(t, side)).filter(({ face, as }) => as === from && face > 0);

/** Makes one die count as something else; the lowest of failed ones, so that a 1 is not discarded. */
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

/** Offers to turn a die of the rolling seat, once per attack. */
const offerTurning = (t: Look, seat: Seat, v: Turning): readonly Offer[] =>
  seatOf(t, now(t, v.side)) === seat && !t.position.attack!.marks.includes(markOf(v)) && turnable(t, v).length > 0
    ? [{ id: v.rule, frame: turning.start(v) }]
    : [];

/** A side's failed dice, judged or not yet. */
const failedOf = (t: Look, rolling: Rolling): number => {
  const dice = diceOf(rolling);
  const needed = neededBy(t, rolling);
  return countOf(dice, 'fail') + dice.filter(({ as, face }) => as === null && countsAs(face, needed) === 'fail').length;
};

/** Both sides' dice; failures count whether judged or not yet. */
const withFailures = (t: Look, { attack, side }: Rolling): readonly [Judged, Judged] => {
  const of = (rolling: Rolling): Judged => ({ ...judgedOf(diceOf(rolling)), fail: failedOf(t, rolling) });
  return [of({ attack, side }), of({ attack, side: otherSide(side) })];
};

/** Offers a rule's declared change where it is possible. */
export function offerChange(
  t: Look,
  seat: Seat,
  rolling: Rolling,
  { change, ...by }: Pick<Turning, 'rule' | 'clause'> & { readonly change: Change },
): readonly Offer[] {
  const { side } = rolling;
  const [own, theirs] = change.needs.moreFailures ? withFailures(t, rolling) : [judgedOf(diceOf(rolling)), null];
  if (!mayChange(change, own, theirs)) return [];
  return offerTurning(t, seat, { ...by, side, from: change.from, to: change.to });
}

/** With any critical hit retained, one failed hit may be kept as a normal hit. */
export const KEEP_A_FAILED_HIT: Change = {
  from: 'fail',
  to: 'normal',
  needs: { critical: 1, normal: 0, moreFailures: false },
};
