import { onTable } from '../../w40k/measuring/lookups.ts';
import { fights } from '../library.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';

const COUNTER_OFFENSIVE = 'counter-offensive';
const COUNTER_COST = 2;

export interface Countering {
  readonly seat: number;
  readonly model: ModelId | null;
}

export const chooseCounterFighter = question('choose who strikes back', 'pick-one');

const readyOf = (t: Look, seat: number): readonly ModelId[] =>
  onTable(t.position, seat).filter(model => fights.mayFight(t, model));

export const counterOffensiveSequence = sequence<Countering>('Counter-Offensive', '8E-10.3', s => [
  s.run('8E-10.3', 'pay 2 CP', (t, v) => {
    t.emit({ type: 'cp-spent', clause: '8E-10.3', seat: v.seat, cp: COUNTER_COST, on: COUNTER_OFFENSIVE });
    return v;
  }),
  s.ask('8E-10.3', chooseCounterFighter, {
    to: (_t, v) => v.seat,
    ask: (t, v) => {
      const options = readyOf(t, v.seat);
      return options.length > 1 ? { of: 'model', options } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.call('8E-10.3', 'it fights next', (t, v) => fights.fight.start({ model: v.model ?? readyOf(t, v.seat)[0]! })),
]);

/** 8E-10.3: after an enemy that charged has fought. */
export const counterOffensive: Rule<'counter-offensive'> = {
  clause: '8E-10.3',
  name: 'Counter-Offensive',
  offer: {
    'after-fight': (t, { model }, _use, seat) => {
      const { seat: owner, did } = t.position.models[model]!;
      // RS-2.37: a Duellist counts as having charged.
      const isMine = seat !== owner && t.query('counts-as-charging', did.includes('charged'), { model });
      const isPayable = t.position.cp[seat]! >= COUNTER_COST && !t.position.spent[seat]!.includes(COUNTER_OFFENSIVE);
      return isMine && isPayable && readyOf(t, seat).length > 0
        ? [{ id: COUNTER_OFFENSIVE, frame: counterOffensiveSequence.start({ seat, model: null }) }]
        : [];
    },
  },
};
