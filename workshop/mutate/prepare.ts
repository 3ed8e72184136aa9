// Prepares the code that workers load: with all mutants of the files to mutate in them, and with caches that forget
// when another mutant acts.
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { idsOf, keepCode } from './code.ts';
import { mutantsOf, withMutants } from './mutants.ts';

const CACHE = 'packages/engine/src/cache.ts';
const LASTING = '?lasting';

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
  const cache = stripTypeScriptTypes(readFileSync(join(root, CACHE), 'utf8'));
  keepCode(root, `${CACHE}${LASTING}`, cache);
  keepCode(root, CACHE, forgetful(cache));
  writeFileSync(idsOf(root), JSON.stringify(ids));
}

/** Numbers given to objects stay: the objects do. */
const NUMBERING = 'numbering';

/** The module of caches, each of which is reset when `__generation` has changed. */
function forgetful(text: string): string {
  const names = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name!);
  const wrapped = names.map(name =>
    name === NUMBERING
      ? `export { ${name} } from './cache.ts${LASTING}';`
      : `export const ${name} = (...given) => forgetful(() => lasting.${name}(...given));`,
  );
  return `import * as lasting from './cache.ts${LASTING}';
const forgetful = make => {
  let [cache, generation] = [make(), __generation];
  const current = () => {
    if (generation !== __generation) [cache, generation] = [make(), __generation];
    return cache;
  };
  if (typeof cache === 'function') return (a, b, c, d, e) => current()(a, b, c, d, e);
  return new Proxy({}, { get: (_, name) => (...args) => current()[name](...args) });
};
${wrapped.join('\n')}`;
}
