import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
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
import { flightsOf } from '../02-moving/flying.ts';
import {
  againstCharge,
  charge,
  chargeDice,
  chargePhase,
  chargeReach,
  isInChargeArc,
  mayNotCharge,
  reaches,
  targetsOf,
} from './charging.ts';
import { meleeAt } from './fighting.ts';
import { overwatchWith } from './overwatch.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const phase = (start: Start, stood: readonly Stood[], setup: Setup = open, change: Partial<Position> = {}) =>
  start.from(setup, field(stood, { phase: 'charge', ...change }), chargePhase.start({ model: null, target: null }));
/** Model 0 charges model 1, which does not fire Overwatch. */
const charges = (start: Start, stood: readonly Stood[], setup: Setup = open) => {
  const game = phase(start, stood, setup).picks('choose a model to charge', 0);
  return game.state.question?.purpose === 'fire Overwatch' ? game.picks('fire Overwatch', 'hold-fire') : game;
};
const trooper = (change = {}): Stood => blue('Void Trooper', 10, 10, change);
/** A model without a gun. */
const foe = (x: number, y = 10, change = {}): Stood => red('Genestealer', x, y, change);
const why = (stood: readonly Stood[], setup: Setup = open) =>
  againstCharge(look(field(stood), setup), 0, 1).map(({ reason, clause }) => `${clause} ${reason}`);
const touching = (position: Position) => {
  const [a, b] = [position.models[0]!.at!, position.models[1]!.at!];
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
};

section('ZG-4 Declaring', () => {
  rule(
    ['ZG-4.1', 'ZG-4.11', 'ZG-4.18'],
    'only in the arc: 45 degrees, halved for each arrow, the limit included',
    () => {
      const inArc = (count: number, dx: number, dy: number) => {
        const t = look(
          field([trooper(arrows(count)), red('Void Trooper', 0, 0, { at: tenths(2540 + dx, 2540 + dy) })]),
        );
        return isInChargeArc(t, 0, 1);
      };
      // One arrow: 22.5 degrees to either side, whose slope is 0.41421.
      expect([inArc(1, 1000, 414), inArc(1, 1000, -414), inArc(1, 1000, 415), inArc(1, -1000, 0)]).toEqual([
        true,
        true,
        false,
        false,
      ]);
      // Two arrows: 11.25 degrees, 0.19891.
      expect([inArc(2, 10000, 1989), inArc(2, 10000, 1990)]).toEqual([true, false]);
      expect(why([trooper(arrows(1)), foe(13, 13)])).toEqual(['ZG-4.1 outside-the-arc']);
      expect(why([trooper(arrows(1)), foe(15, 11)])).toEqual([]);
    },
  );

  rule(['ZG-4.10', 'ZG-4.20'], 'without arrows any direction, up to 6"; with arrows 6" for each', () => {
    const gap = (stood: Stood, tenth: number) => [
      stood,
      red('Void Trooper', 0, 0, { at: tenths(2540, 2540 + 250 + tenth) }),
    ];
    expect([why(gap(trooper(), 6 * 254)), why(gap(trooper(), 6 * 254 + 1))]).toEqual([[], ['ZG-4.20 too-far']]);
    const three = look(field([trooper(arrows(3))]));
    expect(chargeReach(three, 0)).toBe(inches(18));
    expect(chargeReach(look(field([trooper(arrows(1))])), 0)).toBe(inches(6));
  });

  rule(['ZG-4.20', '7E-7.1'], 'one enemy, in sight, and the straight lane between the bases free', start => {
    expect(why([trooper(), foe(15), blue('Void Trooper', 12.5, 10)])).toEqual(['ZG-4.20 lane-not-free']);
    expect(why([trooper(), foe(15)], withPieces(box('debris', [12, 8], [0.5, 4], 1)))).toEqual([
      'ZG-4.20 lane-not-free',
    ]);
    expect(why([trooper(), foe(15), blue('Void Trooper', 12.5, 12)])).toEqual([]);
    // Of two in reach one is named.
    const two = phase(start, [trooper(), foe(15), foe(10, 15)]).picks('choose a model to charge', 0);
    expect(two.asks('choose a target to charge', 'pick-one').options).toEqual([1, 2]);
    two.picks('choose a target to charge', 2);
    expect(two.facts()).toContainEqual(expect.objectContaining({ type: 'charge-declared', at: [2] }));
    two.stopsAt('charge roll');
  });

  rule(
    ['7E-7.2', '7E-7.3', '7E-5.13'],
    'not after a weapon that forbids it, arrival or going to ground; only its target of shooting',
    () => {
      const not = (change: Partial<Position['models'][number]>) =>
        mayNotCharge(look(field([trooper(change), foe(14)])), 0).map(({ reason, clause }) => `${clause} ${reason}`);
      expect(not({})).toEqual([]);
      expect(not({ noCharge: true })).toEqual(['7E-7.2 fired-a-weapon-that-forbids-it']);
      expect(not({ did: ['arrived'] })).toEqual(['7E-7.2 arrived-this-turn']);
      expect(not({ conditions: [{ id: 'grounded', ends: 9 }] })).toEqual(['7E-5.13 gone-to-ground']);
      expect(mayNotCharge(look(field([blue('Skiff', 10, 10)])), 0)).toMatchObject([
        { reason: 'vehicles-do-not-charge' },
      ]);
      expect(why([trooper({ shotAt: 2 }), foe(14), foe(6)])).toEqual(['7E-7.3 shot-at-another']);
      expect(why([trooper({ shotAt: 1 }), foe(14), foe(6)])).toEqual([]);
    },
  );

  rule(['ZG-4.9', '7E-9.6'], 'not by who is in combat, and not at or by who Swoops', () => {
    const locked = [trooper(), red('Void Trooper', 0, 0, { at: tenths(2540 + 250, 2540) }), foe(14)];
    expect(mayNotCharge(look(field(locked)), 0)).toMatchObject([{ reason: 'in-combat', clause: 'ZG-4.9' }]);
    const swooping = { conditions: [{ id: 'swooping' as const, ends: 99 }] };
    expect(why([trooper(), red('Flying Beast', 14, 10, swooping)])).toEqual(['7E-9.6 target-swoops']);
    expect(mayNotCharge(look(field([blue('Flying Beast', 14, 10, swooping)])), 0)).toMatchObject([
      { reason: 'swoops' },
    ]);
  });
});

