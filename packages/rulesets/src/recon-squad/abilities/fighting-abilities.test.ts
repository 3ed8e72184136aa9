// RS-10.4  Abilities that change fights, powers and turns
import { expect } from 'vitest';
import type { Deed } from '../../w40k/types.ts';
import { fights, lookups, psychic, strikes, turns } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, box, broke, field, look, open, red, type Stood, tenths, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';

const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...broke, ...change });
const did = (kind: string, ...deeds: readonly Deed[]): Stood => blue(kind, 10, 10, { did: deeds });
const nob = red('Nob', 20, 10);
const far = red('Nob', 45, 45);
const blow = (profile: string, attacks = 1) =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'fighting', attacks });

section('RS-10.4 Fights', () => {
  rule('RS-10.4', 'shock-assault: 1 more Attack after a charge, being charged or an intervention', () => {
    const attacks = (...deeds: readonly Deed[]) => lookups.attacks(look(at([did('Scout', ...deeds), nob])), 0);
    expect([
      attacks(),
      attacks('charged'),
      attacks('was-charged'),
      attacks('intervened'),
      attacks('declared-charge'),
    ]).toEqual([1, 2, 2, 2, 1]);
  });

  rule('RS-10.4', 'piles-in: Hormagaunts go 6"', start => {
    const game = start.from(
      open,
      at([did('Hormagaunt', 'charged'), far], { phase: 'fight' }),
      fights.fight.start({ model: 0 }),
    );
    expect(game.asks('move', 'move').allowance).toBe(6 * 254);
    game.picks('move', []).picks('move', []);
  });

  rule('RS-10.4', 'throat-slittas: +1 to wound models in terrain', () => {
    const wood = withPieces(box('wood', [10.5, 8], [4, 4], 0.1));
    const modifier = (x: number, manner: 'fighting' | 'shooting') => {
      const t = look(at([did('Kommando'), red('Scout', x, 10)]), wood);
      const attack = strikes.attackOf(t, { attacker: 0, target: 1, profile: 'choppa', manner, attacks: 1 });
      return strikes.rolls.toWound(t, attack).modifier;
    };
    expect([modifier(11.5, 'fighting'), modifier(11.5, 'shooting'), modifier(8.7, 'fighting')]).toEqual([1, 0, 0]);
  });

  rule('RS-10.4', 'toxin-sacs: a wound roll of 6 in a fight costs 1 more', start => {
    const bite = (face: number) => {
      const gaunt = blue('Hormagaunt', 10, 10, { choices: ['>toxin-sacs'] });
      const game = start.from(open, at([gaunt, red('Nob', 11.4, 10)], { phase: 'fight' }), blow('scything-talons'));
      return game.dice('roll to hit', 4).dice('roll to wound', face).dice('saving throws', 1).position.models[1]!
        .wounds;
    };
    expect([bite(5), bite(6)]).toEqual([1, 0]);
  });

  rule('RS-10.4', 'guardian-protocols: a 2+ takes the wound of a Character within 3" as a mortal wound', start => {
    const hurt = (x: number) =>
      start.from(open, at([did('Lord'), blue('Lychguard', x, 10)]), strikes.mortalWounds(0, 2));
    const guarded = hurt(12).reacts('losing-wounds', 'guardian-protocols 1').dice('roll to take the wound', 2, 1);
    expect(guarded.position.models.map(({ wounds }) => wounds)).toEqual([3, 1]);
    expect(hurt(12).reacts('losing-wounds', null).position.models[0]!.wounds).toBe(2);
    expect(hurt(16).position.models[0]!.wounds).toBe(2);
  });

  rule('RS-10.4', 'terrifies: enemies within 3" of Reivers have 1 less Ld', () => {
    const ld = (gap: number) =>
      lookups.leadership(look(at([did('Reiver'), red('Ork Boy', 0, 0, { at: tenths(2540 + 320 + gap, 2540) })])), 1);
    expect([ld(762), ld(763)]).toEqual([5, 6]);
    // However many: each is a unit of its own here, and the rule counts once.
    const four = [did('Reiver'), red('Ork Boy', 12, 10), ...[8, 10, 12].map(y => blue('Reiver', 14, y))];
    expect(lookups.leadership(look(at(four)), 1)).toBe(5);
  });

  rule(['RS-10.4', '8E-6.18'], 'invulnerable: of a sheet or an item, the best counts', () => {
    const save = (kind: string, choices: readonly string[] = []) =>
      lookups.kit(look(at([blue(kind, 10, 10, { choices })])), 0).invulnerable;
    expect([save('Terminator'), save('Overlord'), save('Scout'), save('Neurothrope')]).toEqual([5, 4, null, 3]);
    expect([save('Lychguard'), save('Lychguard', ['warscythe>hyperphase-sword+dispersion-shield'])]).toEqual([null, 4]);
  });
});

