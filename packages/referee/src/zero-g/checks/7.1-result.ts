import { type Check, type Faults, fault } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';

/** ZG-7.1: points destroyed, or points for objectives; the only side left wins. */
function against(
  l: Ledger,
  { winners, scores }: { readonly winners: readonly number[]; readonly scores: readonly number[] },
): Faults {
  const destroyed = [0, 1].map(seat =>
    l.models.reduce((sum, each) => (each.seat !== seat && each.removed ? sum + each.points : sum), 0),
  );
  const due = l.mission === 'hold-the-wreck' ? l.scores : destroyed;
  const out = [0, 1].map(seat => l.models.every(each => each.seat !== seat || each.removed));
  const [zero, one] = due as [number, number];
  const won = out[0] !== out[1] ? [out[0] ? 1 : 0] : zero === one ? [] : [zero > one ? 0 : 1];
  return [
    due.join('-') === scores.join('-') ? null : fault(due.join('-'), scores.join('-')),
    won.join() === winners.join() ? null : fault(`winners ${won.join() || 'none'}`, winners.join() || 'none'),
  ];
}

export const theResult: Check<Ledger, Fact> = {
  name: 'the result',
  clause: 'ZG-7.1',
  end: (l, { result }) => (result === null || !l.over ? null : against(l, result)),
};
