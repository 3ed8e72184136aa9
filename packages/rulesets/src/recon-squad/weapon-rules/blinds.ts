import type { Rule } from '../types.ts';

/** RS-10.3: a model that loses a wound to it has a penalty to hit until the turn ends. */
export const blinds: Rule<'blinds'> = {
  clause: 'RS-10.3',
  on: {
    'wounds-lost': (t, { model, from }, { holder, by }) => {
      if (from !== holder || t.position.attack?.attacker !== holder) return null;
      const { seat } = t.position.models[model]!;
      const use = { rule: 'dazed', by, noOverwatch: false, seat, holder: model } as const;
      t.emit({ type: 'effect-began', clause: 'RS-10.3', effect: { use, until: 'turn', seat } });
      return null;
    },
  },
};
