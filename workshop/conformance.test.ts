// Each ruleset is held to the contract in a test file of its own, so that they run at the same time.
import { existsSync, readFileSync } from 'node:fs';
import { rulesets } from '@little-wars/rulesets';
import { expect, it } from 'vitest';

const FOLDERS = ['packages/rulesets/src', 'packages/engine/src'];
/** Tin Soldiers is kept under another name. */
const folderOf = (id: string): string => (id === 'tin-soldiers' ? 'toy' : id);

it.each(rulesets.map(({ id }) => id))('%s is held to what every ruleset must guarantee', id => {
  const file = FOLDERS.map(folder => `${folder}/${folderOf(id)}/conformance.test.ts`).find(path => existsSync(path));
  expect(file, `no conformance.test.ts of ${id}`).toBeDefined();
  expect(readFileSync(file!, 'utf8')).toMatch(/^conformance\(/m);
});
