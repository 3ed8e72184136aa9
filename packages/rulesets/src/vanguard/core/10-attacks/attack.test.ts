import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import {
  active,
  blue,
  box,
  broke,
  field,
  look,
  open,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { armorNeeded, harmOn, hitsOn, mortalWoundsOn } from './armor.ts';
import { attackBy } from './attack.ts';
import { reasonsAgainstTarget } from './targets.ts';

const shooter: Stood = blue('rifleman', 10, 10);
const shot = attackBy(0, 'action');
const wounds = (position: Position, id = 1): number => position.models[id]!.wounds;

section('VG-10.1-2, VG-10.12-15, VG-10.31 Targets and the split', () => {
  rule('VG-10.13', 'a target must be in range, exactly at it included, and in sight', () => {
    const carbine = { attacker: 0, target: 1, weapon: 'carbine', manner: 'action' } as const;
    const at = (gap: number) =>
      look(
        field([
          blue('rifleman', 0, 0, { at: tenths(500, 500) }),
          red('rifleman', 0, 0, { at: tenths(500 + 250 + gap, 500) }),
        ]),
      );
    expect(reasonsAgainstTarget(at(24 * 254), carbine)).toEqual([]);
    expect(reasonsAgainstTarget(at(24 * 254 + 1), carbine)).toMatchObject([
      { reason: 'out-of-range', clause: 'VG-10.13' },
    ]);
    const walled = look(field([shooter, red('rifleman', 20, 10)]), withPieces(box('wall', [15, 0], [0.3, 36], 4)));
    expect(reasonsAgainstTarget(walled, carbine)).toMatchObject([{ reason: 'not-visible', clause: 'VG-10.13' }]);
  });

  rule(
    ['VG-10.1', 'VG-10.2', 'VG-10.12', 'VG-10.31'],
    'dice are split in advance among enemies within 2" of the first, at least one each',
    start => {
      const gap = 250 + 508;
      const x = 20 * 254;
      const position = field(
        [
          shooter,
          red('pikeman', 0, 0, { at: tenths(x, 2540) }),
          red('rifleman', 0, 0, { at: tenths(x, 2540 + gap + 35) }),
          red('rifleman', 0, 0, { at: tenths(x, 2540 - gap - 36) }),
        ],
        broke,
      );
      const game = start.from(open, position, shot);
      game.picks('choose a target', 1);
      expect(game.asks('choose more targets', 'pick-some')).toMatchObject({ options: [2], least: 0, most: 1 });
      game.picks('choose more targets', [2]);
      game.refuses([2, 0], 'share-too-small', 'VG-10.1');
      game.picks('split the dice', [1, 1]);
      // The first target is resolved completely; its bonus die stays with it.
      game.dice('roll to hit', 6).dice('roll bonus dice', 1).dice('roll for armor', 1);
      expect(wounds(game.position, 1)).toBe(1);
      game.dice('roll to hit', 4).dice('roll for armor', 5);
    },
  );

  rule('VG-10.1', 'all dice may go to one target', start => {
    const position = field([shooter, red('pikeman', 20, 10), red('pikeman', 20, 12)], broke);
    const game = start.from(open, position, shot).picks('choose a target', 2).picks('choose more targets', []);
    game.dice('roll to hit', 1, 1);
  });

  rule(
    ['VG-10.14', 'VG-10.23', 'VG-10.32'],
    'melee dice are split among engaged enemies in reach, each with its outnumbering die',
    start => {
      const line: readonly Stood[] = [
        blue('captain', 10, 10),
        red('pikeman', 12, 10),
        red('pikeman', 10, 12.2),
        blue('pikeman', 14, 10, { down: true }),
      ];
      const game = start.from(open, field(line, broke), shot).picks('choose a target', 1);
      expect(game.asks('choose more targets', 'pick-some')).toMatchObject({ options: [2], most: 1 });
      game.picks('choose more targets', [2]).picks('split the dice', [2, 1]);
      // A friend, though down, is engaged with the first target only: 2 + 1 dice.
      game.dice('roll to hit', 1, 1, 1).dice('roll to hit', 1);
    },
  );

  rule('VG-10.32', 'is one die for a target, however many friends are at it', start => {
    const line: readonly Stood[] = [
      blue('captain', 10, 10),
      red('pikeman', 12, 10),
      blue('pikeman', 14, 10),
      blue('pikeman', 12, 12),
    ];
    start.from(open, field(line, broke), shot).dice('roll to hit', 1, 1, 1, 1);
  });

  rule('VG-10.23', 'gives no die when the friend is also engaged with somebody else', start => {
    const line: readonly Stood[] = [
      blue('captain', 10, 10),
      red('pikeman', 12, 10),
      blue('pikeman', 14, 10),
      red('pikeman', 16, 10),
    ];
    start.from(open, field(line, broke), shot).dice('roll to hit', 1, 1, 1);
  });

  rule('VG-10.14', 'an enemy’s longer reach does not extend one’s own', () => {
    const t = look(field([shooter, red('pikeman', 12, 10)]));
    expect(reasonsAgainstTarget(t, { attacker: 0, target: 1, weapon: 'knife', manner: 'action' })).toMatchObject([
      { reason: 'out-of-range' },
    ]);
    const apart = look(field([blue('pikeman', 10, 10), red('pikeman', 20, 10)]));
    expect(reasonsAgainstTarget(apart, { attacker: 0, target: 1, weapon: 'pike', manner: 'action' })).toContainEqual({
      reason: 'not-engaged',
      clause: 'VG-10.14',
    });
  });

  rule('VG-10.31', 'dice for a target that is gone are lost', start => {
    const position = field([shooter, red('rifleman', 20, 10), red('rifleman', 20, 11)], broke);
    const game = start.from(open, position, shot).picks('choose a target', 1).picks('choose more targets', [2]);
    game.picks('split the dice', [1, 1]).dice('roll to hit', 4).dice('roll for armor', 1).dice('recovery roll', 1);
    game.dice('roll to hit', 1);
    expect(game.position.models[1]!.removed).toBe(true);
  });
});

section('VG-10.3-6, VG-10.16-18, VG-10.33 Armor, wounds, recovery', () => {
  rule(['VG-10.3', 'VG-10.4'], 'the attacker rolls to hit, the target for its armor', start => {
    for (const seat of [0, 1]) {
      const models: readonly Stood[] = [
        [seat, 'rifleman', 10, 10],
        [1 - seat, 'pikeman', 20, 10],
      ];
      const game = start.from(open, field(models, broke), shot);
      expect(game.asks('roll to hit', 'roll').whose).toBe(seat);
      game.dice('roll to hit', 5, 1);
      expect(game.asks('roll for armor', 'roll').whose).toBe(1 - seat);
      game.stopsAt('roll for armor');
    }
  });

  rule('VG-10.4', 'AP is subtracted from every armor die', start => {
    // Long rifle: 3+, AP 2, D 2, against armor 4+: a 5 does not save, a 6 does.
    const position = field([blue('rifleman', 10, 10, { choices: ['long-rifle'] }), red('pikeman', 20, 10)], broke);
    const hurt = start
      .from(open, position, shot)
      .dice('roll to hit', 3)
      .dice('roll for armor', 5)
      .dice('recovery roll', 4);
    expect(hurt.position.models[1]).toMatchObject({ wounds: 1, down: true });
    start.from(open, position, shot).dice('roll to hit', 3).dice('roll for armor', 6).dice('roll bonus dice', 2);
  });

  rule(
    ['VG-10.6', 'VG-10.16', 'VG-10.17'],
    'overkill makes recovery harder: exactly 0 needs a 4, two beyond a 6',
    start => {
      const line = field([shooter, red('rifleman', 20, 10)], broke);
      const even = start
        .from(open, line, hitsOn(1, [1, 0, 1]))
        .dice('roll for armor', 2)
        .dice('recovery roll', 4);
      expect(even.position.models[1]).toMatchObject({ wounds: 1, down: true, removed: false });
      const under = start
        .from(open, line, hitsOn(1, [1, 0, 1]))
        .dice('roll for armor', 2)
        .dice('recovery roll', 3);
      expect(under.position.models[1]).toMatchObject({ removed: true, at: null });
      expect(under.facts()).toContainEqual(expect.objectContaining({ type: 'removed', clause: 'VG-10.17', model: 1 }));
      const two = start
        .from(open, line, hitsOn(1, [1, 0, 3]))
        .dice('roll for armor', 2)
        .dice('recovery roll', 5);
      expect(two.position.models[1]!.removed).toBe(true);
      const six = start
        .from(open, line, hitsOn(1, [1, 0, 3]))
        .dice('roll for armor', 2)
        .dice('recovery roll', 6);
      expect(six.position.models[1]!.removed).toBe(false);
    },
  );

  rule(['VG-10.18', 'VG-8.7'], 'a model that was already down gets no roll', start => {
    const position = field([shooter, red('rifleman', 20, 10, { down: true })], broke);
    const game = start.from(open, position, shot).dice('roll to hit', 4, 1).dice('roll for armor', 5);
    expect(game.position.models[1]!.removed).toBe(true);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'removed', clause: 'VG-10.18', model: 1 }));
  });

  rule(['VG-10.33', 'VG-10.10', 'VG-10.30'], 'one recovery roll for hits and mortal wounds together', start => {
    // Long rifle: a 6 adds a mortal wound, so 2 and 1 against 2 wounds.
    const position = field([blue('rifleman', 10, 10, { choices: ['long-rifle'] }), red('pikeman', 20, 10)], broke);
    const game = start.from(open, position, shot).dice('roll to hit', 6).dice('roll bonus dice', 1);
    game.dice('roll for armor', 5).dice('recovery roll', 4);
    expect(game.position.models[1]!.removed).toBe(true);
    // Even when saved, the mortal wound counts.
    const saved = start.from(open, position, shot).dice('roll to hit', 6).dice('roll bonus dice', 1);
    saved.dice('roll for armor', 6).dice('roll bonus dice', 1);
    expect(wounds(saved.position)).toBe(1);
  });
});

