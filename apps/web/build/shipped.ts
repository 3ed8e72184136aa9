// The packages that the built page contains code of, with their licences.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: { readonly [name: string]: string };
}

/** The face of titles: cut down to Latin letters, from the package @fontsource/barlow-condensed. */
const FACE = { name: 'Barlow Condensed', version: '5.3.0', licence: 'OFL-1.1' };

/** Building leaves small parts of these in the page. */
const BUILT_WITH: readonly string[] = ['rolldown', 'vite'];
const OURS = '@little-wars/';

const manifestIn = (dir: string): Manifest => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package, found as Node.js does from a folder that depends on it. */
function folderOf(name: string, from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    const folder = join(dir, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dir === dirname(dir)) throw new Error(`${name} is not installed`);
  }
}

/** All packages in the page, with their dependencies, sorted by name. */
export function shippedPackages(): readonly Shipped[] {
  const packages = new Map<string, Shipped>();
  const visited = new Set<string>();
  const visit = (dir: string): void => {
    if (visited.has(dir)) return;
    visited.add(dir);
    const { name, dependencies = {} } = manifestIn(dir);
    if (!name.startsWith(OURS)) packages.set(name, shippedFrom(dir));
    for (const dependency of Object.keys(dependencies)) visit(folderOf(dependency, dir));
  };
  visit(join(root, 'apps/web'));
  const face = readFileSync(join(root, 'apps/web/src/fonts/LICENSE'), 'utf8');
  packages.set(FACE.name, { ...FACE, text: face.trim() });
  for (const name of BUILT_WITH) packages.set(name, shippedFrom(folderOf(name, root)));
  return [...packages.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function shippedFrom(dir: string): Shipped {
  const { name, version, license } = manifestIn(dir);
  const [file] = globSync('{LICENSE,LICENCE,license,licence,COPYING}{,.md,.txt}', { cwd: dir });
  if (license === undefined || file === undefined) throw new Error(`${name} comes without a licence`);
  return { name, version, licence: license, text: ownPart(readFileSync(join(dir, file), 'utf8')) };
}

/** Without the packages bundled in a build tool, whose licences it lists: none of them gets into the page. */
const ownPart = (text: string): string => text.split(/^#+ Licenses of bundled dependencies/m)[0]!.trim();

/** The package that a module of the built page belongs to; null if it is our own. */
export function packageOf(module: string): string | null {
  const tool = /^\0(rolldown|vite)\//.exec(module)?.[1];
  if (tool !== undefined) return tool;
  const path = module.replaceAll('\\', '/').split('/node_modules/');
  if (path.length === 1) return null;
  const [scope, name] = path.at(-1)!.split('/');
  return scope!.startsWith('@') ? `${scope}/${name}` : scope!;
}

/** The packages among these modules that have no notice. */
export function withoutNotice(modules: readonly string[], listed: readonly Shipped[]): readonly string[] {
  const names = new Set(modules.map(packageOf));
  return [...names].filter(name => name !== null && !listed.some(each => each.name === name)) as readonly string[];
}
