// What makes the page an app: the manifest, and the service worker with the list of all files.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { licences } from './licences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const ICONS = [
  { name: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { name: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { name: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** Addresses in a manifest are relative to it, and it is among the files with a hash in their name. */
const manifestWith = (icons: readonly object[]): object => ({
  start_url: '../',
  scope: '../',
  name: 'Little Wars',
  short_name: 'Little Wars',
  description: 'A table, an opponent and a playtest lab for small-squad wargames.',
  lang: 'en',
  theme_color: '#20242c',
  background_color: '#20242c',
  display: 'standalone',
  icons,
});

export function offline(): Plugin {
  let manifest = '';
  return {
    name: 'little-wars-offline',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler() {
        const icons = ICONS.map(({ name, ...how }) => {
          const icon = this.emitFile({ type: 'asset', name, source: readFileSync(join(root, 'src/icons', name)) });
          return { src: this.getFileName(icon).replace(/^assets\//, ''), ...how };
        });
        const source = JSON.stringify(manifestWith(icons));
        manifest = this.getFileName(this.emitFile({ type: 'asset', name: 'manifest.webmanifest', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `./${manifest}` }, injectTo: 'head' }],
    },
    async writeBundle({ dir }) {
      await buildServiceWorker(dir!);
      listFiles(dir!);
    },
  };
}

/** A plain script: a service worker cannot be a module in every browser. */
async function buildServiceWorker(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    plugins: [licences()],
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Files with fixed names, looked up by static hosts and browsers. */
export const WITHOUT_HASH: readonly string[] = ['_headers', 'index.html', 'sw.js'];

/** Prepends the list of all files to the service worker, so any changed file changes it. */
export function listFiles(dir: string): void {
  const files = globSync('**/*.*', { cwd: dir })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file !== 'sw.js')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map(file => [file === 'index.html' ? '' : file, `sha384-${hashOf('sha384', readFileSync(join(dir, file)))}`]);
  const version = hashOf('sha256', JSON.stringify(files)).replace(/\W/g, '').slice(0, 12);
  const worker = join(dir, 'sw.js');
  const code = readFileSync(worker, 'utf8').replace(/^self\.BUILD=.*\n/, '');
  writeFileSync(worker, `self.BUILD=${JSON.stringify({ version, files })};\n${code}`);
}

const hashOf = (kind: string, contents: Buffer | string): string => createHash(kind).update(contents).digest('base64');
