import { describe, expect, it } from 'vitest';
import { CAMPAIGNS, campaign } from './campaign.ts';

describe('a campaign in a terminal that is killed', () => {
  it('loses nothing: 6 interrupted at random moments, in battles and after them', { timeout: 120_000 }, async () => {
    let tries = 0;
    const result = await campaign.run({ tries: 6, seed: 'six', onTry: more => (tries += more) });
    expect(result.failures).toEqual([]);
    expect(result).toMatchObject({ tries: 6, figures: { kills: 6 / CAMPAIGNS } });
    expect(tries).toBe(6);
    // Otherwise nothing was at risk.
    expect(result.figures['answers']).toBeGreaterThan(8);
    expect(result.figures['afterBattles']).toBeGreaterThan(0);
  });
});
