import { describe, expect, it } from 'vitest';
import { catalogue, editionOf, playableOf } from './catalogue.ts';
import { rulesets } from './index.ts';

describe('the catalogue', () => {
  it('names every ruleset, in the same order and by the same title', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(rulesets.map(({ id }) => id));
    for (const [i, { title, guided }] of catalogue.entries()) {
      expect(guided).toBe(rulesets[i]!.guide !== null);
      expect(rulesets[i]!.texts['en']!['title']).toBe(title);
    }
  });

  it.each(catalogue.map(entry => [entry.id, entry] as const))('has all four parts of %s', async (id, entry) => {
    const edition = rulesets.find(ruleset => ruleset.id === id)!;
    const parts = await Promise.all([entry.play(), entry.show(), entry.choose(), entry.advise()]);
    // Every member is in exactly one part and identical to the full ruleset's.
    expect(parts.flatMap(part => Object.keys(part)).toSorted()).toEqual(Object.keys(edition).toSorted());
    expect(await editionOf(entry)).toEqual(edition);
    expect(await entry.ready()).toBe(parts[2].ready);
    expect(Object.keys(await playableOf(entry))).toEqual([...Object.keys(parts[0]), ...Object.keys(parts[1])]);
  });

  it.each(rulesets)('speaks of places by what is near, not by coordinates: $id', ({ texts }) => {
    expect(Object.entries(texts['en']!).filter(([, text]) => /\{[xy]\}/.test(text))).toEqual([]);
  });
});
