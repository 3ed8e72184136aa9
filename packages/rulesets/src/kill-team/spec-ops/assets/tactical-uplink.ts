import { set } from '@little-wars/engine';
import { begin } from '../../factions/mechanisms/effects.ts';
import { kindOf } from '../../factions/mechanisms/ploys.ts';
import type { Look, Rule } from '../../types.ts';

const isUsed = (t: Look, seat: number): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'uplink-used' && use.seat === seat);

/** KT-14.35: the first tactical ploy of its faction in a turning point is free. */
export const tacticalUplink: Rule<'tactical-uplink'> = {
  clause: 'KT-14.35',
  words: { en: { rule: 'Tactical Uplink' } },
  noBearing: { 'ploy-used': 'it sets the cost of later ploys' },
  modify: {
    'ploy-cost': set((cp, use, { seat, kind }, t) =>
      seat === use.seat && kind === 'tactical' && !isUsed(t, seat) ? 0 : cp,
    ),
  },
  on: {
    'ploy-used': (t, { seat, ploy }, use) => {
      if (seat === use.seat && kindOf(ploy) === 'tactical' && !isUsed(t, seat))
        begin(t, { use: { rule: 'uplink-used', seat, holder: null }, until: 'turning-point' }, 'KT-14.35');
      return null;
    },
  },
};

/** Until the turning point ends. */
export const uplinkUsed: Rule<'uplink-used'> = {
  clause: 'KT-14.35',
  words: { en: { rule: 'Tactical Uplink used' } },
};
