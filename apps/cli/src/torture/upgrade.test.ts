import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { upgrade, upgradeOnce } from './upgrade.ts';

/** The shortest game. */
const short = (rulesets as readonly Edition<Game>[]).filter(({ id }) => id === 'tin-soldiers');

describe('a match that was saved before the rules changed', () => {
  it('continues unchanged, or is shown as it was stored', () => {
    const upgraded = Array.from({ length: 60 }, (_, n) => upgradeOnce(`upgrades ${n}`, short));
    expect(upgraded.flatMap(({ failures }) => failures)).toEqual([]);
    expect(new Set(upgraded.map(({ as }) => as))).toEqual(new Set(['went on', 'shown as stored', 'played on']));
  });

  it('has a long form, with every ruleset', async () => {
    let tries = 0;
    const result = await upgrade.run({ tries: 4, seed: 'few', onTry: more => (tries += more) });
    expect(result).toMatchObject({ tries: 4, failures: [] });
    expect(tries).toBe(4);
  });
});
