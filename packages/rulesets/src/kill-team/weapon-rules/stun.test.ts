import { expect } from 'vitest';
import { armed, attackWith, broke, fighting, rules, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';

section('KT-9.23 Stun', () => {
  const whip = broke([blue('tyranid-warrior-fighter', 5, 5), red('boy-fighter', 5, 8)]);

  rule('KT-9.23', 'shooting: any critical hit retained removes 1 APL, once, even if it is then saved', start => {
    const game = start.from(open, whip, attackWith('lash-whip')).dice('roll attack dice', 6, 6, 1, 1);
    game.dice('roll defence dice', 6, 6, 1);
    expect(game.position.operatives[1]).toMatchObject({ wounds: 10, aplChange: -1 });
    const plain = start.from(open, whip, attackWith('lash-whip')).dice('roll attack dice', 5, 1, 1, 1);
    plain.dice('roll defence dice', 5, 1, 1);
    expect(plain.position.operatives[1]!.aplChange).toBe(0);
  });

  rule('KT-9.23', 'shooting: one critical hit is enough', start => {
    const game = start.from(open, whip, attackWith('lash-whip')).dice('roll attack dice', 6, 1, 1, 1);
    game.dice('roll defence dice', 6, 1, 1);
    expect(game.position.operatives[1]).toMatchObject({ wounds: 10, aplChange: -1 });
  });

  const hammer: Stood = blue('intercessor-sergeant', 0, 0, { at: spot(2000, 2000), ...armed('thunder-hammer') });
  const nob: Stood = red('tyranid-warrior-fighter', 0, 0, { at: spot(2600, 2000), ...armed('boneswords') });

  rule(
    'KT-9.23',
    'combat: the first critical strike removes a normal hit, the second 1 APL, a third nothing',
    start => {
      const game = start.from(open, broke([hammer, nob]), fighting()).picks('select an enemy', 1);
      game.dice('roll combat dice', 6, 6, 6, 1).dice('roll combat dice', 3, 3, 3, 1);
      game.picks('resolve a hit', 'strike-critical');
      // Of three normal hits one was removed, and one, which could not parry a critical, has struck.
      expect(game.position.attack!.defenceDice.filter(({ as }) => as === 'normal')).toHaveLength(1);
      expect(game.position.operatives[0]!.wounds).toBe(14 - 4);
      expect(game.position.operatives[1]!.aplChange).toBe(0);
      game.picks('resolve a hit', 'strike-critical');
      expect(game.state.question).toBeNull();
      const stuns = game.facts().filter(({ clause }) => clause === 'KT-9.23');
      expect(stuns).toMatchObject([{ type: 'defence-dice-set' }, { type: 'apl-changed', operative: 1, by: -1 }]);
      expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([14 - 8, 0]);
    },
  );

  rule('KT-9.23', 'without a normal hit to remove, the first strike still counts as the first', start => {
    const game = start.from(open, broke([hammer, nob]), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 6, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(game.position.operatives[1]).toMatchObject({ wounds: 18 - 12, aplChange: -1 });
  });

  rule('KT-9.23', 'combat: a normal strike after the critical one removes nothing more', start => {
    const game = start.from(open, broke([hammer, nob]), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 4, 1, 1).dice('roll combat dice', 3, 3, 3, 1);
    for (const hit of ['strike-critical', 'strike-normal', 'strike-normal']) game.picks('resolve a hit', hit);
    expect(game.position.operatives[0]!.wounds).toBe(14 - 2 * 4);
    expect(game.facts().filter(({ clause }) => clause === 'KT-9.23')).toHaveLength(1);
  });

  rule(['KT-9.23', 'KT-9.27'], 'combat: critical strikes of the other fighter stun nobody', start => {
    const plain: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) });
    const position = broke([plain, nob], rules([{ rule: 'stun' }]));
    const game = start.from(open, position, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 4, 4, 1).dice('roll combat dice', 6, 1, 1, 1);
    game.picks('resolve a hit', 'strike-critical');
    expect(game.facts().filter(({ clause }) => clause === 'KT-9.23')).toEqual([]);
    expect(game.position.operatives[1]!.wounds).toBe(18 - 6);
  });

  rule('KT-9.23', 'parries and normal strikes do not count', start => {
    const game = start.from(open, broke([hammer, nob]), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 4, 1, 1).dice('roll combat dice', 3, 3, 3, 1);
    game.picks('resolve a hit', 'parry-critical-normal');
    expect(game.position.attack!.defenceDice.filter(({ as }) => as === 'normal')).toHaveLength(2);
    game.picks('resolve a hit', 'strike-normal').picks('resolve a hit', 'strike-normal');
    expect(game.position.operatives[1]!.aplChange).toBe(0);
  });
});
