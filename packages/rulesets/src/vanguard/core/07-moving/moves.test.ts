import { expect } from 'vitest';
import { cardOf } from '../../content/index.ts';
import { profileId } from '../../content/profiles.ts';
import { reasonsAgainst } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import {
  active,
  blue,
  box,
  broke,
  field,
  go,
  look,
  open,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { areEngaged, engagementRange, isEngaged, isHeldInMelee } from '../01-measuring/measuring.ts';
import { activationOf } from '../05-activation/activation.ts';
import { reasonsAgainstTarget } from '../10-attacks/targets.ts';
import { charge } from './charge.ts';
import type { MoveAction } from './manners.ts';
import { startMove } from './moves.ts';

const moves = (position: Position, action: MoveAction = 'walk', setup: Setup = open) =>
  startMove(look(position, setup), 0, action);
/** A pikeman at (20", 10") reaches 2": for a rifleman its range ends 793 tenths from its centre. */
const REACH = 160 + 125 + 508;
const pike: Stood = red('pikeman', 20, 10);
/** A card whose base is long. */
const LONG = 'skorpekh-destroyer';
const far: Stood = red('rifleman', 33, 33);

section('VG-7.1, VG-7.6 Moving', () => {
  rule('VG-7.1', 'a path may turn freely and is as long as a tape laid along it', start => {
    const position = field([blue('rifleman', 10, 10), far], broke);
    const game = start.from(open, position, moves(position));
    // 3 + 4 inches is more than 6; cutting the corner (3-4-5) is not.
    game.refuses([go(13, 10), go(13, 14)], 'too-long', 'VG-6.2');
    game.picks('move', [go(13, 10), go(13, 13)]);
    expect(game.position.models[0]!.at).toEqual(tenths(3302, 3302));
  });

  rule('VG-7.6', 'a path never goes through a model, friend or enemy, but may touch it', start => {
    for (const seat of [0, 1]) {
      const position = field([blue('rifleman', 10, 10), [seat, 'rifleman', 13, 10], far], broke);
      const game = start.from(open, position, moves(position));
      game.refuses([go(15, 10)], 'through-base', 'VG-7.6').refuses([go(13, 10.5)], 'not-standing', 'VG-7.6');
      game.picks('move', [{ how: 'go', to: tenths(13 * 254 - 250, 2540) }]);
    }
  });
});

section('VG-7.2, VG-7.7-11 Engagement', () => {
  rule(
    ['VG-7.2', 'VG-7.7'],
    'holds for both when either has the reach, needs sight, and is never between friends',
    () => {
      const near = field([
        blue('rifleman', 0, 0, { at: tenths(20 * 254 - REACH, 2540) }),
        pike,
        red('pikeman', 22, 10),
      ]);
      const t = look(near);
      // The knife does not reach but the pike does: both are engaged.
      expect([areEngaged(t, 0, 1), areEngaged(t, 1, 0), areEngaged(t, 1, 2)]).toEqual([true, true, false]);
      const walled = look(near, withPieces(box('wall', [18, 5], [0.2, 10], 4)));
      expect(areEngaged(walled, 0, 1)).toBe(false);
    },
  );

  rule('VG-7.8', 'engaged models cannot charge', () => {
    const t = look(field([blue('rifleman', 18, 10), pike], { ...broke, ...active(0) }));
    expect(reasonsAgainst(t, 0, 'charge', 'normal')).toMatchObject([{ reason: 'engaged', clause: 'VG-7.8' }]);
  });

  rule(['VG-7.9', 'VG-7.10'], 'engaged models neither make ranged attacks nor are targets of them', () => {
    const t = look(field([blue('rifleman', 18, 10), pike, blue('rifleman', 10, 10), far]));
    const reasons = (attacker: number, target: number) =>
      reasonsAgainstTarget(t, { attacker, target, weapon: 'carbine', manner: 'action' });
    expect(reasons(0, 3)).toMatchObject([{ reason: 'out-of-range' }, { reason: 'engaged', clause: 'VG-7.9' }]);
    expect(reasons(2, 1)).toMatchObject([{ reason: 'target-engaged', clause: 'VG-7.10' }]);
  });

  rule('VG-7.11', 'an enemy that is down does not prevent ranged attacks, but still engages', () => {
    const t = look(field([blue('rifleman', 18, 10), red('pikeman', 20, 10, { down: true }), red('rifleman', 10, 10)]));
    expect([isEngaged(t, 0), isHeldInMelee(t, 0)]).toEqual([true, false]);
    const shot = { attacker: 0, weapon: 'carbine', manner: 'action' } as const;
    expect(reasonsAgainstTarget(t, { ...shot, target: 2 })).toEqual([]);
    // It is itself engaged with a model that is standing.
    expect(reasonsAgainstTarget(t, { ...shot, target: 1 })).toMatchObject([{ clause: 'VG-7.10' }]);
  });

  rule('VG-7.17', 'a model without melee attacks has no reach, but can be engaged', () => {
    const unarmed = profileId({ ...cardOf('rifleman'), kit: { weapons: [] } });
    const t = look(field([blue(unarmed, 18, 10), pike]));
    expect(engagementRange(t, 0)).toBeNull();
    expect(areEngaged(t, 0, 1)).toBe(true);
    expect(areEngaged(t, 1, 0)).toBe(true);
    // Two of them are never engaged, not even base to base.
    const both = look(field([blue(unarmed, 10, 10), red(unarmed, 0, 0, { at: tenths(2540 + 250, 2540) })]));
    expect(areEngaged(both, 0, 1)).toBe(false);
  });
});

section('VG-7.4-5, VG-7.15-20 Disengaging attacks', () => {
  const engaged = (change: Partial<Position> = broke): Position => field([blue('rifleman', 18, 10), pike], change);

  rule(['VG-7.4', 'VG-7.16', 'VG-10.27'], 'are made at the last point inside, with a bonus to hit and AP', start => {
    const position = engaged();
    const game = start.from(open, position, moves(position));
    game.picks('move', [go(14, 10)]).picks('strike who leaves', '1');
    expect(game.position.models[0]!.at).toEqual(tenths(20 * 254 - REACH, 2540));
    // Pike 4+ becomes 3+, AP 1 becomes 2: armor 5+ needs a 7, so a 6.
    game.dice('roll to hit', 3, 1).dice('roll for armor', 5).dice('recovery roll', 3);
    expect(game.position.models[0]).toMatchObject({ removed: true, at: null });
  });

  rule('VG-7.15', 'a mover that is not knocked down continues', start => {
    const position = engaged();
    const game = start.from(open, position, moves(position));
    game
      .picks('move', [go(14, 10)])
      .picks('strike who leaves', '1')
      .dice('roll to hit', 2, 1);
    expect(game.position.models[0]!.at).toEqual(tenths(14 * 254, 2540));
  });

  rule('VG-7.15', 'a mover that is knocked down goes no further: nobody else on its way strikes', start => {
    const position = field([blue('pikeman', 18, 10, { wounds: 1 }), pike, red('pikeman', 16.5, 12)], broke);
    const game = start.from(open, position, moves(position));
    game.picks('move', [go(13.2, 10)]).picks('strike who leaves', '1');
    // The other pike is at it too: one more die.
    game.dice('roll to hit', 4, 1, 1).dice('roll for armor', 1).dice('recovery roll', 5);
    expect(game.position.models[0]).toMatchObject({ down: true, at: tenths(20 * 254 - 508 - 320, 2540) });
  });

  rule('VG-7.5', 'a mover that leaves only enemies that have struck this turn is not stopped', start => {
    const position = field([blue('rifleman', 18, 10), pike], { ...broke, ...active(0, { struck: [1] }) });
    const game = start.from(open, position, moves(position)).picks('move', [go(14, 10)]);
    expect(game.facts().filter(({ type }) => type === 'moved')).toHaveLength(1);
  });

  rule(
    ['VG-7.1', 'VG-1.1'],
    'a long base lies as its path turns it, and where it is stopped as it was turned so far',
    start => {
      const [east, north] = [
        { dx: 1, dy: 0 },
        { dx: 0, dy: 1 },
      ];
      const wraith = (x: number, y: number): Stood => blue(LONG, x, y);
      const free = field([wraith(10, 10), far], broke);
      const game = start.from(open, free, moves(free));
      game.picks('move', [{ ...go(12, 10), along: north }, go(12, 12)]);
      expect(game.position.models[0]).toMatchObject({ at: tenths(12 * 254, 12 * 254), along: north });
      // It leaves the pike on its first leg and would be turned on its second.
      const position = field([wraith(17.5, 10), pike], broke);
      const held = start.from(open, position, moves(position));
      held.picks('move', [go(15, 10), { ...go(14, 10), along: north }]);
      expect(held.position.models[0]!.along).toEqual(east);
      held.picks('strike who leaves', null);
      // Turned before it leaves, it lies so where it is stopped.
      const turned = start.from(open, position, moves(position));
      turned.picks('move', [{ ...go(17.3, 10), along: north }, go(14, 10)]);
      expect(turned.position.models[0]!.along).toEqual(north);
      turned.picks('strike who leaves', null);
      expect(held.position.models[0]).toMatchObject({ at: tenths(14 * 254, 2540), along: north });
    },
  );

  rule('VG-7.15', 'a mover stopped on a hedge is placed beside it', start => {
    const hedge = withPieces(box('hedge', [16.7, 5], [0.4, 10], 1));
    const position = field([blue('pikeman', 18, 10, { wounds: 1 }), pike], broke);
    const game = start.from(hedge, position, moves(position, 'walk', hedge));
    game.picks('move', [go(15, 10)]).picks('strike who leaves', '1');
    game.dice('roll to hit', 4, 1).dice('roll for armor', 1).dice('recovery roll', 5);
    const { at, down } = game.position.models[0]!;
    expect(down).toBe(true);
    expect(Math.abs(at!.x - 16.9 * 254)).toBeGreaterThanOrEqual(160 + 0.2 * 254 - 1);
    expect(Math.abs(at!.x - 16.9 * 254)).toBeLessThan(400);
  });

  rule('VG-7.19', 'may be declined', start => {
    const position = engaged();
    const game = start.from(open, position, moves(position));
    game.picks('move', [go(14, 10)]).picks('strike who leaves', null);
    expect(game.position.models[0]!.at).toEqual(tenths(14 * 254, 2540));
  });

  rule('VG-7.16', 'moving within the enemy’s reach, or only out of one’s own, provokes no attack', start => {
    const inside = engaged();
    start.from(open, inside, moves(inside)).picks('move', [go(18, 10.5)]);
    const own = field([blue('pikeman', 18, 10), red('rifleman', 20, 10)], broke);
    const free = start.from(open, own, moves(own)).picks('move', [go(14, 10)]);
    expect(free.facts().filter(({ type }) => type === 'moved')).toHaveLength(1);
    // Behind a wall it is not engaged, and leaves freely.
    const walled = withPieces(box('wall', [18.8, 5], [0.2, 10], 4));
    const hidden = engaged();
    const unseen = start.from(walled, hidden, moves(hidden, 'walk', walled)).picks('move', [go(14, 10)]);
    // Nothing stops it on the way.
    expect(unseen.facts().filter(({ type }) => type === 'moved')).toHaveLength(1);
  });

  rule(
    ['VG-7.4', 'VG-7.5', 'VG-5.6'],
    'are free attacks, and so made once a turn, however often a reach is left',
    start => {
      // Into the reach, out, in again and out again.
      const zigzag = [go(20, 12.5), go(20, 14), go(20.5, 12.5), go(20.5, 15)];
      const position = field([blue('rifleman', 20, 14), pike], { ...broke, ...active(0) });
      const game = start.from(open, position, moves(position, 'run'));
      game.picks('move', zigzag).picks('strike who leaves', '1').dice('roll to hit', 1, 1);
      expect(game.position.models[0]!.at).toEqual(tenths(20.5 * 254, 15 * 254));
      expect(game.position.activation).toMatchObject({ struck: [1] });
      // Declined the first time, it may still be made the second time.
      const late = start.from(open, position, moves(position, 'run'));
      late.picks('move', zigzag).picks('strike who leaves', null).picks('strike who leaves', '1');
      late.dice('roll to hit', 1, 1);
    },
  );

  rule(['VG-7.5', 'VG-5.6'], 'each enemy has its own, and a new one in the next turn', start => {
    const line: readonly Stood[] = [blue('rifleman', 18, 10), pike, red('pikeman', 16, 13)];
    const used = field(line, { ...broke, ...active(0, { struck: [1] }) });
    const game = start.from(open, used, moves(used));
    // It leaves the first pike and passes the second.
    game.picks('move', [go(14, 10)]);
    expect(game.asks('strike who leaves', 'react').options).toEqual(['2']);
    game.picks('strike who leaves', null);
    const next = start.from(open, { ...used, activation: null }, activationOf(0, false));
    next.picks('choose an action', 'walk').picks('move', [go(14, 10)]);
    expect(next.asks('strike who leaves', 'react').options).toEqual(['1']);
    next.picks('strike who leaves', '1').dice('roll to hit', 1, 1).picks('strike who leaves', null);
    next.picks('choose an action', 'end-activation');
    expect(next.position.activation).toBeNull();
  });

  rule(
    ['VG-5.6', 'VG-11.5'],
    'a retaliation is paid for and no free attack: the same model may strike as well',
    start => {
      const position = field([blue('pikeman', 18, 10), pike], { cp: [0, 1] });
      const game = start.from(open, position, activationOf(0, false));
      game.picks('choose an action', 'attack').dice('roll to hit', 1, 1).picks('retaliate', 'retaliate');
      game
        .dice('roll to hit', 1, 1)
        .picks('choose an action', 'walk')
        .picks('move', [go(14, 10)]);
      game.picks('strike who leaves', '1').dice('roll to hit', 1, 1);
      expect(game.state.question).toBeNull();
    },
  );

  rule('VG-7.19', 'several at one point attack in the order their owner picks', start => {
    const position = field([blue('captain', 18, 10), red('pikeman', 20, 8), red('pikeman', 20, 12)], broke);
    const game = start.from(open, position, moves(position));
    game.picks('move', [go(12, 10)]);
    expect(game.asks('strike who leaves', 'react').options).toEqual(['1', '2']);
    // Two against one: one more die.
    game.picks('strike who leaves', '2').dice('roll to hit', 1, 1, 1);
    expect(game.asks('strike who leaves', 'react').options).toEqual(['1']);
    game.picks('strike who leaves', null);
  });

  rule(['VG-7.20', 'VG-11.5', 'VG-10.34'], 'the mover may retaliate at that point', start => {
    const position = field([blue('pikeman', 18, 10), pike], { cp: [1, 0] });
    const game = start.from(open, position, moves(position));
    game
      .picks('move', [go(14, 10)])
      .picks('strike who leaves', '1')
      .dice('roll to hit', 1, 1);
    expect(game.asks('retaliate', 'react').to).toBe(0);
    game.picks('retaliate', 'retaliate').dice('roll to hit', 1, 1);
    expect(game.position.models[0]!.at).toEqual(tenths(14 * 254, 2540));
  });

  rule(['VG-8.4', 'VG-7.4'], 'models that are down make no attack', start => {
    const position = field([blue('rifleman', 18, 10), red('pikeman', 20, 10, { down: true })], broke);
    start.from(open, position, moves(position)).picks('move', [go(14, 10)]);
  });
});

section('VG-7.3, VG-7.12-14 Charging', () => {
  const line = field([blue('captain', 10, 10), pike, far], broke);
  const begin = charge.start({ model: 0, target: null, chosen: null });
  /** As near as the sabre's 1" requires. */
  const AT = tenths(20 * 254 - 320 - 254, 2540);

  rule(
    ['VG-7.3', 'VG-7.12', 'VG-10.8', 'VG-10.15'],
    'goes up to speed plus 3" at an enemy in sight, then makes a free attack with Focus',
    start => {
      const game = start.from(open, line, begin);
      expect(game.asks('declare a charge target', 'pick-one').options).toEqual([1, 2]);
      game.picks('declare a charge target', 1);
      expect(game.asks('move', 'move').allowance).toBe(9 * 254);
      game.refuses([go(19.2, 10)], 'too-long', 'VG-7.3');
      game.picks('move', [{ how: 'go', to: AT }]).picks('make the charge attack', 'charge-attack');
      game.picks('use the Focus bonus', 'ap').dice('roll to hit', 3, 1, 1).dice('roll for armor', 5);
      expect(game.position.models[1]!.wounds).toBe(1);
    },
  );

  rule('VG-10.15', 'all its dice go to the target, whoever else is engaged', start => {
    const two = field([blue('captain', 10, 10), pike, red('rifleman', 18.5, 11.4)], broke);
    const game = start
      .from(open, two, begin)
      .picks('declare a charge target', 1)
      .picks('move', [{ how: 'go', to: AT }]);
    expect(areEngaged(look(game.position), 0, 2)).toBe(true);
    game.picks('make the charge attack', 'charge-attack').picks('use the Focus bonus', 'hit');
    game.dice('roll to hit', 1, 1, 1);
  });

  rule('VG-7.12', 'the free attack may be declined', start => {
    const game = start.from(open, line, begin).picks('declare a charge target', 1);
    game.picks('move', [{ how: 'go', to: AT }]).picks('make the charge attack', null);
    // It is no Attack then.
    expect(game.facts().some(({ type }) => type === 'counted-as')).toBe(false);
  });

  rule('VG-7.13', 'engaging somebody else, or nobody, gives no attack', start => {
    const game = start.from(open, line, begin).picks('declare a charge target', 2);
    game.picks('move', [{ how: 'go', to: AT }]);
    start.from(open, line, begin).picks('declare a charge target', 1).picks('move', []);
  });

  rule('VG-7.3', 'the target must be in sight', () => {
    const wall = withPieces(box('wall', [0, 15], [36, 0.3], 5));
    const t = look(field([blue('captain', 10, 10), red('pikeman', 10, 20)], { ...broke, ...active(0) }), wall);
    expect(reasonsAgainst(t, 0, 'charge', 'normal')).toMatchObject([{ reason: 'no-target', clause: 'VG-7.3' }]);
  });

  rule('VG-7.14', 'a charge is attacked and stopped like any move', start => {
    const position = field([blue('captain', 10, 10), red('pikeman', 12.5, 12.5), red('rifleman', 18, 10)], broke);
    const game = start.from(open, position, begin).picks('declare a charge target', 2);
    game.picks('move', [{ how: 'go', to: tenths(18 * 254 - 285, 2540) }]).picks('strike who leaves', '1');
    game.dice('roll to hit', 1, 1).picks('make the charge attack', null);
  });

  rule('VG-11.7', 'the free attack counts as an Attack', start => {
    const game = start.from(open, { ...line, cp: [2, 0] }, activationOf(0, false));
    game.picks('choose an action', 'charge').picks('declare a charge target', 1);
    game.picks('move', [{ how: 'go', to: AT }]).picks('make the charge attack', 'charge-attack');
    game.picks('use the Focus bonus', 'hit').dice('roll to hit', 1, 1, 1).reacts('hit-dice-rolled', null);
    expect(game.asks('choose an action', 'pick-one').options).not.toContain('extra/attack');
    game.picks('choose an action', 'end-activation');
    // And the other way round: a model that has already attacked gets no free attack.
    const attacked = start.from(open, { ...line, ...active(0, { performed: ['attack', 'charge'], longs: 1 }) }, begin);
    attacked.picks('declare a charge target', 1).picks('move', [{ how: 'go', to: AT }]);
  });
});
