import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { initiative, turningPoint } from './turning-point.ts';

const errata: Setup = { ...open, options: { ...open.options, errata: true } };

/** A marine against a genestealer, far apart and unready. */
const line: readonly Stood[] = [
  blue('tactical-marine-warrior', 3, 3, { ready: false, overwatched: true }),
  red('genestealer-fighter', 27, 19, { ready: false }),
];
const before = (change: Partial<Position> = {}): Position => field(line, { cp: [0, 0], ...change });
const begin = (number: number) => turningPoint.start({ number });

section('KT-2.1-3 Initiative phase', () => {
  rule('KT-2.1', 'every operative in play becomes ready', start => {
    const removed: Stood = blue('tactical-marine-warrior', 5, 5, { at: null, removed: true, ready: false });
    const game = start.from(open, field([...line, removed]), begin(1));
    expect(game.position.operatives.map(({ ready }) => ready)).toEqual([true, true, false]);
    expect(game.position.operatives[0]!.overwatched).toBe(false);
    game.stopsAt('use a strategic ploy');
  });

  rule('KT-2.2', 'is not rolled for in the first turning point: the mission has given it', start => {
    const game = start.from(open, before({ initiative: 1 }), begin(1));
    expect(game.position.initiative).toBe(1);
    game.stopsAt('use a strategic ploy');
  });

  rule('KT-2.2', 'later the winner of the roll-off has initiative', start => {
    for (const [faces, seat] of [
      [[5, 2], 0],
      [[2, 5], 1],
    ] as const) {
      const game = start.from(open, before({ initiative: 0, turningPoint: 1 }), begin(2));
      game.dice('roll for initiative', ...faces);
      expect(game.position.initiative).toBe(seat);
      expect(game.facts()).toContainEqual({ type: 'initiative-won', clause: 'KT-2.2', seat });
      game.stopsAt('use a strategic ploy');
    }
  });

  rule('KT-2.2', 'with the errata the winner decides who has initiative', start => {
    const game = start.from(errata, before({ initiative: 0 }), initiative.start({ faces: [] }));
    game.dice('roll for initiative', 1, 4);
    expect(game.asks('say who has initiative', 'pick-one')).toMatchObject({ to: 1, options: [0, 1] });
    game.refuses(2, 'not-an-option', 'KT-2.2').picks('say who has initiative', 0);
    expect(game.position.initiative).toBe(0);
  });

  rule('KT-2.3', 'a tie gives it to the player who did not have it, with the errata too', start => {
    for (const setup of [open, errata])
      for (const had of [0, 1]) {
        const game = start.from(setup, before({ initiative: had }), initiative.start({ faces: [] }));
        game.dice('roll for initiative', 4, 4);
        expect(game.position.initiative).toBe(1 - had);
        expect(game.facts()).toContainEqual({ type: 'initiative-won', clause: 'KT-2.3', seat: 1 - had });
      }
  });
});

