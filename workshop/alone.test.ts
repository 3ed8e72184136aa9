import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Alone, type Packages } from './alone.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** What each of our packages exports, by name. */
function ourPackages(): Packages {
  const exported = globSync('packages/*/package.json', { cwd: ROOT }).flatMap(file => {
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
      readonly name: string;
      readonly exports: Record<string, string>;
    };
    const at = (path: string): string => resolve(ROOT, dirname(file), path);
    return Object.entries(exports).map(([path, to]) => [`${name}${path.slice(1)}`, at(to)] as const);
  });
  return new Map(exported);
}

const modules = globSync('packages/{engine,skirmish,rulesets}/src/**/*.ts', { cwd: ROOT })
  .filter(file => !/\.(test|oracle)\.ts$|\/testing\//.test(file))
  .map(file => join(ROOT, file));

/** The crashes in a small tree of files that exists only for the test, by file. */
async function crashing(files: Record<string, string>): Promise<Record<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'little-wars-'));
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    const crashes = await new Alone(new Map()).crashes(Object.keys(files).map(file => join(root, file)));
    return Object.fromEntries(crashes.map(({ file, message }) => [relative(root, file), message]));
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('imported alone, before any other module', () => {
  it('every module of engine, skirmish and rulesets loads', async () => {
    expect(modules.length).toBeGreaterThan(700);
    const crashes = await new Alone(ourPackages()).crashes(modules);
    expect(crashes.map(({ file, message }) => `${relative(ROOT, file)}: ${message}`)).toEqual([]);
  });

  it('finds a module of a cycle that loads only after another', async () => {
    const list =
      "import { b } from './b.ts';\nexport const a = 1;\nexport const list = (): readonly number[] => [b];\n";
    const crashes = await crashing({ 'a.ts': list, 'b.ts': "import { a } from './a.ts';\nexport const b = a + 1;\n" });
    expect(crashes).toEqual({ 'a.ts': "Cannot access 'a' before initialization" });
  });

  it('finds a module that throws, and resolves imports through a barrel', async () => {
    const crashes = await crashing({
      'a.ts': 'export const a = 1;\nexport interface Shape { readonly a: number }\n',
      'index.ts': "export * from './a.ts';\nexport type { Shape } from './a.ts';\n",
      'uses.ts': "import { a, type Shape } from './index.ts';\nexport const shape: Shape = { a: a.valueOf() };\n",
      'throws.ts': "import { a } from './index.ts';\nif (a === 1) throw new Error('not so');\n",
    });
    expect(crashes).toEqual({ 'throws.ts': 'not so' });
  });
});
