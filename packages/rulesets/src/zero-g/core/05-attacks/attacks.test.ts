import { expect } from 'vitest';
import { turns } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  arrows,
  blue,
  box,
  field,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';
import { fireAt } from '../03-shooting/fire.ts';
import { isHidden } from './cover.ts';
import { suffer } from './harm.ts';
import { hitOn, meleeHitOn, passes, secondHitOn, woundOn } from './tables.ts';
import { passesLeadership } from './tests.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const shoots = (
  start: Start,
  stood: readonly Stood[],
  profile: string,
  setup: Setup = open,
  change: Partial<Position> = {},
) => {
  const position = field(stood, change);
  return start.from(setup, position, fireAt(look(position, setup), 0, profile, 1));
};
const marine = (change = {}): Stood => blue('Space Marine', 10, 10, change);
const target = (kind = 'Space Marine', change = {}): Stood => red(kind, 30, 10, change);

section('7E-1 Tables and tests', () => {
  rule('7E-5.3', 'to hit: 7 minus BS; from BS 6 on a miss is re-rolled, more easily for each point', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 10].map(hitOn)).toEqual([7, 6, 5, 4, 3, 2, 2, 2]);
    expect([5, 6, 7, 8, 9, 10].map(secondHitOn)).toEqual([null, 6, 5, 4, 3, 2]);
  });

  rule(['7E-5.5', '7E-5.6'], 'to wound: 4+ when equal, between 2+ and 6+; nothing at four below', () => {
    expect([10, 6, 5, 4, 3, 2, 1].map(strength => woundOn(strength, 4))).toEqual([2, 2, 3, 4, 5, 6, 6]);
    expect([woundOn(4, 8), woundOn(4, 7), woundOn(1, 4), woundOn(1, 5)]).toEqual([null, 6, 6, null]);
  });

  rule('7E-7.10', 'to hit in melee: 3+ against lower WS, 5+ against more than twice as much, otherwise 4+', () => {
    expect([meleeHitOn(4, 3), meleeHitOn(4, 4), meleeHitOn(4, 8), meleeHitOn(4, 9), meleeHitOn(2, 5)]).toEqual([
      3, 4, 4, 5, 5,
    ]);
  });

  rule(['7E-1.3', '7E-1.4'], 'a test passes up to the value; a 6 and a value of 0 fail; Leadership on 2D6', () => {
    expect([passes(4, 4), passes(5, 4), passes(6, 7), passes(1, 0)]).toEqual([true, false, false, false]);
    expect([passesLeadership([4, 4], 8), passesLeadership([4, 5], 8)]).toEqual([true, false]);
  });
});

