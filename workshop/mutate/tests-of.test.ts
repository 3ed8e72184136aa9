import { describe, expect, it } from 'vitest';
import { importersIn, testsReaching } from './tests-of.ts';

const importers = new Map([
  ['a/x.ts', ['a/y.ts', 'a/x.test.ts']],
  ['a/y.ts', ['b/far.test.ts', 'a/y.test.ts', 'a/x.ts']],
]);

describe('importers', () => {
  it('are found through relative paths and through our own packages', () => {
    const root = new URL('../..', import.meta.url).pathname;
    const files = ['workshop/mutate/main.ts', 'packages/engine/src/index.ts', 'packages/rulesets/src/index.ts'];
    const byFile = importersIn(root, files);
    expect(byFile.get('workshop/mutate/tests-of.ts')).toEqual(['workshop/mutate/main.ts']);
    expect(byFile.get('packages/engine/src/toy/index.ts')).toEqual(['packages/rulesets/src/index.ts']);
  });
});

describe('the tests of a file', () => {
  it('are those that reach it, the nearest first', () => {
    expect(testsReaching('a/x.ts', importers)).toEqual(['a/x.test.ts', 'a/y.test.ts', 'b/far.test.ts']);
    expect(testsReaching('a/none.ts', importers)).toEqual([]);
  });

  it('are those of its own package and ruleset', () => {
    const [kt, vg] = ['packages/rulesets/src/kill-team', 'packages/rulesets/src/vanguard'];
    const used = new Map([[`${kt}/a.ts`, [`${kt}/core/b.test.ts`, `${vg}/b.test.ts`, 'apps/cli/src/b.test.ts']]]);
    expect(testsReaching(`${kt}/a.ts`, used)).toEqual([`${kt}/core/b.test.ts`]);
  });

  it('are also those of the rulesets that share the file', () => {
    const [shared, kt] = ['packages/skirmish/src/moves/a.ts', 'packages/rulesets/src/kill-team'];
    const used = new Map([[shared, [`${kt}/core/b.test.ts`, `${kt}/odds/b.test.ts`]]]);
    expect(testsReaching(shared, used)).toEqual([`${kt}/core/b.test.ts`]);
  });
});
