import { expect } from 'vitest';
import { apart, attackWith, block, broke, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../testing/field.ts';

const immortal: Stood = blue('immortal-warrior', 0, 0, { at: spot(2000, 1000) });
const boy = (x: number, y = 3000): Stood => red('boy-fighter', 0, 0, { at: spot(x, y) });
const wounds = (operatives: readonly { readonly wounds: number }[]) => operatives.map(each => each.wounds);

section('KT-9.22 Splash x', () => {
  rule(
    'KT-9.22',
    'each critical hit inflicts x mortal wounds on the target and all it sees within 2", friends too',
    start => {
      const friend: Stood = blue('immortal-warrior', 0, 0, { at: spot(2000, 3000 - apart(1.5)) });
      const row = broke([immortal, boy(2000), boy(2000 + apart(2)), boy(2000 - apart(2) - 1), friend]);
      const game = start.from(open, row, attackWith('tesla-carbine')).dice('roll attack dice', 6, 6, 1, 1);
      expect(wounds(game.position.operatives)).toEqual([10, 8, 8, 10, 10 - 2]);
      // They stand even though both hits are saved.
      game.dice('roll defence dice', 6, 6, 1);
      expect(wounds(game.position.operatives)).toEqual([10, 8, 8, 10, 8]);
    },
  );

  rule('KT-9.22', 'the shooter is not spared', start => {
    const near: Stood = blue('immortal-warrior', 0, 0, { at: spot(2000, 3000 - apart(2)) });
    const game = start.from(open, broke([near, boy(2000)]), attackWith('tesla-carbine'));
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 6, 1, 1);
    expect(wounds(game.position.operatives)).toEqual([9, 9]);
  });

  rule('KT-9.22', 'a wall protects, and normal hits do not splash', start => {
    const wall = withPieces([block('wall', [2200 / 254, 10], [0.2, 4])]);
    const game = start.from(wall, broke([immortal, boy(2000), boy(2420)]), attackWith('tesla-carbine'));
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 6, 1, 1);
    expect(wounds(game.position.operatives)).toEqual([10, 9, 10]);
    const plain = start.from(open, broke([immortal, boy(2000), boy(2420)]), attackWith('tesla-carbine'));
    plain.dice('roll attack dice', 5, 1, 1, 1).dice('roll defence dice', 6, 1, 1);
    expect(wounds(plain.position.operatives)).toEqual([10, 10, 10]);
  });
});