section('7E-5 Saves', () => {
  rule(['7E-5.7', '7E-5.8', '7E-1.2'], 'one save, the best there is; armour not against an AP as good as it', start => {
    const game = shoots(start, [marine(), target()], 'boltgun')
      .dice('roll to hit', 3)
      .dice('roll to wound', 4)
      .picks('go to ground', 'no');
    expect(game.asks('saving throws', 'roll').count).toBe(1);
    game.dice('saving throws', 3);
    expect(game.position.models[1]!.removed).toBe(false);
    const pierced = shoots(start, [marine({ choices: ['boltgun>plasma-gun'] }), target()], 'plasma-gun');
    pierced.dice('roll to hit', 3).dice('roll to wound', 2).picks('go to ground', 'no');
    expect(pierced.position.models[1]!.removed).toBe(true);
    const failed = shoots(start, [marine(), target()], 'boltgun')
      .dice('roll to hit', 3)
      .dice('roll to wound', 4)
      .picks('go to ground', 'no');
    expect(failed.dice('saving throws', 2).position.models[1]!.removed).toBe(true);
  });

  rule('7E-5.8', 'an invulnerable save ignores AP', start => {
    const captain = target('Captain', { wounds: 3 });
    const game = shoots(start, [marine({ choices: ['boltgun>plasma-gun'] }), captain], 'plasma-gun')
      .dice('roll to hit', 3)
      .dice('roll to wound', 2);
    game.picks('go to ground', 'no').dice('saving throws', 3);
    expect(game.position.models[1]!.wounds).toBe(2);
  });

  rule(['7E-5.9'], 'Instant Death: S twice T takes all wounds, less does not', start => {
    const kills = (kind: string) => {
      const game = shoots(start, [marine({ choices: ['boltgun>meltagun'] }), red(kind, 18, 10)], 'meltagun')
        .dice('roll to hit', 3)
        .dice('roll to wound', 2);
      return game;
    };
    const captain = kills('Captain').picks('go to ground', 'no').dice('saving throws', 1);
    expect(captain.position.models[1]!.removed).toBe(true);
    const leaper = kills('Leaping Beast');
    expect(leaper.position.models[1]!.wounds).toBe(2);
  });

  rule('7E-5.10', 'Feel No Pain: a roll for each unsaved wound, not against Instant Death', start => {
    const nob = (instant: number) =>
      start.from(
        open,
        field([red('Warboss', 20, 10, { choices: ['>cybork-body'] })]),
        suffer.start({ model: 0, wounds: 1, instant, from: null }),
      );
    expect(nob(0).dice('Feel No Pain', 6).position.models[0]!.wounds).toBe(3);
    expect(nob(0).dice('Feel No Pain', 5).position.models[0]!.wounds).toBe(2);
    expect(nob(1).position.models[0]!.removed).toBe(true);
  });
});

