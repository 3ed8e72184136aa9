import { expect } from 'vitest';
import type { Fact } from '../../facts.ts';
import { turns } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, spot } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const gone = { at: null, removed: true } as const;
type Start = Parameters<Parameters<typeof rule>[2]>[0];

/** A game of one model each in far corners, up to the end of this round; seat 0 goes first. */
function upTo(start: Start, round: number, setup: Setup = open, cp: Partial<Position> = broke) {
  const line = [blue('Ork Boy', 0, 0, { at: null }), red('Ork Boy', 0, 0, { at: null })];
  const game = start.from(
    setup,
    field(line, { ...cp, round: 0, phase: 'deployment' }),
    turns.game.start({ more: true }),
  );
  game.dice('roll off for the corner', 6, 1).picks('choose a corner', 0);
  game.picks('set it up', { at: spot(45, 45) }).picks('set it up', { at: spot(3, 3) });
  game.dice('roll for the first turn', 6, 1);
  const pass = () => game.picks('choose a model to move', 'done').picks('choose a model to move', 'done');
  for (let i = 0; i < Math.min(5, round); i++) pass();
  return { game, pass };
}
const told = (facts: readonly Fact[]) =>
  facts.flatMap(fact =>
    fact.type === 'round-began'
      ? [`round ${fact.round}`]
      : fact.type === 'turn-began'
        ? [`seat ${fact.seat}`]
        : fact.type === 'phase-began'
          ? [fact.phase]
          : [],
  );