section('VG-10.9-11, VG-10.28-30 Invulnerable armor and harm', () => {
  const captain = (...choices: readonly string[]): Stood => red('captain', 20, 10, { choices });

  rule(['VG-10.9', 'VG-10.28'], 'replaces armor, and nothing modifies it', start => {
    const position = field([blue('rifleman', 10, 10, { choices: ['long-rifle'] }), captain('ward')], broke);
    const game = start.from(open, position, shot).dice('roll to hit', 3);
    expect(game.asks('choose the armor', 'pick-one')).toMatchObject({ to: 1, options: ['armor', 'invulnerable-5'] });
    game.picks('choose the armor', 'invulnerable-5').dice('roll for armor', 5);
    expect(wounds(game.position)).toBe(3);
    const plain = start.from(open, position, shot).dice('roll to hit', 3).picks('choose the armor', 'armor');
    plain.dice('roll for armor', 5);
    expect(wounds(plain.position)).toBe(1);
  });

  rule('VG-10.28', 'cover does not modify it', start => {
    const edge = (20 * 254 - 160) / 254;
    const wall = withPieces(box('low-wall', [edge - 0.3, 8], [0.3, 4], 1));
    const position = field([shooter, captain('ward')], broke);
    const game = start.from(wall, position, shot).dice('roll to hit', 5, 1).picks('choose the armor', 'invulnerable-5');
    game.dice('roll for armor', 4);
    expect(wounds(game.position)).toBe(2);
  });

  rule('VG-10.29', 'the owner picks one of several values', start => {
    const effects: Position['effects'] = [{ use: { rule: 'invulnerable', on: 4, seat: 1, holder: 1 }, until: 'round' }];
    const game = start.from(open, field([shooter, captain('ward')], { ...broke, effects }), shot);
    game.dice('roll to hit', 4, 1);
    expect(game.asks('choose the armor', 'pick-one').options).toEqual(['armor', 'invulnerable-5', 'invulnerable-4']);
    game.picks('choose the armor', 'invulnerable-4').dice('roll for armor', 4);
    expect(wounds(game.position)).toBe(3);
  });

  rule(['VG-10.10', 'VG-10.11', 'VG-10.30'], 'mortal wounds ignore all armor, but allow the recovery roll', start => {
    const position = field([shooter, captain('ward')], broke);
    expect(wounds(start.from(open, position, mortalWoundsOn(1, 2)).position)).toBe(1);
    const game = start.from(open, position, mortalWoundsOn(1, 3)).dice('recovery roll', 4);
    expect(game.position.models[1]).toMatchObject({ wounds: 1, down: true });
  });

  rule('VG-10.11', 'harm is from the model that causes it, or from nobody else', start => {
    const position = field([shooter, red('pikeman', 20, 10)], broke);
    for (const [from, by] of [
      [0, 0],
      [null, 1],
    ] as const) {
      const game = start.from(open, position, mortalWoundsOn(1, 1, from));
      expect(game.facts().find(({ type }) => type === 'wounds-suffered')).toMatchObject({ model: 1, from: by });
    }
  });

  rule('VG-10.11', 'hits from outside attacks are saved by armor at their AP', start => {
    const position = field([shooter, red('pikeman', 20, 10)], broke);
    const game = start.from(open, position, hitsOn(1, [2, 1, 1])).dice('roll for armor', 5, 4);
    expect(wounds(game.position)).toBe(1);
  });
});

