import { rosterFile, rosterText } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { checkRoster } from './check.ts';

const teams = rulesets.flatMap(ruleset => ruleset.lobby.starters.map(roster => ({ ruleset, roster })));

describe('checking a roster', () => {
  it('finds every starter legal, as a file and as a list', () => {
    expect(teams.length).toBeGreaterThan(20);
    for (const { ruleset, roster } of teams)
      for (const typed of [rosterFile(roster), rosterText(ruleset, roster)])
        expect(checkRoster(rulesets, typed)).toMatchObject({ as: 'judged', reasons: [] });
  });

  it('reports every reason with its clause', () => {
    for (const { ruleset, roster } of teams) {
      const checked = checkRoster(rulesets, rosterFile({ ...roster, members: [] }));
      if (checked.as !== 'judged') throw new Error('a file of ours is read');
      expect(checked.reasons.length, ruleset.id).toBeGreaterThan(0);
      for (const { clause } of checked.reasons) expect(clause).toMatch(/^[A-Z]+-\d+\.\d+$/);
    }
  });

  it('reports the problems of the file', () => {
    const { roster } = teams[0]!;
    const unread = (typed: string) => {
      const checked = checkRoster(rulesets, typed);
      return checked.as === 'unread' ? checked.problems.map(({ path, problem }) => `${path} ${problem}`) : [];
    };
    expect(unread('hello')).toEqual([' not-json']);
    expect(unread('{}')).toEqual(['format missing', 'version missing', 'roster missing']);
    expect(unread(rosterFile({ ...roster, ruleset: 'chess' }))).toEqual(['roster.ruleset unknown-ruleset']);
  });
});
