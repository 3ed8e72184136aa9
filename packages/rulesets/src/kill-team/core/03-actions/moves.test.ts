import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { apart, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../../testing/field.ts';
import { go, INCH, jump, move } from '../../testing/moves.ts';
import type { Position, Setup } from '../../types.ts';
import { isEngagedAt } from './engagement.ts';
import { againstMove } from './move-reasons.ts';
import { allowanceOf, moveOf } from './moves.ts';

const table = (position: Position, setup: Setup = open) => tableOf(killTeam, setup, position);
const marine = (x: number, y: number, change: Stood[4] = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(x, y), ...change });
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, y), ...change });
const alone = broke([marine(2000, 2000), boy(7000, 5000)]);
/** A marine's M. */
const M = inches(6);

section('KT-3.1, KT-3.2 How far', () => {
  rule('KT-3.1', 'up to M in straight pieces: 5" by a 3-4-5 triangle plus 1" is exactly 6"', start => {
    const bend = go(2000 + 3 * INCH, 2000 + 4 * INCH);
    const game = start.from(open, alone, move());
    expect(game.asks('move', 'move')).toMatchObject({ model: 0, allowance: M });
    game.refuses([bend, go(bend.to.x + INCH + 1, bend.to.y)], 'too-long', 'KT-3.1');
    game.picks('move', [bend, go(bend.to.x + INCH, bend.to.y)]);
    expect(game.position.operatives[0]!.at).toEqual(spot(2000 + 4 * INCH, 2000 + 4 * INCH));
  });

  rule('KT-3.1', 'a refusal says what is wrong and where, once each', () => {
    const farther = { operative: 0, action: 'normal-move', allowance: M, dash: 0 } as const;
    const [reason] = againstMove(table(alone), farther, [go(2000 + 7 * INCH, 2000)]);
    expect(reason).toMatchObject({ reason: 'too-long', clause: 'KT-3.1', at: '[0]', leg: 0 });
    expect(reason).not.toHaveProperty('id');
  });

  rule('KT-3.6', 'paths to places one above the other are judged by themselves', () => {
    const t = table(alone);
    const short = { operative: 0, action: 'normal-move', allowance: M, dash: 0 } as const;
    expect(againstMove(t, short, [go(2600, 2000)])).toEqual([]);
    expect(againstMove(t, short, [go(2600, 2000, 500)])).not.toEqual([]);
    expect(againstMove(t, short, [go(2600, 2000)])).toEqual([]);
  });

  rule('KT-3.1', 'a piece under 1" counts as 1"; a straight piece drawn as two counts as one', start => {
    const steps = [1, 0, 1, 0, 1, 0].map((side, i) => go(2000 + (i + 1) * 127, 2000 + side * 60));
    const game = start.from(open, alone, move());
    game.refuses([...steps, go(2000 + 7 * 127, 2060)], 'too-long', 'KT-3.1');
    game.picks('move', steps);
    const straight = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(i => go(2000 + i * 127, 2000));
    start.from(open, alone, move()).picks('move', straight);
  });

  rule('KT-3.1', 'it may stay where it is', start => {
    const game = start.from(open, alone, move()).picks('move', []);
    expect(game.position.operatives[0]!.at).toEqual(spot(2000, 2000));
  });

  rule('KT-3.2', 'nothing takes M below 4"', () => {
    const hurt = (card: string) => moveOf(table(broke([[0, card, 3, 3, { wounds: 1 }]])), 0);
    expect([hurt('tactical-marine-warrior'), hurt('necron-warrior')]).toEqual([inches(4), inches(4)]);
    expect(moveOf(table(alone), 0)).toBe(M);
    expect(allowanceOf(table(broke([blue('necron-warrior', 3, 3, { wounds: 1 })])), 0, 'charge')).toBe(inches(6));
  });
});

