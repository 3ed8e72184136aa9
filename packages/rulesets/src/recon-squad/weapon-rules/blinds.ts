import type { WeaponRule } from '../types.ts';

/** RS-10.3: a model that loses a wound to it has a penalty to hit until the turn ends. */
export const blinds: WeaponRule<'blinds'> = {
  clause: 'RS-10.3',
  name: 'blinds',
  label: ({ by }) => `a model that loses a wound has ${by} to hit this turn`,
  words: ({ by }) => `A model that loses a wound to it has ${by} to hit until the turn ends.`,
  noBearing: { 'wounds-lost': 'later attacks' },
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
