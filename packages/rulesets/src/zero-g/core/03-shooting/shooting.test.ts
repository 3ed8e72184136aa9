import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { blue, box, field, look, open, red, type Stood, spot, tenths, withPieces } from '../../testing/field.ts';
import type { Position, Setup, Shot } from '../../types.ts';
import { fireAt } from './fire.ts';
import { choicesFor, mayShoot, profilesFor, shootingPhase } from './phase.ts';
import { againstTarget } from './targets.ts';
import { forbidsCharge, isSnap, shotsOf } from './weapons.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const NOTHING = { model: null, profile: null, target: null, towards: null, fired: [] };
const phase = (start: Start, stood: readonly Stood[], setup: Setup = open) =>
  start.from(setup, field(stood), shootingPhase.start(NOTHING));
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
const shot = (profile: string, target: number | null = 1, attacker = 0): Shot => ({
  attacker,
  target,
  profile,
  manner: 'shooting',
});
const marine = (change = {}): Stood => blue('Space Marine', 10, 10, change);
const why = (stood: readonly Stood[], profile: string, setup: Setup = open) =>
  againstTarget(look(field(stood), setup), shot(profile)).map(({ reason, clause }) => `${clause} ${reason}`);
const moved = { manoeuvre: 'start' } as const;

section('7E-5 Who shoots at whom', () => {
  rule(['7E-5.1', '7E-5.2'], 'one target in sight; one weapon a phase', start => {
    const wall = withPieces(box('hull', [14, 5], [1, 10], 5));
    expect(why([marine(), red('Void Trooper', 20, 10)], 'boltgun', wall)).toEqual(['7E-5.1 not-visible']);
    expect(why([marine(), red('Void Trooper', 20, 10)], 'boltgun')).toEqual([]);
    const game = phase(start, [marine(), red('Void Trooper', 20, 10)]).picks('choose a model to shoot', 0);
    expect(game.asks('choose a weapon to fire', 'pick-one').options).toEqual([
      'boltgun',
      'bolt-pistol',
      'krak-grenades',
      'done',
    ]);
    game.picks('choose a weapon to fire', 'boltgun');
    expect(game.asks('choose a target', 'pick-one').options).toEqual([1, 'nothing']);
    game.picks('choose a target', 1).dice('roll to hit', 1, 1);
    // Nobody else is left to shoot.
    expect(game.position.models[0]).toMatchObject({ shotAt: 1, noCharge: true });
  });

  rule('7E-5.1', 'not into combat, and not by a model in combat', () => {
    const touching = { at: tenths(20 * 254 + 285, 2540) };
    const line = [marine(), red('Void Trooper', 20, 10), blue('Space Marine', 0, 0, touching)];
    expect(why(line, 'boltgun')).toEqual(['7E-5.1 target-in-combat']);
    expect(choicesFor(look(field(line)), 0, 'boltgun')).toEqual(['nothing']);
    expect([mayShoot(look(field(line)), 0), mayShoot(look(field(line)), 2)]).toEqual([true, false]);
  });

  rule(['7E-5.2', 'ZG-3.15', '7E-9.3'], 'vehicles fire all weapons, monstrous creatures two, at one target', start => {
    const speeder = blue('Land Speeder', 10, 10, { choices: ['>heavy-bolter'] });
    const game = phase(start, [speeder, red('Space Marine', 20, 10), red('Space Marine', 20, 30)]).picks(
      'choose a model to shoot',
      0,
    );
    game.picks('choose a weapon to fire', 'heavy-bolter').picks('choose a target', 1).dice('roll to hit', 1, 1, 1);
    // The second one, at the same target.
    game.picks('choose a weapon to fire', 'heavy-bolter').dice('roll to hit', 1, 1, 1);
    const armed = { choices: ['>trial-lance', '>trial-flak'] };
    const beast = look(field([blue('Leaping Beast', 10, 10, armed), red('Space Marine', 20, 10)]));
    const left = (...fired: readonly number[]) => profilesFor(beast, 0, fired).map(({ profile }) => profile);
    expect([left(), left(0), left(0, 2)]).toEqual([
      ['trial-rifle', 'trial-lance', 'trial-flak'],
      ['trial-lance', 'trial-flak'],
      [],
    ]);
    const drifted = blue('Space Marine', 10, 10, { manoeuvre: 'drift' });
    expect(profilesFor(look(field([drifted, red('Space Marine', 20, 10)])), 0, [0])).toEqual([]);
  });

  rule(['ZG-3.21', '7E-7.3'], 'who fired at nothing has shot at nobody', start => {
    const game = phase(start, [marine(), red('Void Trooper', 10, 30)]).picks('choose a model to shoot', 0);
    game
      .picks('choose a weapon to fire', 'bolt-pistol')
      .picks('choose a target', 'nothing')
      .picks('fire at nothing', { dx: 1, dy: 0 });
    expect(game.position.models[0]).toMatchObject({ shotAt: null, noCharge: false, did: ['picked', 'shot'] });
  });
});

