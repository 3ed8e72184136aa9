import { catalogue } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { PHONE } from './pages.ts';
import { answerByClicking, beginShort, playToTheEnd } from './playing.ts';
import { QuestionChecks } from './question-checks.ts';
import { setUpForMe, setUpTheRest } from './setting-up.ts';

const open = inBrowser();

/** Models that are set up one by one. */
const BY_HAND = 1;

// On a phone: the games by keys have a wide screen.
describe.each(catalogue)('a whole match of $title against a bot', ({ id, title }) => {
  it('is played by clicking, with a bar that covers nothing and a team that is set up by one click', async () => {
    const { page } = await open(PHONE.options);
    await beginShort(page, title);
    const questions = new QuestionChecks();
    let places = 0;
    let isDrawn = false;
    const answers = await playToTheEnd(page, async (at, now) => {
      await questions.bar(at, now);
      // One by one at first, then as most people do.
      if (now.kind === 'map' && !isDrawn && ++places > BY_HAND && (await setUpForMe(at).count())) {
        isDrawn = true;
        await setUpTheRest(at);
      } else await answerByClicking(at, now);
    });
    expect(isDrawn).toBe(id !== 'tin-soldiers');
    expect(answers).toBeGreaterThan(5);
    expect(questions.kinds.size).toBeGreaterThan(3);
    await page.getByRole('link', { name: 'Another match' }).click();
    await page
      .locator('.rows')
      .getByText(/^finished/)
      .waitFor();
  });
});
