import { type Frame, tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { activation, whatToDo } from '../core/02-turning-point/activation.ts';
import { performing } from '../core/02-turning-point/perform.ts';
import { actionOf, reasonsAgainstAction } from '../core/03-actions/actions.ts';
import { meleeOf } from '../core/05-fighting/melee.ts';
import { incapacitate } from '../core/06-damage/damage.ts';
import { guardAttacksOf } from '../core/12-close-quarters/guard.ts';
import { killTeam } from '../index.ts';
import { active, armed, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { narrow } from '../testing/close-quarters.ts';
import { blue, go, red, type Stood } from '../testing/field.ts';
import type { Position } from '../types.ts';

const table = (position: Position) => tableOf(killTeam, narrow, position);
const marine = (x: number, y: number, change: Stood[4] = {}): Stood => blue('tactical-marine-warrior', x, y, change);
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', x, y, { ...armed('shoota', 'choppa'), ...change });
const onGuard = { onGuard: true, ready: false };
const acting = (stood: readonly Stood[], change: Partial<Position> = {}): Position =>
  broke(stood, { activation: active(), ...change });

section('KT-12.5 Point-blank', () => {
  rule('KT-12.5', 'an Overwatch at an enemy it is engaged with', start => {
    const game = start.from(narrow, acting([marine(5, 5), boy(5, 10, onGuard)]), performing(0, 'charge'));
    game.picks('move', [go(5, 8)]).reacts('action-finished', 'guard-attack');
    expect(game.asks('choose the guard attack', 'pick-one').options).toEqual(['fight', 'point-blank-overwatch']);
    game.picks('choose the guard attack', 'point-blank-overwatch').picks('select a ranged weapon', 'shoota/standard');
    game.picks('select a valid target', 0);
    // As in any Overwatch, BS is worsened by 1.
    game.dice('roll attack dice', 6, 6, 5, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[0]!.wounds).toBe(11 - 8);
    expect(game.position.operatives[1]).toMatchObject({ onGuard: false, overwatched: true });
  });

  rule('KT-12.5', 'at nobody else, even if others are in sight', start => {
    const stood = [marine(5, 5), boy(5, 7, onGuard), marine(10, 7)];
    const game = start.from(narrow, acting(stood), performing(0, 'pass')).reacts('action-finished', 'guard-attack');
    game.picks('choose the guard attack', 'point-blank-overwatch').picks('select a ranged weapon', 'shoota/standard');
    expect(game.asks('select a valid target', 'pick-one').options).toEqual([0]);
    game.refuses(2, 'not-an-option', 'KT-4.2');
    game.picks('select a valid target', 0).dice('roll attack dice', 1, 1, 1, 1);
  });

  rule(
    ['KT-12.5', 'KT-4.2'],
    'the shooter itself does not count as a friend engaged with the target; any other friend does',
    () => {
      expect(guardAttacksOf(table(acting([marine(5, 5), boy(5, 7, onGuard)])), 1)).toContain('point-blank-overwatch');
      const both = table(acting([marine(5, 5), boy(5, 7, onGuard), boy(5, 3)]));
      expect(guardAttacksOf(both, 1)).toEqual(['fight']);
      expect(reasonsAgainstAction(both, actionOf(both, 1, 'point-blank-overwatch'), 1, true)).toEqual([
        { reason: 'no-valid-target', clause: 'KT-3.20' },
      ]);
    },
  );

  rule(['KT-12.5', 'KT-3.14'], 'one Overwatch of either kind per turning point, and only while engaged', () => {
    const spent = table(acting([marine(5, 5), boy(5, 7, { ...onGuard, overwatched: true })]));
    expect(reasonsAgainstAction(spent, actionOf(spent, 1, 'point-blank-overwatch'), 1, true)).toContainEqual({
      reason: 'already-overwatched',
      clause: 'KT-3.14',
    });
    const apart = table(acting([marine(5, 5), boy(5, 10, onGuard)]));
    expect(reasonsAgainstAction(apart, actionOf(apart, 1, 'point-blank-overwatch'), 1, true)).toContainEqual({
      reason: 'not-engaged',
      clause: 'KT-12.5',
    });
  });

  rule(['KT-12.5', 'KT-9.4'], 'not with weapons that may not be used in Overwatch', () => {
    const missile = { ...onGuard, ...armed('missile-launcher', 'fists') };
    const launcher: Stood = red('tactical-marine-heavy-gunner', 5, 7, missile);
    const t = table(acting([marine(5, 5), launcher]));
    expect(guardAttacksOf(t, 1)).toEqual(['fight', 'point-blank-overwatch']);
    const plain = { ...onGuard, ...armed('barbed-strangler', 'bonesword') };
    const strangler: Stood = red('tyranid-warrior-heavy-gunner', 5, 7, plain);
    expect(guardAttacksOf(table(acting([marine(5, 5), strangler])), 1)).toEqual(['fight']);
  });
});

section('KT-12.6 After a point-blank shot', () => {
  rule('KT-12.6', 'it fights without weapon or dice until the interrupted activation ends', start => {
    const game = start.from(
      narrow,
      broke([marine(5, 5), boy(5, 10, onGuard)]),
      activation.start({ operative: 0, chosen: null }),
    );
    game
      .picks('choose an action', 'charge')
      .picks('move', [go(5, 8)])
      .reacts('action-finished', 'guard-attack');
    game.picks('choose the guard attack', 'point-blank-overwatch').picks('select a ranged weapon', 'shoota/standard');
    game.picks('select a valid target', 0).dice('roll attack dice', 1, 1, 1, 1);
    expect(meleeOf(table(game.position), 1)).toEqual([]);
    expect(meleeOf(table(game.position), 0)).toEqual(['fists/standard']);
    // Only the attacker rolls.
    game.picks('choose an action', 'fight').picks('select an enemy', 1).dice('roll combat dice', 6, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
    // That was its last AP.
    expect(game.position.activation).toBeNull();
    expect(meleeOf(table(game.position), 1)).toEqual(['choppa/standard']);
    expect(game.position.effects).toEqual([]);
  });

  rule('KT-12.6', 'does not apply after a Fight from guard', start => {
    const game = start.from(narrow, acting([marine(5, 5), boy(5, 7, onGuard)]), performing(0, 'pass'));
    game
      .reacts('action-finished', 'guard-attack')
      .picks('choose the guard attack', 'fight')
      .picks('select an enemy', 0);
    game.dice('roll combat dice', 1, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(meleeOf(table(game.position), 1)).toEqual(['choppa/standard']);
  });
});

section('KT-12.7 Felled by a guard attack', () => {
  rule('KT-12.7', 'the interrupted activation ends', start => {
    const stood = [marine(5, 5, { wounds: 1 }), boy(5, 10, onGuard), marine(25, 3)];
    const game = start.from(narrow, broke(stood), activation.start({ operative: 0, chosen: null }));
    game.picks('choose an action', 'pass').reacts('action-finished', 'guard-attack');
    game.picks('select a ranged weapon', 'shoota/standard').picks('select a valid target', 0);
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[0]).toMatchObject({ removed: true });
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'activation-cut-short', operative: 0 }));
    expect(game.position.activation).toBeNull();
  });

  /** The activation of operative 0 after an action. */
  const goesOn: Frame = { ...activation.start({ operative: 0, chosen: 'pass' }), at: 'while there is something to do' };

  rule('KT-12.7', 'even if the operative is back in play', start => {
    const back = acting([marine(5, 5, { wounds: 3 }), boy(5, 10)], {
      activation: active({ interrupted: true, cutShort: true }),
    });
    expect(whatToDo(table(back), 0)).toEqual([]);
    const game = start.from(narrow, back, goesOn);
    expect(game.state.question).toBeNull();
    expect(game.position).toMatchObject({ activation: null, operatives: [{ ready: false, wounds: 3 }, {}] });
  });

  rule('KT-12.7', 'an activation that nobody interrupted is not cut short', start => {
    const down = (change: Partial<Position>) => acting([marine(5, 5, { wounds: 0 }), boy(5, 15)], change);
    const game = start.from(narrow, down({}), incapacitate.start({ operative: 0 }));
    expect(game.position.activation!.cutShort).toBeUndefined();
    const interrupted = down({ activation: active({ interrupted: true }) });
    const cut = start.from(narrow, interrupted, incapacitate.start({ operative: 0 }));
    expect(cut.position.activation!.cutShort).toBe(true);
    // Another operative that falls meanwhile does not count.
    const other = acting([marine(5, 5), boy(5, 15), marine(9, 9, { wounds: 0 })], {
      activation: active({ interrupted: true }),
    });
    const unhurt = start.from(narrow, other, incapacitate.start({ operative: 2 }));
    expect(unhurt.position.activation!.cutShort).toBeUndefined();
  });
});
