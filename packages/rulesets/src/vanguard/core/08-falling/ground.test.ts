import { mayStand, type Piece, reach, walk } from '@little-wars/engine/geometry';
import { ruin } from '@little-wars/engine/pieces';
import type { Start } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { classOf } from '../../terrain.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  climb,
  drop,
  field,
  go,
  look,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Model, Position, Setup, Vanguard } from '../../types.ts';
import { activationOf } from '../05-activation/activation.ts';
import { startMove } from '../07-moving/moves.ts';
import { pathOf, tripOf } from '../07-moving/trips.ts';
import { sightOf } from '../09-sight/line-of-sight.ts';
import { hitsOn } from '../10-attacks/armor.ts';
import { hitsOfFall } from './ground.ts';

const far: Stood = red('rifleman', 33, 33);
const at = (x: number, y: number, z = 0): Stood => blue('rifleman', x, y, { at: spot(x, y, z) });
const moves = (position: Position, setup: Setup, action: 'walk' | 'run' = 'walk') =>
  startMove(look(position, setup), 0, action);

section('VG-14 Terrain', () => {
  rule(['VG-14.1', 'VG-14.2', 'VG-14.3', 'VG-14.4'], 'every kind of terrain is of one class', () => {
    const height = { bottom: 0, top: 254 };
    const of = (kind: string, top = 254) => classOf({ kind, ...height, top });
    expect(of('wall-pipes')).toBe('open');
    expect([of('hedge'), of('low-wall'), of('window'), of('crates', 2 * 254)]).toEqual(Array(4).fill('obstacle'));
    expect([of('crates', 2 * 254 + 1), of('ruin-wall', 1000)]).toEqual(['climbable', 'climbable']);
    expect([of('wood'), of('rubble')]).toEqual(['difficult', 'difficult']);
    expect([of('building'), of('rock'), of('wall', 1000)]).toEqual(['impassable', 'impassable', 'impassable']);
  });

  rule(
    ['VG-14.2', 'VG-14.8'],
    'crossing a low obstacle costs 2" for the path inside, and nobody stops on it',
    start => {
      const setup = withPieces(box('hedge', [12, 8], [1, 4], 1));
      const position = field([at(10, 10), far], broke);
      const game = start.from(setup, position, moves(position, setup));
      // 6" of movement reach x = 15": an inch of hedge counts as two.
      game.refuses([{ how: 'go', to: tenths(15 * 254 + 1, 2540) }], 'too-long', 'VG-6.2');
      game.refuses([go(12.5, 10)], 'not-standing', 'VG-14.8');
      game.picks('move', [go(15, 10)]);
    },
  );

  rule('VG-14.7', 'a window is crossed and gives cover like an obstacle', start => {
    const sill = {
      id: 'house',
      parts: [
        ...box('window', [12, 9], [0.3, 2], 1).parts,
        ...box('wall', [12, 9], [0.3, 2], [2.5, 4]).parts,
        ...box('wall', [12, 5], [0.3, 4], 4).parts,
      ],
    };
    const setup = withPieces(sill);
    const position = field([at(10, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    game.refuses([go(10, 7), go(13, 7)], 'through-solid', 'VG-14.4');
    game.picks('move', [go(14, 10)]);
  });

  rule(['VG-14.3', 'VG-14.9'], 'difficult ground counts double, and a move may end in it', start => {
    const setup = withPieces(box('wood', [12, 0], [10, 20], 4));
    const position = field([at(10, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    // The base has 2" less its radius to the edge of the wood; the rest counts double.
    const most = 12 * 254 - 125 + (6 * 254 - (2 * 254 - 125)) / 2;
    game.refuses([{ how: 'go', to: tenths(Math.floor(most) + 1, 2540) }], 'too-long', 'VG-6.2');
    game.picks('move', [{ how: 'go', to: tenths(Math.floor(most), 2540) }]);
  });

  rule('VG-14.9', 'a tree inside a wood gives way to models but hides them; one that sticks out blocks both', start => {
    const wood = box('wood', [12, 5], [4, 10], 0.1);
    const position = field([at(10, 10), red('rifleman', 20, 10)], broke);
    const inside = withPieces(wood, box('tree', [14, 9.5], [1, 1], 5));
    expect(sightOf(look(position, inside), 0, 1).hidden).toBeGreaterThan(0);
    start.from(inside, position, moves(position, inside, 'run')).picks('move', [go(14.5, 10)]);
    const beside = withPieces(wood, box('tree', [15.5, 9.5], [1, 1], 5));
    expect(sightOf(look(position, beside), 0, 1).hidden).toBeGreaterThan(0);
    const game = start.from(beside, position, moves(position, beside, 'run'));
    game.refuses([go(16, 10)], 'through-solid', 'VG-14.4').picks('move', []);
  });

  rule('VG-14.4', 'impassable terrain can be neither entered nor stood on', start => {
    for (const kind of ['rock', 'debris', 'hull'] as const) {
      const setup = withPieces(box(kind, [12, 8], [2, 4], 1));
      const position = field([at(10, 10), far], broke);
      const game = start.from(setup, position, moves(position, setup));
      game.refuses([go(15, 10)], 'through-solid', 'VG-14.4');
      game.refuses([climb(13, 10, 1)], 'not-standing', 'VG-8.10').picks('move', []);
    }
  });

  rule(['VG-14.6', 'VG-8.9'], 'a taller obstacle is climbed up and over, its height counting twice', start => {
    const setup = withPieces(box('ruin-wall', [12, 8], [0.5, 4], 2.5));
    const position = field([at(11.5, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup, 'run'));
    game.refuses([go(14, 10)], 'through-solid', 'VG-14.6');
    const over = [climb(12.25, 10, 2.5), climb(13, 10)];
    // 2.5" up and down, twice: 10", and 1.5" on the flat.
    game.refuses([...over, go(13.6, 10)], 'too-long', 'VG-6.3');
    game.picks('move', [...over, go(13.5, 10)]);
    expect(game.position.models[0]!.at).toEqual(tenths(13.5 * 254, 2540));
  });

  rule(['VG-14.8', 'VG-14.10'], 'difficult ground does not count the way inside an obstacle again', start => {
    const setup = withPieces(box('marsh', [0, 0], [30, 30], 0.1), box('hedge', [12, 5], [0.5, 10], 1));
    const position = field([at(10.5, 10), far], broke);
    const t = look(position, setup);
    const end = 14.5 * 254;
    // 4" of way: 3.5" count twice and the hedge 2", which makes 9".
    const game = start.from(setup, position, startMove(t, 0, 'run', 9 * 254));
    game.refuses([{ how: 'go', to: tenths(end + 1, 2540) }], 'too-long', 'VG-6.3');
    // Reach, which proposals and the page's shading go by, says the same.
    const reached = reach(tripOf(t, 0), spot(10.5, 10), 9 * 254);
    expect([reached.has(tenths(end - 2, 2540)), reached.has(tenths(end + 2, 2540))]).toEqual([true, false]);
    const walked = walk(tripOf(t, 0), pathOf(t, 0, [go(14.5, 10)]));
    expect(walked.cost.tenths).toBeCloseTo(9 * 254, 6);
    game.picks('move', [{ how: 'go', to: tenths(end, 2540) }]);
    // Along the inside its length counts, once, as soon as that is more than 2".
    const along = [go(12.25, 10), go(12.25, 13), go(14, 13)];
    const cost = walk(tripOf(t, 0), pathOf(t, 0, along)).cost.tenths / 254;
    expect(cost).toBeCloseTo(2 * 1.5 + 0.25 + 3 + 0.25 + 2 * 1.5, 6);
  });

  rule('VG-14.11', 'the ground inside a ruin is difficult, its floors are not', start => {
    const house = ruin({
      id: 'ruin',
      at: [12, 8],
      size: [7, 5],
      south: 'open',
      east: 'broken',
      north: 'broken',
      west: 'open',
      ladders: [{ side: 'south', at: 3.5 }],
    });
    const setup = withPieces(house);
    const walked = (from: Stood, legs: Parameters<typeof pathOf>[2]) => {
      const t = look(field([from, far], broke), setup);
      return walk(tripOf(t, 0), pathOf(t, 0, legs)).cost.tenths / 254;
    };
    expect(walked(at(14, 10), [go(17, 10)])).toBeCloseTo(6, 6);
    expect(walked(at(14, 4), [go(17, 4)])).toBeCloseTo(3, 6);
    expect(walked(at(14, 10, 3), [go(16, 10, 3)])).toBeCloseTo(2, 6);
    const position = field([at(14, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    game.refuses([{ how: 'go', to: tenths(17 * 254 + 1, 2540) }], 'too-long', 'VG-6.2').picks('move', [go(17, 10)]);
    // Without walls it is no ruin.
    const roof = withPieces(box('floor', [12, 8], [7, 5], [2.5, 3]));
    const t = look(position, roof);
    expect(walk(tripOf(t, 0), pathOf(t, 0, [go(17, 10)])).cost.tenths).toBe(3 * 254);
  });

  rule('VG-14.10', 'climbing in difficult ground costs two inches for one', start => {
    const setup = withPieces(box('rubble', [0, 0], [30, 30], 0.1), box('floor', [12, 8], [4, 4], [0, 2]));
    const position = field([at(11.25, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    // 4" for the height, as everywhere, and 2" on the flat.
    game.refuses([climb(13.3, 10, 2)], 'too-long', 'VG-8.10');
    game.picks('move', [climb(13.25, 10, 2)]);
  });
});

section('VG-8 Climbing, dropping, falling', () => {
  const tower = (height: number, ...more: readonly Piece[]) =>
    withPieces(box('floor', [12, 8], [4, 4], [0, height]), ...more);

  rule(['VG-8.9', 'VG-8.10'], 'a climb counts its height twice and must be finished in the move', start => {
    const setup = tower(2);
    const position = field([at(11.25, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    // 2" of flat and 4" of height.
    game.refuses([climb(13.3, 10, 2)], 'too-long', 'VG-8.10');
    game.refuses([climb(12, 10, 1)], 'no-ground', 'VG-8.9');
    game.refuses([go(11, 10), climb(13, 10, 2)], 'no-face', 'VG-8.9');
    game.picks('move', [climb(13.25, 10, 2)]);
    const tall = tower(3);
    const below = field([at(11.25, 10), far], broke);
    start
      .from(tall, below, moves(below, tall))
      .refuses([climb(13, 10, 3)], 'too-long', 'VG-8.10')
      .picks('move', []);
  });

  rule('VG-8.8', 'on a ladder height counts once', start => {
    const setup = tower(3, box('ladder', [11.9, 9.6], [0.1, 0.8], 3));
    const position = field([at(11.25, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    game.refuses([climb(14.3, 10, 3)], 'too-long', 'VG-8.10');
    game.picks('move', [climb(14.25, 10, 3)]);
  });

  rule('VG-8.2', 'stairs cost only the distance', start => {
    const setup = tower(3, box('stairs', [10, 9], [2, 2], 3));
    const position = field([at(9.25, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    game.refuses([climb(15.3, 10, 3)], 'too-long', 'VG-8.10');
    game.picks('move', [climb(15.25, 10, 3)]);
  });

  rule('VG-8.3', 'a drop of 2" is safe and free', start => {
    const setup = tower(2);
    const position = field([at(13, 10, 2), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    game.picks('move', [drop(11.4, 10), go(8.6, 10)]);
    expect(game.position.models[0]).toMatchObject({ at: tenths(Math.round(8.6 * 254), 2540), wounds: 1, down: false });
  });

  rule(['VG-8.3', 'VG-8.11', 'VG-8.13'], 'a deeper drop is a fall: n hits at AP n, its height free', start => {
    expect([2, 2.9, 3, 4.5].map(height => hitsOfFall(Math.round(height * 254)))).toEqual([0, 0, 1, 2]);
    const setup = tower(4.5);
    const position = field([blue('pikeman', 13, 10, { at: tenths(13 * 254, 2540, 1143) }), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    // Armor 4+ at AP 2 needs a 6; having saved, it moves on.
    game.picks('move', [drop(11.3, 10), go(8.1, 10)]);
    game.dice('roll for armor', 6, 6).dice('roll bonus dice', 1, 1);
    expect(game.position.models[0]).toMatchObject({ at: tenths(Math.round(8.1 * 254), 2540), down: false });
    // A 5 does not save at AP 2, and the hit costs one wound.
    const hurt = start.from(setup, position, moves(position, setup)).picks('move', [drop(11.3, 10)]);
    hurt.dice('roll for armor', 5, 6).dice('roll bonus dice', 1);
    expect(hurt.position.models[0]).toMatchObject({ wounds: 1, down: true });
  });

  rule('VG-8.12', 'a model that loses a wound to it is knocked down where it fell', start => {
    const setup = tower(3);
    const position = field([blue('pikeman', 13, 10, { at: tenths(13 * 254, 2540, 762) }), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    game.picks('move', [drop(11.3, 10), go(9, 10)]).dice('roll for armor', 4);
    expect(game.position.models[0]).toMatchObject({ at: tenths(Math.round(11.3 * 254), 2540), down: true, wounds: 1 });
  });

  rule('VG-8.14', 'a drop lands directly below the edge, and not on another model', start => {
    const setup = tower(2);
    const position = field([at(13, 10, 2), blue('rifleman', 11.4, 10), far], broke);
    const game = start.from(setup, position, moves(position, setup));
    game.refuses([drop(11.4, 10)], 'through-base', 'VG-8.14');
    game.refuses([drop(10, 12)], 'too-far-from-edge', 'VG-8.14').picks('move', []);
  });

  /** A tower of 6" with a ladder on its left, and a platform of 3" beside the ladder. */
  const scaffold = tower(
    6,
    box('ladder', [11.9, 9.6], [0.1, 0.8], 6),
    box('floor', [10, 11.5], [1.8, 3], [0, 3], 'platform'),
  );
  /** Up the ladder, past a pike on the platform that reaches it between about 1.6" and 4.4". */
  const climbPast = (start: Start<Vanguard>, wounds: number, card = 'rifleman') => {
    const position = field(
      [blue(card, 11.25, 10, { wounds }), red('pikeman', 0, 0, { at: spot(10.9, 12.5, 3) })],
      broke,
    );
    const game = start.from(scaffold, position, moves(position, scaffold, 'run'));
    return game.picks('move', [climb(13, 10, 6)]).picks('strike who leaves', '1');
  };

  rule(['VG-7.15', 'VG-8.11', 'VG-8.12'], 'who is knocked down on a ladder falls, and is harmed by the fall', start => {
    const game = climbPast(start, 1, 'captain');
    const { at } = game.position.models[0]!;
    expect(at!.z).toBeGreaterThan(4 * 254);
    expect(at!.z).toBeLessThan(5 * 254);
    game.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 4);
    // More than 4" and less than 5": 2 hits at AP 2, so that armor 4+ needs a 6.
    expect(game.facts().find(({ type }) => type === 'fell')).toMatchObject({ clause: 'VG-8.11', hits: 2 });
    game.dice('roll for armor', 6, 6).dice('roll bonus dice', 1, 1);
    expect(game.position.models[0]).toMatchObject({ down: true, wounds: 1, at: { z: 0 } });
  });

  rule(['VG-8.11', 'VG-8.7'], 'such a fall kills without a recovery roll, because it was down before', start => {
    const game = climbPast(start, 1);
    game.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 4).dice('roll for armor', 6, 5);
    game.dice('roll bonus dice', 2);
    expect(game.position.models[0]).toMatchObject({ removed: true, at: null });
  });

  rule(['VG-8.3', 'VG-7.15'], 'who is knocked down no more than 2" up comes down unharmed', start => {
    const setup = tower(6, box('ladder', [11.9, 9.6], [0.1, 0.8], 6));
    const position = field([at(11.25, 10), red('pikeman', 11.25, 11.7)], broke);
    const game = start.from(setup, position, moves(position, setup, 'run'));
    game.picks('move', [climb(13, 10, 6)]).picks('strike who leaves', '1');
    expect(game.position.models[0]!.at!.z).toBeGreaterThan(1.5 * 254);
    game.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 4);
    expect(game.position.models[0]).toMatchObject({ down: true, wounds: 1, at: { z: 0 } });
  });

  rule(['VG-8.14', 'VG-8.11'], 'one stopped over an edge lands on the nearest free spot below', start => {
    const wall = withPieces(
      box('ruin-wall', [12, 8], [0.5, 4], 3.5),
      box('floor', [12, 4], [3, 4], [0, 3.5], 'platform'),
    );
    // It jumps off the wall; over the far edge it leaves the reach of a pike on the platform.
    const position = field(
      [
        blue('captain', 0, 0, { at: spot(12.25, 9.3, 3.5), wounds: 1 }),
        red('pikeman', 0, 0, { at: spot(12.9, 6.2, 3.5) }),
        blue('rifleman', 11.05, 10.4),
      ],
      broke,
    );
    const game = start.from(wall, position, moves(position, wall, 'run'));
    game.picks('move', [drop(11.1, 9.2)]).picks('strike who leaves', '1');
    game.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 4);
    expect(game.facts().find(({ type }) => type === 'fell')).toMatchObject({ height: 3.5 * 254, hits: 1 });
    game.dice('roll for armor', 6).dice('roll bonus dice', 1);
    const [{ at: landed, down }, , friend] = game.position.models as [Model, Model, Model];
    expect([down, landed!.z]).toEqual([true, 0]);
    expect(mayStand(tripOf(look(game.position, wall), 0), landed!)).toBe(true);
    expect((landed!.x - friend.at!.x) ** 2 + (landed!.y - friend.at!.y) ** 2).toBeGreaterThanOrEqual(285 ** 2);
  });

  rule(['VG-8.14', 'VG-8.11'], 'one lands on whatever ground is below, not always on the table', start => {
    const setup = tower(6, box('floor', [8, 8], [4, 4], [0, 3], 'platform'));
    const position = field(
      [blue('captain', 0, 0, { at: spot(12.7, 10, 6), wounds: 1 }), red('pikeman', 0, 0, { at: spot(15.1, 10, 6) })],
      broke,
    );
    const game = start.from(setup, position, moves(position, setup));
    game.picks('move', [drop(11, 10, 3)]).picks('strike who leaves', '1');
    expect(game.position.models[0]!.at!.z).toBe(6 * 254);
    game.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 4);
    expect(game.facts().find(({ type }) => type === 'fell')).toMatchObject({ height: 3 * 254, hits: 1 });
    game.dice('roll for armor', 5);
    expect(game.position.models[0]).toMatchObject({ down: true, wounds: 1, at: { z: 3 * 254 } });
  });

  rule('VG-7.18', 'a fall itself provokes nobody', start => {
    const game = climbPast(start, 1, 'captain');
    game.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 4);
    game.dice('roll for armor', 6, 6).dice('roll bonus dice', 1, 1);
    // On its way down it enters the reach of the pike and leaves it again.
    const blows = game.facts().filter(fact => fact.type === 'attack-began' && fact.attack.manner === 'disengaging');
    expect(blows).toHaveLength(1);
  });

  rule(
    ['VG-8.15', 'VG-8.10'],
    'no activation ends part-way: a climb is finished in its move, or ended by a fall',
    start => {
      const setup = tower(6, box('ladder', [11.9, 9.6], [0.1, 0.8], 6));
      const position = field([at(11.25, 10), red('pikeman', 11.25, 11.7)], broke);
      const begun = () => start.from(setup, position, activationOf(0, false)).picks('choose an action', 'walk');
      // 6" of Walk are not enough for 6" of ladder and the way onto the floor, and half of it is no place to stop.
      begun()
        .refuses([climb(13, 10, 6)], 'too-long', 'VG-8.10')
        .refuses([climb(11.25, 10, 3)], 'no-ground', 'VG-8.9')
        .picks('move', [])
        .picks('choose an action', 'end-activation');
      const stopped = start.from(setup, position, activationOf(0, false)).picks('choose an action', 'run');
      stopped.picks('move', [climb(13, 10, 6)]).picks('strike who leaves', '1');
      stopped.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 4);
      expect(stopped.position.models[0]).toMatchObject({ down: true, activated: true, at: { z: 0 } });
      expect(mayStand(tripOf(look(stopped.position, setup), 0), stopped.position.models[0]!.at!)).toBe(true);
    },
  );

  rule('VG-8.7', 'models that are down get no recovery roll, not even for harm outside attacks', start => {
    const position = field([blue('rifleman', 10, 10, { down: true }), far], broke);
    const game = start.from(withPieces(), position, hitsOn(0, [1, 1, 1])).dice('roll for armor', 2);
    expect(game.position.models[0]!.removed).toBe(true);
  });
});
