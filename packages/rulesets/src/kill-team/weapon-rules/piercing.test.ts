import { expect } from 'vitest';
import { attackWith, broke, rules } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Position } from '../types.ts';

const duel = (change: Partial<Position> = {}) =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 9)], change);

section('KT-9.16 Px', () => {
  rule('KT-9.16', 'the attack has APx only with a critical hit retained', start => {
    const position = duel(rules([{ rule: 'piercing', by: 1 }]));
    const plain = start.from(open, position, attackWith('boltgun')).dice('roll attack dice', 5, 5, 5, 5);
    expect(plain.asks('roll defence dice', 'roll').count).toBe(3);
    plain.dice('roll defence dice', 5, 5, 5);
    const pierced = start.from(open, position, attackWith('boltgun')).dice('roll attack dice', 6, 1, 1, 1);
    expect(pierced.asks('roll defence dice', 'roll').count).toBe(2);
    pierced.dice('roll defence dice', 1, 1);
  });

  rule(['KT-9.16', 'KT-9.12'], 'a critical hit by Lethal counts', start => {
    const uses = [
      { rule: 'piercing', by: 2 },
      { rule: 'lethal', face: 5 },
    ] as const;
    const game = start.from(open, duel(rules(uses)), attackWith('boltgun')).dice('roll attack dice', 5, 1, 1, 1);
    expect(game.asks('roll defence dice', 'roll').count).toBe(1);
    game.dice('roll defence dice', 1);
  });

  rule(['KT-9.16', 'KT-9.1'], 'AP and P together: the larger counts, they do not add up', start => {
    const cannon = broke([blue('guardian-defender-heavy-weapon-platform', 5, 5), red('boy-fighter', 5, 12)]);
    // A starcannon has AP1 and P2.
    const plain = start.from(open, cannon, attackWith('starcannon')).dice('roll attack dice', 4, 1, 1, 1);
    expect(plain.asks('roll defence dice', 'roll').count).toBe(2);
    plain.dice('roll defence dice', 1, 1);
    const pierced = start.from(open, cannon, attackWith('starcannon')).dice('roll attack dice', 6, 1, 1, 1);
    expect(pierced.asks('roll defence dice', 'roll').count).toBe(1);
    pierced.dice('roll defence dice', 1);
    const less = start.from(open, { ...cannon, ...rules([{ rule: 'ap', by: 3 }]) }, attackWith('starcannon'));
    less.dice('roll attack dice', 6, 1, 1, 1);
    expect(less.position.operatives[1]!.wounds).toBe(10 - 6);
  });
});
