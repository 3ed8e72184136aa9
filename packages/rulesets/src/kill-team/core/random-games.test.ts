import { type State, tableOf } from '@little-wars/engine';
import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { inPlay } from '../lookups.ts';
import { CLOSE_QUARTERS, MAPS } from '../maps/index.ts';
import { rule, section } from '../testing/book.ts';
import type { KillTeam, Look, OperativeId, Setup } from '../types.ts';
import { whatToDo } from './02-activation.ts';
import { actionOf, actionsOf, isAllowed, reasonsAgainstAction } from './03-actions.ts';

const GROUNDS = [MAPS[0]!, MAPS[4]!, CLOSE_QUARTERS];

describe('random games of Kill Team', () => {
  for (const map of GROUNDS)
    it(`end without a refusal on ${map.id}`, () => {
      for (let seed = 1; seed <= 10; seed++) {
        const setup = { ...killTeam.ready[seed % killTeam.ready.length]!, map: map.id };
        const position = randomGame(killTeam, setup, seed);
        expect(position).toMatchObject({ over: true, turningPoint: 4 });
        expect(killTeam.result(setup, position)).not.toBeNull();
      }
    });
});

section('KT-2.12 The actions on offer', () => {
  /** Looks at every action of whoever acts, and at the overwatch of everybody: how many there were, and how many legal. */
  function looked(setup: Setup, { position, question }: State<KillTeam>): readonly [number, number] {
    if (question?.kind !== 'pick-one' || question.purpose !== 'choose an action') return [0, 0];
    const t = tableOf(killTeam, setup, position) as Look;
    const { operative } = question.about as { readonly operative: OperativeId };
    const judged = actionsOf(t, operative).map(action => {
      const reasons = reasonsAgainstAction(t, action, operative);
      expect({ action: action.id, allowed: isAllowed(t, action, operative) }).toEqual({
        action: action.id,
        allowed: reasons.length === 0,
      });
      return { id: action.id, legal: reasons.length === 0 };
    });
    for (const id of inPlay(position)) {
      const overwatch = actionOf(t, id, 'overwatch');
      expect(isAllowed(t, overwatch, id, true)).toBe(reasonsAgainstAction(t, overwatch, id, true).length === 0);
    }
    const legal = judged.filter(each => each.legal).map(each => each.id);
    const isPassAll = legal.every(id => id === 'pass') && position.operatives[operative]!.carrying === null;
    const drop = position.operatives[operative]!.carrying === null ? [] : ['drop'];
    expect(question.options).toEqual(['end-activation', ...(isPassAll ? [] : [...legal, ...drop])]);
    expect(whatToDo(t, operative)).toEqual(question.options.slice(1));
    return [judged.length, legal.length];
  }

  for (const map of GROUNDS)
    rule(['KT-2.12', 'KT-3.20'], `are those that nothing stands against, in whole games on ${map.id}`, () => {
      let [all, legal] = [0, 0];
      for (let seed = 21; seed <= 24; seed++) {
        const setup = { ...killTeam.ready[seed % killTeam.ready.length]!, map: map.id };
        const watch = (state: State<KillTeam>): void => {
          const [more, those] = looked(setup, state);
          all += more;
          legal += those;
        };
        randomGame(killTeam, setup, seed, { watch });
      }
      expect(legal).toBeGreaterThan(1000);
      expect(all).toBeGreaterThan(2 * legal);
    });
});
