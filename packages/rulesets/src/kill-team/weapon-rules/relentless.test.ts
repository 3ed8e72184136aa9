import { expect } from 'vitest';
import { attackWith, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';

const duel = broke([blue('mv1-gun-drone', 5, 5), red('boy-fighter', 5, 12)]);

section('KT-9.19 Relentless', () => {
  rule('KT-9.19', 'any attack dice may be re-rolled, once', start => {
    const game = start.from(open, duel, attackWith('twin-pulse-carbine')).dice('roll attack dice', 1, 2, 3, 6);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({
      options: [0, 1, 2, 3],
      least: 0,
      most: 4,
    });
    game
      .picks('choose dice to roll again', [0, 1, 2])
      .dice('roll them again', 1, 4, 4)
      .dice('roll defence dice', 6, 1, 1);
    game.picks('spend the saves', '0-2');
    expect(game.position.operatives[1]!.wounds).toBe(10 - 8);
  });

  rule('KT-9.19', 're-rolling is optional', start => {
    const game = start.from(open, duel, attackWith('twin-pulse-carbine')).dice('roll attack dice', 1, 2, 3, 1);
    game.picks('choose dice to roll again', []);
    expect(game.position.operatives[1]!.wounds).toBe(10);
  });
});
