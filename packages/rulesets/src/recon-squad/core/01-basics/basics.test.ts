import { expect } from 'vitest';
import type { Profile } from '../../../w40k/content/types.ts';
import { asCarried, bareModel, bareWeapon, PLAIN_PROFILE } from '../../../w40k/odds/bare-cards.ts';
import { shootWith } from '../../../w40k/shooting/shoot.ts';
import { blows, breaking, lookups, movement, psychic, shooting, strikes, turns, weapons } from '../../library.ts';
import { opening } from '../../setup.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, box, broke, field, jump, look, open, red, type Stood, spot, withPieces } from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const nob = red('Nob', 24, 10);
const gone = { at: null, removed: true } as const;
const dazed = (by: number): Position['effects'][number] => ({
  use: { rule: 'dazed', by, noOverwatch: false, seat: 0, holder: 0 },
  until: 'turn',
  seat: 0,
});

section('8E-1 Profiles', () => {
  rule(['8E-1.1', 'RS-7.15'], 'a dash: without a Ld there is no Break Test', start => {
    const line = [blue('Walker', 10, 10), blue('Scout', 0, 0, gone), blue('Scout', 0, 0, gone)];
    const game = start.from(open, field(line, broke), breaking.start(0));
    expect(breaking.leadershipOf(look(field(line)), 0)).toBeNull();
    expect(game.position).toMatchObject({ brokenSince: [1, null] });
    expect(game.position.models[0]!.removed).toBe(false);
  });

  rule(['8E-1.1', '8E-6.1'], 'a dash: without a BS nobody shoots', start => {
    const position = field([blue('Canoptek Scarab Swarm', 10, 10), nob], { ...broke, phase: 'psychic' });
    const game = start.from(open, position, turns.phase.start({ seat: 0, phase: 'shooting' }));
    expect(game.facts().map(({ type }) => type)).toEqual(['phase-began']);
  });

  rule('8E-1.1', 'a dash: even with a gun in hand, or an enemy in front of it', start => {
    const gun = bareWeapon({});
    const armed = (skills: Partial<Profile>) =>
      bareModel(0, spot(10, 10), { profile: { ...PLAIN_PROFILE, ...skills }, weapons: [asCarried(gun)] });
    const at = (skills: Partial<Profile>, x: number): Position => {
      const [enemy] = field([red('Nob', x, 10)]).models;
      return field([], { ...broke, models: [armed(skills), enemy!] });
    };
    expect(weapons.profilesFor(look(at({}, 20)), 0, 'shooting')).toEqual([gun.id]);
    for (const manner of ['shooting', 'overwatch'] as const)
      expect(weapons.profilesFor(look(at({ ballisticSkill: null }, 20)), 0, manner)).toEqual([]);
    const strikes = (skills: Partial<Profile>) => {
      const position = { ...at(skills, 11.4), phase: 'fight' as const };
      return start.from(open, position, blows.blows.start({ model: 0, profiles: [], shares: [], declared: [] }));
    };
    strikes({}).dice('roll to hit', 1);
    expect(strikes({ weaponSkill: null }).facts()).not.toContainEqual(
      expect.objectContaining({ type: 'attack-began' }),
    );
  });

  rule(['8E-1.6', 'RS-2.38'], 'the bearer’s S goes up before its weapon multiplies it', () => {
    const use = {
      rule: 'power-strengthens',
      target: 0,
      strength: 1,
      toughness: 1,
      attacks: 1,
      seat: 0,
      holder: 0,
    } as const;
    const line = [blue('Terminator', 10, 10), red('Nob', 11.7, 10)];
    const t = look(field(line, { effects: [{ use, until: 'own-psychic', seat: 0 }] }));
    const strength = (profile: string) =>
      strikes.attackOf(t, { attacker: 0, target: 1, profile, manner: 'fighting', attacks: 1 }).strength;
    expect([strength('power-fist'), strength('power-maul'), strength('attack-squig')]).toEqual([10, 7, 4]);
  });

  rule('8E-2.3', 'distances run from base edge to base edge, including heights', () => {
    const at = (x: number, z = 0) =>
      look(field([blue('Gretchin', 10, 10), red('Walker', 0, 0, { at: { x, y: 2540, z } })]));
    // Radii of 125 and 300 tenths.
    expect(lookups.areWithin(at(2540 + 425 + 254), 0, 1, 254)).toBe(true);
    expect(lookups.areWithin(at(2540 + 425 + 255), 0, 1, 254)).toBe(false);
    expect([lookups.areWithin(at(2540, 254), 0, 1, 254), lookups.areWithin(at(2540, 255), 0, 1, 254)]).toEqual([
      true,
      false,
    ]);
  });

  rule('8E-2.4', 'the player whose turn it is orders simultaneous effects', start => {
    const line = [blue('Overlord', 10, 10), blue('Overlord', 12, 10), nob];
    const game = start.from(open, field(line, { ...broke, phase: 'morale' }), turns.turn.start({ seat: 0 }));
    expect(game.asks('react or pass', 'react')).toMatchObject({
      to: 0,
      options: ['my-will-be-done 0', 'my-will-be-done 1'],
    });
    game.reacts('turn-began', 'my-will-be-done 1').picks('choose whom it commands', 0);
    game.reacts('turn-began', 'my-will-be-done 0').picks('choose whom it commands', 0);
    expect(look(game.position).query('charge-bonus', 0, { model: 0 })).toBe(2);
    game.stopsAt('choose a model to move');
  });

  rule(['8E-2.4', '8E-5.5'], 'who suffers first beside a Psyker slain by Perils, where it can matter', start => {
    const burst = (paramedic: object) => {
      const line = [
        blue('Librarian', 10, 10, { wounds: 1 }),
        red('Warboss', 30, 10),
        blue('Scout', 10, 15, paramedic),
        blue('Scout', 12, 15),
        red('Ork Boy', 14, 10),
      ];
      const position = field(line, { ...broke, turn: 0, phase: 'psychic' });
      const game = start.from(open, position, psychic.phase.start({ model: null }));
      game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 6, 6);
      return game.dice('roll for Perils of the Warp', 1);
    };
    const PERILS = 'roll for Perils of the Warp';
    const game = burst({ trait: 'paramedic' });
    expect(game.asks('choose who suffers next', 'pick-one')).toMatchObject({
      to: 0,
      clause: '8E-2.4',
      options: [2, 3, 4],
      about: { model: 0 },
    });
    // The Paramedic survives its comrade's suffering, and may keep its last wound.
    game.picks('choose who suffers next', 3).dice(PERILS, 1).dice('roll to keep the last wound', 6);
    game.dice(PERILS, 1).dice(PERILS, 1);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([true, false, true, false, true]);
    // Nobody is asked where the order does not matter.
    const plain = burst({}).dice(PERILS, 1).dice(PERILS, 1).dice(PERILS, 1);
    expect(plain.position.models.map(({ removed }) => removed)).toEqual([true, false, true, true, true]);
  });

  rule(
    ['RS-1.10', 'RS-3.2', 'RS-3.5'],
    'each side begins with 3 CP, each model is a unit that remembers its selection',
    () => {
      const { cp, models } = opening(open);
      expect(cp).toEqual([3, 3]);
      const sizes = open.armies.map(({ selections }) => selections.map(each => each.models.length));
      const counted = sizes.map((own, seat) =>
        own.map((_, selection) => models.filter(model => model.seat === seat && model.selection === selection).length),
      );
      expect(counted).toEqual(sizes);
    },
  );
});

