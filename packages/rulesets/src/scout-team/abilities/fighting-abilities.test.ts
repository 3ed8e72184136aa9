// ST-10.4  Abilities that change fights, powers, morale and reanimation
import { expect } from 'vitest';
import { isIdle } from '../../w40k/content/uses.ts';
import { ABILITIES } from '../content/abilities.ts';
import { GEAR } from '../content/gear.ts';
import { content } from '../content/index.ts';
import type { Reading } from '../core/07-units/scopes.ts';
import { battle, charges, fights, lookups, melee, psychic, readings, strikes } from '../library.ts';
import { specialRules } from '../special-rules.ts';
import { rule, section } from '../testing/book.ts';
import {
  attackOn,
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
  toHit,
  toSave,
  toWound,
  withOptions,
  withPieces,
} from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...broke, ...change });
const blow = (profile: string, attacks = 1) =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'fighting', attacks });
const cast = () => psychic.phase.start({ model: null });
const nob = red('Nob', 20, 10);
type Did = Position['models'][number]['did'];

section('ST-10.4 Fights', () => {
  rule('ST-10.4', 'shock-assault, piles-in, invulnerable, melee-invulnerable', start => {
    const attacks = (did: Did) => lookups.attacks(look(at([blue('Intercessor', 10, 10, { did }), nob])), 0);
    expect([attacks([]), attacks(['charged']), attacks(['was-charged']), attacks(['intervened'])]).toEqual([
      2, 3, 3, 3,
    ]);
    const gaunt = start.from(
      open,
      at([blue('Hormagaunt', 10, 10, { did: ['charged'] }), red('Nob', 20, 10)], { phase: 'fight' }),
      fights.fight.start({ model: 0 }),
    );
    expect(gaunt.asks('move', 'move').allowance).toBe(6 * 254);
    gaunt.picks('move', []);
    // The leap is for pile-in moves.
    expect(gaunt.asks('move', 'move').allowance).toBe(3 * 254);
    gaunt.picks('move', []);
    const stealer = (manner: 'shooting' | 'fighting') => {
      const position = at([blue('Intercessor', 10, 10), red('Genestealer', 11.5, 10)]);
      const t = look({ ...position, attack: attackOn(look(position), 'meltagun', manner) });
      return strikes.rolls.toSave(t, t.position.attack!, { ap: -4, damage: 1 }).needs;
    };
    expect([stealer('shooting'), stealer('fighting')]).toEqual([5, 4]);
  });

  rule('ST-10.4', 'aura-melee-hit-bonus: +1 to hit for Core and Characters within 6" of a Warboss', () => {
    const hit = (gap: number, manner: 'shooting' | 'fighting') =>
      toHit(
        at([
          blue('Ork Boy', 10, 10),
          red('Nob', 11.5, 10),
          blue('Warboss', 0, 0, { at: tenths(2540, 2540 + 360 + gap) }),
        ]),
        'choppa',
        manner,
      ).modifier;
    expect([hit(6 * 254, 'fighting'), hit(6 * 254 + 1, 'fighting'), hit(100, 'shooting')]).toEqual([1, 0, 0]);
  });

  rule('ST-10.4', 'throat-slittas near terrain, and a distraction grot instead of it', start => {
    const rock = (gap: number) => withPieces(box('rock', [10 + (160 + gap) / 254, 8], [2, 4], 3));
    const kommando = blue('Kommando', 10, 10, { choices: ['>distraction-grot'] });
    const position = at([kommando, red('Nob', 10, 11.5)], { phase: 'charge' });
    const wound = (gap: number) => toWound(position, 'choppa', 'fighting', rock(gap)).modifier;
    expect([wound(254), wound(255)]).toEqual([1, 0]);
    const game = start.from(open, position, battle.phase.start({ seat: 0, phase: 'fight' }));
    game.reacts('phase-began', 'distraction-grot 0');
    expect(toWound(game.position, 'choppa', 'fighting').modifier).toBe(1);
    expect(game.position.models[0]!.used).toEqual(['distraction-grot']);
    game.stopsAt('move');
  });

  rule('ST-10.4', 'charge-wound-bonus, toxin-sacs', start => {
    const banshee = (did: Did) =>
      toWound(at([blue('Howling Banshee', 10, 10, { did }), nob]), 'banshee-blade', 'fighting').modifier;
    expect([banshee([]), banshee(['charged'])]).toEqual([0, 1]);
    const gaunt = blue('Hormagaunt', 10, 10, { choices: ['>toxin-sacs'] });
    const game = start.from(open, at([gaunt, red('Nob', 11.5, 10)]), blow('hormagaunt-talons', 2));
    game.dice('roll to hit', 6, 4);
    expect(game.asks('roll to wound', 'roll').count).toBe(1);
    game.dice('roll to wound', 1).dice('saving throws', 1);
    expect(game.position.models[1]!.wounds).toBe(1);
  });

  rule('ST-10.4', 'banshee-mask: no Overwatch, no Set to Defend, and its targets fight last', start => {
    const wood = withPieces(box('wood', [13, 7], [6, 6], 0.1));
    const line = [blue('Howling Banshee', 10, 10), red('Intercessor', 15, 10)];
    const game = start.from(wood, field(line, { phase: 'charge', cp: [0, 3] }), charges.phase.start({ model: null }));
    game.picks('choose a model to charge', 0).reacts('charge-declared', 'hold-steady 1');
    game.dice('charge roll', 1, 1);
    const isLast = (position: Position, model: number) => look(position).query('fights-last', false, { model });
    // A failed charge has no effect.
    expect(game.facts().map(({ type }) => type)).toContain('charge-failed');
    expect([isLast(game.position, 0), isLast(game.position, 1)]).toEqual([false, false]);
    const near = [blue('Howling Banshee', 10, 10), red('Nob', 14, 10)];
    const hit = start.from(open, at(near, { phase: 'charge' }), charges.phase.start({ model: null }));
    hit
      .picks('choose a model to charge', 0)
      .dice('charge roll', 6, 6)
      .picks('move', [go(12.6, 10)]);
    expect([isLast(hit.position, 0), isLast(hit.position, 1)]).toEqual([false, true]);
  });

  rule('ST-10.4', 'fights-first: a Lictor, but only if it may fight at all', () => {
    const t = look(at([blue('Lictor', 10, 10), nob]));
    expect(t.query('fights-first', false, { model: 0 })).toBe(true);
    expect(fights.mayFight(t, 0)).toBe(false);
    expect(melee.victimsOf(t, 0)).toEqual([]);
  });

  rule('ST-10.4', 'terrifies, no-overwatch and shares-slot are shared rules', () => {
    const ld = (gap: number) =>
      lookups.leadership(
        look(at([blue('Reiver', 10, 10), red('Nob', 0, 0, { at: tenths(2540 + 360 + gap, 2540) })])),
        1,
      );
    expect([ld(762), ld(763)]).toEqual([5, 7]);
    // Two of one name count once.
    const two = [blue('Reiver', 10, 10), red('Nob', 12, 10), blue('Reiver', 14, 10)];
    expect(lookups.leadership(look(at(two)), 1)).toBe(5);
    expect(lookups.leadership(look(at([blue('Reiver', 30, 25), ...two.slice(1)])), 1)).toBe(5);
    // No card prints it today: a model with the temporary rule cannot be shot in Overwatch.
    const line = [blue('Ork Boy', 10, 10), red('Intercessor', 14, 10)];
    const quiet = { rule: 'no-overwatch', from: 'quiet', seat: 0, holder: 0 } as const;
    const watches = (effects: Position['effects']) => charges.mayWatch(look(at(line, { effects })), 1, 0);
    expect([watches([]), watches([{ use: quiet, until: 'turn', seat: 0 }])]).toEqual([true, false]);
    expect(specialRules['shares-slot'].clause).toBe('ST-10.4');
  });
});