section('RS-10.4 Powers and orders', () => {
  const cast = () => psychic.phase.start({ model: null });

  rule('RS-10.4', 'deny-bonus: +1 within 12" of the caster', () => {
    const bonus = (gap: number) => {
      const line = [
        blue('Librarian', 10, 10),
        red('Weirdboy', 0, 0, { at: tenths(2540 + 400 + gap, 2540), choices: ['>warpath'] }),
      ];
      return look(at(line)).query('deny-modifier', 0, { model: 0, caster: 1 });
    };
    expect([bonus(12 * 254), bonus(12 * 254 + 1)]).toEqual([1, 0]);
  });

  rule('RS-10.4', 'shadow-in-the-warp: -1 to Psychic tests within 18", however many', () => {
    const modifier = (...others: readonly Stood[]) =>
      look(at([blue('Librarian', 10, 10), ...others])).query('psychic-modifier', 0, { model: 0, power: 'smite' });
    const prime = (gap: number) => red('Tyranid Prime', 0, 0, { at: tenths(2540 + 200 + 250 + gap, 2540) });
    expect([
      modifier(prime(18 * 254)),
      modifier(prime(18 * 254 + 1)),
      modifier(prime(100), red('Tyranid Prime', 10, 14)),
    ]).toEqual([-1, 0, -1]);
    expect(modifier(blue('Tyranid Prime', 10, 14))).toBe(0);
  });

  rule('RS-10.4', 'waaagh-energy: +1 for ten Orks within 10", and a 12 is Perils', start => {
    const boys = (count: number) =>
      Array.from({ length: count }, (_, i) => blue('Ork Boy', 8 + (i % 4) * 1.5, 12 + Math.floor(i / 4) * 1.5));
    const of = (count: number) =>
      look(at([blue('Weirdboy', 10, 10, { choices: ['>warpath'] }), ...boys(count)])).query('psychic-modifier', 0, {
        model: 0,
        power: 'smite',
      });
    expect([of(9), of(10)]).toEqual([0, 1]);
    const position = at([blue('Weirdboy', 10, 10, { choices: ['>warpath'] }), ...boys(10), red('Warboss', 10, 5)], {
      phase: 'psychic',
    });
    const game = start.from(open, position, cast()).picks('choose a Psyker', 0).picks('choose a power', 'smite');
    game.dice('Psychic test', 5, 6).dice('roll for Perils of the Warp', 1).dice('roll for mortal wounds', 1);
    expect(game.position.models[0]!.wounds).toBe(3);
  });

  rule(['RS-10.4', '8E-6.20'], 'ghosthelm: a mortal wound is ignored on a 5+, from Perils on a 2+', start => {
    const hurt = start.from(open, at([did('Farseer')]), strikes.mortalWounds(0, 2)).dice('roll to ignore wounds', 4, 5);
    expect(hurt.position.models[0]!.wounds).toBe(4);
    const game = start.from(open, at([did('Farseer'), nob], { phase: 'psychic' }), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 1, 1);
    game
      .picks('choose dice to roll again', [])
      .dice('roll for Perils of the Warp', 3)
      .dice('roll to ignore wounds', 2, 1);
    expect(game.position.models[0]!.wounds).toBe(4);
    game.picks('choose a Psyker', 'done');
    // Other wounds do not concern it.
    const line = at([did('Immortal'), red('Farseer', 15, 10)]);
    const shot = start.from(
      open,
      line,
      strikes.strike.start({ attacker: 0, target: 1, profile: 'gauss-blaster', manner: 'shooting', attacks: 1 }),
    );
    expect(
      shot.dice('roll to hit', 3).dice('roll to wound', 3).dice('saving throws', 1).position.models[1]!.wounds,
    ).toBe(4);
  });

  rule(['RS-10.4', '8E-3.2'], 'runes-of-the-farseer: dice of one test a phase', start => {
    const game = start.from(open, at([did('Farseer'), nob], { phase: 'psychic' }), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 1, 2);
    game.picks('choose dice to roll again', [0]).dice('Psychic test again', 1);
    game.picks('choose a Psyker', 0).picks('choose a power', 'doom').dice('Psychic test', 1, 2);
    expect(game.position.models[1]!.wounds).toBe(2);
  });

  rule('RS-10.4', 'spirit-leech: a model slain by its Smite heals a wound of a friend', start => {
    const thrope = blue('Neurothrope', 10, 10, { wounds: 3, choices: ['>catalyst'] });
    const game = start.from(open, at([thrope, red('Ork Boy', 20, 10)], { phase: 'psychic' }), cast());
    game
      .picks('choose a Psyker', 0)
      .picks('choose a power', 'smite')
      .dice('Psychic test', 2, 4)
      .dice('roll for mortal wounds', 2);
    game.picks('choose a Psyker', 'done');
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([4, 0]);
  });

  rule('RS-10.4', 'aura-re-roll-ones: Psychic tests of 1 near a Neurothrope', start => {
    const thrope = blue('Neurothrope', 10, 10, { choices: ['>catalyst'] });
    const game = start.from(open, at([thrope, red('Ork Boy', 20, 10)], { phase: 'psychic' }), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 1, 2);
    expect(game.asks('choose dice to roll again', 'pick-some').options).toEqual([0]);
    game.picks('choose dice to roll again', [0]).dice('Psychic test again', 1).picks('choose a Psyker', 'done');
  });

  rule('RS-10.4', 'my-will-be-done: one friend within 6" has +1 to Advance, charge and hit', start => {
    const line = [did('Overlord'), blue('Immortal', 10, 13), nob];
    const game = start.from(open, at(line, { phase: 'morale' }), turns.turn.start({ seat: 0 }));
    game.reacts('turn-began', 'my-will-be-done 0').picks('choose whom it commands', 1);
    const t = look(game.position);
    expect(
      [1, 0].map(model => [t.query('advance-bonus', 0, { model }), t.query('charge-bonus', 0, { model })]),
    ).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const attack = strikes.attackOf(t, {
      attacker: 1,
      target: 2,
      profile: 'gauss-blaster',
      manner: 'shooting',
      attacks: 1,
    });
    expect(strikes.rolls.toHit(t, attack).modifier).toBe(1);
    expect(game.position.effects).toMatchObject([{ until: 'own-turn', seat: 0 }]);
    game.stopsAt('choose a model to move');
  });

  rule('RS-10.4', 'invocation: calm, stone or zephyr for friends within 6"', start => {
    const line = [did('Ethereal'), blue('Fire Warrior', 10, 14), blue('Fire Warrior', 10, 30), red('Nob', 30, 14)];
    const invoke = (element: string) => {
      const game = start.from(open, at(line, { phase: 'start' }), turns.phase.start({ seat: 0, phase: 'movement' }));
      game.reacts('phase-began', 'invocation 0').picks('choose an element', element);
      return game;
    };
    const stone = invoke('stone').picks('choose a model to move', 'done').position;
    const hurt = start.from(open, stone, strikes.mortalWounds(1, 1)).dice('roll to ignore wounds', 6);
    expect(hurt.position.models[1]!.removed).toBe(false);
    expect(start.from(open, stone, strikes.mortalWounds(2, 1)).position.models[2]!.removed).toBe(true);
    const zephyr = invoke('zephyr').picks('choose a model to move', 1).picks('choose how it moves', 'advance');
    zephyr.dice('roll to Advance', 1).picks('choose dice to roll again', [0]).dice('roll to Advance again', 5);
    zephyr.picks('move', []).picks('choose a model to move', 'done');
    expect(look(zephyr.position).query('ignores-wounds', [], { model: 1, from: null, mortal: true })).toEqual([]);
    const calm = invoke('calm').picks('choose a model to move', 'done').position;
    const shot = (attacker: number) =>
      start.from(
        open,
        calm,
        strikes.strike.start({ attacker, target: 3, profile: 'pulse-rifle', manner: 'shooting', attacks: 1 }),
      );
    shot(1).dice('roll to hit', 1).dice('roll to hit again', 1);
    shot(2).dice('roll to hit', 1);
  });
});