section('8E-3 Dice', () => {
  const shot = (attacks = 1) =>
    strikes.strike.start({ attacker: 0, target: 1, profile: 'gauss-blaster', manner: 'shooting', attacks });

  rule(['8E-3.3', '8E-3.1'], 'whether a die failed and may be re-rolled shows before modifiers', start => {
    const use = { rule: 'power-guides', target: 0, seat: 0, holder: 0 } as const;
    const effects: Position['effects'] = [{ use, until: 'own-psychic', seat: 0 }, dazed(-1)];
    const position = field([blue('Immortal', 10, 10), nob], { ...broke, effects });
    // BS 3+ at -1: the 3 misses and stays, the 2 is re-rolled, and the new die is modified too.
    const game = start.from(open, position, shot(2)).dice('roll to hit', 3, 2).dice('roll to hit again', 4);
    game.dice('roll to wound', 1);
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'hits-scored', hits: 1 }));
  });

  rule('8E-3.7', 'no modifier takes a roll below 1', start => {
    const marine = blue('Space Marine', 10, 10, { choices: ['boltgun>plasma-gun'] });
    const position = field([marine, nob], { ...broke, effects: [dazed(-5)] });
    // A 4 at -5 counts as 1: the gun overheats.
    const game = start.from(open, position, shootWith(shooting.shoot, 0));
    game.picks('choose weapons to fire', ['plasma-gun.supercharge']).dice('roll to hit', 4);
    expect(game.position.models[0]!.removed).toBe(true);
  });

  rule(['8E-6.16', '8E-6.19', '8E-6.21'], 'wounds go to the target model, and never to its neighbours', start => {
    const line = [blue('Immortal', 10, 10), red('Ork Boy', 24, 10), red('Ork Boy', 24, 11.5)];
    const game = start
      .from(open, field(line, broke), shot(3))
      .dice('roll to hit', 3, 3, 3)
      .dice('roll to wound', 3, 3, 3);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, true, false]);
  });
});

