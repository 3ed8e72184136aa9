import { describe, expect, it } from 'vitest';
import { isCampaignRow } from './campaign-rows.ts';

const player = (name: string) => ({ name, bot: null, team: {} });
const row = {
  id: 'a',
  name: 'Winter',
  ruleset: 'kill-team',
  founding: {
    name: 'Winter',
    ruleset: 'kill-team',
    linked: true,
    pairing: 'swiss',
    rounds: 2,
    players: [player('Ada'), player('Ben')],
  },
  entries: [{ round: 1, players: [0, null], battle: null, result: null, between: null, previous: 'x', seal: 'y' }],
  teams: [{}, {}],
  seal: 'y',
  next: { round: 1, players: [0, 1], battle: 'b', between: null },
  begun: 1,
  touched: 2,
  fence: 3,
};

describe('the row of a campaign', () => {
  it('is whole with a battle under way, and without', () => {
    expect(isCampaignRow(row)).toBe(true);
    expect(isCampaignRow({ ...row, next: null, entries: [] })).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['no founding', { ...row, founding: null }],
    ['one player', { ...row, founding: { ...row.founding, players: [player('Ada')] }, teams: [{}] }],
    ['a nameless player', { ...row, founding: { ...row.founding, players: [player('Ada'), {}] } }],
    ['a team too few', { ...row, teams: [{}] }],
    ['an entry without a seal', { ...row, entries: [{ ...row.entries[0], seal: undefined }] }],
    ['an entry without players', { ...row, entries: [{ ...row.entries[0], players: [null, 1] }] }],
    ['a battle without its match', { ...row, next: { ...row.next, battle: undefined } }],
    ['no fence', { ...row, fence: undefined }],
    ['no seal', { ...row, seal: 7 }],
  ])('is not read with %s', (_, damaged) => {
    expect(isCampaignRow(damaged)).toBe(false);
  });
});
