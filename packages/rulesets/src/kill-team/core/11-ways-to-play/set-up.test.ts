import { expect } from 'vitest';
import { at, BOY, INCH, MARINE, R } from '../../tac-ops/testing/hand.ts';
import { block } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, withPieces } from '../../testing/field.ts';
import type { Operative, Position } from '../../types.ts';
import { barricade, barricades, setUpGroup, setUpOne, setUpOperatives, sides } from './set-up.ts';

const nobody = field([], { phase: 'set-up', turningPoint: 0 });
const PLACE = 'set up a barricade';
const spot = (x: number, y: number, z = 0) => ({ at: { x, y, z } });

section('KT-11.5 Sides', () => {
  rule('KT-11.5', 'the winner of a roll-off decides who attacks, the Defender picks a drop zone', start => {
    const game = start.from(open, nobody, sides.start({ winner: 0 }));
    game.dice('roll off', 3, 3).dice('roll off', 2, 5);
    expect(game.asks('say who is the Attacker', 'pick-one')).toMatchObject({ to: 1, options: [0, 1] });
    game.refuses(2, 'not-an-option', 'KT-11.5').picks('say who is the Attacker', 1);
    expect(game.asks('pick a drop zone', 'pick-one').to).toBe(0);
    game.picks('pick a drop zone', 1);
    expect(game.position).toMatchObject({ attacker: 1, dropZones: [1, 0] });
  });
});

section('KT-11.9 Barricades', () => {
  const one = (change: Partial<Position> = {}, seat = 0) =>
    [{ ...nobody, ...change }, barricade.start({ seat, anywhere: false })] as const;
  // A barricade extends 254 tenths lengthways and 32 across on either side of its centre.
  const THICK = 32;

  rule('KT-11.9', 'two each, in turn, the Defender first', start => {
    const game = start.from(open, { ...nobody, attacker: 0 }, barricades.start({}));
    for (const [i, y] of [
      [1, 16],
      [0, 5],
      [1, 20],
      [0, 8],
    ] as const) {
      expect(game.asks(PLACE, 'place').to).toBe(i);
      game.picks(PLACE, spot(3000, y * INCH));
    }
    expect(game.position.barricades.map(({ seat, id }) => [seat, id])).toEqual([
      [1, 'barricade-1'],
      [0, 'barricade-2'],
      [1, 'barricade-3'],
      [0, 'barricade-4'],
    ]);
  });

  rule('KT-11.9', 'within 6" of the player’s own drop zone, including exactly 6"', start => {
    const game = start.from(open, ...one());
    game.refuses(spot(3000, 9 * INCH + THICK + 1), 'too-far-from-drop-zone', 'KT-11.9');
    game.picks(PLACE, spot(3000, 9 * INCH + THICK));
    start
      .from(open, ...one({}, 1))
      .refuses(spot(3000, 9 * INCH), 'too-far-from-drop-zone', 'KT-11.9')
      .stopsAt(PLACE);
  });

  rule('KT-11.9', 'over 2" from other barricades of either player', start => {
    const there = { id: 'barricade-1', seat: 1, at: { x: 3000, y: 1500, z: 0 }, along: { dx: 1, dy: 0 } };
    const game = start.from(open, ...one({ barricades: [there] }));
    const gap = 2 * THICK + 2 * INCH;
    game.refuses(spot(3000, 1500 - gap), 'too-near-a-barricade', 'KT-11.9');
    game.picks(PLACE, spot(3000, 1500 - gap - 1));
  });

  rule('KT-11.9', 'on the ground, on the table, and on no terrain except insignificant', start => {
    const setup = withPieces([
      block('low-wall', [5, 5], [2, 1], [0, 1]),
      block('detritus', [10, 5], [2, 1], [0, 0.4]),
      block('floor', [15, 4], [4, 4], [2, 3]),
    ]);
    const game = start.from(setup, ...one());
    game.refuses(spot(6 * INCH, 5.5 * INCH), 'no-room', 'KT-11.9');
    game.refuses(spot(17 * INCH, 6 * INCH, 3 * INCH), 'not-on-the-ground', 'KT-11.9');
    game.refuses(spot(100, 1000), 'off-table', 'KT-11.9');
    game.picks(PLACE, { ...spot(11 * INCH, 5.5 * INCH), along: { dx: 0, dy: 1 } });
    expect(game.position.barricades[0]).toMatchObject({ along: { dx: 0, dy: 1 } });
  });

  rule(
    ['KT-11.9', 'KT-8.5'],
    'it is 1" high: it fits under terrain 1" above the ground, not under lower terrain',
    start => {
      const setup = withPieces([block('floor', [5, 4], [4, 3], [0.9, 1.2]), block('floor', [15, 4], [4, 3], [1, 1.2])]);
      const game = start.from(setup, ...one());
      game.refuses(spot(7 * INCH, 5.5 * INCH), 'no-room', 'KT-11.9').picks(PLACE, spot(17 * INCH, 5.5 * INCH));
    },
  );
});

