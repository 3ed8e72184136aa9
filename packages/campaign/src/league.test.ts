import type { Chosen, Lobby } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { chosenFor, headingsIn, IN_TURN, leagueSetup } from './league.ts';

/** A lobby whose maps depend on the mission. */
const lobby = {
  choices: ({ mission }: Chosen) => [
    { id: 'mission', clause: 'T-1', kind: 'one-of', options: ['hold', 'raid'], usual: 'hold' },
    {
      id: 'map',
      clause: 'T-2',
      kind: 'one-of',
      options: mission === 'raid' ? ['camp', 'bridge'] : ['hill'],
      usual: mission === 'raid' ? 'camp' : 'hill',
    },
    { id: 'rounds', clause: 'T-3', kind: 'whole', least: 1, most: 4, usual: 4 },
  ],
  setup: (chosen: Chosen, rosters: readonly unknown[]) => ({ ...chosen, rosters }),
} as unknown as Lobby;

describe('the matches of a league', () => {
  it('have what was agreed on, and the default for the rest', () => {
    expect(leagueSetup(lobby, { rounds: 1 }, ['a', 'b'], 3)).toEqual({ rounds: 1, rosters: ['a', 'b'] });
  });

  it('have what is in turn one after the other, also where it depends on another choice', () => {
    const options = { mission: 'raid', map: IN_TURN };
    expect([0, 1, 2].map(nth => chosenFor(lobby, options, nth)['map'])).toEqual(['camp', 'bridge', 'camp']);
    expect(chosenFor(lobby, { mission: IN_TURN, map: IN_TURN }, 0)).toEqual({ mission: 'hold', map: 'hill' });
    expect(chosenFor(lobby, { mission: IN_TURN, map: IN_TURN }, 1)).toEqual({ mission: 'raid', map: 'bridge' });
  });

  it('drop what is not on offer any more', () => {
    expect(chosenFor(lobby, { mission: 'hold', map: 'bridge' })).toEqual({ mission: 'hold' });
  });

  it('are named by what was chosen', () => {
    expect(headingsIn(lobby, { mission: 'raid', map: IN_TURN }, 1)).toEqual(['mission.raid', 'map.bridge']);
    expect(headingsIn(lobby, {}, 1)).toEqual([]);
  });
});