section('7E-5 To hit', () => {
  rule(['7E-5.3'], '7 less BS, 2+ at best', start => {
    const hits = (kind: string, face: number, change = {}) => {
      const game = shoots(start, [blue(kind, 10, 10, change), red('Skiff', 30, 10)], 'boltgun').picks('jink', 'no');
      game.dice('roll to hit', face);
      const { position } = game;
      const hit = game.facts().find(({ type }) => type === 'hits-scored') as unknown as { hits: number };
      if (hit.hits > 0) game.dice('roll to penetrate', 1);
      return [hit.hits, position.round];
    };
    expect([hits('Void Trooper', 3), hits('Void Trooper', 4)].map(([hit]) => hit)).toEqual([0, 1]);
    expect([hits('Space Marine', 2), hits('Space Marine', 3)].map(([hit]) => hit)).toEqual([0, 1]);
  });

  rule(
    ['7E-5.4', 'ZG-2.12', 'ZG-2.23', 'ZG-3.22'],
    'Snap Shots are made at BS 1, by Relentless models too after such a manoeuvre',
    start => {
      const game = shoots(start, [marine({ snap: true }), red('Void Trooper', 30, 10)], 'boltgun').dice(
        'roll to hit',
        5,
      );
      expect(game.facts().find(({ type }) => type === 'hits-scored')).toMatchObject({ hits: 0 });
      const t = look(field([blue('Terminator', 10, 10, { snap: true }), red('Void Trooper', 30, 10)]));
      expect(isSnap(t, shot('storm-bolter'))).toBe(true);
      expect(isSnap(look(field([blue('Terminator', 10, 10), red('Void Trooper', 30, 10)])), shot('storm-bolter'))).toBe(
        false,
      );
      expect(why([marine({ snap: true }), red('Void Trooper', 16, 10)], 'assault-grenades')).toEqual([
        '7E-5.4 no-snap-shots',
      ]);
      expect(why([marine(), red('Void Trooper', 16, 10)], 'assault-grenades')).toEqual([]);
    },
  );

  rule(
    ['ZG-3.7', 'ZG-3.6', 'ZG-3.13'],
    'beyond the range with Snap Shots, weaker by 1 for each 12"; not with blasts',
    start => {
      const far = (gap: number): Stood => red('Void Trooper', 0, 0, { at: tenths(2540 + 160 + 125 + gap, 2540) });
      const line = (gap: number) => [marine(), far(gap)];
      expect(isSnap(look(field(line(24 * 254))), shot('boltgun'))).toBe(false);
      expect(isSnap(look(field(line(24 * 254 + 1))), shot('boltgun'))).toBe(true);
      const game = shoots(start, line(36 * 254), 'boltgun')
        .dice('roll to hit', 6)
        .dice('roll to wound', 4);
      game.picks('go to ground', 'no');
      expect(game.facts().find(({ type }) => type === 'attack-began')).toMatchObject({
        attack: { strength: 3, snap: true },
      });
      expect(why(line(8 * 254 + 1), 'assault-grenades')).toEqual(['ZG-3.13 out-of-range', '7E-5.4 no-snap-shots']);
      expect(why([blue('Ranger', 2, 10), red('Void Trooper', 46, 10)], 'ranger-long-rifle')).toEqual([]);
      expect(why([blue('Space Marine', 2, 10), red('Void Trooper', 40, 10)], 'grav-gun')).toEqual([
        'ZG-3.6 too-weak-at-that-range',
      ]);
    },
  );

  rule('7E-5.3', 'from BS 6 on a miss is re-rolled', start => {
    const fires = (kind: string) =>
      shoots(start, [blue(kind, 10, 10), red('Void Trooper', 18, 10)], 'trial-rifle').dice('roll to hit', 1, 2);
    // BS 6: 2+, and the miss again at 6+.
    fires('Void Captain').dice('roll misses again', 6).dice('roll to wound', 1, 1);
    fires('Void Captain').dice('roll misses again', 5).dice('roll to wound', 1);
    // BS 5: 2+, and no second chance.
    fires('Captain').dice('roll to wound', 1);
    const snap = blue('Void Captain', 10, 10, { snap: true });
    const hasty = shoots(start, [snap, red('Void Trooper', 18, 10)], 'trial-rifle').dice('roll to hit', 5, 5);
    expect(hasty.facts()).toContainEqual(expect.objectContaining({ type: 'hits-scored', hits: 0 }));
  });
});

