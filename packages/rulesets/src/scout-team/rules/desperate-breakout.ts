import { add } from '@little-wars/engine';
import { isAlive, ownerOf } from '../../w40k/measuring/lookups.ts';
import { mayPay } from '../../w40k/stratagems/paying.ts';
import { BREAKOUT_COST, DESPERATE_BREAKOUT } from '../core/05-moving/break-out.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** 9E-4.6: a way out across enemies; who ends in Engagement Range is destroyed. */
export const desperateBreakout: Rule<'desperate-breakout'> = {
  clause: '9E-4.6',
  name: 'Desperate Breakout',
  modify: {
    'more-manners': add((manners, _use, { model }, t) =>
      lookups.isInCombat(t, model) && mayPay(t, ownerOf(t, model), DESPERATE_BREAKOUT, BREAKOUT_COST)
        ? [...manners, 'break-out']
        : manners,
    ),
  },
  on: {
    did: (t, { model, deed }) => {
      if (deed === 'broke-out' && isAlive(t, model) && lookups.isInCombat(t, model))
        t.emit({ type: 'slain', clause: '9E-4.6', model, from: null });
      return null;
    },
  },
};
