import { supposing } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { blue, field, look, red, type Stood } from '../testing/field.ts';
import type { Use } from '../uses.ts';
import { plainStrike, rolling, type StrikeCase } from './case.ts';
import { forecastOf } from './forecasts.ts';
import { leftOut, notCounted } from './not-counted.ts';
import { withoutExplosions, working } from './proving.oracle.ts';
import { strikeOdds } from './strike.ts';
import { begun, oddsByArmor, oddsOfStrike, strikeCaseOf } from './strike-case.ts';
import { oddsOfMelee, oddsOfVolley } from './volley.ts';

/** One hit without a roll on armor 5+, without explosions: two thirds of the time it gets through. */
const oneHit: StrikeCase = {
  ...plainStrike,
  explodes: false,
  dice: 0,
  hits: 1,
  hit: rolling(1),
  hurting: [{ armor: rolling(2), damage: 1, mortal: 0 }],
  wounds: 2,
};

describe('odds of a strike', () => {
  it('VG-8.1 fell who loses a wound and survives, if it is knocked down', () => {
    expect(strikeOdds(oneHit).felled).toBe(0);
    expect(strikeOdds({ ...oneHit, knocksDown: true }).felled).toBeCloseTo(2 / 3, 12);
    // With its last wound it recovers, lying down, or is removed.
    const last = { ...oneHit, wounds: 1 };
    expect(strikeOdds(last).felled).toBeCloseTo(1 / 3, 12);
    expect(strikeOdds({ ...last, knocksDown: true }).felled).toBeCloseTo(1 / 3, 12);
    expect(strikeOdds({ ...last, wounds: 0, knocksDown: true }).felled).toBeCloseTo(
      strikeOdds({ ...last, wounds: 0 }).felled,
      12,
    );
  });

  it('VG-10.6 recover less with every wound too many, and on a 6 however many', () => {
    const chances = [1, 2, 3, 9].map(damage => {
      const hurting = [{ armor: rolling(2), damage, mortal: 0 }];
      return strikeOdds({ ...oneHit, hurting, wounds: 1 }).recovers / (2 / 3);
    });
    expect(chances).toEqual([3 / 6, 2 / 6, 1 / 6, 1 / 6].map(chance => expect.closeTo(chance, 12)));
  });

  it('VG-10.18 fell nobody who is down already', () => {
    expect(strikeOdds({ ...oneHit, wasDown: true, knocksDown: true })).toMatchObject({ felled: 0, recovers: 0 });
  });

  it('VG-10.3 count the hits', () => {
    expect(strikeOdds({ ...oneHit, hits: 0, dice: 2, hit: rolling(3) }).hits).toBeCloseTo(1, 12);
    expect(strikeOdds({ ...oneHit, dice: 3, hit: rolling(2) }).hits).toBeCloseTo(2, 12);
  });

  it('VG-3.4 roll no more dice than those on the table, though they may explode', () => {
    const dice = { ...oneHit, explodes: true, hits: 0, dice: 2, hit: rolling(4) };
    const lying = { sixes: 0, successes: 2, failures: 0 };
    expect(strikeOdds(dice, { hit: lying }).hits).toBeCloseTo(2, 12);
    expect(strikeOdds(dice, { hit: { ...lying, failures: 1 } }).hits).toBeCloseTo(2, 12);
  });
});

const CAPTAIN: Stood = blue('captain', 10, 10);
const on = (holder: number, use: object): Use => ({ ...use, seat: holder, holder }) as Use;
const aim = { attacker: 0, target: 1, weapon: 'carbine', manner: 'action' } as const;

describe('the numbers of a strike', () => {
  it('have no wounds below 0', () => {
    const wounded = (wounds: number) => look(field([CAPTAIN, red('captain', 18, 10, { wounds })], { cp: [0, 0] }));
    expect([-1, 0, 1].map(wounds => strikeCaseOf(wounded(wounds), aim).wounds)).toEqual([0, 0, 1]);
  });
});

