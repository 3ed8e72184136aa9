import { expect } from 'vitest';
import { attackWith, block, broke, rules, shooting } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, red, withPieces } from '../testing/field.ts';

const barrage = rules([{ rule: 'barrage' }]);
const duel = broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12)], barrage);
const lowWall = block('low-wall', [3, 10.5], [4, 0.3], [0, 1.25]);

section('KT-9.2 Barrage', () => {
  rule('KT-9.2', 'cover in between gives no die', start => {
    const game = start.from(withPieces([lowWall]), duel, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    expect(game.asks('roll defence dice', 'roll').count).toBe(3);
    game.dice('roll defence dice', 1, 1, 1);
  });

  rule('KT-9.2', 'a roof over any part of the base does, without cover in between', start => {
    const roof = withPieces([block('floor', [5.6, 11], [3, 3], [3, 3.2]), block('floor', [15, 11], [3, 3], [3, 3.2])]);
    const game = start.from(roof, duel, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    game.picks('keep dice for cover', 1).dice('roll defence dice', 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10);
  });

  rule('KT-9.2', 'a roof that only touches the base, or the floor it stands on, hides nothing', start => {
    // The base has a radius of 160 tenths around 1270.
    const beside = withPieces([block('floor', [1430 / 254, 11], [3, 3], [3, 3.2])]);
    const touched = start.from(beside, duel, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    touched.dice('roll defence dice', 1, 1, 1);
    const onTop = broke(
      [blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { at: { x: 1270, y: 3048, z: 762 } })],
      barrage,
    );
    const under = withPieces([block('floor', [3, 10], [4, 4], [2.8, 3])]);
    const stands = start.from(under, onTop, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    stands.dice('roll defence dice', 1, 1, 1);
  });

  rule('KT-9.2', 'valid targets are determined as usual', start => {
    const hidden = broke(
      [
        blue('tactical-marine-warrior', 5, 5),
        red('boy-fighter', 5, 12, { order: 'conceal' }),
        red('boy-fighter', 20, 12),
      ],
      barrage,
    );
    const game = start
      .from(withPieces([lowWall]), hidden, shooting())
      .picks('select a ranged weapon', 'boltgun/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([2]);
    game.stopsAt('select a valid target');
  });

  rule('KT-9.2', 'rules that add to the cover die depend on the roof as well', start => {
    const ranger = broke([blue('tactical-marine-warrior', 5, 5), red('ranger-warrior', 5, 12)], barrage);
    const inTheOpen = start
      .from(withPieces([lowWall]), ranger, attackWith('boltgun'))
      .dice('roll attack dice', 3, 1, 1, 1);
    inTheOpen.dice('roll defence dice', 1, 1, 1);
    const roof = withPieces([block('floor', [4, 11], [3, 3], [3, 3.2])]);
    const hidden = start.from(roof, ranger, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    expect(hidden.asks('keep dice for cover', 'count')).toMatchObject({ most: 2 });
    hidden.picks('keep dice for cover', 2).dice('roll defence dice', 1);
  });

  rule('KT-9.2', 'an operative that steps between without a cover save has none under a roof either', start => {
    const line = broke(
      [
        blue('tactical-marine-warrior', 5, 5),
        red('fire-warrior-shasla', 5, 12),
        red('mv1-gun-drone', 6.5, 12, { order: 'conceal' }),
      ],
      barrage,
    );
    const roof = withPieces([block('floor', [3, 10], [6, 4], [3, 3.2])]);
    const game = start.from(roof, line, attackWith('boltgun')).reacts('target-selected', 'saviour-protocols-2');
    game.dice('roll attack dice', 3, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[2]!.wounds).toBe(4);
  });

  rule('KT-9.2', 'without Barrage a roof alone gives nothing', start => {
    const roof = withPieces([block('floor', [4, 11], [3, 3], [3, 3.2])]);
    const game = start.from(roof, { ...duel, effects: [] }, attackWith('boltgun')).dice('roll attack dice', 3, 1, 1, 1);
    game.dice('roll defence dice', 1, 1, 1);
  });
});
