import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { allowanceOf } from '../../core/07-moving/manners.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { nerveTest } from '../../core/12-nerve/nerve.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood, tenths } from '../../testing/field.ts';

section('’Ere We Go', () => {
  rule(['VG-7.3', 'VG-13.3'], 'charges of Orks go 1" further, their other moves do not', () => {
    const t = look(field([blue('ork-boy', 10, 10), blue('gretchin', 14, 10), red('intercessor', 30, 30)]));
    expect([0, 1, 2].map(model => allowanceOf(t, model, 'charge'))).toEqual([inches(10), inches(9), inches(9)]);
    expect((['walk', 'run', 'fallback'] as const).map(action => allowanceOf(t, 0, action))).toEqual([
      inches(6),
      inches(12),
      inches(12),
    ]);
  });
});

section('Mob Rule', () => {
  const boy = (gap: number): Stood => blue('ork-boy', 0, 0, { at: tenths(2540 + 320 + gap, 2540) });
  const above: Stood = blue('ork-boy', 0, 0, { at: tenths(2540, 2540 + 400) });
  const below: Stood = blue('ork-boy', 0, 0, { at: tenths(2540, 2540 - 400) });
  const enemy: Stood = red('intercessor', 12, 12);
  const modifier = (...line: readonly Stood[]): number =>
    look(field([blue('ork-boy', 0, 0, { at: tenths(2540, 2540) }), ...line, enemy])).query('nerve-modifier', 0, {
      model: 0,
    });

  rule('VG-12.1', '+1 for each friend within 3", up to +2', () => {
    expect(modifier()).toBe(0);
    expect(modifier(boy(762))).toBe(1);
    expect(modifier(boy(763))).toBe(0);
    expect(modifier(boy(0), above)).toBe(2);
    expect(modifier(boy(0), above, below)).toBe(2);
  });

  rule('VG-12.1', 'it is added to the test', start => {
    for (const [line, passed] of [
      [[above], true],
      [[], false],
    ] as const) {
      const position = field([blue('ork-boy', 10, 10), ...line, enemy]);
      const game = start.from(open, position, nerveTest.start({ model: 0 })).dice('test nerve', 3);
      expect(game.facts()).toContainEqual({ type: 'nerve-tested', clause: 'VG-12.1', model: 0, passed });
    }
  });
});

section('More Dakka', () => {
  const shooter: Stood = blue('ork-boy', 10, 10, { choices: ['shoota'] });
  const one: Stood = red('pikeman', 20, 10);
  const two: Stood = red('pikeman', 20, 12);

  rule(['VG-3.8', 'VG-2.4', 'VG-2.8'], 'for 1 CP two more dice in a ranged attack, once', start => {
    const game = start.from(open, field([shooter, one], { cp: [2, 0] }), attackBy(0, 'action'));
    game.reacts('before-hit-roll', 'more-dakka').dice('roll to hit', 1, 1, 1, 1).reacts('hit-dice-rolled', null);
    expect(game.position.cp).toEqual([1, 0]);
  });

  rule(['VG-3.8', 'VG-2.8'], 'in a split attack, the dice are for the target they were paid for', start => {
    const game = start.from(open, field([shooter, one, two], { cp: [3, 0] }), attackBy(0, 'action'));
    game.picks('choose a target', 1).picks('choose more targets', [2]).picks('split the dice', [1, 1]);
    game.reacts('before-hit-roll', 'more-dakka').dice('roll to hit', 1, 1, 1).reacts('hit-dice-rolled', null);
    game.dice('roll to hit', 1).reacts('hit-dice-rolled', null);
  });

  rule(['VG-3.8', 'VG-11.16'], 'is not offered in melee, without CP, or without a shoota', start => {
    start.from(open, field([shooter, one], broke), attackBy(0, 'action')).dice('roll to hit', 1, 1);
    const close: readonly Stood[] = [blue('ork-nob', 10, 10), red('rifleman', 11.4, 10)];
    const melee = start.from(open, field(close, { cp: [1, 0] }), attackBy(0, 'action'));
    melee.picks('choose an attack', 'big-choppa').dice('roll to hit', 1, 1, 1, 1).reacts('hit-dice-rolled', null);
    const slugga: readonly Stood[] = [blue('ork-boy', 10, 10), one];
    start
      .from(open, field(slugga, { cp: [1, 0] }), attackBy(0, 'action'))
      .dice('roll to hit', 1)
      .reacts('hit-dice-rolled', null);
  });
});
