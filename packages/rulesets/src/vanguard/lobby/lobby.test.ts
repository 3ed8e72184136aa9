import { describe, expect, it } from 'vitest';
import { vanguard } from '../index.ts';
import { ready } from '../ready.ts';
import { lobby, rosterOfTeam, teamOfRoster } from './index.ts';

describe('the lobby of Kill Team Vanguard', () => {
  it('makes playable setups from its starters', () => {
    for (const roster of lobby.starters) {
      expect(lobby.check(roster).reasons).toEqual([]);
      expect(vanguard.readSetup(lobby.setup({}, [roster, lobby.starters[0]!])).ok).toBe(true);
    }
  });

  it('converts a team to a roster and back', () => {
    for (const { teams } of ready)
      for (const team of teams) {
        const again = teamOfRoster(rosterOfTeam(team, 'a name'));
        expect(again.models.map(({ card, leader }) => [card, leader])).toEqual(
          team.models.map(({ card, leader }) => [card, leader]),
        );
        expect(again.models.map(({ choices }) => choices.toSorted((a, b) => (a < b ? -1 : 1)))).toEqual(
          team.models.map(({ choices }) => choices.toSorted((a, b) => (a < b ? -1 : 1))),
        );
      }
  });

  it('passes choices on, and reports what is wrong with a roster', () => {
    const [one] = lobby.starters;
    const setup = lobby.setup({ rounds: 3, explodingSixes: false }, [one!, one!]);
    expect(setup).toMatchObject({ map: 'farmstead', options: { rounds: 3, explodingSixes: false, points: 100 } });
    const leaderless = { ...one!, members: one!.members.map(member => ({ ...member, group: 1 })) };
    expect(lobby.check(leaderless).reasons).toMatchObject([{ clause: 'VG-13.9' }]);
  });
});
