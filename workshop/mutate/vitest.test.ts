import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as standIn from './vitest.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('the stand-in for Vitest', () => {
  it('collects tests by their full name, each case of a table by its own', () => {
    standIn.describe('a', () => {
      standIn.it.each([[1, 2]])('%i and %i', () => undefined);
      standIn.describe.each([{ name: 'b' }])('$name', () => standIn.it('c', () => undefined));
    });
    standIn.it('d', () => undefined);
    expect(standIn.collected().map(({ name }) => name)).toEqual(['a > 1 and 2', 'a > b > c', 'd']);
    expect(standIn.collected()).toEqual([]);
  });

  it('runs a test with the hooks around it, also when it fails, and passes its failure on', async () => {
    const done: string[] = [];
    standIn.afterEach(() => done.push('after'));
    standIn.describe('a', () => {
      standIn.beforeEach(() => done.push('before'));
      standIn.it('b', () => {
        done.push('test');
        throw new Error('no');
      });
    });
    standIn.it.each([[3, 4]])('sum', (a, b) => done.push(`${Number(a) + Number(b)}`));
    const [failing, sum] = standIn.collected();
    await expect(failing!.run()).rejects.toThrow('no');
    await sum!.run();
    expect(done).toEqual(['before', 'test', 'after', '7', 'after']);
  });

  it('drops between mutants what a file drops at its end', async () => {
    let kept: string[] = ['computed'];
    standIn.afterAll(() => (kept = []));
    standIn.it('a', () => expect(kept).toEqual(['computed']));
    await standIn.collected()[0]!.run();
    expect(kept).toEqual(['computed']);
    await standIn.endMutant();
    expect(kept).toEqual([]);
  });

  it('has whatever the tests of mutated code import', async () => {
    const files = globSync('packages/{engine,skirmish,rulesets,table}/src/**/*.ts', { cwd: ROOT });
    const imports = files.flatMap(file =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^import \{([^}]*)\} from 'vitest';$/gm)].flatMap(
        ([, names]) => names!.split(',').map(name => name.trim()),
      ),
    );
    expect(new Set(imports)).toContain('afterAll');
    expect([...new Set(imports)].filter(name => !(name in standIn))).toEqual([]);
  });
});
