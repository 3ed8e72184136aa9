import { describe, expect, it } from 'vitest';
import { STARTERS } from '../muster/starters.ts';
import { READ_ABILITIES } from '../options.ts';
import { ready } from '../ready.ts';
import { readSetup } from '../setup.ts';
import { lobby, readingOf, rosterOfTeam, teamOfRoster } from './index.ts';

const rosters = [lobby.starters[0]!, lobby.starters[2]!];

describe('the lobby of Scout Team', () => {
  it('preserves teams', () => {
    for (const { team, name } of STARTERS) expect(teamOfRoster(rosterOfTeam(team, name))).toEqual(team);
    for (const roster of lobby.starters) expect(lobby.check(roster).reasons).toEqual([]);
  });

  it('makes a playable setup from the defaults of every choice', () => {
    expect(readSetup(lobby.setup({}, rosters)).ok).toBe(true);
    for (const tableSize of ['44x30', '22x30'])
      for (const mission of ['hold-the-ground', 'straight-fight'])
        expect(readSetup(lobby.setup({ tableSize, mission }, rosters)).ok).toBe(true);
  });

  it('offers trial teams last, by name, and ready setups with them after all others', () => {
    const isTrial = ({ faction }: { readonly faction: string }) => faction === 'trial';
    const names = lobby.starters.map(({ name }) => name.endsWith('(trial)'));
    expect(names).toEqual(lobby.starters.map(isTrial));
    expect(names).toEqual([...Array<boolean>(12).fill(false), true, true]);
    expect(ready.map(({ armies }) => armies.some(isTrial))).toEqual([...Array<boolean>(6).fill(false), true, true]);
    const played = new Set(ready.flatMap(({ armies }) => armies));
    expect(STARTERS.every(({ team }) => played.has(team))).toBe(true);
  });

  it('offers shorter battles', () => {
    const rounds = lobby.choices({}).find(({ id }) => id === 'rounds');
    expect(rounds).toMatchObject({ kind: 'whole', least: 1, most: 5, usual: 5 });
    expect(lobby.setup({ rounds: 2 }, rosters)).toMatchObject({ options: { rounds: 2 } });
  });

  it('offers the maps of the chosen size', () => {
    const maps = (tableSize: string) => lobby.choices({ tableSize }).find(({ id }) => id === 'map');
    expect(maps('44x30')).toMatchObject({ options: ['twin-ruins', 'long-front'] });
    expect(maps('22x30')).toMatchObject({ options: ['depot', 'outskirts'] });
  });

  it('shows every reading and lets it be changed', () => {
    const ids = lobby.choices({}).map(({ id }) => id);
    for (const ability of READ_ABILITIES) {
      expect(ids).toContain(`reading-${ability}`);
      expect(readingOf({}, ability)).toEqual({ scope: 'unit-name' });
    }
    const chosen = {
      'reading-orb': 'near-6',
      'visible-orb': true,
      'side-orb': 'friends',
      'reading-swarming': 'keyword-Core',
      'reading-reanimation': 'army',
    };
    expect(readingOf(chosen, 'orb')).toEqual({ scope: 'near', within: 6, visible: true, side: 'friends' });
    expect(readingOf(chosen, 'swarming')).toEqual({ scope: 'keyword', keyword: 'Core' });
    expect(readingOf(chosen, 'reanimation')).toEqual({ scope: 'army' });
    expect(readSetup(lobby.setup(chosen, rosters)).ok).toBe(true);
  });
});
