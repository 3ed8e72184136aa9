// RS-10.4  Abilities that change shooting and saves
import { expect } from 'vitest';
import { shootWith } from '../../w40k/shooting/shoot.ts';
import type { Deed } from '../../w40k/types.ts';
import { lookups, shooting, strikes, targets, weapons } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, box, broke, field, look, open, red, type Stood, spot, tenths, withPieces } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';
import { sharesWith } from './side-effects.ts';

type Manner = 'shooting' | 'fighting' | 'overwatch';
const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...broke, ...change });
const strike = (profile: string, attacks = 1, manner: Manner = 'shooting') =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner, attacks });
const shoot = () => shootWith(shooting.shoot, 0);
const attack = (position: Position, profile: string, manner: Manner = 'shooting', setup: Setup = open) => {
  const t = look(position, setup);
  const rawAttack = strikes.attackOf(t, { attacker: 0, target: 1, profile, manner, attacks: 1 });
  const save = strikes.rolls.toSave(t, rawAttack, rawAttack);
  return { ...rawAttack, hit: strikes.rolls.toHit(t, rawAttack), save: save.needs - save.modifier };
};
const modifier = (position: Position, profile: string, manner: Manner = 'shooting') =>
  attack(position, profile, manner).hit.modifier;
const did = (kind: string, ...deeds: readonly Deed[]): Stood => blue(kind, 10, 10, { did: deeds });
const nob = red('Nob', 24, 10);
const counters = (count: number): Partial<Position> => ({
  effects: Array.from({ length: count }, () => ({
    use: { rule: 'marked', target: 1, seat: 0, holder: 0 } as const,
    until: 'phase' as const,
    seat: 0,
  })),
});

