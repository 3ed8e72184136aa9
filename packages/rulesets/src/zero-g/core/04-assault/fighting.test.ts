import { expect } from 'vitest';
import { facts } from '../../facts.ts';
import { weaponSkill } from '../../lookups.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, go, look, open, red, type Stood, tenths } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { blindTest } from '../05-attacks/tests.ts';
import { combatsOf, fightPhase } from './combats.ts';
import { blowAt, blowsOf, hasSecond, meleeAt, meleeOf } from './fighting.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const fights = (start: Start, stood: readonly Stood[], change: Partial<Position> = {}) =>
  start.from(open, field(stood, { phase: 'fight', ...change }), fightPhase.start({ todo: null, chosen: 0 }));
const T = 2540;
/** Two bases of 25 mm in contact. */
const trooper = (change = {}): Stood => blue('Void Trooper', 10, 10, change);
const foe = (kind = 'Void Trooper', change = {}, apart = 250): Stood =>
  red(kind, 0, 0, { at: tenths(T + apart, T), ...change });
const charged = { did: ['charged'] } as const;

section('7E-7 The fight', () => {
  rule(['7E-7.8'], 'from Initiative 10 down; who is slain before does not strike, equals strike together', start => {
    // Marines have Initiative 4, troopers 3.
    const game = fights(start, [trooper(), foe('Space Marine', {}, 285)]);
    game.dice('roll blows to hit', 3).dice('roll to wound', 3).dice('saving throws', 1);
    expect(game.position.models[0]!.removed).toBe(true);
    game.picks('move on after the fight', 'no');
    const equal = fights(start, [trooper(), foe()])
      .dice('roll blows to hit', 4)
      .dice('roll to wound', 4)
      .dice('saving throws', 1);
    expect(equal.position.models[1]).toMatchObject({ wounds: 0, removed: false });
    equal.dice('roll blows to hit', 4).dice('roll to wound', 4).dice('saving throws', 1);
    expect(equal.position.models.map(({ removed }) => removed)).toEqual([true, true]);
  });

  rule(
    '7E-7.8',
    'a model slain by one of equal Initiative still strikes with what it had when the step began',
    start => {
      const concussed = { wounds: 1, conditions: [{ id: 'concussed', ends: 9 }] } as const;
      // Both at Initiative 1: a power fist, and a Nob of Initiative 3 that is concussed.
      const nob = fights(start, [blue('Terminator', 10, 10), foe('Nob', { sheet: 'nobz', ...concussed }, 400)]);
      nob.dice('roll blows to hit', 6, 1).dice('roll to wound', 6);
      expect(nob.position.models[1]).toMatchObject({ wounds: 0, removed: false });
      nob.dice('roll blows to hit', 1, 1, 1, 1).picks('move on after the fight', 'no');
      expect(nob.position.models[1]!.removed).toBe(true);
      expect(nob.position.fallen).toBeNull();
      // A stave that concusses at step 4 does not change the blows of step 4.
      const librarian = blue('Librarian', 10, 10, { choices: ['force-sword>force-stave'] });
      const stave = fights(start, [librarian, foe('Tyranid Warrior', {}, 450)]);
      stave.dice('roll blows to hit', 6, 1, 1).dice('roll to wound', 6);
      expect(stave.position.models[1]!.conditions).toMatchObject([{ id: 'concussed' }]);
      expect(stave.position.attack).toMatchObject({ attacker: 1 });
      stave.stopsAt('roll blows to hit');
    },
  );

  rule('7E-7.8', 'rules of a model slain by one of equal Initiative still help its blows, in either seat', start => {
    const boy = { sheet: 'boyz', ...charged };
    const immortal = (game: ReturnType<typeof fights>) =>
      game.dice('roll blows to hit', 6).dice('roll to wound', 6).dice('saving throws', 1);
    const second = immortal(fights(start, [blue('Necron Immortal', 10, 10), foe('Ork Boy', boy, 320)]));
    expect(second.position.models[1]).toMatchObject({ wounds: 0, removed: false });
    expect(second.position.attack).toMatchObject({ attacker: 1, strength: 4 });
    // Furious Charge: S4 against T5.
    second.dice('roll blows to hit', 6, 1, 1, 1).dice('roll to wound', 5).dice('saving throws', 6);
    second.picks('move on after the fight', 'no');
  });

  rule('7E-7.8', 'a slain model still counts for distances until the step ends', start => {
    const slowed = { did: ['charged', 'advanced'] } as const;
    const banshee = fights(start, [blue('Hormagaunt', 10, 10), foe('Howling Banshee', slowed, 280)], { turn: 1 });
    banshee.dice('roll blows to hit', 6, 1).dice('roll to wound', 6).dice('saving throws', 1);
    expect(banshee.position.attack).toMatchObject({ attacker: 1 });
    banshee.stopsAt('roll blows to hit');
    const screech = { ...charged, conditions: [{ id: 'concussed', ends: 9 }] } as const;
    const harpy = fights(start, [blue('Harpy', 10, 10, screech), foe('Space Marine', {}, 460)]);
    harpy.picks('choose a weapon to strike with', 'smash').dice('roll blows to hit', 6).dice('roll to wound', 6);
    expect(harpy.position.attack).toMatchObject({ attacker: 1 });
    harpy.stopsAt('roll blows to hit');
  });

  rule('7E-7.8', 'a victim slain at the same step does not change the weapon of a later striker', start => {
    const sergeant = { at: tenths(T + 300, T), sheet: 'tactical-squad', choices: ['>melta-bomb'] };
    const game = fights(start, [
      blue('Space Marine', 0, 0, { at: tenths(T - 300, T) }),
      blue('Space Marine Sergeant', 0, 0, sergeant),
      red('Termagant', 10, 10),
      red('Leaping Beast', 0, 0, { at: tenths(T + 760, T) }),
    ]);
    game.dice('roll blows to hit', 6).dice('roll to wound', 6).dice('saving throws', 1);
    expect(game.position.attack).toMatchObject({ attacker: 1, target: 3, profile: 'fists' });
    game.stopsAt('roll blows to hit');
  });

  rule(['7E-7.9', '7E-7.5', '7E-5.20'], 'Attacks: A, 1 more for a charge, 1 more for two weapons, pistols too', () => {
    const count = (stood: Stood, profile: string) => blowsOf(look(field([stood, foe()])), 0, profile, [1]);
    expect(count(trooper(), 'trial-blade')).toBe(1);
    expect(count(trooper(charged), 'trial-blade')).toBe(2);
    const assault = blue('Space Marine', 10, 10, { sheet: 'assault-squad' });
    expect(count(assault, 'close-combat-weapon')).toBe(2);
    expect(meleeOf(look(field([blue('Space Marine', 10, 10), foe()])), 0, [1])).toEqual(['fists']);
    // Without a melee weapon the pistol is the only weapon, and a bomb is never a second.
    expect(hasSecond(look(field([blue('Space Marine', 10, 10)])), 0, 'fists')).toBe(false);
    const bomber = { sheet: 'tactical-squad', choices: ['>melta-bomb'] };
    expect(hasSecond(look(field([blue('Space Marine Sergeant', 10, 10, bomber)])), 0, 'fists')).toBe(false);
  });

  rule(['7E-7.10', '7E-7.11'], 'to hit by WS; armour or invulnerable saves, no cover', start => {
    const game = fights(start, [
      blue('Space Marine', 10, 10, { sheet: 'assault-squad' }),
      foe('Void Trooper', { conditions: [{ id: 'grounded', ends: 9 }] }, 285),
    ]);
    game.dice('roll blows to hit', 3, 2).dice('roll to wound', 3).dice('saving throws', 5);
    game.dice('roll blows to hit', 4).dice('roll to wound', 1);
    expect(game.position.models[1]!.removed).toBe(false);
  });

  rule(['7E-7.7', 'ZG-4.13'], 'Hammer of Wrath: automatic hits at its own S and no AP, at Initiative 10', start => {
    const hammers = [{ model: 0, target: 1, hits: 2 }];
    const game = fights(start, [trooper(charged), foe('Space Marine', {}, 285)], { hammers });
    expect(game.asks('roll to wound', 'roll').count).toBe(2);
    game.dice('roll to wound', 5, 5).dice('saving throws', 3, 2);
    expect(game.position.models[1]!.removed).toBe(true);
    game.picks('move on after the fight', 'no');
    expect(game.facts()).toContainEqual(
      expect.objectContaining({ type: 'attack-began', attack: expect.objectContaining({ strength: 3, ap: 7 }) }),
    );
    // Bonuses of its blows do not apply: Furious Charge leaves an Ork at S3, and failures are not re-rolled.
    const boy = blue('Ork Boy', 10, 10, { sheet: 'boyz', ...charged });
    const ork = fights(start, [boy, foe('Space Marine', {}, 320)], { hammers });
    expect(ork.position.attack).toMatchObject({ strength: 3, manner: 'hit', hits: 2 });
    ork.stopsAt('roll to wound');
  });

  rule(['7E-6.33', '7E-7.8'], 'a slower weapon may be waited for', start => {
    const terminator = blue('Terminator', 10, 10);
    const t = look(field([terminator, foe('Void Trooper', {}, 325)]));
    expect([meleeAt(t, 0, [1], 4), meleeAt(t, 0, [1], 1)]).toEqual([[], ['power-fist']]);
    const game = fights(start, [terminator, foe('Void Trooper', {}, 325)])
      .dice('roll blows to hit', 1)
      .dice('roll blows to hit', 1, 1);
    expect(game.position.models[0]!.did).toEqual(['fought']);
  });

  rule(
    '7E-7.6',
    'a model that charged through difficult terrain strikes at Initiative 1, unless it has grenades',
    () => {
      const t = (kind: string, apart = 250) =>
        look(field([blue(kind, 10, 10, { did: ['charged', 'advanced'] }), foe('Void Trooper', {}, apart)]));
      expect([meleeAt(t('Void Trooper'), 0, [1], 3), meleeAt(t('Void Trooper'), 0, [1], 1)]).toEqual([
        [],
        ['trial-blade'],
      ]);
      expect(meleeAt(t('Space Marine', 285), 0, [1], 4)).toEqual(['fists']);
    },
  );

  rule(
    ['7E-7.9', '7E-7.8'],
    'blows are split among enemies in contact, and combats fought in the chosen order',
    start => {
      const captain = blue('Void Captain', 10, 10);
      const line = [captain, foe('Void Trooper', {}, 325), red('Void Trooper', 0, 0, { at: tenths(T - 325, T) })];
      const game = fights(start, line).refuses([2, 2], 'wrong-total', '7E-7.9').picks('divide the blows', [1, 2]);
      game
        .dice('roll blows to hit', 1)
        .dice('roll blows to hit', 1, 1)
        .dice('roll blows to hit', 1)
        .dice('roll blows to hit', 1);
      const far: readonly Stood[] = [
        blue('Void Trooper', 30, 30),
        red('Void Trooper', 0, 0, { at: tenths(30 * 254 + 250, 30 * 254) }),
      ];
      const two = fights(start, [trooper(), foe(), ...far]);
      expect(two.asks('choose a combat to fight', 'pick-one').options).toEqual([0, 2]);
      two.picks('choose a combat to fight', 2).dice('roll blows to hit', 1).dice('roll blows to hit', 1);
      two.dice('roll blows to hit', 1).dice('roll blows to hit', 1);
    },
  );
});

