// Living Lightning: a tesla carbine's critical hits splash harder, or farther.
import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { beginning, effectOn } from '../mechanisms/effects.ts';
import { gainsAs, mayUse, usingAPloy } from '../mechanisms/ploys.ts';

const WAYS = ['wounds', 'reach'] as const;

export const livingLightning: Rule<'living-lightning'> = {
  clause: 'KT-6.4',
  words: {
    en: {
      reactions: {
        'living-lightning-wounds': 'Living Lightning: more splash damage',
        'living-lightning-reach': 'Living Lightning: splash farther',
      },
    },
  },
  dice: { does: 'begin' },
  offer: {
    'attack-dice-judged': (t, { attack, side }, use, seat) => {
      const { kind, attacker, weapon, attackDice } = attack;
      if (kind !== 'shooting' || side !== 'attacker' || weapon !== 'tesla-carbine') return [];
      if (!attackDice.some(({ as }) => as === 'critical') || !gainsAs(t, use, attacker, 'IMMORTAL')) return [];
      if (seat !== use.seat || !mayUse(t, seat, use.rule) || effectOn(t, 'arcing', attacker) !== null) return [];
      return WAYS.map(more => {
        const arcing = { rule: 'arcing', more, seat: ownerOf(t, attacker), holder: attacker } as const;
        const then = beginning.start({ effects: [{ use: arcing, until: 'attack' }], clause: 'KT-6.4' });
        return {
          id: `living-lightning-${more}`,
          frame: usingAPloy.start({ seat, ploy: use.rule, clause: 'KT-6.4', then }),
        };
      });
    },
  },
};

const HARDER = 2;
const FARTHER = inches(3);

export const arcing: Rule<'arcing'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Living Lightning' } },
  modify: {
    splash: add((splash, { holder, more }, { attack }) => {
      if (attack.attacker !== holder) return splash;
      return more === 'wounds' ? { ...splash, wounds: HARDER } : { ...splash, reach: FARTHER };
    }),
  },
};
