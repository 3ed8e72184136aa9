import { expect } from 'vitest';
import { turns } from '../../library.ts';
import { readSetup } from '../../setup.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, look, open, red, type Stood, spot, tenths } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { destroyedBy, driftOf, driftWrecks, holderOf, resultOf, scoresOf, wrecksOf } from './missions.ts';

const hold: Setup = { ...open, mission: 'hold-the-wreck' };
const gone = { at: null, removed: true, wounds: 0 } as const;
const wreck = (x: number, y: number, dx = 10000, dy = 0) => ({ at: spot(x, y), course: { dx, dy } });

section('ZG-7 Missions', () => {
  rule('ZG-7.1', 'a straight fight is won by the points destroyed', () => {
    const line: readonly Stood[] = [
      blue('Space Marine', 10, 10, gone),
      blue('Space Marine', 10, 10),
      red('Void Trooper', 20, 20, gone),
      red('Void Trooper', 20, 20),
    ];
    const position = field(line, { over: true });
    expect([destroyedBy(position, 0), destroyedBy(position, 1)]).toEqual([7.5, 14]);
    expect(resultOf(open, position)).toEqual({ winners: [1], scores: [7.5, 14] });
    expect(resultOf(open, { ...position, over: false })).toBeNull();
    expect(resultOf(open, field(line.slice(1, 2), { over: true }))).toEqual({ winners: [0], scores: [0, 0] });
  });

  rule('ZG-7.1', 'holding the wreck: three objectives, a point each at the end of every turn', start => {
    expect([wrecksOf(hold).length, wrecksOf(open).length]).toEqual([3, 0]);
    const position = field([blue('Space Marine', 10, 10), red('Void Trooper', 40, 40)], {
      wrecks: [wreck(12, 10), wreck(30, 30)],
      round: 1,
      phase: 'fight',
      turns: 2,
    });
    const game = start.from(hold, position, turns.round.start({}));
    game.dice('roll for an objective to drift', 1).dice('roll for an objective to drift', 1);
    for (const purpose of ['choose a model to move', 'choose a model to shoot']) game.picks(purpose, 'done');
    for (const purpose of ['choose a model to move', 'choose a model to shoot']) game.picks(purpose, 'done');
    expect(game.position.scores).toEqual([1, 0]);
    expect(scoresOf(hold, game.position)).toEqual([1, 0]);
    expect(resultOf(hold, { ...game.position, over: true })).toEqual({ winners: [0], scores: [1, 0] });
  });

  rule('ZG-7.1', 'six turns, or until one side has no models left', start => {
    const line = [blue('Void Trooper', 10, 10), red('Void Trooper', 40, 40)];
    const decided: Position = field([line[0]!, red('Void Trooper', 0, 0, gone)], { phase: 'fight' });
    const game = start.from(open, decided, turns.round.start({}));
    expect(game.facts().filter(({ type }) => type === 'phase-began')).toEqual([]);
    // The sixth is the last: after the fifth another begins, after the sixth none.
    const playing = (round: number, setup: Setup = open) => {
      const begun = field(line, { phase: 'fight', round: round - 1, turns: 2 * round - 2 });
      return start.from(setup, begun, turns.rounds.start({}));
    };
    const pass = (match: ReturnType<typeof playing>) => {
      for (let i = 0; i < 2; i++)
        for (const purpose of ['choose a model to move', 'choose a model to shoot']) match.picks(purpose, 'done');
      return match;
    };
    const fifth = pass(playing(5));
    expect([fifth.position.round, fifth.position.over]).toEqual([6, false]);
    pass(fifth);
    expect([fifth.position.round, fifth.position.over]).toEqual([6, true]);
    // Option `rounds`: fewer turns, if the players want.
    const short = pass(playing(2, { ...open, options: { ...open.options, rounds: 2 } }));
    expect([short.position.round, short.position.over]).toEqual([2, true]);
    const wrong = readSetup({ ...open, options: { ...open.options, rounds: 7 } });
    expect(wrong.ok ? [] : wrong.problems.map(({ path }) => path)).toEqual(['options.rounds']);
  });

  rule('ZG-7.2', 'an objective moves a D6" each turn through everything, and reverses at the edge', start => {
    const t = look(field([]), hold);
    expect(driftOf(t, wreck(10, 10), 4)).toEqual(wreck(14, 10));
    expect(driftOf(t, wreck(46, 10), 5)).toEqual(wreck(45, 10, -10000));
    expect(driftOf(t, wreck(10, 2, 0, -10000), 5)).toEqual(wreck(10, 3, 0, 10000));
    expect(driftOf(t, wreck(46, 10), 2)).toEqual({ at: spot(48, 10), course: { dx: -10000, dy: 0 } });
    const game = start
      .from(hold, field([blue('Void Trooper', 12, 10)], { wrecks: [wreck(10, 10)] }), driftWrecks.start({}))
      .dice('roll for an objective to drift', 3);
    expect(game.position.wrecks).toEqual([wreck(13, 10)]);
  });

  rule('ZG-7.2', 'it belongs to the side with more models within 3", exactly included', () => {
    const at = (gap: number): Stood => blue('Void Trooper', 0, 0, { at: tenths(2540 + 125 + gap, 2540) });
    expect(holderOf(field([at(762)]), wreck(10, 10))).toBe(0);
    expect(holderOf(field([at(763)]), wreck(10, 10))).toBeNull();
    expect(holderOf(field([at(0), red('Void Trooper', 10, 12)]), wreck(10, 10))).toBeNull();
    expect(holderOf(field([at(0), red('Void Trooper', 10, 12), red('Void Trooper', 8, 10)]), wreck(10, 10))).toBe(1);
  });
});
