import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readJson, readText } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'little-wars-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const problemOf = (read: ReturnType<typeof readText>): unknown => (read.ok ? null : read.problems[0]!.problem);

describe('a file in the terminal', () => {
  it('is read up to its limit', () => {
    expect(readText(file('short', 'äbc'), 4)).toEqual({ ok: true, value: 'äbc' });
    expect(readText(file('long', 'äbcd'), 4)).toMatchObject({ problems: [{ problem: 'file-too-large', most: 4 }] });
    expect(readJson(file('a.json', '\uFEFF{"a":1}'))).toEqual({ ok: true, value: { a: 1 } });
  });

  it('is not read where it is huge, a folder, a device or missing', () => {
    const huge = file('huge', '');
    truncateSync(huge, 1e12);
    expect(problemOf(readText(huge))).toBe('file-too-large');
    expect(problemOf(readText(folder))).toBe('is-a-folder');
    expect(problemOf(readText('/dev/zero'))).toBe('not-a-file');
    expect(problemOf(readText(join(folder, 'none')))).toBe('no-such-file');
  });

  it('is refused by name if it is not JSON, or nested too deeply', () => {
    const bad = file('bad.json', '{');
    expect(readJson(bad)).toEqual({ ok: false, problems: [{ path: bad, problem: 'not-json' }] });
    expect(readJson(file('deep.json', '['.repeat(50)))).toMatchObject({ problems: [{ problem: 'too-deep' }] });
  });
});
