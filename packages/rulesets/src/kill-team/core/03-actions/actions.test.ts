import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, apart, armed, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, open, red, type Stood, withPieces } from '../../testing/field.ts';
import type { Activation, Position, Setup, Token } from '../../types.ts';
import { activation } from '../02-turning-point/activation.ts';
import { performing } from '../02-turning-point/perform.ts';
import { actionOf, reasonsAgainstAction } from './actions.ts';
import { overwatchAction, universalActions } from './universal.ts';

const marine = (x: number, y: number, change: Stood[4] = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(x, y), ...change });
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, y), ...change });

/** A marine with 3AP, engaged or not. */
const acting = (change: Partial<Activation> = {}) => ({ activation: active({ ap: 3, ...change }) });
const free = (change: Stood[4] = {}, position: Partial<Position> = acting()): Position =>
  broke([marine(2000, 2000, change), boy(2000, 4000)], position);
const engaged = (position: Partial<Position> = acting()): Position =>
  broke([marine(2000, 2000), boy(2000 + apart(1), 2000)], position);

const against = (action: string, position: Position, setup: Setup = open) => {
  const t = tableOf(killTeam, setup, position);
  return reasonsAgainstAction(t, actionOf(t, 0, action), 0);
};
const done = (...performed: readonly string[]) => acting({ performed });

section('KT-3.3, KT-3.11, KT-3.12 When a move is allowed', () => {
  rule('KT-3.3', 'Normal Move: not while engaged, not with Fall Back or Charge', () => {
    expect(against('normal-move', free())).toEqual([]);
    expect(against('normal-move', engaged())).toEqual([{ reason: 'engaged', clause: 'KT-3.3' }]);
    for (const other of ['fall-back', 'charge'])
      expect(against('normal-move', free({}, done(other)))).toEqual([
        { reason: 'not-with-other-moves', clause: 'KT-3.3' },
      ]);
    expect(against('normal-move', free({}, done('dash', 'shoot')))).toEqual([]);
  });

  rule('KT-3.11', 'Fall Back: 2AP, only while engaged, not with Normal Move or Charge', () => {
    expect(against('fall-back', engaged())).toEqual([]);
    expect(against('fall-back', free())).toEqual([{ reason: 'not-engaged', clause: 'KT-3.11' }]);
    expect(against('fall-back', engaged(acting({ ap: 1 })))).toEqual([{ reason: 'not-enough-ap', clause: 'KT-2.12' }]);
    for (const other of ['normal-move', 'charge'])
      expect(against('fall-back', engaged(done(other)))).toEqual([
        { reason: 'not-with-other-moves', clause: 'KT-3.11' },
      ]);
    expect(against('fall-back', engaged(done('dash')))).toEqual([]);
  });

  rule('KT-3.12', 'Dash: not while engaged, not with Charge', () => {
    expect(against('dash', free({}, done('normal-move', 'fall-back')))).toEqual([]);
    expect(against('dash', engaged())).toEqual([{ reason: 'engaged', clause: 'KT-3.12' }]);
    expect(against('dash', free({}, done('charge')))).toEqual([{ reason: 'not-with-other-moves', clause: 'KT-3.12' }]);
  });

  rule('KT-2.12', 'no action is performed twice, or without the AP for it', () => {
    expect(against('dash', free({}, done('dash')))).toEqual([{ reason: 'already-performed', clause: 'KT-2.12' }]);
    expect(against('dash', free({}, acting({ ap: 0 })))).toEqual([{ reason: 'not-enough-ap', clause: 'KT-2.12' }]);
    expect(
      against('fall-back', free({}, acting({ ap: 1, performed: ['fall-back'] }))).map(({ reason }) => reason),
    ).toEqual(['already-performed', 'not-enough-ap', 'not-engaged']);
  });
});

section('KT-3.13 Pass', () => {
  rule('KT-3.13', 'costs 1AP, does nothing and may be repeated', start => {
    const game = start.from(open, free({}, {}), activation.start({ operative: 0, chosen: null }));
    const { operatives } = game.position;
    game.picks('choose an action', 'pass').picks('choose an action', 'pass');
    expect(game.position.activation!.ap).toBe(1);
    expect(game.position.operatives).toBe(operatives);
    game.picks('choose an action', 'pass');
    expect(game.position.activation).toBeNull();
  });
});

