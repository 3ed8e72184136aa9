import { tableOf } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { vanguard } from '../index.ts';
import { forecastsIn } from './desk.ts';
import { labelOf, weaponRuleIn } from './labels.ts';

const { counters } = vanguard.odds!;
const forecasts = forecastsIn((setup, position) => tableOf(vanguard, setup, position));

const told = (weapon: string, target: string) => {
  const read = forecasts(weapon, target);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value[0]!;
};
const problems = (weapon: string, target: string) => {
  const read = forecasts(weapon, target);
  return read.ok ? [] : read.problems.map(({ path, problem }) => [path, problem]);
};

describe('attacks as people write them', () => {
  it('in numbers', () => {
    // One die at 4+ without explosions, armor on 6 alone, one wound: 1/2 x 5/6, and half of that recovers.
    const one = told('1x4+ no-explosions', 'AR6 WN1');
    expect(one.mean).toBeCloseTo(5 / 12, 12);
    expect(one.kill).toBeCloseTo(5 / 24, 12);
    expect(told('1x4+', 'AR6 WN1').mean).toBeGreaterThan(one.mean);
  });
  it('by the names of cards, as the numbers on them', () => {
    expect(told('rifleman/carbine', 'pikeman').chances).toEqual(told('2x4+', 'AR4 WN2').chances);
    expect(told('rifleman/long-rifle', 'captain').chances).toEqual(told('1x3+ AP2 D2 mortal1', 'AR4 WN3').chances);
    expect(told('sabre, outnumbering', 'pikeman, down').kill).toBeCloseTo(
      told('4x3+ AP1 melee', 'AR4 WN2 down').kill,
      12,
    );
  });
  it('words change what they say', () => {
    const plain = told('2x3+ AP2', 'AR4 WN2');
    for (const better of ['aim', 'focus-ap', 'again2', 'buys1', 'mortal1', 'outnumbering', 'disengaging'])
      expect(told(`2x3+ AP1, ${better}`, 'AR4 WN2').mean, better).toBeGreaterThan(told('2x3+ AP1', 'AR4 WN2').mean);
    for (const worse of ['cover', 'inv4', 'buys1', 'again1'])
      expect(told('2x3+ AP2', `AR4 WN2 ${worse}`).mean, worse).toBeLessThan(plain.mean);
    expect(told('2x3+ AP2, far', 'AR4 WN2').mean).toBeLessThan(plain.mean);
  });
  it('every problem at once', () => {
    expect(problems('spoon', 'nobody')).toEqual([
      ['weapon', 'no-such-weapon'],
      ['target', 'no-such-target'],
    ]);
    expect(problems('2x3+ shiny', 'AR4 WN1 wet')).toEqual([
      ['weapon', 'not-understood'],
      ['target', 'not-understood'],
    ]);
  });
  it('rules act as on any table: those of the card, and none in a melee that are about ranged attacks', () => {
    const drilled = told('intercessor/bolt-rifle', 'AR4 WN2');
    expect(drilled.because.some(({ explained }) => explained.changes.some(({ rule }) => rule === 'bolter-drill'))).toBe(
      true,
    );
    expect(told('2x3+ melee, far obscured', 'AR4 WN2').chances).toEqual(told('2x3+ melee', 'AR4 WN2').chances);
    expect(told('2x3+ outnumbering', 'AR4 WN2').chances).toEqual(told('3x3+ melee', 'AR4 WN2').chances);
    expect(told('2x3+ ignores-cover', 'AR4 WN2 cover').chances).toEqual(told('2x3+', 'AR4 WN2').chances);
    expect(told('2x3+ lethal1', 'AR4 WN1').kill).toBeGreaterThan(told('2x3+', 'AR4 WN1').kill);
  });
  it('beside the chances: what the two might pay for', () => {
    expect(told('captain/sabre', 'pikeman').leftOut).toEqual([]);
    expect(told('captain/sabre', 'hormagaunt').leftOut).toEqual([{ rule: 'death-throes', reason: 'strikes-back' }]);
    expect(told('captain/carbine', 'AR4 WN2').leftOut).toEqual([{ rule: 'targeting-routines', reason: 'may-be-used' }]);
  });
  it('every rule of an attack on a card has a label that means it', () => {
    const uses = factions.flatMap(({ weapons }) => weapons.flatMap(({ rules }) => rules));
    expect(new Set(uses.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(8);
    for (const use of uses) expect(weaponRuleIn(labelOf(use))).toEqual(use);
  });
  it('its own example', () => {
    for (const { read, example } of counters) expect(read(example).ok).toBe(true);
  });
});
