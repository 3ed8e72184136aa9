import { add, type Reason } from '@little-wars/engine';
import { mayPay } from '../../w40k/battle/paying.ts';
import { hasDone, isAlive, ownerOf } from '../../w40k/measuring/lookups.ts';
import { BREAKOUT_COST, DESPERATE_BREAKOUT } from '../core/05-moving/break-out.ts';
import { lookups } from '../library.ts';
import type { Look, ModelId, Rule } from '../types.ts';

/** It does nothing else this turn. */
const withBreakout = (t: Look, reasons: readonly Reason[], model: ModelId): readonly Reason[] =>
  hasDone(t, model, 'broke-out') ? [...reasons, { reason: 'broke-out', clause: '9E-4.6' }] : reasons;

/** 9E-4.6: a way out across enemies; a model that ends in Engagement Range is destroyed. */
export const desperateBreakout: Rule<'desperate-breakout'> = {
  clause: '9E-4.6',
  noBearing: { did: 'it answers a break-out' },
  name: 'Desperate Breakout',
  modify: {
    'more-manners': add((manners, _use, { model }, t) =>
      lookups.isInCombat(t, model) && mayPay(t, ownerOf(t, model), DESPERATE_BREAKOUT, BREAKOUT_COST)
        ? [...manners, 'break-out']
        : manners,
    ),
    'shooting-refused': add((reasons, _use, { model }, t) => withBreakout(t, reasons, model)),
    'cast-refused': add((reasons, _use, { model }, t) => withBreakout(t, reasons, model)),
    'charge-refused': add((reasons, _use, { model }, t) => withBreakout(t, reasons, model)),
    'fight-refused': add((reasons, _use, { model }, t) => withBreakout(t, reasons, model)),
  },
  on: {
    did: (t, { model, deed }) => {
      if (deed === 'broke-out' && isAlive(t, model) && lookups.isInCombat(t, model))
        t.emit({ type: 'slain', clause: '9E-4.6', model, from: null });
      return null;
    },
  },
};
