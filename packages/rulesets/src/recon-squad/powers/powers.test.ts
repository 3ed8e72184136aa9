import { expect } from 'vitest';
import { lookups, psychic, strikes, turns } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, box, broke, field, look, open, red, type Stood, tenths, withPieces } from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const casting: Partial<Position> = { ...broke, phase: 'psychic' };
const phase = () => psychic.phase.start({ model: null });
const librarian: Stood = blue('Librarian', 10, 10);
const begin = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...casting, ...change });
const wounds = ({ models }: Position, id = 1): number => models[id]!.wounds;
/** A Psyker that knows Smite and no other power with a target here. */
const thrope: Stood = blue('Neurothrope', 10, 10, { choices: ['>psychic-scream'] });

section('8E-5 Tests and attempts to deny', () => {
  rule(['8E-5.1', '8E-5.2'], 'as many powers as its datasheet says, each once', start => {
    const game = start.from(open, begin([librarian, red('Nob', 20, 10)]), phase());
    expect(game.asks('choose a Psyker', 'pick-one').options).toEqual([0, 'done']);
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 1, 2);
    game.picks('choose a Psyker', 0).refuses('smite', 'not-an-option', '8E-5.1');
    expect(game.asks('choose a power', 'pick-one').options).toEqual(['might-of-heroes', 'psychic-scourge']);
    // Two powers: nobody is left to cast.
    game.picks('choose a power', 'psychic-scourge').dice('Psychic test', 1, 2);
    expect(game.position.casts).toEqual([
      { model: 0, power: 'smite' },
      { model: 0, power: 'psychic-scourge' },
    ]);
  });

  rule('8E-5.3', '2D6 that reach the warp charge manifest the power', start => {
    const smite = (...faces: [number, number]) => {
      const game = start.from(open, begin([librarian, red('Nob', 20, 10)]), phase());
      return game
        .picks('choose a Psyker', 0)
        .picks('choose a power', 'smite')
        .dice('Psychic test', ...faces);
    };
    const missed = smite(1, 3).picks('choose a Psyker', 'done');
    expect(wounds(missed.position)).toBe(2);
    const manifested = smite(2, 3).dice('roll for mortal wounds', 1).picks('choose a Psyker', 'done');
    expect(wounds(manifested.position)).toBe(1);
  });

  rule('8E-5.4', 'a double 1 or a double 6 costs the Psyker D3 mortal wounds, other doubles nothing', start => {
    const cast = (face: number) => {
      const game = start.from(open, begin([librarian, red('Nob', 20, 10)]), phase());
      return game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', face, face);
    };
    const ones = cast(1).dice('roll for Perils of the Warp', 4).picks('choose a Psyker', 'done');
    expect([wounds(ones.position, 0), wounds(ones.position)]).toEqual([2, 2]);
    // The power still manifests: a 12 is D6.
    const sixes = cast(6).dice('roll for Perils of the Warp', 1).dice('roll for mortal wounds', 1);
    expect([wounds(sixes.position, 0), wounds(sixes.position)]).toEqual([3, 1]);
    sixes.picks('choose a Psyker', 'done');
    cast(5).dice('roll for mortal wounds', 1).picks('choose a Psyker', 'done');
  });

  rule('8E-5.5', 'slain by Perils: the power fails and all models within 6" suffer D3', start => {
    const line = [
      blue('Librarian', 10, 10, { wounds: 1 }),
      red('Warboss', 20, 10),
      blue('Intercessor', 0, 0, { at: tenths(2540 + 200 + 160 + 1524, 2540 + 0) }),
      blue('Intercessor', 0, 0, { at: tenths(2540, 2540 + 200 + 160 + 1525) }),
    ];
    const game = start.from(open, begin(line), phase());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 6, 6);
    game.dice('roll for Perils of the Warp', 1).dice('roll for Perils of the Warp', 2);
    expect(game.position.models.map(model => [model.removed, model.wounds])).toEqual([
      [true, 0],
      [false, 6],
      [false, 1],
      [false, 2],
    ]);
  });

  rule(['8E-5.6', '8E-5.7'], 'an enemy Psyker within 24" stops it with more than the test, once a power', start => {
    const line = (gap: number) => [
      librarian,
      red('Weirdboy', 0, 0, { at: tenths(2540 + 400 + gap, 2540), choices: ['>warpath'] }),
    ];
    const manifest = (gap: number) => {
      const game = start.from(open, begin([...line(gap), red('Nob', 14, 10)]), phase());
      return game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 3, 4);
    };
    const equal = manifest(24 * 254);
    expect(equal.asks('deny the power')).toMatchObject({ to: 1, options: ['1'] });
    equal.picks('deny the power', '1').dice('roll to deny', 3, 4).dice('roll for mortal wounds', 1);
    expect(equal.position.denials).toEqual([1]);
    equal.picks('choose a Psyker', 'done');
    const more = manifest(24 * 254)
      .picks('deny the power', '1')
      .dice('roll to deny', 4, 4);
    expect(wounds(more.position, 2)).toBe(2);
    // Its one attempt of the phase is used up.
    more.picks('choose a Psyker', 0).picks('choose a power', 'psychic-scourge').dice('Psychic test', 3, 4);
    more.dice('roll against its Leadership', 1).dice('roll against its Leadership', 6);
    manifest(24 * 254 + 1)
      .dice('roll for mortal wounds', 1)
      .picks('choose a Psyker', 'done');
  });

  rule('8E-5.7', 'one attempt to deny a power, however many Psykers are near', start => {
    const deniers = [
      red('Weirdboy', 20, 10, { choices: ['>warpath'] }),
      red('Weirdboy', 20, 14, { choices: ['>warpath'] }),
    ];
    const game = start.from(open, begin([librarian, ...deniers, red('Nob', 14, 10)]), phase());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 3, 4);
    game.picks('deny the power', '2').dice('roll to deny', 1, 1).dice('roll for mortal wounds', 1);
    expect(game.position.denials).toEqual([2]);
    game.picks('choose a Psyker', 'done');
  });

  rule(['8E-5.8', '8E-6.3'], 'Smite: the closest visible enemy within 18"', start => {
    const target = (line: readonly Stood[], setup: Setup = open) => {
      const game = start.from(setup, begin([thrope, ...line]), phase());
      if (game.state.question === null) return null;
      game.picks('choose a Psyker', 0);
      if (game.state.question?.purpose === 'choose a power') game.picks('choose a power', 'smite');
      game.dice('Psychic test', 2, 3).dice('roll for mortal wounds', 1);
      const hit = game.facts().flatMap(fact => (fact.type === 'power-manifested' ? [fact.target] : []))[0];
      if (game.state.question !== null) game.picks('choose a Psyker', 'done');
      return hit;
    };
    expect(target([red('Nob', 24, 10), red('Nob', 20, 10)])).toBe(2);
    const hidden = withPieces(box('wall', [18, 8], [0.3, 4], 5));
    expect(target([red('Nob', 24, 20), red('Nob', 20, 10)], hidden)).toBe(1);
    const at = (gap: number) => [red('Nob', 0, 0, { at: tenths(2540 + 400 + gap, 2540) })];
    expect(target(at(18 * 254))).toBe(1);
    expect(target(at(18 * 254 + 1))).toBeNull();
  });

  rule('8E-5.9', 'D3 mortal wounds, D6 at 11 or more', start => {
    const harm = (a: number, b: number, face: number) => {
      const game = start.from(open, begin([librarian, red('Warboss', 20, 10)]), phase());
      game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', a, b);
      game.dice('roll for mortal wounds', face).picks('choose a Psyker', 'done');
      return 6 - wounds(game.position);
    };
    expect([harm(4, 6, 6), harm(5, 6, 5), harm(4, 6, 3)]).toEqual([3, 5, 2]);
  });
});

