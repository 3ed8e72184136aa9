import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition, Game, Linking, Ruleset } from '@little-wars/engine';
import { type Setup, standardSetup, toy } from '@little-wars/engine/toy';
import { afterAll, describe, expect, it } from 'vitest';
import { keep, keyOf, knownIn } from './pieces.ts';
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
  tallies: [{ slain: growth[0]! }, { slain: growth[1]! }],
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
    expect(report).toMatchObject({ campaigns: 2, battles: 6, draws: 1, answersPerBattle: 10 });
    expect(report.answersPerCampaign).toEqual({ least: 30, mean: 30, most: 30 });
    expect(report.trailing).toMatchObject({ decided: 3, wins: { games: 2 } });
    expect(report.trailing.wins.share).toBeCloseTo(2 / 3);
    expect(report.byBattle).toMatchObject([
      { battle: 1, trailing: { decided: 0 }, lead: 0 },
      { battle: 2, trailing: { decided: 2, wins: { share: 0.5 } }, lead: 3 },
      { battle: 3, trailing: { decided: 1, wins: { share: 1 } }, lead: 1 },
    ]);
  });

  it('counts the same by growth, and what teams have suffered after each battle', () => {
    expect(report.lessGrown).toMatchObject({ decided: 3, wins: { games: 2 } });
    expect(report.byBattle.map(({ tallies }) => tallies)).toEqual([{ slain: 0 }, { slain: 4 }, { slain: 0.75 }]);
  });

  it('says how far leaders were ahead, and how teams end up', () => {
    expect(report.lead).toBeCloseTo((2 + 4 + 1) / 3);
    expect(report.tallies).toEqual({ slain: 1 });
  });

  it('of no campaigns is empty', () => {
    expect(reportOn([])).toMatchObject({ campaigns: 0, trailing: { decided: 0 }, byBattle: [], lead: 0 });
  });
});

describe('campaigns in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pieces-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const campaign = { battles: [fought(null, [0])], tallies: [] };

  it('are known to a later run that plays with the same, even after a line that was cut off', () => {
    const file = join(folder, 'some.jsonl');
    const [key, other] = [keyOf({ bot: 'soldier' }), keyOf({ bot: 'random' })];
    expect(knownIn(file, key).size).toBe(0);
    keep(file, key, 1, campaign);
    keep(file, other, 2, campaign);
    appendFileSync(file, '\n{"key":"x","n":');
    keep(file, key, 3, campaign);
    expect([...knownIn(file, key)]).toEqual([
      [1, campaign],
      [3, campaign],
    ]);
    expect([...knownIn(file, other).keys()]).toEqual([2]);
    expect(knownIn(undefined, key).size).toBe(0);
  });
});