section('RS-3 Reanimation', () => {
  const setup = { ...open, options: { ...open.options, reanimation: true } };
  const line: readonly Stood[] = [
    blue('Immortal', 10, 10),
    blue('Immortal', 0, 0, { at: null, removed: true, wounds: 0 }),
    blue('Immortal', 0, 0, { at: null, removed: true, wounds: 0, selection: 1 }),
    blue('Immortal', 20, 20, { selection: 2 }),
  ];
  const turn = { ...broke, phase: 'morale' } as const;

  rule(
    ['RS-3.8', 'RS-3.3', 'RS-7.3'],
    'an option: on a 5+ next to others of its selection, after the Break Tests',
    start => {
      const game = start.from(setup, field(line, turn), turns.turn.start({ seat: 0 }));
      // Half are left; no model of selection 1 is there to bring the third back.
      game.dice('Reanimation Protocols', 5);
      game.refuses({ at: tenths(2540 + 320 + 763, 2540) }, 'too-far', 'RS-3.8');
      game.picks('place who comes back', { at: tenths(2540 + 320 + 762, 2540) });
      expect(game.position.models[1]).toMatchObject({ removed: false, wounds: 1 });
      game.picks('choose a model to move', 'done');
      const failed = start.from(setup, field(line, turn), turns.turn.start({ seat: 0 }));
      failed.dice('Reanimation Protocols', 4).picks('choose a model to move', 'done');
      expect(failed.position.models[1]!.removed).toBe(true);
      const off = start.from(open, field(line, turn), turns.turn.start({ seat: 0 }));
      expect(off.picks('choose a model to move', 'done').position.models[1]!.removed).toBe(true);
    },
  );

  rule(['RS-3.8', 'RS-7.6', 'RS-7.17'], 'nobody comes back who failed a Break Test', start => {
    // One of four is left of a broken army: a 6 and six rounds exceed its Ld of 10.
    const broken = { ...turn, round: 6, brokenSince: [1, null] };
    const both = [line[0]!, blue('Immortal', 12, 10), ...line.slice(2, 3), ...line.slice(2, 3), ...line.slice(2, 3)];
    const game = start.from(setup, field(both, broken), turns.turn.start({ seat: 0 }));
    game.picks('choose who takes a Break Test', 1).dice('Break Test', 6).dice('Break Test', 1);
    game.picks('choose a model to move', 'done');
    expect(game.position.models[1]!.removed).toBe(true);
    expect(game.position.fled).toEqual([1]);
  });

  rule(['RS-8.4', 'RS-8.13', 'RS-3.8'], 'a Leader that came back is no casualty', start => {
    const gone = blue('Immortal', 0, 0, { at: null, removed: true, wounds: 0, leader: true });
    const game = start.from(
      setup,
      field([line[0]!, gone], { ...turn, leadersLost: [true, false] }),
      turns.turn.start({ seat: 0 }),
    );
    game.dice('Reanimation Protocols', 5).picks('place who comes back', { at: tenths(2540 + 400, 2540) });
    expect(game.picks('choose a model to move', 'done').position.leadersLost).toEqual([false, false]);
  });

  rule('RS-3.8', 'a resurrection orb rolls once more, once per game', start => {
    const lord = blue('Lord', 0, 0, {
      at: tenths(2540, 2540 + 360 + 762),
      choices: ['>resurrection-orb'],
      selection: 3,
    });
    const game = start.from(setup, field([...line, lord], turn), turns.turn.start({ seat: 0 }));
    game.dice('Reanimation Protocols', 1).reacts('turn-began', 'resurrection-orb 0').dice('Reanimation Protocols', 1);
    expect(game.position.models[4]!.used).toEqual(['resurrection-orb']);
    game.picks('choose a model to move', 'done');
  });
});
