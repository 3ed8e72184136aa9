// Stored games, opened at one of their questions.
import { readFileSync } from 'node:fs';
import { forkAt, load, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import type { Locator, Page } from '@playwright/test';

const folder = new URL('../../../packages/rulesets/records/', import.meta.url);

/** A stored game up to one of its questions. */
export function recordAt(name: string, inputs: number): string {
  const loaded = load(rulesets, JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  if (!loaded.ok) throw new Error(`${name} departs from today's rules`);
  return JSON.stringify(save(forkAt(loaded.value, inputs)));
}

/** Opens a game from a file, and waits for something on its table. */
export async function openRecord(page: Page, record: string, awaited: Locator): Promise<void> {
  const file = { name: 'duel.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.getByLabel('A match saved as a file').setInputFiles(file);
  await page.getByRole('heading', { level: 1, name: 'duel' }).waitFor({ state: 'attached' });
  const cover = page.getByRole('button', { name: /show the table/ });
  await cover.or(awaited).first().waitFor();
  if (await cover.count()) await cover.click();
  await awaited.waitFor();
}
