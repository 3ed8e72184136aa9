import { expect } from 'vitest';
import { attackWith, block, broke, rules, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { withPieces } from '../testing/field.ts';
import type { Order } from '../types.ts';

const low = withPieces([block('low-wall', [3, 10.5], [4, 0.3], [0, 1.25])]);
const duel = (order: Order = 'engage') =>
  broke([[0, 'tactical-marine-warrior', 5, 5], [1, 'boy-fighter', 5, 12, { order }], [1, 'boy-fighter', 20, 12]], rules([{ rule: 'no-cover' }])); // biome-ignore format: a line-up

section('KT-9.15 No Cover', () => {
  rule('KT-9.15', 'no die is kept: all are rolled', start => {
    const game = start.from(low, duel(), attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    expect(game.position.attack!.inCover).toBe(true);
    expect(game.asks('roll defence dice', 'roll').count).toBe(3);
    game.dice('roll defence dice', 1, 1, 1);
  });

  rule('KT-9.15', 'conceal still hides', start => {
    const game = start.from(low, duel('conceal'), shooting()).picks('select a ranged weapon', 'boltgun/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([2]);
    game.stopsAt('select a valid target');
  });
});
