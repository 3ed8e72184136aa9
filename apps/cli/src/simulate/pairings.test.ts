import type { Edition, Roster } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { playGame } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { matrixOf } from '../commands/pairings.ts';
import { legsOf, mapsOf, pairingOf, pairsOf, setupOfMatch, tablesOf, teamsNamed, together } from './pairings.ts';
import { tableAfterTable } from './play-pairs.ts';

const withLobby = rulesets.filter(({ lobby, seats }) => seats === 2 && lobby.starters.length > 1);
const [one, two] = withLobby[0]!.lobby.starters as readonly [Roster, Roster, ...Roster[]];
const outcome = (winners: readonly number[], scores: readonly number[]) => ({
  result: { winners, scores },
  answers: 1,
});

describe('pairings', () => {
  it('are every pair of teams, once each', () => {
    expect(pairsOf([3, 5, 8])).toEqual([
      [3, 5],
      [3, 8],
      [5, 8],
    ]);
    expect(pairsOf([1])).toEqual([]);
  });

  it('are played on every map in turn, equally often from both sides', () => {
    const legs = legsOf([one, two], [{ map: 'a' }, { map: 'b' }], { from: 0, to: 20 });
    expect(legs.map(({ match, turned, games }) => [match.chosen['map'], match.rosters, turned, games])).toEqual([
      ['a', [one, two], false, [0, 2, 4, 6, 16, 18]],
      ['a', [two, one], true, [1, 3, 5, 7, 17, 19]],
      ['b', [one, two], false, [8, 10, 12, 14]],
      ['b', [two, one], true, [9, 11, 13, 15]],
    ]);
    expect(legsOf([one, two], [{}], { from: 0, to: 1 })).toHaveLength(1);
    // Later games continue the cycle of the earlier ones.
    const later = legsOf([one, two], [{ map: 'a' }, { map: 'b' }], { from: 6, to: 10 });
    expect(later.map(({ match, turned, games }) => [match.chosen['map'], turned, games])).toEqual([
      ['a', false, [6]],
      ['a', true, [7]],
      ['b', false, [8]],
      ['b', true, [9]],
    ]);
  });

  it('are played on the maps, and on generated tables if the lobby has them', () => {
    for (const ruleset of withLobby) {
      const tables = tablesOf(ruleset as Edition);
      const maps = mapsOf(ruleset as Edition);
      expect(tables.slice(0, maps.length)).toEqual(maps);
      const terrain = ruleset.lobby.choices({}).find(({ id }) => id === 'terrain');
      const hasGenerated = terrain?.kind === 'one-of' && terrain.options.includes('generated');
      expect(tables.length > maps.length).toBe(hasGenerated);
      const rosters = ruleset.lobby.starters.slice(0, 2) as unknown as readonly [Roster, Roster];
      const setups = tables.slice(-2).map(chosen => setupOfMatch(ruleset as Edition, { rosters, chosen }));
      expect(setups[0]).not.toEqual(setups[1]);
    }
  });

  it('are merged with later games of the same pair', () => {
    const [leg] = legsOf([one, two], [{}], { from: 0, to: 4 });
    const of = (...outcomes: readonly ReturnType<typeof outcome>[]) => pairingOf(['one', 'two'], [[leg!, outcomes]]);
    const all = [outcome([0], [5, 1]), outcome([], [2, 2]), outcome([1], [3, 9]), outcome([0], [4, 0])] as const;
    const [first, ...others] = all;
    expect(together(of(first), of(...others))).toEqual(of(...all));
    expect(together(of(), of(...all))).toEqual(of(...all));
  });

  it('count wins by team, on either side, and a draw as half a win', () => {
    const [ahead, turned] = legsOf([one, two], [{}], { from: 0, to: 4 });
    const pairing = pairingOf(
      ['one', 'two'],
      [
        [ahead!, [outcome([0], [5, 1]), outcome([], [2, 2])]],
        [turned!, [outcome([1], [3, 9]), outcome([0], [4, 0])]],
      ],
    );
    expect(pairing).toMatchObject({ games: 4, wins: [2, 1], draws: 1, share: { share: 0.625 } });
    expect(pairing.meanScores).toEqual([(5 + 2 + 9 + 0) / 4, (1 + 2 + 3 + 4) / 4]);
    const { low, high } = pairing.share;
    expect(low < 0.625 && 0.625 < high).toBe(true);
    expect(matrixOf(['one', 'two'], [pairing])).toEqual([
      ['1 one', '-', '62.5 %'],
      ['2 two', '37.5 %', '-'],
    ]);
  });

  it('are played table by table, and counted in the given order', async () => {
    const on = (map: string, number: number) => ({ match: { rosters: [one, two], chosen: { map } } as const, number });
    const played: number[] = [];
    const results = await tableAfterTable([on('b', 1), on('a', 2), on('b', 3), on('a', 4)], async runs =>
      runs.map(({ number }) => {
        played.push(number);
        return 10 * number;
      }),
    );
    expect(played).toEqual([1, 3, 2, 4]);
    expect(results).toEqual([10, 20, 30, 40]);
  });

  it('name teams by name or number', () => {
    const starters = withLobby[0]!.lobby.starters;
    expect(teamsNamed(starters, undefined)).toHaveLength(starters.length);
    expect(teamsNamed(starters, `${starters[1]!.name.toUpperCase()}, 0`)).toEqual([1, 0]);
    for (const wrong of ['nobody', '0,0', '999']) expect(teamsNamed(starters, wrong)).toBeNull();
  });
});

describe.each(withLobby.map(ruleset => [ruleset.id, ruleset] as const))(
  'the ready-made teams of %s',
  (_id, ruleset) => {
    it('make setups with each other on every map', () => {
      const [first, last] = [ruleset.lobby.starters[0]!, ruleset.lobby.starters.at(-1)!];
      for (const chosen of mapsOf(ruleset as Edition))
        for (const rosters of [
          [first, last],
          [last, first],
        ] as const)
          expect(setupOfMatch(ruleset as Edition, { rosters, chosen })).toBeTypeOf('object');
    });

    it('play', () => {
      const [first, second] = ruleset.lobby.starters;
      const chosen = mapsOf(ruleset as Edition)[0]!;
      const setup = setupOfMatch(ruleset as Edition, { rosters: [first!, second!], chosen });
      const { result } = playGame({ ruleset: ruleset as Edition, setup, bots: ['random', 'random'], seed: 'pair' });
      expect(result.scores).toHaveLength(2);
    });
  },
);
