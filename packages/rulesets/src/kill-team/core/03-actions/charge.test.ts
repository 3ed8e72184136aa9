import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, apart, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../../testing/field.ts';
import { go, move } from '../../testing/moves.ts';
import type { Position, Setup } from '../../types.ts';
import { activation } from '../02-turning-point/activation.ts';
import { actionOf, isPossible, reasonsAgainstAction } from './actions.ts';
import { findMove } from './ways.ts';

const table = (position: Position, setup: Setup = open) => tableOf(killTeam, setup, position);
const marine = (x: number, y: number, change: Stood[4] = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(x, y), ...change });
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, y), ...change });
const FAR = inches(8);

section('KT-3.8-10 Charge', () => {
  rule('KT-3.8', 'up to M + 2", ending engaged: exactly 1" away after exactly 8"', start => {
    const line = broke([marine(2000, 2000), boy(2000 + FAR + apart(1), 2000)]);
    const game = start.from(open, line, move('charge'));
    expect(game.asks('move', 'move').allowance).toBe(FAR);
    game.refuses([go(1999 + FAR, 2000)], 'must-end-engaged', 'KT-3.8');
    game.refuses([go(2001 + FAR, 2000)], 'too-long', 'KT-3.8');
    game.refuses([], 'must-end-engaged', 'KT-3.8');
    game.picks('move', [go(2000 + FAR, 2000)]);
  });

  rule('KT-3.9', 'it must end engaged with any enemy it comes near that no friend is engaged with', start => {
    const line = broke([marine(2000, 2000), boy(2800, 2000 + apart(1)), boy(4300, 2000)]);
    const through = [go(4300 - apart(1), 2000)];
    start
      .from(open, line, move('charge'))
      .refuses(through, 'leaves-charged-enemy', 'KT-3.9')
      .picks('move', [go(2800, 2000)]);
    const helped = broke([
      ...line.operatives.map(({ seat, card, at }): Stood => [seat, card, 0, 0, { at }]),
      marine(2800, 2000 + apart(1) + 320),
    ]);
    start.from(open, helped, move('charge')).picks('move', through);
  });

  rule('KT-3.9', 'it may end engaged with several enemies', start => {
    const line = broke([marine(2000, 2000), boy(3000, 2000 + apart(1)), boy(3000 + apart(1), 2000)]);
    start.from(open, line, move('charge')).picks('move', [go(3000, 2000)]);
  });

  const near = (change: Stood[4] = {}, position: Partial<Position> = {}): Position =>
    broke([marine(2000, 2000, change), boy(3500, 2000)], { activation: active(), ...position });
  const against = (position: Position, action = 'charge') => {
    const t = table(position);
    return reasonsAgainstAction(t, actionOf(t, 0, action), 0);
  };

  rule('KT-3.10', 'not with a conceal order, not while engaged, not with another move', () => {
    expect(against(near())).toEqual([]);
    expect(against(near({ order: 'conceal' }))).toEqual([{ reason: 'conceal-order', clause: 'KT-3.10' }]);
    const engaged = broke([marine(2000, 2000), boy(2000 + apart(1), 2000)], { activation: active() });
    expect(against(engaged)).toEqual([{ reason: 'engaged', clause: 'KT-3.10' }]);
    for (const other of ['normal-move', 'dash', 'fall-back'])
      expect(against(near({}, { activation: active({ performed: [other] }) }))).toEqual([
        { reason: 'not-with-other-moves', clause: 'KT-3.10' },
      ]);
  });
});

section('KT-3.20 Impossible actions', () => {
  const possible = (position: Position, setup: Setup = open): boolean =>
    isPossible(table(position, setup), 0, 'charge');
  const facing = (gap: number): Position =>
    broke([marine(2000, 2000), boy(2000 + FAR + apart(1) + gap, 2000)], { activation: active() });

  rule('KT-3.20', 'a Charge is refused if no enemy can be reached', start => {
    expect([possible(facing(-3)), possible(facing(1))]).toEqual([true, false]);
    const game = start.from(open, facing(1), activation.start({ operative: 0, chosen: null }));
    expect(game.asks('choose an action', 'pick-one').options).not.toContain('charge');
    game.refuses('charge', 'not-an-option', 'KT-2.12').stopsAt('choose an action');
    expect(game.position.activation!.ap).toBe(3);
  });

  rule('KT-3.20', 'a path around a wall is found, but none through it', () => {
    const line = broke([marine(2000, 2000), boy(3000, 2000)], { activation: active() });
    const short = withPieces([block('wall', [2480 / 254, 1500 / 254], [0.3, 3.5])]);
    const legs = findMove(table(line, short), 0, 'charge');
    expect(legs!.length).toBeGreaterThan(1);
    expect(possible(line, short)).toBe(true);
    const long = withPieces([block('wall', [2480 / 254, 0], [0.3, 22])]);
    expect(possible(line, long)).toBe(false);
  });

  rule('KT-3.20', 'a path that climbs is found if it is short enough', () => {
    const up = { at: spot(3100, 2000, inches(2)) };
    const line = broke([marine(2000, 2000), boy(0, 0, up)], { activation: active() });
    const stage = (height: number): Setup =>
      withPieces([{ id: 'stage', parts: [...block('floor', [10, 4], [6, 8], [0, height]).parts] }]);
    expect(possible(line, stage(2))).toBe(true);
    // Climbing 2.5" counts as 4", which leaves too little to get there.
    const high = broke([marine(1000, 2000), boy(0, 0, { at: spot(3100, 2000, inches(2.5)) })], {
      activation: active(),
    });
    expect(possible(high, stage(2.5))).toBe(false);
  });

  rule('KT-3.20', 'a Fall Back is refused if the operative is surrounded', () => {
    const ring = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ].map(([x, y]) => boy(2000 + x! * 330, 2000 + y! * 330));
    const held = broke([marine(2000, 2000), ...ring], { activation: active({ ap: 3 }) });
    expect(isPossible(table(held), 0, 'fall-back')).toBe(false);
    const open3 = broke([marine(2000, 2000), ...ring.slice(0, 3)], { activation: active({ ap: 3 }) });
    expect(isPossible(table(open3), 0, 'fall-back')).toBe(true);
  });

  rule('KT-3.20', 'a flier charges over obstacles', () => {
    const wall = withPieces([block('wall', [2480 / 254, 0], [0.3, 22])]);
    const drone = broke([blue('mv1-gun-drone', 0, 0, { at: spot(2000, 2000) }), boy(3000, 2000)], {
      activation: active(),
    });
    expect(possible(drone, wall)).toBe(true);
    expect(findMove(table(drone, wall), 0, 'charge')).toHaveLength(1);
  });
});
