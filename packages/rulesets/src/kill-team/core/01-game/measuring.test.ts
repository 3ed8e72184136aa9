import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { gainApl } from '../../factions/mechanisms/apl.ts';
import { killTeam } from '../../index.ts';
import { mapOf } from '../../lookups.ts';
import { active, apart, attackWith, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood, sector, withPieces } from '../../testing/field.ts';
import type { OperativeId, Position, Setup } from '../../types.ts';
import { activation } from '../02-turning-point/activation.ts';
import { strengthOf } from '../06-damage/objectives.ts';
import { aplOf } from './apl.ts';
import { areEngaged, areWithin, engagedWith, isWhollyWithinOfSpot, isWithinOfSpot, rollOff } from './measuring.ts';

const table = (position: Position, setup: Setup = open) => tableOf(killTeam, setup, position);
const marine = (x: number, y: number, z = 0): Stood => blue('tactical-marine-warrior', 0, 0, { at: spot(x, y, z) });
const boy = (x: number, y: number, z = 0): Stood => red('boy-fighter', 0, 0, { at: spot(x, y, z) });
const two = (a: Stood, b: Stood) => broke([a, b]);

section('KT-1.1 The game', () => {
  rule('KT-1.1', 'two seats, 30" by 22", four turning points', () => {
    const { width, depth } = mapOf(sector).terrain;
    expect([killTeam.seats, width, depth, sector.options.turningPoints]).toEqual([2, inches(30), inches(22), 4]);
  });
});

section('KT-1.2-4 Distances', () => {
  rule('KT-1.2', 'are between the closest parts of bases; exactly the distance is within', () => {
    const near = table(two(marine(2000, 2000), boy(2000 + apart(2), 2000)));
    expect([areWithin(near, 0, 1, inches(2)), areWithin(near, 0, 1, inches(2) - 1)]).toEqual([true, false]);
    const far = table(two(marine(2000, 2000), boy(2001 + apart(2), 2000)));
    expect(areWithin(far, 0, 1, inches(2))).toBe(false);
    // The base has a radius of 160.
    expect(isWithinOfSpot(near, 0, spot(2000, 2000 + 160 + inches(1)), inches(1))).toBe(true);
    expect(isWithinOfSpot(near, 0, spot(2000, 2001 + 160 + inches(1)), inches(1))).toBe(false);
  });

  rule('KT-1.3', 'wholly within: no part of the base is farther', () => {
    const t = table(two(marine(2000, 2000), boy(4000, 2000)));
    expect(isWhollyWithinOfSpot(t, 0, spot(2000 + inches(3) - 160, 2000), inches(3))).toBe(true);
    expect(isWhollyWithinOfSpot(t, 0, spot(2001 + inches(3) - 160, 2000), inches(3))).toBe(false);
  });

  rule('KT-1.4', 'are straight and three-dimensional', () => {
    // A 3-4-5 triangle: 3" apart on the table, 4" up.
    const t = table(two(marine(2000, 2000), boy(2000 + apart(3), 2000, inches(4))));
    expect([areWithin(t, 0, 1, inches(5)), areWithin(t, 0, 1, inches(5) - 1)]).toEqual([true, false]);
  });
});

section('KT-1.6, KT-1.7 Modifiers and faces', () => {
  rule('KT-1.6', 'modifiers add up, even past the faces of a die', start => {
    // BS 3+, injured and in Overwatch, is 5+. A weapon of 5+ needs 7+, and a 6 still hits.
    const hurt = broke([blue('tactical-marine-warrior', 5, 5, { wounds: 5 }), red('boy-fighter', 5, 9)]);
    const game = start.from(open, hurt, attackWith('boltgun', 'overwatch')).dice('roll attack dice', 4, 4, 5, 5);
    expect(game.position.attack!.attackDice.map(({ as }) => as)).toEqual(['fail', 'fail', 'normal', 'normal']);
    game.dice('roll defence dice', 1, 1, 1);
    const orks = broke([blue('boy-fighter', 5, 5, { wounds: 4 }), red('boy-fighter', 5, 9)]);
    const other = start.from(open, orks, attackWith('slugga', 'overwatch')).dice('roll attack dice', 5, 6, 5, 5);
    expect(other.position.attack!.attackDice.map(({ as }) => as)).toEqual(['fail', 'critical', 'fail', 'fail']);
    other.dice('roll defence dice', 1, 1, 1);
  });

  rule('KT-1.7', 'a 1 fails and a 6 is critical by the face alone', start => {
    const line = broke([blue('tactical-marine-warrior', 5, 5, { wounds: 5 }), red('boy-fighter', 5, 9)]);
    const game = start.from(open, line, attackWith('boltgun')).dice('roll attack dice', 1, 6, 3, 4);
    expect(game.position.attack!.attackDice.map(({ as }) => as)).toEqual(['fail', 'critical', 'fail', 'normal']);
    game.dice('roll defence dice', 1, 1, 1);
  });
});

