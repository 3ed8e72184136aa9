import type { Edition, Game, Linking, Ruleset } from '@little-wars/engine';
import { type Setup, standardSetup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { type Fought, playCampaign } from './play.ts';
import { reportOn } from './report.ts';

/** Squads of tin soldiers; between matches they play a training round. */
const linking: Linking = {
  between: toy as unknown as Linking['between'],
  founders: ['squad'],
  found: () => ({ squad: standardSetup.squads[0]!, trained: 0 }),
  readTeam: x => ({ ok: true, value: x as object }),
  plans: ['usual'],
  field: teams => ({ teams, setup: standardSetup, members: [] }),
  after: () => ({ ...standardSetup, rounds: 1 }) satisfies Setup,
  teamsBefore: () => [],
  teamsIn: () => [{ trained: 1 }, { trained: 1 }],
  growthOf: team => (team as { trained: number }).trained,
  talliesOf: team => ({ trained: (team as { trained: number }).trained }),
  isStory: () => false,
  choices: [],
  membersIn: () => [],
  storyOf: () => null,
  aftermathOf: () => null,
  headingsOf: () => [],
  sheetOf: () => ({ name: '', title: '', members: [], counts: [], marks: [], lost: [] }),
  gainsIn: () => null,
  outlookOf: () => ({ attacks: [], gains: [] }),
};
const edition = toy as unknown as Edition<Game> & Ruleset<Game>;

const fought = (leader: number | null, winners: readonly number[], growth: readonly number[] = [0, 0]): Fought => ({
  leader,
  result: { winners, scores: [0, 0] },
  growth,
  answers: 10,
});

describe('campaigns between bots', () => {
  it('play all their battles, the same for the same seed', () => {
    const toPlay = {
      edition,
      linking,
      founders: ['squad', 'squad'],
      battles: 3,
      plan: 'usual',
      bot: 'random',
      seed: 'one',
    };
    const played = playCampaign(toPlay);
    expect(played.battles).toHaveLength(3);
    expect(played.battles[0]).toMatchObject({ leader: null, growth: [0, 0] });
    expect(played.battles[1]!.growth).toEqual([1, 1]);
    expect(played.tallies).toEqual([{ trained: 1 }, { trained: 1 }]);
    expect(playCampaign(toPlay)).toEqual(played);
  });
});

describe('the report', () => {
  const report = reportOn([
    { battles: [fought(null, [0]), fought(0, [1], [5, 3]), fought(0, [])], tallies: [{ slain: 2 }, { slain: 0 }] },
    { battles: [fought(null, [1]), fought(1, [1], [2, 6]), fought(1, [0], [1, 2])], tallies: [{ slain: 1 }] },
  ]);

  it('counts battles with a leader and a winner, and who won them', () => {
    expect(report).toMatchObject({ campaigns: 2, battles: 6, draws: 1, withLeader: 3, answersPerBattle: 10 });
    expect(report.trailingWins).toBeCloseTo(2 / 3);
    expect(report.byBattle).toEqual([
      { battle: 2, decided: 2, trailingWins: 0.5 },
      { battle: 3, decided: 1, trailingWins: 1 },
    ]);
  });

  it('says how far leaders were ahead, and how teams end up', () => {
    expect(report.lead).toBeCloseTo((2 + 4 + 1) / 3);
    expect(report.tallies).toEqual({ slain: 1 });
  });

  it('of no campaigns is empty', () => {
    expect(reportOn([])).toMatchObject({ campaigns: 0, trailingWins: null, byBattle: [], lead: 0 });
  });
});
