// KT-2.5-7  The strategy phase: strategic ploys, target reveal
import type { Seat } from '@little-wars/engine';
import { other } from '../../lookups.ts';
import type { StrategicPloy } from '../../queries.ts';
import { type Look, question, sequence } from '../../types.ts';
import { mayUsePloy } from '../06-damage/ploys.ts';
import { mightReveal, revealable } from '../10-tac-ops/tac-ops.ts';

interface ByTurns {
  readonly seat: Seat;
  /** Consecutive passes so far. */
  readonly passes: number;
  readonly chosen: string;
}

const PASS = 'pass';

/** KT-2.5, KT-2.6: ploys the seat can pay for and has not used this turning point. */
export const ploysFor = (t: Look, seat: Seat): readonly StrategicPloy[] =>
  t.query('strategic-ploys', [], { seat }).filter(({ id, cp }) => mayUsePloy(t, { seat, ploy: id, cp }));

export const useStrategicPloy = question('use a strategic ploy', 'pick-one');

/** KT-2.5: players alternate using a ploy, paid for and resolved at once, or passing, until both pass in succession. */
export const strategicPloys = sequence<ByTurns>('strategic ploys', 'KT-2.5', s => [
  s.run('KT-2.5', 'pass by default', (_t, v) => ({ ...v, chosen: PASS })),
  s.ask('KT-2.5', useStrategicPloy, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = ploysFor(t, v.seat).map(({ id }) => id);
      return options.length > 0 ? { of: 'ploy', options: [PASS, ...options] } : null;
    },
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.call('KT-2.5', 'pay for it and resolve it', (t, { seat, chosen }) =>
    chosen === PASS ? null : ploysFor(t, seat).find(({ id }) => id === chosen)!.frame,
  ),
  s.run('KT-2.5', 'the other goes on', (_t, v) => inTurn(v)),
  s.repeat('KT-2.5', 'until both pass', { from: 'pass by default', while: (_t, v) => v.passes < 2 }),
]);

const inTurn = ({ seat, passes, chosen }: ByTurns): ByTurns => ({
  seat: other(seat),
  passes: chosen === PASS ? passes + 1 : 0,
  chosen: PASS,
});

export const revealTacOp = question('reveal a tac op', 'pick-one');

/** KT-2.7: the same alternation for tac ops that may be revealed now. */
export const targetReveal = sequence<ByTurns>('target reveal', 'KT-2.7', s => [
  s.run('KT-2.7', 'pass by default', (_t, v) => ({ ...v, chosen: PASS })),
  s.ask('KT-2.7', revealTacOp, {
    to: (_t, v) => v.seat,
    ask: (t, v) =>
      mightReveal(t, v.seat) ? { of: 'tac-op', options: [PASS, ...revealable(t, v.seat).map(({ id }) => id)] } : null,
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.call('KT-2.7', 'reveal it', (t, { seat, chosen }) =>
    chosen === PASS
      ? null
      : revealable(t, seat)
          .find(({ id }) => id === chosen)!
          .start(),
  ),
  s.run('KT-2.7', 'the other goes on', (_t, v) => inTurn(v)),
  s.repeat('KT-2.7', 'until both pass', { from: 'pass by default', while: (_t, v) => v.passes < 2 }),
]);
