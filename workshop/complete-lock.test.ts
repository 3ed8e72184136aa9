import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { completed, type Lock, type Locked, missingIn, platformOf } from './complete-lock.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockAt = (path: string): Lock => JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as Lock;

describe.each(['package-lock.json', 'apps/cli/peers/package-lock.json'])('%s', path => {
  const lock = lockAt(path);
  const fetched = Object.entries(lock.packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);

  it('has every package that it names, for every platform: `npm ci` refuses it otherwise', () => {
    expect(fetched.length).toBeGreaterThan(0);
    expect(Object.keys(missingIn(lock)), 'run "npm run lock"').toEqual([]);
  });

  it('names no registry, so that whoever installs uses their own', () => {
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([at]) => at)).toEqual([]);
  });

  it('has the hash of every package but those of other platforms', () => {
    const isElsewhere = ({ optional, cpu }: Locked): boolean => optional === true && cpu !== undefined;
    const bare = fetched.filter(([, each]) => each.integrity === undefined && !isElsewhere(each));
    expect(bare.map(([at]) => at)).toEqual([]);
  });
});

describe('completing a lock', () => {
  const dependent: Locked = { version: '2.0.0', integrity: 'sha512-…', dev: true };
  const lock: Lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/b': {
        ...dependent,
        optionalDependencies: { '@b/linux-x64-musl': '2.0.0', '@b/win32-ia32': '2.0.0' },
      },
      'node_modules/c': dependent,
    },
  };

  it('adds what is missing, with its platform, in the order of npm', () => {
    const { packages } = completed(lock);
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/@b/linux-x64-musl',
      'node_modules/@b/win32-ia32',
      'node_modules/b',
      'node_modules/c',
    ]);
    expect(packages['node_modules/@b/linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(missingIn({ packages })).toEqual({});
  });

  it('leaves a package to its nested place', () => {
    const nested = { ...lock.packages, 'node_modules/b/node_modules/@b/linux-x64-musl': dependent };
    expect(Object.keys(missingIn({ packages: nested }))).toEqual(['node_modules/@b/win32-ia32']);
  });

  it.each([
    ['@rolldown/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@swc/core-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['fsevents', null],
  ])('knows the platform of %s by its name', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

describe('versions in package.json', () => {
  it('are exact', () => {
    const files = globSync('{.,packages/*,apps/*,apps/cli/peers}/package.json', { cwd: root });
    const loose = files.flatMap(file => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(`${root}/${file}`, 'utf8'),
      );
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });
    expect(files.length).toBeGreaterThan(8);
    expect(loose).toEqual([]);
  });
});
