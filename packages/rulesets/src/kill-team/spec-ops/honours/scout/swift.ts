import { latestAt, set } from '@little-wars/engine';
import type { Action, OperativeId, Rule } from '../../../types.ts';

const dashing = latestAt((_operative: OperativeId, actions: readonly Action[]): readonly Action[] =>
  actions.map(action => (action.id === 'dash' ? { ...action, repeats: true } : action)),
);

/** KT-14.21: may Dash as often as it has AP, never fails a jump, traverses at no cost. */
export const swift: Rule<'swift'> = {
  clause: 'KT-14.21',
  words: { en: { rule: 'Swift' } },
  modify: {
    actions: set((actions, { holder }, { operative }) =>
      operative === holder ? dashing(operative, actions) : actions,
    ),
    surefooted: set((sure, { holder }, { operative }) => sure || operative === holder),
  },
};
