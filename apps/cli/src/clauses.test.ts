import { describe, expect, it } from 'vitest';
import { coverageOf } from './clauses.ts';

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
  it('finds code by the clause it cites and tests by the rule they prove', () => {
    const { coverage, unknown } = coverageOf(rulesets, [
      { file: 'packages/x/src/a/01.ts', text: "// A-1.1\ns.run('A-1.1', 'go')\n\nclause: 'A-1.1'" },
      {
        file: 'packages/x/src/a/01.test.ts',
        text: "\nrule('A-1.1', 'goes', () => {});\nrule(['A-1.2', 'B-1.1'], 'both', () => {});",
      },
      { file: 'packages/x/src/a/clauses.ts', text: "{ id: 'A-1.2' }" },
    ]);
    expect(coverage.map(c => [c.clause, c.implementedIn, c.provenBy])).toEqual([
      [
        'A-1.1',
        ['packages/x/src/a/01.ts:1', 'packages/x/src/a/01.ts:2', 'packages/x/src/a/01.ts:4'],
        ['packages/x/src/a/01.test.ts:2'],
      ],
      ['A-1.2', [], ['packages/x/src/a/01.test.ts:3']],
      ['B-1.1', [], ['packages/x/src/a/01.test.ts:3']],
    ]);
    expect(unknown).toEqual([]);
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
