import { expect } from 'vitest';
import { attackWith, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';

const duel = broke([blue('deathmark-warrior', 5, 5), red('boy-fighter', 5, 12)]);

section('KT-9.14 MWx', () => {
  rule('KT-9.14', 'each critical hit retained inflicts x mortal wounds, even if it is then saved', start => {
    const game = start.from(open, duel, attackWith('synaptic-disintegrator')).dice('roll attack dice', 6, 6, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 2);
    game.dice('roll defence dice', 6, 6);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 2);
  });

  rule('KT-9.14', 'normal hits inflict none', start => {
    const game = start.from(open, duel, attackWith('synaptic-disintegrator')).dice('roll attack dice', 5, 5, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10);
    game.dice('roll defence dice', 5, 5);
  });
});
