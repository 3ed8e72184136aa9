import type { Chosen, Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { anyWalk, limitsOf } from './covering.ts';
import { coveringMatches, options } from './options.ts';

const called = (id: string): Edition<Game> => (rulesets as readonly Edition<Game>[]).find(each => each.id === id)!;

/** Matches covering all pairs of choices at their limits; short ones, to have time for all. */
const SHORT: readonly (readonly [ruleset: string, fixed: Chosen])[] = [
  ['kill-team', { turningPoints: 1 }],
  ['vanguard', { rounds: 1, terrain: 'shipped', tableWidth: 36, tableDepth: 36 }],
  ['vanguard', { rounds: 1, terrain: 'generated', tableNumber: 1, points: 100, terrainCoverage: 0 }],
  ['vanguard', { rounds: 1, terrain: 'in-turns', tableWidth: 18, tableDepth: 18, points: 100 }],
];

describe('a match with any options of the lobby', () => {
  it.each(SHORT)('is refused with its reasons or played to its end: %s, %o', (id, fixed) => {
    const outcomes = [...coveringMatches(called(id), 'limits', fixed)];
    expect(outcomes.filter(({ as }) => as === 'failed')).toEqual([]);
    expect(outcomes.filter(({ as }) => as === 'played').length).toBeGreaterThan(0);
  });

  it('has a long form', async () => {
    let tries = 0;
    const result = await options.run({ tries: 3, seed: 'few', onTry: more => (tries += more) });
    expect(result).toMatchObject({ tries: 3, failures: [] });
    expect(tries).toBe(3);
  });
});

describe('choices at their limits', () => {
  it('are both limits and the default of a number, and every option of a list', () => {
    const number = { id: 'n', clause: 'KT-1.1', kind: 'whole', least: 0, most: 9, usual: 2 } as const;
    expect(limitsOf(number)).toEqual([0, 2, 9]);
    expect(limitsOf({ ...number, usual: 0 })).toEqual([0, 9]);
    const list = { id: 'l', clause: 'KT-1.1', kind: 'one-of', options: ['a', 'b'], usual: 'a' } as const;
    expect(limitsOf(list)).toEqual(['a', 'b']);
    expect(limitsOf({ id: 'y', clause: 'KT-1.1', kind: 'yes-or-no', usual: true })).toEqual([false, true]);
  });

  it('depend on what was chosen before', () => {
    const { choices } = called('kill-team').lobby;
    expect(anyWalk(choices, () => 0, { play: 'open' })).toMatchObject({
      play: 'open',
      mission: 'control-the-killzone',
    });
  });
});
