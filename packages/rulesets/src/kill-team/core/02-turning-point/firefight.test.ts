import { tableOf } from '@little-wars/engine';
import type { Playing } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, armed, block } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood, withPieces } from '../../testing/field.ts';
import type { KillTeam, Position } from '../../types.ts';
import { activation, whatToDo } from './activation.ts';
import { firefight, inSuccession } from './firefight.ts';
import { performing } from './perform.ts';

const fight = (seat = 0) => firefight.start({ seat, chosen: null, group: [] });
const marine = (x: number, change: Stood[4] = {}): Stood => blue('tactical-marine-warrior', x, 3, change);
const boy = (x: number, change: Stood[4] = {}): Stood => red('boy-fighter', x, 19, change);
const broke = (stood: readonly Stood[], change: Partial<Position> = {}) => field(stood, { cp: [0, 0], ...change });
/** Nobody sees anybody. */
const divided = withPieces([block('wall', [0, 11], [30, 0.3])]);

/** Activates an operative and ends its activation at once. */
const idle = (game: Playing<KillTeam>, id: number): Playing<KillTeam> =>
  game.picks('choose who activates', id).picks('choose an action', 'end-activation');

section('KT-2.8-10 Who activates', () => {
  rule(
    'KT-2.8',
    'players alternate, initiative first, one ready operative each, until all have been activated',
    start => {
      const game = start.from(divided, broke([marine(3), marine(8), boy(3), boy(8)]), fight(1));
      expect(game.asks('choose who activates', 'pick-one')).toMatchObject({ to: 1, options: [2, 3] });
      game.refuses(0, 'not-an-option', 'KT-2.8');
      idle(game, 3);
      expect(game.asks('choose who activates')).toMatchObject({ to: 0, options: [0, 1] });
      idle(game, 0);
      expect(game.asks('choose who activates')).toMatchObject({ to: 1, options: [2] });
      idle(game, 2);
      idle(game, 1);
      expect(game.position.operatives.every(({ ready }) => !ready)).toBe(true);
    },
  );

  rule('KT-2.8', 'the player with more operatives continues when the other has none left', start => {
    const game = start.from(divided, broke([marine(3), marine(8), marine(13), boy(3)]), fight(0));
    idle(game, 0);
    idle(game, 3);
    idle(game, 1);
    expect(game.asks('choose who activates')).toMatchObject({ to: 0, options: [2] });
    idle(game, 2);
  });

  const termagant = (x: number, change: Stood[4] = {}): Stood => red('termagant', x, 19, change);

  rule('KT-2.9', 'GA 2: two of that type in succession, the second chosen among the type', start => {
    const hormagaunt: Stood = red('hormagaunt', 25, 19);
    const stood = [marine(3), termagant(3), termagant(6), termagant(9), hormagaunt];
    const game = start.from(divided, broke(stood), fight(1));
    idle(game, 2);
    expect(game.asks('choose who activates', 'pick-one')).toMatchObject({ to: 1, options: [1, 3] });
    game.refuses(4, 'not-an-option', 'KT-2.8');
    idle(game, 1);
    idle(game, 0);
    // Only one of the type is left.
    idle(game, 3);
    idle(game, 4);
  });

  rule('KT-2.9', 'GA 1: one operative, then the opponent', start => {
    const game = start.from(divided, broke([marine(3), boy(3), boy(6)]), fight(1));
    idle(game, 1);
    expect(game.asks('choose who activates')).toMatchObject({ to: 0 });
    game.stopsAt('choose who activates');
  });

  rule('KT-2.10', 'no more than two in a row, however large the group', start => {
    expect([1, 2, 3, 5].map(inSuccession)).toEqual([1, 2, 2, 2]);
    const stood = [marine(3), marine(8), termagant(3), termagant(6), termagant(9), termagant(12)];
    const game = start.from(divided, broke(stood), fight(1));
    idle(game, 2);
    idle(game, 3);
    // Two more of the type are ready, and it is the opponent's turn.
    expect(game.asks('choose who activates', 'pick-one')).toMatchObject({ to: 0, options: [0, 1] });
    idle(game, 0);
    expect(game.asks('choose who activates', 'pick-one')).toMatchObject({ to: 1, options: [4, 5] });
    idle(game, 5);
    idle(game, 4);
    expect(game.asks('choose who activates', 'pick-one')).toMatchObject({ to: 0, options: [1] });
    idle(game, 1);
  });

  rule('KT-2.10', 'after two the opponent has a turn, even if only to overwatch', start => {
    const spent = marine(3, { ready: false });
    const game = start.from(open, broke([spent, termagant(3), termagant(6), termagant(9)]), fight(1));
    idle(game, 1);
    idle(game, 2);
    expect(game.asks('choose who overwatches', 'pick-one')).toMatchObject({ to: 0, options: ['pass', 0] });
    game.picks('choose who overwatches', 'pass');
    idle(game, 3);
  });
});

