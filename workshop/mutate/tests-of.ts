// Finds the test files that can notice a change of a source file.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { homesOf } from './areas.ts';

/** The files that import each file, by path from the root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** The entry points of our own packages, by the name under which they are imported. */
function entriesIn(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const folder of new Set(files.flatMap(file => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? []))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports?: { readonly [path: string]: string };
    };
    for (const [path, file] of Object.entries(exports)) entries.set(join(name, path), join(folder, file));
  }
  return entries;
}

export function importersIn(root: string, files: readonly string[]): Importers {
  const entries = entriesIn(root, files);
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import|import\() ?'([^']+)'/g)) {
      const target = name!.startsWith('.') ? normalize(join(dirname(file), name!)) : entries.get(name!);
      if (target === undefined) continue;
      const list = importers.get(target);
      if (list) list.push(file);
      else importers.set(target, [file]);
    }
  return importers;
}

/** Every test of its homes that reaches a file, the nearest first: in its folder, then by import distance. */
export function testsReaching(file: string, importers: Importers): readonly string[] {
  const distance = new Map([[file, 0]]);
  const queue = [file];
  for (const at of queue)
    for (const by of importers.get(at) ?? [])
      if (!distance.has(by)) {
        distance.set(by, distance.get(at)! + 1);
        queue.push(by);
      }
  const isHere = (test: string): number => (dirname(test) === dirname(file) ? 0 : 1);
  const homes = homesOf(file);
  return [...distance.keys()]
    .filter(name => name.endsWith('.test.ts') && homes.some(home => name.startsWith(home)))
    .toSorted((a, b) => isHere(a) - isHere(b) || distance.get(a)! - distance.get(b)! || (a < b ? -1 : 1));
}
