import { expect } from 'vitest';
import { reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import { active, blue, broke, field, go, look, open, red, type Stood } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { turns } from '../04-round/turns.ts';
import { activationOf } from '../05-activation/activation.ts';
import { hitsOn } from '../10-attacks/armor.ts';
import { attackBy } from '../10-attacks/attack.ts';

const one: Stood = blue('rifleman', 5, 5);
const two: Stood = blue('rifleman', 9, 5);
const enemy: Stood = red('rifleman', 30, 30);
const activate = (model = 0, again = false) => activationOf(model, again);
const turn = (seat = 0) => turns.start({ seat, chosen: null, after: null });
const done = (stood: Stood): Stood => [stood[0], stood[1], stood[2], stood[3], { activated: true }];

section('VG-11.1, VG-11.8, VG-11.19 Extra Actions', () => {
  rule(
    ['VG-11.1', 'VG-11.8', 'VG-11.19'],
    'a short action costs 1 CP between others, as often as CP and actions last',
    start => {
      const game = start.from(open, field([one, enemy], { cp: [2, 0] }), activate());
      game
        .picks('choose an action', 'extra/aim')
        .picks('choose an action', 'run')
        .picks('move', [go(8, 5)]);
      // The long action is used; the last CP buys one more.
      expect(game.asks('choose an action', 'pick-one').options).toEqual(['end-activation', 'extra/focus']);
      game.picks('choose an action', 'extra/focus');
      expect(game.position).toMatchObject({ cp: [0, 0], activation: null });
    },
  );

  rule('VG-11.1', 'only short actions may be bought, and only with CP', () => {
    const t = look(field([one, enemy], { cp: [1, 0], ...active(0) }));
    expect(reasonsAgainst(t, 0, 'run', 'extra')).toMatchObject([{ reason: 'not-short', clause: 'VG-11.1' }]);
    const poor = look(field([one, enemy], { cp: [0, 0], ...active(0) }));
    expect(reasonsAgainst(poor, 0, 'aim', 'extra')).toContainEqual({
      reason: 'not-enough-cp',
      clause: 'VG-11.1',
    });
  });

  rule(['VG-11.19', 'VG-11.4'], 'may also be bought in a re-activation', start => {
    const game = start.from(open, field([done(one), enemy], { cp: [1, 0] }), activate(0, true));
    game.picks('choose an action', 'walk').picks('move', []);
    expect(game.asks('choose an action', 'pick-one').options).toEqual(['end-activation', 'extra/aim', 'extra/focus']);
    game.picks('choose an action', 'end-activation');
  });
});

section('VG-11.2, VG-11.9-10, VG-11.15, VG-11.21 Follow Up', () => {
  const idle = (game: { picks(purpose: string, answer: unknown): unknown }, id: number | string): void => {
    game.picks('choose who to activate', id);
    game.picks('choose an action', 'end-activation');
  };

  rule(['VG-11.2', 'VG-11.10'], 'a second model activates before the opponent, but no third', start => {
    const game = start.from(open, field([one, two, blue('rifleman', 13, 5), enemy], { cp: [3, 0] }), turn());
    idle(game, 0);
    game.picks('follow up', 'follow-up');
    expect(game.asks('choose who to activate', 'pick-one')).toMatchObject({ to: 0, options: [1, 2] });
    idle(game, 1);
    expect(game.asks('choose who to activate').to).toBe(1);
    expect(game.position.cp).toEqual([2, 0]);
    game.stopsAt('choose who to activate');
  });

  rule('VG-11.2', 'may be declined', start => {
    const game = start.from(open, field([one, two, enemy], { cp: [1, 0] }), turn());
    idle(game, 0);
    game.picks('follow up', null);
    expect(game.asks('choose who to activate').to).toBe(1);
    game.stopsAt('choose who to activate');
  });

  rule('VG-11.9', 'the second may be a re-activation: 3 CP in all', start => {
    const game = start.from(open, field([one, done(two), enemy], { cp: [3, 0] }), turn());
    idle(game, 0);
    game.picks('follow up', 'follow-up');
    expect(game.asks('choose who to activate', 'pick-one').options).toEqual(['again/1']);
    idle(game, 'again/1');
    expect(game.position.cp).toEqual([0, 0]);
    expect(game.asks('choose who to activate').to).toBe(1);
    game.stopsAt('choose who to activate');
    // With 2 CP it cannot follow up with anybody.
    const poor = start.from(open, field([one, done(two), enemy], { cp: [2, 0] }), turn());
    idle(poor, 0);
    expect(poor.asks('choose who to activate').to).toBe(1);
    poor.stopsAt('choose who to activate');
  });

  rule('VG-11.15', 'it follows a re-activation, with another model, but no pass token', start => {
    const game = start.from(open, field([done(one), two, enemy], { cp: [3, 0] }), turn());
    idle(game, 'again/0');
    game.picks('follow up', 'follow-up');
    expect(game.asks('choose who to activate', 'pick-one').options).toEqual([1]);
    game.stopsAt('choose who to activate');
    const token = start.from(open, field([one, two, enemy], { cp: [3, 0], passTokens: [1, 0] }), turn());
    token.picks('choose who to activate', 'pass-token');
    expect(token.asks('choose who to activate').to).toBe(1);
    token.stopsAt('choose who to activate');
  });

  rule('VG-11.21', 'is not offered against a finished opponent', start => {
    const game = start.from(open, field([one, two, blue('rifleman', 13, 5)], { cp: [1, 0], finished: [1] }), turn());
    for (const id of [0, 1, 2]) idle(game, id);
    expect(game.position.cp).toEqual([1, 0]);
  });
});

section('VG-11.3 Re-roll', () => {
  rule(
    ['VG-11.3', 'VG-10.11'],
    'armor dice against harm outside attacks may be re-rolled too, but not recovery rolls',
    start => {
      const game = start
        .from(open, field([one, enemy], { cp: [2, 0] }), hitsOn(0, [1, 0, 1]))
        .dice('roll for armor', 2);
      game.reacts('armor-dice-rolled', 're-roll').picks('choose a die to roll again', 0).dice('roll them again', 3);
      game.dice('recovery roll', 3);
      expect(game.position).toMatchObject({ cp: [1, 0], models: [{ removed: true }, {}] });
    },
  );
});

section('VG-11.4, VG-11.11 Re-Activation', () => {
  rule(
    ['VG-11.4', 'VG-11.11', 'VG-4.7'],
    'an activated model makes a single short action, which may repeat an earlier one',
    start => {
      const game = start.from(open, field([done(one), two, enemy], { cp: [5, 0] }), turn());
      game.picks('choose who to activate', 'again/0');
      const { options } = game.asks('choose an action', 'pick-one');
      expect(options).toContain('walk');
      expect(options).not.toContain('run');
      game.picks('choose an action', 'walk').picks('move', []).picks('choose an action', 'end-activation');
      expect(game.position).toMatchObject({ cp: [3, 0], models: [{ activated: true }, {}, {}] });
      game.picks('follow up', null).stopsAt('choose who to activate');
    },
  );

  rule('VG-11.11', 'may be repeated as long as CP last', start => {
    const game = start.from(open, field([done(one), enemy], { cp: [4, 0], finished: [1] }), turn());
    for (let i = 0; i < 2; i++)
      game.picks('choose who to activate', 'again/0').picks('choose an action', 'end-activation');
    expect(game.position).toMatchObject({ cp: [0, 0], finished: [1, 0] });
  });
});

section('VG-11.5, VG-11.12-13, VG-11.17-18, VG-11.20 Retaliate', () => {
  const pikes = (change: Partial<Position>): Position =>
    field([blue('pikeman', 10, 10), red('pikeman', 12, 10)], change);
  const blow = attackBy(0, 'action');

  rule(
    ['VG-11.5', 'VG-11.12', 'VG-11.17', 'VG-10.34'],
    'a survivor retaliates for 1 CP, and nobody retaliates against that',
    start => {
      const game = start.from(open, pikes({ cp: [3, 1] }), blow);
      game.dice('roll to hit', 1, 1).reacts('hit-dice-rolled', null).picks('retaliate', 'retaliate');
      game.dice('roll to hit', 4, 1).dice('roll for armor', 1).reacts('armor-dice-rolled', null);
      expect(game.position).toMatchObject({ cp: [3, 0], models: [{ wounds: 1 }, { wounds: 2 }] });
      expect(game.state.question).toBeNull();
    },
  );

  rule('VG-11.5', 'is not possible without CP, nor after a ranged attack', start => {
    start.from(open, pikes(broke), blow).dice('roll to hit', 1, 1);
    const range = field([blue('rifleman', 10, 10), red('pikeman', 20, 10)], { cp: [0, 1] });
    start.from(open, range, blow).dice('roll to hit', 1, 1);
  });

  rule('VG-11.5', 'answers charge attacks and disengaging attacks like any other melee attack', start => {
    const charged = start.from(open, pikes({ cp: [0, 1] }), attackBy(0, 'charge', 1));
    charged.picks('use the Focus bonus', 'hit').dice('roll to hit', 1, 1);
    expect(charged.asks('retaliate')).toMatchObject({ to: 1, about: { model: 1, against: 0 } });
    charged.picks('retaliate', 'retaliate').dice('roll to hit', 4, 1).dice('roll for armor', 1);
    expect(charged.position).toMatchObject({ cp: [0, 0], models: [{ wounds: 1 }, { wounds: 2 }] });
    const leaving = start.from(open, pikes({ cp: [0, 1] }), attackBy(0, 'disengaging', 1));
    leaving.dice('roll to hit', 1, 1).picks('retaliate', null);
  });

  rule(['VG-11.5', 'VG-10.27'], 'is a plain attack: no bonus to hit and none to AP', start => {
    const answers = () =>
      start
        .from(open, pikes({ cp: [0, 1] }), blow)
        .dice('roll to hit', 1, 1)
        .picks('retaliate', 'retaliate');
    // A pike hits on 4+ and has AP 1: of 3 and 4 one hits, and armor 4+ needs a 5.
    const game = answers().dice('roll to hit', 3, 4).dice('roll for armor', 5);
    expect(game.position.models[0]!.wounds).toBe(2);
  });

  rule('VG-11.18', 'is not possible for models that are down', start => {
    const game = start.from(
      open,
      field([blue('pikeman', 10, 10), red('pikeman', 12, 10, { down: true })], { cp: [0, 1] }),
      blow,
    );
    game.dice('roll to hit', 1, 1);
  });

  rule('VG-11.13', 'is not possible without an attack that reaches', start => {
    const game = start.from(open, field([blue('pikeman', 10, 10), red('rifleman', 12, 10)], { cp: [0, 1] }), blow);
    game.dice('roll to hit', 1, 1);
  });

  rule('VG-11.20', 'after a split attack the survivors retaliate in order, each paying', start => {
    const line: readonly Stood[] = [blue('captain', 10, 10), red('pikeman', 12, 10), red('pikeman', 10, 12)];
    const game = start.from(open, field(line, { cp: [0, 2] }), blow).picks('choose a target', 2);
    game.picks('choose more targets', [1]).picks('split the dice', [2, 1]);
    game.dice('roll to hit', 1, 1).dice('roll to hit', 1);
    expect(game.asks('retaliate').about).toMatchObject({ model: 2 });
    game.picks('retaliate', 'retaliate').dice('roll to hit', 1, 1, 1).reacts('hit-dice-rolled', null);
    expect(game.asks('retaliate').about).toMatchObject({ model: 1 });
    game.picks('retaliate', null);
    expect(game.position.cp).toEqual([0, 1]);
  });

  rule(['VG-11.16', 'VG-11.5'], 'what costs nothing is not paid for', start => {
    const line = field([blue('pikeman', 10, 10), red('ork-nob', 12, 10)], broke);
    const game = start.from(open, line, blow).dice('roll to hit', 1, 1).picks('retaliate', 'retaliate');
    game.dice('roll to hit', ...Array(game.asks('roll to hit', 'roll').count).fill(1));
    expect(game.facts().some(({ type }) => type === 'cp-spent')).toBe(false);
  });

  rule('VG-11.16', 'one pool pays for everything', start => {
    const captain = field([blue('captain', 10, 10), red('pikeman', 20, 10)], { cp: [1, 0] });
    const game = start.from(open, captain, blow).reacts('before-hit-roll', 'targeting-routines');
    // Nothing is left for a re-roll.
    game.dice('roll to hit', 2, 2);
    expect(game.position.cp).toEqual([0, 0]);
  });
});
