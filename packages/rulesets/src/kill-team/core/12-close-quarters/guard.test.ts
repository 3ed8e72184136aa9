import { tableOf } from '@little-wars/engine';
import type { Playing } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, armed, broke } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { narrow } from '../../testing/close-quarters.ts';
import { blue, go, open, red, type Stood } from '../../testing/field.ts';
import type { KillTeam, Position, Setup } from '../../types.ts';
import { activation, whatToDo } from '../02-turning-point/activation.ts';
import { firefight } from '../02-turning-point/firefight.ts';
import { performing } from '../02-turning-point/perform.ts';
import { turningPoint } from '../02-turning-point/turning-point.ts';
import { actionOf, reasonsAgainstAction } from '../03-actions/actions.ts';
import { guardAttacksOf, guardsOf, mayInterrupt } from './guard.ts';

const table = (position: Position, setup: Setup = narrow) => tableOf(killTeam, setup, position);
const against = (position: Position, action: string, operative = 0, setup: Setup = narrow) => {
  const t = table(position, setup);
  return reasonsAgainstAction(t, actionOf(t, operative, action), operative, true);
};

/** With one weapon of each type nobody is asked which to use. */
const marine = (x: number, y: number, change: Stood[4] = {}): Stood => blue('tactical-marine-warrior', x, y, change);
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', x, y, { ...armed('shoota', 'choppa'), ...change });
const onGuard = { onGuard: true, ready: false };
/** Seat 0 acts with operative 0. */
const acting = (stood: readonly Stood[], change: Partial<Position> = {}): Position =>
  broke(stood, { activation: active(), ...change });
const begun = (operative = 0) => activation.start({ operative, chosen: null });

/** A shooting attack that misses. */
const miss = (game: Playing<KillTeam>, weapon: string, target: number): Playing<KillTeam> =>
  game
    .picks('select a ranged weapon', weapon)
    .picks('select a valid target', target)
    .dice('roll attack dice', 1, 1, 1, 1);

section('KT-12.1 Guard', () => {
  rule('KT-12.1', 'costs 1AP, counts as Shoot, and puts the operative on guard', start => {
    const game = start.from(narrow, broke([marine(5, 5), boy(5, 15)]), begun());
    expect(game.asks('choose an action', 'pick-one').options).toContain('guard');
    game.picks('choose an action', 'guard');
    expect(game.position.operatives[0]).toMatchObject({ onGuard: true });
    expect(game.position.activation).toMatchObject({ ap: 2, performed: ['guard', 'shoot'] });
    expect(game.asks('choose an action', 'pick-one').options).not.toContain('shoot');
    expect(game.asks('choose an action', 'pick-one').options).not.toContain('guard');
    game.stopsAt('choose an action');
  });

  rule(['KT-12.1', 'KT-2.12'], 'not after a Shoot', () => {
    const shot = acting([marine(5, 5), boy(5, 15)], { activation: active({ performed: ['shoot'] }) });
    expect(against(shot, 'guard')).toEqual([{ reason: 'already-performed', clause: 'KT-2.12' }]);
  });

  rule('KT-12.1', 'not with a conceal order, and not while engaged', () => {
    const hidden = acting([marine(5, 5, { order: 'conceal' }), boy(5, 15)]);
    expect(against(hidden, 'guard')).toEqual([{ reason: 'conceal-order', clause: 'KT-12.1' }]);
    const engaged = acting([marine(5, 5), boy(5, 7)]);
    expect(against(engaged, 'guard')).toEqual([{ reason: 'engaged', clause: 'KT-12.1' }]);
    // Slightly more than 1" apart it is not engaged.
    const near = acting([
      marine(5, 5, { at: { x: 1270, y: 1270, z: 0 } }),
      boy(5, 7, { at: { x: 1270, y: 1270 + 320 + 255, z: 0 } }),
    ]);
    expect(against(near, 'guard')).toEqual([]);
  });

  rule('KT-12.1', 'only in Close Quarters', () => {
    expect(whatToDo(table(acting([marine(5, 5), boy(5, 15)])), 0)).toContain('guard');
    expect(whatToDo(table(acting([marine(5, 5), boy(5, 15)]), open), 0)).not.toContain('guard');
  });
});

