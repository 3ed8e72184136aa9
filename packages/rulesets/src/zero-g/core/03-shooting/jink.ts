// 7E-5.15  Jinking
import { isFlier, isSkimmer, isUnder, nextOwnTurn, ownerOf } from '../../lookups.ts';
import { type AboutModel, type Look, type ModelId, question, sequence } from '../../types.ts';

export const chooseJink = question<'pick-one', AboutModel>('jink', 'pick-one');

/** 7E-5.15: Skimmers and fliers may jink. */
export const mayJink = (t: Look, model: ModelId): boolean =>
  (isSkimmer(t, model) || isFlier(t, model)) &&
  !isUnder(t, model, 'jinking') &&
  !isUnder(t, model, 'immobilised') &&
  !isUnder(t, model, 'stunned');

/** The target is asked before any die is rolled. */
export const jink = sequence<AboutModel>('Jink', '7E-5.15', s => [
  s.ask('7E-5.15', chooseJink, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, { model }) => (mayJink(t, model) ? { of: 'yes-no', options: ['yes', 'no'], about: { model } } : null),
    then: (t, v, answer) => {
      const { model } = v;
      const ends = nextOwnTurn(t, model);
      if (answer === 'yes') t.emit({ type: 'condition-began', clause: '7E-5.15', model, condition: 'jinking', ends });
      return v;
    },
  }),
]);
