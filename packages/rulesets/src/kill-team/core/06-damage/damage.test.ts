import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { apart, attackWith, broke, fighting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { moveOf } from '../03-actions/moves.ts';
import { attackOn } from '../04-shooting/attack.ts';
import { neededBy } from '../dice/dice.ts';
import { removeIncapacitated, sufferDamage } from './damage.ts';
import { isInjured } from './injured.ts';
import { mayUsePloy } from './ploys.ts';

const duel = (wounds = 10, change: Partial<Position> = {}) =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { wounds })], change);
const hurt = (amount: number) => sufferDamage.start({ operative: 1, amount, from: 0, clause: 'KT-4.6' });

section('KT-6.1-3 Damage', () => {
  rule('KT-6.1', 'damage removes wounds, never more than are left', start => {
    expect(start.from(open, duel(), hurt(3)).position.operatives[1]!.wounds).toBe(7);
    expect(start.from(open, duel(3), hurt(3)).position.operatives[1]!.wounds).toBe(0);
    expect(start.from(open, duel(2), hurt(9)).position.operatives[1]!.wounds).toBe(0);
    expect(start.from(open, duel(), hurt(3)).facts()).toMatchObject([
      { type: 'wounds-lost', amount: 3, mortal: false },
    ]);
    expect(start.from(open, duel(0), hurt(1)).facts()).toEqual([]);
    expect(start.from(open, duel(), hurt(0)).facts()).toEqual([]);
  });

  rule('KT-6.1', 'at 0 it is incapacitated: a fact says by whom, how and where before it is removed', start => {
    const down = start.from(open, duel(1), hurt(1)).position;
    const game = start.from(open, down, removeIncapacitated.start({}));
    expect(game.facts()).toMatchObject([
      { type: 'incapacitated', clause: 'KT-6.1', operative: 1, by: 0, how: 'other', at: spot(inches(5), inches(12)) },
      { type: 'removed', clause: 'KT-6.1', operative: 1 },
    ]);
    expect(game.position.operatives[1]).toMatchObject({ at: null, removed: true, ready: false });
  });

  rule('KT-6.1', 'an operative with one wound left stays', start => {
    const game = start.from(open, duel(1), removeIncapacitated.start({}));
    expect(game.facts()).toEqual([]);
  });

  rule('KT-6.2', 'mortal wounds are taken without a defence die', start => {
    const melta = broke([blue('tactical-marine-gunner', 5, 5), red('tactical-marine-warrior', 5, 8, { wounds: 8 })]);
    const game = start.from(open, melta, attackWith('meltagun')).dice('roll attack dice', 6, 6, 1, 1);
    expect(game.state.question).toBeNull();
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'wounds-lost', amount: 8, mortal: true }));
  });

  rule('KT-6.3', 'injured with less than half its wounds; exactly half is not', () => {
    const at = (card: string, wounds: number) => {
      const t = tableOf(killTeam, open, broke([[0, card, 5, 5, { wounds }], red('boy-fighter', 5, 12)]));
      return isInjured(t, 0);
    };
    expect([10, 6, 5, 4, 1].map(wounds => at('boy-fighter', wounds))).toEqual([false, false, false, true, true]);
    expect([6, 5].map(wounds => at('tactical-marine-warrior', wounds))).toEqual([false, true]);
  });

  rule('KT-6.3', 'M is reduced by 2", BS and WS worsened by 1', () => {
    const table = (wounds: number) =>
      tableOf(killTeam, open, broke([blue('boy-fighter', 5, 5, { wounds }), red('boy-fighter', 5, 12)]));
    const needs = (wounds: number) => {
      const aim = { attacker: 0, target: 1, weapon: 'shoota', profile: 'standard', action: 'shoot' };
      return neededBy(table(wounds), { attack: attackOn(table(wounds), aim, null), side: 'attacker' }).succeedsOn;
    };
    expect([5, 4].map(wounds => moveOf(table(wounds), 0))).toEqual([inches(6), inches(4)]);
    expect([5, 4].map(needs)).toEqual([5, 6]);
  });
});

