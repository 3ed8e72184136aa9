import { expect } from 'vitest';
import { attackWith, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open } from '../testing/field.ts';

const at = (card: string) => broke([blue('tactical-marine-gunner', 5, 5), [1, card, 5, 12]]);

section('Grav', () => {
  rule('KT-9.12', 'against a Save of 3+ a hit of 4 or more is critical', start => {
    const game = start.from(open, at('tactical-marine-warrior'), attackWith('grav-gun'));
    game.dice('roll attack dice', 4, 3, 1, 1).dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(11 - 5 - 4);
  });

  rule('KT-9.12', 'against 4+ only a 6 is', start => {
    const game = start.from(open, at('necron-warrior'), attackWith('grav-gun'));
    game.dice('roll attack dice', 5, 1, 1, 1).dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(9 - 4);
  });
});