const PHASES = ['start', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'];

section('8E-2 Rounds, turns and phases', () => {
  rule(['8E-2.1', '8E-2.2'], 'a round is a turn of each player, the same first every round, six phases each', start => {
    const { game } = upTo(start, 2);
    expect(told(game.facts())).toEqual([
      'round 1',
      'seat 0',
      ...PHASES,
      'seat 1',
      ...PHASES,
      'round 2',
      'seat 0',
      ...PHASES,
      'seat 1',
      ...PHASES,
      'round 3',
      'seat 0',
      'start',
      'movement',
    ]);
    game.stopsAt('choose a model to move');
  });

  rule(['RS-7.8', 'RS-7.10', 'RS-8.13'], 'after round 5 the first player rolls: 3+ goes on', start => {
    const { game } = upTo(start, 5);
    expect(game.asks('roll whether the game goes on', 'roll')).toMatchObject({ whose: 0, clause: 'RS-7.8' });
    game.dice('roll whether the game goes on', 2);
    expect(game.position).toMatchObject({ over: true, round: 5 });
    expect(game.facts().at(-1)).toMatchObject({ type: 'game-ended', clause: 'RS-8.13' });
    const on = upTo(start, 5).game.dice('roll whether the game goes on', 3);
    expect(on.position).toMatchObject({ over: false, round: 6 });
    expect(on.facts()).toContainEqual(expect.objectContaining({ type: 'game-goes-on', face: 3, goesOn: true }));
    on.stopsAt('choose a model to move');
  });

  rule(['8E-10.2', 'RS-7.8'], 'that die may be rolled again for a command point', start => {
    const { game } = upTo(start, 5, open, { cp: [1, 0] });
    game.dice('roll whether the game goes on', 2).reacts('rolled', 'command-re-roll').dice('roll the die again', 3);
    expect(game.position).toMatchObject({ over: false, round: 6, cp: [0, 0] });
    game.stopsAt('choose a model to move');
  });

  rule('RS-7.8', 'a shortened game ends after its last round without a die', start => {
    const setup: Setup = { ...open, options: { ...open.options, rounds: 2 } };
    const { game } = upTo(start, 2, setup);
    expect(game.position).toMatchObject({ over: true, round: 2 });
  });

  rule(['RS-7.9', 'RS-7.10'], 'after round 6 the second player rolls: 4+ goes on, and round 7 is the last', start => {
    const six = () => {
      const { game, pass } = upTo(start, 5);
      game.dice('roll whether the game goes on', 3);
      pass();
      return { game, pass };
    };
    const stopped = six().game;
    expect(stopped.asks('roll whether the game goes on', 'roll').whose).toBe(1);
    expect(stopped.dice('roll whether the game goes on', 3).position).toMatchObject({ over: true, round: 6 });
    const { game, pass } = six();
    game.dice('roll whether the game goes on', 4);
    pass();
    expect(game.position).toMatchObject({ over: true, round: 7 });
  });

  rule(['RS-7.2', 'RS-7.17'], 'no Sudden Death: who is left plays on', start => {
    const line = [blue('Ork Boy', 0, 0, gone), red('Ork Boy', 40, 40)];
    const position = field(line, { ...broke, round: 1, phase: 'morale' });
    const game = start.from(open, position, turns.round.start({}));
    expect(game.asks('choose a model to move').to).toBe(1);
    game.picks('choose a model to move', 'done');
    expect(game.position).toMatchObject({ over: false, round: 2 });
  });

  rule(['RS-7.3', 'RS-7.18', 'RS-10.4'], 'Break Tests come first in a turn: Living Metal waits', start => {
    const line = [blue('Lord', 10, 10, { wounds: 2 }), blue('Immortal', 0, 0, gone), blue('Immortal', 0, 0, gone)];
    const turn = (seat: number) =>
      start.from(open, field(line, { ...broke, phase: 'morale' }), turns.turn.start({ seat }));
    const game = turn(0);
    game.dice('Break Test', 1).picks('choose a model to move', 'done');
    const order = game
      .facts()
      .flatMap(({ type }) => (type === 'break-tested' || type === 'wounds-regained' ? [type] : []));
    expect(order).toEqual(['break-tested', 'wounds-regained']);
    expect(game.position.models[0]!.wounds).toBe(3);
    // Not in the enemy's turn, and not beyond its full wounds.
    expect(turn(1).position.models[0]!.wounds).toBe(2);
    const whole = start.from(
      open,
      field([blue('Lord', 10, 10)], { ...broke, phase: 'morale' }),
      turns.turn.start({ seat: 0 }),
    );
    expect(whole.picks('choose a model to move', 'done').position.models[0]!.wounds).toBe(4);
  });

  rule(['8E-10.1', '8E-10.2'], 'what a player used in a phase may be used again in the next', start => {
    const line = [blue('Ork Boy', 10, 10), red('Ork Boy', 40, 40)];
    const spent = [['command-re-roll'], []];
    const game = start.from(
      open,
      field(line, { phase: 'psychic', spent }),
      turns.phase.start({ seat: 0, phase: 'fight' }),
    );
    expect(game.position.spent).toEqual([[], []]);
  });

  rule(['8E-10.1', 'RS-7.16'], 'a re-roll of a Break Test is spent for the rest of the start of the turn', start => {
    const line = [blue('Overlord', 10, 10), blue('Immortal', 0, 0, gone), blue('Immortal', 0, 0, gone)];
    const game = start.from(open, field(line, { cp: [3, 0], phase: 'morale' }), turns.turn.start({ seat: 0 }));
    game.dice('Break Test', 1).reacts('rolled', 'command-re-roll').dice('roll the die again', 1);
    game.asks('react or pass', 'react');
    expect(game.position.spent).toEqual([['command-re-roll'], []]);
    game.reacts('turn-began', null).picks('choose a model to move', 'done');
    expect(game.position.spent).toEqual([[], []]);
  });

  rule(['8E-2.2', 'RS-2.14', 'RS-10.4'], 'what lasts for a phase, a turn or to the next own turn ends then', start => {
    const lasting = (until: 'phase' | 'turn' | 'own-turn', seat: number): Position['effects'][number] => ({
      use: { rule: 'designated', target: 1, seat, holder: 0 },
      until,
      seat,
    });
    const left = (until: 'phase' | 'turn' | 'own-turn', frame: Parameters<typeof start.from>[2]) =>
      start.from(open, field([], { ...broke, phase: 'charge', effects: [lasting(until, 0)] }), frame).position.effects
        .length;
    const phase = () => turns.phase.start({ seat: 0, phase: 'fight' });
    const turn = (seat: number) => turns.turn.start({ seat });
    expect([left('phase', phase()), left('turn', phase()), left('own-turn', phase())]).toEqual([0, 1, 1]);
    expect([left('turn', turn(1)), left('own-turn', turn(1)), left('own-turn', turn(0))]).toEqual([0, 1, 0]);
  });

  rule(['8E-4.1', '8E-2.1'], 'a new turn forgets what was done in the last', start => {
    const line = [blue('Ork Boy', 10, 10, { did: ['advanced'] }), red('Ork Boy', 40, 40, { did: ['moved'] })];
    const charges: Position['charges'] = [{ by: 0, at: [1] }];
    const game = start.from(open, field(line, { ...broke, phase: 'morale', charges }), turns.turn.start({ seat: 1 }));
    game.picks('choose a model to move', 'done');
    expect(game.position).toMatchObject({ turn: 1, charges: [] });
    expect(game.position.models.map(({ did }) => did)).toEqual([[], []]);
  });
});
