import { readdirSync, readFileSync } from 'node:fs';
import { load, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';

/** Whole games that earlier versions of the code saved. */
const folder = new URL('../../../../packages/rulesets/records/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.json'));

describe('a record saved by an earlier version', () => {
  it('exists for every ruleset', () => {
    for (const { id } of rulesets) expect(files.some(name => name.startsWith(id))).toBe(true);
  });

  it.each(files)('%s replays to the same state after every input', name => {
    const record: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const loaded = load(rulesets, record);
    expect(loaded).toMatchObject({ ok: true });
    if (loaded.ok) expect(save(loaded.value)).toEqual(record);
  });
});
