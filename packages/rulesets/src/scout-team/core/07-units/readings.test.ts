import { expect } from 'vitest';
import { charges, lookups, melee, readings, strikes, targets, weapons } from '../../library.ts';
import { READ_ABILITIES } from '../../options.ts';
import { readSetup } from '../../setup.ts';
import { rule, section } from '../../testing/book.ts';
import {
  blue,
  box,
  broke,
  field,
  look,
  open,
  red,
  type Stood,
  tenths,
  withOptions,
  withPieces,
} from '../../testing/field.ts';
import type { Reading } from './scopes.ts';

const line: readonly Stood[] = [
  blue('Necron Warrior', 10, 10),
  blue('Necron Warrior', 0, 0, { at: tenths(2540 + 320 + 762, 2540) }),
  blue('Immortal', 0, 0, { at: tenths(2540, 2540 + 320 + 254) }),
  red('Nob', 0, 0, { at: tenths(2540 - 360 - 508, 2540) }),
];
const unit = (reading: Reading, setup = open) => readings.unitOf(look(field(line), setup), reading, 0);

section('ST-7 The Combined Unit Rule', () => {
  rule('ST-7.1', 'an army, a Unit Name, a Keyword, or a distance', () => {
    expect(unit({ scope: 'army' })).toEqual([0, 1, 2]);
    expect(unit({ scope: 'unit-name' })).toEqual([0, 1]);
    expect(unit({ scope: 'keyword', keyword: 'Immortals' })).toEqual([0, 2]);
    expect(unit({ scope: 'near', within: 1 })).toEqual([0, 2]);
    expect(unit({ scope: 'near', within: 2 })).toEqual([0, 2, 3]);
    expect(unit({ scope: 'near', within: 3 })).toEqual([0, 1, 2, 3]);
  });

  rule('ST-7.3', 'of friends only, of enemies only, of visible models only', () => {
    expect(unit({ scope: 'near', within: 6, side: 'friends' })).toEqual([0, 1, 2]);
    expect(unit({ scope: 'near', within: 6, side: 'enemies' })).toEqual([0, 3]);
    const wall = withPieces(box('wall', [11, 5], [0.2, 10], 4));
    expect(unit({ scope: 'army', visible: true }, wall)).toEqual([0, 2]);
  });

  rule('ST-7.3', 'a distance is measured from another model where that is the relevant one', () => {
    const isOne = (from: number) => readings.areOneUnit(look(field(line)), { scope: 'near', within: 2 }, 0, 3, from);
    // The enemy is 2" from model 0 and farther from model 1.
    expect([isOne(0), isOne(1)]).toEqual([true, false]);
  });

  rule('ST-7.2', 'readings are options: each ability has one, and an invalid one is refused', () => {
    const setup = { ...open, map: 'twin-ruins' };
    expect(readSetup(setup).ok).toBe(true);
    const read = (swarming: object) =>
      readSetup({ ...setup, options: { ...setup.options, readings: { ...setup.options.readings, swarming } } });
    expect(read({ scope: 'near', within: 3, visible: true, side: 'friends' }).ok).toBe(true);
    for (const wrong of [{ scope: 'near' }, { scope: 'army', within: 1 }, { scope: 'keyword' }])
      expect(read(wrong)).toMatchObject({ ok: false, problems: [{ problem: 'not-a-reading', clause: 'ST-7.1' }] });
    expect(read({ scope: 'near', within: 4 })).toMatchObject({ ok: false, problems: [{ problem: 'not-one-of' }] });
  });

  rule(['ST-7.6', 'ST-10.4'], 'Swarming Masses: a gaunt fights what another of its name is engaged with', () => {
    const gaunts = (gap: number, second = 'Termagant') => [
      blue('Termagant', 10, 10),
      red('Nob', 0, 0, { at: tenths(2540 + 340 + gap, 2540) }),
      blue(second, 0, 0, { at: tenths(2540 + 340 + gap, 2540 + 340 + 100) }),
    ];
    const fights = (gap: number, second?: string, setup = open) =>
      melee.victimsOf(look(field(gaunts(gap, second)), setup), 0);
    expect([fights(635), fights(636), fights(635, 'Hormagaunt')]).toEqual([[1], [], []]);
    const wide = withOptions({ readings: { ...open.options.readings, swarming: { scope: 'army' } } });
    expect(fights(635, 'Hormagaunt', wide)).toEqual([1]);
  });

  rule(['ST-7.6', 'ST-10.4'], 'multi-tracker: one more hit with a 6 against six models of one name', start => {
    const suit = blue('Crisis Shas’ui', 10, 10, { choices: ['>multi-tracker'] });
    const mob = (count: number) => Array.from({ length: count }, (_, i) => red('Ork Boy', 18 + 2 * i, 10));
    const hits = (count: number) => {
      const game = start.from(
        open,
        field([suit, ...mob(count)], broke),
        strikes.strike.start({ attacker: 0, target: 1, profile: 'burst-cannon', manner: 'shooting', attacks: 1 }),
      );
      game.dice('roll to hit', 6);
      const { count: dice } = game.asks('roll to wound', 'roll');
      game.dice('roll to wound', ...Array<number>(dice).fill(1));
      return dice;
    };
    expect([hits(6), hits(5)]).toEqual([2, 1]);
  });

  rule('ST-7.5', 'a rule with its own range uses that, regardless of readings', () => {
    const army: Reading = { scope: 'army' };
    const wide = withOptions({ readings: { reanimation: army, orb: army, swarming: army, 'multi-tracker': army } });
    // The Lieutenant’s own rule says 6"; neither his Unit Name nor his army counts.
    const lieutenant = (gap: number) => [
      blue('Intercessor', 10, 10),
      red('Nob', 20, 10),
      blue('Primaris Lieutenant', 0, 0, { at: tenths(2540, 2540 + 160 + 200 + gap) }),
    ];
    const again = (gap: number, setup = open) => {
      const t = look(field(lieutenant(gap)), setup);
      const roll = { what: 'wound', seat: 0, model: 0, faces: [1], again: [], needs: 4, modifier: 0 } as const;
      return t.query('re-rolls', 'none', { roll, attack: null });
    };
    for (const setup of [open, wide])
      expect([again(6 * 254, setup), again(6 * 254 + 1, setup)]).toEqual(['ones', 'none']);
    expect(READ_ABILITIES).toEqual(['reanimation', 'orb', 'swarming', 'multi-tracker']);
  });

  rule('ST-7.4', 'never for core rules: combat, targets and coherency stay with each model', () => {
    // However wide the readings: one model's fight is not the fight of its army or Unit Name.
    const army: Reading = { scope: 'army' };
    const wide = withOptions({
      readings: { reanimation: army, orb: army, swarming: army, 'multi-tracker': army },
    });
    const stood = [
      blue('Necron Warrior', 10, 10),
      blue('Necron Warrior', 20, 10),
      red('Ork Boy', 0, 0, { at: tenths(20 * 254 + 320 + 100, 2540) }),
      red('Ork Boy', 16, 20),
    ];
    const t = look(field(stood), wide);
    expect([lookups.isInCombat(t, 1), lookups.isInCombat(t, 0)]).toEqual([true, false]);
    expect([weapons.mayShoot(t, 1), weapons.mayShoot(t, 0)]).toEqual([false, true]);
    expect([charges.againstCharge(t, 1).length, charges.againstCharge(t, 0).length]).toEqual([1, 0]);
    expect(melee.victimsOf(t, 0)).toEqual([]);
    const aim = { attacker: 0, profile: 'gauss-flayer', manner: 'shooting' } as const;
    expect(targets.targetsFor(t, aim)).toEqual([3]);
    expect(Object.keys(open.options.readings)).toEqual(['reanimation', 'orb', 'swarming', 'multi-tracker']);
  });
});
