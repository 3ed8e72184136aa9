import { expect } from 'vitest';
import { psychic } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  field,
  look,
  open,
  pairsOf,
  red,
  type Stood,
  tenths,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const cast = () => psychic.phase.start({ model: null });
const at = (line: readonly Stood[], change: Partial<Position> = {}) =>
  field(line, { ...broke, phase: 'psychic', ...change });
const librarian = blue('Primaris Librarian', 10, 10);
const nob = red('Nob', 20, 10);
const refused = (position: Position, model: number, power: string) =>
  pairsOf(look(position).query('cast-refused', [], { model, power }));

section('9E-6 Psychic phase', () => {
  rule(['9E-6.1', '9E-6.3'], 'picked once, for as many powers as its datasheet says, none of them twice', start => {
    const line = [librarian, nob, blue('Primaris Librarian', 10, 14)];
    const game = start.from(open, at(line), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 1, 2);
    expect(refused(game.position, 0, 'smite')).toEqual([]);
    game.picks('choose a Psyker', 0);
    expect(game.asks('choose a power', 'pick-one').options).toEqual(['might-of-heroes', 'psychic-scourge']);
    game.picks('choose a power', 'psychic-scourge').dice('Psychic test', 1, 2);
    // It may attempt only two powers; then the other is next, and the first is done.
    game.refuses(0, 'not-an-option', '9E-6.1').picks('choose a Psyker', 2);
    game.picks('choose a power', 'smite').dice('Psychic test', 1, 3).picks('choose a Psyker', 'done');
    const after = at(line, {
      casts: [
        { model: 0, power: 'smite' },
        { model: 2, power: 'smite' },
      ],
    });
    expect(refused(after, 0, 'might-of-heroes')).toEqual([['picked-before', '9E-6.1']]);
    expect(refused(after, 2, 'might-of-heroes')).toEqual([]);
  });

  rule('9E-6.2', 'each army attempts a power other than Smite once per battle round', () => {
    const position = at([librarian, nob, blue('Primaris Librarian', 10, 14)], {
      casts: [{ model: 0, power: 'might-of-heroes' }],
    });
    expect(refused(position, 2, 'might-of-heroes')).toEqual([['power-tried-by-another', '9E-6.2']]);
    expect(refused(position, 2, 'smite')).toEqual([]);
  });

  rule(['9E-6.2', 'ST-10.5'], 'two sides of one power are one power', () => {
    const tried = (power: string) =>
      at([blue('Warlock', 10, 10), nob, blue('Warlock', 10, 14)], { casts: [{ model: 0, power }] });
    const byAnother = [['power-tried-by-another', '9E-6.2']];
    expect([refused(tried('protect'), 2, 'jinx'), refused(tried('jinx'), 2, 'protect')]).toEqual([
      byAnother,
      byAnother,
    ]);
    expect([refused(tried('protect'), 2, 'smite'), refused(tried('smite'), 2, 'jinx')]).toEqual([[], []]);
  });

  rule(
    ['9E-6.4', '9E-6.8'],
    'the test: 2D6 that reach the warp charge; each earlier Smite makes it 1 harder',
    start => {
      const smite = (casts: Position['casts'], ...faces: readonly number[]) => {
        const game = start.from(open, at([librarian, nob], { casts }), cast());
        game
          .picks('choose a Psyker', 0)
          .picks('choose a power', 'smite')
          .dice('Psychic test', ...faces);
        return game;
      };
      smite([], 1, 3).picks('choose a Psyker', 'done');
      const done = smite([], 2, 3).dice('roll for mortal wounds', 1).picks('choose a Psyker', 'done');
      expect(done.position.models[1]!.wounds).toBe(1);
      const second = [{ model: 1, power: 'smite' }];
      const own = start.from(
        open,
        at([librarian, nob, blue('Primaris Librarian', 10, 14)], { casts: [{ model: 2, power: 'smite' }] }),
        cast(),
      );
      own.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 2, 3);
      expect(own.facts().find(({ type }) => type === 'psychic-tested')).toMatchObject({ total: 5, needs: 6 });
      own.picks('choose a Psyker', 'done');
      // Attempts of the enemy do not count.
      smite(second, 2, 3).dice('roll for mortal wounds', 1).picks('choose a Psyker', 'done');
    },
  );

  rule('9E-6.9', 'Smite: the closest visible enemy within 18"; D6 from 11 on', start => {
    const foe = (gap: number) => red('Nob', 0, 0, { at: tenths(2540 + 400 + gap, 2540) });
    const game = start.from(open, at([blue('Weirdboy', 10, 10), foe(18 * 254)]), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 5, 6);
    game.dice('roll for mortal wounds', 6);
    expect(game.position.models[1]!.removed).toBe(true);
    const lost = (...faces: readonly [number, number]) => {
      const boss = start.from(open, at([blue('Weirdboy', 10, 10), red('Warboss', 20, 10)]), cast());
      const before = boss.position.models[1]!.wounds;
      boss
        .picks('choose a Psyker', 0)
        .picks('choose a power', 'smite')
        .dice('Psychic test', ...faces);
      return before - boss.dice('roll for mortal wounds', 4).position.models[1]!.wounds;
    };
    expect([lost(4, 6), lost(5, 6)]).toEqual([2, 4]);
    const far = start.from(open, at([blue('Weirdboy', 10, 10), foe(18 * 254 + 1)]), cast());
    far.picks('choose a Psyker', 0);
    // Only Warpath is left: cast at a friend, here at itself.
    far.dice('Psychic test', 1, 2);
    // The closest of the visible ones: behind a wall none is.
    const struck = (setup: Setup) => {
      const crowd = [blue('Weirdboy', 10, 10), red('Nob', 16, 10), red('Nob', 10, 18)];
      const smite = start.from(setup, at(crowd), cast());
      smite.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 2, 4);
      smite.dice('roll for mortal wounds', 1);
      return smite.position.models.map(({ wounds }) => wounds).slice(1);
    };
    expect(struck(open)).toEqual([1, 2]);
    expect(struck(withPieces(box('wall', [13, 8], [0.2, 4], 6)))).toEqual([2, 1]);
  });

  rule('9E-6.5', 'Perils: a double 1 or a double 6 costs D3 mortal wounds', start => {
    const perils = (face: number) => {
      const game = start.from(open, at([blue('Weirdboy', 10, 10), red('Nob', 20, 10)]), cast());
      return game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', face, face);
    };
    expect(perils(1).dice('roll for Perils of the Warp', 3).position.models[0]!.wounds).toBe(3);
    const six = perils(6).dice('roll for Perils of the Warp', 1).dice('roll for mortal wounds', 1);
    expect(six.position.models[0]!.wounds).toBe(4);
    perils(5).dice('roll for mortal wounds', 1);
  });

  rule(['9E-6.5', '9E-6.6'], 'who survives Perils harms nobody else by them', start => {
    const game = start.from(open, at([blue('Weirdboy', 10, 10), red('Nob', 13, 10)]), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 1, 1);
    game.dice('roll for Perils of the Warp', 1);
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([4, 2]);
    expect(game.state.question).toBeNull();
  });

  rule('9E-6.6', 'a Psyker destroyed by Perils: its power fails, and others within 6" suffer D3', start => {
    const line = [
      blue('Weirdboy', 10, 10, { wounds: 1 }),
      red('Nob', 0, 0, { at: tenths(2540 + 400 + 1524, 2540) }),
      red('Nob', 0, 0, { at: tenths(2540, 2540 + 400 + 1525) }),
    ];
    const game = start.from(open, at(line), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'smite');
    game.dice('Psychic test', 6, 6).dice('roll for Perils of the Warp', 1).dice('roll for Perils of the Warp', 1);
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([0, 1, 2]);
  });

  rule('9E-6.7', 'Deny the Witch: within 24", with a higher roll, once', start => {
    const deny = (gap: number, ...faces: readonly number[]) => {
      const line = [
        blue('Weirdboy', 10, 10),
        red('Nob', 14, 10),
        red('Weirdboy', 0, 0, { at: tenths(2540 + 400 + gap, 2540) }),
      ];
      const game = start.from(open, at(line), cast());
      game.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 2, 4);
      if (faces.length > 0) game.picks('deny the power', '2').dice('roll to deny', ...faces);
      return game;
    };
    deny(24 * 254, 3, 4);
    expect(deny(24 * 254, 2, 4).dice('roll for mortal wounds', 1).position.models[1]!.wounds).toBe(1);
    deny(24 * 254 + 1).dice('roll for mortal wounds', 1);
    // Only one attempt, however many could try.
    const line = [blue('Weirdboy', 10, 10), red('Nob', 14, 10), red('Weirdboy', 20, 10), red('Weirdboy', 20, 14)];
    const twice = start.from(open, at(line), cast());
    twice.picks('choose a Psyker', 0).picks('choose a power', 'smite').dice('Psychic test', 2, 4);
    twice.picks('deny the power', '3').dice('roll to deny', 1, 1).dice('roll for mortal wounds', 1);
    expect(twice.position.models[1]!.wounds).toBe(1);
  });
});
