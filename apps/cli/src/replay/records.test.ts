import { readdirSync, readFileSync } from 'node:fs';
import { load, type RecordFile, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';

/** Whole games that earlier versions of the code saved; packages/rulesets/records/README.md says how they are kept. */
const folder = new URL('../../../../packages/rulesets/records/', import.meta.url);

const records = readdirSync(folder)
  .filter(name => name.endsWith('.json'))
  .map(name => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RecordFile] as const);

const isCurrent = ({ ruleset: { id, version } }: RecordFile): boolean =>
  rulesets.some(ruleset => ruleset.id === id && ruleset.version === version);

describe('a saved record', () => {
  it('exists for every ruleset', () => {
    for (const { id } of rulesets) expect(records.some(([, { ruleset }]) => ruleset.id === id)).toBe(true);
  });

  it.each(records)('%s replays to the same states, or departs openly if it is of an earlier version', (_, record) => {
    const loaded = load(rulesets, record);
    if (loaded.ok) expect(save(loaded.value)).toEqual(record);
    else {
      expect(isCurrent(record)).toBe(false);
      expect(loaded.problems[0]).toMatchObject({ problem: 'other-ruleset-version', made: record.ruleset.version });
      expect(loaded.problems.at(-1)!.path).toMatch(/^inputs\[\d+\]/);
    }
  });
});
