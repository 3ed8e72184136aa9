import { catalogue } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { answerByClicking, beginShort, playToTheEnd } from './playing.ts';

const open = inBrowser();

describe.each(catalogue.map(({ title }) => title))('a whole match of %s against a bot', title => {
  it('is played by clicking', async () => {
    const { page } = await open();
    await beginShort(page, title);
    expect(await playToTheEnd(page, answerByClicking)).toBeGreaterThan(5);
    await page.getByRole('link', { name: 'Another match' }).click();
    await page
      .locator('.rows')
      .getByText(/^finished/)
      .waitFor();
  });
});
