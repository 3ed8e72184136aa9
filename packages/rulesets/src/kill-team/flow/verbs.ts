// KT-3  What the actions do, for an action bar and for drawing on the board
import type { Question, Verb, VerbKind } from '@little-wars/engine';
import { actionsOf, costOf, reasonsAgainstAction } from '../core/03-actions/actions.ts';
import type { AboutOperative, Look } from '../types.ts';

const VERBS: { readonly [action: string]: VerbKind | undefined } = {
  'normal-move': 'move',
  'fall-back': 'move',
  dash: 'dash',
  charge: 'charge',
  shoot: 'shoot',
  fight: 'fight',
  'hatchway-fight': 'fight',
  pass: 'hold',
  guard: 'hold',
};

/** Every action of the operative, also those that it may not perform now, and the end of its activation. */
export function verbsOfActions(
  t: Look,
  { about: { operative }, options }: Question<'pick-one', AboutOperative>,
): readonly Verb[] {
  const actions = actionsOf(t, operative);
  const others = options.filter(option => !actions.some(({ id }) => id === option));
  return [
    ...actions.map(action => ({
      option: action.id,
      verb: VERBS[action.id] ?? ('other' as const),
      cost: costOf(t, action, operative),
      against: options.includes(action.id) ? [] : reasonsAgainstAction(t, action, operative),
    })),
    ...others.map(option => ({
      option,
      verb: option === 'end-activation' ? ('end' as const) : ('other' as const),
      cost: null,
      against: [],
    })),
  ];
}
