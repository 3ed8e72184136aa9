import { expect } from 'vitest';
import { apart, armed, block, broke, fighting, rules, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../testing/field.ts';

const reap = rules([{ rule: 'reap', wounds: 2 }]);
const reaper: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) });
const foe = (x: number, y = 2000): Stood => red('boy-fighter', 0, 0, { at: spot(x, y), ...armed() });
const first = foe(2000 + apart(1));
const wounds = (operatives: readonly { readonly wounds: number }[]) => operatives.map(each => each.wounds);

section('KT-9.18 Reap x', () => {
  rule(
    'KT-9.18',
    'a critical strike inflicts x mortal wounds on further enemies within 1" of the fighter or its target',
    start => {
      const beside = foe(2000, 2000 + apart(1));
      const behind = foe(2000 + 2 * apart(1));
      const far = foe(2000, 2000 - apart(1) - 1);
      const friend: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(1600, 2000) });
      const game = start.from(open, broke([reaper, first, beside, behind, far, friend], reap), fighting());
      game.picks('select an enemy', 1).dice('roll combat dice', 6, 1, 1);
      expect(wounds(game.position.operatives)).toEqual([11, 10 - 4, 8, 8, 10, 11]);
      expect(game.facts()).toContainEqual(
        expect.objectContaining({ type: 'wounds-lost', clause: 'KT-9.18', operative: 2, mortal: true, from: 0 }),
      );
    },
  );

  rule('KT-9.18', 'normal strikes do not count, and enemies it does not see are safe', start => {
    const wall = withPieces([block('wall', [2900 / 254, 6], [0.2, 6])]);
    const game = start.from(wall, broke([reaper, first, foe(3120)], reap), fighting());
    game.picks('select an enemy', 1).dice('roll combat dice', 6, 3, 1).picks('resolve a hit', 'strike-normal');
    expect(wounds(game.position.operatives)).toEqual([11, 10 - 3 - 4, 10]);
  });

  rule('KT-9.18', 'a normal strike reaps nobody, nor does a critical strike of the other fighter', start => {
    const enemy: Stood = red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa') });
    const friend: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000 + apart(1), 2000 - apart(1)) });
    const game = start.from(open, broke([reaper, enemy, foe(2000, 2000 + apart(1)), friend], reap), fighting());
    game.picks('select an enemy', 1).dice('roll combat dice', 3, 1, 1).dice('roll combat dice', 6, 1, 1, 1);
    expect(wounds(game.position.operatives)).toEqual([11 - 5, 10 - 3, 10, 11]);
  });

  rule(['KT-9.18', 'KT-6.1'], 'several may fall in one fight: all are removed after it', start => {
    const weak: Stood = red('boy-fighter', 0, 0, { at: spot(2000, 2000 + apart(0.5)), ...armed(), wounds: 2 });
    const dying: Stood = red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed(), wounds: 4 });
    const game = start.from(open, broke([reaper, dying, weak], reap), fighting());
    game.picks('select an enemy', 1).dice('roll combat dice', 6, 1, 1);
    expect(game.position.operatives.map(({ removed }) => removed)).toEqual([false, true, true]);
    expect(game.position.fallen.map(({ operative, by, how }) => [operative, by, how])).toEqual([
      [1, 0, 'combat'],
      [2, 0, 'combat'],
    ]);
  });

  rule(['KT-9.18', 'KT-9.27'], 'a defender reaps as well', start => {
    const defender = rules([{ rule: 'reap', wounds: 1 }], 1, 1);
    const enemy: Stood = red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa') });
    const other: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000 + apart(1), 2000 + apart(1)) });
    const game = start.from(open, broke([reaper, enemy, other], defender), fighting());
    game.picks('select an enemy', 1).dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 6, 1, 1, 1);
    expect(wounds(game.position.operatives)).toEqual([11 - 5, 10, 11 - 1]);
  });
});
