// Every form of question of every ruleset: what a screen reader needs, and nothing that axe-core finds wrong.
import { catalogue } from '@little-wars/rulesets/catalogue';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerQuickly, asked, beginShort } from './playing.ts';

const open = inBrowser();

/** What is wrong with the open question for somebody who does not see it: controls without names, or no focus in it. */
const unspeakable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector('section[aria-label="Question"]')!;
    const nameOf = (control: Element): string =>
      control.getAttribute('aria-label') ??
      [...((control as HTMLInputElement).labels ?? []), control].map(({ textContent }) => textContent).join('');
    const unnamed = [...panel.querySelectorAll('button, input, select, a, summary')]
      .filter(control => nameOf(control).trim() === '')
      .map(({ outerHTML }) => `no name: ${outerHTML}`);
    const isHeard = panel.querySelector('h2[aria-live]')?.textContent !== '';
    const isHere = panel.contains(document.activeElement);
    return [...unnamed, ...(isHeard ? [] : ['the question is not read out']), ...(isHere ? [] : ['no focus'])];
  });

/** Which form it has: a kind, and whether models, actions or other things answer it. */
const formOf = (page: Page, kind: string): Promise<string> =>
  page.evaluate(of => {
    const has = (selector: string): string => (document.querySelector(`.question ${selector}`) ? selector : '');
    return [of, has('.verbal'), has('.odds'), has('fieldset'), has('.unable')].join(' ').trim();
  }, kind);

describe.each(catalogue.map(({ title }) => title))('the questions of %s', title => {
  it('have a name for every control, the focus, and no fault that axe-core finds', async () => {
    const { page } = await open();
    await beginShort(page, title, 'random');
    const forms = new Set<string>();
    for (let now = await asked(page); now.kind !== 'over'; now = await answerQuickly(page, now)) {
      const form = await formOf(page, now.kind);
      if (forms.has(form)) continue;
      forms.add(form);
      await expect.poll(() => unspeakable(page), { message: `${now.text} (${form})` }).toEqual([]);
      expect(await accessibilityFaults(page), `${now.text} (${form})`).toEqual([]);
    }
    expect(forms.size).toBeGreaterThan(2);
  });
});
