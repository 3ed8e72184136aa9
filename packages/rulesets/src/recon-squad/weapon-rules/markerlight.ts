import { add, set } from '@little-wars/engine';
import type { Look, ModelId, Rule, WeaponRule } from '../types.ts';

/**
 * RS-10.3: does not wound; each hit is a counter on the target for the rest of the phase. Its bearer fires nothing
 * else.
 */
export const markerlight: WeaponRule<'markerlight'> = {
  clause: 'RS-10.3',
  name: 'markerlight',
  label: 'does not wound; a hit is a markerlight counter',
  words: 'It does not wound. Each hit puts a markerlight counter on the target, and its bearer fires nothing else.',
  noBearing: { 'hits-scored': 'later attacks' },
  modify: {
    'no-wounds': set((value, { holder }, { attack }) => value || attack.attacker === holder),
    'together-refused': add((reasons, { holder }, { model, profiles }) =>
      model === holder && profiles.length > 1
        ? [...reasons, { reason: 'markerlight-alone', clause: 'RS-10.3' }]
        : reasons,
    ),
  },
  on: {
    'hits-scored': (t, { hits }, { holder }) => {
      const { attack } = t.position;
      if (attack?.attacker !== holder) return null;
      const { seat } = t.position.models[holder]!;
      const use = { rule: 'marked', target: attack.target, seat, holder } as const;
      for (let i = 0; i < hits; i++)
        t.emit({ type: 'effect-began', clause: 'RS-10.3', effect: { use, until: 'phase', seat } });
      return null;
    },
  },
};

/** RS-10.4: a counter; abilities count them. */
export const marked: Rule<'marked'> = { clause: 'RS-10.4', name: 'markerlight counter' };

/** The counters that a seat has on a model. */
export const countersOn = ({ position }: Look, seat: number, target: ModelId): number =>
  position.effects.filter(({ use }) => use.rule === 'marked' && use.seat === seat && use.target === target).length;
