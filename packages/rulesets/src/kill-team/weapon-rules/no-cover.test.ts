import { expect } from 'vitest';
import { attackWith, block, broke, rules, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, red, withPieces } from '../testing/field.ts';
import type { Order, Position } from '../types.ts';

const low = withPieces([block('low-wall', [3, 10.5], [4, 0.3], [0, 1.25])]);
const duel = (order: Order = 'engage') =>
  broke(
    [blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { order }), red('boy-fighter', 20, 12)],
    rules([{ rule: 'no-cover' }]),
  );

section('KT-9.15 No Cover', () => {
  rule('KT-9.15', 'no die is kept for cover: all are rolled', start => {
    const game = start.from(low, duel(), attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    expect(game.asks('roll defence dice', 'roll').count).toBe(3);
    game.dice('roll defence dice', 1, 1, 1);
    const usual = start
      .from(low, { ...duel(), effects: [] }, attackWith('boltgun'))
      .dice('roll attack dice', 3, 1, 1, 1);
    usual.picks('keep dice for cover', 1).dice('roll defence dice', 1, 1);
  });

  rule('KT-9.15', 'rules that add to the cover die are lost with it; a die kept for another reason stays', start => {
    const against = (card: string, more: Position['effects'] = []) => {
      const line = broke([blue('tactical-marine-warrior', 5, 5), [1, card, 5, 12, { order: 'conceal' }]]);
      return { ...line, effects: [...more, ...rules([{ rule: 'no-cover' }]).effects] };
    };
    const ranger = start
      .from(low, against('ranger-warrior'), attackWith('boltgun'))
      .dice('roll attack dice', 3, 1, 1, 1);
    ranger.dice('roll defence dice', 1, 1, 1);
    const skulking = { use: { rule: 'skulk-about', seat: 1, holder: null }, until: 'turning-point' } as const;
    const kommando = against('clan-kommando-fighter', [skulking]);
    const game = start.from(low, kommando, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    expect(game.asks('keep dice for cover', 'count')).toMatchObject({ most: 1 });
    game.picks('keep dice for cover', 1).dice('roll defence dice', 1, 1);
  });

  rule('KT-9.15', 'a conceal order still protects in cover', start => {
    const game = start.from(low, duel('conceal'), shooting()).picks('select a ranged weapon', 'boltgun/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([2]);
    game.stopsAt('select a valid target');
  });
});
