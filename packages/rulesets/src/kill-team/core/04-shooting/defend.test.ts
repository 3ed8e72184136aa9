import { expect } from 'vitest';
import { attackWith, block, broke, rules } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';

// A genestealer has a 5+ invulnerable save as well as Sv 5+, a shield drone 4+ and 4+.
const duel = (change: Partial<Position> = {}, card = 'genestealer-fighter') =>
  broke([blue('tactical-marine-warrior', 5, 5), [1, card, 5, 12]], change);

section('KT-9.11 Invulnerable Save x+', () => {
  rule('KT-9.11', 'is chosen before rolling, for all dice, with the full D: AP does not apply', start => {
    const pierced = duel(rules([{ rule: 'ap', by: 2 }]));
    const kept = start.from(open, pierced, attackWith('boltgun')).dice('roll attack dice', 3, 3, 3, 1);
    expect(kept.asks('choose the save', 'pick-one')).toMatchObject({ to: 1, options: ['save', 'invulnerable-5'] });
    kept.refuses('invulnerable-4', 'not-an-option', 'KT-9.11').picks('choose the save', 'invulnerable-5');
    expect(kept.asks('roll defence dice', 'roll').count).toBe(3);
    kept.dice('roll defence dice', 5, 5, 4);
    expect(kept.position.operatives[1]!.wounds).toBe(9 - 3);
    const plain = start.from(open, pierced, attackWith('boltgun')).dice('roll attack dice', 3, 3, 3, 1);
    plain.picks('choose the save', 'save');
    expect(plain.asks('roll defence dice', 'roll').count).toBe(1);
    plain.dice('roll defence dice', 5);
    expect(plain.position.operatives[1]!.wounds).toBe(9 - 6);
  });

  rule(['KT-9.11', 'KT-4.4'], 'a 6 is a critical save, a 1 fails', start => {
    const game = start.from(open, duel(), attackWith('boltgun')).dice('roll attack dice', 6, 1, 1, 1);
    game.picks('choose the save', 'invulnerable-5').dice('roll defence dice', 6, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(9);
  });

  rule(['KT-9.11', 'KT-4.8'], 'the cover die may be one of the full D', start => {
    const low = withPieces([block('low-wall', [3, 10.5], [4, 0.3], [0, 1.25])]);
    const game = start.from(low, duel(rules([{ rule: 'ap', by: 3 }])), attackWith('boltgun'));
    game.dice('roll attack dice', 3, 3, 1, 1).picks('choose the save', 'invulnerable-5');
    game.picks('keep dice for cover', 1).dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(9 - 3);
  });

  rule('KT-9.11', 'a target without one is not asked', start => {
    const game = start.from(open, duel({}, 'boy-fighter'), attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
  });
});