section('RS-10.4 Shooting', () => {
  rule(
    'RS-10.4',
    'bolter-discipline: twice the shots beyond half range, standing still or in Terminator armour',
    () => {
      const shots = (shooter: Stood, profile: string, printed: number) =>
        look(at([shooter, red('Nob', 30, 10)])).query('attack-count', printed, {
          attacker: 0,
          target: 1,
          profile,
          manner: 'shooting',
        });
      expect([shots(did('Scout'), 'boltgun', 1), shots(did('Scout', 'moved'), 'boltgun', 1)]).toEqual([2, 1]);
      expect(shots(did('Terminator', 'moved'), 'storm-bolter', 2)).toBe(4);
      // At half range the weapon's type doubles them, once.
      const near = look(at([did('Scout'), red('Nob', 18, 10)]));
      expect(near.query('attack-count', 1, { attacker: 0, target: 1, profile: 'boltgun', manner: 'shooting' })).toBe(2);
    },
  );

  rule(['RS-10.4', '8E-3.5'], 'dakka-dakka-dakka: an unmodified 6 hits and adds a hit roll, which adds none', start => {
    const game = start.from(
      open,
      at([blue('Ork Boy', 10, 10, { choices: ['choppa+slugga>shoota'] }), nob]),
      strike('shoota', 2),
    );
    game.dice('roll to hit', 6, 4).dice('roll to hit', 6).dice('roll to wound', 1, 1);
    const dazed: Partial<Position> = {
      effects: [{ use: { rule: 'dazed', by: -3, noOverwatch: false, seat: 0, holder: 0 }, until: 'turn', seat: 0 }],
    };
    const worse = start.from(open, at([blue('Ork Boy', 10, 10), nob], dazed), strike('slugga'));
    worse.dice('roll to hit', 6).dice('roll to hit', 1).dice('roll to wound', 1);
    const blows = start.from(
      open,
      at([blue('Ork Boy', 10, 10), red('Nob', 11.5, 10)]),
      strike('choppa', 1, 'fighting'),
    );
    expect(blows.dice('roll to hit', 6).dice('roll to wound', 1).position.attack).toBeNull();
  });

  rule('RS-10.4', 'hard-to-hit: -1 for shots, or for all attacks', () => {
    const of = (kind: string, manner: Manner) =>
      modifier(
        at([blue('Immortal', 10, 10), red(kind, 11.6, 10)]),
        manner === 'fighting' ? 'close-combat-weapon' : 'gauss-blaster',
        manner,
      );
    expect([of('Ranger', 'shooting'), of('Ranger', 'fighting')]).toEqual([-1, 0]);
    expect([of('Tomb Blade', 'shooting'), of('Tomb Blade', 'fighting')]).toEqual([-1, 0]);
    expect([of('Stealth Shas’ui', 'shooting'), of('Lictor', 'fighting'), of('Stealth Shas’ui', 'fighting')]).toEqual([
      -1, -1, -1,
    ]);
  });

  rule(['RS-10.4', '8E-6.22'], 'cover-bonus and ignores-cover', () => {
    const wood = withPieces(box('wood', [18, 8], [4, 4], 0.1));
    const save = (shooter: Stood, x: number, change: object) =>
      attack(at([shooter, red('Scout', x, 10, change)]), 'gauss-blaster', 'shooting', wood).save;
    const cloak = { choices: ['>camo-cloak'] };
    // 4+ at AP -2.
    expect([save(did('Immortal'), 20, {}), save(did('Immortal'), 20, cloak), save(did('Immortal'), 30, cloak)]).toEqual(
      [5, 4, 6],
    );
    expect(save(blue('Tomb Blade', 10, 10, { choices: ['>nebuloscope'] }), 20, cloak)).toBe(6);
  });

  rule('RS-10.4', 'battle-focus: all weapons but Heavy fire after an Advance, at no penalty', () => {
    const t = look(at([did('Ranger', 'advanced'), nob]));
    const refused = (profile: string) => weapons.against(t, 0, lookups.profile(profile)).map(({ reason }) => reason);
    expect([refused('shuriken-pistol'), refused('ranger-long-rifle')]).toEqual([[], ['advanced']]);
    expect(modifier(at([did('Guardian Defender', 'advanced'), nob]), 'shuriken-catapult')).toBe(0);
    expect(modifier(at([did('Ranger', 'moved'), nob]), 'ranger-long-rifle')).toBe(-1);
  });

  rule('RS-10.4', 'overwatch-on: Dire Avengers hit on a 5 in Overwatch', () => {
    const needs = (kind: string, manner: Manner) => attack(at([did(kind), nob]), 'shuriken-catapult', manner).hit.needs;
    expect([
      needs('Dire Avenger', 'overwatch'),
      needs('Dire Avenger', 'shooting'),
      needs('Guardian Defender', 'overwatch'),
    ]).toEqual([5, 3, 6]);
  });

  rule('RS-10.4', 're-rolls-wounds-of-one: shots at Monsters and Vehicles', start => {
    const shot = (kind: string) =>
      start
        .from(open, at([did('Fire Dragon'), red(kind, 15, 10)]), strike('fusion-gun'))
        .dice('roll to hit', 3)
        .dice('roll to wound', 1);
    shot('Beast').dice('roll to wound again', 1);
    shot('Walker').dice('roll to wound again', 1);
    expect(shot('Nob').position.models[1]!.wounds).toBe(2);
    // Not in a fight.
    const line = at([did('Fire Dragon'), red('Beast', 12, 10)], { phase: 'fight' });
    start
      .from(open, line, strike('close-combat-weapon', 1, 'fighting'))
      .dice('roll to hit', 3)
      .dice('roll to wound', 1);
  });

  rule('RS-10.4', 'aura-re-roll-ones: friends within 6" re-roll wounds of 1', start => {
    const shot = (x: number) =>
      start
        .from(
          open,
          at([did('Scout'), nob, blue('Primaris Lieutenant', 0, 0, { at: tenths(2540 - 360 - x, 2540) })]),
          strike('boltgun'),
        )
        .dice('roll to hit', 3)
        .dice('roll to wound', 1);
    shot(1524).dice('roll to wound again', 1);
    expect(shot(1525).position.models[1]!.wounds).toBe(2);
    // The enemy’s do not help.
    const enemy = start.from(open, at([did('Scout'), nob, red('Primaris Lieutenant', 10, 13)]), strike('boltgun'));
    enemy.dice('roll to hit', 3).dice('roll to wound', 1);
  });

  rule('RS-10.4', 'aura-hit-bonus: Tyranid Warriors within 6" of a Prime', () => {
    const of = (kind: string, y: number) => modifier(at([did(kind), nob, blue('Tyranid Prime', 10, y)]), 'devourer');
    expect([of('Tyranid Warrior', 14), of('Tyranid Warrior', 19), of('Termagant', 14)]).toEqual([1, 0, 0]);
  });

  rule(
    'RS-10.4',
    'instinctive-behaviour: without Synapse -1 against all but the nearest, and -2 to such charges',
    () => {
      const line = (synapse: number, near: number) => [
        did('Termagant'),
        nob,
        blue('Tyranid Prime', 10, synapse),
        red('Nob', near, 10),
      ];
      expect(modifier(at(line(45, 20)), 'fleshborer')).toBe(-1);
      expect(modifier(at(line(45, 30)), 'fleshborer')).toBe(0);
      expect(modifier(at(line(30, 20)), 'fleshborer')).toBe(0);
      const bonus = (synapse: number, target: number) =>
        look(at(line(synapse, 20), { charges: [{ by: 0, at: [target] }] })).query('charge-bonus', 0, { model: 0 });
      expect([bonus(45, 1), bonus(45, 3), bonus(30, 1)]).toEqual([-2, 0, 0]);
    },
  );

  rule(
    'RS-10.4',
    'markerlights: re-rolled 1s from one counter, no cover from three, no penalty from four, +1 from five',
    start => {
      const wood = withPieces(box('wood', [18, 8], [4, 4], 0.1));
      const line = [
        blue('Fire Warrior', 10, 10, { did: ['advanced'], choices: ['pulse-rifle>pulse-carbine'] }),
        red('Scout', 20, 10),
      ];
      const of = (count: number) => {
        const { hit, save } = attack(at(line, counters(count)), 'pulse-carbine', 'shooting', wood);
        return [hit.modifier, save];
      };
      expect([of(2), of(3), of(4), of(5)]).toEqual([
        [-1, 3],
        [-1, 4],
        [0, 4],
        [1, 4],
      ]);
      const shot = (count: number) =>
        start.from(open, at(line, counters(count)), strike('pulse-carbine')).dice('roll to hit', 1);
      shot(1).dice('roll to hit again', 1);
      shot(0);
      // A model without the ability gains nothing.
      expect(modifier(at([did('Kroot'), red('Scout', 20, 10)], counters(5)), 'kroot-rifle.shooting')).toBe(0);
    },
  );

  rule('RS-10.4', 'volley-fire: one more pulse shot at half range near a Fireblade', start => {
    const shots = (gap: number, y: number, count: number) => {
      const line = [
        did('Fire Warrior'),
        red('Nob', 0, 0, { at: tenths(2540 + 140 + 200 + gap, 2540) }),
        blue('Cadre Fireblade', 10, y),
      ];
      return start.from(open, at(line), shoot()).dice('roll to hit', ...Array.from({ length: count }, () => 1));
    };
    shots(15 * 254, 14, 3);
    shots(15 * 254 + 1, 14, 1);
    expect(shots(15 * 254, 20, 2).position.attack).toBeNull();
    // Only pulse weapons.
    const kroot = [did('Kroot'), red('Nob', 16, 10), blue('Cadre Fireblade', 10, 13)];
    start.from(open, at(kroot), shoot()).dice('roll to hit', 1, 1);
  });

  rule('RS-10.4', 'grenade-range: an auxiliary launcher throws 30"', () => {
    const range = (change: object) =>
      targets.rangeOf(look(at([blue('Intercessor', 10, 10, change), nob])), {
        attacker: 0,
        profile: 'frag-grenade',
        manner: 'shooting',
      });
    expect([range({ choices: ['>auxiliary-grenade-launcher'] }), range({})]).toEqual([30 * 254, 6 * 254]);
  });

  rule('RS-10.4', 'ap-bonus and target-lock', () => {
    const suit = (change: object) => at([blue('Stealth Shas’ui', 10, 10, change), nob]);
    expect([
      attack(suit({ choices: ['>advanced-targeting-system'] }), 'burst-cannon').ap,
      attack(suit({}), 'burst-cannon').ap,
    ]).toEqual([-1, 0]);
    const lock = (...deeds: readonly Deed[]) => suit({ choices: ['>target-lock'], did: deeds });
    expect([modifier(lock('advanced'), 'burst-cannon'), modifier(suit({ did: ['advanced'] }), 'burst-cannon')]).toEqual(
      [0, -1],
    );
    expect([modifier(lock('moved'), 'heavy-bolter'), modifier(suit({ did: ['moved'] }), 'heavy-bolter')]).toEqual([
      0, -1,
    ]);
    expect(modifier(lock('advanced'), 'plasma-rifle')).toBe(-1);
    const refused = (position: Position) => weapons.against(look(position), 0, lookups.profile('plasma-rifle')).length;
    expect([refused(lock('advanced')), refused(suit({ did: ['advanced'] }))]).toEqual([0, 1]);
  });
});

