import { expect } from 'vitest';
import { armed, broke, rules, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Operative, Position } from '../types.ts';

const spanner = (change: Partial<Operative> = {}, position: Partial<Position> = {}) =>
  broke([blue('spanner', 5, 5, { ...armed('kustom-mega-blasta'), ...change }), red('boy-fighter', 5, 12)], position);

section('KT-9.9 Hot', () => {
  rule('KT-9.9', 'each discarded 1 inflicts 3 mortal wounds on the shooter; other failures do not', start => {
    const game = start.from(open, spanner(), shooting());
    game.picks('select a ranged weapon', 'kustom-mega-blasta/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 2, 3);
    expect(game.position.operatives[0]!.wounds).toBe(11 - 6);
    expect(game.facts()).toContainEqual(
      expect.objectContaining({ type: 'wounds-lost', clause: 'KT-9.9', operative: 0, from: 0, mortal: true }),
    );
  });

  rule('KT-9.9', 'a re-rolled 1 does not count, the new result does', start => {
    const game = start.from(open, spanner({}, rules([{ rule: 'relentless' }])), shooting());
    game.picks('select a ranged weapon', 'kustom-mega-blasta/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 2, 2).picks('choose dice to roll again', [0, 1, 2]);
    game.dice('roll them again', 3, 3, 1);
    expect(game.position.operatives[0]!.wounds).toBe(11 - 3);
  });

  rule(['KT-9.9', 'KT-4.7'], 'a shooter felled by it finishes its attack and is removed with the others', start => {
    const game = start.from(open, spanner({ wounds: 6 }), shooting());
    game.picks('select a ranged weapon', 'kustom-mega-blasta/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 4, 4);
    // It has no wounds left, was injured too late to matter, and still shoots.
    expect(game.position.operatives[0]).toMatchObject({ wounds: 0, removed: false });
    game.dice('roll defence dice', 1);
    expect(game.position.operatives.map(({ removed }) => removed)).toEqual([true, true]);
    expect(game.position.fallen).toMatchObject([
      { operative: 0, by: 0, how: 'shooting' },
      { operative: 1, by: 0 },
    ]);
  });
});
