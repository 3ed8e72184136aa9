// How the modules of a worker are loaded: with all mutants of the files to mutate in them, with our stand-in for
// Vitest, and with caches that forget when another mutant acts.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mutantsOf, withMutants } from './mutants.ts';

const STAND_IN = new URL('./vitest.ts', import.meta.url).href;
const CACHE = 'packages/engine/src/cache.ts';

/** What a load hook returns for a module. */
const moduleOf = (source: string) => ({ format: 'module' as const, source, shortCircuit: true });

/** Numbers the mutants as their files are loaded; `__isOn(number)` is asked whether one acts. */
export function loadWithMutants(root: string, files: ReadonlySet<string>, add: (id: string) => number): void {
  const home = pathToFileURL(`${root}/`).href;
  registerHooks({
    resolve: (name, context, next) =>
      name === 'vitest' && context.parentURL !== STAND_IN ? { url: STAND_IN, shortCircuit: true } : next(name, context),
    load: (url, context, next) => {
      const file = url.startsWith(home) ? url.slice(home.length) : '';
      if (file === CACHE) return moduleOf(forgetful(readFileSync(fileURLToPath(url), 'utf8')));
      if (!files.has(file)) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const mutants = mutantsOf(file, text);
      const first = mutants.map(({ id }) => add(id))[0] ?? 0;
      return moduleOf(stripTypeScriptTypes(withMutants(text, mutants, first, '__isOn')));
    },
  });
}

/** Numbers given to objects stay: the objects do. */
const LASTING = 'numbering';

/** The module of caches, each of which is made anew when `__generation` has changed. */
function forgetful(text: string): string {
  const names = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name!);
  const wrapped = names.map(name =>
    name === LASTING
      ? `export { ${name} } from './cache.ts?lasting';`
      : `export const ${name} = (...given) => forgetful(() => lasting.${name}(...given));`,
  );
  return `import * as lasting from './cache.ts?lasting';
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
