import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { savedBy } from './playing.ts';

const open = inBrowser();

const toList = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('heading', { name: 'Teams', level: 1 }).waitFor();
};

describe('a team', () => {
  it('is renamed, duplicated, saved, brought along again as a file and as text, and deleted when sure', async () => {
    const { page } = await open({}, '#/rosters');
    await page.locator('.cards button').first().click();
    await page.getByLabel('Name', { exact: true }).fill('The Third');
    await page.getByRole('heading', { name: 'The Third' }).waitFor();
    const [file, text] = [await savedBy(page, 'Save as a file'), await savedBy(page, 'Save as text')];
    expect(text).toMatch(/^The Third/);
    const members = await page.locator('.member').count();
    await toList(page);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { name: 'The Third (copy)' }).waitFor();
    await toList(page);
    await page
      .getByLabel('A team file, or a list as text')
      .setInputFiles({ name: 'team.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await page.getByRole('heading', { name: 'The Third', exact: true }).waitFor();
    await toList(page);
    await page.getByLabel('Or paste it here').fill(text);
    await page.getByRole('button', { name: 'Add this team' }).click();
    await page.getByRole('heading', { name: 'The Third', exact: true }).waitFor();
    await expect.poll(() => page.locator('.member').count()).toBe(members);
    await toList(page);
    await expect.poll(() => page.locator('.rows li').count()).toBe(4);
    let isAsked = false;
    page.once('dialog', dialog => {
      isAsked = true;
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expect.poll(() => isAsked).toBe(true);
    expect(await page.locator('.rows li').count()).toBe(4);
    page.once('dialog', dialog => void dialog.accept());
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expect.poll(() => page.locator('.rows li').count()).toBe(3);
  });

  it('is taken to a new match from where it was built', async () => {
    const { page } = await open({}, '#/rosters');
    await page.getByLabel('Rules').selectOption({ label: 'Kill Team Vanguard' });
    await page.locator('.cards button').last().click();
    await page.getByLabel('Name', { exact: true }).fill('The Fourth');
    await page.getByRole('link', { name: 'Play with this team' }).click();
    await page
      .getByLabel('Team', { exact: true })
      .first()
      .locator('option:checked', { hasText: /^★ .*: The Fourth$/ })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { level: 1, name: /^The Fourth against/ }).waitFor();
  });

  it('tells what is against it with the clause as it is built, and is played as it is kept', async () => {
    const { page } = await open({}, '#/rosters');
    await page.locator('.cards button').first().click();
    await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
    await page
      .getByRole('button', { name: /^Copy / })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Not yet legal' }).waitFor();
    await page.locator('aside .refusals').getByRole('link', { name: /^KT-/ }).first().waitFor();
    const profiles = page.locator('.member', { hasText: 'Tactical Marine Sergeant' }).first().locator('.profiles');
    const before = await profiles.textContent();
    await page.getByLabel('Weapons of Tactical Marine Sergeant').first().selectOption({ index: 1 });
    await expect.poll(() => profiles.textContent()).not.toBe(before);
    await page
      .getByRole('button', { name: /^Remove Tactical Marine Sergeant/ })
      .last()
      .click();
    await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
    await page.getByRole('link', { name: 'New match' }).click();
    await page.getByLabel('Team').first().locator('option', { hasText: '★' }).waitFor({ state: 'attached' });
  });

  it('prints as cards and nothing else', async () => {
    const { page } = await open({}, '#/rosters');
    await page.locator('.cards button').first().click();
    await page.locator('.print-card').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.print-card').first().isVisible()).toBe(true);
    for (const hidden of ['.ways', '.builder']) await expect.poll(() => page.locator(hidden).isVisible()).toBe(false);
  });

  it('has weapons whose rules say what they do when pointed at, focused or tapped, with their clause', async () => {
    const { page } = await open({}, '#/rosters');
    await page.locator('.cards button').first().click();
    const weapon = page.locator('.member .weapons > div', { hasText: 'Power Weapon' }).first();
    const rule = weapon.getByRole('button', { name: 'Lethal 5+' });
    const words = weapon.getByText('Hits of 5 or more become critical.');
    await rule.waitFor();
    expect(await words.isVisible()).toBe(false);
    await rule.hover();
    await words.waitFor();
    await page.mouse.move(0, 0);
    await words.waitFor({ state: 'hidden' });
    await rule.focus();
    await words.waitFor();
    // The clause is the next thing that the keyboard reaches, and the words stay meanwhile.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('KT-9.12');
    expect(await words.isVisible()).toBe(true);
    await rule.focus();
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'hidden' });
    await rule.click();
    await words.waitFor();
    await words.locator('..').getByRole('link', { name: 'KT-9.12' }).click();
    await page.locator('#KT-9\\.12.sought').waitFor();
  });
});
