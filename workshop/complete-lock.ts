// Completes package-lock.json with the packages that other platforms need. npm leaves an optional package out of the
// lock when the registry it installs from does not have it (a mirror for one platform, say), and `npm ci` then refuses
// the lock everywhere. An entry without integrity is enough for npm to skip it here, and to fetch it where it is
// needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: { readonly [name: string]: string };
}

export interface Lock {
  readonly packages: { readonly [path: string]: Locked };
}

interface Platform {
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
  readonly os?: readonly string[];
}

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBC: { readonly [part: string]: string } = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/** The platform of a package, from the parts of its name; null if the name has none. */
export function platformOf(name: string): Platform | null {
  const parts = name.split(/[-/]/);
  const among = (list: readonly string[]): readonly string[] => list.filter(each => parts.includes(each));
  const [os, cpu] = [among(OS), among(CPU)];
  const libc = parts.flatMap(part => (os[0] === 'linux' ? (LIBC[part] ?? []) : []));
  if (cpu.length !== 1) return null;
  return { cpu, ...(libc.length > 0 ? { libc } : {}), ...(os.length > 0 ? { os } : {}) };
}

/** The optional packages that the lock names as dependencies and does not have, by path. */
export function missingIn({ packages }: Lock): { readonly [path: string]: Locked } {
  const missing: Record<string, Locked> = {};
  for (const [at, by] of Object.entries(packages))
    for (const [name, version] of Object.entries(by.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      if (Object.hasOwn(packages, path) || Object.hasOwn(packages, `${at}/${path}`)) continue;
      const platform = platformOf(name);
      if (platform === null) throw new Error(`${name}: the name does not tell the platform`);
      const { cpu, libc, os } = platform;
      const dev = by.dev ? { dev: true } : {};
      // The members in npm's order.
      missing[path] = { version, cpu, ...dev, ...(libc && { libc }), optional: true, ...(os && { os }) };
    }
  return missing;
}

/** The lock with an entry for each of them, in npm's order. */
export function completed<L extends Lock>(lock: L): L {
  const packages = Object.entries({ ...lock.packages, ...missingIn(lock) });
  const sorted = packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

function main(): void {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const missing = Object.keys(missingIn(lock));
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms added to package-lock.json`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
