import { globSync, readFileSync } from 'node:fs';
import { rulesets } from '@little-wars/rulesets';
import { linkings } from '@little-wars/rulesets/linkings';
import { describe, expect, it } from 'vitest';

const FOLDER = 'packages/rulesets/src';
const DECLARED = /\bsequence(?:<[^()]*>)?\(\s*'([^']+)'/g;

/** The names of the sequences that the files of a folder declare. */
const declaredIn = (folder: string): readonly string[] =>
  globSync(`${FOLDER}/${folder}/**/*.ts`)
    .filter(file => !/\.(test|oracle)\.ts$|\/testing\//.test(file.replaceAll('\\', '/')))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, name]) => name!));

/** The names of the sequences that rulesets list, those of what happens between their matches included. */
const listedBy = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(
    rulesets
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, sequences }) => [...sequences, ...(linkings[id]?.between.sequences ?? [])])
      .map(({ name }) => name),
  );

describe('every sequence is listed by its ruleset: one that is not can be started but not played', () => {
  const folders = rulesets.map(({ id }) => id).filter(id => declaredIn(id).length > 0);
  it.each(folders)('%s', id => {
    const listed = listedBy([id]);
    expect(declaredIn(id).filter(name => !listed.has(name))).toEqual([]);
  });
  it('the library of the 40k editions, by one of them', () => {
    const listed = listedBy(['recon-squad', 'scout-team', 'zero-g']);
    expect(declaredIn('w40k').filter(name => !listed.has(name))).toEqual([]);
    expect(declaredIn('w40k').length).toBeGreaterThan(20);
  });
});
