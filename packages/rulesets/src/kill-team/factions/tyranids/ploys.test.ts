import { expect } from 'vitest';
import { attackWith, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, go, open, red, type Stood } from '../../testing/field.ts';
import { INCH } from '../../testing/moves.ts';
import type { Operative } from '../../types.ts';
import { activating, offersUntilNext, planned, planning, skip, USE } from '../testing/moments.ts';

const at = (x: number, y = 2000): Partial<Operative> => ({ at: spot(x, y) });
const enemy: Stood = red('necron-warrior', 25, 18);

section('KT-2.5 Stalk', () => {
  const gap = (x: number) => x + 160 + 140;
  const line = (change: Partial<Operative> = {}, foe: Stood = enemy) =>
    field([blue('hormagaunt', 0, 0, { ...at(2000), order: 'conceal', ...change }), foe, blue('hormagaunt', 20, 5)], {
      cp: [1, 0],
    });

  rule('KT-2.5', 'Stalk: one that is concealed and over 3" from enemies makes a free Normal Move at once', start => {
    const game = start.from(open, line(), planning()).picks(USE, 'stalk');
    expect(game.asks('choose who stalks', 'pick-one')).toMatchObject({ to: 0, options: [0] });
    game.picks('choose who stalks', 0).picks('move', [go(12, 10)]);
    expect(game.position.operatives[0]!.at).toEqual(spot(3048, 2540));
    expect(game.position.cp).toEqual([0, 0]);
  });

  rule('KT-2.5', 'Stalk: not on engage, and not within exactly 3" of an enemy', start => {
    const near: Stood = red('necron-warrior', 0, 0, at(2000 + gap(3 * INCH)));
    const beyond: Stood = red('necron-warrior', 0, 0, at(2000 + gap(3 * INCH) + 1));
    for (const [position, isOn] of [
      [line({ order: 'engage' }), false],
      [line({}, near), false],
      [line({}, beyond), true],
    ] as const) {
      const game = start.from(open, position, planning());
      expect(planned(game).includes('stalk')).toBe(isOn);
      game.stopsAt(USE);
    }
  });
});

section('KT-6.4 Aggressive Biostrain', () => {
  const STRAIN = 'aggressive-biostrain';

  rule('KT-6.4', 'Aggressive Biostrain: an attack that cost no wounds is made again, once', start => {
    const line = field([blue('termagant', 5, 15), red('tactical-marine-warrior', 5, 5)], { cp: [2, 0] });
    const game = start.from(open, line, attackWith('devourer')).dice('roll attack dice', 2, 2, 2, 2, 2);
    skip(game, STRAIN).reacts('attack-resolved', STRAIN).dice('roll attack dice', 2, 2, 2, 2, 2);
    expect(offersUntilNext(game)).not.toContain(STRAIN);
    expect(game.position.cp).toEqual([1, 0]);
  });
});

section('KT-6.4 Unseen Hunter', () => {
  const HUNTER = 'unseen-hunter';
  const WHO = 'choose whose order changes';
  const line = (change: object = {}) =>
    field([blue('hormagaunt', 5, 5), enemy, blue('termagant', 9, 5)], { cp: [1, 0], ...change });

  rule('KT-6.4', 'Unseen Hunter: at the start of any activation one that has not shot changes its order', start => {
    const game = start.from(open, line(), activating(1));
    skip(game, HUNTER).reacts('activated', HUNTER);
    expect(game.asks(WHO, 'pick-one')).toMatchObject({ to: 0, options: [0, 2] });
    game.picks(WHO, 2);
    expect(game.position.operatives[2]!.order).toBe('conceal');
    expect(game.position.cp).toEqual([0, 0]);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-6.4', 'Unseen Hunter: or at its end', start => {
    const game = start.from(open, line(), activating(1));
    skip(game).picks('choose an action', 'end-activation');
    skip(game, HUNTER).reacts('activation-ends', HUNTER).picks(WHO, 0);
    expect(game.position.operatives[0]!.order).toBe('conceal');
  });

  rule('KT-6.4', 'Unseen Hunter: not for those that shot this turning point, and not without CP', start => {
    const shot = start.from(open, line({ cp: [0, 0] }), {
      ...attackWith('x'),
      vars: {
        aim: { attacker: 2, target: 1, weapon: 'devourer', profile: 'standard', action: 'shoot' },
        dice: null,
        after: null,
      },
    });
    shot.dice('roll attack dice', 2, 2, 2, 2, 2);
    const game = start.from(open, { ...shot.position, cp: [1, 0] }, activating(1));
    skip(game, HUNTER).reacts('activated', HUNTER);
    expect(game.asks(WHO, 'pick-one').options).toEqual([0]);
    game.stopsAt(WHO);
    const poor = start.from(open, line({ cp: [0, 0] }), activating(1));
    expect(offersUntilNext(poor)).toEqual([]);
    poor.picks('choose an action', 'end-activation');
  });
});

section('KT-6.4 Will Of The Hive Mind', () => {
  const WILL = 'will-of-the-hive-mind';
  const line = (x: number, cp = 1) =>
    field([blue('hormagaunt', 0, 0, at(2000)), enemy, blue('tyranid-warrior-fighter', 0, 0, at(x))], { cp: [cp, 0] });
  const SIX = 6 * INCH + 140 + 250;

  rule('KT-6.4', 'Will Of The Hive Mind: on activation exactly 6" from a SYNAPSE operative, one more APL', start => {
    const game = start.from(open, line(2000 + SIX), activating());
    skip(game, WILL).reacts('activated', WILL);
    expect(game.position.activation!.ap).toBe(3);
    game.picks('choose an action', 'end-activation');
    expect(game.position.operatives[0]!.aplChange).toBe(0);
  });

  rule('KT-6.4', 'Will Of The Hive Mind: not farther away, not without CP, not twice', start => {
    const used = { ...line(2000 + SIX), ploys: [[WILL], []] };
    for (const position of [line(2000 + SIX + 1), line(2000 + SIX, 0), used]) {
      const game = start.from(open, position, activating());
      expect(offersUntilNext(game)).not.toContain(WILL);
      skip(game.picks('choose an action', 'end-activation'));
    }
  });
});
