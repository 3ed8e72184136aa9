import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { hitsOn } from '../../core/10-attacks/armor.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, open, red, type Stood, tenths } from '../../testing/field.ts';

section('Supporting Fire', () => {
  const charger: Stood = red('pikeman', 10, 16);
  const charged: Stood = blue('fire-warrior', 10, 10);
  /** A friend at this gap, in tenths, from the base of the charged model. */
  const support = (gap: number, x: 1 | -1 = 1): Stood =>
    blue('fire-warrior', 0, 0, { at: tenths(2540 + x * (280 + gap), 2540) });
  /** Charges the first of the line and declines the attack. */
  const chargeOn = (line: readonly Stood[], cp = 1) => ({
    position: field([...line, charger], { cp: [cp, 0] }),
    by: line.length,
  });

  rule(
    ['VG-2.4', 'VG-7.10', 'VG-13.3'],
    'for 1 CP a friend within 6" of the charged model shoots at the charger',
    start => {
      const { position, by } = chargeOn([charged, support(1524)]);
      const game = start.from(open, position, activationOf(by, false));
      game
        .picks('choose an action', 'charge')
        .picks('declare a charge target', 0)
        .picks('move', [go(10, 12.5)]);
      game.picks('make the charge attack', null);
      expect(game.asks('react or pass', 'react')).toMatchObject({ to: 0, options: ['supporting-fire'] });
      game.reacts('action-finished', 'supporting-fire').dice('roll to hit', 4, 1).dice('roll for armor', 4);
      expect(game.position.models[2]!.wounds).toBe(1);
      expect(game.position).toMatchObject({ cp: [0, 0], effects: [] });
    },
  );

  rule(
    ['VG-2.8', 'VG-5.9'],
    'one of those able shoots, once per charge; a removed charger does nothing more',
    start => {
      const { position, by } = chargeOn([charged, support(500), support(500, -1)], 3);
      const game = start.from(open, position, activationOf(by, false));
      game
        .picks('choose an action', 'charge')
        .picks('declare a charge target', 0)
        .picks('move', [go(10, 12.5)]);
      game.picks('make the charge attack', null).reacts('action-finished', 'supporting-fire');
      expect(game.asks('choose who fires in support', 'pick-one').options).toEqual([1, 2]);
      game.picks('choose who fires in support', 2).dice('roll to hit', 4, 4).reacts('hit-dice-rolled', null);
      game.dice('roll for armor', 4, 4).dice('recovery roll', 1);
      expect(game.position.models[3]!.removed).toBe(true);
      expect(game.position.activation).toBeNull();
    },
  );

  rule(
    ['VG-2.4', 'VG-11.16'],
    'is not offered from further away, to the charged model itself, or without CP',
    start => {
      for (const [line, cp] of [
        [[charged, support(1525)], 1],
        [[charged], 1],
        [[charged, support(500)], 0],
        [[charged, blue('shield-drone', 13, 10)], 1],
      ] as readonly (readonly [readonly Stood[], number])[]) {
        const { position, by } = chargeOn(line, cp);
        const game = start.from(open, position, activationOf(by, false)).picks('choose an action', 'charge');
        game
          .picks('declare a charge target', 0)
          .picks('move', [go(10, 12.5)])
          .picks('make the charge attack', null);
        expect(game.state.question).toBeNull();
      }
    },
  );

  rule('VG-2.4', 'is not offered after a charge that engages nobody, or after other moves', start => {
    const { position, by } = chargeOn([charged, support(500)]);
    const short = start.from(open, position, activationOf(by, false)).picks('choose an action', 'charge');
    short.picks('declare a charge target', 0).picks('move', [go(10, 15)]);
    const walks = start.from(open, position, activationOf(by, false)).picks('choose an action', 'walk');
    walks.picks('move', [go(10, 12.5)]).picks('choose an action', 'end-activation');
  });
});

section('Photon Grenades', () => {
  const line = field([blue('fire-warrior', 10, 10), red('pikeman', 12.5, 10)], broke);

  rule(['VG-3.2', 'VG-2.4'], 'charge attacks on it have -1 to hit', start => {
    // Hits on 4+, and uses the charge bonus for AP.
    const game = start.from(open, line, attackBy(1, 'charge', 0)).picks('use the Focus bonus', 'ap');
    game.dice('roll to hit', 4, 5).dice('roll for armor', 6).dice('roll bonus dice', 1);
  });

  rule('VG-3.2', 'other attacks do not, nor charge attacks on others', start => {
    start
      .from(open, line, attackBy(1, 'action'))
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 6)
      .dice('roll bonus dice', 1);
    const drone = field([blue('gun-drone', 10, 10), red('pikeman', 12.5, 10)], broke);
    const game = start.from(open, drone, attackBy(1, 'charge', 0)).picks('use the Focus bonus', 'ap');
    game.dice('roll to hit', 4, 1).dice('roll for armor', 6).dice('roll bonus dice', 1);
  });
});

