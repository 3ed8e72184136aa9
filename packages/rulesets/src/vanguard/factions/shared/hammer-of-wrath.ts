import { engagedWith } from '../../core/01-measuring/measuring.ts';
import { mortalWoundsOn } from '../../core/10-attacks/armor.ts';
import { payFor } from '../../core/11-command/command.ts';
import { isStanding, ownerOf } from '../../lookups.ts';
import { type AboutModel, type ModelId, question, type Rule, sequence } from '../../types.ts';
import { canAfford } from '../paying.ts';

const ABILITY = 'hammer-of-wrath';

interface Hammering {
  readonly model: ModelId;
  readonly cp: number;
  readonly wounds: number;
  readonly target: ModelId | null;
}

export const chooseWhomItStrikes = question<'pick-one', AboutModel>('choose whom it strikes', 'pick-one');

export const hammering = sequence<Hammering>('Hammer of Wrath', 'VG-2.4', s => [
  s.run('VG-2.4', 'pay for the impact', (t, v) => {
    payFor(t, v.model, { what: ABILITY, cp: v.cp, clause: 'VG-2.4' });
    // VG-2.8: once per charge.
    t.emit({ type: 'counted-as', clause: 'VG-2.8', model: v.model, action: ABILITY });
    return v;
  }),
  s.ask('VG-2.4', chooseWhomItStrikes, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, { model }) => {
      const options = engagedWith(t, model);
      return options.length > 1 ? { of: 'model', options, about: { model } } : null;
    },
    then: (_t, v, target) => ({ ...v, target: target as ModelId }),
  }),
  s.call('VG-10.10', 'strike it', (t, { model, target, wounds }) =>
    mortalWoundsOn(target ?? engagedWith(t, model)[0]!, wounds, model),
  ),
]);

/** VG-10.10, VG-10.11: for CP, a charge that ends engaged deals mortal wounds in addition to its attack. */
export const hammerOfWrath: Rule<'hammer-of-wrath'> = {
  clause: 'VG-10.10',
  words: '{cp} CP, after a charge: {wounds} mortal wound to an enemy it is engaged with.',
  offer: {
    'action-finished': (t, { model, action }, { holder, cp, wounds }, seat) =>
      action === 'charge' &&
      model === holder &&
      ownerOf(t, model) === seat &&
      isStanding(t, model) &&
      t.position.activation?.performed.includes(ABILITY) === false &&
      canAfford(t, model, ABILITY, cp) &&
      engagedWith(t, model).length > 0
        ? [{ id: ABILITY, frame: hammering.start({ model, cp, wounds, target: null }) }]
        : [],
  },
};
