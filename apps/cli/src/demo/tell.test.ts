import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { demoCommand } from '../commands/demo.ts';

afterEach(() => vi.restoreAllMocks());

it('tells a whole game in words, with places by what is near', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(line => void lines.push(stripVTControlCharacters(String(line))));
  demoCommand({ seed: 'words' });
  expect(lines.filter(line => /[{}[\]]|undefined/.test(line))).toEqual([]);
  expect(lines.join('\n')).toMatch(/moves and stops (in|at|beside|\d)/);
});
