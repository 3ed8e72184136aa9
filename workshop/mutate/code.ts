// Where the code that workers load is kept in a copy of the tree.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const codeOf = (root: string, file: string): string => join(root, '.code', `${file}.js`);
export const idsOf = (root: string): string => join(root, '.code/ids.json');

/** Written under another name first, as another worker may be about to read it. */
export function keepCode(root: string, file: string, text: string): void {
  const path = codeOf(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
