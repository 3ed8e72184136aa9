import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, open, red, type Stood, spot, tenths } from '../../testing/field.ts';

const avenger: Stood = blue('dire-avenger', 10, 10);
const enemy: Stood = red('pikeman', 20, 10);
const call = activationOf(0, false);
/** A volley that misses. */
const shot = { dice: [1, 1, 1] } as const;

section('Fire and Fade', () => {
  rule(['VG-2.4', 'VG-7.1', 'VG-2.8'], 'for 1 CP it moves after its Attack, once per activation', start => {
    const game = start.from(open, field([avenger, enemy], { cp: [1, 0] }), call);
    game
      .picks('choose an action', 'attack')
      .reacts('before-hit-roll', null)
      .dice('roll to hit', ...shot.dice);
    game.reacts('hit-dice-rolled', null).reacts('action-finished', 'fire-and-fade');
    game.refuses([go(6.9, 10)], 'too-long', 'VG-7.1').picks('move', [go(7, 10)]);
    expect(game.position).toMatchObject({
      cp: [0, 0],
      activation: { performed: ['attack', 'fire-and-fade'], shorts: 1 },
    });
    expect(game.position.models[0]!.at).toEqual(spot(7, 10));
    // It is no Walk, so it may still Walk.
    game.picks('choose an action', 'walk').picks('move', []);
  });

  rule('VG-11.16', 'is not offered without CP, after other actions, or to others', start => {
    const poor = start.from(open, field([avenger, enemy], broke), call).picks('choose an action', 'attack');
    poor.dice('roll to hit', ...shot.dice).picks('choose an action', 'end-activation');
    const aims = start.from(open, field([avenger, enemy], { cp: [1, 0] }), call).picks('choose an action', 'aim');
    aims.picks('choose an action', 'end-activation');
    const guardian = start.from(open, field([blue('guardian', 10, 10), enemy], { cp: [1, 0] }), call);
    guardian.picks('choose an action', 'attack').dice('roll to hit', 1, 1).reacts('hit-dice-rolled', null);
    guardian.picks('choose an action', 'end-activation');
  });

  rule('VG-2.4', 'is not offered while it is engaged', start => {
    const touching: Stood = red('rifleman', 0, 0, { at: tenths(2540 + 266, 2540) });
    const game = start.from(open, field([avenger, touching], { cp: [1, 0] }), call).picks('choose an action', 'attack');
    game.dice('roll to hit', 1).reacts('hit-dice-rolled', null).picks('choose an action', 'end-activation');
    expect(game.position.cp).toEqual([1, 0]);
  });

  rule(['VG-7.4', 'VG-2.4'], 'provokes disengaging attacks like any move', start => {
    const pike: Stood = red('pikeman', 11.5, 13.1);
    const game = start.from(open, field([avenger, pike], { cp: [1, 0] }), call).picks('choose an action', 'attack');
    game
      .reacts('before-hit-roll', null)
      .dice('roll to hit', ...shot.dice)
      .reacts('hit-dice-rolled', null);
    game.reacts('action-finished', 'fire-and-fade').picks('move', [go(13, 10)]);
    expect(game.asks('strike who leaves', 'react')).toMatchObject({ to: 1, options: ['1'] });
    game.picks('strike who leaves', null).stopsAt('choose an action');
  });
});
