import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { endPhase, firstPlayer, round } from './round.ts';
import { turns } from './turns.ts';

const one: Stood = blue('rifleman', 5, 5);
const two: Stood = red('rifleman', 30, 30);
const before: Partial<Position> = { cp: [0, 0], round: 0, phase: 'deployment' };
const turn = (seat = 0) => turns.start({ seat, chosen: null, after: null });
/** Teams only as large as the line-up, so that neither is broken. */
const small: Setup = { ...open, teams: open.teams.map(team => ({ ...team, models: team.models.slice(0, 1) })) };

section('VG-4 The round', () => {
  rule(['VG-4.1', 'VG-13.2'], 'CP are two plus those of the models in play, and one more for a leader', start => {
    const position = field(
      [
        blue('captain', 5, 5, { leader: true }),
        blue('captain', 8, 5),
        blue('captain', 9, 9, { at: null, removed: true }),
        two,
      ],
      { ...before, cp: [7, 7] },
    );
    const game = start.from(small, position, round.start({}));
    expect(game.position.cp).toEqual([2 + 2 + 1, 2]);
    game.stopsAt('roll for first player');
  });

  rule(
    ['VG-4.6', 'VG-4.9'],
    'the side with fewer models gets pass tokens, which are lost at the end of the round',
    start => {
      const position = field([one, blue('rifleman', 8, 5), blue('rifleman', 11, 5), two], before);
      const game = start.from(small, position, round.start({}));
      expect(game.position.passTokens).toEqual([0, 2]);
      game.stopsAt('roll for first player');
      const equal = start.from(small, field([one, two], before), round.start({}));
      expect(equal.position.passTokens).toEqual([0, 0]);
      equal.stopsAt('roll for first player');
      const over = start.from(small, field([one, two], { ...broke, passTokens: [0, 2] }), endPhase.start({}));
      expect(over.position.passTokens).toEqual([0, 0]);
    },
  );

  rule(
    ['VG-4.15', 'VG-12.2'],
    'broken teams are determined first: fewer than half; exactly half is not broken',
    start => {
      const of = (count: number): Setup => ({
        ...open,
        teams: open.teams.map(team => ({ ...team, models: team.models.slice(0, count) })),
      });
      for (const [count, broken] of [
        [4, false],
        [5, true],
      ] as const) {
        const game = start.from(of(count), field([one, blue('rifleman', 9, 5), two], before), round.start({}));
        expect(game.position.broken[0]).toBe(broken);
        const facts = game.facts().map(({ type }) => type);
        expect(facts.indexOf('broken-judged')).toBeLessThan(facts.indexOf('cp-set'));
        game.stopsAt('roll for first player');
      }
    },
  );

  rule(['VG-4.2', 'VG-3.10', 'VG-11.6'], 'the higher total chooses; ties are re-rolled and bonuses kept', start => {
    const game = start.from(open, field([one, two], { seized: [0, 2] }), firstPlayer.start({ faces: [], winner: 0 }));
    // 6 against 4 + 2 is a tie; a 6 gives no bonus die.
    game.dice('roll for first player', 6, 4).dice('roll for first player', 6, 5);
    expect(game.asks('go first or second').to).toBe(1);
    game.picks('go first or second', 'second');
    expect(game.position).toMatchObject({ first: 0, seized: [0, 0] });
  });

  rule('VG-4.13', 'the first roll of the first round decides who begins', start => {
    const game = start.from(small, field([one, two], { ...before, first: 1 }), round.start({}));
    game.dice('roll for first player', 5, 2).picks('go first or second', 'first');
    expect(game.asks('choose who to activate').to).toBe(0);
    game.stopsAt('choose who to activate');
  });
});

