import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keysFor } from './verb-letters.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

describe('the key of an action', () => {
  it('is the first letter of its name that is free', () => {
    expect(keysFor(['Dash', 'Drop', 'Board'])).toEqual(['d', 'o', 'b']);
  });

  it('is never one with a meaning at the table, and none where none is free', () => {
    expect(keysFor(['Measured', 'Mr'])).toEqual(['d', null]);
  });

  it('is none that a handler of the table, the map or the view in space listens to', () => {
    const sources = globSync('{table,map,space}/*.{ts,tsx}', { cwd: SOURCE }).map(file =>
      readFileSync(`${SOURCE}/${file}`, 'utf8'),
    );
    const heard = sources.flatMap(source => [...source.matchAll(/\bkey [!=]== '([a-z])'/g)].map(([, key]) => key!));
    expect(heard.length).toBeGreaterThan(10);
    for (const key of heard) expect(keysFor([key]), key).toEqual([null]);
  });
});
