import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { problems } from './index.ts';

const folders = ['../../rulesets/src', '../../engine/src/geometry'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const sources = folders.flatMap(folder =>
  globSync('**/*.ts', { cwd: folder })
    .filter(file => !/\.(test|oracle)\.ts$|(^|[\\/])testing[\\/]/.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8')),
);

describe('every problem that a ruleset reports', () => {
  it('has a text', () => {
    const ids = sources.flatMap(text => [...text.matchAll(/\bproblem\([^,;]+,\s*'([a-z-]+)'/g)].map(([, id]) => id!));
    expect(ids).toEqual(expect.arrayContaining(['not-a-weapon', 'no-such-piece', 'wrong-hatch']));
    // Problems that only an odds desk reports have their texts beside the desk.
    const isToldByDesk = (id: string): boolean => sources.some(text => text.includes(`  '${id}':`));
    expect([...new Set(ids)].filter(id => !Object.hasOwn(problems, id) && !isToldByDesk(id))).toEqual([]);
  });
});
