import { expect } from 'vitest';
import { rollBarrel, scoreBarrel } from './08-barrel.ts';
import { carpet, field, rule, section } from './testing/field.ts';

const rolling = rollBarrel.start({ seat: 1, along: { dx: 1, dy: 0 } });

section('TOY-8 The barrel', () => {
  rule('TOY-8.1', 'it rolls D6" straight in the direction named', start => {
    const game = start.from(carpet, field([]), rolling);
    expect(game.asks('aim the barrel', 'aim').to).toBe(1);
    game
      .refuses({ dx: 0, dy: 0 }, 'no-direction', 'TOY-8.1')
      .picks('aim the barrel', { dx: 3, dy: 4 })
      .dice('roll the barrel', 5);
    expect(game.position.barrel).toEqual({ x: 1524 + 762, y: 1524 + 1016 });
  });

  rule('TOY-8.1', 'it stops at the edge', start => {
    const game = start.from(carpet, field([], { barrel: { x: 2900, y: 100 } }), rolling);
    game.picks('aim the barrel', { dx: 1, dy: 0 }).dice('roll the barrel', 6);
    expect(game.position.barrel).toEqual({ x: 3048, y: 100 });
  });

  rule('TOY-8.2', 'more soldiers within 2" of it is a point: exactly 2" counts', start => {
    const by = (tenths: number) => {
      const line = field([[0, 'private', 6, 6]]);
      return { ...line, soldiers: line.soldiers.map(s => ({ ...s, at: { x: 1524 + tenths, y: 1524, z: 0 } })) };
    };
    expect(start.from(carpet, by(508 + 125), scoreBarrel.start({})).position.points).toEqual([1, 0]);
    expect(start.from(carpet, by(508 + 126), scoreBarrel.start({})).position.points).toEqual([0, 0]);
    const even = field([
      [0, 'private', 5, 6],
      [1, 'private', 7, 6],
    ]);
    expect(start.from(carpet, even, scoreBarrel.start({})).position.points).toEqual([0, 0]);
  });
});
