import { type Leg, questionOf, type State, tableOf } from '@little-wars/engine';
import { flat, type Tenths } from '@little-wars/engine/geometry';
import { randomGame } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../index.ts';
import { enemiesOf, inPlay, operativeOf, reachOf } from '../lookups.ts';
import { CLOSE_QUARTERS, MAPS } from '../maps/index.ts';
import { rule, section } from '../testing/book.ts';
import { ofTheBook } from '../testing/field.ts';
import type { KillTeam, Look, OperativeId, Setup } from '../types.ts';
import { whatToDo } from './02-turning-point/activation.ts';
import { actionOf, actionsOf, isAllowed, reasonsAgainstAction } from './03-actions/actions.ts';
import { isLegal } from './03-actions/move-reasons.ts';
import { allowanceOf } from './03-actions/moves.ts';
import { canShoot, weaponsToShoot } from './04-shooting/valid-targets.ts';

const GROUNDS = [MAPS[0]!, MAPS[4]!, CLOSE_QUARTERS];

describe('random games of Kill Team', () => {
  for (const map of GROUNDS)
    it(`end without a refusal on ${map.id}`, () => {
      for (let seed = 1; seed <= 10; seed++) {
        const setup = { ...ofTheBook[seed % ofTheBook.length]!, map: map.id };
        const position = randomGame(killTeam, setup, seed);
        expect(position).toMatchObject({ over: true, turningPoint: 4 });
        expect(killTeam.result(setup, position)).not.toBeNull();
      }
    });
});

section('KT-2.12 The actions on offer', () => {
  /** Checks all actions of the active operative, and everybody's overwatch. Returns the number checked and legal. */
  function checkActions(setup: Setup, state: State<KillTeam>): readonly [number, number] {
    const { position } = state;
    const question = questionOf(killTeam, setup, state);
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
    const shoots = (attacker: OperativeId, action: string): void =>
      expect(canShoot(t, { attacker, action })).toBe(weaponsToShoot(t, { attacker, action }).length > 0);
    shoots(operative, 'shoot');
    for (const id of inPlay(position)) {
      shoots(id, 'overwatch');
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
    rule(['KT-2.12', 'KT-3.20'], `are exactly the legal ones, in whole games on ${map.id}`, () => {
      let [all, legal] = [0, 0];
      for (let seed = 21; seed <= 24; seed++) {
        const setup = { ...ofTheBook[seed % ofTheBook.length]!, map: map.id };
        const watch = (state: State<KillTeam>): void => {
          const [checked, allowed] = checkActions(setup, state);
          all += checked;
          legal += allowed;
        };
        randomGame(killTeam, setup, seed, { watch });
      }
      expect(legal).toBeGreaterThan(1000);
      expect(all).toBeGreaterThan(2 * legal);
    });
});

section('KT-3.20 Refused Charges', () => {
  const STEPS = Array.from({ length: 13 }, (_, i) => i - 6);
  const isPlain = (x: number, y: number): boolean =>
    (x !== 0 || y !== 0) && [2, 3, 5].every(n => x % n !== 0 || y % n !== 0);
  const DIRECTIONS = STEPS.flatMap(x => STEPS.filter(y => isPlain(x, y)).map(y => [x, y] as const));
  const GAPS = [0, 3, 20, 60, 110, 170, 230, 250].map(gap => gap as Tenths);

  /** Straight lines to places all around every enemy on the same level. */
  function* lines(t: Look, operative: OperativeId): Generator<readonly Leg[]> {
    const from = operativeOf(t, operative).at!;
    for (const enemy of enemiesOf(t, operative)) {
      const at = operativeOf(t, enemy).at!;
      if (at.z !== from.z) continue;
      for (const [x, y] of DIRECTIONS)
        for (const gap of GAPS) {
          const away = (reachOf(t, operative) + reachOf(t, enemy) + gap) / Math.sqrt(x * x + y * y);
          yield [{ how: 'go', to: { x: Math.round(at.x + x * away), y: Math.round(at.y + y * away), z: at.z } }];
        }
    }
  }

  for (const map of GROUNDS)
    rule('KT-3.20', `have no legal straight line, in whole games on ${map.id}`, () => {
      let [refused, near] = [0, 0];
      const watch =
        (setup: Setup) =>
        (state: State<KillTeam>): void => {
          const { question, position } = state;
          if (question?.kind !== 'pick-one' || question.purpose !== 'choose an action') return;
          const t = tableOf(killTeam, setup, position) as Look;
          const { operative } = question.about as { readonly operative: OperativeId };
          const [reason, ...more] = reasonsAgainstAction(t, actionOf(t, operative, 'charge'), operative);
          if (reason?.reason !== 'no-legal-end' || more.length > 0) return;
          refused++;
          const move = {
            operative,
            action: 'charge',
            allowance: allowanceOf(t, operative, 'charge'),
            dash: 0,
          } as const;
          const from = operativeOf(t, operative).at!;
          for (const legs of lines(t, operative)) {
            if (flat(from, legs[0]!.to) > move.allowance) continue;
            near++;
            expect({ legs, legal: isLegal(t, move, legs) }).toEqual({ legs, legal: false });
          }
        };
      for (let seed = 31; seed <= 36; seed++) {
        const setup = { ...ofTheBook[seed % ofTheBook.length]!, map: map.id };
        randomGame(killTeam, setup, seed, { watch: watch(setup) });
      }
      expect(refused).toBeGreaterThan(100);
      expect(near).toBeGreaterThan(1000);
    });
});
