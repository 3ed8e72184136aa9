import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Listing {
  readonly ELSEWHERE: { readonly [rule: string]: { readonly because: string; readonly in: string } };
}

const lists = globSync('packages/rulesets/src/*/odds/elsewhere.oracle.ts');

describe('rules that the generated proofs of odds do not try have the test that is named', () => {
  it('is listed by some ruleset', () => {
    expect(lists.length).toBeGreaterThan(0);
  });
  it.each(lists)('%s', async list => {
    const { ELSEWHERE }: Listing = await import(resolve(list));
    const folder = list.slice(0, list.indexOf('odds'));
    for (const [rule, { in: file }] of Object.entries(ELSEWHERE)) {
      const test = readFileSync(`${folder}${file}`, 'utf8').toLowerCase();
      expect(test, file).toMatch(/\b(it|rule|section)\(/);
      expect(test, `${file} mentions ${rule}`).toMatch(new RegExp(`\\b${rule.replaceAll('-', '[- ]')}\\b`));
    }
  });
});