section('ZG-4 The charge', () => {
  rule(
    ['ZG-4.3', 'ZG-4.21', '7E-7.5', 'ZG-4.25'],
    'a D6" for each arrow into contact; if too short, nobody moves',
    start => {
      const line = [trooper(arrows(2)), foe(18)];
      const game = charges(start, line).dice('charge roll', 4, 5);
      expect(touching(game.position)).toBeGreaterThanOrEqual(125 + 160);
      expect(touching(game.position)).toBeLessThanOrEqual(125 + 160 + 2);
      expect(game.position.models[0]!.did).toContain('charged');
      expect(game.position.models[1]!.did).toContain('was-charged');
      const short = charges(start, line).dice('charge roll', 2, 3);
      expect(short.position.models[0]).toMatchObject({ at: spot(10, 10), arrows: 2 });
      expect(short.facts()).toContainEqual(expect.objectContaining({ type: 'charge-failed', clause: 'ZG-4.21' }));
    },
  );

  rule(['ZG-4.21', 'ZG-4.10'], 'exactly the gap is enough, with one die if it has no arrows', start => {
    const gap = (tenth: number) => [
      trooper(),
      red('Genestealer', 0, 0, { at: tenths(2540 + 125 + 160 + tenth, 2540) }),
    ];
    expect(touching(charges(start, gap(3 * 254)).dice('charge roll', 3).position)).toBeLessThan(288);
    expect(charges(start, gap(3 * 254 + 1)).dice('charge roll', 3).position.models[0]!.at).toEqual(spot(10, 10));
  });

  rule(['ZG-4.6'], 'a 1 fails the charge and takes an arrow', start => {
    const game = charges(start, [trooper(arrows(3)), foe(14)]).dice('charge roll', 1, 5, 1);
    expect(game.position.models[0]).toMatchObject({ at: spot(10, 10), arrows: 1 });
    const none = charges(start, [trooper(), foe(13)]).dice('charge roll', 1);
    expect(none.position.models[0]).toMatchObject({ at: spot(10, 10), arrows: 0 });
  });

  rule(
    ['ZG-4.7', 'ZG-4.13', 'ZG-4.2', 'ZG-4.12'],
    'a 6 counts 6", one more arrow and D3 Hammer hits; hits are arrows after the dice',
    start => {
      const game = charges(start, [trooper(arrows(2)), foe(18)])
        .dice('charge roll', 6, 3)
        .dice('roll for more Hammer of Wrath hits', 5);
      expect(game.position.hammers).toEqual([{ model: 0, target: 1, hits: 3 + 3 }]);
      expect(game.position.models[0]!.arrows).toBe(0);
      const plain = charges(start, [trooper(arrows(2)), foe(14)]).dice('charge roll', 2, 3);
      expect(plain.position.hammers).toEqual([{ model: 0, target: 1, hits: 2 }]);
      expect(charges(start, [trooper(), foe(13)]).dice('charge roll', 4).position.hammers).toEqual([]);
    },
  );

  rule(['ZG-4.23', 'ZG-4.6'], 'an arrow won without any lies along the charge, else along the arrows', start => {
    // 6" are not enough through difficult terrain, so the arrow stays.
    const dust = withPieces(box('rubble', [11, 12], [1, 1], 1));
    const far = [trooper(), red('Genestealer', 0, 0, { at: tenths(3380, 3660) })];
    const game = charges(start, far, dust).dice('charge roll', 6);
    expect(game.position.models[0]).toMatchObject({ at: spot(10, 10), arrows: 1, course: { dx: 6000, dy: 8000 } });
    const failing = [trooper(arrows(2)), red('Genestealer', 15, 10.2)];
    const kept = charges(start, failing).dice('charge roll', 6, 1);
    expect(kept.position.models[0]).toMatchObject({ arrows: 2, course: { dx: 10000, dy: 0 } });
  });

  rule(
    ['ZG-4.4', 'ZG-4.14', 'ZG-4.17'],
    'contact removes the arrows of all in that combat; a vehicle removes only the charger’s',
    start => {
      const line = [
        trooper(arrows(1)),
        red('Genestealer', 13, 10, arrows(2)),
        blue('Void Trooper', 0, 0, { ...arrows(3), at: tenths(13 * 254, 2540 + 265) }),
      ];
      const game = charges(start, line).dice('charge roll', 4);
      expect(game.position.models.map(model => model.arrows)).toEqual([0, 0, 0]);
      const skiff = charges(start, [trooper(arrows(2)), red('Skiff', 14, 10)]).dice('charge roll', 3, 3);
      expect(skiff.position.models[0]!.arrows).toBe(0);
    },
  );

  rule(
    ['ZG-4.26', '7E-6.8', 'ZG-5.4'],
    'bonuses add to the sum; Fleet re-rolls any dice, jump models all of them',
    start => {
      const banshee = blue('Howling Banshee', 10, 10, arrows(1));
      const gap = (tenth: number) => [
        banshee,
        red('Genestealer', 0, 0, { at: tenths(2540 + 140 + 160 + tenth, 2540) }),
      ];
      const game = charges(start, gap(5 * 254))
        .dice('charge roll', 2)
        .picks('choose dice to roll again', []);
      expect(touching(game.position)).toBeLessThan(303);
      const jump = blue('Space Marine', 10, 10, { ...arrows(2), sheet: 'assault-squad', choices: ['>jump-pack-sm'] });
      const again = charges(start, [jump, foe(18)]);
      expect(again.asks('charge roll', 'roll').count).toBe(2);
      again
        .dice('charge roll', 1, 5)
        .refuses([0], 'all-or-none', 'ZG-5.4')
        .picks('choose dice to roll again', [0, 1])
        .dice('charge roll again', 4, 4);
      // Its pack adds a Hammer hit of its own.
      expect(again.position.hammers).toEqual([{ model: 0, target: 1, hits: 3 }]);
    },
  );

  rule(['7E-7.6', '7E-6.2'], 'through difficult terrain it is 2" shorter', start => {
    const dust = withPieces(box('rubble', [11.5, 9], [1, 2], 1));
    const gap = (tenth: number) => [
      trooper(),
      red('Genestealer', 0, 0, { at: tenths(2540 + 125 + 160 + tenth, 2540) }),
    ];
    expect(charges(start, gap(3 * 254), dust).dice('charge roll', 4).position.models[0]!.at).toEqual(spot(10, 10));
    const slowed = charges(start, gap(3 * 254), dust).dice('charge roll', 5);
    expect(slowed.position.models[0]!.did).toEqual(['declared-charge', 'charged', 'advanced']);
  });

  rule(['7E-6.2', '7E-7.6'], 'Assault Grenades: a charge through terrain is shorter, but as quick as ever', start => {
    const dust = withPieces(box('rubble', [11, 8], [1, 4], 0.2));
    const step = (kind: string) => {
      const line = [blue(kind, 10, 10), foe(13.5)];
      const { position } = charges(start, line, dust)
        .dice('charge roll', 6)
        .dice('roll for more Hammer of Wrath hits', 1);
      expect(position.models[0]!.did).toContain('advanced');
      const t = look(position, dust);
      return [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].find(each => meleeAt(t, 0, [1], each).length > 0);
    };
    expect([step('Space Marine'), step('Void Trooper')]).toEqual([4, 1]);
  });

  rule(['ZG-5.2', '7E-9.3'], 'Fliers charge with 2D6" as in the core, and Hammer', start => {
    const game = charges(start, [blue('Flying Beast', 10, 10), foe(18)]).dice('charge roll', 1, 6);
    expect(game.position.hammers).toEqual([{ model: 0, target: 1, hits: 1 }]);
  });
});