section('Saviour Protocol', () => {
  const suit: Stood = blue('stealth-suit', 10, 10);
  /** A drone at this gap, in tenths, from the suit's base. */
  const drone = (card: string, gap: number, y: 1 | -1 = 1): Stood => [
    0,
    card,
    0,
    0,
    { at: tenths(2540, 2540 + y * (200 + 160 + gap)) },
  ];
  const shooter: Stood = red('captain', 18, 10);
  const hurt = (drones: readonly Stood[], cp = 1) => field([suit, ...drones, shooter], { cp: [cp, 0] });
  const shot = (drones: number) => attackBy(1 + drones, 'action');

  rule(['VG-10.5', 'VG-10.11', 'VG-2.4'], 'for 1 CP a drone within 3" suffers the wounds instead', start => {
    const game = start.from(open, hurt([drone('gun-drone', 762)]), shot(1)).picks('choose a target', 0);
    game.dice('roll to hit', 4, 4).dice('roll for armor', 2, 2).reacts('armor-dice-rolled', null);
    game.reacts('before-wounds', 'saviour-protocol');
    // Two wounds, of its one.
    game.dice('recovery roll', 4);
    expect(game.position.models.map(({ wounds, removed }) => [wounds, removed])).toEqual([
      [2, false],
      [0, true],
      [3, false],
    ]);
    expect(game.position).toMatchObject({ cp: [0, 0], effects: [], attack: null });
  });

  rule(['VG-2.4', 'VG-2.8'], 'only one of several steps in', start => {
    const two = [drone('gun-drone', 0), drone('shield-drone', 100, -1)];
    const game = start.from(open, hurt(two, 3), shot(2)).picks('choose a target', 0);
    game.picks('choose more targets', []);
    game.dice('roll to hit', 4, 1).picks('choose the armor', 'armor').dice('roll for armor', 2);
    game.reacts('armor-dice-rolled', null).reacts('before-wounds', 'saviour-protocol');
    game.picks('choose who steps in', 2);
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([2, 1, 1, 3]);
    expect(game.position.cp).toEqual([2, 0]);
  });

  rule(['VG-11.16', 'VG-2.4'], 'is not offered from further away, without CP, or for another drone', start => {
    for (const [drones, cp] of [
      [[drone('gun-drone', 763)], 1],
      [[drone('gun-drone', 762)], 0],
    ] as const) {
      const game = start.from(open, hurt(drones, cp), shot(1)).picks('choose a target', 0);
      game.dice('roll to hit', 4, 1).dice('roll for armor', 2);
      if (cp > 0) game.reacts('armor-dice-rolled', null);
      expect(game.position.models.map(({ wounds }) => wounds)).toEqual([1, 1, 3]);
    }
    const drones = field([blue('gun-drone', 10, 10), blue('gun-drone', 10, 12), shooter], { cp: [1, 0] });
    const game = start.from(open, drones, attackBy(2, 'action')).picks('choose a target', 0);
    game.picks('choose more targets', []).dice('roll to hit', 4, 1).dice('roll for armor', 2);
    game.reacts('armor-dice-rolled', null).dice('recovery roll', 1);
  });

  rule(['VG-2.4', 'VG-10.11'], 'works for attacks only, not for falls', start => {
    const game = start.from(open, hurt([drone('gun-drone', 762)]), hitsOn(0, [1, 1, 1])).dice('roll for armor', 2);
    game.reacts('armor-dice-rolled', null);
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([1, 1, 3]);
  });

  rule(['VG-10.10', 'VG-10.5'], 'is not offered when every hit is saved, and does not stop mortal wounds', start => {
    const saved = start.from(open, hurt([drone('gun-drone', 762)]), shot(1)).picks('choose a target', 0);
    saved.dice('roll to hit', 4, 1).dice('roll for armor', 5).reacts('armor-dice-rolled', null);
    const rifle: Stood = red('rifleman', 18, 10, { choices: ['long-rifle'] });
    const sniper = field([suit, drone('gun-drone', 762), rifle], { cp: [1, 0] });
    const game = start.from(open, sniper, attackBy(2, 'action')).picks('choose a target', 0);
    game.dice('roll to hit', 6).dice('roll bonus dice', 1).dice('roll for armor', 2);
    game.reacts('armor-dice-rolled', null).reacts('before-wounds', 'saviour-protocol').dice('recovery roll', 1);
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([1, 0, 1]);
  });
});
