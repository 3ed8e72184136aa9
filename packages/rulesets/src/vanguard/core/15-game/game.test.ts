import type { Playing } from '@little-wars/engine/testing';
import { coverageOf } from '@little-wars/skirmish/tables';
import { expect } from 'vitest';
import { vanguard } from '../../index.ts';
import { MAPS } from '../../maps/index.ts';
import { defaults } from '../../options.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  field,
  go,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup, Vanguard } from '../../types.ts';
import { startMove } from '../07-moving/moves.ts';
import { sightOf } from '../09-sight/line-of-sight.ts';
import { holderOf, markersOf, resultOf, scoring, worthOf, zoneOf } from '../16-scenario/scenarios.ts';
import { deployment } from './deployment.ts';
import { finishedFirst, game as wholeGame } from './game.ts';

const off = { at: null };
const far: Stood = red('rifleman', 33, 33);

section('VG-15 The game', () => {
  rule('VG-15.1', 'terrain covers as much as was agreed', () => {
    for (const { terrain } of MAPS) expect(coverageOf(terrain)).toBeGreaterThanOrEqual(25);
    const setup = vanguard.ready[0]!;
    const bare = { ...setup, map: withPieces().map };
    expect(vanguard.readSetup(bare)).toMatchObject({
      ok: false,
      problems: [{ problem: 'too-little-terrain', clause: 'VG-15.1', covered: 0, least: 25 }],
    });
    expect(vanguard.readSetup({ ...bare, options: { ...setup.options, terrainCoverage: 0 } }).ok).toBe(true);
  });

  rule(
    ['VG-15.2', 'VG-15.5', 'VG-15.7'],
    'the winner chooses a side and places first; then players alternate, one model each',
    start => {
      const line: readonly Stood[] = [
        blue('rifleman', 0, 0, off),
        blue('pikeman', 0, 0, off),
        blue('pikeman', 0, 0, off),
        red('rifleman', 0, 0, off),
      ];
      const game = start.from(
        open,
        field(line, { phase: 'deployment' }),
        deployment.start({ seat: 0, faces: [], model: null }),
      );
      game.dice('roll off', 3, 3).dice('roll off', 2, 6);
      expect(game.asks('choose a side').to).toBe(1);
      game.picks('choose a side', 0);
      expect(game.position).toMatchObject({ sides: [1, 0], first: 1 });
      // The whole base must be in the strip along y = 0.
      game.refuses({ at: tenths(2540, 6 * 254 - 124) }, 'outside-zone', 'VG-15.7');
      game.picks('deploy it', { at: tenths(2540, 6 * 254 - 125) });
      expect(game.asks('choose a model to deploy').to).toBe(0);
      game.picks('choose a model to deploy', 1).refuses({ at: spot(10, 3) }, 'outside-zone', 'VG-15.7');
      game.picks('deploy it', { at: spot(10, 33) });
      // The other player has none left: the rest follow at once.
      game.picks('choose a model to deploy', 0).refuses({ at: spot(10, 33) }, 'cannot-stand', 'VG-7.6');
      game.picks('deploy it', { at: spot(14, 33) }).picks('deploy it', { at: spot(18, 33) });
      expect(game.state.question).toBeNull();
    },
  );

  rule('VG-15.7', 'a model without room in its zone takes no part, and the others go on', start => {
    const line: readonly Stood[] = [0, 0, 1, 1].map((seat): Stood => [seat, 'rifleman', 0, 0, off]);
    const full = withPieces(box('wall', [0, 0], [36, 30], 9));
    const game = start.from(
      full,
      field(line, { phase: 'deployment' }),
      deployment.start({ seat: 0, faces: [], model: null }),
    );
    game.dice('roll off', 4, 2).picks('choose a side', 0).picks('choose a model to deploy', 1);
    expect(game.facts().at(-1)).toMatchObject({ type: 'stayed-out', clause: 'VG-15.7', model: 1 });
    game.picks('choose a model to deploy', 2).picks('deploy it', { at: spot(10, 33) });
    game.picks('deploy it', { at: spot(14, 33) });
    expect(game.state.question).toBeNull();
    expect(game.position.models.map(({ removed }) => removed)).toEqual([true, true, false, false]);
  });

  rule('VG-15.5', 'with as many models each, players take turns to the last model', start => {
    const line: readonly Stood[] = [0, 1].flatMap(seat => [1, 2, 3].map((): Stood => [seat, 'rifleman', 0, 0, off]));
    const game = start.from(
      open,
      field(line, { phase: 'deployment' }),
      deployment.start({ seat: 0, faces: [], model: null }),
    );
    game.dice('roll off', 4, 2).picks('choose a side', 0);
    const order: unknown[] = [];
    for (let placed = 0; placed < line.length; placed++) {
      if (game.state.question?.purpose === 'choose a model to deploy') {
        const { options } = game.asks('choose a model to deploy', 'pick-one');
        game.picks('choose a model to deploy', options[0]!);
      }
      const { to } = game.asks('deploy it');
      order.push(to);
      game.picks('deploy it', { at: spot(5 + 3 * placed, to === 0 ? 3 : 33) });
    }
    expect(order).toEqual([0, 1, 0, 1, 0, 1]);
  });

  const short: Setup = {
    ...open,
    options: { ...open.options, rounds: 1 },
    teams: open.teams.map(team => ({ ...team, models: team.models.slice(0, 1) })),
  };
  const placed = (change: Partial<Position> = {}): Position =>
    field([blue('rifleman', 5, 5), far], { ...broke, round: 0, ...change });
  /** The game from its first round on. */
  const rounds = { ...wholeGame.start({ more: false }), at: 'play a round' };
  /** Plays a round in which nobody does anything. */
  const idle = (game: Playing<Vanguard>): void => {
    game.dice('roll for first player', 5, 3).picks('go first or second', 'first');
    game.picks('choose who to activate', 0).picks('choose an action', 'end-activation');
    game.picks('choose who to activate', 1).picks('choose an action', 'end-activation');
    finish(game);
  };
  /** Declines everything CP would buy. */
  const finish = (game: Playing<Vanguard>): void => {
    while (game.state.question?.purpose === 'follow up') game.picks('follow up', null);
    while (game.state.question?.purpose === 'choose who to activate') game.picks('choose who to activate', 'finished');
    while (game.state.question?.kind === 'count') game.picks('spend on the next first-player roll', 0);
  };

  rule('VG-15.3', 'after the last round a 4 adds one more round, then the game ends', start => {
    for (const [face, played] of [
      [3, 1],
      [4, 2],
    ] as const) {
      const game = start.from(short, placed(), rounds);
      idle(game);
      game.dice('roll for one more round', face);
      if (played === 2) idle(game);
      expect(game.position).toMatchObject({ over: true, round: played });
      expect(vanguard.result(short, game.position)).not.toBeNull();
    }
  });

  rule('VG-15.3', 'unless agreed otherwise there are five rounds before that roll', start => {
    expect(defaults.rounds).toBe(5);
    expect(vanguard.ready[0]!.options.rounds).toBe(5);
    const five: Setup = { ...short, options: { ...short.options, rounds: defaults.rounds } };
    const game = start.from(five, placed(), rounds);
    for (let round = 1; round <= 5; round++) idle(game);
    game.dice('roll for one more round', 3);
    expect(game.position).toMatchObject({ over: true, round: 5 });
  });

  rule('VG-15.8', 'the side that finished first rolls; a side without models counts as first', () => {
    const both = field([blue('rifleman', 5, 5), far], { finished: [1, 0] });
    expect(finishedFirst(look(both))).toBe(1);
    const alone = field([blue('rifleman', 5, 5), red('rifleman', 0, 0, { at: null, removed: true })], {
      finished: [0, 1],
    });
    expect(finishedFirst(look(alone))).toBe(1);
  });

  rule('VG-15.4', 'one side plays the rest alone', start => {
    const position = field([blue('rifleman', 18, 18), red('rifleman', 0, 0, { at: null, removed: true })], {
      ...broke,
      round: 0,
    });
    const game = start.from(short, position, rounds);
    game.dice('roll for first player', 5, 3).picks('go first or second', 'first');
    game.picks('choose who to activate', 0).picks('choose an action', 'end-activation');
    finish(game);
    expect(game.position.vp).toEqual([3, 0]);
    game.dice('roll for one more round', 1);
    expect(game.position.over).toBe(true);
  });

  rule('VG-15.9', 'the game ends at once when nobody is left', start => {
    const gone = { at: null, removed: true };
    const position = field([blue('rifleman', 0, 0, gone), red('rifleman', 0, 0, gone)], { ...broke, round: 0 });
    const long: Setup = { ...short, options: { ...short.options, rounds: 5 } };
    const game = start.from(long, position, rounds);
    game.dice('roll for first player', 5, 3).picks('go first or second', 'first');
    finish(game);
    expect(game.position).toMatchObject({ over: true, round: 1 });
  });
});