section('RS-5 Psychic powers in Recon Squad', () => {
  const conclave = (x: number, y: number, change: object = {}, side = blue) =>
    side('Warlock', x, y, { sheet: 'warlock-conclave', ...change });
  const seven = (count: number) =>
    Array.from({ length: count }, (_, i) => conclave(10 + 1.2 * (i % 3), 10 + 1.2 * Math.floor(i / 3)));

  rule('RS-5.1', 'a player attempts no power but Smite twice in a turn', start => {
    const line = [librarian, blue('Librarian', 10, 14, { selection: 1 }), red('Warboss', 20, 10)];
    const game = start.from(open, begin(line), phase());
    game.picks('choose a Psyker', 0).picks('choose a power', 'psychic-scourge').dice('Psychic test', 1, 2);
    game.picks('choose a Psyker', 1);
    // A failed attempt counts too.
    expect(game.asks('choose a power', 'pick-one').options).toEqual(['smite', 'might-of-heroes']);
    game.picks('choose a power', 'smite').dice('Psychic test', 1, 2).picks('choose a Psyker', 0);
    expect(game.asks('choose a power', 'pick-one').options).toEqual(['smite', 'might-of-heroes']);
    game.picks('choose a power', 'smite').dice('Psychic test', 1, 2).picks('choose a Psyker', 'done');
  });

  rule(['RS-5.2', 'RS-5.4', 'RS-3.5'], 'one model of a selection casts in a turn; all of them may deny', start => {
    const line = [conclave(10, 10), conclave(10, 12), conclave(10, 14, { selection: 1 }), red('Nob', 16, 10)];
    const game = start.from(open, begin(line), phase());
    expect(game.asks('choose a Psyker', 'pick-one').options).toEqual([0, 1, 2, 'done']);
    game.picks('choose a Psyker', 1).picks('choose a power', 'protect').picks('choose the target of the power', 1);
    game.dice('Psychic test', 1, 2);
    expect(game.asks('choose a Psyker', 'pick-one').options).toEqual([2, 'done']);
    game.picks('choose a Psyker', 'done');
    const enemies = [librarian, conclave(10, 20, {}, red), conclave(10, 22, {}, red), red('Nob', 16, 12)];
    const denied = start.from(open, begin(enemies), phase());
    denied.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 3, 4);
    expect(denied.asks('deny the power')).toMatchObject({ options: ['1', '2'] });
    denied.stopsAt('deny the power');
  });

  rule(['RS-5.3', 'RS-10.7', 'RS-5.4'], 'a Conclave casts 1, 2 or 3 powers with 1, 4 or 7 models within 3"', start => {
    const casts = (count: number): number => {
      const game = start.from(open, begin([...seven(count), red('Warboss', 17, 12)]), phase());
      for (const power of ['protect', 'jinx', 'destructor']) {
        if (game.state.question === null) break;
        game.picks('choose a Psyker', 4 % count);
        if (game.state.question?.purpose === 'choose a power') game.picks('choose a power', power);
        if (game.state.question?.purpose === 'choose the target of the power')
          game.picks('choose the target of the power', 0);
        game.dice('Psychic test', 1, 2);
      }
      return game.position.casts.length;
    };
    expect([casts(3), casts(4), casts(6)]).toEqual([1, 2, 2]);
    // All three of its powers.
    expect(casts(7)).toBe(3);
  });

  rule(['RS-5.3', 'RS-10.7'], 'and denies as often; others of the selection further off do not count', start => {
    const mayDenyAgain = (x: number, change: object = {}): boolean => {
      const foes = [
        [20, 10],
        [21.2, 10],
        [20, 11.2],
      ].map(([a, b]) => conclave(a!, b!, {}, red));
      const line = [librarian, ...foes, conclave(x, 11.2, change, red), red('Nob', 12, 10)];
      const game = start.from(open, begin(line, { denials: [1] }), phase());
      game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 3, 4);
      const options = game.asks('deny the power', 'react').options as readonly string[];
      game.stopsAt('deny the power');
      return options.includes('1');
    };
    expect(mayDenyAgain(21.2)).toBe(true);
    expect(mayDenyAgain(30)).toBe(false);
    expect(mayDenyAgain(21.2, { selection: 1 })).toBe(false);
  });

  rule(['RS-5.3', 'RS-10.7'], 'its Smite deals 1, D3 or D6 by those numbers, within 9"', start => {
    const smite = (count: number, x = 17) => {
      const game = start.from(open, begin([...seven(count), red('Warboss', x, 11)]), phase());
      game.picks('choose a Psyker', 4 % count);
      game.picks('choose a power', 'destructor').dice('Psychic test', 1, 4);
      return game;
    };
    const end = (game: ReturnType<typeof smite>) => {
      if (game.state.question !== null) game.picks('choose a Psyker', 'done');
      return game.position.models.at(-1)!.wounds;
    };
    expect(end(smite(1))).toBe(5);
    expect(end(smite(4).dice('roll for mortal wounds', 6))).toBe(3);
    expect(end(smite(7).dice('roll for mortal wounds', 5))).toBe(1);
    const far = start.from(open, begin([conclave(10, 10), red('Warboss', 10 + 9 + 340 / 254 + 0.01, 10)]), phase());
    far.picks('choose a Psyker', 0);
    expect(far.asks('choose a power', 'pick-one').options).toEqual(['protect', 'jinx']);
    far.stopsAt('choose a power');
  });

  rule('RS-5.5', 'an option: each attempt at Smite makes the next one harder, up to 11', () => {
    const needs = (earlier: number, smiteRises: boolean) => {
      const casts = Array.from({ length: earlier + 1 }, () => ({ model: 0, power: 'smite' }));
      const t = look(field([librarian, red('Nob', 20, 10)], { casts }), {
        ...open,
        options: { ...open.options, smiteRises },
      });
      return t.query('warp-charge', 5, { model: 0, power: 'smite' });
    };
    expect([needs(0, true), needs(1, true), needs(2, true), needs(9, true)]).toEqual([5, 6, 7, 11]);
    expect(needs(3, false)).toBe(5);
  });
});

