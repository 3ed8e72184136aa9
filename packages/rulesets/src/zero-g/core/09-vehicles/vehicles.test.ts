import { expect } from 'vitest';
import { kit } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, field, look, open, red, type Stood, tenths, withPieces } from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { fireAt } from '../03-shooting/fire.ts';
import { blowAt, strike } from '../04-assault/fighting.ts';
import { facingOf, resultOnTable } from './armour.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const shoots = (start: Start, stood: readonly Stood[], profile: string, setup: Setup = open) => {
  const position = field(stood);
  return start.from(setup, position, fireAt(look(position, setup), 0, profile, 1));
};
const lascannon = blue('Space Marine', 10, 10, { choices: ['boltgun>lascannon'] });
/** A vehicle that can no longer jink. */
const quiet = (kind = 'Heavy Skiff', change = {}): Stood =>
  red(kind, 30, 10, { along: { dx: -1, dy: 0 }, conditions: [{ id: 'jinking', ends: 0 }], ...change });
const hitBy = (start: Start, target: Stood, face: number, profile = 'lascannon') =>
  shoots(start, [lascannon, target], profile)
    .dice('roll to hit', 3)
    .dice('roll to penetrate', face)
    .dice('cover save of a vehicle', 1);

section('7E-10 Vehicles', () => {
  rule('7E-10.3', 'a hit strikes the facing towards the firer: front, side or rear quarter', () => {
    const facing = (dx: number, dy: number) => {
      const t = look(field([red('Skiff', 20, 20, { along: { dx: 1, dy: 0 } })]));
      return facingOf(t, { target: 0, origin: tenths(20 * 254 + dx, 20 * 254 + dy) });
    };
    expect([
      facing(1000, 0),
      facing(1000, 1000),
      facing(1000, 1001),
      facing(0, 500),
      facing(-1000, 999),
      facing(-1000, 1001),
    ]).toEqual(['front', 'front', 'side', 'side', 'rear', 'side']);
    const t = look(field([red('Skiff', 20, 20)]));
    expect(facingOf(t, { target: 0, origin: null })).toBe('rear');
  });

  rule('7E-10.4', 'a D6 plus S: equal glances, more penetrates, and either costs a hull point', start => {
    // S9 against front armour 12.
    expect(
      shoots(start, [lascannon, quiet()], 'lascannon').dice('roll to hit', 3).dice('roll to penetrate', 2).position
        .models[1]!.wounds,
    ).toBe(3);
    expect(hitBy(start, quiet(), 3).position.models[1]).toMatchObject({ wounds: 2 });
    const through = hitBy(start, quiet(), 4);
    expect(through.position.models[1]!.wounds).toBe(2);
    through.dice('roll for damage', 1);
    expect(through.position.models[1]!.conditions).toContainEqual({ id: 'shaken', ends: 4 });
  });

  rule(
    ['7E-10.6', '7E-10.7', '7E-10.8', '7E-10.9'],
    'the damage table, with +1 for AP2, +2 for AP1, +1 for an open top',
    start => {
      expect([1, 3, 4, 5, 6, 7, 9].map(resultOnTable)).toEqual([
        'shaken',
        'shaken',
        'stunned',
        'weapon',
        'immobilised',
        'explodes',
        'explodes',
      ]);
      // A lascannon has AP2.
      expect(hitBy(start, quiet(), 4).dice('roll for damage', 3).position.models[1]!.conditions).toContainEqual({
        id: 'stunned',
        ends: 4,
      });
      const krak = hitBy(start, quiet('Skiff'), 6, 'missile-launcher.krak-missiles').dice('roll for damage', 3);
      // Without its open top a 3 would only shake it.
      expect(krak.position.models[1]!.conditions).toContainEqual({ id: 'stunned', ends: 4 });
    },
  );

  rule(['7E-10.8', '7E-10.3'], 'an explosion strikes the facing towards it', start => {
    const near = (dx: number) => red('Heavy Skiff', 34, 10, { along: { dx, dy: 0 } });
    const blown = (dx: number) => {
      const game = shoots(start, [lascannon, quiet('Skiff'), near(dx)], 'lascannon').dice('roll to hit', 3);
      game.dice('roll to penetrate', 6).dice('cover save of a vehicle', 1).dice('roll for damage', 6);
      game.dice('how far it reaches', 6).dice('roll to penetrate', 1);
      return game.facts().flatMap(fact => (fact.type === 'armour-tried' && fact.model === 2 ? [fact.armour] : []));
    };
    const { front, rear } = kit(look(field([near(1)])), 0).vehicle!;
    expect([blown(-1), blown(1), front === rear]).toEqual([[front], [rear], false]);
  });

  rule('7E-10.7', 'Weapon Destroyed takes a weapon, Immobilised its moves', start => {
    const speeder = quiet('Land Speeder', { choices: ['>heavy-bolter'] });
    const two = hitBy(start, speeder, 6).dice('roll for damage', 4).dice('which weapon is destroyed', 2);
    expect(two.position.models[1]!.wrecked).toEqual([1]);
    const stopped = hitBy(start, quiet(), 4).dice('roll for damage', 5);
    expect(stopped.position.models[1]!.conditions.map(({ id }) => id)).toContain('immobilised');
    const again = hitBy(
      start,
      quiet('Heavy Skiff', {
        conditions: [
          { id: 'immobilised', ends: 99 },
          { id: 'jinking', ends: 0 },
        ],
      }),
      4,
    ).dice('roll for damage', 5);
    expect(again.position.models[1]!.wounds).toBe(1);
  });

  rule(['7E-10.8', 'ZG-6.11'], 'Explodes on 7: an S4 hit on models within a D6", and no body', start => {
    const position = field([lascannon, quiet(), blue('Void Trooper', 32, 10), blue('Void Trooper', 36, 10)]);
    const game = start
      .from(open, position, fireAt(look(position), 0, 'lascannon', 1))
      .dice('roll to hit', 3)
      .dice('roll to penetrate', 6)
      .dice('cover save of a vehicle', 1);
    game.dice('roll for damage', 6).dice('how far it reaches', 2).dice('roll to wound', 3).dice('saving throws', 4);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, true, true, false]);
    expect(game.position.bodies).toEqual([]);
  });

  rule('7E-10.10', 'without hull points it is wrecked', start => {
    const game = hitBy(start, quiet('Heavy Skiff', { wounds: 1 }), 3);
    expect(game.position.models[1]!.removed).toBe(true);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'slain', clause: '7E-10.10' }));
  });

  rule('7E-10.11', 'cover of a vehicle: a quarter hidden', start => {
    const wall = withPieces(box('debris', [27, 10], [0.2, 6], 6));
    const open2 = red('Heavy Skiff', 30, 10, { along: { dx: -1, dy: 0 } });
    const game = shoots(start, [lascannon, open2], 'lascannon', wall)
      .picks('jink', 'no')
      .dice('roll to hit', 3)
      .dice('roll to penetrate', 3);
    expect(game.dice('cover save of a vehicle', 5).position.models[1]!.wounds).toBe(3);
    const bare = shoots(start, [lascannon, open2], 'lascannon')
      .picks('jink', 'no')
      .dice('roll to hit', 3)
      .dice('roll to penetrate', 3);
    expect(bare.position.models[1]!.wounds).toBe(2);
  });

  rule('7E-10.5', 'melee hits: WS 1, against the rear; automatic if immobilised', start => {
    const blow = (change: Partial<Position['models'][number]>) => {
      const position = field([blue('Void Trooper', 10, 10), red('Heavy Skiff', 12, 10, change)], { phase: 'fight' });
      return start.from(open, position, strike.start({ attack: blowAt(look(position), 0, 1, 'trial-blade', 1) }));
    };
    expect(blow({}).dice('roll blows to hit', 2).position.models[1]!.wounds).toBe(3);
    const hit = blow({}).dice('roll blows to hit', 3).dice('roll to penetrate', 6);
    expect(hit.facts()).toContainEqual(expect.objectContaining({ type: 'armour-tried', armour: 11, total: 9 }));
    blow({ conditions: [{ id: 'immobilised', ends: 99 }] }).dice('roll to penetrate', 1);
  });

  rule(['7E-10.6', '7E-5.4'], 'shaken or stunned it fires Snap Shots', start => {
    const shaken = blue('Skiff', 10, 10, { conditions: [{ id: 'shaken', ends: 9 }] });
    const position = field([shaken, red('Void Trooper', 30, 10)]);
    const game = start.from(open, position, fireAt(look(position), 0, 'trial-rifle', 1)).dice('roll to hit', 5);
    expect(game.facts().find(({ type }) => type === 'hits-scored')).toMatchObject({ hits: 0 });
  });
});

