import { readRosterFile, readRosterText, rosterFile, rosterText } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { rulesets as all } from './index.ts';

const rulesets = all.filter(({ lobby }) => lobby.starters.length > 0);

describe('a team', () => {
  it('survives a round trip through its file and its list', () => {
    expect(rulesets.length).toBeGreaterThan(0);
    for (const ruleset of rulesets)
      for (const roster of ruleset.lobby.starters) {
        expect(readRosterFile(rosterFile(roster))).toEqual({ ok: true, value: roster });
        expect(readRosterText(ruleset, rosterText(ruleset, roster))).toEqual({ ok: true, value: roster });
      }
  });

  it('that is damaged is refused with every reason and its path', () => {
    expect(readRosterFile('{')).toMatchObject({ ok: false, problems: [{ problem: 'not-json' }] });
    const [roster] = rulesets[0]!.lobby.starters;
    const broken = JSON.parse(rosterFile(roster!));
    broken.roster.members[1].loadOut = 7;
    broken.roster.faction = null;
    const read = readRosterFile(JSON.stringify(broken));
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual([
      'roster.faction',
      'roster.members[1].loadOut',
    ]);
    const text = `${rosterText(rulesets[0]!, roster!)}\n- Nobody at all: club\n`;
    expect(readRosterText(rulesets[0]!, text)).toMatchObject({ ok: false, problems: [{ problem: 'no-such-entry' }] });
    expect(readRosterText(rulesets[0]!, 'hello')).toMatchObject({ ok: false });
  });

  it('may have brackets and commas in its name', () => {
    const [ruleset] = rulesets;
    const roster = { ...ruleset!.lobby.starters[0]!, name: 'Us (and, well, them)' };
    expect(readRosterText(ruleset!, rosterText(ruleset!, roster))).toEqual({ ok: true, value: roster });
  });

  it('is parsed in linear time, and not beyond its limits', () => {
    const [ruleset] = rulesets;
    const list = rosterText(ruleset!, ruleset!.lobby.starters[0]!);
    const refusedAs = (text: string): unknown => {
      const read = readRosterText(ruleset!, text);
      return read.ok ? null : read.problems[0]!.problem;
    };
    // Each took seconds when a regular expression backtracked.
    for (const one of [' (', ' (a, ', ', a)', ' (a, b) '])
      expect(refusedAs(`${'x'.repeat(10)}${one.repeat(180_000 / one.length)}`)).toBe('too-long');
    for (const one of [' (', ' (a, ', ', a)']) expect(refusedAs(one.repeat(400))).toBe('not-a-team-list');
    for (const one of [' "', ': ', ' + ', ' "a"', ': a + b']) refusedAs(`${list}\n- x${one.repeat(280)}`);
    expect(refusedAs(`${list}\n${'- Nobody\n'.repeat(400)}`)).toBe('too-many-lines');
    expect(refusedAs(`${list}${' '.repeat(200_000)}`)).toBe('too-long');
    expect(readRosterFile(' '.repeat(200_001))).toMatchObject({ problems: [{ problem: 'too-long' }] });
    expect(readRosterFile('['.repeat(30))).toMatchObject({ problems: [{ problem: 'too-deep' }] });
  });
});