section('ST-10.4 Powers', () => {
  rule('ST-10.4', 'deny-bonus, shadow-in-the-warp, worse-perils', start => {
    const bonus = (gap: number) =>
      look(
        at([blue('Primaris Librarian', 10, 10), red('Weirdboy', 0, 0, { at: tenths(2540 + 400 + gap, 2540) })]),
      ).query('deny-modifier', 0, { model: 0, caster: 1 });
    expect([bonus(12 * 254), bonus(12 * 254 + 1)]).toEqual([1, 0]);
    const line = (gap: number) =>
      at([blue('Weirdboy', 10, 10), red('Tyranid Warrior', 0, 0, { at: tenths(2540 + 450 + gap, 2540) })], {
        phase: 'psychic',
      });
    const shadow = (gap: number) => look(line(gap)).query('psychic-modifier', 0, { model: 0, power: 'smite' });
    expect([shadow(18 * 254), shadow(18 * 254 + 1)]).toEqual([-1, 0]);
    const game = start.from(open, line(1000), cast());
    game
      .picks('choose a Psyker', 0)
      .picks('choose a power', 'smite')
      .dice('Psychic test', 1, 1)
      .dice('roll for Perils of the Warp', 1);
    expect(game.position.models[0]!.wounds).toBe(3);
  });

  rule('ST-10.4', 'no-perils: a Farseer; waaagh-energy: one more power with 20 friends', start => {
    const game = start.from(open, at([blue('Farseer', 10, 10), nob], { phase: 'psychic' }), cast());
    game
      .picks('choose a Psyker', 0)
      .picks('choose a power', 'smite')
      .dice('Psychic test', 1, 1)
      .picks('choose a Psyker', 'done');
    expect(game.position.models[0]!.wounds).toBe(5);
    const boyz = (count: number) =>
      Array.from({ length: count }, (_, i) => blue('Ork Boy', 7 + 1.4 * (i % 6), 12 + 1.4 * Math.floor(i / 6)));
    const casts = (count: number) =>
      look(at([blue('Weirdboy', 10, 10), ...boyz(count)])).query('casts', 1, { model: 0 });
    expect([casts(19), casts(20)]).toEqual([1, 2]);
  });

  rule('ST-10.4', 'spirit-leech: wounds that enemies lose in its Psychic phase heal it, up to 3', start => {
    const line = [blue('Neurothrope', 10, 10, { wounds: 1 }), red('Warboss', 20, 10)];
    const game = start.from(open, at(line, { phase: 'psychic' }), strikes.mortalWounds(1, 2, 0));
    expect(game.position.models[0]!.wounds).toBe(3);
    const dead = start.from(open, { ...game.position }, strikes.mortalWounds(1, 9, 0));
    expect(dead.position.models.map(({ wounds }) => wounds)).toEqual([4, 0]);
    const other = start.from(open, at(line, { phase: 'shooting' }), strikes.mortalWounds(1, 2, 0));
    expect(other.position.models[0]!.wounds).toBe(1);
  });
});