section('RS-10.5 Powers', () => {
  /** Casts a power of model 0 at a target with this test, up to the power's own dice. */
  const cast = (
    start: Parameters<Parameters<typeof rule>[2]>[0],
    line: readonly Stood[],
    power: string,
    target: number,
  ) => {
    const game = start.from(open, begin(line), phase()).picks('choose a Psyker', 0);
    if (game.state.question?.purpose === 'choose a power') game.picks('choose a power', power);
    if (game.state.question?.purpose === 'choose the target of the power')
      game.picks('choose the target of the power', target);
    game.dice('Psychic test', 4, 5);
    // The Runes of a Farseer.
    if (game.state.question?.purpose === 'choose dice to roll again') game.picks('choose dice to roll again', []);
    return game;
  };
  const done = <G extends ReturnType<typeof cast>>(game: G): G => {
    if (game.state.question?.purpose === 'choose a Psyker') game.picks('choose a Psyker', 'done');
    return game;
  };
  const attack = (
    position: Position,
    manner: 'shooting' | 'fighting',
    profile: string,
    [attacker, target] = [0, 1] as const,
  ) => {
    const t = look(position);
    return [t, strikes.attackOf(t, { attacker, target, profile, manner, attacks: 1 })] as const;
  };

  rule('RS-10.5', 'Might of Heroes: a friend within 12" has +1 S, T and A, until the next own Psychic phase', start => {
    const line = [librarian, red('Nob', 40, 40), blue('Scout', 14, 10)];
    const game = done(cast(start, line, 'might-of-heroes', 2));
    const t = look(game.position);
    expect([lookups.strength(t, 2), lookups.toughness(t, 2), lookups.attacks(t, 2)]).toEqual([5, 5, 2]);
    expect(lookups.strength(t, 0)).toBe(4);
    const enemy = start.from(open, game.position, turns.phase.start({ seat: 1, phase: 'psychic' }));
    expect(lookups.strength(look(enemy.position), 2)).toBe(5);
    const own = start.from(
      open,
      { ...game.position, casts: [], phase: 'movement' },
      turns.phase.start({ seat: 0, phase: 'psychic' }),
    );
    expect(lookups.strength(look(own.position), 2)).toBe(4);
    own.picks('choose a Psyker', 'done');
  });

  rule('RS-10.5', 'Psychic Scourge: D6 plus Ld each; more is D3 mortal wounds, equal one, less none', start => {
    const scourge = (own: number, theirs: number) => {
      const game = cast(start, [librarian, red('Warboss', 20, 10)], 'psychic-scourge', 1);
      return game.dice('roll against its Leadership', own).dice('roll against its Leadership', theirs);
    };
    // Ld 9 against Ld 8.
    expect(wounds(done(scourge(3, 3).dice('roll for mortal wounds', 5)).position)).toBe(3);
    expect(wounds(done(scourge(3, 4)).position)).toBe(5);
    expect(wounds(done(scourge(3, 5)).position)).toBe(6);
  });

  rule('RS-10.5', 'Warpath: a friend within 18" has +1 A', start => {
    const line = [blue('Weirdboy', 10, 10, { choices: ['>warpath'] }), red('Nob', 45, 45), blue('Ork Boy', 14, 10)];
    const t = look(done(cast(start, line, 'warpath', 2)).position);
    expect([lookups.attacks(t, 2), lookups.strength(t, 2), lookups.attacks(t, 0)]).toEqual([3, 4, 3]);
  });

  rule('RS-10.5', '’Eadbanger: a D6 above Toughness slays the closest visible enemy', start => {
    const bang = (face: number) => {
      const game = cast(
        start,
        [blue('Weirdboy', 10, 10, { choices: ['>eadbanger'] }), red('Warboss', 20, 10)],
        'eadbanger',
        1,
      );
      return game.dice('roll against its Toughness', face).position.models[1]!.removed;
    };
    expect([bang(5), bang(6)]).toEqual([false, true]);
  });

  rule('RS-10.5', 'Guide: failed hit rolls of a friend’s shooting are re-rolled', start => {
    const line = [blue('Farseer', 10, 10), red('Nob', 30, 10), blue('Guardian Defender', 20, 10)];
    const guided = done(cast(start, line, 'guide', 2)).position;
    const shots = start.from(
      open,
      guided,
      strikes.strike.start({ attacker: 2, target: 1, profile: 'shuriken-catapult', manner: 'shooting', attacks: 2 }),
    );
    shots.dice('roll to hit', 2, 3).dice('roll to hit again', 1).dice('roll to wound', 1);
    const blow = start.from(
      open,
      guided,
      strikes.strike.start({ attacker: 2, target: 1, profile: 'close-combat-weapon', manner: 'fighting', attacks: 1 }),
    );
    blow.dice('roll to hit', 2);
  });

  rule('RS-10.5', 'Doom: failed wound rolls against an enemy are re-rolled', start => {
    const doomed = done(cast(start, [blue('Farseer', 10, 10), red('Nob', 30, 10)], 'doom', 1)).position;
    const shots = start.from(
      open,
      doomed,
      strikes.strike.start({ attacker: 0, target: 1, profile: 'shuriken-pistol', manner: 'shooting', attacks: 1 }),
    );
    shots.dice('roll to hit', 3).dice('roll to wound', 2).dice('roll to wound again', 1);
    expect(doomed.effects).toMatchObject([{ use: { rule: 'power-dooms', target: 1 }, until: 'own-psychic', seat: 0 }]);
  });

  rule('RS-10.5', 'Protect and Jinx: saves of a friend 1 better, of an enemy 1 worse', start => {
    const line = [blue('Warlock', 10, 10), red('Scout', 20, 10), blue('Scout', 12, 10)];
    const save = (position: Position, attacker: number, target: number) => {
      const [t, attacked] = attack(position, 'shooting', 'boltgun', [attacker, target] as never);
      const { needs, modifier } = strikes.rolls.toSave(t, attacked, attacked);
      return needs - modifier;
    };
    expect(save(done(cast(start, line, 'protect', 2)).position, 1, 2)).toBe(3);
    expect(save(done(cast(start, line, 'jinx', 1)).position, 2, 1)).toBe(5);
  });

  rule(['RS-10.5', '8E-6.20'], 'Catalyst: a friend ignores wounds on a 5+, one roll for each', start => {
    const line = [
      blue('Neurothrope', 10, 10, { choices: ['>catalyst'] }),
      red('Nob', 45, 45),
      blue('Tyranid Prime', 14, 10),
    ];
    const { position } = done(cast(start, line, 'catalyst', 2));
    const game = start.from(open, position, strikes.mortalWounds(2, 3)).dice('roll to ignore wounds', 4, 5, 6);
    expect(wounds(game.position, 2)).toBe(5);
  });

  rule('RS-10.5', 'Psychic Scream: the closest enemy within 18", visible or not, suffers D3', start => {
    const wall = withPieces(box('wall', [13, 0], [0.3, 48], 5));
    const line = [thrope, red('Warboss', 20, 10), red('Warboss', 22, 14)];
    const game = start.from(wall, begin(line), phase()).picks('choose a Psyker', 0);
    game.dice('Psychic test', 2, 3).dice('roll for mortal wounds', 6);
    expect(wounds(game.position)).toBe(3);
  });
});