section('KT-2.11-13, KT-2.15 An activation', () => {
  const one = activation.start({ operative: 0, chosen: null });

  rule('KT-2.11', 'in the first turning point the order from set-up stays', start => {
    const game = start.from(divided, broke([marine(3, { order: 'conceal' }), boy(3)]), one);
    expect(game.position.operatives[0]!.order).toBe('conceal');
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-2.11', 'later it is given an order, engage or conceal', start => {
    const game = start.from(divided, broke([marine(3), boy(3)], { turningPoint: 2 }), one);
    expect(game.asks('give an order', 'pick-one')).toMatchObject({ to: 0, options: ['engage', 'conceal'] });
    game.refuses('hold', 'not-an-option', 'KT-2.11').picks('give an order', 'conceal');
    expect(game.position.operatives[0]!.order).toBe('conceal');
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-2.12', 'AP equal the APL; each action costs its AP, and none is performed twice', start => {
    const game = start.from(divided, broke([marine(3), boy(3)]), one);
    expect(game.position.activation!.ap).toBe(3);
    game.picks('choose an action', 'normal-move').picks('move', []);
    expect(game.position.activation).toMatchObject({ ap: 2, performed: ['normal-move'] });
    game.refuses('normal-move', 'not-an-option', 'KT-2.12');
    game.picks('choose an action', 'dash').picks('move', []);
    // One AP is left, only for Passes: ending the activation stands for them.
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'action-begun', action: 'dash', ap: 1 }));
    expect(game.position.activation).toBeNull();
  });

  rule('KT-2.13', 'a free action costs no AP, needs its own conditions and counts as performed', start => {
    const active0 = broke([marine(3), boy(3)], { activation: active({ ap: 0 }) });
    const game = start.from(divided, active0, performing(0, 'dash', 'free')).picks('move', []);
    expect(game.position.activation).toMatchObject({ ap: 0, performed: ['dash'] });
  });

  rule('KT-2.13', 'a free action in another operative’s activation is not part of that activation', start => {
    const active1 = broke([marine(3), marine(8), boy(3)], { activation: active({ operative: 1, ap: 2 }) });
    const game = start.from(divided, active1, performing(0, 'dash', 'free')).picks('move', []);
    expect(game.position.activation).toMatchObject({ operative: 1, ap: 2, performed: [] });
  });

  rule('KT-2.15', 'it ends when its AP are spent, and the operative is no longer ready', start => {
    const game = start.from(divided, broke([marine(3, { aplChange: -1 }), boy(3)]), one);
    game.picks('choose an action', 'normal-move').picks('move', []);
    game.picks('choose an action', 'dash').picks('move', []);
    expect(game.position.activation).toBeNull();
    expect(game.position.operatives[0]).toMatchObject({ ready: false, aplChange: 0 });
    expect(game.facts()).toContainEqual({ type: 'activation-ended', clause: 'KT-2.15', operative: 0 });
  });

  rule('KT-2.15', 'free actions and drops are offered first', start => {
    const t = (position: Position) => tableOf(killTeam, divided, position);
    const spent = active({ ap: 0, performed: ['pass'] });
    expect(whatToDo(t(broke([marine(3), boy(3)], { activation: spent })), 0)).toEqual([]);
    // Lightning Reflexes: one Dash in each activation is free.
    const quick: Stood = blue('genestealer-fighter', 3, 3);
    expect(whatToDo(t(broke([quick, boy(3)], { activation: spent })), 0)).toEqual(['dash']);
    const token = { id: 'thing', kind: 'item', at: { x: 0, y: 0, z: 0 }, seat: null, marks: {} };
    const laden = broke([marine(3, { carrying: 'thing' }), boy(3)], { activation: spent, tokens: [token] });
    expect(whatToDo(t(laden), 0)).toEqual(['drop']);
    const game = start.from(
      divided,
      broke([marine(3, { carrying: 'thing', ...armed() }), boy(3)], { tokens: [token] }),
      one,
    );
    game.picks('choose an action', 'pass').picks('choose an action', 'pass').picks('choose an action', 'pass');
    game.picks('choose an action', 'drop').picks('drop the token', { at: { x: 762, y: 762, z: 0 } });
    expect(game.position.operatives[0]).toMatchObject({ carrying: null, ready: false });
  });

  rule('KT-2.15', 'it may end early', start => {
    const game = start.from(divided, broke([marine(3), boy(3)]), one).picks('choose an action', 'end-activation');
    expect(game.position.operatives[0]!.ready).toBe(false);
  });
});

section('KT-2.14 Overwatch turns', () => {
  const spent = marine(3, { ready: false, ...armed('boltgun') });
  const waiting = [boy(3), boy(6)];

  rule('KT-2.14', 'a player with nobody left to activate may overwatch once in each turn of the opponent', start => {
    const game = start.from(open, broke([spent, marine(8, { ready: false }), ...waiting]), fight(0));
    expect(game.asks('choose who overwatches', 'pick-one')).toMatchObject({ to: 0, options: ['pass', 0, 1] });
    game.picks('choose who overwatches', 0).picks('select a ranged weapon', 'boltgun/standard');
    game.picks('select a valid target', 2).dice('roll attack dice', 1, 1, 1, 1);
    expect(game.position.operatives[0]!.overwatched).toBe(true);
    expect(game.facts()).toContainEqual({ type: 'overwatched', clause: 'KT-3.14', operative: 0 });
    idle(game, 2);
    // Once per operative and turning point: only the other one is left.
    expect(game.asks('choose who overwatches', 'pick-one').options).toEqual(['pass', 1]);
    game.picks('choose who overwatches', 'pass');
    idle(game, 3);
  });

  rule('KT-2.14', 'needs an engage order, a finished activation and a valid target', start => {
    const hidden = marine(3, { ready: false, order: 'conceal' });
    const game = start.from(open, broke([hidden, ...waiting]), fight(0));
    game.stopsAt('choose who activates');
    const blind = start.from(divided, broke([spent, ...waiting]), fight(0));
    blind.stopsAt('choose who activates');
    const ready = start.from(open, broke([marine(3), ...waiting]), fight(0));
    expect(ready.asks('choose who activates')).toMatchObject({ to: 0 });
    ready.stopsAt('choose who activates');
  });

  rule('KT-2.14', 'ends when the opponent has nobody left either', start => {
    const game = start.from(open, broke([spent, boy(3)]), fight(1));
    idle(game, 1);
    expect(game.state.question).toBeNull();
  });
});
