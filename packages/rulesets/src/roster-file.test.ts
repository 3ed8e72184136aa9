import { readRosterFile, readRosterText, rosterFile, rosterText } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { rulesets as all } from './index.ts';

const rulesets = all.filter(({ lobby }) => lobby.starters.length > 0);

describe('a team', () => {
  it('comes back from its file and from its list as it was', () => {
    expect(rulesets.length).toBeGreaterThan(0);
    for (const ruleset of rulesets)
      for (const roster of ruleset.lobby.starters) {
        expect(readRosterFile(rosterFile(roster))).toEqual({ ok: true, value: roster });
        expect(readRosterText(ruleset, rosterText(ruleset, roster))).toEqual({ ok: true, value: roster });
      }
  });

  it('that is broken is refused with every reason and its place', () => {
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
});
