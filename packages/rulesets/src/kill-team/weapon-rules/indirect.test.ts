import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { isInCover } from '../core/04-shooting/targets.ts';
import { killTeam } from '../index.ts';
import { block, broke, shooting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, red, type Stood, withPieces } from '../testing/field.ts';

const low = withPieces([block('low-wall', [3, 8.5], [4, 0.3], [0, 1.25])]);
const errata = { ...low, options: { ...low.options, errata: true } };
const thrower: Stood = blue('tactical-marine-warrior', 5, 5, { equipment: ['krak-grenade', 'frag-grenade'] });
const hidden: Stood = red('boy-fighter', 5, 10, { order: 'conceal' });

section('KT-9.10 Indirect', () => {
  rule('KT-9.10', 'enemies are not in cover, neither as targets nor for the die', start => {
    const game = start.from(low, broke([thrower, hidden]), shooting());
    // The boltgun has no target, the grenades do.
    expect(game.asks('select a ranged weapon', 'pick-one').options).toEqual([
      'krak-grenade/standard',
      'frag-grenade/standard',
    ]);
    game.picks('select a ranged weapon', 'krak-grenade/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 3, 1, 1, 1);
    expect(game.position.attack!.inCover).toBe(false);
    game.dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
  });

  rule('KT-9.10', 'with the errata only as targets: the cover die is kept', start => {
    const game = start.from(errata, broke([thrower, hidden]), shooting());
    game.picks('select a ranged weapon', 'krak-grenade/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 3, 1, 1, 1).picks('keep dice for cover', 1).dice('roll defence dice', 1);
    expect(game.position.operatives[1]!.wounds).toBe(10);
  });

  rule('KT-9.10', 'friends that a Blast may hit keep their cover', () => {
    const friend: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(1270, 2540) });
    const foe: Stood = red('boy-fighter', 0, 0, { at: spot(1270, 1000) });
    const enemy: Stood = red('boy-fighter', 0, 0, { at: spot(1600, 2540) });
    const t = tableOf(killTeam, low, broke([thrower, foe, friend, enemy]));
    const at = (target: number) => ({
      attacker: 0,
      target,
      viewer: 1,
      weapon: 'frag-grenade',
      profile: 'standard',
      action: 'shoot',
    });
    expect([2, 3].map(target => isInCover(t, at(target), 'for-die'))).toEqual([true, false]);
  });
});
