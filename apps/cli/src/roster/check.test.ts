import { starters } from '@little-wars/rulesets/kill-team';
import { describe, expect, it } from 'vitest';
import { checkRoster } from './check.ts';

const { roster, pick, equipment } = starters[0]!;

describe('checking a roster', () => {
  it.each(starters.map(starter => [starter.name, starter] as const))('finds %s legal in every form', (_, starter) => {
    for (const form of [
      starter.roster,
      { roster: starter.roster, pick: starter.pick, equipment: starter.equipment },
      { ...starter.roster, pick: starter.pick, equipment: starter.equipment, play: 'matched' },
    ])
      expect(checkRoster(form)).toMatchObject({ problems: [], reasons: [] });
  });

  it('says what was checked', () => {
    expect(checkRoster(roster).parts).toEqual(['roster']);
    expect(checkRoster({ roster, pick, equipment }).parts).toEqual(['roster', 'pick', 'equipment']);
  });

  it('tells every reason at its place, with its clause', () => {
    const [first, ...others] = roster.operatives;
    const bad = { ...roster, operatives: [{ ...first!, loadOut: ['spoon'] }, ...others] };
    const few = { fireteams: [{ ...pick.fireteams[0]!, operatives: ['nobody'] }] };
    const { problems, reasons } = checkRoster({ roster: bad, pick: few, equipment: [{ item: 'tea', operative: 'x' }] });
    expect(problems).toEqual([]);
    expect(reasons.map(({ at, reason, clause }) => `${at} ${reason} ${clause}`)).toEqual(
      expect.arrayContaining([
        'roster.operatives[0].loadOut[0] not-on-card KT-13.2',
        'roster.operatives[0].loadOut load-out-not-allowed KT-13.2',
        'pick.fireteams[0].operatives[0] not-on-roster KT-11.6',
        'pick.fireteams no-leader KT-13.2',
        'equipment[0].item unknown-item KT-13.2',
        'equipment[0].operative not-in-team KT-11.8',
      ]),
    );
  });

  it('tells every problem of form, whatever the file holds', () => {
    const paths = (x: unknown): readonly string[] =>
      checkRoster(x).problems.map(found => `${found.path} ${found.problem}`);
    expect(paths(null)).toEqual([' not-a-record']);
    expect(paths([])).toEqual([' not-a-record']);
    expect(paths({})).toEqual(['faction missing', 'operatives missing']);
    expect(paths({ roster: 3, extra: 1, pick: [], play: 'fair' })).toEqual([
      'roster not-a-record',
      'extra unknown-field',
      'pick not-a-record',
      'play not-one-of',
    ]);
    expect(paths({ roster, equipment })).toEqual(['pick missing']);
  });

  it('asks for no leader in open play', () => {
    const leaderless = { fireteams: [] };
    const reasons = (play: string) =>
      checkRoster({ roster, pick: leaderless, play }).reasons.map(({ reason }) => reason);
    expect(reasons('matched')).toContain('no-leader');
    expect(reasons('open')).not.toContain('no-leader');
  });
});