describe('odds by armor', () => {
  it('VG-10.9 count the hits scored, and the re-rolls of the armor', () => {
    const against = (armor: number | null, ...uses: readonly Use[]) => {
      const position = field([CAPTAIN, red('captain', 18, 10)], { cp: [0, 0], ...working(...uses) });
      const t = begun(look(position, withoutExplosions), aim);
      return oddsByArmor(supposing(t, { attack: { ...t.position.attack!, hits: 1 } }), armor).average;
    };
    expect(against(null)).toBeCloseTo(1 / 2, 12);
    expect(against(5)).toBeCloseTo(4 / 6, 12);
    expect(against(null, on(1, { rule: 'as-told', armorDice: 1, obscured: false, cover: false }))).toBeCloseTo(
      1 / 4,
      12,
    );
  });

  it('VG-10.9 show the armor, if an invulnerable save is no better', () => {
    const shown = (save: number) => {
      const uses = working(on(1, { rule: 'invulnerable', on: save }));
      const position = field([CAPTAIN, red('captain', 18, 10)], { cp: [0, 0], ...uses });
      return forecastOf(look(position), aim, {}).because;
    };
    const plain = forecastOf(look(field([CAPTAIN, red('captain', 18, 10)], { cp: [0, 0] })), aim, {}).because;
    expect(shown(4)).toEqual(plain);
    expect(shown(3)).not.toEqual(plain);
  });
});

describe('what the odds leave out', () => {
  const poor = (cp: readonly number[], ...uses: readonly Use[]) =>
    look(field([CAPTAIN, red('captain', 18, 10)], { cp, ...working(...uses) }));

  it('is what could still be paid for after the abilities that were named', () => {
    expect(notCounted(poor([1, 0]), aim)).toEqual(['targeting-routines', 're-roll']);
    // With Aim a carbine misses on a 1 only.
    expect(notCounted(poor([1, 0]), aim, { aimed: true })).toEqual(['targeting-routines', 're-roll']);
    expect(notCounted(poor([1, 0]), aim, { reactions: ['targeting-routines'] })).toEqual([]);
    expect(notCounted(poor([2, 0]), aim, { reactions: ['targeting-routines'] })).toEqual(['re-roll']);
  });

  it('is told with its reason', () => {
    expect(leftOut(poor([0, 1]), aim)).toEqual([{ rule: 'command-re-roll', reason: 'may-be-used' }]);
  });
});

describe('odds of a whole attack', () => {
  const poor = { cp: [0, 0] };

  it('VG-10.12 keep what was paid for at an earlier target', () => {
    const rich = look(field([CAPTAIN, red('captain', 18, 10)], { cp: [1, 0] }));
    const { marks } = begun(rich, aim, { reactions: ['targeting-routines'] }).position.attack!;
    const t = look(field([CAPTAIN, red('captain', 18, 10)], poor));
    const [hurt] = oddsOfVolley(t, aim, [{ target: 1, dice: 2 }], { marks });
    expect(hurt!.odds.hits).toBeCloseTo(oddsOfStrike(t, aim, { dice: 2, marks }).hits, 12);
    expect(hurt!.odds.hits).toBeGreaterThan(oddsOfVolley(t, aim, [{ target: 1, dice: 2 }])[0]!.odds.hits);
  });

  it('VG-11.5 retaliate with the weapon that wounds most, if none can remove the attacker', () => {
    const sabre = { ...aim, weapon: 'sabre' };
    const by = (wounds: number, foe: Stood) =>
      oddsOfMelee(look(field([blue('captain', 10, 10, { wounds }), foe], { cp: [0, 1] })), sabre).by;
    const [first, last] = [red('marine-captain', 11.4, 10), red('apothecary', 11.4, 10, { choices: ['chainsword'] })];
    for (const wounds of [1, 90]) {
      expect(by(wounds, first)).toBe('power-sword');
      expect(by(wounds, last)).toBe('chainsword');
    }
  });
});
