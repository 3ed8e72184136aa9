import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'packages/engine/src/geometry';
const readme = readFileSync(`${folder}/README.md`, 'utf8');

/** The files listed in the tables of "Which file does what", with the folder of the heading above them. */
function namedFiles(): readonly string[] {
  const [, tables = ''] = readme.split('## Which file does what');
  return tables.split('\n### ').flatMap(part => {
    const under = /^`([a-z]+\/)`/.exec(part)?.[1] ?? '';
    const cells = part.split('\n').flatMap(line => (line.startsWith('| `') ? [line.split('|')[1]!] : []));
    return cells.flatMap(cell => [...cell.matchAll(/`([^`]+\.ts)`/g)].map(([, name]) => under + name));
  });
}

describe('the README of geometry', () => {
  const files = globSync(`${folder}/**/*.ts`)
    .map(file => file.replaceAll('\\', '/').slice(folder.length + 1))
    .filter(file => !/\.(test|oracle)\.ts$/.test(file));

  it('describes every file, and lists no others', () => {
    expect(namedFiles().toSorted((a, b) => (a < b ? -1 : 1))).toEqual(files.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('links to files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    for (const link of links) expect(() => readFileSync(`${folder}/${link}`), link).not.toThrow();
    expect(links.length).toBeGreaterThan(3);
  });
});
