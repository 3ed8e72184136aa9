import { describe, expect, it } from 'vitest';
import * as standIn from './vitest.ts';

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
});
