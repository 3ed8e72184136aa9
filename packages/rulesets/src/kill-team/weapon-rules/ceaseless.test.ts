import { expect } from 'vitest';
import { armed, attackWith, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';

const duel = broke([blue('termagant', 5, 5, armed('devourer')), red('boy-fighter', 5, 12)]);

section('KT-9.6 Ceaseless', () => {
  rule('KT-9.6', 'any dice showing 1 may be re-rolled, and no others', start => {
    const game = start.from(open, duel, attackWith('devourer')).dice('roll attack dice', 1, 2, 1, 4, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({
      to: 0,
      options: [0, 2, 4],
      least: 0,
      most: 3,
    });
    game.refuses([1], 'not-an-option', 'KT-1.5').picks('choose dice to roll again', [0, 4]);
    game.dice('roll them again', 4, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 6);
  });

  rule('KT-9.6', 'nobody is asked if there is no 1', start => {
    const game = start.from(open, duel, attackWith('devourer')).dice('roll attack dice', 2, 2, 2, 2, 2);
    expect(game.state.question).toBeNull();
  });
});
