import { hashOf } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { rulesets } from '@little-wars/rulesets';
import { playGame } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { shareOf, summaryOf } from './summary.ts';

const game = (seed: string) => playGame({ ruleset: toy, setup: standardSetup, bots: ['random', 'random'], seed });

describe('simulated games', () => {
  it('are the same for the same seed, and differ for different seeds', () => {
    expect(game('a')).toEqual(game('a'));
    expect(new Set(['a', 'b', 'c', 'd'].map(seed => JSON.stringify(game(seed)))).size).toBeGreaterThan(1);
  });

  it('have states that can be sent to another thread unchanged', () => {
    for (const ruleset of rulesets) {
      const bots = Array<string>(ruleset.seats).fill('eager');
      playGame({ ruleset, setup: ruleset.ready[0]!, bots, seed: 'threads' }, (_input, state) =>
        expect(hashOf(structuredClone(state))).toBe(hashOf(state)),
      );
    }
  });

  it('are summed up with an interval that contains the share', () => {
    const outcome = (winners: number[], scores: number[]) => ({ result: { winners, scores }, answers: 10 });
    const summary = summaryOf([outcome([0], [2, 0]), outcome([], [1, 1]), outcome([0], [3, 2])], 2);
    expect(summary).toMatchObject({ games: 3, meanScores: [2, 1], answersPerGame: 10 });
    expect(summary.wins.map(({ games }) => games)).toEqual([2, 0]);
    expect(summary.draws.games).toBe(1);
    for (const { share, low, high } of [...summary.wins, summary.draws])
      expect(low <= share && share <= high).toBe(true);
  });

  it('have limits by Wilson: 50 of 100 is 40.4 % to 59.6 %', () => {
    const { low, high } = shareOf(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(shareOf(0, 0)).toEqual({ games: 0, share: 0, low: 0, high: 1 });
  });
});