section('VG-10.11, VG-8.6 Harm outside attacks', () => {
  rule(['VG-10.11', 'VG-8.6'], 'pierces a model that is down no deeper, and finds it in cover no better', start => {
    const position = field([shooter, red('pikeman', 20, 10, { down: true })], broke);
    // Armor 4+ at AP 1 needs a 5, as if it were standing.
    const saved = start.from(open, position, hitsOn(1, [1, 1, 1])).dice('roll for armor', 5);
    expect(wounds(saved.position)).toBe(2);
    const hurt = start.from(open, position, hitsOn(1, [1, 1, 1])).dice('roll for armor', 4);
    expect(wounds(hurt.position)).toBe(1);
  });

  rule('VG-10.4', 'AP never helps armor: what would make it negative makes it none', () => {
    const line = [blue('pikeman', 10, 10), red('pikeman', 12, 10)] as const;
    const attack = harmOn(look(field(line)), { model: 1, from: 0, hits: 1, ap: -3, damage: 1, mortal: 0 });
    expect(armorNeeded(look(field(line, { attack })))).toEqual({ on: 4, modifier: 0 });
  });
});

section('VG-10.7, VG-10.19-27 Modifiers', () => {
  const hits = (position: Position, setup = open, ...faces: readonly number[]) => ({ position, setup, faces });

  rule('VG-10.7', 'obscured: -1 to hit', start => {
    const wall = withPieces(box('low-wall', [15, 5], [0.3, 10], 1));
    const { position, setup } = hits(field([shooter, red('pikeman', 20, 10)], broke), wall);
    start.from(setup, position, shot).dice('roll to hit', 4, 4);
    start.from(setup, position, shot).dice('roll to hit', 5, 4).dice('roll for armor', 4);
  });

  rule('VG-10.19', '-1 to hit beyond 12", no modifier at exactly 12"', start => {
    const at = (gap: number): Position =>
      field(
        [blue('rifleman', 0, 0, { at: tenths(500, 500) }), red('pikeman', 0, 0, { at: tenths(500 + 285 + gap, 500) })],
        broke,
      );
    start
      .from(open, at(12 * 254), shot)
      .dice('roll to hit', 4, 1)
      .dice('roll for armor', 4);
    start.from(open, at(12 * 254 + 1), shot).dice('roll to hit', 4, 1);
  });

  rule('VG-10.21', 'cover: +1 to armor, except against weapons that ignore it', start => {
    const edge = (14 * 254 - 160) / 254;
    const wall = withPieces(box('low-wall', [edge - 0.3, 8], [0.3, 4], 1));
    const position = field([shooter, red('pikeman', 14, 10)], broke);
    const game = start.from(wall, position, shot).picks('choose an attack', 'carbine');
    game.dice('roll to hit', 5, 1).dice('roll for armor', 3);
    expect(wounds(game.position)).toBe(2);
    const grenade = start.from(wall, position, shot).picks('choose an attack', 'grenade');
    grenade.dice('roll to hit', 5, 1).dice('roll for armor', 3);
    expect(grenade.position.models[1]).toMatchObject({ wounds: 1, down: true });
  });

  rule('VG-10.25', 'cover counts in melee', start => {
    const edge = (12 * 254 - 160) / 254;
    const wall = withPieces(box('low-wall', [edge - 0.2, 8], [0.2, 4], 1));
    const position = field([blue('pikeman', 10, 10), red('pikeman', 12, 10)], broke);
    // Armor 4+, AP 1, cover 1.
    const game = start.from(wall, position, shot).dice('roll to hit', 4, 1).dice('roll for armor', 4);
    expect(wounds(game.position)).toBe(2);
  });

  rule(['VG-10.22', 'VG-8.6'], 'ranged attacks on a model that is down: +1 AP, no bonus to hit', start => {
    const position = field([shooter, red('pikeman', 20, 10, { down: true })], broke);
    start.from(open, position, shot).dice('roll to hit', 3, 3);
    const game = start.from(open, position, shot).dice('roll to hit', 4, 3).dice('roll for armor', 4);
    expect(wounds(game.position)).toBe(1);
  });

  rule(['VG-10.26', 'VG-8.6'], 'melee attacks on a model that is down: +1 to hit and +1 AP', start => {
    const position = field([blue('pikeman', 10, 10), red('pikeman', 12, 10, { down: true })], broke);
    const game = start.from(open, position, shot).dice('roll to hit', 3, 2).dice('roll for armor', 5);
    expect(wounds(game.position)).toBe(1);
  });

  rule(['VG-10.20', 'VG-6.5'], 'Aim does nothing for melee, Focus nothing at range', start => {
    const melee = field([blue('pikeman', 10, 10), red('pikeman', 12, 10)], {
      ...broke,
      ...active(0, { aiming: true }),
    });
    start.from(open, melee, shot).dice('roll to hit', 3, 3);
    const range = field([shooter, red('pikeman', 20, 10)], { ...broke, ...active(0, { focusing: true }) });
    const game = start.from(open, range, shot).dice('roll to hit', 3, 3);
    expect(game.position.activation!.focusing).toBe(true);
  });

  rule(['VG-8.1', 'VG-2.2'], 'a weapon that knocks down affects every survivor that loses a wound', start => {
    const near: Stood = red('pikeman', 14, 10);
    const begin = () => start.from(open, field([shooter, near], broke), shot).picks('choose an attack', 'grenade');
    const saved = begin().dice('roll to hit', 4, 1).dice('roll for armor', 4);
    expect(saved.position.models[1]!.down).toBe(false);
    const hurt = begin().dice('roll to hit', 4, 1).dice('roll for armor', 3);
    expect(hurt.position.models[1]).toMatchObject({ down: true, wounds: 1 });
    // At 0 wounds it rolls for recovery as usual: it was not down before the attack.
    const spent = begin().dice('roll to hit', 4, 4).dice('roll for armor', 3, 3).dice('recovery roll', 4);
    expect(spent.position.models[1]).toMatchObject({ down: true, wounds: 1, removed: false });
  });

  rule('VG-8.1', 'a weapon that knocks down does it once, and never to who is down or has no wound left', start => {
    const knocked = (line: readonly Stood[], ...armor: readonly number[]): number => {
      const game = start.from(open, field(line, broke), shot).picks('choose an attack', 'grenade');
      game.dice('roll to hit', ...armor.map(() => 4), ...Array(2 - armor.length).fill(1));
      game.dice('roll for armor', ...armor);
      if (game.position.models[1]!.wounds === 0 && !line[1]![4]?.down) game.dice('recovery roll', 1);
      return game.facts().filter(({ type }) => type === 'knocked-down').length;
    };
    expect(knocked([shooter, red('pikeman', 14, 10)], 3)).toBe(1);
    expect(knocked([shooter, red('pikeman', 14, 10)], 3, 3)).toBe(0);
    expect(knocked([shooter, red('pikeman', 14, 10, { down: true })], 1)).toBe(0);
  });
});