section('KT-11.10 Operatives', () => {
  const off: Partial<Operative> = { at: null };
  const team = (seat: number, count: number) =>
    Array.from({ length: count }, () => [seat, seat === 0 ? MARINE : BOY, 0, 0, off] as const);
  const before = (own: number, theirs: number) =>
    field([...team(0, own), ...team(1, theirs)], { phase: 'set-up', turningPoint: 0, attacker: 0 });

  rule('KT-11.10', 'three groups of nearly equal size, in turn, the Defender first', start => {
    const game = start.from(open, before(7, 3), setUpOperatives.start({}));
    const turns: string[] = [];
    let x = 500;
    const setUp = (count: number): void => {
      for (let i = 0; i < count; i++) {
        const question = game.asks('set up an operative', 'place');
        game.picks('set up an operative', spot(x, question.to === 0 ? 2 * INCH : 20 * INCH));
        x += 330;
        game.picks('give it an order', i % 2 === 0 ? 'engage' : 'conceal');
      }
    };
    for (const [seat, group] of [
      [1, [8]],
      [0, [0, 4]],
      [1, [7]],
      [0, [1, 2]],
      [1, null],
      [0, null],
    ] as const) {
      if (group) {
        const question = game.asks('choose the group', 'pick-some');
        turns.push(`${question.to}: ${question.least}-${question.most}`);
        game.picks('choose the group', group);
      }
      expect(game.asks('set up an operative', 'place').to).toBe(seat);
      setUp(group?.length ?? (seat === 1 ? 1 : 3));
    }
    expect(turns).toEqual(['1: 1-1', '0: 2-3', '1: 1-1', '0: 2-3']);
    expect(game.position.operatives.map(({ order }) => order)).toEqual([
      'engage',
      'engage',
      'conceal',
      'engage',
      'conceal',
      'conceal',
      'engage',
      'engage',
      'engage',
      'engage',
    ]);
  });

  rule('KT-11.10', 'a group of the wrong size is refused', start => {
    const game = start.from(open, before(6, 6), setUpGroup.start({ seat: 0, group: 0, chosen: null }));
    game
      .refuses([0], 'too-few', 'KT-11.10')
      .refuses([0, 1, 2], 'too-many', 'KT-11.10')
      .refuses([0, 7], 'not-an-option', 'KT-11.10');
    game.stopsAt('choose the group');
  });

  rule(['KT-11.10', 'KT-3.6'], 'wholly within the player’s own drop zone, where the operative can stand', start => {
    const setup = withPieces([block('wall', [5, 1], [2, 1])]);
    const there = field([blue(MARINE, 0, 0, off), blue(MARINE, 0, 0, at(5000, 400))], { phase: 'set-up' });
    const game = start.from(setup, there, setUpOne.start({ operative: 0, at: null }));
    game.refuses(spot(2000, 3 * INCH - R + 1), 'outside-drop-zone', 'KT-11.10');
    game.refuses(spot(2000, 20 * INCH), 'outside-drop-zone', 'KT-11.10');
    game.refuses(spot(6 * INCH, 1.5 * INCH), 'cannot-stand', 'KT-3.6');
    game.refuses(spot(5000 - 2 * R + 1, 400), 'cannot-stand', 'KT-3.6');
    game.picks('set up an operative', spot(2000, 3 * INCH - R)).picks('give it an order', 'conceal');
    expect(game.position.operatives[0]).toMatchObject({ order: 'conceal', at: { x: 2000, y: 3 * INCH - R } });
  });

  rule(['KT-11.9', 'KT-11.10'], 'where there is no room, no barricade is set up and an operative stays out', start => {
    const full = withPieces([block('wall', [0, 0], [30, 22])]);
    const there = field([blue(MARINE, 0, 0, off), blue(MARINE, 0, 0, off)], { phase: 'set-up' });
    const none = start.from(full, there, barricade.start({ seat: 0, anywhere: false }));
    expect(none.state.question).toBeNull();
    expect(none.facts().at(-1)).toMatchObject({ type: 'no-room-for-barricade', clause: 'KT-11.9', seat: 0 });
    expect(none.position.barricades).toEqual([]);
    const out = start.from(full, there, setUpOne.start({ operative: 1, at: null }));
    expect(out.state.question).toBeNull();
    expect(out.facts().at(-1)).toMatchObject({ type: 'stayed-out', clause: 'KT-11.10', operative: 1 });
    expect(out.position.operatives.map(({ removed }) => removed)).toEqual([false, true]);
  });
});