section('KT-3.4, KT-3.6, KT-3.7 Where', () => {
  rule('KT-3.4', 'not over a base: touching is allowed, a tenth closer is not', start => {
    const friends = broke([marine(2000, 2000), marine(2600, 2000), boy(7000, 5000)]);
    const game = start.from(open, friends, move());
    game.refuses([go(3000, 2319)], 'through-base', 'KT-3.4');
    game.refuses([go(2281, 2000)], 'through-base', 'KT-3.4');
    game.picks('move', [go(2280, 2000)]);
    start.from(open, friends, move()).picks('move', [go(2000, 2320), go(2600, 2320)]);
  });

  rule('KT-3.4', 'not through terrain: along it is allowed', start => {
    const wall = withPieces([block('wall', [10, 0], [0.3, 10])]);
    const line = broke([marine(2540 - 160 - 500, 2000), boy(7000, 5000)]);
    const game = start.from(wall, line, move());
    game.refuses([go(2540 - 159, 2000)], 'through-solid', 'KT-3.4');
    game.refuses([go(3100, 2000)], 'through-solid', 'KT-3.4');
    game.picks('move', [go(2540 - 160, 2000), go(2540 - 160, 2300)]);
  });

  rule('KT-3.4', 'not over the edge of the killzone', start => {
    const game = start.from(open, broke([marine(500, 500), boy(7000, 5000)]), move());
    game.refuses([go(159, 500)], 'off-table', 'KT-3.4').picks('move', [go(160, 500)]);
  });

  rule('KT-3.6', 'it ends clear of bases and of all but insignificant terrain', start => {
    const rubble = withPieces([
      block('detritus', [8, 7], [2, 2], [0, 0.5]),
      block('low-wall', [12, 7], [0.3, 2], [0, 1]),
    ]);
    const game = start.from(rubble, alone, move());
    game.picks('move', [go(2286, 2032)]);
    const other = start.from(rubble, broke([marine(2600, 2000), boy(7000, 5000)]), move());
    other.refuses([go(3048, 2000)], 'not-standing', 'KT-8.13').picks('move', []);
  });

  rule('KT-3.7', 'FLY moves over operatives but does not end on one', start => {
    const drones = broke([
      blue('mv1-gun-drone', 0, 0, { at: spot(2000, 2000) }),
      marine(2600, 2000, { seat: 0 }),
      boy(7000, 5000),
    ]);
    const game = start.from(open, drones, move());
    game.refuses([go(2650, 2000)], 'not-standing', 'KT-3.6');
    game.picks('move', [go(3100, 2000)]);
    const walker = broke([marine(2000, 2000), marine(2600, 2000), boy(7000, 5000)]);
    start
      .from(open, walker, move())
      .refuses([go(3100, 2000)], 'through-base', 'KT-3.4')
      .picks('move', []);
  });
});

section('KT-3.5 Engagement range on the way', () => {
  // The enemy stands at 3000: its engagement range begins 574 from its centre.
  const NEAR = apart(1);

  rule('KT-3.5', 'may not be entered anywhere along the path: exactly 1" is inside', start => {
    const line = broke([marine(2000, 2000), boy(3000, 2000 + NEAR)]);
    const game = start.from(open, line, move());
    game.refuses([go(3500, 2000)], 'enters-engagement-range', 'KT-3.5');
    game.picks('move', [go(3500, 1999)]);
  });

  rule('KT-3.5', 'may be crossed where another friend already is, but the move may not end in it', start => {
    const line = broke([marine(2000, 2000), boy(3000, 2000 + NEAR), marine(3000, 2000 + NEAR + 320)]);
    const game = start.from(open, line, move());
    game.refuses([go(3000, 2000)], 'ends-engaged', 'KT-3.5');
    game.picks('move', [go(3500, 1990)]);
  });

  rule(['KT-3.5', 'KT-1.12'], 'does not exist where neither sees the other', start => {
    const line = broke([marine(2000, 2000), boy(2800, 2500)]);
    const wall = (height: number): Setup => withPieces([block('wall', [4, 2251 / 254], [20, 0.3], [0, height])]);
    const along = [go(3400, 2000)];
    start.from(open, line, move()).refuses(along, 'enters-engagement-range', 'KT-3.5').picks('move', []);
    start.from(wall(4), line, move()).picks('move', along);
    // Over a 1.5" wall heads see and are seen.
    start.from(wall(1.5), line, move()).refuses(along, 'enters-engagement-range', 'KT-3.5').picks('move', []);
  });

  rule(['KT-3.5', 'KT-1.12'], 'does not exist behind a wall, wherever it stands between the two', () => {
    // 20 beside the base of one or the other, on each side of it.
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      for (const gap of [165, 320]) {
        const [x, y] = [3000 + dx * gap, 3000 + dy * gap];
        const [low, size] =
          dx === 0
            ? [
                [2500, y - 5],
                [1000, 10],
              ]
            : [
                [x - 5, 2500],
                [10, 1000],
              ];
        const wall = block('wall', [low[0]! / 254, low[1]! / 254], [size[0]! / 254, size[1]! / 254]);
        const both = broke([marine(3000, 3000), boy(3000 + dx * 490, 3000 + dy * 490)]);
        const isEngaged = (setup: Setup) => isEngagedAt(table(both, setup), 0, spot(3000, 3000), 1);
        expect([isEngaged(open), isEngaged(withPieces([wall]))]).toEqual([true, false]);
      }
  });

  rule(['KT-3.5', 'KT-1.12'], 'is entered even if only part of the path is in sight', start => {
    const line = broke([marine(2000, 2000), boy(3000, 2500)]);
    const gap = withPieces([
      block('wall', [0, 2251 / 254], [2970 / 254, 0.3]),
      block('wall', [3030 / 254, 2251 / 254], [20, 0.3]),
    ]);
    const game = start.from(gap, line, move());
    game.refuses([go(3500, 2000)], 'enters-engagement-range', 'KT-3.5').picks('move', [go(2300, 2000)]);
  });
});