section('ST-10.4 Reanimation', () => {
  const gone = { at: null, removed: true, wounds: 0 } as const;
  const shooter = red('Intercessor', 30, 10);
  rule(['ST-10.4', 'ST-7.6'], 'after an enemy has shot, dice for the Wounds of the slain of a unit: 5+', start => {
    const line = [red('Intercessor', 30, 10), blue('Immortal', 10, 10), blue('Immortal', 13, 16)];
    const game = start.from(open, at(line, { turn: 1 }), battle.phase.start({ seat: 1, phase: 'shooting' }));
    game.picks('choose a model to shoot', 0).picks('choose a target', 2).dice('roll to hit', 3, 3);
    game.dice('roll to wound', 5, 5).dice('saving throws', 1, 1);
    expect(game.position.models[2]!.removed).toBe(true);
    game.dice('Reanimation Protocols', 5);
    game.refuses({ at: tenths(2540 + 320 + 509, 2540) }, 'too-far', 'ST-10.4');
    game.picks('place who comes back', { at: tenths(2540 + 320 + 508, 2540) });
    expect(game.position.models[2]).toMatchObject({ removed: false, wounds: 1 });
  });

  rule(['ST-10.4', 'ST-7.2'], 'nobody of its unit left: nobody comes back, unless it is read otherwise', start => {
    const line = [red('Intercessor', 30, 10), blue('Immortal', 10, 10), blue('Deathmark', 13, 16)];
    const play = (setup = open) => {
      const game = start.from(setup, at(line, { turn: 1 }), battle.phase.start({ seat: 1, phase: 'shooting' }));
      return game
        .picks('choose a model to shoot', 0)
        .picks('choose a target', 2)
        .dice('roll to hit', 3, 3)
        .dice('roll to wound', 5, 5)
        .dice('saving throws', 1, 1);
    };
    expect(play().position.models[2]!.removed).toBe(true);
    const wide = withOptions({ readings: { ...open.options.readings, reanimation: { scope: 'army' } } });
    play(wide).dice('Reanimation Protocols', 4);
  });

  rule('ST-10.4', 're-rolls-reanimation: Warriors re-roll 1s; a model needs as many dice as it has Wounds', start => {
    const line = [red('Intercessor', 30, 10), blue('Necron Warrior', 10, 10), blue('Necron Warrior', 13, 16)];
    const game = start.from(open, at(line, { turn: 1 }), battle.phase.start({ seat: 1, phase: 'shooting' }));
    game
      .picks('choose a model to shoot', 0)
      .picks('choose a target', 2)
      .dice('roll to hit', 3, 3)
      .dice('roll to wound', 4, 4)
      .dice('saving throws', 1, 1);
    game.dice('Reanimation Protocols', 1).dice('Reanimation Protocols again', 2);
    expect(game.position.models[2]!.removed).toBe(true);
  });

  rule(['ST-10.4', 'ST-7.6'], 'resurrection-orb: once a battle, in the Command phase, for a unit within 6"', start => {
    const lord = blue('Lord', 10, 10, { choices: ['>resurrection-orb'] });
    const line = [lord, blue('Immortal', 12, 10), blue('Immortal', 0, 0, gone), blue('Immortal', 0, 0, gone), shooter];
    const game = start.from(open, at(line), battle.phase.start({ seat: 0, phase: 'command' }));
    game.reacts('phase-began', 'resurrection-orb immortals').dice('Reanimation Protocols', 5, 4);
    game.picks('place who comes back', { at: tenths(12 * 254 + 400, 2540) });
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, false, false, true, false]);
    expect(game.position.models[0]!.used).toEqual(['resurrection-orb']);
    game.reacts('phase-began', null);
  });

  rule(
    ['ST-7.1', 'ST-7.3'],
    'readings by distance and by sight: from the orb’s bearer, from where the slain model stood',
    start => {
      const lord = blue('Lord', 10, 10, { choices: ['>resurrection-orb'] });
      const line = [lord, blue('Immortal', 12, 10), blue('Immortal', 0, 0, gone), shooter];
      const offered = (orb: Reading, pieces = open) => {
        const setup = { ...pieces, options: { ...open.options, readings: { ...open.options.readings, orb } } };
        const game = start.from(setup, at(line), battle.phase.start({ seat: 0, phase: 'command' }));
        const { options } = game.asks('react or pass') as { readonly options: readonly string[] };
        game.reacts('phase-began', null);
        return options.includes('resurrection-orb immortals');
      };
      expect(offered({ scope: 'near', within: 6 })).toBe(true);
      expect(offered({ scope: 'unit-name', visible: true })).toBe(true);
      const wall = withPieces(box('wall', [11, 5], [0.2, 10], 4));
      const seen = (setup: Setup) => {
        const t = look(at([blue('Immortal', 0, 0, gone), blue('Immortal', 12, 10)]), setup);
        return readings.unitOf(t, { scope: 'unit-name', visible: true }, 0, tenths(2540, 2540));
      };
      expect([seen(open), seen(wall)]).toEqual([[1], []]);
    },
  );
});

section('ST-10.4 All of them', () => {
  rule(
    ['ST-10.4', 'ST-10.3', 'ST-10.1', 'ST-10.6'],
    'every ability, item and weapon has a rule, and idle ones are counted',
    () => {
      const uses = [
        ...Object.values(ABILITIES).flatMap(({ uses: all }) => all),
        ...GEAR.flatMap(({ abilities }) => abilities),
      ];
      for (const { rule: name } of uses) expect(specialRules[name], name).toBeDefined();
      for (const { rules } of content.weapons.flatMap(({ profiles }) => profiles))
        for (const { rule: name } of rules) expect(specialRules[name], name).toBeDefined();
      const idle = uses.filter(isIdle).map(({ why }) => why);
      const count = (why: string) => idle.filter(each => each === why).length;
      expect([count('army-morale'), count('off'), count('nobody-has-it'), count('once-per-name'), idle.length]).toEqual(
        [5, 4, 4, 1, 14],
      );
      expect(toSave(at([blue('Immortal', 10, 10), red('Warboss', 20, 10)]), 'meltagun').needs).toBe(5);
    },
  );
});
