import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../index.ts';
import { apart, armed, broke, shooting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import { inTorrent } from './torrent.ts';

const burna: Stood = blue('burna-boy', 0, 0, { at: spot(2000, 1500), ...armed('burna') });
const foe = (x: number, y = 2300): Stood => red('tactical-marine-warrior', 0, 0, { at: spot(x, y) });
const aim = { attacker: 0, target: 1, weapon: 'burna', profile: 'standard', action: 'shoot' };
const near = (stood: readonly Stood[], chosen: readonly number[] = []) =>
  inTorrent(tableOf(killTeam, open, broke(stood)), { aim, inches: 2, chosen });
const burns = (game: { dice(purpose: string, ...faces: readonly number[]): unknown }, times: number) => {
  for (let i = 0; i < times; i++) game.dice('roll attack dice', 1, 1, 1, 1, 1);
};

section('KT-9.24 Torrent x', () => {
  rule('KT-9.24', 'further valid targets within x of the first, including at exactly 2"', () => {
    expect(near([burna, foe(2000), foe(2000 + apart(2)), foe(2000 - apart(2) - 1)])).toEqual([2]);
    expect(near([burna, foe(2000)])).toEqual([]);
  });

  rule('KT-9.24', 'they are within x of one another too: all pairs, without chaining', () => {
    const row = [burna, foe(2000), foe(2000 + apart(1.5)), foe(2000 - apart(1.5)), foe(2000, 2300 + 400)];
    expect(near(row)).toEqual([2, 3, 4]);
    // 2 and 3 are too far from each other.
    expect(near(row, [2])).toEqual([4]);
    expect(near(row, [3])).toEqual([4]);
    expect(near(row, [4])).toEqual([2, 3]);
    const exact = [burna, foe(2000), foe(2000 + apart(1)), foe(2000 + apart(1), 2300 + apart(2))];
    expect(near(exact, [2])).toEqual([]);
    const pair = [burna, foe(2000), foe(2000 + 400), foe(2000 + 400 - apart(2))];
    expect(near(pair, [2])).toEqual([3]);
    expect(near([burna, foe(2000), foe(2000 + 401), foe(2000 + 400 - apart(2))], [2])).toEqual([]);
  });

  rule(
    ['KT-9.24', 'KT-4.12'],
    'the attacker picks among targets too far apart, and the order; no other target is left out',
    start => {
      const row = broke([burna, foe(2000), foe(2000 + apart(1.5)), foe(2000 - apart(1.5)), foe(2000, 2300 + 400)]);
      const game = start.from(open, row, shooting());
      game.picks('select a ranged weapon', 'burna/standard').picks('select a valid target', 1);
      expect(game.asks('pick the next of the torrent', 'pick-one')).toMatchObject({ to: 0, options: [2, 3, 4] });
      game.picks('pick the next of the torrent', 3);
      // Only the last is near all of them, so it is added without asking.
      burns(game, 3);
      expect(game.state.question).toBeNull();
      const targets = game.facts().flatMap(fact => (fact.type === 'attack-began' ? [fact.attack.target] : []));
      expect(targets).toEqual([1, 3, 4]);
    },
  );

  rule(['KT-9.24', 'KT-4.12'], 'the order of those near one another is chosen too, as long as there are two', start => {
    const crowd = broke([burna, foe(2000), foe(2350), foe(1650), foe(2000, 2650)]);
    const game = start.from(open, crowd, shooting());
    game.picks('select a ranged weapon', 'burna/standard').picks('select a valid target', 1);
    game.picks('pick the next of the torrent', 4);
    expect(game.asks('pick the next of the torrent', 'pick-one').options).toEqual([2, 3]);
    game.picks('pick the next of the torrent', 3);
    burns(game, 4);
    const targets = game.facts().flatMap(fact => (fact.type === 'attack-began' ? [fact.attack.target] : []));
    expect(targets).toEqual([1, 4, 3, 2]);
  });

  rule('KT-9.24', 'never a friend, and never an enemy engaged with a friend', () => {
    const friend: Stood = blue('boy-fighter', 0, 0, { at: spot(2000 + apart(1) + 400, 2300) });
    expect(near([burna, foe(2000), foe(2000 + apart(1)), friend])).toEqual([]);
  });

  rule(['KT-9.24', 'KT-9.17'], 'all must be within Rng', () => {
    expect(near([burna, foe(2000, 1500 + apart(6)), foe(2400, 1500 + apart(6))])).toEqual([]);
    expect(near([burna, foe(2000, 1500 + apart(5.5)), foe(2400, 1500 + apart(5.5))])).toEqual([2]);
  });

  rule(['KT-9.24', 'KT-3.14', 'KT-9.27'], 'in Overwatch too, each attack with BS worsened by 1', start => {
    const game = start.from(open, broke([burna, foe(2000), foe(2400)]), shooting('overwatch'));
    game.picks('select a ranged weapon', 'burna/standard').picks('select a valid target', 1);
    // BS 2+ becomes 3+.
    game
      .dice('roll attack dice', 2, 2, 2, 2, 2)
      .dice('roll attack dice', 2, 2, 2, 2, 3)
      .dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([10, 11, 11 - 2]);
  });
});
