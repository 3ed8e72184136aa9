// Fleet, Forewarned, Supreme Disdain
import { add } from '@little-wars/engine';
import type { Change } from '../../core/dice/by-choice.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import { operativeOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { offerChange, oneDie } from '../mechanisms/dice.ts';
import { gains } from '../mechanisms/ploys.ts';
import type { StrategicPloy } from '../registry.ts';

const BEFORE_A_DASH: readonly string[] = ['normal-move', 'fall-back'];

/** A free Dash with a Normal Move or Fall Back. */
export const fleet: Rule<'fleet'> = {
  clause: 'KT-2.5',
  modify: {
    'action-cost': add((cost, use, { operative, action }, t) => {
      const { activation } = t.position;
      if (action !== 'dash' || activation?.operative !== operative || !gains(t, use, operative)) return cost;
      return activation.performed.some(performed => BEFORE_A_DASH.includes(performed)) ? 0 : cost;
    }),
  },
};

/** Operatives that are still ready re-roll one defence die when shot at. */
export const forewarned: Rule<'forewarned'> = {
  clause: 'KT-2.5',
  modify: {
    'defence-re-rolls': add((offers, use, { attack: { target } }, t) =>
      gains(t, use, target) && operativeOf(t, target).ready ? [...offers, oneDie('forewarned')] : offers,
    ),
  },
};

const OVER_MORE_FAILURES: Change = {
  from: 'normal',
  to: 'critical',
  needs: { critical: 0, normal: 1, moreFailures: true },
};

/** Combat: if the other side has more failed dice, one normal hit becomes critical. */
export const supremeDisdain: Rule<'supreme-disdain'> = {
  clause: 'KT-2.5',
  dice: { does: 'change', change: OVER_MORE_FAILURES, free: true },
  offer: {
    'attack-dice-judged': (t, rolling, use, seat) =>
      rolling.attack.kind === 'combat' && gains(t, use, rollerOf(rolling))
        ? offerChange(t, seat, rolling, { rule: use.rule, clause: 'KT-2.5', change: OVER_MORE_FAILURES })
        : [],
  },
};

export const strategy: readonly StrategicPloy[] = (['fleet', 'forewarned', 'supreme-disdain'] as const).map(id => ({
  id,
  lasts: id,
  helps: () => true,
}));
