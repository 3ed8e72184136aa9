import { expect } from 'vitest';
import { attackWith, broke, rules } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Position } from '../types.ts';

const duel = (change: Partial<Position> = {}) =>
  broke([blue('tactical-marine-gunner', 5, 5), red('boy-fighter', 5, 9)], change);

section('KT-9.1 APx', () => {
  rule('KT-9.1', 'the target has x defence dice fewer', start => {
    const game = start.from(open, duel(), attackWith('plasma-gun')).dice('roll attack dice', 3, 1, 1, 1);
    expect(game.asks('roll defence dice', 'roll').count).toBe(2);
    game.dice('roll defence dice', 1, 1);
  });

  rule('KT-9.1', 'nothing is rolled if no defence dice are left', start => {
    const game = start.from(open, duel(rules([{ rule: 'ap', by: 4 }])), attackWith('plasma-gun'));
    game.dice('roll attack dice', 3, 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 5);
  });

  rule('KT-9.1', 'of several only the largest counts', start => {
    const game = start.from(open, duel(rules([{ rule: 'ap', by: 2 }])), attackWith('plasma-gun'));
    game.dice('roll attack dice', 3, 1, 1, 1);
    expect(game.asks('roll defence dice', 'roll').count).toBe(1);
    game.dice('roll defence dice', 1);
    const less = start.from(open, duel(rules([{ rule: 'ap', by: 1 }])), attackWith('plasma-gun/supercharge'));
    less.dice('roll attack dice', 3, 2, 2, 2);
    expect(less.asks('roll defence dice', 'roll').count).toBe(1);
    less.dice('roll defence dice', 1);
  });

  rule('KT-9.1', 'AP of another operative’s weapon does not count', start => {
    const game = start.from(open, duel(rules([{ rule: 'ap', by: 3 }], 1, 1)), attackWith('plasma-gun'));
    game.dice('roll attack dice', 3, 1, 1, 1).dice('roll defence dice', 1, 1);
  });
});