section('VG-16 Gather Intelligence', () => {
  rule('VG-16.1', 'there are five markers and two zones, at the same fractions of every table', () => {
    expect(markersOf(open).map(({ at: { x, y } }) => [x / 254, y / 254])).toEqual([
      [18, 18],
      [9, 9],
      [27, 9],
      [9, 27],
      [27, 27],
    ]);
    expect(zoneOf(open, 1).map(({ y }) => y / 254)).toEqual([30, 30, 36, 36]);
    const map = withPieces().map as Exclude<Setup['map'], string>;
    const small: Setup = { ...open, map: { ...map, terrain: { ...map.terrain, width: 24 * 254, depth: 24 * 254 } } };
    expect(markersOf(small)[1]!.at).toEqual({ x: 6 * 254, y: 6 * 254 });
  });

  const centre = markersOf(open)[0]!;
  const at = (gap: number, change: object = {}): Stood =>
    blue('rifleman', 0, 0, { at: tenths(18 * 254 + 250 + gap, 18 * 254), ...change });

  rule(['VG-16.2', 'VG-16.8'], 'a marker is taken by touching its 25 mm disc or standing on it', () => {
    expect(holderOf(look(field([at(0), far])), centre)).toBe(0);
    expect(holderOf(look(field([at(3), far])), centre)).toBeNull();
    expect(holderOf(look(field([blue('rifleman', 18, 18), far])), centre)).toBe(0);
  });

  rule(
    ['VG-16.2', 'VG-16.7'],
    'a marker is not taken by models that are down or engaged, nor while an enemy touches it',
    () => {
      expect(holderOf(look(field([at(0, { down: true }), far])), centre)).toBeNull();
      expect(holderOf(look(field([at(0), red('pikeman', 21, 18)])), centre)).toBeNull();
      const other: Stood = red('rifleman', 0, 0, { at: tenths(18 * 254 - 250, 18 * 254), down: true });
      expect(holderOf(look(field([at(0), other])), centre)).toBeNull();
    },
  );

  rule(
    ['VG-16.3', 'VG-16.6'],
    '3 for the centre, 1 on one’s own side, 2 on the enemy’s; scored once however many models hold it',
    start => {
      const line: readonly Stood[] = [
        blue('rifleman', 18, 18),
        blue('rifleman', 19.2, 18),
        blue('rifleman', 9, 9),
        blue('rifleman', 27, 27),
        red('rifleman', 9, 27),
      ];
      const game = start.from(open, field(line, broke), scoring.start({}));
      expect(game.position.vp).toEqual([3 + 1 + 2, 1]);
      const swapped = look(field(line, { sides: [1, 0] }));
      expect(markersOf(open).map(marker => worthOf(swapped, marker, 0))).toEqual([3, 2, 2, 1, 1]);
      // VG-16.6: checked again each time: a player who has left it scores no more.
      const left = start.from(open, field([blue('rifleman', 5, 5), far], { ...broke, vp: [3, 0] }), scoring.start({}));
      expect(left.position.vp).toEqual([3, 0]);
    },
  );

  rule('VG-16.4', 'the most VP wins; a tie is a draw', () => {
    const end = (vp: readonly number[]) => resultOf(open, field([], { vp, over: true }));
    expect(end([4, 2])).toEqual({ winners: [0], scores: [4, 2] });
    expect(end([2, 2])).toEqual({ winners: [], scores: [2, 2] });
    expect(resultOf(open, field([], { vp: [1, 0] }))).toBeNull();
  });

  rule('VG-16.5', 'markers block neither movement nor sight', start => {
    const position = field([blue('rifleman', 16, 18), red('rifleman', 24, 18)], broke);
    expect(sightOf(look(position), 0, 1).hidden).toBe(0);
    const game = start.from(open, position, startMove(look(position), 0, 'walk')).picks('move', [go(21, 18)]);
    expect(markersOf(open)[0]!.at).toEqual({ x: 18 * 254, y: 18 * 254 });
    expect(game.position.models[0]!.at).toEqual(spot(21, 18));
  });
});
