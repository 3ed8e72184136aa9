import { end } from '@little-wars/engine';
import { isAlive, ownerOf } from '../lookups.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

export interface Invoking {
  readonly model: ModelId;
  readonly element: 'fire' | 'stone';
  readonly within: number;
  readonly ignoreOn: number;
}

export const invoke = sequence<Invoking>('Invocation of the Elements', 'ZG-8.4', s => [
  s.run('ZG-8.4', 'it invokes an element', (t, { model, element, within, ignoreOn }) => {
    const seat = ownerOf(t, model);
    const use = { rule: 'invoked', element, within, ignoreOn, seat, holder: model } as const;
    t.emit({ type: 'effect-began', clause: 'ZG-8.4', effect: { use, until: 'own-turn', seat } });
    return end();
  }),
]);

const ELEMENTS = ['fire', 'stone'] as const;

/** ZG-8.4: in each Movement phase it chooses an effect for friends nearby. */
export const invocation: Rule<'invocation'> = {
  clause: 'ZG-8.4',
  name: 'Invocation',
  offer: {
    'phase-began': (t, { phase }, { holder, within, ignoreOn }, seat) =>
      phase === 'movement' &&
      holder !== null &&
      isAlive(t, holder) &&
      ownerOf(t, holder) === seat &&
      t.position.turn === seat &&
      !t.position.effects.some(({ use }) => use.rule === 'invoked' && use.holder === holder)
        ? ELEMENTS.map(element => ({
            id: `${element} ${holder}`,
            frame: invoke.start({ model: holder, element, within, ignoreOn }),
          }))
        : [],
  },
};