section('7E-5 Weapon types', () => {
  const two = (change = {}) => look(field([marine(change), red('Void Trooper', 20, 10)]));

  rule(['7E-5.17', '7E-5.26'], 'Assault: all its shots, moved or not, and a charge afterwards', () => {
    expect([shotsOf(two(), shot('storm-bolter')), shotsOf(two(moved), shot('storm-bolter'))]).toEqual([2, 2]);
    expect([forbidsCharge(two(), 0, 'storm-bolter'), isSnap(two(moved), shot('storm-bolter'))]).toEqual([false, false]);
  });

  rule(
    ['7E-5.18', 'ZG-2.18', 'ZG-2.22', '7E-5.26'],
    'Heavy: Snap Shots after a start, not after a Drift; no charge; Relentless both',
    () => {
      expect(['start', 'drift', 'stay'].map(manoeuvre => isSnap(two({ manoeuvre }), shot('heavy-bolter')))).toEqual([
        true,
        false,
        false,
      ]);
      expect(isSnap(two({ did: ['arrived'] }), shot('heavy-bolter'))).toBe(true);
      expect(forbidsCharge(two(), 0, 'heavy-bolter')).toBe(true);
      const terminator = look(field([blue('Terminator', 10, 10, moved), red('Void Trooper', 20, 10)]));
      expect([isSnap(terminator, shot('heavy-bolter')), forbidsCharge(terminator, 0, 'heavy-bolter')]).toEqual([
        false,
        false,
      ]);
    },
  );

  rule('7E-5.19', 'Rapid Fire: 2 shots within half range, exactly included, otherwise 1; no charge afterwards', () => {
    const at = (gap: number) =>
      look(field([marine(), red('Void Trooper', 0, 0, { at: tenths(2540 + 285 + gap, 2540) })]));
    expect([shotsOf(at(12 * 254), shot('boltgun')), shotsOf(at(12 * 254 + 1), shot('boltgun'))]).toEqual([2, 1]);
    expect(forbidsCharge(at(0), 0, 'boltgun')).toBe(true);
  });

  rule('7E-5.20', 'Pistol: 1 shot, and a charge afterwards', () => {
    expect([shotsOf(two(), shot('bolt-pistol')), forbidsCharge(two(), 0, 'bolt-pistol')]).toEqual([1, false]);
  });

  rule('7E-5.21', 'Salvo: fewer shots at half range if it moved; no charge afterwards', () => {
    expect([shotsOf(two(), shot('grav-gun')), shotsOf(two(moved), shot('grav-gun'))]).toEqual([3, 2]);
    const at = (gap: number, change = {}) =>
      look(field([marine(change), red('Void Trooper', 0, 0, { at: tenths(2540 + 285 + gap, 2540) })]));
    expect([
      againstTarget(at(18 * 254), shot('grav-gun')).length,
      againstTarget(at(9 * 254, moved), shot('grav-gun')).length,
    ]).toEqual([0, 0]);
    expect(againstTarget(at(9 * 254 + 1, moved), shot('grav-gun'))).toMatchObject([{ clause: 'ZG-3.6' }]);
    expect(forbidsCharge(two(), 0, 'grav-gun')).toBe(true);
  });

  rule('7E-5.27', 'Grenades: one thrown per phase, up to 8"', start => {
    const at = (gap: number) => [marine(), red('Space Marine', 0, 0, { at: tenths(2540 + 320 + gap, 2540) })];
    expect(isSnap(look(field(at(8 * 254))), shot('krak-grenades'))).toBe(false);
    expect(isSnap(look(field(at(8 * 254 + 1))), shot('krak-grenades'))).toBe(true);
    const game = shoots(start, at(8 * 254), 'krak-grenades').dice('roll to hit', 1);
    expect(game.position.models[0]!.at).toEqual(spot(7, 10));
  });
});

