import { expect } from 'vitest';
import { activation } from '../../core/05-activation/activation.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { against } from '../../testing/against.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, open, red, type Stood, tenths } from '../../testing/field.ts';

const far: Stood = red('rifleman', 33, 33);
const call = activation.start({ model: 0, again: false, flees: false });

section('Waaagh!', () => {
  const boss = (change = {}): Stood => blue('ork-boss', 5, 5, { leader: true, ...change });
  const line: readonly Stood[] = [boss(), blue('ork-boy', 10, 10), red('assault-intercessor', 11.4, 10)];

  rule(['VG-2.3', 'VG-3.8', 'VG-13.2', 'VG-5.5'], 'free, 1 CP: one more die for charge attacks this round', start => {
    const game = start.from(open, field(line, { cp: [1, 0] }), call).picks('choose an action', 'waaagh');
    expect(game.position).toMatchObject({ cp: [0, 0], activation: { shorts: 0, longs: 0 } });
    game.picks('choose an action', 'end-activation');
    const charged = start.from(open, game.position, attackBy(1, 'charge', 2)).picks('use the Focus bonus', 'hit');
    charged.dice('roll to hit', 1, 1, 1, 1);
    // No other attacks, and none by the enemy.
    const plain = start.from(open, game.position, attackBy(1, 'action', 2)).picks('choose an attack', 'choppa');
    plain.dice('roll to hit', 1, 1, 1);
    const theirs = start.from(open, game.position, attackBy(2, 'charge', 1)).picks('use the Focus bonus', 'hit');
    theirs.dice('roll to hit', 1, 1, 1, 1);
  });

  rule(['VG-2.3', 'VG-11.16'], 'works once per game, and not without CP', () => {
    expect(against('waaagh', [boss(), far])).toEqual([]);
    expect(against('waaagh', [boss({ used: ['waaagh'] }), far])).toEqual([{ reason: 'used-up', clause: 'VG-2.3' }]);
    expect(against('waaagh', [boss(), far], broke)).toMatchObject([{ reason: 'not-enough-cp' }]);
  });
});

section('Smoke', () => {
  const line: readonly Stood[] = [blue('kommando', 20, 10), red('rifleman', 10, 10)];

  rule(['VG-2.3', 'VG-9.2'], 'free, 1 CP: it counts as obscured until the end of the round', start => {
    const game = start.from(open, field(line, { cp: [1, 0] }), call).picks('choose an action', 'smoke');
    game.picks('choose an action', 'end-activation');
    expect(game.position.effects).toMatchObject([{ use: { rule: 'smoke', holder: 0 }, until: 'round' }]);
    // Obscured, and therefore camouflaged too: -2.
    const shot = start.from(open, game.position, attackBy(1, 'action')).dice('roll to hit', 5, 5);
    expect(shot.facts()).toContainEqual(expect.objectContaining({ type: 'hits-scored', hits: 0 }));
    start.from(open, field(line, broke), attackBy(1, 'action')).dice('roll to hit', 4, 3).dice('roll for armor', 5);
  });

  rule(['VG-2.3', 'VG-11.16'], 'is refused when already in smoke, and without CP', () => {
    const use = { rule: 'smoke', seat: 0, holder: 0 } as const;
    expect(against('smoke', line)).toEqual([]);
    for (const other of [{ ...use, holder: 1 }, { ...use, rule: 'implacable' } as const])
      expect(against('smoke', line, { effects: [{ use: other, until: 'round' }] })).toEqual([]);
    expect(against('smoke', line, { effects: [{ use, until: 'round' }] })).toEqual([
      { reason: 'used-up', clause: 'VG-2.3' },
    ]);
    expect(against('smoke', line, broke)).toMatchObject([{ reason: 'not-enough-cp' }]);
  });
});

section('Dynamite', () => {
  const kommando = (change = {}): Stood =>
    blue('kommando', 0, 0, { at: tenths(2540, 2540), choices: ['dynamite'], ...change });
  /** An enemy at this gap, in tenths, from the Kommando's base. */
  const enemy = (gap: number): Stood => red('pikeman', 0, 0, { at: tenths(2540 + 320 + gap, 2540) });
  const beside = (seat: number, y: number): Stood => [
    seat,
    'pikeman',
    0,
    0,
    { at: tenths(2540 + 320 + 1524, 2540 + y) },
  ];

  rule(['VG-2.3', 'VG-10.11'], 'long: an enemy within 6" and all within 2" of it suffer 2 hits at AP1', start => {
    // A friend of the thrower exactly 2" from the target, and a model just beyond.
    const line = [kommando(), enemy(1524), beside(0, 320 + 508), beside(1, -320 - 509)];
    const game = start.from(open, field(line, broke), call).picks('choose an action', 'dynamite');
    game.dice('roll for armor', 4, 5).dice('roll for armor', 4, 4).dice('recovery roll', 1);
    expect(game.position.models.map(({ wounds, removed }) => (removed ? null : wounds))).toEqual([1, 1, null, 2]);
    expect(game.position).toMatchObject({ activation: null, models: [{ used: ['dynamite'] }, {}, {}, {}] });
  });

  rule(['VG-2.3', 'VG-5.1'], 'works once per game; is refused out of reach and after a short action', () => {
    expect(against('dynamite', [kommando(), enemy(1524)])).toEqual([]);
    expect(against('dynamite', [kommando(), enemy(1525)])).toEqual([{ reason: 'nobody-for-it', clause: 'VG-2.3' }]);
    expect(against('dynamite', [kommando({ used: ['dynamite'] }), enemy(0)])).toEqual([
      { reason: 'used-up', clause: 'VG-2.3' },
    ]);
    expect(against('dynamite', [kommando(), enemy(0)], {}, { shorts: 1 })).toMatchObject([{ clause: 'VG-5.1' }]);
  });
});

section('Headbutt', () => {
  const nob: Stood = blue('ork-nob', 10, 10);

  rule('VG-8.1', 'short: on 4+ an enemy it is engaged with is knocked down', start => {
    for (const [face, down] of [
      [4, true],
      [3, false],
    ] as const) {
      const game = start.from(open, field([nob, red('intercessor', 11.4, 10)], broke), call);
      game.picks('choose an action', 'headbutt').dice('roll to knock down', face);
      expect(game.position.models[1]).toMatchObject({ down });
      expect(game.position.activation).toMatchObject({ shorts: 1 });
      game.picks('choose an action', 'end-activation');
    }
  });

  rule('VG-8.1', 'is refused when no engaged enemy can be knocked down', () => {
    const none = [{ reason: 'nobody-for-it', clause: 'VG-8.1' }];
    expect(against('headbutt', [nob, red('intercessor', 11.4, 10)])).toEqual([]);
    expect(against('headbutt', [nob, far])).toEqual(none);
    expect(against('headbutt', [nob, red('intercessor', 11.4, 10, { down: true })])).toEqual(none);
    expect(against('headbutt', [nob, red('skorpekh-destroyer', 12.2, 10)])).toEqual(none);
  });
});