section('KT-2.4-6 Strategy phase', () => {
  rule('KT-2.4', 'each player gains 1CP and keeps what was not spent', start => {
    const game = start.from(open, before({ cp: [2, 0] }), begin(1));
    expect([game.position.phase, game.position.cp]).toEqual(['strategy', [3, 1]]);
    game.stopsAt('use a strategic ploy');
  });

  rule(
    'KT-2.5',
    'players alternate, initiative first; ploys are paid for and resolved at once, until both pass in succession',
    start => {
      const game = start.from(open, before({ cp: [2, 2], initiative: 1 }), begin(1));
      expect(game.asks('use a strategic ploy', 'pick-one')).toMatchObject({ to: 1 });
      game.picks('use a strategic ploy', 'pass');
      expect(game.asks('use a strategic ploy')).toMatchObject({ to: 0 });
      game.picks('use a strategic ploy', 'shock-assault');
      expect(game.position.cp).toEqual([2, 3]);
      expect(game.position.effects).toMatchObject([{ use: { rule: 'shock-assault', seat: 0 } }]);
      // Seat 1 passed before, but not in succession.
      expect(game.asks('use a strategic ploy')).toMatchObject({ to: 1 });
      game.picks('use a strategic ploy', 'pass').picks('use a strategic ploy', 'pass');
      expect(game.position.phase).toBe('firefight');
      game.stopsAt('choose who activates');
    },
  );

  rule('KT-2.5', 'a ploy that cannot be paid for is not offered; a player with none to use is not asked', start => {
    const game = start.from(open, before({ cp: [-1, -1] }), begin(1));
    expect(game.position.phase).toBe('firefight');
    game.stopsAt('choose who activates');
  });

  rule('KT-2.6', 'a player uses no ploy twice in one phase', start => {
    const game = start.from(open, before({ cp: [4, 0] }), begin(1));
    game.picks('use a strategic ploy', 'shock-assault').picks('use a strategic ploy', 'pass');
    expect(game.asks('use a strategic ploy', 'pick-one').options).not.toContain('shock-assault');
    game.refuses('shock-assault', 'not-an-option', 'KT-2.5').stopsAt('use a strategic ploy');
  });

  rule('KT-2.6', 'a ploy may be used again in the next turning point', start => {
    const used = before({ cp: [4, 0], ploys: [['shock-assault'], []], turningPoint: 1 });
    const game = start.from(open, used, begin(2)).dice('roll for initiative', 6, 1);
    expect(game.asks('use a strategic ploy', 'pick-one').options).toContain('shock-assault');
    game.stopsAt('use a strategic ploy');
  });
});

section('KT-2.8 The firefight begins', () => {
  rule('KT-2.8', 'effects that last a turning point end with it, others last', start => {
    const gone = field([blue('tactical-marine-warrior', 0, 0, { at: null, removed: true })], { cp: [-1, -1] });
    const use = { rule: 'protecting', ward: 1, seat: 1, holder: 2 } as const;
    const effects = (['turning-point', 'battle'] as const).map(until => ({ use, until }));
    const game = start.from(open, { ...gone, effects }, begin(1));
    expect(game.position.effects).toEqual([{ use, until: 'battle' }]);
  });

  rule('KT-2.8', 'the player with initiative activates first', start => {
    for (const initiative of [0, 1]) {
      const game = start.from(open, before({ initiative }), begin(1));
      for (const seat of [initiative, 1 - initiative]) {
        expect(game.asks('use a strategic ploy').to).toBe(seat);
        game.picks('use a strategic ploy', 'pass');
      }
      expect(game.asks('choose who activates', 'pick-one')).toMatchObject({ to: initiative, options: [initiative] });
      game.stopsAt('choose who activates');
    }
  });
});

section('KT-2.7 Target reveal', () => {
  const CARD = 'core/rout';
  const card = { id: CARD, revealed: false, scored: [0, 0] as const, memo: {} };
  const sealed = before({ cp: [-1, -1], tacOps: [[card], [card]], initiative: 1 });

  rule('KT-2.7', 'players alternate, initiative first, until both pass in succession; nobody has to reveal', start => {
    const game = start.from(open, sealed, begin(1));
    expect(game.asks('reveal a tac op', 'pick-one')).toMatchObject({ to: 1, options: ['pass', CARD] });
    game.picks('reveal a tac op', 'pass');
    expect(game.asks('reveal a tac op')).toMatchObject({ to: 0 });
    game.picks('reveal a tac op', CARD);
    expect(game.position.tacOps.map(([held]) => held!.revealed)).toEqual([true, false]);
    expect(game.asks('reveal a tac op')).toMatchObject({ to: 1 });
    game.refuses('no-such-card', 'not-an-option', 'KT-2.7').picks('reveal a tac op', 'pass');
    game.stopsAt('choose who activates');
  });
});
