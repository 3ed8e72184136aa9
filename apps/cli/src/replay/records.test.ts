import { readdirSync, readFileSync } from 'node:fs';
import { load, newMatch, type RecordFile, save } from '@little-wars/engine';
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
  it('exists for the current version of every ruleset, with today’s content', () => {
    for (const ruleset of rulesets) {
      const { version, content } = save(newMatch(ruleset, ruleset.ready[0]!)).ruleset;
      const own = records.map(([, record]) => record.ruleset).filter(({ id }) => id === ruleset.id);
      expect(own.filter(each => each.version === version && each.content === content)).not.toEqual([]);
    }
  });

  it.each(records)('%s replays to the same states, or departs openly if it is of an earlier version', (_, record) => {
    const loaded = load(rulesets, record);
    if (loaded.ok) expect(save(loaded.value)).toEqual(record);
    else {
      expect(isCurrent(record)).toBe(false);
      expect(loaded.problems[0]).toMatchObject({ problem: 'other-ruleset-version', made: record.ruleset.version });
      // Where they diverge: at an input, or before the first one, if a team costs too much today.
      const last = loaded.problems.at(-1)!;
      if (last.problem !== 'too-many-points') expect(last.path).toMatch(/^inputs\[\d+\]/);
    }
  });
});