section('7E-5 Flames and blasts', () => {
  const flamer = (change = {}): Stood => marine({ choices: ['boltgun>flamer'], ...change });

  rule(['7E-5.23', 'ZG-3.13'], 'a Template hits all it touches, cover or not, and reaches 8"', start => {
    const wall = withPieces(box('debris', [12.5, 9.7], [0.4, 0.6], 1));
    const line = [flamer(), red('Void Trooper', 15, 10), red('Void Trooper', 17, 10.6), red('Void Trooper', 15, 20)];
    const game = shoots(start, line, 'flamer', wall).dice('roll to wound', 3).dice('roll to wound', 1);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, true, false, false]);
    expect(why([flamer(), red('Void Trooper', 15, 10)], 'flamer')).toEqual([]);
    expect(why([flamer(), red('Void Trooper', 19.5, 10)], 'flamer')).toEqual(['7E-5.23 out-of-range']);
    expect(why([flamer(), red('Void Trooper', 15, 10), blue('Void Trooper', 13, 10)], 'flamer')).toEqual([
      '7E-5.23 friends-under-it',
    ]);
    expect(why([flamer({ snap: true }), red('Void Trooper', 15, 10)], 'flamer')).toEqual(['7E-5.4 no-snap-shots']);
  });

  rule(['7E-5.24', '7E-5.25'], 'a Blast scatters 2D6" less BS, and hits all models touched; 5 or 6 is a hit', start => {
    const line = [marine(), red('Void Trooper', 16, 10), red('Void Trooper', 17.5, 10)];
    const hit = shoots(start, line, 'assault-grenades')
      .dice('roll the scatter die', 5)
      .dice('roll to wound', 4)
      .picks('go to ground', 'no');
    hit.dice('saving throws', 1).dice('roll to wound', 1);
    expect(hit.position.models.map(({ removed }) => removed)).toEqual([false, true, false]);
    const off = shoots(start, line, 'assault-grenades')
      .dice('roll the scatter die', 4)
      .dice('roll for the direction', 3);
    // 3 o'clock, 7 less 4: 3" along the table.
    off.dice('roll for the distance', 3, 4).dice('roll to wound', 1);
    expect(off.facts()).toContainEqual(expect.objectContaining({ type: 'scattered', inches: 3, hour: 3 }));
    const none = shoots(start, line, 'assault-grenades')
      .dice('roll the scatter die', 1)
      .dice('roll for the direction', 12);
    none.dice('roll for the distance', 1, 2).dice('roll to wound', 1).dice('roll to wound', 1);
    expect(why([marine(), red('Void Trooper', 16, 10), blue('Void Trooper', 17.5, 10)], 'assault-grenades')).toEqual([
      '7E-5.24 friends-under-it',
    ]);
  });

  rule('7E-5.24', 'exactly at the rim is touched', start => {
    const rim = (gap: number) => [
      marine(),
      red('Void Trooper', 16, 10),
      red('Void Trooper', 0, 0, { at: tenths(16 * 254 + 381 + 125 + gap, 2540) }),
    ];
    shoots(start, rim(0), 'assault-grenades')
      .dice('roll the scatter die', 6)
      .dice('roll to wound', 1)
      .dice('roll to wound', 1);
    shoots(start, rim(1), 'assault-grenades').dice('roll the scatter die', 6).dice('roll to wound', 1);
  });
});
