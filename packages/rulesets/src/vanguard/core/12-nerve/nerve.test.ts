import type { Leg } from '@little-wars/engine';
import type { Piece, TableEdge } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { mapOf } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, broke, field, look, open, red, type Stood, spot, tenths, withPieces } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { activationOf } from '../05-activation/activation.ts';
import { fallback, fallbackEdge, isAtEdge } from './fallback.ts';
import { nerveTest } from './nerve.ts';

const one: Stood = blue('rifleman', 18, 20);
const enemy: Stood = red('rifleman', 18, 33);
const inBroken = (line: readonly Stood[], change: Partial<Position> = {}): Position =>
  field(line, { ...broke, broken: [true, false], ...change });
const activate = (again = false) => activationOf(0, again);
const flee = fallback.start({ model: 0, legs: [] });

section('VG-12.1-3 Nerve tests', () => {
  rule(['VG-12.1', 'VG-3.5'], 'one die and its modifiers; 1 fails, 6 passes, nothing explodes', start => {
    const test = (face: number, stood: Stood = one): boolean => {
      const game = start.from(open, field([stood, enemy], broke), nerveTest.start({ model: 0 }));
      game.dice('test nerve', face);
      const [fact] = game.facts();
      return fact?.type === 'nerve-tested' && fact.passed;
    };
    expect([3, 4, 6, 1].map(face => test(face))).toEqual([false, true, true, false]);
    // NE 3+ and steadfast from leadership: a 2 passes, a 1 never does.
    const leader: Stood = blue('captain', 18, 20, { leader: true });
    expect([2, 1].map(face => test(face, leader))).toEqual([true, false]);
  });

  rule(
    ['VG-12.3', 'VG-12.10'],
    'is taken in a broken team before the first action; a model that passes acts as usual',
    start => {
      const game = start.from(open, inBroken([one, enemy]), activate());
      game.dice('test nerve', 4).picks('choose an action', 'walk').picks('move', []);
      game.picks('choose an action', 'end-activation');
      const down = start.from(open, inBroken([blue('rifleman', 18, 20, { down: true }), enemy]), activate());
      down.dice('test nerve', 4).picks('choose an action', 'stand-up').picks('choose an action', 'end-activation');
      // Not in a team that is not broken.
      start.from(open, field([one, enemy], broke), activate()).picks('choose an action', 'end-activation');
    },
  );

  rule(['VG-12.3', 'VG-12.10'], 'is not taken by engaged models', start => {
    const game = start.from(open, inBroken([one, red('pikeman', 18, 22)]), activate());
    game.picks('choose an action', 'end-activation');
  });

  rule('VG-12.7', 'is not taken in a re-activation', start => {
    const game = start.from(open, inBroken([blue('rifleman', 18, 20, { activated: true }), enemy]), activate(true));
    game.picks('choose an action', 'end-activation');
  });
});