section('7E-5 Cover', () => {
  const cover = (setup: Setup, stood: readonly Stood[]) =>
    isHidden(look(field(stood), setup), { attacker: 0, target: 1, origin: look(field(stood)).position.models[0]!.at });

  rule(['7E-5.11', 'ZG-1.9'], 'who is hidden by a quarter has a 5+ save, by the shape of the debris', start => {
    const wall = (from: number) => withPieces(box('debris', [28, from], [0.2, 6], 6));
    // The body is 32 mm wide, from 9.37" to 10.63": hidden from 10.315" on is a quarter.
    expect([cover(wall(9.9), [marine(), target()]), cover(wall(10.6), [marine(), target()])]).toEqual([true, false]);
    expect(cover(open, [marine(), target()])).toBe(false);
    // Right before the target, so that the shares hidden from the firer's points are all but those of the wall itself.
    const close = (tenths: number) => withPieces(box('debris', [29.3, tenths / 254], [0.05, 6], 6));
    const hides = (tenths: number) => cover(close(tenths), [marine(), target()]);
    const edge = Array.from({ length: 321 }, (_, i) => 2540 - 160 + i).find(tenths => !hides(tenths))!;
    expect(Math.abs(edge - (2540 + 80))).toBeLessThanOrEqual(4);
    const game = shoots(start, [marine({ choices: ['boltgun>plasma-gun'] }), target()], 'plasma-gun', wall(9.9))
      .dice('roll to hit', 3)
      .dice('roll to wound', 2);
    game.picks('go to ground', 'no').dice('saving throws', 5);
    expect(game.position.models[1]!.removed).toBe(false);
  });

  rule('7E-5.12', 'intervening models give 5+', () => {
    expect(cover(open, [marine(), target(), red('Void Trooper', 28, 10)])).toBe(true);
    expect(cover(open, [marine(), target(), red('Void Trooper', 28, 14)])).toBe(false);
    expect(cover(open, [marine(), target(), red('Void Trooper', 33, 10)])).toBe(false);
  });

  rule(
    ['7E-5.13', 'ZG-2.20'],
    'Go to Ground: 6+ in the open, +1 in cover; then Snap Shots, and no move or charge',
    start => {
      const shot = () =>
        shoots(start, [marine({ choices: ['boltgun>plasma-gun'] }), target()], 'plasma-gun')
          .dice('roll to hit', 3)
          .dice('roll to wound', 2);
      const game = shot().picks('go to ground', 'yes').dice('saving throws', 6);
      // The enemy's turn is 3, its own next turn is 4: it ends with that.
      expect(game.position.models[1]!.conditions).toEqual([{ id: 'grounded', ends: 4 }]);
      expect(shot().picks('go to ground', 'yes').dice('saving throws', 5).position.models[1]!.removed).toBe(true);
      const wall = withPieces(box('debris', [28, 9.9], [0.2, 6], 6));
      const better = shoots(start, [marine({ choices: ['boltgun>plasma-gun'] }), target()], 'plasma-gun', wall)
        .dice('roll to hit', 3)
        .dice('roll to wound', 2);
      expect(better.picks('go to ground', 'yes').dice('saving throws', 4).position.models[1]!.removed).toBe(false);
    },
  );

  rule('7E-5.13', 'it lasts to the end of its next turn', start => {
    const grounded = { conditions: [{ id: 'grounded' as const, ends: 4 }] };
    const line = [blue('Void Trooper', 5, 5), red('Void Trooper', 40, 40, grounded)];
    const game = start.from(open, field(line, { phase: 'fight' }), turns.turn.start({ seat: 1 }));
    expect(game.position.models[1]!.conditions).toEqual([{ id: 'grounded', ends: 4 }]);
    game.picks('choose a model to shoot', 'done');
    expect(game.position.models[1]!.conditions).toEqual([]);
  });

  rule('7E-5.14', 'Stealth adds 1 to cover, Shrouded 2, and they add up', start => {
    const wound = (kind: string, change = {}) =>
      shoots(start, [marine({ choices: ['boltgun>plasma-gun'] }), target(kind, change)], 'plasma-gun')
        .dice('roll to hit', 3)
        .dice('roll to wound', 2)
        .picks('go to ground', 'no');
    const needs = (kind: string, face: number, change = {}) =>
      wound(kind, change).dice('saving throws', face).position.models[1]!.wounds;
    expect([needs('Ranger', 4), needs('Ranger', 5)]).toEqual([0, 1]);
    expect([
      needs('Scout', 5, { choices: ['>camo-cloaks'] }),
      needs('Scout', 6, { choices: ['>camo-cloaks'] }),
    ]).toEqual([0, 1]);
    expect([needs('Stealth Shas’ui', 3), needs('Stealth Shas’ui', 4)]).toEqual([0, 1]);
  });

  rule('7E-5.15', 'Jink: a 4+ cover save, and Snap Shots only until the end of its next turn', start => {
    const game = shoots(start, [marine({ choices: ['boltgun>plasma-gun'] }), red('Skiff', 30, 10)], 'plasma-gun').picks(
      'jink',
      'yes',
    );
    game.dice('roll to hit', 4).dice('roll to penetrate', 5).dice('cover save of a vehicle', 4);
    expect(game.position.models[1]).toMatchObject({ wounds: 3, conditions: [{ id: 'jinking', ends: 4 }] });
    const failed = shoots(
      start,
      [marine({ choices: ['boltgun>plasma-gun'] }), red('Skiff', 30, 10)],
      'plasma-gun',
    ).picks('jink', 'yes');
    failed.dice('roll to hit', 4).dice('roll to penetrate', 4).dice('cover save of a vehicle', 3);
    expect(failed.position.models[1]!.wounds).toBe(2);
    const still = shoots(
      start,
      [marine(), red('Skiff', 30, 10, { conditions: [{ id: 'immobilised', ends: 99 }] })],
      'boltgun',
    ).dice('roll to hit', 1);
    expect(still.position.models[1]!.wounds).toBe(3);
  });

  rule('7E-5.16', 'Ignores Cover removes cover saves', start => {
    const wall = withPieces(box('debris', [28, 9.9], [0.2, 6], 6));
    const sternguard = blue('Veteran', 10, 10);
    const fired = (profile: string) =>
      shoots(start, [sternguard, target('Void Trooper')], profile, wall)
        .dice('roll to hit', 3)
        .dice('roll to wound', 3);
    expect(fired('special-issue-boltgun.dragonfire').position.models[1]!.removed).toBe(true);
    fired('special-issue-boltgun.bolts').picks('go to ground', 'no').dice('saving throws', 5);
  });
});