section('KT-3.14 Overwatch', () => {
  const outside = { activation: null };

  rule('KT-3.14', 'costs nothing; engage order, not engaged, once per turning point', () => {
    const over = (change: Stood[4]) => against('overwatch', free(change, outside));
    expect(over({})).toEqual([]);
    expect(over({ order: 'conceal' })).toEqual([{ reason: 'conceal-order', clause: 'KT-3.14' }]);
    expect(over({ overwatched: true })).toEqual([{ reason: 'already-overwatched', clause: 'KT-3.14' }]);
    expect(against('overwatch', engaged(outside))).toEqual([{ reason: 'engaged', clause: 'KT-3.14' }]);
  });

  rule('KT-3.14', 'is a shooting attack with BS one worse', start => {
    const game = start.from(open, free(armed('boltgun'), outside), performing(0, 'overwatch', 'free'));
    game.picks('select a ranged weapon', 'boltgun/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 3, 3, 4, 4);
    expect(game.position.attack!.attackDice.map(({ as }) => as)).toEqual(['fail', 'fail', 'normal', 'normal']);
    game.dice('roll defence dice', 1, 1, 1);
  });

  rule('KT-3.14', 'is not part of an activation', start => {
    const game = start.from(open, free({}, {}), activation.start({ operative: 0, chosen: null }));
    game.refuses('overwatch', 'not-an-option', 'KT-2.12').stopsAt('choose an action');
  });
});

section('KT-3.17, KT-3.18, KT-3.20 Shoot and Fight', () => {
  rule('KT-3.17', 'no Shoot while engaged or with a conceal order', () => {
    expect(against('shoot', free())).toEqual([]);
    expect(against('shoot', engaged())).toEqual([{ reason: 'engaged', clause: 'KT-3.17' }]);
    expect(against('shoot', free({ order: 'conceal' }))).toEqual([{ reason: 'conceal-order', clause: 'KT-3.17' }]);
  });

  rule('KT-3.18', 'Fight only while engaged', () => {
    expect(against('fight', engaged())).toEqual([]);
    expect(against('fight', free())).toEqual([{ reason: 'not-engaged', clause: 'KT-3.18' }]);
  });

  rule('KT-3.20', 'no Shoot without a valid target, at no cost', start => {
    const wall = withPieces([block('wall', [0, 11], [30, 0.3])]);
    expect(against('shoot', free(), wall)).toEqual([{ reason: 'no-valid-target', clause: 'KT-3.20' }]);
    const game = start.from(wall, free({}, {}), activation.start({ operative: 0, chosen: null }));
    game.refuses('shoot', 'not-an-option', 'KT-2.12');
    expect(game.position.activation).toMatchObject({ ap: 3, performed: [] });
    game.stopsAt('choose an action');
  });
});

section('KT-3.15, KT-3.16, KT-3.19 Tokens', () => {
  const token = (x: number, y: number, change: Partial<Token> = {}): Token => ({
    id: 'thing',
    kind: 'item',
    at: spot(x, y),
    seat: null,
    marks: {},
    ...change,
  });
  const by = (...tokens: readonly Token[]) => ({ ...acting(), tokens });

  rule('KT-3.15', 'Pick Up: a token within 1", including exactly 1", that may be picked up', () => {
    expect(against('pick-up', free({}, by(token(2000 + 160 + 254, 2000))))).toEqual([]);
    const none = [{ reason: 'no-token-in-reach', clause: 'KT-3.15' }];
    expect(against('pick-up', free({}, by(token(2001 + 160 + 254, 2000))))).toEqual(none);
    expect(against('pick-up', free({}, by(token(2100, 2000, { kind: 'objective' }))))).toEqual(none);
    expect(against('pick-up', free())).toEqual(none);
  });

  rule('KT-3.15', 'Pick Up: the operative controls it, is not engaged and carries no other token', () => {
    const contested = broke(
      [marine(2000, 2000, { aplChange: -1 }), boy(2000 + 160 + 254 + 254 + 161, 2000)],
      by(token(2000 + 160 + 254, 2000)),
    );
    expect(against('pick-up', contested)).toEqual([{ reason: 'no-token-in-reach', clause: 'KT-3.15' }]);
    const held = broke([marine(2000, 2000), boy(2000 + apart(1), 2000)], by(token(2000, 2200)));
    expect(against('pick-up', held)).toEqual([{ reason: 'engaged', clause: 'KT-3.15' }]);
    const laden = free({ carrying: 'other' }, by(token(2000, 2200), token(0, 0, { id: 'other' })));
    expect(against('pick-up', laden)).toEqual([{ reason: 'carries-another', clause: 'KT-3.15' }]);
  });

  rule('KT-3.15', 'a token picked up is carried, and nobody else can take it', start => {
    const line = broke([marine(2000, 2000), marine(2330, 2000), boy(2000, 4000)], { tokens: [token(2165, 2170)] });
    const game = start.from(open, line, activation.start({ operative: 0, chosen: null }));
    game.picks('choose an action', 'pick-up');
    expect(game.position.operatives[0]!.carrying).toBe('thing');
    expect(game.position.activation!.ap).toBe(2);
    const t = tableOf(killTeam, open, game.position);
    expect(reasonsAgainstAction(t, actionOf(t, 1, 'pick-up'), 1, true)).toEqual([
      { reason: 'no-token-in-reach', clause: 'KT-3.15' },
    ]);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-3.15', 'one of several tokens is chosen', start => {
    const two = { tokens: [token(2000, 2200), token(2000, 1800, { id: 'other' })], ...acting() };
    const game = start.from(open, free({}, two), performing(0, 'pick-up'));
    expect(game.asks('choose a token', 'pick-one').options).toEqual(['thing', 'other']);
    game.picks('choose a token', 'other');
    expect(game.position.operatives[0]!.carrying).toBe('other');
  });

  rule('KT-3.16', 'its player drops it for free in its activation, within 1" and visible', start => {
    const wall = withPieces([block('wall', [0, 2170 / 254], [30, 0.3])]);
    const laden = free({ carrying: 'thing' }, { tokens: [token(0, 0)] });
    const game = start.from(wall, laden, activation.start({ operative: 0, chosen: null }));
    game.picks('choose an action', 'drop');
    expect(game.asks('drop the token', 'place')).toMatchObject({ to: 0, what: 'thing' });
    game.refuses({ at: spot(2000, 2000 - 160 - 255) }, 'too-far', 'KT-3.16');
    game.refuses({ at: spot(2000, 2300) }, 'not-visible', 'KT-3.16');
    game.refuses({ at: spot(2000, 2200) }, 'no-room', 'KT-3.16');
    game.refuses({ at: spot(2000, 2000, 100) }, 'no-room', 'KT-3.16');
    game.picks('drop the token', { at: spot(2000, 2000 - 160 - 254) });
    expect(game.position.tokens[0]!.at).toEqual(spot(2000, 2000 - 160 - 254));
    expect(game.position.activation).toMatchObject({ ap: 3, performed: [] });
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-3.16', 'dropping it where the carrier stands is always allowed', start => {
    const game = start.from(
      open,
      free({ carrying: 'thing' }, { tokens: [token(0, 0)] }),
      activation.start({ operative: 0, chosen: null }),
    );
    game.picks('choose an action', 'drop').picks('drop the token', { at: spot(2000, 2000) });
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-3.16', 'it is also dropped when the carrier is removed', start => {
    const line = broke([marine(2000, 2000), boy(2000, 4000, { wounds: 1, carrying: 'thing' })], {
      tokens: [token(0, 0)],
      ...acting(),
    });
    const game = start.from(open, line, performing(0, 'shoot')).picks('select a ranged weapon', 'boltgun/standard');
    game.picks('select a valid target', 1).dice('roll attack dice', 6, 6, 6, 6).dice('roll defence dice', 1, 1, 1);
    expect(game.asks('drop the token', 'place')).toMatchObject({ to: 1, what: 'thing' });
    game.picks('drop the token', { at: spot(2100, 4100) });
    expect(game.position.tokens[0]!.at).toEqual(spot(2100, 4100));
    expect(game.position.operatives[1]).toMatchObject({ removed: true, carrying: null });
  });

  rule('KT-3.19', 'missions, tac ops and datacards give actions of their own', () => {
    const t = tableOf(killTeam, open, broke([blue('pathfinder-shasla', 5, 5), boy(2000, 4000)], acting()));
    expect(actionOf(t, 0, 'markerlight')).toMatchObject({ ap: 1 });
    expect(() => actionOf(tableOf(killTeam, open, free()), 0, 'markerlight')).toThrow();
  });
});

section('KT-3 What actions cost', () => {
  rule(
    ['KT-3.1', 'KT-3.8', 'KT-3.11', 'KT-3.12', 'KT-3.13', 'KT-3.14', 'KT-3.15', 'KT-3.17', 'KT-3.18'],
    'one AP, but two to Fall Back and none for Overwatch',
    () => {
      const costs = [...universalActions, overwatchAction].map(({ id, ap }) => [id, ap]);
      expect(Object.fromEntries(costs)).toEqual({
        'normal-move': 1,
        charge: 1,
        'fall-back': 2,
        dash: 1,
        shoot: 1,
        fight: 1,
        'pick-up': 1,
        pass: 1,
        overwatch: 0,
      });
    },
  );
});
