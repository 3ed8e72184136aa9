import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import {
  arrows,
  blue,
  box,
  field,
  go,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Manoeuvre, Position, Setup } from '../../types.ts';
import { averaged, manoeuvre, manoeuvresOf, mayTurnTo } from './manoeuvres.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];

/** One manoeuvre of model 0, a trooper unless given. */
const does = (start: Start, name: Manoeuvre, stood: readonly Stood[], setup: Setup = open) =>
  start.from(setup, field(stood, { phase: 'movement' }), manoeuvre.start({ model: 0, manoeuvre: name }));
const at = (position: Position) => {
  const { x, y } = position.models[0]!.at!;
  return [x / 254, y / 254];
};
const trooper = (count = 0, dx = 1, dy = 0): Stood => blue('Void Trooper', 10, 10, arrows(count, dx, dy));

section('ZG-2 Starts', () => {
  rule(['ZG-2.1', 'ZG-2.7', 'ZG-1.7'], 'up to 6" in one straight line, then one arrow that way', start => {
    const game = does(start, 'start', [trooper()]);
    expect(game.asks('start in a straight line', 'move').allowance).toBe(inches(6));
    game.refuses([go(10, 16.01)], 'too-long', 'ZG-2.1');
    game.refuses([go(12, 10), go(12, 12)], 'not-a-straight-line', 'ZG-2.1');
    game.refuses([{ how: 'go', to: spot(12, 10, 1) }], 'not-a-straight-line', 'ZG-2.1');
    game.picks('start in a straight line', [go(10, 16)]);
    expect(at(game.position)).toEqual([10, 16]);
    expect(game.position.models[0]).toMatchObject({
      arrows: 1,
      course: { dx: 0, dy: 10000 },
      manoeuvre: 'start',
      snap: false,
    });
  });

  rule('ZG-2.18', 'a start of 0" gives no arrow, and neither does staying', start => {
    expect(does(start, 'start', [trooper()]).picks('start in a straight line', []).position.models[0]!.arrows).toBe(0);
    expect(does(start, 'stay', [trooper()]).position.models[0]).toMatchObject({
      arrows: 0,
      manoeuvre: 'stay',
      snap: false,
    });
    expect(manoeuvresOf(look(field([trooper()])), 0)).toEqual(['stay', 'start']);
  });

  rule('7E-3.2', 'difficult terrain on the way: the higher of 2D6 limits the distance', start => {
    const dust = withPieces(box('rubble', [12, 8], [1, 4], 1));
    const game = does(start, 'start', [trooper()], dust).picks('start in a straight line', [go(16, 10)]);
    game.dice('roll for difficult terrain', 2, 3);
    expect(at(game.position)).toEqual([13, 10]);
    const beside = does(start, 'start', [trooper()], dust).picks('start in a straight line', [go(10, 16)]);
    expect(at(beside.position)).toEqual([10, 16]);
  });
});

