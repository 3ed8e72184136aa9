// Prepares the code that workers load: with all mutants of the files to mutate in them.
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { idsOf, keepCode } from './code.ts';
import { mutantsOf, withMutants } from './mutants.ts';

/**
 * Writes the code that workers load, with these mutants of the files in it, and the mutants by their numbers:
 * `__isOn(number)` asks whether one acts.
 */
export function prepare(root: string, files: readonly string[], mutants: ReadonlySet<string>): void {
  const ids: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const here = mutantsOf(file, text).filter(({ id }) => mutants.has(id));
    keepCode(root, file, stripTypeScriptTypes(withMutants(text, here, ids.length, '__isOn')));
    ids.push(...here.map(({ id }) => id));
  }
  writeFileSync(idsOf(root), JSON.stringify(ids));
}