section('KT-12.2 The end of guard', () => {
  rule('KT-12.2', 'any action of its own ends it, even a Pass', start => {
    for (const action of ['pass', 'normal-move']) {
      const game = start.from(narrow, acting([marine(5, 5, { onGuard: true }), boy(5, 19)]), performing(0, action));
      if (action !== 'pass') game.picks('move', [go(8, 5)]);
      expect(game.position.operatives[0]!.onGuard).toBe(false);
    }
  });

  rule('KT-12.2', 'an Overwatch in a turn of its own counts as such an action', start => {
    const game = start.from(narrow, broke([marine(5, 5, onGuard), boy(5, 9)]), performing(0, 'overwatch', 'free'));
    miss(game, 'boltgun/standard', 1);
    expect(game.position.operatives[0]).toMatchObject({ onGuard: false, overwatched: true });
  });

  rule(
    ['KT-12.2', 'KT-2.15'],
    'ending the activation with AP left counts as a Pass and ends it; with none left it stays',
    start => {
      const left = start.from(narrow, broke([marine(5, 5), boy(5, 15)]), begun());
      left.picks('choose an action', 'guard').picks('choose an action', 'end-activation');
      expect(left.position.operatives[0]).toMatchObject({ onGuard: false, ready: false });
      const kept = start.from(narrow, broke([marine(5, 5), boy(5, 15)]), begun());
      kept.picks('choose an action', 'pass').picks('choose an action', 'pass').picks('choose an action', 'guard');
      expect(kept.position.operatives[0]).toMatchObject({ onGuard: true, ready: false });
    },
  );

  rule('KT-12.2', 'a conceal order ends it', start => {
    const later = (order: string) =>
      start
        .from(narrow, broke([marine(5, 5, { onGuard: true }), boy(5, 15)], { turningPoint: 2 }), begun())
        .picks('give an order', order);
    const hidden = later('conceal');
    expect(hidden.position.operatives[0]!.onGuard).toBe(false);
    hidden.stopsAt('choose an action');
    const engaged = later('engage');
    expect(engaged.position.operatives[0]!.onGuard).toBe(true);
    engaged.stopsAt('choose an action');
  });

  rule('KT-12.2', 'the turning point ends it', start => {
    const stood = broke([marine(5, 5, onGuard), boy(5, 15, { ready: false })]);
    const game = start.from(narrow, stood, turningPoint.start({ number: 2 }));
    expect(game.position.operatives[0]!.onGuard).toBe(false);
    game.stopsAt(game.state.question!.purpose);
  });
});

section('KT-12.3 Guard lost to an enemy nearby', () => {
  const charged = (game: Playing<KillTeam>) => game.picks('move', [go(5, 8)]);

  rule('KT-12.3', 'an enemy that finishes an action engaged with it ends it, unless it makes a guard attack', start => {
    const game = start.from(narrow, acting([marine(5, 5), boy(5, 10, onGuard)]), performing(0, 'charge'));
    charged(game).reacts('action-finished', null);
    expect(game.position.operatives[1]!.onGuard).toBe(false);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'guard-ended', operative: 1 }));
  });

  rule('KT-12.3', 'an enemy that stays out of its engagement range does not', start => {
    const game = start.from(narrow, acting([marine(5, 2), boy(5, 10, onGuard)]), performing(0, 'normal-move'));
    game.picks('move', [go(5, 7)]).reacts('action-finished', null);
    expect(game.position.operatives[1]!.onGuard).toBe(true);
  });

  rule('KT-12.3', 'when one makes a guard attack, another engaged with the same enemy loses its guard', start => {
    const stood = [marine(5, 5), boy(5, 10, onGuard), boy(7, 8, onGuard), boy(25, 19, onGuard)];
    const game = start.from(narrow, acting(stood), performing(0, 'charge'));
    charged(game).reacts('action-finished', 'guard-attack').picks('choose who attacks from guard', 1);
    // KT-4.2: with a friend engaged too, point-blank is not among its choices.
    game.picks('select an enemy', 0);
    game.dice('roll combat dice', 1, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(game.position.operatives.map(({ onGuard: on }) => on)).toEqual([false, false, false, true]);
  });
});