section('RS-2.33 and RS-4.11', () => {
  const medic: Stood = red('Scout', 22, 10, { trait: 'paramedic' });

  rule('RS-2.33', 'a Paramedic helps neither against a rule that slays nor in a Break Test', start => {
    const line = [blue('Weirdboy', 10, 10, { choices: ['>eadbanger'] }), red('Scout', 20, 10), medic];
    const game = start.from(open, field(line, { ...broke, phase: 'psychic' }), psychic.phase.start({ model: null }));
    game.picks('choose a Psyker', 0).picks('choose a power', 'eadbanger').dice('Psychic test', 4, 5);
    expect(game.dice('roll against its Toughness', 5).position.models[1]!.removed).toBe(true);
    const broken = [red('Ork Boy', 20, 10), medic, ...Array.from({ length: 4 }, () => red('Scout', 0, 0, gone))];
    const tests = start.from(open, field(broken, { ...broke, round: 3, brokenSince: [null, 1] }), breaking.start(1));
    tests.picks('choose who takes a Break Test', 0).dice('Break Test', 4).dice('Break Test', 1);
    expect(tests.position.models[0]!.removed).toBe(true);
  });

  /** Where a model that misses a gap of 2.5" between two roofs lands. */
  const fallen = (start: Parameters<Parameters<typeof rule>[2]>[0], ...others: readonly Stood[]) => {
    const roofs = withPieces(
      box('container', [4, 6], [8, 8], 3, 'near'),
      box('container', [14.5, 6], [8, 8], 3, 'far'),
    );
    const line = [blue('Intercessor', 0, 0, { at: spot(11, 10, 3) }), ...others];
    const game = start.from(
      roofs,
      field(line, { ...broke, phase: 'movement' }),
      movement.phase.start({ model: null, manner: null, bonus: 0 }),
    );
    game
      .picks('choose a model to move', 0)
      .picks('choose how it moves', 'move')
      .picks('move', [jump(15.5, 10, 3)]);
    game.dice('roll to jump', 1).stopsAt('roll to wound');
    return game.position.models[0]!.at!;
  };

  rule('RS-4.4', 'a model that misses a gap lands against its near edge', start => {
    // A base of 32 mm against the edge at 12".
    expect(fallen(start, red('Ork Boy', 40, 40))).toEqual({ x: 12 * 254 + 160, y: 2540, z: 0 });
  });

  rule('RS-4.11', 'if the landing place is taken or near an enemy: the nearest legal one instead', start => {
    const apart = (a: { x: number; y: number }, x: number, y: number) => Math.sqrt((a.x - x) ** 2 + (a.y - y) ** 2);
    const taken = fallen(start, blue('Scout', 13, 10), red('Ork Boy', 40, 40));
    expect(taken.z).toBe(0);
    expect(apart(taken, 13 * 254, 2540)).toBeGreaterThanOrEqual(320);
    expect(apart(taken, 12 * 254 + 160, 2540)).toBeLessThan(360);
    const near = fallen(start, red('Ork Boy', 13, 10));
    expect(apart(near, 13 * 254, 2540)).toBeGreaterThan(320 + 254);
    expect(apart(near, 12 * 254 + 160, 2540)).toBeLessThan(680);
  });
});
