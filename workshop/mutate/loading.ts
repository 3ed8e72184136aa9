// How the modules of a worker are loaded: as they were prepared, and with our stand-in for Vitest.
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf, idsOf, keepCode } from './code.ts';

const STAND_IN = new URL('./vitest.ts', import.meta.url).href;

/** The ids of all mutants by their numbers. */
export const numberedIn = (root: string): readonly string[] =>
  JSON.parse(readFileSync(idsOf(root), 'utf8')) as readonly string[];

export function loadPrepared(root: string): void {
  enableCompileCache(join(root, '.compiled'));
  const home = pathToFileURL(`${root}/`).href;
  registerHooks({
    resolve: (name, context, next) =>
      name === 'vitest' && context.parentURL !== STAND_IN ? { url: STAND_IN, shortCircuit: true } : next(name, context),
    load: (url, context, next) => {
      const file = url.startsWith(home) ? url.slice(home.length) : '';
      if (!file.endsWith('.ts')) return next(url, context);
      const path = codeOf(root, file);
      // Other modules are prepared by the first worker that loads them.
      if (!existsSync(path)) keepCode(root, file, stripTypeScriptTypes(readFileSync(join(root, file), 'utf8')));
      return { format: 'module' as const, source: readFileSync(path, 'utf8'), shortCircuit: true };
    },
  });
}
