import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { rulesets } from './index.ts';

describe('the catalogue', () => {
  it('names every ruleset there is, in the same order and by the same title', async () => {
    expect(catalogue.map(({ id }) => id)).toEqual(rulesets.map(({ id }) => id));
    for (const [i, { title, load, guided = false }] of catalogue.entries()) {
      expect(guided).toBe(rulesets[i]!.guide !== undefined);
      expect(await load()).toBe(rulesets[i]);
      expect(rulesets[i]!.texts['en']!['title']).toBe(title);
    }
  });
});