section('ZG-2 Drift, Slow, Turn and Accelerate', () => {
  rule(['ZG-2.2', 'ZG-2.20'], 'with arrows there are four manoeuvres; gone to ground only Drift', () => {
    expect(manoeuvresOf(look(field([trooper(2)])), 0)).toEqual(['drift', 'slow', 'turn', 'accelerate']);
    const grounded = blue('Void Trooper', 10, 10, { ...arrows(2), conditions: [{ id: 'grounded', ends: 9 }] });
    expect(manoeuvresOf(look(field([grounded])), 0)).toEqual(['drift']);
    const still = blue('Void Trooper', 10, 10, { conditions: [{ id: 'grounded', ends: 9 }] });
    expect(manoeuvresOf(look(field([still])), 0)).toEqual(['stay']);
  });

  rule(['ZG-2.3', 'ZG-2.22', 'ZG-2.28'], 'Drift: a D6" along each arrow, and it fires as if stationary', start => {
    const game = does(start, 'drift', [trooper(3, 3, 4)]).dice('roll to drift', 2, 3, 5);
    expect(game.position.models[0]).toMatchObject({ arrows: 3, snap: false, manoeuvre: 'drift' });
    expect(game.facts()).toContainEqual({ type: 'drifted', clause: 'ZG-2.11', model: 0, faces: [2, 3, 5] });
    expect(game.position.models[0]!.at).toEqual(tenths(10 * 254 + 6 * 254, 10 * 254 + 8 * 254));
  });

  rule(['ZG-2.9', 'ZG-2.11', 'ZG-2.12'], 'a 1 moves nothing, takes an arrow and leaves Snap Shots', start => {
    const game = does(start, 'drift', [trooper(3)]).dice('roll to drift', 1, 4, 1);
    expect(at(game.position)).toEqual([14, 10]);
    expect(game.position.models[0]).toMatchObject({ arrows: 1, snap: true });
    const all = does(start, 'drift', [trooper(2)]).dice('roll to drift', 1, 1);
    expect(at(all.position)).toEqual([10, 10]);
    expect(all.position.models[0]).toMatchObject({ arrows: 0, course: null, snap: true });
  });

  rule(['ZG-2.10', 'ZG-2.11', 'ZG-2.13'], 'a 6 is an Accelerate of its own, after the move of the others', start => {
    const game = does(start, 'drift', [trooper(2)]).dice('roll to drift', 6, 3);
    expect(at(game.position)).toEqual([13, 10]);
    game.dice('roll to accelerate', 4).dice('test for dangerous terrain', 2);
    expect(at(game.position)).toEqual([21, 10]);
    expect(game.position.models[0]).toMatchObject({ arrows: 3, snap: true });
    const all = does(start, 'drift', [trooper(2)]).dice('roll to drift', 6, 6);
    // Two Accelerates in a row: the second with one more arrow, and so one more test.
    all.dice('roll to accelerate', 1).dice('test for dangerous terrain', 2);
    all.dice('roll to accelerate', 1).dice('test for dangerous terrain', 2).dice('test for dangerous terrain', 2);
    expect(at(all.position)).toEqual([24, 10]);
    expect(all.position.models[0]!.arrows).toBe(4);
  });

  rule(['ZG-2.4', 'ZG-2.23'], 'Slow: one arrow goes, then a Drift; Snap Shots only', start => {
    const game = does(start, 'slow', [trooper(2)]).dice('roll to drift', 4);
    expect(at(game.position)).toEqual([14, 10]);
    expect(game.position.models[0]).toMatchObject({ arrows: 1, snap: true });
    const last = does(start, 'slow', [trooper(1)]);
    expect(last.position.models[0]).toMatchObject({ arrows: 0, course: null, snap: true });
    expect(at(last.position)).toEqual([10, 10]);
  });

  rule(
    ['ZG-2.5', 'ZG-2.14', 'ZG-2.23', 'ZG-2.24'],
    'Turn: up to 45 degrees, all take the average, then a Drift',
    start => {
      const game = does(start, 'turn', [trooper(1)]);
      game
        .refuses({ dx: 1, dy: 2 }, 'turned-too-far', 'ZG-2.14')
        .refuses({ dx: 0, dy: -1 }, 'turned-too-far', 'ZG-2.14');
      game.picks('turn an arrow', { dx: 1, dy: 1 }).dice('roll to drift', 2);
      expect(game.position.models[0]).toMatchObject({ arrows: 1, course: { dx: 7071, dy: 7071 }, snap: true });
      const two = look(field([trooper(2)]));
      expect([
        mayTurnTo(two, 0, { dx: 5, dy: 5 }),
        mayTurnTo(two, 0, { dx: 5, dy: -6 }),
        mayTurnTo(two, 0, { dx: -1, dy: 0 }),
      ]).toEqual([true, false, false]);
      // Of three arrows one turned by 90 degrees: 2 to 1.
      expect(averaged({ dx: 10000, dy: 0 }, 3, { dx: 0, dy: 7 })).toEqual({ dx: 8944, dy: 4472 });
    },
  );

  rule(
    ['ZG-2.15', 'ZG-5.1', 'ZG-1.10'],
    'packs turn an arrow any way; arrows that cancel are all removed, without a Drift',
    start => {
      const beast = blue('Leaping Beast', 10, 10, arrows(2));
      expect(mayTurnTo(look(field([beast])), 0, { dx: -1, dy: 0 })).toBe(true);
      // A jet pack too.
      expect(mayTurnTo(look(field([blue('Destroyer', 10, 10, arrows(1))])), 0, { dx: -1, dy: 0 })).toBe(true);
      const game = does(start, 'turn', [beast]).picks('turn an arrow', { dx: -3, dy: 0 });
      expect(game.position.models[0]).toMatchObject({ arrows: 0, course: null });
      expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'arrows-changed', clause: 'ZG-2.15' }));
      const marine = blue('Space Marine', 10, 10, { ...arrows(1), sheet: 'assault-squad', choices: ['>jump-pack-sm'] });
      does(start, 'turn', [marine]).picks('turn an arrow', { dx: -1, dy: 0 }).dice('roll to drift', 3);
      const walker = blue('Space Marine', 10, 10, { ...arrows(1), sheet: 'assault-squad' });
      does(start, 'turn', [walker]).refuses({ dx: -1, dy: 0 }, 'turned-too-far', 'ZG-2.14').stopsAt('turn an arrow');
    },
  );

  rule(
    ['ZG-2.6', 'ZG-2.13', 'ZG-2.25', 'ZG-2.26', 'ZG-2.23'],
    'Accelerate: 6 + D3", a test for each arrow above the first, one more arrow',
    start => {
      const one = does(start, 'accelerate', [trooper(1)]).dice('roll to accelerate', 5);
      expect(at(one.position)).toEqual([19, 10]);
      expect(one.position.models[0]).toMatchObject({ arrows: 2, snap: true });
      const three = does(start, 'accelerate', [trooper(3)]).dice('roll to accelerate', 2);
      three.dice('test for dangerous terrain', 6).dice('test for dangerous terrain', 2);
      expect(three.position.models[0]!.arrows).toBe(4);
    },
  );

  rule(
    ['ZG-2.13', '7E-3.3', 'ZG-6.1'],
    'a model slain by a test leaves a body at that place, without the new arrow',
    start => {
      const game = does(start, 'accelerate', [trooper(2)]).dice('roll to accelerate', 1);
      game.dice('test for dangerous terrain', 1).dice('saving throws', 4);
      expect(game.position.models[0]!.removed).toBe(true);
      expect(game.position.bodies).toEqual([
        { model: 0, seat: 0, at: spot(17, 10), arrows: 2, course: { dx: 10000, dy: 0 } },
      ]);
      const saved = does(start, 'accelerate', [trooper(2)]).dice('roll to accelerate', 1);
      saved.dice('test for dangerous terrain', 1).dice('saving throws', 5);
      expect(saved.position.models[0]!.arrows).toBe(3);
    },
  );

  rule('7E-6.34', 'Move Through Cover passes the tests', start => {
    const scout = blue('Scout', 10, 10, arrows(3));
    const game = does(start, 'accelerate', [scout]).dice('roll to accelerate', 1);
    expect(game.position.models[0]!.arrows).toBe(4);
  });
});

