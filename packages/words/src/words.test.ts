import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answer, begin, load, readTerrain } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { problems, say, tellProblem, tellReason } from './index.ts';

const engine = fileURLToPath(new URL('../../engine/src', import.meta.url));
const sources = globSync('**/*.ts', { cwd: engine })
  .filter(file => !/\.(test|oracle)\.ts$|(^|\/)(toy|testing)\//.test(file))
  .map(file => readFileSync(`${engine}/${file}`, 'utf8'));

/** Every id that the engine's code may show to a person, found in its source. */
const CALLS = [
  /\bproblem\([^,;]+,\s*'([a-z-]+)'/g,
  /\breason: '([a-z-]+)'/g,
  /\bwrong\(q, '([a-z-]+)'/g,
  /^\s+\| '([a-z-]+)'/gm,
];
const idsOf = (pattern: RegExp): readonly string[] =>
  sources
    .filter(text => pattern !== CALLS[3] || text.includes('type ProblemId'))
    .flatMap(text => [...text.matchAll(pattern)].map(([, id]) => id!));

describe('the words', () => {
  it.each(CALLS.map(pattern => [String(pattern), pattern] as const))('exist for every id found by %s', (_, pattern) => {
    const ids = new Set(idsOf(pattern));
    expect(ids.size).toBeGreaterThan(2);
    expect([...ids].filter(id => !Object.hasOwn(problems, id))).toEqual([]);
  });

  it('fill in parameters, and leave unknown ones as they are', () => {
    expect(say([{ a: '{n} of {m}' }], 'a', { n: 3 })).toBe('3 of {m}');
    expect(say([{ a: 'one of: {options}' }], 'a', { options: ['x', 'y'] })).toBe('one of: x, y');
    expect([0, 1, 2].map(n => say([{ a: '{n} {n|die|dice}' }], 'a', { n }))).toEqual(['0 dice', '1 die', '2 dice']);
    expect(say([], 'no-such-id')).toBe('no-such-id');
    expect(say([{}], 'constructor')).toBe('constructor');
  });

  it("put a refusal into the ruleset's words if it has any, with its clause", () => {
    const state = begin(toy, standardSetup);
    const refused = answer(toy, standardSetup, state, { by: 0, answer: { at: { x: 100, y: 2000, z: 0 } } });
    const lines = refused.ok ? [] : refused.reasons.map(reason => tellReason(reason, toy.texts['en']));
    expect(lines).toEqual(['Its base must be wholly on the table (TOY-2.1)']);
    const malformed = answer(toy, standardSetup, state, { by: 0, answer: { at: { x: 0.5, y: 2000 } } });
    expect(malformed.ok ? [] : malformed.reasons.map(reason => tellReason(reason))).toEqual([
      'at.x: this should be a whole number (TOY-2.1)',
      'at.z: this is missing (TOY-2.1)',
    ]);
  });

  it('put a problem into words with its path', () => {
    const setup = toy.readSetup({ map: 'attic', squads: [['private']], rounds: 0 });
    expect(setup.ok ? [] : setup.problems.map(problem => tellProblem(problem))).toEqual([
      'map: this should be one of: nursery, carpet',
      'squads[0]: there should be 3 of these',
      'squads: there should be 2 of these',
      'rounds: this should be from 1 to 12',
    ]);
    const record = load([toy], '{"format": "little');
    expect(record.ok ? [] : record.problems.map(problem => tellProblem(problem))).toEqual([
      'this is not a whole record file: it was cut short or changed',
    ]);
    const terrain = readTerrain({ width: 100, depth: 100, pieces: [{ id: 'a', parts: [] }] });
    expect(terrain.ok ? [] : terrain.problems.map(problem => tellProblem(problem))).toEqual([
      'pieces[0].parts: this must not be empty',
    ]);
  });
});