section('KT-12.4 Guard attacks', () => {
  rule('KT-12.4', 'an Overwatch after any normal action of the active enemy, even a Pass', start => {
    const game = start.from(narrow, acting([marine(5, 5), boy(5, 10, onGuard)]), performing(0, 'pass'));
    expect(game.asks('react or pass', 'react')).toMatchObject({ to: 1, clause: 'KT-12.4', options: ['guard-attack'] });
    game.reacts('action-finished', 'guard-attack').picks('select a ranged weapon', 'shoota/standard');
    game.picks('select a valid target', 0);
    // KT-3.14: BS 5+ becomes 6+.
    game.dice('roll attack dice', 6, 5, 5, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[0]!.wounds).toBe(11 - 4);
    expect(game.position.operatives[1]).toMatchObject({ onGuard: false, overwatched: true });
    expect(game.position.activation).toMatchObject({ interrupted: true });
  });

  rule('KT-12.4', 'not after a free action, which is no normal one; its guard stays', start => {
    const stood = [marine(5, 5), boy(5, 10, onGuard)];
    const free = start.from(narrow, acting(stood), performing(0, 'dash', 'free')).picks('move', []);
    expect(free.state.question).toBeNull();
    expect(free.position.operatives[1]!.onGuard).toBe(true);
    // The same Dash for 1AP can be answered.
    start.from(narrow, acting(stood), performing(0, 'dash')).picks('move', []).reacts('action-finished', null);
  });

  rule(['KT-12.4', 'KT-12.3'], 'a free action that ends engaged with it ends its guard unanswered', start => {
    const game = start.from(narrow, acting([marine(5, 5), boy(5, 10, onGuard)]), performing(0, 'charge', 'free'));
    game.picks('move', [go(5, 8)]);
    expect(game.state.question).toBeNull();
    expect(game.position.operatives[1]!.onGuard).toBe(false);
  });

  rule(['KT-12.4', 'KT-2.15'], 'after the Pass that the last AP is spent on', start => {
    const game = start.from(narrow, acting([marine(5, 5), boy(5, 15, onGuard)]), begun());
    for (const action of ['normal-move', 'dash'])
      game.picks('choose an action', action).picks('move', []).reacts('action-finished', null);
    expect(game.position.activation!.ap).toBe(1);
    game.picks('choose an action', 'end-activation').reacts('action-finished', null);
  });

  rule('KT-12.4', 'after the last action too', start => {
    const last = start.from(
      narrow,
      acting([marine(5, 5), boy(5, 10, onGuard)], { activation: active({ ap: 1 }) }),
      performing(0, 'pass'),
    );
    expect(last.position.activation!.ap).toBe(0);
    last.reacts('action-finished', null);
  });

  rule(
    ['KT-12.4', 'KT-2.15'],
    'ending an activation with AP left counts as a Pass and allows a guard attack; without AP left it does not',
    start => {
      const stood = [marine(5, 5), boy(5, 10, onGuard)];
      const idle = start.from(narrow, broke(stood), begun()).picks('choose an action', 'end-activation');
      miss(idle.reacts('action-finished', 'guard-attack'), 'shoota/standard', 0);
      expect(idle.position.activation).toBeNull();
      const busy = start.from(narrow, broke([marine(5, 5, { aplChange: -1 }), boy(5, 10, onGuard)]), begun());
      busy.picks('choose an action', 'pass').reacts('action-finished', null);
      busy.picks('choose an action', 'pass').reacts('action-finished', null);
      expect(busy.position.activation).toBeNull();
    },
  );

  rule('KT-12.4', 'not if the active operative is no longer in play', () => {
    const removed = acting([marine(5, 5, { at: null, removed: true, wounds: 0 }), boy(15, 10, onGuard), marine(15, 5)]);
    expect(guardsOf(table(removed), 1)).toEqual([1]);
    expect(mayInterrupt(table(removed), 0, 1)).toBe(false);
  });

  rule('KT-12.4', 'at any valid target, not only the interrupted operative', start => {
    const stood = [marine(5, 5), boy(15, 10, onGuard), marine(15, 5)];
    const game = start.from(narrow, acting(stood), performing(0, 'pass')).reacts('action-finished', 'guard-attack');
    game.picks('select a ranged weapon', 'shoota/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([0, 2]);
    game.picks('select a valid target', 2).dice('roll attack dice', 1, 1, 1, 1);
  });

  rule('KT-12.4', 'once per activation, whoever else is on guard, and again in the next', start => {
    const stood = [marine(5, 5), boy(5, 10, onGuard), boy(8, 10, onGuard), marine(25, 3)];
    const game = start.from(narrow, broke(stood), firefight.start({ seat: 0, chosen: null, group: [] }));
    game.picks('choose who activates', 0).picks('choose an action', 'pass').reacts('action-finished', 'guard-attack');
    expect(game.asks('choose who attacks from guard', 'pick-one')).toMatchObject({ to: 1, options: [1, 2] });
    miss(game.picks('choose who attacks from guard', 2), 'shoota/standard', 0);
    // No second one is offered, neither in this window nor after the next action.
    game.picks('choose an action', 'pass').picks('choose an action', 'end-activation');
    game.picks('choose who overwatches', 'pass');
    game.picks('choose who activates', 3).picks('choose an action', 'pass').reacts('action-finished', 'guard-attack');
    miss(game, 'shoota/standard', 3);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-12.4', 'a guard attack triggers no other: it is not an action of the active operative', start => {
    const stood = [marine(5, 5), boy(5, 10, onGuard), marine(8, 5, onGuard), boy(8, 10, onGuard)];
    const game = start.from(narrow, acting(stood), performing(0, 'pass')).reacts('action-finished', 'guard-attack');
    miss(game.picks('choose who attacks from guard', 1), 'shoota/standard', 0);
    expect(game.state.question).toBeNull();
    expect(game.position.operatives.map(({ onGuard: on }) => on)).toEqual([false, false, true, true]);
  });

  rule('KT-12.4', 'nobody is asked if nothing can be done, or outside an enemy’s activation', start => {
    const apart = [marine(5, 5), boy(5, 10)];
    const none = start.from(narrow, acting(apart), performing(0, 'pass'));
    expect(none.state.question).toBeNull();
    const spent = acting([marine(5, 5), boy(5, 10, { ...onGuard, overwatched: true })]);
    expect(guardsOf(table(spent), 1)).toEqual([]);
    expect(start.from(narrow, spent, performing(0, 'pass')).state.question).toBeNull();
    const idle = broke([marine(5, 5), boy(5, 10, onGuard)]);
    expect(mayInterrupt(table(idle), 0, 1)).toBe(false);
    expect(mayInterrupt(table(acting([marine(5, 5), boy(5, 10, onGuard)])), 0, 0)).toBe(false);
    expect(mayInterrupt(table(acting([marine(5, 5), boy(5, 10, onGuard), marine(9, 5)])), 2, 1)).toBe(false);
    expect(start.from(narrow, idle, performing(0, 'dash', 'free')).picks('move', []).state.question).toBeNull();
  });

  rule('KT-12.4', 'engaged: a free Fight or point-blank; not engaged: an Overwatch alone', () => {
    const engaged = table(acting([marine(5, 5), boy(5, 7, onGuard)]));
    expect(guardAttacksOf(engaged, 1)).toEqual(['fight', 'point-blank-overwatch']);
    const apart = table(acting([marine(5, 5), boy(5, 10, onGuard)]));
    expect(guardAttacksOf(apart, 1)).toEqual(['overwatch']);
    const spent = table(acting([marine(5, 5), boy(5, 7, { ...onGuard, overwatched: true })]));
    expect(guardAttacksOf(spent, 1)).toEqual(['fight']);
  });

  rule(['KT-12.4', 'KT-12.2'], 'a free Fight is an action of the operative on guard, so it ends its guard', start => {
    const game = start.from(narrow, acting([marine(5, 5), boy(5, 10, onGuard)]), performing(0, 'charge'));
    game
      .picks('move', [go(5, 8)])
      .reacts('action-finished', 'guard-attack')
      .picks('choose the guard attack', 'fight');
    game.picks('select an enemy', 0).dice('roll combat dice', 6, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(game.position.operatives[0]!.wounds).toBe(11 - 5);
    expect(game.position.operatives[1]).toMatchObject({ onGuard: false, overwatched: false });
  });
});