section('ZG-2 What ends a move', () => {
  rule(
    ['ZG-2.16', 'ZG-2.27'],
    'friends and enemies stop a move: in contact with friends, 1" from enemies; arrows stay',
    start => {
      const friend = does(start, 'drift', [trooper(1), blue('Void Trooper', 13, 10)]).dice('roll to drift', 5);
      expect(friend.position.models[0]!.at!.x).toBe(13 * 254 - 250);
      expect(friend.position.models[0]!.arrows).toBe(1);
      const enemy = does(start, 'drift', [trooper(1), red('Void Trooper', 15, 10)]).dice('roll to drift', 5);
      expect(enemy.position.models[0]!.at!.x).toBe(15 * 254 - 250 - 254);
      // Exactly 1" is as near as it may come.
      expect(
        does(start, 'drift', [
          blue('Void Trooper', 0, 0, { ...arrows(1), at: enemy.position.models[0]!.at }),
          red('Void Trooper', 15, 10),
        ]).dice('roll to drift', 2).position.models[0]!.at,
      ).toEqual(enemy.position.models[0]!.at);
      // Later dice still count: the 6 gives its arrow.
      const on = does(start, 'drift', [trooper(2), blue('Void Trooper', 13, 10)])
        .dice('roll to drift', 5, 6)
        .dice('roll to accelerate', 1);
      on.dice('test for dangerous terrain', 3);
      expect(on.position.models[0]!.arrows).toBe(3);
    },
  );

  rule(['ZG-2.16', '7E-3.1'], 'who began nearer than 1" to an enemy may go away, but not nearer', start => {
    const near = [blue('Void Trooper', 10, 10, arrows(1, -1, 0)), red('Void Trooper', 11.5, 10)];
    expect(at(does(start, 'drift', near).dice('roll to drift', 3).position)).toEqual([7, 10]);
    const towards = [blue('Void Trooper', 10, 10, arrows(1)), red('Void Trooper', 11.5, 10)];
    expect(at(does(start, 'drift', towards).dice('roll to drift', 3).position)).toEqual([10, 10]);
  });

  rule(
    ['ZG-2.17', 'ZG-1.9'],
    'debris ends it: all arrows are removed, and the rest of the manoeuvre is lost',
    start => {
      const rock = withPieces(box('debris', [14, 8], [2, 4]));
      const game = does(start, 'drift', [trooper(2)], rock).dice('roll to drift', 5, 6);
      expect(game.position.models[0]).toMatchObject({ arrows: 0, course: null });
      expect(game.position.models[0]!.at!.x).toBe(14 * 254 - 125);
      const began = does(start, 'start', [trooper()], rock).picks('start in a straight line', [go(16, 10)]);
      expect(began.position.models[0]!.arrows).toBe(0);
      const fast = does(start, 'accelerate', [trooper(3)], rock).dice('roll to accelerate', 6);
      expect(fast.position.models[0]!.arrows).toBe(0);
    },
  );

  rule('ZG-2.8', 'at the edge it stops and loses its arrows, or, by option, is lost without a body', start => {
    const near = [blue('Void Trooper', 46, 10, arrows(2))];
    const game = does(start, 'drift', near).dice('roll to drift', 5, 5);
    expect(game.position.models[0]).toMatchObject({ arrows: 0, removed: false });
    expect(game.position.models[0]!.at!.x).toBe(48 * 254 - 125);
    const lost: Setup = { ...open, options: { ...open.options, edge: 'lost' } };
    const gone = does(start, 'drift', near, lost).dice('roll to drift', 5, 5);
    expect(gone.position.models[0]).toMatchObject({ removed: true, at: null });
    expect(gone.position.bodies).toEqual([]);
    expect(does(start, 'drift', [trooper(1)], lost).dice('roll to drift', 5).position.models[0]!.removed).toBe(false);
  });
});
