import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { forecastsIn, odds } from './desk.ts';

const forecast = (weapon: string, target: string) => {
  const read = forecastsIn(weapon, target);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value[0]!;
};
const problems = (weapon: string, target: string) => {
  const read = forecastsIn(weapon, target);
  return read.ok ? [] : read.problems.map(({ path, problem }) => [path, problem]);
};

describe('typed attacks of Zero-G', () => {
  it('are parsed from numbers', () => {
    expect(forecast('A1 BS4 S4 AP6', 'T4 5+ W1').kill).toBeCloseTo((4 / 6) * (3 / 6) * (4 / 6), 12);
    // AP worse than the save, and exactly equal.
    expect(forecast('A1 BS4 S4 AP5', 'T4 5+ W1').kill).toBeCloseTo((4 / 6) * (3 / 6), 12);
    expect(forecast('A1 BS4 S8 AP-', 'T4 W3').kill).toBeCloseTo((4 / 6) * (5 / 6), 12);
    expect(forecast('A1 BS4 S7 AP-', 'T4 W3').kill).toBe(0);
    expect(forecast('A1 WS4 S4 AP-', 'T4 W1 WS4').kill).toBeCloseTo((3 / 6) * (3 / 6), 12);
    expect(forecast('A1 BS4 S8 AP3', 'AV12 HP1').kill).toBeCloseTo((4 / 6) * (3 / 6), 12);
  });

  it('are parsed from names, with the numbers of the cards', () => {
    const { chances } = forecast('Ork Boy/shoota', 'Scout');
    expect(chances).toEqual(forecast('A2 BS2 S4 AP6 range18', 'T4 4+ W1').chances);
    expect(forecast('Space Marine/boltgun, half', 'void trooper').mean).toBeGreaterThan(
      forecast('Space Marine/boltgun', 'void trooper').mean,
    );
  });

  it('change with each word', () => {
    const [own, theirs] = ['A2 BS3 S4 AP5', 'T4 4+ W2'];
    const plain = forecast(own, theirs);
    for (const better of ['twin-linked', 'shred', 'rending', 'fleshbane', 'preferred-enemy', 'poisoned=2', 'tesla=2'])
      expect(forecast(`${own}, ${better}`, theirs).mean, better).toBeGreaterThan(plain.mean);
    for (const worse of ['snap', 'heavy moved', 's3'])
      expect(forecast(`${own}, ${worse}`, theirs).mean, worse).toBeLessThan(plain.mean);
    for (const worse of ['cover3', 'inv3', 'fnp5', 't5', '3+'])
      expect(forecast(own, `${theirs} ${worse}`).mean, worse).toBeLessThan(plain.mean);
  });

  it('report what dice need and what is left out, also for flames and markers', () => {
    const told = (weapon: string, target: string) => {
      const { because, leftOut, back } = forecast(weapon, target);
      return [because.map(({ id }) => id), leftOut.map(({ rule }) => rule), back !== undefined];
    };
    expect(told('A1 BS4 S4 AP5', 'T4 4+ W1')).toEqual([['hit', 'wound', 'save'], ['go-to-ground'], false]);
    expect(told('A1 BS4 S4 AP5 gets-hot', 'T4 W1')).toEqual([['hit', 'wound'], ['go-to-ground'], true]);
    expect(told('A1 BS4 S5 AP4 blast=3', 'AV10 HP2')).toEqual([[], ['jink', 'blast'], false]);
    expect(told('A1 S5 AP4 template', 'T4 W1')).toEqual([['wound'], ['template'], false]);
  });

  it('report every problem at once', () => {
    expect(problems('spoon', 'nobody')).toEqual([
      ['weapon', 'no-such-weapon'],
      ['target', 'no-such-target'],
    ]);
    expect(problems('A2 BS3 S4 banana', 'T4 pear')).toEqual([
      ['weapon', 'not-understood'],
      ['target', 'not-understood'],
    ]);
    expect(problems('A20 BS3 S4 rapid-fire, half', 'T4')).toEqual([['weapon', 'too-many-attacks']]);
  });

  it('are refused where sixes may score more hits than any card could', () => {
    // Three hits at most from any card.
    expect(problems('A24 BS3 S4 tesla=2', 'T4')).toEqual([]);
    expect(problems('A24 BS3 S4 tesla=3', 'T4')).toEqual([]);
    expect(problems('A24 BS3 S4 tesla=4', 'T4')).toEqual([['weapon', 'too-many-hits']]);
  });

  it('know every weapon of the lists by its bearer, and the desk’s own example', () => {
    for (const { sheets } of factions)
      for (const { models } of sheets)
        for (const { name } of models) expect(problems('A1 BS4 S4', name), name).toEqual([]);
    const [{ read, example }] = odds.counters as [(typeof odds.counters)[0]];
    expect(read(example)).toMatchObject({ ok: true });
    expect(read({})).toMatchObject({ ok: false });
  });
});