section('7E-9 Fliers under fire', () => {
  const swoops = {
    conditions: [
      { id: 'swooping' as const, ends: 1_000_000 },
      { id: 'jinking' as const, ends: 0 },
    ],
  };

  rule('7E-9.7', 'Swooping it is hit by Snap Shots only', start => {
    const game = shoots(start, [blue('Space Marine', 10, 10), red('Flying Beast', 30, 10, swoops)], 'boltgun').dice(
      'roll to hit',
      5,
    );
    expect(game.facts().find(({ type }) => type === 'hits-scored')).toMatchObject({ hits: 0 });
  });

  rule('7E-9.8', 'a hit Flier falls on 1 or 2: an S9 hit, and it Glides; once per phase', start => {
    const shot = () =>
      shoots(start, [blue('Space Marine', 10, 10), red('Flying Beast', 30, 10, swoops)], 'boltgun')
        .dice('roll to hit', 6)
        .dice('roll to wound', 1);
    const fell = shot().dice('roll whether it falls', 2).dice('roll to wound', 2);
    expect(fell.position.models[1]).toMatchObject({ wounds: 2 });
    expect(fell.position.models[1]!.conditions.map(({ id }) => id)).toEqual(['jinking']);
    const held = shot().dice('roll whether it falls', 3);
    expect(held.position.models[1]!.conditions.map(({ id }) => id)).toContain('swooping');
    const again = start
      .from(open, held.position, fireAt(look(held.position), 0, 'boltgun', 1))
      .dice('roll to hit', 6)
      .dice('roll to wound', 1);
    expect(again.position.models[1]!.wounds).toBe(3);
  });

  rule(['7E-9.8', 'ZG-3.12'], 'flames and stray rounds bring it down too', start => {
    const flamer = blue('Space Marine', 24, 10, { choices: ['boltgun>flamer'] });
    const burnt = shoots(start, [flamer, red('Flying Beast', 28, 10, { conditions: [] })], 'flamer').dice(
      'roll to wound',
      1,
    );
    expect(burnt.position.models[1]!.conditions).toEqual([]);
    const line = [blue('Space Marine', 10, 10), red('Void Trooper', 20, 10), red('Flying Beast', 30, 10, swoops)];
    const stray = shoots(start, line, 'boltgun')
      .dice('roll to hit', 1, 3)
      .dice('roll to wound', 1)
      .dice('roll for a stray round', 6);
    stray.dice('roll to wound', 1).dice('roll whether it falls', 1).dice('roll to wound', 1);
    expect(stray.position.models[2]!.conditions.map(({ id }) => id)).toEqual(['jinking']);
  });
});
