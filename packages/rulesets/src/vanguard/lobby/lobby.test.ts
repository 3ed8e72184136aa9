import type { Chosen } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { vanguard } from '../index.ts';
import { generatedMap } from '../maps/generated.ts';
import { defaults } from '../options.ts';
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

  it('makes a playable setup on a generated table of any number and size', () => {
    const [one] = lobby.starters;
    const ids = (chosen: Chosen): readonly string[] => lobby.choices(chosen).map(({ id }) => id);
    expect(ids({})).toContain('map');
    expect(ids({ terrain: 'generated' })).not.toContain('map');
    for (const sizes of [{}, { tableWidth: 48 }, { tableWidth: 24, tableDepth: 30, terrainCoverage: 30 }]) {
      const setup = lobby.setup({ terrain: 'generated', tableNumber: 7, ...sizes }, [one!, one!]);
      expect(vanguard.readSetup(setup)).toMatchObject({ ok: true, value: { map: { name: 'Table 7' } } });
    }
  });

  it('reports options that no generated table can satisfy', () => {
    const [one] = lobby.starters;
    const problems = (chosen: Chosen): unknown => {
      const read = vanguard.readSetup(lobby.setup({ terrain: 'generated', ...chosen }, [one!, one!]));
      return read.ok ? [] : read.problems;
    };
    expect(problems({ terrainCoverage: 90 })).toMatchObject([{ problem: 'too-little-terrain', clause: 'VG-15.1' }]);
    expect(problems({ tableWidth: 7 })).toMatchObject([{ path: 'options.tableWidth', problem: 'out-of-range' }]);
  });

  it('plays on a table of the players own, of its size, and asks for no map then', () => {
    const [one] = lobby.starters;
    const own = { name: 'Our cellar', terrain: generatedMap({ ...defaults, tableWidth: 40 }, 5).terrain };
    const ids = lobby.choices({}, own).map(({ id }) => id);
    for (const gone of ['terrain', 'map', 'tableWidth']) expect(ids).not.toContain(gone);
    expect(vanguard.readSetup(lobby.setup({}, [one!, one!], own))).toMatchObject({
      ok: true,
      value: { map: { name: 'Our cellar' }, options: { tableWidth: 40, tableDepth: 36 } },
    });
    const bare = { name: 'Bare', terrain: { ...own.terrain, pieces: [] } };
    expect(vanguard.readSetup(lobby.setup({}, [one!, one!], bare))).toMatchObject({
      ok: false,
      problems: [{ problem: 'too-little-terrain' }],
    });
  });
});