section('VG-4.3-11 Turns', () => {
  rule(
    ['VG-4.3', 'VG-4.7'],
    'a turn is a ready model, a token or a re-activation; with nothing else a model must be activated',
    start => {
      const line: readonly Stood[] = [one, blue('rifleman', 9, 5, { activated: true }), two];
      const rich = start.from(open, field(line, { cp: [2, 0], passTokens: [1, 0] }), turn());
      expect(rich.asks('choose who to activate', 'pick-one').options).toEqual([0, 'again/1', 'pass-token']);
      rich.stopsAt('choose who to activate');
      const poor = start.from(open, field(line, { cp: [1, 0] }), turn());
      expect(poor.asks('choose who to activate', 'pick-one').options).toEqual([0]);
      poor.refuses('finished', 'not-an-option', 'VG-4.3').stopsAt('choose who to activate');
    },
  );

  rule('VG-4.3', 'a pass token is spent instead of a turn', start => {
    const game = start.from(open, field([one, two], { ...broke, passTokens: [1, 0] }), turn());
    game.picks('choose who to activate', 'pass-token');
    expect(game.position.passTokens).toEqual([0, 0]);
    expect(game.asks('choose who to activate').to).toBe(1);
    game.stopsAt('choose who to activate');
  });

  rule(
    ['VG-4.4', 'VG-4.10'],
    'with all models activated a player re-activates, uses a token, or finishes for the round',
    start => {
      const line: readonly Stood[] = [blue('rifleman', 5, 5, { activated: true }), two];
      const game = start.from(open, field(line, { cp: [2, 0], passTokens: [1, 0] }), turn());
      expect(game.asks('choose who to activate', 'pick-one').options).toEqual(['again/0', 'pass-token', 'finished']);
      game.picks('choose who to activate', 'finished');
      expect(game.position.finished).toEqual([0]);
      // VG-4.8: the other player continues alone.
      game.picks('choose who to activate', 1).picks('choose an action', 'end-activation');
      expect(game.position.finished).toEqual([0, 1]);
    },
  );

  rule(
    ['VG-4.8', 'VG-4.10'],
    'a player who can do nothing is finished, and the other takes all remaining turns',
    start => {
      const line: readonly Stood[] = [blue('rifleman', 5, 5, { activated: true }), two, red('rifleman', 33, 30)];
      const game = start.from(open, field(line, broke), turn());
      expect(game.position.finished).toEqual([0]);
      game.picks('choose who to activate', 2).picks('choose an action', 'end-activation');
      game.picks('choose who to activate', 1).picks('choose an action', 'end-activation');
      expect(game.position.finished).toEqual([0, 1]);
    },
  );

  rule('VG-4.11', 'a finished player may still make disengaging attacks', start => {
    const line: readonly Stood[] = [blue('pikeman', 10, 10, { activated: true }), red('rifleman', 12, 10)];
    const game = start.from(open, field(line, { ...broke, finished: [0] }), turn(1));
    game.picks('choose who to activate', 1).picks('choose an action', 'walk');
    game.picks('move', [{ how: 'go', to: { x: 4000, y: 2540, z: 0 } }]);
    expect(game.asks('strike who leaves').to).toBe(0);
    game.picks('strike who leaves', null).picks('choose an action', 'end-activation');
  });

  rule(['VG-4.11', 'VG-11.3', 'VG-11.5'], 'a finished player may still re-roll and retaliate', start => {
    const line: readonly Stood[] = [blue('pikeman', 10, 10, { activated: true }), red('pikeman', 12, 10)];
    const game = start.from(open, field(line, { cp: [2, 0], finished: [0] }), turn(1));
    game.picks('choose who to activate', 1).picks('choose an action', 'attack');
    game.dice('roll to hit', 4, 1).dice('roll for armor', 2);
    expect(game.asks('react or pass').to).toBe(0);
    game.reacts('armor-dice-rolled', 're-roll').picks('choose a die to roll again', 0).dice('roll them again', 5);
    expect(game.asks('retaliate').to).toBe(0);
    game.picks('retaliate', 'retaliate').dice('roll to hit', 1, 1);
    expect(game.position).toMatchObject({ cp: [0, 0], finished: [0] });
    game.picks('choose an action', 'end-activation');
    expect(game.position.finished).toEqual([0, 1]);
  });
});