section('ZG-6 Bodies as cover', () => {
  const dead = { at: null, removed: true, wounds: 0 } as const;
  const bodies = (...xs: readonly number[]) =>
    xs.map((x, i) => ({ model: 2 + i, seat: 1, at: spot(x, 10), arrows: 1, course: { dx: 10000, dy: 0 } }));
  const line = (count: number) => [
    marine({ choices: ['boltgun>plasma-gun'] }),
    target('Void Trooper'),
    ...Array.from({ length: count }, () => red('Void Trooper', 0, 0, dead)),
  ];
  const shot = (start: Start, ...xs: readonly number[]) =>
    shoots(start, line(xs.length), 'plasma-gun', open, { bodies: bodies(...xs) })
      .dice('roll to hit', 3)
      .dice('roll to wound', 2)
      .picks('go to ground', 'no');

  rule(
    ['ZG-6.2', 'ZG-6.4'],
    'a body on the line gives 5+, and is removed when it saves; the nearest to the target',
    start => {
      const saved = shot(start, 20, 25).dice('saving throws', 5);
      expect(saved.position.models[1]!.removed).toBe(false);
      expect(saved.position.bodies.map(({ model }) => model)).toEqual([2]);
      const failed = shot(start, 20).dice('saving throws', 4);
      expect(failed.position.models[1]!.removed).toBe(true);
      expect(failed.position.bodies).toHaveLength(1);
    },
  );

  rule(['ZG-6.2', 'ZG-6.4'], 'not behind the target or beside the line; with better cover the body stays', start => {
    const behind = shot(start, 35);
    expect(behind.position.models[1]!.removed).toBe(true);
    const beside = shoots(start, line(1), 'plasma-gun', open, {
      bodies: [{ ...bodies(20)[0]!, at: tenths(20 * 254, 2540 + 126) }],
    });
    beside.dice('roll to hit', 3).dice('roll to wound', 2).picks('go to ground', 'no');
    expect(beside.position.models[1]!.removed).toBe(true);
    // A target that jinks has its own 4+: the body saves nobody, and stays.
    const better = (condition: 'jinking' | 'shaken') => {
      const jetbike = target('Jetbike', { conditions: [{ id: condition, ends: 9 }] });
      const game = shoots(start, [line(1)[0]!, jetbike, line(1)[2]!], 'plasma-gun', open, {
        bodies: bodies(20),
      });
      if (condition === 'shaken') game.picks('jink', 'no');
      game.dice('roll to hit', 3).dice('roll to wound', 6).picks('go to ground', 'no').dice('saving throws', 5);
      return game.position.bodies.length;
    };
    expect([better('jinking'), better('shaken')]).toEqual([1, 0]);
  });

  rule(
    ['ZG-6.1', 'ZG-6.11', 'ZG-6.6'],
    'a model that dies with arrows leaves a body; without, or next to an enemy, none',
    start => {
      const slain = (change = {}, more: readonly Stood[] = []) =>
        shoots(
          start,
          [marine({ choices: ['boltgun>plasma-gun'] }), target('Void Trooper', change), ...more],
          'plasma-gun',
        )
          .dice('roll to hit', 3)
          .dice('roll to wound', 2)
          .picks('go to ground', 'no');
      expect(slain(arrows(2, 0, 1)).position.bodies).toEqual([
        { model: 1, seat: 1, at: spot(30, 10), arrows: 2, course: { dx: 0, dy: 10000 } },
      ]);
      expect(slain().position.bodies).toEqual([]);
      const near = (gap: number) => blue('Void Trooper', 0, 0, { at: tenths(30 * 254, 2540 + 250 + gap) });
      expect(slain(arrows(1), [near(254)]).position.bodies).toEqual([]);
      expect(slain(arrows(1), [near(255)]).position.bodies).toHaveLength(1);
    },
  );
});