section('VG-12.4-12 Fallback!', () => {
  rule(
    ['VG-12.4', 'VG-11.19'],
    'a model that fails goes straight to its own edge, up to twice its speed, and its activation ends',
    start => {
      const game = start.from(open, inBroken([one, enemy], { cp: [3, 0] }), activate()).dice('test nerve', 3);
      expect(game.position.models[0]).toMatchObject({ at: spot(18, 8), activated: true });
      expect(game.state.question).toBeNull();
    },
  );

  rule(['VG-12.5', 'VG-12.12'], 'at the edge it tests again, and stays or is removed', start => {
    const near: Stood = blue('rifleman', 18, 6);
    const stays = start.from(open, inBroken([near, enemy]), flee).dice('test nerve', 4);
    expect(stays.position.models[0]).toMatchObject({ at: tenths(18 * 254, 125), removed: false });
    const gone = start.from(open, inBroken([near, enemy]), flee).dice('test nerve', 3);
    expect(gone.position.models[0]!.removed).toBe(true);
    // It starts at the edge, so it tests at once.
    const there: Stood = blue('rifleman', 0, 0, { at: tenths(4572, 125) });
    const starts = start.from(open, inBroken([there, enemy]), flee).dice('test nerve', 6);
    expect(starts.position.models[0]!.at).toEqual(tenths(4572, 125));
    // Another table edge is not the fallback edge, and a tenth short is not at it.
    expect(isAtEdge(look(inBroken([blue('rifleman', 0, 0, { at: tenths(125, 4572) }), enemy])), 0)).toBe(false);
    expect(isAtEdge(look(inBroken([blue('rifleman', 0, 0, { at: tenths(4572, 126) }), enemy])), 0)).toBe(false);
  });

  rule('VG-12.6', 'a model that is down stands up and goes as far as a Walk', start => {
    const game = start.from(open, inBroken([blue('rifleman', 18, 20, { down: true }), enemy]), flee);
    expect(game.position.models[0]).toMatchObject({ at: spot(18, 14), down: false });
  });

  rule('VG-12.8', 'goes to the closest of several edges', () => {
    const map = mapOf(open);
    const edges: readonly TableEdge[] = ['low', 'right'];
    const setup: Setup = { ...open, map: { ...map, fallback: [edges, ['high']] } };
    expect(fallbackEdge(look(inBroken([blue('rifleman', 30, 20), enemy]), setup), 0)).toBe('right');
    expect(fallbackEdge(look(inBroken([blue('rifleman', 20, 10), enemy]), setup), 0)).toBe('low');
  });

  rule('VG-12.9', 'it stays out of every engagement on its way', start => {
    const game = start.from(open, inBroken([one, red('pikeman', 18, 14)]), flee);
    const { x, y } = game.position.models[0]!.at!;
    // Around the pike's reach: a longer way than straight ahead.
    expect(y).toBeGreaterThan(8 * 254);
    expect((x - 18 * 254) ** 2 + (y - 14 * 254) ** 2).toBeGreaterThan((160 + 125 + 508) ** 2);
    expect(game.facts().some(({ type }) => type === 'attack-began')).toBe(false);
  });

  rule(['VG-12.9', 'VG-1.1'], 'it goes straight under an enemy on a floor that is too high to engage it', start => {
    const bridge = withPieces(box('floor', [15, 12], [6, 4], [2.8, 3]));
    const above: Stood = red('pikeman', 0, 0, { at: spot(18, 14, 3) });
    const game = start.from(bridge, inBroken([one, above]), flee);
    expect(game.position.models[0]!.at).toEqual(spot(18, 8));
  });

  rule('VG-12.11', 'it takes the shortest way around obstacles', start => {
    const wall = withPieces(box('rock', [14, 14], [6, 1], 4));
    const game = start.from(wall, inBroken([one, enemy]), flee);
    const { x, y } = game.position.models[0]!.at!;
    expect(x).toBeGreaterThan(20 * 254);
    expect(y).toBeLessThan(13 * 254);
  });

  rule(['VG-12.11', 'VG-8.3'], 'it drops 2" on its way, but climbs down instead of falling', start => {
    const from = (height: number, ...ladder: readonly Piece[]) => {
      const tower = withPieces(box('floor', [14, 18], [8, 4], [0, height]), ...ladder);
      const game = start.from(tower, inBroken([blue('rifleman', 0, 0, { at: spot(18, 20, height) }), enemy]), flee);
      expect(game.facts().some(({ type }) => type === 'fell')).toBe(false);
      return game.position.models[0]!.at!;
    };
    // A safe drop costs nothing for its height; a ladder's height counts once.
    expect(from(2)).toEqual(spot(18, 8));
    expect(from(4, box('ladder', [17.6, 17.9], [0.8, 0.1], 4))).toEqual(spot(18, 12));
    const down = from(4);
    expect(down).toMatchObject({ x: 18 * 254, z: 0 });
    expect(down.y).toBeCloseTo(16 * 254, -1);
  });

  rule('VG-12.11', 'with no way to the edge, it goes to the nearest spot it can reach', start => {
    const pen = withPieces(
      box('rock', [12, 16], [12, 1], 4, 'a'),
      box('rock', [12, 17], [1, 8], 4, 'b'),
      box('rock', [23, 17], [1, 8], 4, 'c'),
      box('rock', [12, 25], [12, 1], 4, 'd'),
    );
    const game = start.from(pen, inBroken([one, enemy]), flee);
    while (game.state.question?.purpose === 'choose among equal ways') game.picks('choose among equal ways', 0);
    // To the tenth.
    expect(game.position.models[0]!.at!.y - (17 * 254 + 125)).toBeLessThanOrEqual(1);
  });

  rule('VG-12.11', 'with two spots as near to the edge, and as far to go, its owner chooses', start => {
    // A pen with a pocket on either side of a block before it.
    const pen = withPieces(
      box('rock', [12, 16], [12, 1], 4, 'a'),
      box('rock', [14, 17], [1, 8], 4, 'b'),
      box('rock', [21, 17], [1, 8], 4, 'c'),
      box('rock', [12, 25], [12, 1], 4, 'd'),
      box('rock', [16, 17], [4, 1], 4, 'e'),
    );
    const game = start.from(pen, inBroken([one, enemy]), flee);
    const { options, about } = game.asks('choose among equal ways', 'pick-one');
    const { ways } = about as { readonly ways: readonly (readonly Leg[])[] };
    const ends = ways.map(legs => legs.at(-1)!.to);
    expect(options).toEqual(ends.map((_, i) => i));
    expect(new Set(ends.map(({ x }) => x)).size).toBe(ends.length);
    // As near on the left as on the right, to the tenth.
    for (const { y } of ends) expect(y - (17 * 254 + 125)).toBeLessThanOrEqual(1);
    const [left, right] = [ends[0]!, ends.at(-1)!];
    expect(left.x + right.x).toBe(36 * 254);
    game.picks('choose among equal ways', ends.length - 1);
    expect(game.position.models[0]!.at).toEqual(right);
  });

  rule(
    ['VG-12.9', 'VG-7.2'],
    'an enemy near it behind a wall does not engage it, and does not keep it there',
    start => {
      const wall = withPieces(box('wall', [10, 20.8], [16, 0.2], 5));
      const game = start.from(wall, inBroken([one, red('pikeman', 18, 21.8)]), flee);
      expect(game.position.models[0]!.at).toEqual(spot(18, 8));
    },
  );
});
