import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { arrows, blue, box, field, open, red, type Stood, spot, tenths, withPieces } from '../../testing/field.ts';
import type { Body, Position, Setup } from '../../types.ts';
import { manoeuvre } from '../02-moving/manoeuvres.ts';
import { isWipedOut } from '../07-missions/missions.ts';
import { driftBodies } from './bodies.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const dead: Stood = blue('Void Trooper', 0, 0, { at: null, removed: true, wounds: 0 });
const body = (x: number, y: number, change: Partial<Body> = {}): Body => ({
  model: 0,
  seat: 0,
  at: spot(x, y),
  arrows: 1,
  course: { dx: 10000, dy: 0 },
  ...change,
});
const drifts = (start: Start, bodies: readonly Body[], stood: readonly Stood[] = [], setup: Setup = open) =>
  start.from(
    setup,
    field([dead, dead, ...stood], { phase: 'movement', bodies }),
    driftBodies.start({ todo: bodies.map(({ model }) => model), body: null }),
  );
const at = ({ bodies }: Position) => bodies.map(({ at: { x, y } }) => [x / 254, y / 254]);

section('ZG-6 Dead bodies', () => {
  rule(
    ['ZG-6.1', 'ZG-6.7', 'ZG-6.8'],
    'a D6" per arrow, summed: 1s do not stop it, 6s do not accelerate it, arrows stay',
    start => {
      const game = drifts(start, [body(10, 10, { arrows: 3 })]).dice('roll for a body to drift', 1, 6, 2);
      expect(at(game.position)).toEqual([[19, 10]]);
      expect(game.position.bodies[0]!.arrows).toBe(3);
    },
  );

  rule('ZG-6.7', 'several: one after the other, in their owner’s order', start => {
    const game = drifts(start, [body(10, 10), body(20, 20, { model: 1 })]);
    expect(game.asks('choose a body to drift', 'pick-one')).toMatchObject({ options: [0, 1], to: 0 });
    game.picks('choose a body to drift', 1).dice('roll for a body to drift', 2).dice('roll for a body to drift', 3);
    expect(at(game.position)).toEqual([
      [13, 10],
      [22, 20],
    ]);
  });

  rule('ZG-6.5', 'it is removed when it reaches the edge', start => {
    expect(drifts(start, [body(46, 10)]).dice('roll for a body to drift', 2).position.bodies).toEqual([]);
    // A body whose base ends at the edge has reached it; a tenth short of it has not.
    const touching = tenths(48 * 254 - 125 - 508, 2540);
    const left = (x: number) =>
      drifts(start, [body(0, 0, { at: { ...touching, x } })]).dice('roll for a body to drift', 2).position.bodies
        .length;
    expect([left(touching.x - 1), left(touching.x), left(touching.x + 1)]).toEqual([1, 0, 0]);
    const up = { course: { dx: 0, dy: -10000 } };
    const north = (y: number) =>
      drifts(start, [body(0, 0, { ...up, at: tenths(2540, y) })]).dice('roll for a body to drift', 2).position.bodies
        .length;
    expect([north(508 + 126), north(508 + 125)]).toEqual([1, 0]);
  });

  rule(
    ['ZG-6.6', 'ZG-6.12'],
    'it is removed within 1" of an enemy of the slain, anywhere on its path; exactly 1" counts',
    start => {
      const enemy = (y: number) => red('Void Trooper', 0, 0, { at: tenths(12 * 254, 2540 + 250 + y) });
      expect(drifts(start, [body(10, 10)], [enemy(254)]).dice('roll for a body to drift', 5).position.bodies).toEqual(
        [],
      );
      expect(
        drifts(start, [body(10, 10)], [enemy(255)]).dice('roll for a body to drift', 5).position.bodies,
      ).toHaveLength(1);
    },
  );

  rule(['ZG-6.9'], 'debris stops it for good, a friend or another body for this phase', start => {
    const rock = withPieces(box('debris', [13, 8], [1, 4]));
    const stopped = drifts(start, [body(10, 10)], [], rock).dice('roll for a body to drift', 5);
    expect(stopped.position.bodies).toMatchObject([{ arrows: 0, at: { x: 13 * 254 - 125 } }]);
    expect(drifts(start, stopped.position.bodies, [], rock).position.bodies).toEqual(stopped.position.bodies);
    const friend = drifts(start, [body(10, 10)], [blue('Void Trooper', 13, 10)]).dice('roll for a body to drift', 5);
    expect(friend.position.bodies).toMatchObject([{ arrows: 1, at: { x: 13 * 254 - 250 } }]);
    const other = drifts(start, [body(10, 10), body(13, 10, { model: 1, arrows: 0 })]).dice(
      'roll for a body to drift',
      5,
    );
    expect(other.position.bodies[0]).toMatchObject({ at: { x: 13 * 254 - 250 } });
  });

  rule(['ZG-6.10', 'ZG-6.6'], 'friends stop at it, enemies remove it', start => {
    const moves = (mover: Stood) =>
      start.from(
        open,
        field([mover, dead], { phase: 'movement', bodies: [body(14, 10, { model: 1 })] }),
        manoeuvre.start({ model: 0, manoeuvre: 'drift' }),
      );
    const friend = moves(blue('Void Trooper', 10, 10, arrows(1))).dice('roll to drift', 5);
    expect(friend.position.models[0]!.at!.x).toBe(14 * 254 - 250);
    expect(friend.position.bodies).toHaveLength(1);
    const enemy = moves(red('Void Trooper', 10, 10, arrows(1))).dice('roll to drift', 5);
    expect(enemy.position.models[0]!.at).toEqual(spot(15, 10));
    expect(enemy.position.bodies).toEqual([]);
  });

  rule('ZG-6.11', 'a body is not a unit: it neither holds nor counts', () => {
    expect(isWipedOut(field([dead], { bodies: [body(10, 10)] }), 0)).toBe(true);
  });
});