section('KT-6.4-6 Tactical ploys and Command Re-roll', () => {
  rule('KT-6.4', 'a ploy needs its CP, and is used once a turning point by each player', () => {
    const t = tableOf(killTeam, open, duel(10, { cp: [1, 0], ploys: [['bold'], []] }));
    const may = (seat: number, ploy: string, cp: number) => mayUsePloy(t, { seat, ploy, cp });
    expect([may(0, 'brave', 1), may(0, 'brave', 2), may(0, 'bold', 1), may(1, 'bold', 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(may(1, 'bold', 0)).toBe(true);
  });

  rule('KT-6.5', '1CP re-rolls one attack die, as long as CP and dice last', start => {
    const game = start.from(open, duel(10, { cp: [2, 0] }), attackWith('boltgun'));
    game.dice('roll attack dice', 1, 1, 1, 1);
    expect(game.asks('react or pass', 'react')).toMatchObject({
      to: 0,
      clause: 'KT-6.5',
      options: ['command-re-roll'],
    });
    game.reacts('attack-dice-rolled', 'command-re-roll');
    expect(game.asks('choose a die to roll again', 'pick-one')).toMatchObject({ to: 0, options: [0, 1, 2, 3] });
    game.picks('choose a die to roll again', 2).dice('roll them again', 1);
    expect(game.position.cp).toEqual([1, 0]);
    game.reacts('attack-dice-rolled', 'command-re-roll');
    // Never a die that was re-rolled already.
    game.refuses(2, 'not-an-option', 'KT-6.5').picks('choose a die to roll again', 0).dice('roll them again', 6);
    expect(game.position.cp).toEqual([0, 0]);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(6);
    expect(game.position.ploys[0]).toEqual(['command-re-roll', 'command-re-roll']);
  });

  rule('KT-6.5', 'passing costs nothing; nobody is asked which die if only one is left', start => {
    const one = broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)], { cp: [1, 0] });
    const game = start.from(open, one, attackWith('boltgun'));
    game.dice('roll attack dice', 1, 1, 1, 1).reacts('attack-dice-rolled', null);
    expect(game.position.cp).toEqual([1, 0]);
    const split = start.from(open, { ...one, cp: [2, 0] }, attackWith('boltgun', 'shoot', 1));
    split.dice('roll attack dice', 1).reacts('attack-dice-rolled', 'command-re-roll').dice('roll them again', 2);
    // The only die has been re-rolled: 1CP is left and nothing is offered.
    expect(split.state.question).toBeNull();
    expect(split.position.cp).toEqual([1, 0]);
  });

  rule(['KT-6.5', 'KT-6.6'], 'defence dice are the defender’s to re-roll, attack dice the attacker’s', start => {
    const game = start.from(open, duel(10, { cp: [1, 1] }), attackWith('boltgun')).dice('roll attack dice', 3, 3, 1, 1);
    expect(game.asks('react or pass', 'react').to).toBe(0);
    game.reacts('attack-dice-rolled', null).dice('roll defence dice', 1, 1, 1);
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 1, timing: 'defence-dice-rolled' });
    game.reacts('defence-dice-rolled', 'command-re-roll').picks('choose a die to roll again', 1);
    game.dice('roll them again', 5);
    expect(game.position).toMatchObject({ cp: [1, 0] });
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
  });

  rule('KT-6.6', 'a player without CP is not asked', start => {
    const game = start.from(open, duel(10, { cp: [0, 3] }), attackWith('boltgun')).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.state.question).toBeNull();
  });

  rule('KT-6.6', 'in combat each player re-rolls their own dice before any is judged', start => {
    const close = field(
      [
        blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) }),
        red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), weapons: ['choppa'] }),
      ],
      { cp: [1, 1] },
    );
    const game = start.from(open, close, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, options: ['command-re-roll'] });
    game.reacts('attack-dice-rolled', null);
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 1, options: ['command-re-roll'] });
    game.reacts('attack-dice-rolled', 'command-re-roll').picks('choose a die to roll again', 3);
    game.dice('roll them again', 6);
    expect(game.position.operatives[0]!.wounds).toBe(11 - 5);
  });
});
