import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { afterTheBattle, beginLeague, beginSpecOps } from './campaigns.ts';
import { isFine, PHONE } from './pages.ts';
import { asked, playOn } from './playing.ts';

const open = inBrowser();

describe('a new league', () => {
  it('has nothing left of the former rules as soon as others are chosen: what is filled in there would be lost', async () => {
    const { page } = await open({}, '#/campaigns/new');
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    const isLeft = await page.getByLabel('Rules', { exact: true }).evaluate(async field => {
      const rules = field as HTMLSelectElement;
      rules.value = 'tin-soldiers';
      rules.dispatchEvent(new Event('change', { bubbles: true }));
      // Preact renders in a microtask; its effects wait for the next frame, and a busy page may be clicked before that.
      for (let i = 0; i < 10; i++) await null;
      return document.querySelector('.new-campaign') !== null;
    });
    expect(isLeft).toBe(false);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
  });
});

describe('on a phone in the dark', () => {
  it('every page of a campaign fits and has no fault that axe-core finds', async () => {
    const { page } = await open(PHONE.options);
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await page.getByRole('link', { name: /^Begin a league/ }).waitFor();
    await isFine(page, 'campaigns', true);
    await page.getByRole('link', { name: /^Begin a league/ }).click();
    await page.getByRole('button', { name: 'One more player' }).click();
    await page.getByText('Options', { exact: true }).click();
    await isFine(page, 'a new league', true);
    await beginSpecOps(page, { battles: 2 });
    await isFine(page, 'a campaign', true);
    await page.getByRole('button', { name: 'Play the next battle' }).click();
    await playOn(page);
    await page.getByRole('link', { name: 'What happens after the battle' }).click();
    await afterTheBattle(page);
    let now = await asked(page);
    for (let i = 0; i < 12 && !/distinguished/.test(now.text) && now.kind !== 'over'; i++) {
      await page.locator('.options button').first().click();
      now = await asked(page, now);
    }
    expect(now.text).toMatch(/distinguished/);
    await page.locator('.outlook summary').first().click();
    await isFine(page, 'after a battle', true);
    // Who fights begins with a full team, and everybody in it may be left out.
    await playOn(page, /goes into the next battle/);
    await page.getByRole('button', { name: 'Choose everything anew' }).click();
    await page.getByRole('heading', { name: 'Which fire teams fight in the next battle?' }).waitFor();
    await page.locator('.options button').first().click();
    await page.getByRole('heading', { name: /^Who fights/ }).waitFor();
    const ticked = await page.getByRole('checkbox', { checked: true }).count();
    expect(ticked).toBeGreaterThan(1);
    await page.getByRole('checkbox', { checked: true }).first().uncheck();
    await page.getByRole('button', { name: `Take ${ticked - 1}` }).waitFor();
    await page.getByRole('checkbox', { checked: false }).first().check();
    await page.getByRole('button', { name: `Take ${ticked}` }).click();
    await playOn(page);
    await page.getByRole('button', { name: 'Back to the campaign' }).click();
    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await page.getByText('Card, odds and prospects').first().click();
    await page
      .getByText(/^History/)
      .first()
      .click();
    await isFine(page, 'a dataslate', true);
    await page.goBack();
    await page.getByRole('link', { name: 'Read the chronicle' }).first().click();
    await page.getByRole('heading', { name: /^Battle 1/ }).waitFor();
    await isFine(page, 'the chronicle', true);
  });
});

describe('a league', () => {
  it.each(['Kill Team Vanguard', 'Recon Squad', 'Scout Team', 'Zero-G', 'Kill Team 2021'])(
    'of %s begins with a battle on a map of its rules',
    async rules => {
      const { page } = await open();
      await beginLeague(page, 3, rules);
      await expect.poll(() => page.locator('.battlefield svg.map').count()).toBe(1);
      await page.getByRole('button', { name: 'Let the bots fight it' }).click();
      await page.getByText(/[1-9]\d* answers so far/).waitFor();
    },
  );

  it('of three has byes, and goes by the standing if that was chosen', async () => {
    const { page } = await open();
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await page.getByRole('link', { name: /^Begin a league/ }).click();
    await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Tin Soldiers' });
    await page.getByRole('button', { name: 'One more player' }).click();
    for (let i = 0; i < 3; i++) await page.getByLabel('Played by').nth(i).selectOption('random');
    await page.getByLabel('Pairings').selectOption('swiss');
    await page.getByLabel('Rounds').fill('2');
    await page.getByRole('button', { name: 'Begin' }).click();
    for (let round = 1; round <= 2; round++) {
      await page
        .getByText('has a bye')
        .nth(round - 1)
        .waitFor();
      await page.getByRole('button', { name: 'Let the bots fight it' }).click();
      await expect.poll(() => page.locator('.path > li.done').count()).toBe(round);
    }
    await page.getByRole('heading', { name: 'It is over' }).waitFor();
    const points = async (): Promise<number> =>
      (await page.locator('.standing tbody td:last-child').allTextContents())
        .map(Number)
        .reduce((sum, each) => sum + each, 0);
    await expect.poll(points).toBeGreaterThanOrEqual(8);
  });
});
