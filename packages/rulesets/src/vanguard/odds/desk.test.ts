import { tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { vanguard } from '../index.ts';
import { forecastsIn, stepsOf } from './desk.ts';
import { endsOf } from './dice.ts';
import { labelOf, weaponRuleIn } from './labels.ts';

const { counters } = vanguard.odds!;
const forecasts = forecastsIn((setup, position) => tableOf(vanguard, setup, position));

const forecast = (weapon: string, target: string) => {
  const read = forecasts(weapon, target);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value[0]!;
};
const problems = (weapon: string, target: string) => {
  const read = forecasts(weapon, target);
  return read.ok ? [] : read.problems.map(({ path, problem }) => [path, problem]);
};

describe('attacks as people type them', () => {
  it('are read in numbers', () => {
    // One die at 4+ without explosions, armor saves on 6 only, one wound: 1/2 x 5/6, and half of those recover.
    const one = forecast('1x4+ no-explosions', 'AR6 WN1');
    expect(one.mean).toBeCloseTo(5 / 12, 12);
    expect(one.kill).toBeCloseTo(5 / 24, 12);
    expect(forecast('1x4+', 'AR6 WN1').mean).toBeGreaterThan(one.mean);
  });
  it('are read by card names, with the numbers on the cards', () => {
    expect(forecast('rifleman/carbine', 'pikeman').chances).toEqual(forecast('2x4+', 'AR4 WN2').chances);
    expect(forecast('rifleman/long-rifle', 'captain').chances).toEqual(
      forecast('1x3+ AP2 D2 mortal1', 'AR4 WN3').chances,
    );
    expect(forecast('sabre, outnumbering', 'pikeman, down').kill).toBeCloseTo(
      forecast('4x3+ AP1 melee', 'AR4 WN2 down').kill,
      12,
    );
  });
  it('change with each word', () => {
    const plain = forecast('2x3+ AP2', 'AR4 WN2');
    for (const better of ['aim', 'focus-ap', 'again2', 'buys1', 'mortal1', 'outnumbering', 'disengaging'])
      expect(forecast(`2x3+ AP1, ${better}`, 'AR4 WN2').mean, better).toBeGreaterThan(
        forecast('2x3+ AP1', 'AR4 WN2').mean,
      );
    for (const worse of ['far', 'obscured'])
      expect(forecast(`2x3+ AP2, ${worse}`, 'AR4 WN2').mean, worse).toBeLessThan(plain.mean);
    for (const worse of ['cover', 'inv4', 'buys1', 'again1'])
      expect(forecast('2x3+ AP2', `AR4 WN2 ${worse}`).mean, worse).toBeLessThan(plain.mean);
  });
  it('have a target with one wound and no armor, unless told otherwise', () => {
    expect(forecast('2x3+', 'AR4').chances).toEqual(forecast('2x3+', 'AR4 WN1').chances);
    expect(forecast('2x3+', 'WN2').chances).toEqual(forecast('2x3+', 'AR7 WN2').chances);
  });
  it('add up Focus said twice, as for a prepared charge', () => {
    const twice = forecast('2x4+ AP1 focus-hit focus-hit', 'AR4 WN2');
    expect(twice.chances).toEqual(forecast('2x2+ AP1 melee', 'AR4 WN2').chances);
    const both = forecast('2x4+ AP1 focus-hit focus-ap', 'AR4 WN2');
    expect(both.chances).toEqual(forecast('2x3+ AP2 melee', 'AR4 WN2').chances);
    const deep = forecast('2x4+ AP1 focus-ap focus-ap', 'AR4 WN2');
    expect(deep.chances).toEqual(forecast('2x4+ AP3 melee', 'AR4 WN2').chances);
  });
  it('report every problem at once', () => {
    expect(problems('spoon', 'nobody')).toEqual([
      ['weapon', 'no-such-weapon'],
      ['target', 'no-such-target'],
    ]);
    const unknown = forecasts(' spoon ', 'pikeman');
    expect(unknown.ok ? [] : unknown.problems).toMatchObject([{ problem: 'no-such-weapon', weapon: 'spoon' }]);
    expect(problems('knife', 'pikeman')).toEqual([['weapon', 'several-weapons']]);
    expect(problems('2x3+ shiny', 'AR4 WN1 wet')).toEqual([
      ['weapon', 'not-understood'],
      ['target', 'not-understood'],
    ]);
  });
  it('are refused where too many armor dice would be re-rolled, which no card comes near', () => {
    expect(problems('10x3+', 'AR4 WN9 again3 buys3')).toEqual([]);
    expect(problems('4x3+ buys9', 'AR4 WN9 again1 buys8')).toEqual([]);
    const read = forecasts('4x3+ buys9', 'AR4 WN9 again2 buys8');
    expect(read.ok ? [] : read.problems).toEqual([
      { path: 'target', problem: 'too-many-again', count: 2952, most: 2820 },
    ]);
    expect(problems('30x3+', 'AR4 WN9')).toEqual([]);
    expect(problems('31x3+', 'AR4 WN9')).toEqual([['target', 'too-many-again']]);
    const dice = factions.flatMap(({ weapons }) => weapons.map(weapon => weapon.dice));
    // With as many armor re-rolls as can be typed; and with two dice more, a free re-roll and six bought.
    expect(stepsOf(Math.max(...dice), 0, 9)).toBeLessThanOrEqual(2820);
    expect(stepsOf(Math.max(...dice) + 2, 1, 6)).toBeLessThanOrEqual(2820);
  });
  it('visit no more ends of armor rolls than steps are counted', () => {
    const visited = (dice: number, free: number, bought: number): number => {
      let count = 0;
      for (let hits = 0; hits <= dice + 20; hits++)
        for (const row of endsOf({ dice: hits, faces: 3, explodes: true, free, bought }).ends) count += row.length;
      return count;
    };
    for (const [dice, free, bought] of [
      [2, 0, 9],
      [4, 1, 8],
      [4, 11, 0],
      [10, 3, 3],
      [20, 5, 0],
    ] as const) {
      const steps = stepsOf(dice, free, bought);
      expect(steps, `${dice} ${free} ${bought}`).toBeLessThanOrEqual(2820);
      expect(visited(dice, free, bought), `${dice} ${free} ${bought}`).toBeLessThanOrEqual(12 * steps);
    }
  });
  it('follow the rules of the card, and ignore rules about ranged attacks in melee', () => {
    const drilled = forecast('intercessor/bolt-rifle', 'AR4 WN2');
    expect(drilled.because.some(({ explained }) => explained.changes.some(({ rule }) => rule === 'bolter-drill'))).toBe(
      true,
    );
    expect(forecast('2x3+ melee, far obscured', 'AR4 WN2').chances).toEqual(forecast('2x3+ melee', 'AR4 WN2').chances);
    expect(forecast('2x3+ outnumbering', 'AR4 WN2').chances).toEqual(forecast('3x3+ melee', 'AR4 WN2').chances);
    expect(forecast('2x3+ ignores-cover', 'AR4 WN2 cover').chances).toEqual(forecast('2x3+', 'AR4 WN2').chances);
    expect(forecast('2x3+ lethal1', 'AR4 WN1').kill).toBeGreaterThan(forecast('2x3+', 'AR4 WN1').kill);
  });
  it('list what both sides might pay for', () => {
    expect(forecast('captain/sabre', 'pikeman').leftOut).toEqual([]);
    expect(forecast('captain/sabre', 'hormagaunt').leftOut).toEqual([{ rule: 'death-throes', reason: 'strikes-back' }]);
    expect(forecast('captain/carbine', 'AR4 WN2').leftOut).toEqual([
      { rule: 'targeting-routines', reason: 'may-be-used' },
    ]);
  });
  it('have a label for every weapon rule on a card', () => {
    const uses = factions.flatMap(({ weapons }) => weapons.flatMap(({ rules }) => rules));
    expect(new Set(uses.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(8);
    for (const use of uses) expect(weaponRuleIn(labelOf(use))).toEqual(use);
  });
  it('can be read from the desk’s own example', () => {
    for (const { read, example } of counters) expect(read(example).ok).toBe(true);
  });
});
