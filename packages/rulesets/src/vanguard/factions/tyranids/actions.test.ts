import { expect } from 'vitest';
import { activationOf } from '../../core/05-activation/activation.ts';
import { against } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, open, red, type Stood, spot, tenths } from '../../testing/field.ts';

const enemy: Stood = red('pikeman', 30, 30);
const call = activationOf(0, false);

section('Hive Imperative', () => {
  const prime: Stood = blue('tyranid-prime', 0, 0, { at: tenths(2540, 2540), leader: true });
  /** A gaunt at this gap, in tenths, from the Prime's base. */
  const gaunt = (gap: number, change = {}): Stood =>
    blue('hormagaunt', 0, 0, { at: tenths(2540 + 375 + gap, 2540), ...change });

  rule(['VG-2.3', 'VG-13.2', 'VG-7.1'], 'short: a friend within 6" moves up to 3" at once', start => {
    const game = start.from(open, field([prime, gaunt(1000), blue('termagant', 10, 13), enemy], broke), call);
    game.picks('choose an action', 'hive-imperative').picks('choose whom it is for', 2);
    game.refuses([go(10, 16.1)], 'too-long', 'VG-7.1').picks('move', [go(10, 16)]);
    expect(game.position.models[2]).toMatchObject({ at: spot(10, 16), activated: false });
    expect(game.position.activation).toMatchObject({ model: 0, shorts: 1 });
    game.picks('choose an action', 'end-activation');
  });

  rule('VG-2.3', 'is refused when nobody near is standing and not engaged', () => {
    const nobody = [{ reason: 'nobody-for-it', clause: 'VG-2.3' }];
    expect(against('hive-imperative', [prime, gaunt(1524), enemy])).toEqual([]);
    expect(against('hive-imperative', [prime, gaunt(1525), enemy])).toEqual(nobody);
    expect(against('hive-imperative', [prime, gaunt(500, { down: true }), enemy])).toEqual(nobody);
    const close: Stood = red('pikeman', 0, 0, { at: tenths(2540 + 375 + 1000 + 700, 2540) });
    expect(against('hive-imperative', [prime, gaunt(1000), close])).toEqual(nobody);
  });
});

section('Stomp', () => {
  const beast: Stood = blue('carnifex', 0, 0, { at: tenths(2540, 2540) });
  const near = (card: string, gap: number, radius: number): Stood => [
    1,
    card,
    0,
    0,
    { at: tenths(2540 + 300 + radius + gap, 2540) },
  ];
  const above: Stood = red('captain', 0, 0, { at: tenths(2540, 2540 + 300 + 160) });

  rule(
    ['VG-2.3', 'VG-10.11', 'VG-8.1'],
    'long: every enemy within 1" is hit twice; a model that loses a wound is knocked down',
    start => {
      const friend: Stood = blue('termagant', 0, 0, { at: tenths(2540, 2540 - 430) });
      const game = start.from(open, field([beast, near('captain', 254, 160), above, friend], broke), call);
      game.picks('choose an action', 'stomp');
      // AR 4+ against AP 1.
      game.dice('roll for armor', 4, 5).dice('roll for armor', 5, 5);
      expect(game.position.models.map(({ wounds, down }) => [wounds, down])).toEqual([
        [5, false],
        [2, true],
        [3, false],
        [1, false],
      ]);
      expect(game.position.activation).toBeNull();
    },
  );

  rule(['VG-10.16', 'VG-8.1'], 'it may kill, and does not knock down models that cannot be', start => {
    const line: readonly Stood[] = [beast, near('rifleman', 0, 125), red('skorpekh-destroyer', 10, 12.5)];
    const game = start.from(open, field(line, broke), call).picks('choose an action', 'stomp');
    game.dice('roll for armor', 2, 2).dice('recovery roll', 4).dice('roll for armor', 2, 2);
    expect(game.position.models.map(({ removed, down }) => [removed, down])).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
    expect(game.position.models[2]!.wounds).toBe(1);
  });

  rule('VG-2.3', 'is refused with nobody within 1"', () => {
    expect(against('stomp', [beast, near('captain', 254, 160)])).toEqual([]);
    expect(against('stomp', [beast, near('captain', 255, 160)])).toEqual([
      { reason: 'nobody-for-it', clause: 'VG-2.3' },
    ]);
  });
});

section('Adrenal Surge', () => {
  const prime: Stood = blue('tyranid-prime', 0, 0, { at: tenths(2540, 2540) });
  const foe: Stood = red('captain', 0, 0, { at: tenths(2540 + 250 + 160 + 200, 2540) });

  rule(['VG-2.3', 'VG-3.8', 'VG-5.5'], 'free, for 1 CP: one more die in melee this activation', start => {
    const game = start.from(open, field([prime, foe], { cp: [1, 0] }), call);
    game.picks('choose an action', 'adrenal-surge').picks('choose an action', 'attack');
    game.picks('choose an attack', 'boneswords').dice('roll to hit', 1, 1, 1, 1, 1);
    game.picks('choose an action', 'end-activation');
    expect(game.position).toMatchObject({ cp: [0, 0], effects: [] });
  });

  rule('VG-3.8', 'does not help ranged attacks', start => {
    const game = start.from(open, field([prime, foe], { cp: [1, 0] }), call);
    game.picks('choose an action', 'adrenal-surge').picks('choose an action', 'attack');
    game.picks('choose an attack', 'flesh-hooks').dice('roll to hit', 1, 1).picks('choose an action', 'end-activation');
  });

  rule(['VG-2.3', 'VG-5.2', 'VG-13.7'], 'is refused after an attack and without CP', () => {
    expect(against('adrenal-surge', [prime, foe])).toEqual([]);
    expect(against('adrenal-surge', [prime, foe], {}, { performed: ['attack'] })).toEqual([
      { reason: 'attacked-already', clause: 'VG-5.2' },
    ]);
    expect(against('adrenal-surge', [prime, foe], broke)).toMatchObject([{ reason: 'not-enough-cp' }]);
  });
});
