import { add, limit, set } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule, WeaponRule } from '../types.ts';

/** RS-10.3: does not wound; Infantry that it hits has a penalty to hit until the turn ends, and may lose Overwatch. */
export const dazes: WeaponRule<'dazes'> = {
  clause: 'RS-10.3',
  name: 'dazes',
  label: ({ by, noOverwatch }) =>
    `does not wound; Infantry hit has ${by} to hit this turn${noOverwatch ? ' and no Overwatch' : ''}`,
  words: ({ by, noOverwatch }) => {
    const penalty = `${by} to hit${noOverwatch ? ' and cannot fire Overwatch' : ''}`;
    return `It does not wound. Infantry it hits has ${penalty} until the turn ends.`;
  },
  noBearing: { 'hits-scored': 'later attacks' },
  modify: { 'no-wounds': set((value, { holder }, { attack }) => value || attack.attacker === holder) },
  on: {
    'hits-scored': (t, { hits }, { holder, by, noOverwatch }) => {
      const { attack } = t.position;
      if (attack?.attacker !== holder || hits === 0 || !lookups.hasKeyword(t, attack.target, 'Infantry')) return null;
      const { seat } = t.position.models[attack.target]!;
      const use = { rule: 'dazed', by, noOverwatch: noOverwatch === true, seat, holder: attack.target } as const;
      t.emit({ type: 'effect-began', clause: 'RS-10.3', effect: { use, until: 'turn', seat } });
      return null;
    },
  },
};

/** RS-10.3: its effect on a model it hit. */
export const dazed: Rule<'dazed'> = {
  clause: 'RS-10.3',
  name: 'dazed',
  modify: {
    'hit-modifier': add((sum, { holder, by }, { attack }) => (attack.attacker === holder ? sum + by : sum)),
    'overwatch-refused': limit((reasons, { holder, noOverwatch }, { attacker }) =>
      attacker === holder && noOverwatch ? [...reasons, { reason: 'dazed', clause: 'RS-10.3' }] : reasons,
    ),
  },
};
