import { catalogue } from '@little-wars/rulesets/catalogue';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { answerByKeys, beginShort, playToTheEnd } from './playing.ts';

const open = inBrowser();

describe.each(catalogue.map(({ title }) => title))('a whole match of %s against a bot', title => {
  it('is played by keys alone', async () => {
    const { page } = await open();
    // A bot that answers at once: the clicked games test the thinking ones.
    await beginShort(page, title, 'random');
    expect(await playToTheEnd(page, answerByKeys)).toBeGreaterThan(5);
  });
});
