import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { attackOn } from '../core/04-shooting/attack.ts';
import { killTeam } from '../index.ts';
import { attackWith, broke, rules } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { narrow } from '../testing/close-quarters.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const criticalOn = (card: string, weapon: string, setup: Setup = narrow, change: Partial<Position> = {}): number => {
  const [id, profile = 'standard'] = weapon.split('/') as [string, string?];
  const t = tableOf(killTeam, setup, broke([[0, card, 5, 5], red('boy-fighter', 5, 10)], change));
  const attack = attackOn(t, { attacker: 0, target: 1, weapon: id, profile, action: 'shoot' }, null);
  return t.query('critical-on', 6, { attack, side: 'attacker' });
};

section('KT-12.11 Blast, Splash and Torrent', () => {
  rule('KT-12.11', 'have Lethal 5+, and other weapons do not', () => {
    expect(criticalOn('tactical-marine-heavy-gunner', 'missile-launcher/frag')).toBe(5);
    expect(criticalOn('tactical-marine-gunner', 'flamer')).toBe(5);
    expect(criticalOn('boy-gunner', 'rokkit-launcha')).toBe(5);
    expect(criticalOn('tactical-marine-heavy-gunner', 'missile-launcher/krak')).toBe(6);
    expect(criticalOn('tactical-marine-warrior', 'boltgun')).toBe(6);
  });

  rule('KT-12.11', 'a better Lethal stays', () => {
    const lethal = (face: number) => rules([{ rule: 'lethal', face }]);
    expect(criticalOn('tactical-marine-gunner', 'flamer', narrow, lethal(4))).toBe(4);
    expect(criticalOn('tactical-marine-gunner', 'flamer', narrow, lethal(6))).toBe(5);
  });

  rule('KT-12.11', 'only in Close Quarters', () => {
    expect(criticalOn('tactical-marine-gunner', 'flamer', open)).toBe(6);
  });

  rule(['KT-12.11', 'KT-9.22'], 'a 5 is a critical hit with all its effects', start => {
    const rokkit: Stood = blue('boy-gunner', 5, 5);
    const game = start.from(
      narrow,
      broke([rokkit, red('tactical-marine-warrior', 5, 12)]),
      attackWith('rokkit-launcha'),
    );
    game.dice('roll attack dice', 5, 1, 1, 1, 1).dice('roll defence dice', 1, 1);
    const splash = game.facts().filter(({ type }) => type === 'wounds-lost');
    expect(splash).toHaveLength(2);
    expect(game.position.operatives[1]!.wounds).toBe(11 - 5 - 1);
  });
});