section('VG-4.5, VG-4.14 The end phase', () => {
  rule(['VG-4.5', 'VG-5.3', 'VG-4.16'], 'marks and CP are lost, but models that are down stay down', start => {
    const line: readonly Stood[] = [blue('rifleman', 5, 5, { activated: true, down: true }), two];
    const game = start.from(open, field(line, { cp: [3, 0] }), endPhase.start({}));
    game.picks('spend on the next first-player roll', 0);
    expect(game.position).toMatchObject({ cp: [0, 0], models: [{ activated: false, down: true }, {}] });
  });

  rule(
    ['VG-11.6', 'VG-4.14', 'VG-4.12'],
    'the initiative is seized openly, first player first, with up to all CP',
    start => {
      const game = start.from(open, field([one, two], { cp: [3, 2], first: 1 }), endPhase.start({}));
      expect(game.asks('spend on the next first-player roll', 'count')).toMatchObject({ to: 1, most: 2 });
      game.refuses(3, 'out-of-range', 'VG-11.6');
      game.picks('spend on the next first-player roll', 2);
      expect(game.position.cp).toEqual([3, 0]);
      expect(game.asks('spend on the next first-player roll')).toMatchObject({ to: 0 });
      game.picks('spend on the next first-player roll', 3);
      expect(game.position).toMatchObject({ cp: [0, 0], seized: [3, 2] });
    },
  );

  rule(
    ['VG-11.6', 'VG-15.3'],
    'the initiative can be seized in the last agreed round, but not in the extra one',
    start => {
      const { rounds } = open.options;
      const last = start.from(open, field([one, two], { cp: [1, 0], round: rounds }), endPhase.start({}));
      last.picks('spend on the next first-player roll', 1);
      expect(last.position.seized).toEqual([1, 0]);
      const extra = start.from(open, field([one, two], { cp: [1, 0], round: rounds + 1 }), endPhase.start({}));
      expect(extra.state.question).toBeNull();
      expect(extra.position).toMatchObject({ cp: [0, 0], seized: [0, 0] });
    },
  );

  rule(['VG-4.14', 'VG-4.5'], 'the phases and steps of a round come in the order of the document', start => {
    const line: readonly Stood[] = [blue('rifleman', 18, 18), red('rifleman', 27, 27)];
    const game = start.from(small, field(line, before), round.start({}));
    game.dice('roll for first player', 5, 2).picks('go first or second', 'second');
    game.picks('choose who to activate', 1).picks('choose an action', 'end-activation');
    game.picks('choose who to activate', 0).picks('choose an action', 'end-activation');
    while (game.state.question?.purpose === 'choose who to activate') game.picks('choose who to activate', 'finished');
    while (game.state.question?.kind === 'count') game.picks('spend on the next first-player roll', 0);
    const facts = game.facts();
    const told = facts.map(fact => (fact.type === 'phase-began' ? fact.phase : fact.type));
    const order = ['round-began', 'start', 'broken-judged', 'cp-set', 'pass-tokens-given', 'first-player-chosen'];
    expect(told.filter(type => [...order, 'turns', 'end', 'scored', 'cleared'].includes(type))).toEqual([
      ...order,
      'turns',
      'end',
      'scored',
      'scored',
      'cleared',
    ]);
    // VG-4.12: the first player's points come first.
    expect(facts.flatMap(fact => (fact.type === 'scored' ? [fact.seat] : []))).toEqual([1, 0]);
  });

  rule('VG-4.14', 'scoring comes before CP are spent', start => {
    // On the centre marker.
    const game = start.from(open, field([blue('rifleman', 18, 18), two], { cp: [1, 0] }), endPhase.start({}));
    expect(game.position.vp).toEqual([3, 0]);
    game.picks('spend on the next first-player roll', 0);
  });
});
