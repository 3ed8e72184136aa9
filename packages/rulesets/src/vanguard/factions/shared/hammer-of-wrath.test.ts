import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, open, red, type Stood } from '../../testing/field.ts';

section('Hammer of Wrath', () => {
  const charger: Stood = blue('assault-intercessor', 10, 10);
  const call = activationOf(0, false);

  rule(
    ['VG-10.10', 'VG-2.4', 'VG-2.8'],
    'for 1 CP a charge deals a mortal wound in addition to its attack, once',
    start => {
      const game = start.from(open, field([charger, red('pikeman', 16, 10)], { cp: [2, 0] }), call);
      game
        .picks('choose an action', 'charge')
        .picks('declare a charge target', 1)
        .picks('move', [go(14.5, 10)]);
      game.picks('make the charge attack', null);
      expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, options: ['hammer-of-wrath'] });
      game.reacts('action-finished', 'hammer-of-wrath');
      expect(game.position.models[1]!.wounds).toBe(1);
      expect(game.position.cp).toEqual([1, 0]);
      game.picks('choose an action', 'end-activation');
    },
  );

  rule('VG-10.10', 'the player chooses one of the enemies it engages', start => {
    const line: readonly Stood[] = [charger, red('pikeman', 16, 10), red('pikeman', 16, 11.5)];
    const game = start.from(open, field(line, { cp: [1, 0] }), call);
    game
      .picks('choose an action', 'charge')
      .picks('declare a charge target', 1)
      .picks('move', [go(14.5, 10)]);
    game.picks('make the charge attack', null).reacts('action-finished', 'hammer-of-wrath');
    game.picks('choose whom it strikes', 2);
    expect(game.position.models[2]!.wounds).toBe(1);
  });

  rule(
    ['VG-2.4', 'VG-11.16'],
    'is not offered after a charge that engages nobody, after other actions, or without CP',
    start => {
      const short = start.from(open, field([charger, red('pikeman', 16, 10)], { cp: [1, 0] }), call);
      short
        .picks('choose an action', 'charge')
        .picks('declare a charge target', 1)
        .picks('move', [go(12, 10)]);
      short.picks('choose an action', 'end-activation');
      const walk = start.from(open, field([charger, red('pikeman', 16, 10)], { cp: [1, 0] }), call);
      walk
        .picks('choose an action', 'walk')
        .picks('move', [go(14.5, 10)])
        .picks('choose an action', 'end-activation');
      const poor = start.from(open, field([charger, red('pikeman', 16, 10)], broke), call);
      poor
        .picks('choose an action', 'charge')
        .picks('declare a charge target', 1)
        .picks('move', [go(14.5, 10)]);
      poor.picks('make the charge attack', null);
    },
  );

  rule(['VG-10.11', 'VG-11.17'], 'is no attack, so Death Throes does not follow it', start => {
    const game = start.from(open, field([charger, red('hormagaunt', 16, 10)], { cp: [1, 3] }), call);
    game
      .picks('choose an action', 'charge')
      .picks('declare a charge target', 1)
      .picks('move', [go(14.5, 10)]);
    game.picks('make the charge attack', null).reacts('action-finished', 'hammer-of-wrath').dice('recovery roll', 1);
    expect(game.position.models[1]!.removed).toBe(true);
    expect(game.state.question).toBeNull();
  });
});
