import { advise, numbers } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { advising } from '../advising.ts';
import { chooseShooter } from '../core/03-shooting/phase.ts';
import { ruleset } from '../ruleset.ts';
import { blue, field, look, open, red, type Stood } from '../testing/field.ts';
import type { Look, Position } from '../types.ts';
import { chargeWorth } from './fights.ts';
import { bestFire } from './shots.ts';
import { stakeOf } from './stakes.ts';

const gone = { at: null, removed: true } as const;
const PLASMA = { choices: ['boltgun>plasma-gun'], sheet: 'tactical-squad' } as const;
const BOLTER = { sheet: 'tactical-squad' } as const;

/** A plasma gun and a boltgun 20" from an enemy, with these losses so far. */
const table = (change: Partial<Position>, ...losses: readonly Stood[]): Look =>
  look(
    field(
      [
        blue('Space Marine', 10, 10, PLASMA),
        blue('Space Marine', 14, 10, BOLTER),
        red('Triarch Praetorian', 12, 30),
        red('Triarch Praetorian', 40, 46),
        ...losses,
      ],
      { first: 1, ...change },
    ),
  );

const KILLED = red('Triarch Praetorian', 0, 0, gone);
const LOST = blue('Space Marine', 0, 0, { ...BOLTER, ...gone });

describe('what a loss weighs', () => {
  it('is as much as a kill before the last round', () => {
    expect([1, 3, 5].map(round => stakeOf(table({ round }, KILLED), 0))).toEqual([1, 1, 1]);
  });

  it('is more with a lead and less behind in the last round', () => {
    for (const first of [0, 1]) {
      expect(stakeOf(table({ round: 6, first }, KILLED), 0)).toBeGreaterThan(2);
      expect(stakeOf(table({ round: 6, first }, LOST), 0)).toBeLessThan(0.5);
    }
  });

  it('does not matter where objectives decide', () => {
    const t = table({ round: 6 }, KILLED);
    expect(stakeOf(look(t.position, { ...open, mission: 'hold-the-wreck' }), 0)).toBe(1);
  });
});

describe('a weapon that may burn its firer', () => {
  const fires = (t: Look): readonly boolean[] =>
    ['plasma-gun', 'boltgun'].map((profile, model) => bestFire(t, model)?.profile === profile);

  it('is fired in the last round where the shot may still win', () => {
    expect(fires(table({ round: 6 }))).toEqual([true, true]);
    expect(fires(table({ round: 6 }, LOST))).toEqual([true, true]);
  });

  it('is held in the last round with a lead that only its firer could lose', () => {
    expect(fires(table({ round: 6 }, KILLED))).toEqual([false, true]);
  });

  it('is fired in turn, but last in the last round: the others may decide it', () => {
    const first = (round: number): unknown => {
      const t = table({ round });
      const question = {
        kind: 'pick-one',
        to: 0,
        purpose: chooseShooter.purpose,
        clause: null,
        about: {},
        options: [0, 1, 'done'],
      };
      return advise({ ...ruleset, ...advising } as never, t as never, question as never, numbers('a'))?.answer;
    };
    expect([first(5), first(6)]).toEqual([0, 1]);
  });
});

describe('a charge at a better fighter', () => {
  const worth = (...losses: readonly Stood[]): number =>
    chargeWorth(
      look(
        field(
          [
            blue('Space Marine', 10, 10, BOLTER),
            red('Triarch Praetorian', 10, 14),
            red('Triarch Praetorian', 40, 46),
            ...losses,
          ],
          { round: 6, first: 1, phase: 'charge' },
        ),
      ),
      0,
      1,
    );

  it('is a loss, except in the last round for the side that is behind', () => {
    expect(worth()).toBeLessThan(0);
    expect(worth(KILLED)).toBeLessThan(worth());
    expect(worth(LOST)).toBeGreaterThan(0);
  });
});
