import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
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

describe('typed attacks', () => {
  it('are parsed from numbers', () => {
    // 3+ to hit, S4 against T4 wounds on 4+, a save of 5+.
    const one = forecast('A1 3+ S4 AP0 D1', 'T4 5+ W1');
    expect(one.kill).toBeCloseTo((4 / 6) * (3 / 6) * (4 / 6), 12);
    expect(forecast('A1 3+ S4 AP-1 D1', 'T4 5+ W1').kill).toBeCloseTo((4 / 6) * (3 / 6) * (5 / 6), 12);
    // S = 2T, and 2S = T.
    expect(forecast('A1 2+ S8', 'T4 W1').kill).toBeCloseTo((5 / 6) * (5 / 6), 12);
    expect(forecast('A1 2+ S2', 'T4 W1').kill).toBeCloseTo((5 / 6) * (1 / 6), 12);
    // D6 attacks, D3 damage: on average 3.5 automatic hits that wound on 4+ for 2.
    expect(forecast('AD6 3+ S4 DD3 auto-hit', 'T4 W40').mean).toBeCloseTo(3.5 * 0.5 * 2, 10);
  });
  it('are parsed from names, with the numbers on the datasheets', () => {
    const { chances } = forecast('Ork Boy/shoota', 'Scout');
    expect(chances).toEqual(forecast('A2 5+ S4 AP0 D1 range18 dakka-dakka-dakka', 'T4 4+ W1').chances);
    expect(forecast('Ork Boy/choppa', 'scout').chances).toEqual(forecast('A3 3+ S4 melee', 'T4 4+ W1').chances);
  });
  it('change with each word', () => {
    const [own, theirs] = ['A2 4+ S4 AP-1 D1 rapid-fire', 'T4 4+ W2'];
    const plain = forecast(own, theirs);
    for (const better of ['half', 're-roll-hits', 'wound-six-mortal=1', 'hit-six-hits=3', 'copies2', 're-roll-wounds'])
      expect(forecast(`${own}, ${better}`, theirs).mean, better).toBeGreaterThan(plain.mean);
    for (const worse of ['overwatch', 'combined', 'hit-modifier=-1', 'heavy moved', 'assault advanced'])
      expect(forecast(`${own}, ${worse}`, theirs).mean, worse).toBeLessThan(plain.mean);
    for (const worse of ['cover', 'inv4', 'ignores5', 'keeps6', 'hard-to-hit=-1', 't5', '3+'])
      expect(forecast(own, `${theirs} ${worse}`).mean, worse).toBeLessThan(plain.mean);
  });
  it('report what a weapon does to its bearer', () => {
    const { back } = forecast('A1 3+ S8 AP-3 D2 overheats=slain', 'T4 3+ W2');
    expect(back!.kill).toBeCloseTo(1 / 6, 12);
    const told = odds.counters[0]!.read({ weapon: 'A1 3+ S8 overheats=slain', target: 'T4 W2' });
    expect(told.ok && told.value.parts.at(-1)).toMatchObject({ as: 'lines', lines: [{ word: 'odds.back' }] });
    // The second copy is fired only by a surviving bearer, at a surviving target.
    const twice = forecast('A1 3+ S8 AP-3 D2 overheats=slain, copies2', 'T4 W40').back!;
    expect(twice.kill).toBeCloseTo(1 - (5 / 6) ** 2, 12);
  });
  it('report every problem at once', () => {
    expect(problems('spoon', 'nobody')).toEqual([
      ['weapon', 'no-such-weapon'],
      ['target', 'no-such-target'],
    ]);
    expect(problems('A2 3+ shiny', 'T4 W1 wet')).toEqual([
      ['weapon', 'not-understood'],
      ['target', 'not-understood'],
    ]);
    expect(problems('plasma-gun', 'Scout')).toEqual([['weapon', 'several-weapons']]);
    expect(problems('plasma-gun.supercharge', 'Scout')).toEqual([]);
  });
  it('are refused beyond 20 attacks, far more than any card has', () => {
    expect(problems('A20 3+', 'T4 W9')).toEqual([]);
    expect(problems('A21 3+', 'T4 W9')).toEqual([['weapon', 'too-many-attacks']]);
    expect(problems('A3D6 3+, copies2', 'T4 W9')).toEqual([['weapon', 'too-many-attacks']]);
    // Those that rules add count as well.
    expect(problems('A18 3+ melee extra-attacks=2', 'T4 W9')).toEqual([]);
    expect(problems('A18 3+ melee extra-attacks=3', 'T4 W9')).toEqual([['weapon', 'too-many-attacks']]);
  });
  it('are refused where the last wound would be kept only from some kinds of wounds', () => {
    expect(problems('A1 3+', 'T4 W2 keeps6 ghosthelm=5/3')).toEqual([['target', 'kept-by-kind']]);
    expect(problems('A1 3+', 'T4 W41')).toEqual([['target', 'not-understood']]);
  });
  it('list what both sides could pay for', () => {
    expect(forecast('A1 3+', 'T4 W1').leftOut).toEqual([{ rule: 'command-re-roll', reason: 'may-be-used' }]);
  });
  it('know every weapon of every list by its name', () => {
    for (const { models } of content.factions.flatMap(({ sheets }) => sheets))
      for (const { name, wargear } of models)
        for (const id of wargear.filter(item => content.weapons.some(weapon => weapon.id === item))) {
          const read = forecastsIn(`${name}/${id}`, name);
          expect(read.ok || read.problems[0]!.problem, `${name}/${id}`).toSatisfy(
            (is: unknown) => is === true || is === 'several-weapons',
          );
        }
  });
  it('accept the desk’s own example', () => {
    for (const { read, example } of odds.counters) expect(read(example).ok).toBe(true);
  });
});