section('RS-3 Side Effects', () => {
  rule(
    ['RS-3.4', 'RS-3.7', 'RS-10.4'],
    'an ammo runt: one hit die re-rolled for its bearer and its selection within 3"',
    start => {
      const shot = (line: readonly Stood[], ...faces: readonly number[]) =>
        start.from(open, at(line), strike('slugga', faces.length)).dice('roll to hit', ...faces);
      const runt = (gap: number, change: object = {}) =>
        blue('Nob', 0, 0, { at: tenths(2540, 2540 + 400 + gap), choices: ['>ammo-runt'], ...change });
      shot([did('Nob'), nob, runt(762)], 4, 4).dice('roll to hit again', 1);
      shot([did('Nob'), nob, runt(763)], 4, 4);
      shot([did('Nob'), nob, runt(762, { selection: 1 })], 4, 4);
      shot([did('Nob'), nob, runt(762, { at: null, removed: true })], 4, 4);
      const own = shot([blue('Nob', 10, 10, { choices: ['>ammo-runt'] }), nob], 4).dice('roll to hit again', 4);
      expect(own.position.attack).toBeNull();
    },
  );

  rule(['RS-10.4', 'RS-3.4'], 'an ammo runt: one die of a shooting, whatever it is split over', start => {
    const line = [blue('Nob', 10, 10, { choices: ['>ammo-runt'] }), nob];
    const first = start.from(open, at(line), strike('slugga', 1)).dice('roll to hit', 4).dice('roll to hit again', 4);
    start.from(open, first.position, strike('slugga', 1)).dice('roll to hit', 4);
    // If no die was re-rolled it is still available.
    const hit = start.from(open, at(line), strike('slugga', 1)).dice('roll to hit', 5).dice('roll to wound', 1);
    start.from(open, hit.position, strike('slugga', 1)).dice('roll to hit', 4).dice('roll to hit again', 4);
    expect([first.position.models[0]!.did, hit.position.models[0]!.did]).toEqual([['re-rolled-one'], []]);
  });

  rule(['RS-3.4', 'RS-3.7', 'RS-10.4'], 'a shimmershield: a 5+ invulnerable save for the selection within 3"', () => {
    const saves = (gap: number, change: object = {}) => {
      const exarch = red('Dire Avenger Exarch', 0, 0, {
        at: tenths(5080, 2540 + 280 + gap),
        choices: ['avenger-shuriken-catapult>power-glaive+shimmershield'],
        ...change,
      });
      const { save } = attack(at([did('Fire Dragon'), red('Dire Avenger', 20, 10), exarch]), 'fusion-gun');
      return save;
    };
    // AP -4 against 4+.
    expect([saves(762), saves(763), saves(762, { selection: 1 })]).toEqual([5, 8, 8]);
    expect(look(at([did('Fire Dragon'), red('Dire Avenger', 20, 10)])).query('invulnerable', [], { model: 1 })).toEqual(
      [],
    );
  });

  rule('RS-3.4', 'in deployment Side Effects reach the whole selection, on the table or not', () => {
    const off = { at: null } as const;
    const line = (change: object = {}) => [
      blue('Dire Avenger', 0, 0, off),
      blue('Dire Avenger Exarch', 0, 0, {
        ...off,
        choices: ['avenger-shuriken-catapult>power-glaive+shimmershield'],
        ...change,
      }),
      blue('Dire Avenger', 30, 30),
      blue('Dire Avenger', 4, 4, { selection: 1 }),
    ];
    const reached = (phase: Position['phase'], change: object = {}) => {
      const t = look(field(line(change), { phase }));
      return [0, 1, 2, 3].filter(model => sharesWith(t, 1, model));
    };
    expect(reached('deployment')).toEqual([0, 1, 2]);
    expect(reached('deployment', { removed: true })).toEqual([]);
    expect(reached('shooting')).toEqual([]);
    expect(reached('shooting', { at: spot(28, 30) })).toEqual([1, 2]);
  });

  rule(['RS-3.5'], 'others of a selection share nothing else', () => {
    const wood = withPieces(box('wood', [18, 8], [6, 6], 0.1));
    const line = [did('Immortal'), red('Scout', 20, 10), red('Scout', 20, 12, { choices: ['>camo-cloak'] })];
    expect(attack(at(line), 'gauss-blaster', 'shooting', wood).save).toBe(5);
  });
});
