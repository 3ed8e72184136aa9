// 9E-4.6  Desperate Breakout
import { reRollable, rollSequence, rollWith } from '../../../w40k/dice/rolls.ts';
import { ownerOf } from '../../../w40k/measuring/lookups.ts';
import { type ModelId, sequence } from '../../types.ts';

export const DESPERATE_BREAKOUT = 'desperate-breakout';
export const BREAKOUT_COST = 2;

export const breakOutRoll = reRollable('Desperate Breakout');
const rollBreakOut = rollSequence(breakOutRoll, ['9E-4.6', '9E-2.3']);

/** Paid for and rolled before the model moves: a 1 destroys it. */
export const breakOut = sequence<{ readonly model: ModelId }>('break out', '9E-4.6', s => [
  s.run('9E-4.6', 'pay 2 CP', (t, v) => {
    const seat = ownerOf(t, v.model);
    t.emit({ type: 'cp-spent', clause: '9E-4.6', seat, cp: BREAKOUT_COST, on: DESPERATE_BREAKOUT });
    return v;
  }),
  s.call(
    '9E-4.6',
    'roll for the model',
    (t, { model }) => rollWith(rollBreakOut, { what: 'other', count: 1, seat: ownerOf(t, model), model }),
    (t, v, [face]) => {
      if (face === 1) t.emit({ type: 'slain', clause: '9E-4.6', model: v.model, from: null });
      return v;
    },
  ),
]);

export const breakOutSequences = [rollBreakOut, breakOut];