section('ZG-4 Overwatch', () => {
  rule(['7E-7.4', 'ZG-4.22', 'ZG-4.12'], 'Snap Shots before the roll, once a phase, with strays and recoil', start => {
    const line = [trooper(arrows(2)), red('Void Trooper', 18, 10), blue('Void Trooper', 5, 10)];
    const game = phase(start, line).picks('choose a model to charge', 0);
    expect(game.asks('fire Overwatch', 'pick-one').options).toEqual(['trial-rifle', 'hold-fire']);
    game
      .picks('fire Overwatch', 'trial-rifle')
      .dice('roll to hit', 5, 5)
      .dice('roll for a stray round', 1)
      .dice('roll for a stray round', 1);
    // It recoiled 2" away, and the current gap counts.
    expect(game.position.models[1]!.at).toEqual(spot(20, 10));
    game.dice('charge roll', 4, 4);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'charge-failed' }));
    const t = look(field([trooper(), red('Void Trooper', 14, 10, { did: ['overwatched'] })]));
    expect(overwatchWith(t, 1, 0)).toEqual([]);
    const locked = look(
      field([trooper(), red('Void Trooper', 14, 10), blue('Void Trooper', 0, 0, { at: tenths(14 * 254 + 250, 2540) })]),
    );
    expect(overwatchWith(locked, 1, 0)).toEqual([]);
  });

  rule(['7E-7.4', '7E-5.2'], 'as many weapons as in its own turn: vehicles all, monstrous creatures two', start => {
    const speeder = red('Land Speeder', 15, 10, { choices: ['>heavy-bolter'] });
    const all = phase(start, [trooper(), speeder]).picks('choose a model to charge', 0);
    all.picks('fire Overwatch', 'heavy-bolter').dice('roll to hit', 1, 1, 1);
    all.picks('fire Overwatch', 'heavy-bolter').dice('roll to hit', 1, 1, 1).dice('charge roll', 1);
    const kept = phase(start, [trooper(), speeder]).picks('choose a model to charge', 0);
    kept.picks('fire Overwatch', 'heavy-bolter').dice('roll to hit', 1, 1, 1);
    kept.picks('fire Overwatch', 'hold-fire').dice('charge roll', 1);
    const beast = red('Leaping Beast', 15, 10, { choices: ['>trial-lance', '>trial-howitzer'] });
    const two = phase(start, [trooper(), beast]).picks('choose a model to charge', 0);
    two.picks('fire Overwatch', 'trial-lance').dice('roll to hit', 1);
    two.picks('fire Overwatch', 'trial-rifle').dice('roll to hit', 1, 1).dice('charge roll', 1);
    const t = look(field([trooper(), beast]));
    expect([overwatchWith(t, 1, 0, [0]), overwatchWith(t, 1, 0, [0, 2])]).toEqual([['trial-lance'], []]);
    expect(overwatchWith(look(field([foe(10), red('Void Trooper', 14, 10)])), 1, 0, [0])).toEqual([]);
  });

  rule(['ZG-4.14', 'ZG-6.1'], 'a charger slain by Overwatch leaves a body', start => {
    const game = phase(start, [trooper(arrows(2)), red('Void Trooper', 18, 10)]).picks('choose a model to charge', 0);
    game.picks('fire Overwatch', 'trial-rifle').dice('roll to hit', 6, 1).dice('roll to wound', 6);
    expect(game.position.bodies).toMatchObject([{ model: 0, arrows: 2 }]);
  });

  rule('ZG-4.15', 'after Overwatch only gap and lane are tested again, not the arc', start => {
    const off = [trooper(arrows(1)), red('Void Trooper', 0, 0, { at: tenths(2540 + 1000, 2540 + 414) })];
    const t = look(field(off));
    expect(targetsOf(t, 0)).toEqual([1]);
    const moved = [trooper(arrows(1)), red('Void Trooper', 0, 0, { at: tenths(2540 + 1000, 2540 + 500) })];
    expect(isInChargeArc(look(field(moved)), 0, 1)).toBe(false);
    expect(reaches(look(field(moved)), { model: 0, target: 1, faces: [5] })).toBe(true);
    expect(phase(start, moved).facts()).toEqual([]);
    // Overwatch pushes the target off the line of fire and out of the arc; the charge continues.
    const game = phase(start, [
      trooper(arrows(1)),
      red('Void Trooper', 0, 0, { at: tenths(2540 + 1000, 2540 + 410) }),
    ]).picks('choose a model to charge', 0);
    game.picks('fire Overwatch', 'trial-rifle');
    const pushed = { ...game.position.models[1]!, at: tenths(2540 + 1000, 2540 + 500) };
    const models = game.position.models.map((model, id) => (id === 1 ? pushed : model));
    game.stopsAt('roll to hit');
    const later = start.from(
      open,
      { ...game.position, attack: null, models },
      charge.start({ model: 0, target: 1, faces: [], hits: 0 }),
    );
    expect(isInChargeArc(look(later.position), 0, 1)).toBe(false);
    later.dice('charge roll', 5);
    expect(later.position.models[0]!.did).toContain('charged');
  });

  rule('7E-5.23', 'a Template hits D3 times in Overwatch', start => {
    const flamer = red('Space Marine', 14, 10, { choices: ['boltgun>flamer'] });
    const game = phase(start, [trooper(), flamer])
      .picks('choose a model to charge', 0)
      .picks('fire Overwatch', 'flamer');
    game.dice('hits of a flame in Overwatch', 4).dice('roll to wound', 1, 1);
    game.dice('charge roll', 1);
  });
});

