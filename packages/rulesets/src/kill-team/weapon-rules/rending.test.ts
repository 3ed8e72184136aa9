import { expect } from 'vitest';
import { apart, attackWith, broke, fighting, rules, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';
import type { Position } from '../types.ts';

const duel = (change: Partial<Position> = {}) =>
  broke([blue('guardian-defender-warrior', 5, 5), red('boy-fighter', 5, 12)], change);

section('KT-9.20 Rending', () => {
  rule('KT-9.20', 'with a critical hit retained one normal hit may become critical, once', start => {
    const game = start.from(open, duel(), attackWith('shuriken-catapult')).dice('roll attack dice', 6, 3, 3, 1);
    expect(game.asks('react or pass', 'react')).toMatchObject({
      to: 0,
      timing: 'attack-dice-judged',
      options: ['rending'],
    });
    game.refuses('balanced', 'not-an-option', 'KT-4.11').reacts('attack-dice-judged', 'rending');
    // Two critical hits and a normal one, which is saved.
    game.dice('roll defence dice', 5, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4 - 4);
  });

  rule('KT-9.20', 'the change is optional', start => {
    const game = start.from(open, duel(), attackWith('shuriken-catapult')).dice('roll attack dice', 6, 3, 1, 1);
    game.reacts('attack-dice-judged', null).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 7);
  });

  rule('KT-9.20', 'not without a critical hit, and not without a normal one', start => {
    for (const faces of [
      [3, 3, 3, 1],
      [6, 6, 1, 1],
    ]) {
      const game = start.from(open, duel(), attackWith('shuriken-catapult')).dice('roll attack dice', ...faces);
      game.dice('roll defence dice', 6, 6, 6);
    }
  });

  rule(
    ['KT-9.20', 'KT-9.12'],
    'with Lethal: a critical hit by Lethal is enough, and the new one counts fully',
    start => {
      const uses = [
        { rule: 'lethal', face: 5 },
        { rule: 'mortal-wounds', wounds: 1 },
      ] as const;
      const game = start.from(open, duel(rules(uses)), attackWith('shuriken-catapult'));
      game.dice('roll attack dice', 5, 3, 1, 1).reacts('attack-dice-judged', 'rending');
      expect(game.position.operatives[1]!.wounds).toBe(10 - 2);
      game.dice('roll defence dice', 1, 1, 1);
      expect(game.position.operatives[1]!.wounds).toBe(10 - 2 - 8);
    },
  );

  rule(['KT-9.20', 'KT-9.27'], 'in combat for both fighters, each with its own dice', start => {
    const close = broke([
      blue('flayed-one-warrior', 0, 0, { at: spot(2000, 2000) }),
      red('flayed-one-warrior', 0, 0, { at: spot(2000 + apart(0.5), 2000) }),
    ]);
    const game = start.from(open, close, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 3, 1, 1, 1).dice('roll combat dice', 6, 3, 1, 1, 1);
    expect(game.asks('react or pass', 'react').to).toBe(0);
    game.reacts('attack-dice-judged', 'rending');
    expect(game.asks('react or pass', 'react').to).toBe(1);
    game.reacts('attack-dice-judged', null);
    expect(game.asks('resolve a hit', 'pick-one').options).toEqual([
      'strike-critical',
      'parry-critical-critical',
      'parry-critical-normal',
    ]);
    game.picks('resolve a hit', 'strike-critical').picks('resolve a hit', 'parry-critical-critical');
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([9 - 4, 9 - 5]);
  });
});
