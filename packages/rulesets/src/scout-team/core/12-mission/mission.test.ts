import { expect } from 'vitest';
import { battle } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood, spot, tenths } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { markersOf, zoneAt } from './ground.ts';
import { holderOf, pointsFor, resultOf } from './scoring.ts';

const inInches = (points: readonly { readonly x: number; readonly y: number }[]) =>
  points.map(({ x, y }) => [x / 254, y / 254]);
const small: Setup = { ...open, map: 'depot' };
const middle = { x: 22 * 254, y: 5 * 254 };
const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { round: 2, ...change });

section('ST-8 Missions', () => {
  rule('ST-8.2', 'zones end 9" from the middle of the long axis, in either orientation', () => {
    expect(inInches(zoneAt(open, 0))).toEqual([
      [0, 0],
      [13, 0],
      [13, 30],
      [0, 30],
    ]);
    expect(inInches(zoneAt(open, 1))).toEqual([
      [31, 0],
      [44, 0],
      [44, 30],
      [31, 30],
    ]);
    expect(new Set(inInches(zoneAt(small, 1)).map(String))).toEqual(new Set(['0,24', '22,24', '22,30', '0,30']));
  });

  rule('ST-8.2', 'four markers, one for each side and two between', () => {
    expect(inInches(markersOf(open))).toEqual([
      [22, 5],
      [22, 25],
      [2235 / 254, 15],
      [8941 / 254, 15],
    ]);
    expect(inInches(markersOf(small))).toEqual([
      [931 / 254, 15],
      [4657 / 254, 15],
      [11, 6],
      [11, 24],
    ]);
  });

  rule('9E-12.7', 'more models within 3", and 5" vertically, hold a marker', () => {
    const near = (gap: number, z = 0) => ({ at: tenths(middle.x + 160 + gap, middle.y, z) });
    const one = (gap: number, z = 0) =>
      holderOf(at([blue('Kommando', 0, 0, near(gap, z)), red('Kommando', 40, 25)]), middle);
    expect([one(762), one(763), one(0, 1270), one(0, 1271)]).toEqual([0, null, 0, null]);
    const both = [blue('Kommando', 22, 5), red('Kommando', 22, 7), red('Kommando', 22, 3)];
    expect(holderOf(at(both), middle)).toBe(1);
    expect(holderOf(at(both.slice(0, 2)), middle)).toBeNull();
  });

  rule('9E-12.8', 'Objective Secured: Troops hold against greater numbers of others', () => {
    const line = [blue('Ork Boy', 22, 5), red('Kommando', 22, 7), red('Kommando', 22, 3)];
    expect(holderOf(at(line), middle)).toBe(0);
    // If both sides have Troops, numbers decide again.
    expect(holderOf(at([...line, red('Gretchin', 20, 5)]), middle)).toBe(1);
  });

  rule(
    ['ST-8.2', 'ST-8.1'],
    '5 points each for one, two, and more than the enemy, from round 2 on, in own Command phases',
    start => {
      const hold = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => blue('Ork Boy', x, y));
      const enemy = red('Ork Boy', 35, 15);
      const score = (line: readonly Stood[], round = 2) => pointsFor(open, at(line, { round }), 0);
      expect([
        score([...hold([40, 28]), enemy]),
        score([...hold([22, 5]), enemy]),
        score([...hold([22, 5]), red('Ork Boy', 40, 28)]),
        score([...hold([22, 5], [22, 25]), enemy]),
        score([...hold([22, 5], [22, 25]), enemy], 1),
      ]).toEqual([0, 5, 10, 15, 0]);
      const game = start.from(
        open,
        at([...hold([22, 5]), enemy], broke),
        battle.phase.start({ seat: 0, phase: 'command' }),
      );
      expect(game.position).toMatchObject({ scores: [5, 0], cp: [1, 0] });
      const other = start.from(
        open,
        at([...hold([22, 5]), enemy], { ...broke, turn: 1 }),
        battle.phase.start({ seat: 1, phase: 'command' }),
      );
      expect(other.position.scores).toEqual([0, 5]);
      const none = start.from(
        open,
        at([...hold([40, 28]), enemy], broke),
        battle.phase.start({ seat: 0, phase: 'command' }),
      );
      expect(none.facts().map(({ type }) => type)).not.toContain('scored');
    },
  );

  rule('ST-8.1', 'points decide; a destroyed army has lost; a straight fight counts what was destroyed', () => {
    const over: Partial<Position> = { over: true, scores: [10, 20] };
    const gone = { at: null, removed: true } as const;
    expect(resultOf(open, at([blue('Ork Boy', 10, 10)], { scores: [10, 20] }))).toBeNull();
    const both = [blue('Ork Boy', 10, 10), red('Ork Boy', 20, 10)];
    expect(resultOf(open, at(both, over))).toEqual({ winners: [1], scores: [10, 20] });
    expect(resultOf(open, at(both, { over: true, scores: [5, 5] }))).toEqual({ winners: [], scores: [5, 5] });
    expect(resultOf(open, at([both[0]!, red('Ork Boy', 0, 0, gone)], over))!.winners).toEqual([0]);
    const fight: Setup = { ...open, mission: 'straight-fight' };
    expect(markersOf(fight)).toEqual([]);
    const line = [...both, red('Nob', 0, 0, gone), blue('Ork Boy', 0, 0, gone)];
    expect(resultOf(fight, at(line, over))).toEqual({ winners: [0], scores: [17, 8] });
    expect(spot(1, 1)).toEqual({ x: 254, y: 254, z: 0 });
  });
});
