import { questionOf, type State, tableOf } from '@little-wars/engine';
import { randomGame } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { vanguard } from '../index.ts';
import { rule, section } from '../testing/book.ts';
import type { Look, ModelId, Setup, Vanguard } from '../types.ts';
import { whatToDo } from './05-activation/activation.ts';
import { actionsOf, reasonsAgainstAction } from './06-actions/actions.ts';

section('VG-5.1 The actions on offer', () => {
  /** Checks every action of the active model, taken either way: how many there were, and how many were legal. */
  function looked(setup: Setup, state: State<Vanguard>): readonly [number, number] {
    const { position } = state;
    const question = questionOf(vanguard, setup, state);
    if (question?.kind !== 'pick-one' || question.purpose !== 'choose an action') return [0, 0];
    const t = tableOf(vanguard, setup, position) as Look;
    const { model } = question.about as { readonly model: ModelId };
    const judged = actionsOf(t, model).flatMap(action =>
      (['normal', 'extra'] as const).map(taking => ({
        option: taking === 'extra' ? `extra/${action.id}` : action.id,
        legal: reasonsAgainstAction(t, model, action, taking).length === 0,
      })),
    );
    const legal = judged.filter(each => each.legal).map(each => each.option);
    expect(question.options.filter(option => option !== 'end-activation')).toEqual(legal);
    expect(whatToDo(t, model)).toEqual(legal);
    return [judged.length, legal.length];
  }

  rule(['VG-5.1', 'VG-11.1'], 'are exactly those that nothing rules out, in whole games', () => {
    let [all, legal] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      const setup = vanguard.ready[seed]!;
      const watch = (state: State<Vanguard>): void => {
        const [more, those] = looked(setup, state);
        all += more;
        legal += those;
      };
      randomGame(vanguard, setup, seed, { watch });
    }
    expect(legal).toBeGreaterThan(1000);
    expect(all).toBeGreaterThan(legal);
  });
});
