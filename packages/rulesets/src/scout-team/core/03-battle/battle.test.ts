import { expect } from 'vitest';
import type { Fact } from '../../facts.ts';
import { arrivals, battle, deploying, movement } from '../../library.ts';
import { ruleset } from '../../ruleset.ts';
import { readSetup } from '../../setup.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  broke,
  field,
  look,
  open,
  pairsOf,
  red,
  type Stood,
  spot,
  tenths,
  withOptions,
} from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { ending, PHASES, refund } from './turn.ts';

const off = { at: null } as const;
const waits = { at: null, reserve: true } as const;
const before: Partial<Position> = { ...broke, round: 0, phase: 'deployment' };
const deploy = () => deploying.deployment.start({ seat: 0, faces: [], model: null });
const arrive = () => arrivals.arrivals.start({ model: null });

section('9E-12, ST-1 Before the battle', () => {
  rule(['9E-12.5', 'ST-8.2', 'ST-3.1'], 'the loser of the roll-off sets up first, one model at a time', start => {
    const line = [blue('Ork Boy', 0, 0, off), blue('Ork Boy', 0, 0, off), red('Nob', 0, 0, off)];
    const game = start.from(open, field(line, before), deploy());
    game.dice('roll off for the zone', 4, 4).dice('roll off for the zone', 2, 5);
    expect(game.asks('choose a zone', 'pick-one')).toMatchObject({ to: 1, options: [0, 1] });
    game.picks('choose a zone', 0);
    expect(game.position.zones).toEqual([1, 0]);
    expect(game.asks('choose a model to set up', 'pick-one')).toMatchObject({ to: 0, options: [0, 1] });
    game.picks('choose a model to set up', 0).refuses({ at: spot(31, 10) }, 'outside-zone', 'ST-8.2');
    // The zone ends 9" from the middle, at 31": a base of 32 mm fits exactly beside the line.
    game.refuses({ at: tenths(7874 + 159, 2540) }, 'outside-zone', 'ST-8.2');
    game.picks('set it up', { at: tenths(7874 + 160, 2540) });
    game.picks('set it up', { at: spot(12, 15) }).refuses({ at: tenths(7874 + 300, 2540) }, 'cannot-stand', '9E-8.13');
    game.picks('set it up', { at: spot(40, 20) });
  });

  rule('9E-12.6', 'the first turn is rolled for, then come moves before the battle', start => {
    const game = start.from(open, field([], before), deploying.firstTurn.start({ seat: 0, faces: [], model: null }));
    game.dice('roll for the first turn', 3, 3).dice('roll for the first turn', 3, 4);
    expect(game.position).toMatchObject({ first: 1, turn: 1 });
  });

  rule(
    ['9E-12.6', '9E-2.7', '9E-3.3'],
    'moves before the battle, first player first; five rounds, then it is over',
    start => {
      const line = [blue('Kroot', 0, 0, off), red('Kroot', 0, 0, off)];
      const game = start.from(open, field(line, before), battle.game.start({}));
      game.dice('roll off for the zone', 5, 2).picks('choose a zone', 0);
      game.picks('set it up', { at: spot(40, 4) }).picks('set it up', { at: spot(4, 26) });
      game.dice('roll for the first turn', 2, 5);
      const moved = [1, 2].map(() => {
        const { to } = game.asks('choose a model to scout', 'pick-one');
        game.picks('choose a model to scout', 'done');
        return to;
      });
      expect(moved).toEqual([1, 0]);
      for (let turns = 0; turns < 10; turns++) {
        expect(game.position.over).toBe(false);
        game.picks('choose a model to move', 'done');
      }
      expect(game.position).toMatchObject({ over: true, round: 5 });
    },
  );

  rule('9E-3.3', 'a shorter battle ends after the agreed rounds', start => {
    const line = [blue('Ork Boy', 0, 0, off), red('Ork Boy', 0, 0, off)];
    const game = start.from(withOptions({ rounds: 2 }), field(line, before), battle.game.start({}));
    game.dice('roll off for the zone', 5, 2).picks('choose a zone', 0);
    game.picks('set it up', { at: spot(40, 4) }).picks('set it up', { at: spot(4, 26) });
    game.dice('roll for the first turn', 5, 2);
    for (let turns = 0; turns < 4; turns++) game.picks('choose a model to move', 'done');
    expect(game.position).toMatchObject({ over: true, round: 2 });
    for (const rounds of [0, 6]) expect(readSetup(withOptions({ rounds })).ok).toBe(false);
    for (const rounds of [1, 5]) expect(readSetup(withOptions({ rounds })).ok).toBe(true);
  });

  rule(['9E-12.1', 'ST-1.7', 'ST-1.2'], '3 CP each, and the detachment costs none', () => {
    expect(field([]).cp).toEqual([3, 3]);
    expect(PHASES).toEqual(['command', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale']);
  });

  rule(['ST-1.4', 'ST-1.6', 'ST-1.8'], 'the table has the size that was chosen; 500 points are the limit', () => {
    const setup = { ...open, map: 'depot', options: { ...open.options, tableSize: '22x30' } };
    expect(readSetup(setup).ok).toBe(true);
    const problems = (x: unknown) => {
      const read = readSetup(x);
      return read.ok ? [] : read.problems.map(({ path, problem }) => [path, problem]);
    };
    expect(problems({ ...setup, options: open.options })).toEqual([['map', 'wrong-table-size']]);
    expect(problems({ ...setup, map: 'twin-ruins' })).toEqual([['map', 'wrong-table-size']]);
    expect(problems({ ...setup, options: { ...setup.options, points: 501 } })).toEqual([
      ['options.points', 'out-of-range'],
    ]);
    expect(problems({ ...setup, options: { ...setup.options, points: 299 } }).length).toBe(2);
    expect(open.options.points).toBe(300);
  });
});

section('9E-3, 9E-4 Rounds, turns and Command Points', () => {
  const line: readonly Stood[] = [blue('Ork Boy', 10, 10), red('Ork Boy', 34, 10)];

  rule(
    ['9E-3.1', '9E-3.2', '9E-4.1', 'ST-2.1'],
    'one turn each, always in the same order; 1 CP in each own Command phase',
    start => {
      const game = start.from(open, field(line, { ...broke, first: 1, turn: 1 }), battle.round.start({}));
      const phases = () => game.facts().flatMap(fact => (fact.type === 'phase-began' ? [fact.phase] : []));
      expect(game.position).toMatchObject({ round: 2, turn: 1, cp: [0, 1] });
      game.picks('choose a model to move', 'done');
      expect(game.position).toMatchObject({ turn: 0, cp: [1, 1] });
      game.picks('choose a model to move', 'done');
      const turn = ['start', ...PHASES];
      expect(phases()).toEqual([...turn, ...turn]);
    },
  );

  rule('9E-3.3', 'the battle ends when an army is destroyed, at the end of the phase', start => {
    const last = field([blue('Ork Boy', 10, 10), red('Ork Boy', 0, 0, { at: null, removed: true })], broke);
    const game = start.from(open, last, battle.turn.start({ seat: 0 }));
    expect(game.position.over).toBe(true);
    expect(game.facts().filter(({ type }) => type === 'phase-began')).toHaveLength(2);
    // Reserves are not destroyed.
    const waiting = field([blue('Ork Boy', 10, 10), red('Stormboy', 0, 0, waits)], broke);
    const on = start.from(open, waiting, battle.turn.start({ seat: 0 }));
    on.picks('choose a model to move', 'done');
    expect(on.position.over).toBe(false);
  });

  rule('9E-4.2', 'besides that, at most 1 CP per round is gained or refunded', start => {
    const game = start.from(open, field(line, broke), battle.round.start({}));
    const t = { ...look(game.position), emit: (fact: object) => void given.push(fact) };
    const given: object[] = [];
    refund(t as unknown as Parameters<typeof refund>[0], 0, 2);
    expect(given).toEqual([{ type: 'cp-refunded', clause: '9E-4.2', seat: 0, cp: 1 }]);
    const full = { ...t, position: { ...game.position, refunded: [1, 0] } };
    refund(full as unknown as Parameters<typeof refund>[0], 0, 1);
    expect(given).toHaveLength(1);
    game.stopsAt('choose a model to move');
  });

  rule('9E-4.2', 'limits are per side and per round; Command phases do not count', () => {
    let position: Position = field(line, { cp: [0, 0] });
    /** Requests CP by a rule, and applies the facts. */
    const gains = (seat: number, cp: number): readonly number[] => {
      const emit = (fact: Fact): void => {
        position = ruleset.facts[fact.type](position, fact as never);
      };
      refund({ ...look(position), emit } as unknown as Parameters<typeof refund>[0], seat, cp);
      return position.cp;
    };
    const fold = (fact: Fact): void => {
      position = ruleset.facts[fact.type](position, fact as never);
    };
    expect([gains(0, 3), gains(0, 1)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(gains(1, 1)).toEqual([1, 1]);
    fold({ type: 'cp-gained', clause: '9E-4.1', seat: 0, cp: 1 });
    expect(gains(0, 1)).toEqual([2, 1]);
    fold({ type: 'round-began', clause: '9E-3.1', round: 2 });
    expect([gains(0, 1), gains(0, 1)]).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });
});

section('9E-5 Reinforcements', () => {
  rule(['9E-5.9', '9E-5.10'], 'after all moves, more than 9" from enemies; they count as having moved', start => {
    const line = [blue('Inceptor', 0, 0, waits), red('Ork Boy', 20, 10)];
    const game = start.from(open, field(line, { ...broke, phase: 'movement' }), arrive());
    game.picks('choose a model to arrive', 0);
    game.refuses({ at: tenths(5080 + 360 + 2286, 2540) }, 'too-near-an-enemy', '9E-5.9');
    game.picks('place it', { at: tenths(5080 + 360 + 2287, 2540) });
    expect(game.position.models[0]).toMatchObject({ reserve: false, did: ['arrived'] });
    const t = look(game.position);
    expect(pairsOf(movement.againstManner(t, 0, 'move'))).toEqual([]);
    const phase = start.from(open, game.position, battle.phase.start({ seat: 0, phase: 'movement' }));
    expect(phase.position.models[0]!.did).toEqual(['arrived']);
  });

  rule('9E-5.9', 'all moves come first', start => {
    const line = [blue('Inceptor', 0, 0, waits), blue('Intercessor', 10, 10), red('Ork Boy', 30, 10)];
    const game = start.from(open, field(line, broke), battle.phase.start({ seat: 0, phase: 'movement' }));
    expect(game.asks('choose a model to move', 'pick-one').to).toBe(0);
    game.picks('choose a model to move', 'done').stopsAt('choose a model to arrive');
  });

  rule('9E-5.9', 'models that may wait declare it: at most half of a team', start => {
    const line = [
      blue('Inceptor', 0, 0, off),
      blue('Inceptor', 0, 0, off),
      blue('Scout', 0, 0, off),
      blue('Intercessor', 0, 0, off),
      blue('Intercessor', 0, 0, off),
      red('Ork Boy', 0, 0, off),
      red('Ork Boy', 0, 0, off),
    ];
    const game = start.from(open, field(line, before), deploy());
    game.dice('roll off for the zone', 5, 2).picks('choose a zone', 0);
    expect(game.asks('choose models to hold in reserve', 'pick-some')).toMatchObject({ options: [0, 1, 2], most: 2 });
    game.picks('choose models to hold in reserve', [0, 1]);
    expect(game.position.models.map(({ reserve }) => reserve)).toEqual([true, true, ...Array(5).fill(false)]);
    game.stopsAt('choose a model to set up');
  });

  rule('9E-5.10', 'models that have not arrived at the end are destroyed', start => {
    const line = [blue('Ork Boy', 10, 10), red('Ork Boy', 40, 10), red('Stormboy', 0, 0, waits)];
    const game = start.from(open, field(line, { ...broke, round: 5 }), ending.start({}));
    expect(game.position).toMatchObject({ over: true, round: 5 });
    expect(game.position.models[2]!.removed).toBe(true);
  });
});