const changed = (...by: readonly number[]): Position =>
  by.reduce(
    (position, each) =>
      killTeam.facts['apl-changed'](position, { type: 'apl-changed', clause: 'KT-1.8', operative: 0, by: each, ap: 0 }),
    broke([marine(2000, 2000), boy(5000, 2000)]),
  );

section('KT-1.8-10 Changes of APL', () => {
  rule('KT-1.8', 'a change outside an activation lasts until the end of the next one', start => {
    const game = start.from(open, changed(-1), activation.start({ operative: 0, chosen: null }));
    expect(game.position.activation!.ap).toBe(2);
    game.picks('choose an action', 'end-activation');
    expect(aplOf(table(game.position), 0)).toBe(3);
  });

  rule('KT-1.9', 'together they add or subtract 1 at most', () => {
    const apl = (...by: readonly number[]): number => aplOf(table(changed(...by)), 0);
    expect([apl(), apl(1), apl(1, 1), apl(-1, -1), apl(1, 1, -1), apl(-1, 1)]).toEqual([3, 4, 4, 2, 4, 3]);
  });

  rule('KT-1.10', 'a change in its own activation adds or removes AP at once, never below 0', start => {
    const acting = (ap: number, aplChange = 0, equipment: readonly string[] = []): Position =>
      broke([blue('boss-nob', 5, 5, { aplChange, equipment }), boy(5000, 2000)], {
        activation: active({ ap }),
        effects: [{ use: { rule: 'stun', seat: 1, holder: 1 }, until: 'battle' }],
      });
    const gained = (position: Position): number =>
      start.from(open, position, gainApl.start({ operative: 0 })).position.activation!.ap;
    expect([gained(acting(2)), gained(acting(2, 1)), gained(acting(2, -2))]).toEqual([3, 2, 2]);
    const stunned = (position: Position): number => {
      const aim = { attacker: 1, target: 0, weapon: 'shoota', profile: 'standard', action: 'overwatch' };
      const game = start.from(open, position, { ...attackWith('x'), vars: { aim, dice: null, after: null } });
      game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
      return game.position.activation!.ap;
    };
    expect([stunned(acting(2)), stunned(acting(0)), stunned(acting(2, -1))]).toEqual([1, 0, 2]);
    // KT-1.9: the item's bonus is one of the changes, so a second loss still counts, and a third does not.
    const pole = ['bosspole'];
    expect([0, -1, -2].map(before => stunned(acting(3, before, pole)))).toEqual([2, 2, 3]);
  });

  rule('KT-1.10', 'objective control counts the changed APL', () => {
    expect(strengthOf(table(changed(-1)), () => true)).toEqual([2, 2]);
    expect(strengthOf(table(changed()), () => true)).toEqual([3, 2]);
  });
});

section('KT-1.11 Roll-offs', () => {
  rule('KT-1.11', 'the higher wins; ties are rolled again', start => {
    const game = start.from(open, field([]), rollOff.start({ faces: [] }));
    game.dice('roll off', 3, 3).dice('roll off', 5, 5).dice('roll off', 2, 4);
    expect(game.state.question).toBeNull();
  });
});

section('KT-1.12 Engagement range', () => {
  const engaged = (position: Position, setup: Setup = open): readonly boolean[] => {
    const t = table(position, setup);
    return [areEngaged(t, 0, 1), areEngaged(t, 1, 0)];
  };

  rule('KT-1.12', 'is within 1", including exactly 1", and mutual', () => {
    expect(engaged(two(marine(2000, 2000), boy(2000 + apart(1), 2000)))).toEqual([true, true]);
    expect(engaged(two(marine(2000, 2000), boy(2001 + apart(1), 2000)))).toEqual([false, false]);
  });

  rule('KT-1.12', 'needs sight in at least one direction', () => {
    const close = two(marine(2000, 2000), boy(2000 + apart(0.5), 2000));
    const between = (height: number): Setup =>
      withPieces([block('wall', [(2000 + 160) / 254, 0], [0.5, 22], [0, height])]);
    expect(engaged(close, between(4))).toEqual([false, false]);
    // Both are 400 tall: a 1.5" wall hides neither head.
    expect(engaged(close, between(1.5))).toEqual([true, true]);
  });

  rule('KT-1.12', 'exists only between enemies', () => {
    const t = table(broke([marine(2000, 2000), blue('tactical-marine-warrior', 0, 0, { at: spot(2320, 2000) })]));
    expect(engagedWith(t, 0 as OperativeId)).toEqual([]);
  });
});
