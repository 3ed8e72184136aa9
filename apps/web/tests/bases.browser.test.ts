import { newMatch, numbers, play, propose, save, seeded } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { asked } from './playing.ts';

const open = inBrowser();

interface Teams {
  readonly teams: readonly { readonly models: readonly { readonly choices: readonly string[] }[] }[];
}

/** The record of a match on square bases up to a question of a kind; some models are placed before. */
function recordUpTo(kind: 'place' | 'move', placed: number): string {
  const ruleset = rulesets.find(({ id }) => id === 'vanguard')!;
  const [ready] = ruleset.ready;
  const teams = (ready as unknown as Teams).teams.map(team => ({
    ...team,
    models: team.models.map(model => ({ ...model, choices: [...model.choices, 'square-base'] })),
  }));
  const [next, dice] = [numbers('corners'), seeded('corners')];
  let match = newMatch(ruleset, { ...ready, teams } as never, { source: 'seeded', seed: 'corners' });
  for (let places = 0; ; ) {
    const question = match.state.question!;
    if (question.kind === kind && places >= placed) return JSON.stringify(save(match));
    if (question.kind === 'place') places++;
    const given = question.kind === 'roll' ? dice(question) : propose(ruleset, match.setup, match.state, next);
    const played = play(match, { by: question.to, answer: given });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
}

async function atTable(page: Page, record: string): Promise<void> {
  const file = { name: 'corners.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.getByLabel('A match saved as a file').setInputFiles(file);
  await page.getByRole('heading', { level: 1, name: 'corners' }).waitFor();
  const cover = page.getByRole('button', { name: /show the table/ });
  await cover.or(page.locator('.on-the-map')).first().waitFor();
  if (await cover.count()) await cover.click();
  await asked(page);
}

const ghost = (page: Page): Promise<string | null> => page.locator('polygon.ghost').getAttribute('points');

describe('a square base', () => {
  it('is drawn with its corners, and turned by button and key where it is placed', async () => {
    const { page } = await open();
    await atTable(page, recordUpTo('place', 2));
    await expect.poll(() => page.locator('.model polygon.rim').count()).toBe(2);
    expect(await page.locator('.model line.rim').count()).toBe(0);
    await page.getByRole('button', { name: 'Suggest' }).click();
    await page.locator('polygon.ghost').waitFor();
    const before = await ghost(page);
    await page.getByRole('button', { name: 'Turn left' }).click();
    await expect.poll(() => ghost(page)).not.toBe(before);
    const turned = await ghost(page);
    await page.keyboard.press('q');
    await expect.poll(() => ghost(page)).not.toBe(turned);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await expect.poll(() => ghost(page)).toBe(turned);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    // Two people share the screen, and nothing here is secret: it is not covered.
    await expect.poll(() => page.locator('.model polygon.rim').count()).toBe(3);
  });

  it('turns on the spot in a move', async () => {
    const { page } = await open();
    await atTable(page, recordUpTo('move', 0));
    await page.getByRole('button', { name: 'Turn left' }).click();
    await page.locator('polygon.ghost').waitFor();
    expect(await page.locator('.ruler.illegal').count()).toBe(0);
    const before = await page.locator('.model.active polygon.rim').getAttribute('points');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => page.locator('polygon.ghost').count()).toBe(0);
    const all = (): Promise<readonly (string | null)[]> =>
      page.locator('.model polygon.rim').evaluateAll(list => list.map(each => each.getAttribute('points')));
    // One of them is rotated now.
    await expect.poll(async () => (await all()).filter(points => points !== before)).not.toHaveLength(0);
  });
});
