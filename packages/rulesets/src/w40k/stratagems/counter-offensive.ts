// Counter-Offensive: after an enemy has fought, a model of the player fights next
import type { Sequence } from '@little-wars/engine';
import { mayPay } from '../battle/paying.ts';
import { isAlive, onTable } from '../measuring/lookups.ts';
import { type Look, type ModelId, question, type SharedRule, sequence, type W40k } from '../types.ts';

export const COUNTER_OFFENSIVE = 'counter-offensive';
const COST = 2;

export interface Countering {
  readonly seat: number;
  readonly model: ModelId | null;
}

export const chooseCounterFighter = question('choose who strikes back', 'pick-one');

export interface CounterParts {
  readonly fight: Sequence<W40k, { readonly model: ModelId }>;
  readonly mayFight: (t: Look, model: ModelId) => boolean;
  /** Whether a fight of this enemy may be followed by a Counter-Offensive. */
  readonly mayAnswer: (t: Look, model: ModelId) => boolean;
  /** Whether this fight may be followed by another Counter-Offensive. */
  readonly isAnswered?: boolean;
}

export function counterOffensiveOf(clause: string, { fight, mayFight, mayAnswer, isAnswered }: CounterParts) {
  const readyOf = (t: Look, seat: number): readonly ModelId[] =>
    onTable(t.position, seat).filter(model => mayFight(t, model));
  const countering = sequence<Countering>('Counter-Offensive', clause, s => [
    s.run(clause, 'pay 2 CP', (t, v) => {
      t.emit({ type: 'cp-spent', clause, seat: v.seat, cp: COST, on: COUNTER_OFFENSIVE });
      return v;
    }),
    s.ask(clause, chooseCounterFighter, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = readyOf(t, v.seat);
        return options.length > 1 ? { of: 'model', options } : null;
      },
      then: (_t, v, model) => ({ ...v, model: model as ModelId }),
    }),
    s.run(clause, 'the only one there is', (t, v) => ({ ...v, model: v.model ?? readyOf(t, v.seat)[0]! })),
    s.call(clause, 'it fights next', (t, { model }) => (isAlive(t, model!) ? fight.start({ model: model! }) : null)),
    ...(isAnswered ? [s.window(clause, 'after it struck back', 'after-fight', (_t, v) => ({ model: v.model! }))] : []),
  ]);
  const rule: SharedRule<{ readonly rule: 'counter-offensive' }> = {
    clause,
    name: 'Counter-Offensive',
    offer: {
      'after-fight': (t, { model }, _use, seat) =>
        seat !== t.position.models[model]!.seat &&
        mayAnswer(t, model) &&
        mayPay(t, seat, COUNTER_OFFENSIVE, COST) &&
        readyOf(t, seat).length > 0
          ? [{ id: COUNTER_OFFENSIVE, frame: countering.start({ seat, model: null }) }]
          : [],
    },
  };
  return { rule, sequences: [countering] };
}
