import { catalogue } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { answerByKeys, beginShort, playToTheEnd } from './playing.ts';
import { QuestionChecks } from './question-checks.ts';

const open = inBrowser();

describe.each(catalogue.map(({ title }) => title))('a whole match of %s against a bot', title => {
  it('is played by keys alone, with questions that a screen reader can read and a bar that covers nothing', async () => {
    const { page } = await open({ viewport: { width: 1366, height: 768 } });
    // A bot that answers at once: the clicked games test the thinking ones.
    await beginShort(page, title, 'random');
    const questions = new QuestionChecks();
    const answers = await playToTheEnd(page, async (at, now) => {
      await questions.form(at, now);
      await questions.bar(at, now);
      await answerByKeys(at, now);
    });
    expect(answers).toBeGreaterThan(5);
    expect(questions.forms.size).toBeGreaterThan(2);
    expect(questions.kinds.size).toBeGreaterThan(3);
  });
});
