import { type Check, fault } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';

/** 7E-5.9: no model loses more wounds than it has, and a model slain by wounds has none left. */
export const losses: Check<Ledger, Fact> = {
  name: 'wounds lost',
  clause: '7E-5.9',
  on: {
    'wounds-lost': (l, { model, wounds }) => {
      const left = l.models[model]!.wounds;
      return wounds >= 1 && wounds <= left ? null : fault(`1 to ${left}`, wounds);
    },
    slain: (l, { model, clause }) => {
      const { wounds, removed } = l.models[model]!;
      if (removed) return fault('slain once', 'twice');
      return clause === '7E-5.9' && wounds > 0 ? fault('no wounds left', wounds) : null;
    },
  },
};
