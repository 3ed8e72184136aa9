import { expect } from 'vitest';
import { activation } from './04-activation.ts';
import { carpet, field, go, nursery, rule, section } from './testing/field.ts';

const active = { soldier: 0, target: null };

section('TOY-4 An activation', () => {
  rule('TOY-4.1', 'a soldier moves up to 4" along straight pieces: exactly 4" is in, more is out', start => {
    const game = start.from(carpet, field([[0, 'private', 2, 2]]), activation.start(active));
    expect(game.asks('move', 'move')).toMatchObject({ model: 0, allowance: 1016 });
    game.refuses([{ how: 'go', to: { x: 508, y: 508 + 1017, z: 0 } }], 'too-long', 'TOY-4.1');
    game.refuses([go(4, 2), go(4, 4), go(3, 4)], 'too-long', 'TOY-4.1');
    game.picks('move', [go(4, 2), go(4, 4)]);
    expect(game.position.soldiers[0]!.at).toEqual({ x: 1016, y: 1016, z: 0 });
  });

  rule('TOY-4.1', 'it may stay where it is', start => {
    const game = start.from(carpet, field([[0, 'private', 2, 2]]), activation.start(active)).picks('move', []);
    expect(game.facts()).toEqual([]);
  });

  rule('TOY-4.2', 'no move goes through a wall; touching it is fine', start => {
    // The west wall spans 2" to 4" and 5" to 7"; a base has a radius of 125 tenths.
    const game = start.from(nursery, field([[0, 'private', 3, 4]]), activation.start(active));
    game.refuses([go(3, 7.9)], 'through-solid', 'TOY-4.2');
    game.refuses([{ how: 'go', to: { x: 762, y: 1270 - 124, z: 0 } }], 'through-solid', 'TOY-4.2');
    game.picks('move', [{ how: 'go', to: { x: 762, y: 1270 - 125, z: 0 } }]);
  });

  rule('TOY-4.2', 'no move goes through a soldier or over the edge', start => {
    const line = field([
      [0, 'private', 3, 1],
      [1, 'private', 3, 3],
    ]);
    const game = start.from(carpet, line, activation.start(active));
    game.refuses([go(3, 4.5)], 'through-base', 'TOY-4.2');
    game.refuses([go(3, 0.4)], 'off-table', 'TOY-4.2');
    game.refuses([{ how: 'jump', to: { x: 762, y: 300, z: 0 } }], 'only-on-foot', 'TOY-4.2');
    game.picks('move', [{ how: 'go', to: { x: 762, y: 762 - 250, z: 0 } }]);
    game.picks('shoot or hold fire', 'hold-fire');
  });

  rule('TOY-4.3', 'then it may shoot or hold fire, and is not asked without a target', start => {
    const near = start.from(
      carpet,
      field([
        [0, 'private', 3, 1],
        [1, 'private', 3, 3],
      ]),
      activation.start(active),
    );
    near.picks('move', []);
    expect(near.asks('shoot or hold fire', 'pick-one').options).toEqual(['hold-fire', 1]);
    near.refuses(0, 'not-an-option', 'TOY-4.3').picks('shoot or hold fire', 'hold-fire');
    start
      .from(
        carpet,
        field([
          [0, 'private', 1, 1],
          [1, 'private', 11, 11],
        ]),
        activation.start(active),
      )
      .picks('move', []);
  });
});
