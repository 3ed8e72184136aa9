import { add } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { hasDone, isAlive, modelOf, ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import { type AboutTest, type ModelId, question, type Rule, sequence } from '../types.ts';

/** RS-10.4: what may be invoked; the parts about Morale have no effect here. */
export const ELEMENTS = ['calm', 'stone', 'zephyr'] as const;

export interface Invoking {
  readonly holder: ModelId;
  readonly within: number;
  readonly ignoreOn: number;
}

export const chooseElement = question<'pick-one', AboutTest>('choose an element', 'pick-one');

export const invoke = sequence<Invoking>('invocation of the elements', 'RS-10.4', s => [
  s.ask('RS-10.4', chooseElement, {
    to: (t, v) => ownerOf(t, v.holder),
    ask: (_t, v) => ({ of: 'element', options: [...ELEMENTS], about: { model: v.holder } }),
    then: (t, { holder, within, ignoreOn }, chosen) => {
      const { seat } = modelOf(t, holder);
      const element = ELEMENTS.find(each => each === chosen)!;
      const use = { rule: 'invoked', element, within, ignoreOn, seat, holder } as const;
      t.emit({ type: 'effect-began', clause: 'RS-10.4', effect: { use, until: 'own-turn', seat } });
      return { holder, within, ignoreOn };
    },
  }),
]);

/** RS-10.4: in its Movement phase chooses an effect for friends nearby until its next turn. */
export const invocation: Rule<'invocation'> = {
  clause: 'RS-10.4',
  name: 'Invocation of the Elements',
  offer: {
    'phase-began': (t, { phase, seat: turn }, { holder, within, ignoreOn, seat: own }, seat) =>
      phase === 'movement' &&
      turn === own &&
      seat === own &&
      holder !== null &&
      isAlive(t, holder) &&
      !t.position.effects.some(({ use }) => use.rule === 'invoked' && use.holder === holder)
        ? [{ id: `invocation ${holder}`, frame: invoke.start({ holder, within, ignoreOn }) }]
        : [],
  },
};

/** RS-10.4: re-rolled 1s for models that stood still, wounds ignored, or re-rolled Advances. */
export const invoked: Rule<'invoked'> = {
  clause: 'RS-10.4',
  name: 'Invocation of the Elements',
  modify: {
    're-rolls': add((which, use, { roll, attack }, t) => {
      if (roll.model === null || !isInAura(t, lookups, use, roll.model)) return which;
      if (use.element === 'zephyr' && roll.what === 'advance') return moreOf(which, 'any');
      const isStill = !hasDone(t, roll.model, 'moved', 'advanced', 'fell-back', 'arrived');
      return use.element === 'calm' && roll.what === 'hit' && attack?.manner !== 'fighting' && isStill
        ? moreOf(which, 'ones')
        : which;
    }),
    'ignores-wounds': add((needs, use, { model }, t) =>
      use.element === 'stone' && isInAura(t, lookups, use, model) ? [...needs, use.ignoreOn] : needs,
    ),
  },
};
