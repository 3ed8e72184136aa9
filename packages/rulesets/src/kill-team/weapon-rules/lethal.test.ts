import { expect } from 'vitest';
import { apart, armed, attackWith, broke, fighting, rules, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Position } from '../types.ts';

const duel = (change: Partial<Position> = {}, wounds = 11) =>
  broke([blue('tactical-marine-warrior', 5, 5, { wounds }), red('boy-fighter', 5, 12)], change);

section('KT-9.12 Lethal x', () => {
  rule('KT-9.12', 'hits of x or more are critical, lower ones are not', start => {
    const game = start.from(open, duel(rules([{ rule: 'lethal', face: 5 }])), attackWith('boltgun'));
    game.dice('roll attack dice', 5, 4, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4 - 3);
  });

  rule('KT-9.12', 'a die that misses is not critical', start => {
    const position = broke(
      [blue('boy-fighter', 5, 5, { wounds: 4 }), red('boy-fighter', 5, 12)],
      rules([{ rule: 'lethal', face: 4 }]),
    );
    // Injured with BS 5+: a 5 misses, a 6 hits.
    const game = start.from(open, position, attackWith('shoota')).dice('roll attack dice', 4, 5, 5, 6);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
  });

  rule('KT-9.12', 'the best of several counts', start => {
    const game = start.from(
      open,
      duel(
        rules([
          { rule: 'lethal', face: 5 },
          { rule: 'lethal', face: 4 },
        ]),
      ),
      attackWith('boltgun'),
    );
    game.dice('roll attack dice', 4, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
  });

  rule(['KT-9.12', 'KT-9.27'], 'in combat only for the fighter with the weapon', start => {
    const close = broke([
      blue('tactical-marine-sergeant', 0, 0, { at: spot(2000, 2000), ...armed('power-weapon') }),
      red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa') }),
    ]);
    const game = start.from(open, close, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 5, 1, 1, 1, 1).dice('roll combat dice', 5, 1, 1, 1);
    expect(game.asks('resolve a hit', 'pick-one').options).toEqual(['strike-critical', 'parry-critical-normal']);
    game.picks('resolve a hit', 'strike-critical');
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([12 - 4, 10 - 6]);
  });
});
