import { expect } from 'vitest';
import { MAPS } from '../maps/index.ts';
import { STARTERS } from '../muster/starters.ts';
import { ready } from '../ready.ts';
import { readSetup } from '../setup.ts';
import { rule, section } from '../testing/book.ts';
import { lobby, rosterOfTeam, teamOfRoster } from './index.ts';

section('The lobby of Zero-G', () => {
  rule(['ZG-1.3', 'ZG-8.7'], 'converts ready teams to rosters and back, without a reason against them', () => {
    for (const { team, name } of STARTERS) {
      const roster = rosterOfTeam(team, name);
      const back = teamOfRoster(roster);
      expect(back.selections.map(({ sheet, models }) => [sheet, models.length])).toEqual(
        team.selections.map(({ sheet, models }) => [sheet, models.length]),
      );
      expect(lobby.check(roster).reasons, name).toEqual([]);
    }
    expect(lobby.starters).toHaveLength(STARTERS.length);
  });

  rule('ZG-8.7', 'offers trial teams last, by name, and ready setups with them after all others', () => {
    const isTrial = ({ faction }: { readonly faction: string }) => faction === 'trial';
    const marked = STARTERS.map(({ name }) => name.endsWith('(trial)'));
    expect(marked).toEqual(STARTERS.map(({ team }) => isTrial(team)));
    expect(marked).toEqual(marked.toSorted());
    expect(ready.map(({ armies }) => armies.some(isTrial))).toEqual([...Array<boolean>(6).fill(false), true]);
  });

  rule(['ZG-1.11', 'ZG-1.12', 'ZG-7.1'], 'makes setups that may be played, with every option named', () => {
    const rosters = lobby.starters.slice(0, 2);
    for (const { id, terrain } of MAPS) {
      const setup = lobby.setup({ map: id, mission: 'hold-the-wreck', edge: 'lost' }, rosters);
      expect(readSetup(setup), id).toMatchObject({
        ok: true,
        value: { mission: 'hold-the-wreck', options: { edge: 'lost' } },
      });
      const own = lobby.setup({}, rosters, { name: 'Ours', terrain: { ...terrain, pieces: [] } });
      expect(readSetup(own), id).toMatchObject({ ok: true, value: { mission: 'straight-fight', map: { id: 'own' } } });
    }
    expect(lobby.choices({}).map(choice => choice.id)).toEqual([
      'mission',
      'map',
      'points',
      'rounds',
      'limits',
      'jetbikes',
      'edge',
    ]);
    expect(lobby.choices({}, { name: 'Ours', terrain: MAPS[0]!.terrain }).map(choice => choice.id)).not.toContain(
      'map',
    );
  });

  rule(['ZG-8.7', 'ZG-1.1'], 'has a setup for every map, mission and ready team', () => {
    expect(new Set(ready.map(({ map }) => map)).size).toBe(MAPS.length);
    expect(new Set(ready.map(({ mission }) => mission)).size).toBe(2);
    expect(new Set(ready.flatMap(({ armies }) => armies)).size).toBe(STARTERS.length);
  });
});
