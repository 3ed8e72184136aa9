import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { WITHOUT_HASH } from '../build/offline.ts';

// Answered when it is built.
await fetch(inject('address'));
const dir = inject('built');
const files = globSync('**', { cwd: dir, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'));

describe('the built page', () => {
  it('has a hash in the name of every file but those that are looked for by their name', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter(file => !/^assets\/.+-[\w-]{8}\.\w+$/.test(file)).toSorted()).toEqual(WITHOUT_HASH);
  });

  it('has every file in the list of its service worker', () => {
    const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
    const listed = JSON.parse(/^self\.BUILD=(.*);\n/.exec(worker)![1]!) as {
      readonly files: readonly [string, string][];
    };
    const expected = files
      .filter(file => !['sw.js', '_headers'].includes(file))
      .map(file => (file === 'index.html' ? '' : file));
    expect(listed.files.map(([file]) => file).toSorted()).toEqual(expected.toSorted());
  });
});