section('KT-3.11, KT-3.12 Fall Back and Dash', () => {
  const engaged = broke([marine(2000, 2000), boy(2000 + apart(1), 2000), boy(2000, 3100)]);

  rule('KT-3.11', 'Fall Back moves up to M, through engagement range, and ends outside any', start => {
    const game = start.from(open, engaged, move('fall-back'));
    expect(game.asks('move', 'move').allowance).toBe(M);
    game.refuses([], 'ends-engaged', 'KT-3.11');
    game.refuses([go(2000, 3100 - apart(1))], 'ends-engaged', 'KT-3.11');
    game.refuses([go(2000, 2000 - M - 1)], 'too-long', 'KT-3.11');
    game.picks('move', [go(2000 - 700, 3100 - apart(1) - 1)]);
  });

  rule('KT-3.12', 'Dash moves up to 3" whatever the M', start => {
    for (const card of ['tactical-marine-warrior', 'necron-warrior']) {
      const game = start.from(
        open,
        broke([[0, card, 0, 0, { at: spot(2000, 2000), wounds: 1 }], boy(7000, 5000)]),
        move('dash'),
      );
      game.refuses([go(2001 + 3 * INCH, 2000)], 'too-long', 'KT-3.12');
      game.picks('move', [go(2000 + 3 * INCH, 2000)]);
    }
  });

  rule('KT-3.12', 'Dash keeps out of engagement range like a Normal Move', start => {
    const line = broke([marine(2000, 2000), boy(2600 + apart(0), 2000)]);
    start
      .from(open, line, move('dash'))
      .refuses([go(2400, 2000)], 'ends-engaged', 'KT-3.5')
      .picks('move', []);
  });

  rule(['KT-3.12', 'KT-3.5'], 'Dash does not pass through engagement range either: exactly 1" is inside', start => {
    const line = broke([marine(2000, 2000), boy(2350, 2000 + apart(1))]);
    start
      .from(open, line, move('dash'))
      .refuses([go(2700, 2000)], 'enters-engagement-range', 'KT-3.5')
      .picks('move', [go(2700, 1999)]);
  });

  rule('KT-8.21', 'a flier changes height on a leg of its own, without a roll', start => {
    const roof = withPieces([block('floor', [10, 5], [6, 6], [2.8, 3])]);
    const drone = broke([blue('mv1-gun-drone', 0, 0, { at: spot(2000, 2000) }), boy(7000, 5000)]);
    const game = start.from(roof, drone, move()).picks('move', [jump(2900, 2000, inches(3))]);
    expect(game.position.operatives[0]!.at).toEqual(spot(2900, 2000, inches(3)));
  });
});
