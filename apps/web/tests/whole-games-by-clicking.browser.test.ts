import { catalogue } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { PHONE } from './pages.ts';
import { answerByClicking, beginShort, playToTheEnd } from './playing.ts';
import { QuestionChecks } from './question-checks.ts';

const open = inBrowser();

// On a phone: the games by keys have a wide screen.
describe.each(catalogue.map(({ title }) => title))('a whole match of %s against a bot', title => {
  it('is played by clicking, with a bar that covers nothing', async () => {
    const { page } = await open(PHONE.options);
    await beginShort(page, title);
    const questions = new QuestionChecks();
    const answers = await playToTheEnd(page, async (at, now) => {
      await questions.bar(at, now);
      await answerByClicking(at, now);
    });
    expect(answers).toBeGreaterThan(5);
    expect(questions.kinds.size).toBeGreaterThan(3);
    await page.getByRole('link', { name: 'Another match' }).click();
    await page
      .locator('.rows')
      .getByText(/^finished/)
      .waitFor();
  });
});
