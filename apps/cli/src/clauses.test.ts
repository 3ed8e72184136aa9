import { fileURLToPath } from 'node:url';
import { rulesets as all } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { coverageOf, readSources } from './clauses.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const rulesets = [
  {
    id: 'a',
    clauses: [
      { id: 'A-1.1', title: 'one' },
      { id: 'A-1.2', title: 'two' },
    ],
  },
  { id: 'b', clauses: [{ id: 'B-1.1', title: 'three' }] },
];

describe('clause coverage', () => {
  it('finds code by the clause it names and tests by the clause they prove', () => {
    const { coverage, unknown } = coverageOf(rulesets, [
      { file: 'packages/x/src/a/01.ts', text: "// A-1.1\ns.run('A-1.1', 'go')\n\nconst fact = { clause: 'A-1.1' }" },
      {
        file: 'packages/x/src/a/01.test.ts',
        text: "\nrule('A-1.1', 'goes', () => {});\nrule(['A-1.2', 'B-1.1'], 'both', () => {});",
      },
      { file: 'packages/x/src/a/clauses.ts', text: "{ id: 'A-1.2' }" },
    ]);
    expect(coverage.map(c => [c.clause, c.implementedIn, c.provenBy])).toEqual([
      ['A-1.1', ['packages/x/src/a/01.ts:2', 'packages/x/src/a/01.ts:4'], ['packages/x/src/a/01.test.ts:2']],
      ['A-1.2', [], ['packages/x/src/a/01.test.ts:3']],
      ['B-1.1', [], ['packages/x/src/a/01.test.ts:3']],
    ]);
    expect(unknown).toEqual([]);
  });

  it('knows clauses of a core, whose prefix begins with a digit', () => {
    const { coverage } = coverageOf(
      [{ id: 'c', clauses: [{ id: '8E-6.1', title: 'one' }] }],
      [
        { file: 'packages/x/src/c/01.ts', text: "s.run('8E-6.1', 'go')" },
        { file: 'packages/x/src/c/01.test.ts', text: "rule('8E-6.1', 'goes', () => {});" },
      ],
    );
    expect(coverage[0]).toMatchObject({
      implementedIn: ['packages/x/src/c/01.ts:1'],
      provenBy: ['packages/x/src/c/01.test.ts:1'],
    });
  });

  it('ignores clauses in comments, sentences, types and descriptive code', () => {
    const named = (file: string, text: string): readonly string[] =>
      coverageOf(rulesets, [{ file, text }]).coverage[0]!.implementedIn;
    expect(named('packages/x/src/a/01.ts', '/** A-1.1: it goes. */\nexport const go = 1; // A-1.1')).toEqual([]);
    expect(named('packages/x/src/a/01.ts', "const words = 'as A-1.1 says'; const more = `A-1.1`;")).toEqual([]);
    expect(named('packages/x/src/a/01.ts', "type Named = 'A-1.1'; let a: 'A-1.1';")).toEqual([]);
    expect(named('packages/x/src/a/01.ts', "const a = 'A-1.1' as const;")).toEqual(['packages/x/src/a/01.ts:1']);
    expect(named('packages/x/src/a/carried-out.ts', "const all = { 'A-1.1': go };")).toHaveLength(1);
    for (const folder of ['texts', 'advice', 'odds', 'guide', 'testing', 'tabletop', 'clauses'])
      expect(named(`packages/x/src/a/${folder}/01.ts`, "s.run('A-1.1', 'go')")).toEqual([]);
    expect(named('packages/referee/src/a/01.ts', "fault('A-1.1')")).toEqual([]);
  });

  it('finds every clause of a ruleset implemented', () => {
    const { coverage } = coverageOf(all, readSources(root));
    const missing = coverage.filter(({ implementedIn }) => implementedIn.length === 0).map(({ clause }) => clause);
    expect(missing).toEqual([]);
  });

  it('does not count a clause mentioned in a test as proven', () => {
    const [first] = coverageOf(rulesets, [{ file: 'p/x.test.ts', text: "expect(clause).toBe('A-1.1')" }]).coverage;
    expect(first).toMatchObject({ clause: 'A-1.1', implementedIn: [], provenBy: [] });
  });

  it('reports tests of clauses that do not exist', () => {
    const { unknown } = coverageOf(rulesets, [{ file: 'p/x.test.ts', text: "rule('A-9.9', 'what', () => {})" }]);
    expect(unknown).toEqual(['p/x.test.ts:1 A-9.9']);
  });
});
