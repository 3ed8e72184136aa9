import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { packageOf, shippedPackages, withoutNotice } from './shipped.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const shipped = shippedPackages();

describe('licence notices', () => {
  it('are there for everything that the page and its packages depend on', () => {
    const files = [
      'apps/web/package.json',
      ...globSync('packages/{bots,engine,rulesets,skirmish,table,words}/package.json', { cwd: root }),
    ];
    const wanted = files
      .flatMap(file => Object.keys(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).dependencies ?? {}))
      .filter(name => !name.startsWith('@little-wars/'));
    expect(files.length).toBe(7);
    expect(wanted.length).toBeGreaterThan(2);
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
  });

  it('have a version, a licence and its words, who holds the copyright among them', () => {
    for (const { name, version, licence, text } of shipped) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
      expect(licence, name).toMatch(/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1)$/);
      expect(text, name).toMatch(/copyright/i);
      expect(text.length, name).toBeLessThan(12_000);
    }
  });

  it('are there for the face of titles', () => {
    expect(shipped.find(({ licence }) => licence === 'OFL-1.1')?.text).toMatch(/^Copyright 2017 The Barlow Project/);
  });

  it('are missed for a module of any other package', () => {
    const modules = ['/a/apps/web/src/main.tsx', '/a/node_modules/preact/dist/preact.mjs', '\0virtual:coverage'];
    expect(withoutNotice(modules, shipped)).toEqual([]);
    const more = [...modules, '/a/node_modules/@new/one/index.js', '/a/node_modules/b/node_modules/two/index.js'];
    expect(withoutNotice(more, shipped)).toEqual(['@new/one', 'two']);
  });

  it.each([
    ['\0vite/preload-helper.js', 'vite'],
    ['\0rolldown/runtime.js', 'rolldown'],
    ['C:\\a\\node_modules\\idb\\build\\index.js', 'idb'],
    ['/a/packages/engine/src/index.ts', null],
  ])('find the package of the module %j', (module, name) => {
    expect(packageOf(module)).toBe(name);
  });
});
