import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addResult, type Fate, type Result, readResults, scoresOf, wilson } from './results.ts';

const result = (id: string, fate: Fate): Result => ({
  id,
  fate,
  file: 'packages/engine/src/kernel/run.ts',
  line: 1,
  from: '<',
  to: '<=',
  code: 'a < b',
  by: null,
});

describe('results', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mutate-')), 'results.jsonl');

  it('are read back as written; a later one wins, and a truncated line is ignored', () => {
    expect(readResults(file).size).toBe(0);
    addResult(file, result('a', 'survived'));
    addResult(file, result('a', 'killed'));
    writeFileSync(file, '{"id":"b","fa', { flag: 'a' });
    expect([...readResults(file).values()]).toEqual([result('a', 'killed')]);
  });

  it('are scored by what was tried', () => {
    const fates: readonly Fate[] = ['killed', 'timeout', 'survived', 'untested'];
    const results = new Map(fates.map(fate => [fate, result(fate, fate)]));
    const mutants = [...fates, 'left'].map(id => ({ ...result(id, 'killed'), nth: 0 }));
    const [kernel] = scoresOf(mutants, results);
    expect(kernel).toMatchObject({ mutants: 5, equivalent: 0, tried: 4, killed: 2, survived: 2, score: 50 });
  });

  it('count equivalent mutants apart, and as tried only if killed after all', () => {
    const code = 'readonly ended = true;';
    const listed = (id: string) => ({
      ...result(id, 'killed'),
      file: 'packages/engine/src/kernel/steps.ts',
      code,
      nth: 0,
    });
    const results = new Map([
      ['killed', result('killed', 'killed')],
      ['survived', result('survived', 'survived')],
    ]);
    const [kernel] = scoresOf(['killed', 'survived', 'left'].map(listed), results);
    expect(kernel).toMatchObject({
      mutants: 3,
      equivalent: 2,
      tried: 1,
      killed: 1,
      survived: 0,
      score: 100,
      interval: null,
    });
  });

  it('have an interval unless all were tried', () => {
    const mutants = ['a', 'b'].map(id => ({ ...result(id, 'killed'), nth: 0 }));
    const results = new Map(mutants.map(({ id }) => [id, result(id, 'killed')]));
    expect(scoresOf(mutants, results)[0]!.interval).toBeNull();
    results.delete('b');
    expect(scoresOf(mutants, results)[0]!.interval).toEqual(wilson(1, 1));
  });

  it("have Wilson's interval", () => {
    const [low, high] = wilson(90, 100);
    expect([low.toFixed(1), high.toFixed(1)]).toEqual(['82.6', '94.5']);
    expect(wilson(10, 10)[1]).toBeCloseTo(100);
  });
});