section('7E-7 Chargers under fire, and those without arrows', () => {
  const grounded = { conditions: [{ id: 'grounded', ends: 9 }] } as const;

  rule(['7E-5.13', '7E-7.4'], 'a charger does not go to ground from Overwatch, and pinned by it fails', start => {
    const game = phase(start, [blue('Space Marine', 10, 10, arrows(2)), red('Void Trooper', 16, 10)]);
    game.picks('choose a model to charge', 0).picks('fire Overwatch', 'trial-rifle').dice('roll to hit', 6, 6);
    game.dice('roll to wound', 6, 6).dice('saving throws', 6, 6).stopsAt('charge roll');
    const nob = blue('Boss Nob', 10, 10, { ...arrows(1), sheet: 'nobz' });
    const pinned = phase(start, [nob, red('Pathfinder', 15, 10)]).picks('choose a model to charge', 0);
    pinned.picks('fire Overwatch', 'pulse-carbine').dice('roll to hit', 6, 1).dice('roll to wound', 6);
    pinned.dice('test Leadership for Pinning', 6, 6);
    expect(pinned.facts()).toContainEqual(expect.objectContaining({ type: 'charge-failed', clause: '7E-5.13' }));
    expect(pinned.position.models[0]!.did).not.toContain('charged');
  });

  rule(['ZG-1.5', 'ZG-5.2'], 'a Jetbike charges as in the core: 12" and two dice', () => {
    const t = look(field([blue('Jetbike', 10, 10), red('Void Trooper', 18, 10)]));
    expect([chargeReach(t, 0), chargeDice(t, 0)]).toEqual([inches(12), 2]);
    const trooper = look(field([blue('Void Trooper', 10, 10), red('Void Trooper', 18, 10)]));
    expect([chargeReach(trooper, 0), chargeDice(trooper, 0)]).toEqual([inches(6), 1]);
  });

  rule('7E-5.13', 'a model that has gone to ground does not fly', () => {
    const t = look(field([blue('Flying Beast', 10, 10, grounded), blue('Jetbike', 30, 10, grounded)]));
    expect([flightsOf(t, 0), flightsOf(t, 1)]).toEqual([['stay'], ['stay']]);
  });

  rule('7E-9.6', 'a model that started or stopped Swooping this turn does not charge', () => {
    const reasons = (used: readonly string[]) =>
      mayNotCharge(look(field([blue('Flying Beast', 10, 10, { used })])), 0).map(({ reason }) => reason);
    expect([reasons(['mode@3']), reasons(['mode@1'])]).toEqual([['changed-its-flight'], []]);
  });
});
