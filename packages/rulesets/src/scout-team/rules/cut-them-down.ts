import { mayPay } from '../../w40k/battle/paying.ts';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { isAlive } from '../../w40k/measuring/lookups.ts';
import { lookups, strikes } from '../library.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

const CUT_THEM_DOWN = 'cut-them-down';
const COST = 1;
const NEEDS = 6;

export const cutRoll = reRollable('Cut Them Down');
const rollCut = rollSequence(cutRoll, ['9E-4.5', '9E-2.3']);

export interface Cutting {
  readonly seat: number;
  readonly model: ModelId;
  readonly wounds: number;
}

const cut = sequence<Cutting>('Cut Them Down', '9E-4.5', s => [
  s.run('9E-4.5', 'pay 1 CP', (t, v) => {
    t.emit({ type: 'cp-spent', clause: '9E-4.5', seat: v.seat, cp: COST, on: CUT_THEM_DOWN });
    return v;
  }),
  s.call(
    '9E-4.5',
    'a die for each model near it',
    (t, { seat, model }) =>
      rollWith(rollCut, {
        what: 'other',
        count: lookups.enemiesInContact(t, model).length,
        seat,
        model: null,
        needs: NEEDS,
      }),
    (_t, v, faces) => ({ ...v, wounds: faces.filter(face => face >= NEEDS).length }),
  ),
  s.call('9E-4.5', 'mortal wounds', (_t, v) => (v.wounds > 0 ? strikes.mortalWounds(v.model, v.wounds) : null)),
]);

/** 9E-4.5: before an enemy Falls Back. */
export const cutThemDown: Rule<'cut-them-down'> = {
  clause: '9E-4.5',
  name: 'Cut Them Down',
  offer: {
    'falling-back': (t, { model }, _use, seat) =>
      seat !== t.position.models[model]!.seat && isAlive(t, model) && mayPay(t, seat, CUT_THEM_DOWN, COST)
        ? [{ id: CUT_THEM_DOWN, frame: cut.start({ seat, model, wounds: 0 }) }]
        : [],
  },
};

export const cutSequences = [rollCut, cut];