section('ZG-4 In combat', () => {
  rule(['ZG-4.25', 'ZG-4.9', 'ZG-4.17'], 'contact is 0.2 mm, nobody piles in; a vehicle locks nobody', () => {
    expect(combatsOf(look(field([trooper(), foe('Void Trooper', {}, 252)])))).toEqual([[0, 1]]);
    expect(combatsOf(look(field([trooper(), foe('Void Trooper', {}, 253)])))).toEqual([]);
    expect(combatsOf(look(field([trooper(), foe('Skiff', {}, 425)])))).toEqual([]);
    expect(combatsOf(look(field([trooper(charged), foe('Skiff', {}, 425)])))).toEqual([[0, 1]]);
  });

  rule(['ZG-4.8', 'ZG-4.16'], 'who has no enemy left in contact may make a start, in either turn', start => {
    const won = () =>
      fights(start, [trooper(), foe('Space Marine', {}, 285)])
        .dice('roll blows to hit', 3)
        .dice('roll to wound', 3)
        .dice('saving throws', 1);
    const game = won()
      .picks('move on after the fight', 'yes')
      .picks('start in a straight line', [go(14, 10)]);
    expect(game.position.models[1]).toMatchObject({ arrows: 1 });
    expect(won().picks('move on after the fight', 'no').position.models[1]!.arrows).toBe(0);
    const both = fights(start, [trooper(), foe()])
      .dice('roll blows to hit', 4)
      .dice('roll to wound', 4)
      .dice('saving throws', 1);
    both.dice('roll blows to hit', 4).dice('roll to wound', 4).dice('saving throws', 1);
    expect(both.facts().map(({ type }) => type)).not.toContain('manoeuvred');
  });

  rule(
    ['ZG-4.14', 'ZG-6.11', 'ZG-4.5', 'ZG-4.19', 'ZG-4.24', '7E-8.1'],
    'the slain leave no body, there are no challenges, tests or flight: the fight continues',
    start => {
      const game = fights(start, [
        trooper(),
        foe('Space Marine', {}, 285),
        blue('Void Trooper', 0, 0, { at: tenths(T + 285, T + 285) }),
      ]);
      game
        .picks('divide the blows', [1, 0])
        .dice('roll blows to hit', 3)
        .dice('roll to wound', 3)
        .dice('saving throws', 1);
      game.dice('roll blows to hit', 1);
      expect(game.position.bodies).toEqual([]);
      expect(game.position.models.map(({ removed }) => removed)).toEqual([true, false, false]);
      expect(combatsOf(look(game.position))).toEqual([[1, 2]]);
    },
  );

  rule('ZG-4.16', 'several survivors: the turn player’s first, then the other’s, each in order', start => {
    // Seat 1's turn. Two Marines of seat 0 and one of seat 1 are left after both enemies fall.
    const line = [
      blue('Space Marine', 10, 10),
      red('Void Trooper', 0, 0, { at: tenths(T + 285, T) }),
      blue('Void Trooper', 0, 0, { at: tenths(T + 285, T + 250), wounds: 1 }),
      red('Space Marine', 0, 0, { at: tenths(T + 285, T + 250 + 285) }),
    ];
    const game = fights(start, line, { turn: 1 });
    game.dice('roll blows to hit', 3).dice('roll to wound', 3).dice('saving throws', 1);
    game.dice('roll blows to hit', 3).dice('roll to wound', 3).dice('saving throws', 1);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, true, true, false]);
    expect(game.asks('move on after the fight', 'pick-one')).toMatchObject({ to: 1, about: { model: 3 } });
    game.picks('move on after the fight', 'no');
    expect(game.asks('move on after the fight', 'pick-one')).toMatchObject({ to: 0, about: { model: 0 } });
    game.picks('move on after the fight', 'no');
  });

  rule(['ZG-5.2', 'ZG-4.8'], 'a Flier or Jetbike that has won consolidates a D6" as in the core', start => {
    const won = (kind: string, sheet: string) => {
      const game = fights(start, [blue(kind, 10, 10, { sheet }), foe('Gretchin', {}, 300 + 125)]);
      if (game.state.question?.purpose === 'choose a weapon to strike with')
        game.picks('choose a weapon to strike with', 'trial-blade');
      const { count } = game.asks('roll blows to hit', 'roll');
      game.dice('roll blows to hit', 6, ...Array.from({ length: count - 1 }, () => 1)).dice('roll to wound', 6);
      if (game.state.question?.purpose === 'saving throws') game.dice('saving throws', 1);
      return game.picks('move on after the fight', 'yes').dice('roll to consolidate', 3);
    };
    const beast = won('Flying Beast', 'flier')
      .refuses([go(13.1, 10)], 'too-long', '7E-9.5')
      .picks('fly', [go(13, 10)]);
    expect(beast.position.models[0]).toMatchObject({ at: { x: 13 * 254 }, arrows: 0, conditions: [] });
    expect(won('Jetbike', 'jetbikes').picks('fly', []).position.models[0]!.at).toMatchObject({ x: T });
    // Models that move by arrows make a start, and roll nothing.
    fights(start, [blue('Space Marine', 10, 10), foe('Gretchin', {}, 160 + 125)])
      .dice('roll blows to hit', 6)
      .dice('roll to wound', 6)
      .picks('move on after the fight', 'yes')
      .stopsAt('start in a straight line');
  });

  rule(
    ['7E-7.8', '7E-6.4'],
    'a model blinded at the same step strikes and is struck unaffected until the step is over',
    start => {
      const stood = [trooper(), foe()];
      const position = field(stood, { phase: 'fight', fallen: [] });
      const blinded = start.from(open, position, blindTest.start({ model: 1, from: 0 })).dice('test Initiative', 6);
      expect(blinded.position.models[1]!.conditions).toEqual([{ id: 'blinded', ends: 4, pending: true }]);
      expect(weaponSkill(look(blinded.position), 1)).toBe(3);
      // It begins to apply after this step.
      const over = facts['step-ended'](blinded.position, { type: 'step-ended', clause: '7E-7.8' });
      expect(over.models[1]!.conditions).toEqual([{ id: 'blinded', ends: 4 }]);
      expect(weaponSkill(look(over), 1)).toBe(1);
      const outside = start.from(open, field(stood), blindTest.start({ model: 1, from: 0 })).dice('test Initiative', 6);
      expect(weaponSkill(look(outside.position), 1)).toBe(1);
    },
  );

  rule('7E-1.2', 'S is at most 10', () => {
    const t = look(field([blue('Leaping Beast', 10, 10), foe('Void Trooper', {}, 425)]));
    expect(blowAt(t, 0, 1, 'smash', 1).strength).toBe(10);
  });
});
