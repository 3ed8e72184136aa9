// The licence notices of everything the page contains: as data for its own page, and as a file.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Shipped, shippedPackages, withoutNotice } from './shipped.ts';

const NAME = 'virtual:licences';

const asText = (shipped: readonly Shipped[], own: string): string =>
  [{ name: 'Little Wars', version: '', licence: 'MIT', text: own }, ...shipped]
    .map(({ name, version, licence, text }) => `${name} ${version}`.trim().concat(` (${licence})\n\n${text.trim()}\n`))
    .join(`\n${'-'.repeat(80)}\n\n`);

/** Fails a build that contains code of a package without a notice. */
export function licences(): Plugin {
  const shipped = shippedPackages();
  let isServing = false;
  return {
    name: 'little-wars-licences',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const packages = `export const packages = ${JSON.stringify(shipped)};`;
      if (isServing) return `${packages} export const file = '/LICENSE';`;
      const own = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8');
      const file = this.emitFile({ type: 'asset', name: 'licences.txt', source: asText(shipped, own) });
      return `${packages} export const file = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(each => (each.type === 'chunk' ? each.moduleIds : []));
      const missing = withoutNotice(modules, shipped);
      if (missing.length > 0) this.error(`the page contains code without a licence notice: ${missing.join(', ')}`);
    },
  };
}
