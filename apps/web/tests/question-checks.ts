// Every form of question of a ruleset: what a screen reader needs, nothing that axe-core finds wrong, and an action bar of
// one height, which never covers the board.
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import type { PageQuestion } from './playing.ts';

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

/** What the bar covers of the board, in pixels, and what of it cannot be reached by scrolling, or the first answer only so. */
const barFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
    const [bar, map] = [box('.dock > .question'), box('.map-frame')];
    const sheet = document.querySelector('.sheet')!;
    const isPhone = getComputedStyle(sheet).position === 'fixed';
    const top = isPhone ? sheet.getBoundingClientRect().top : bar.top;
    const covered = map.bottom - top;
    const buttons = [...document.querySelectorAll('.dock .answer button, .dock .beside button')];
    const isCut = (button: Element): boolean => {
      if (!button.checkVisibility()) return false;
      const scrolls = button.closest(isPhone ? '.sheet' : '.answer, .beside, .prompt')!;
      const [own, around] = [button.getBoundingClientRect(), scrolls.getBoundingClientRect()];
      return own.bottom > around.top + scrolls.scrollHeight + 1 || own.right > around.left + scrolls.scrollWidth + 1;
    };
    const controls = [...document.querySelectorAll('.dock .answer :is(button, input)')];
    const first = controls.find(control => control.checkVisibility() && !control.closest('.unit-likewise'));
    const isBelow = first !== undefined && first.getBoundingClientRect().top > innerHeight - 24;
    return [
      ...(isBelow ? [`its first answer "${first.textContent}" is below the edge of the screen`] : []),
      // A phone's sheet has round corners over the edge of the board.
      ...(covered > (isPhone ? 24 : 1) ? [`${Math.round(covered)} pixels of the board are covered`] : []),
      ...(bar.width > innerWidth ? ['it is wider than the screen'] : []),
      ...buttons.filter(isCut).map(button => `"${button.textContent}" cannot be reached`),
    ];
  });

/** Checks every new form and every new kind of question that somebody at a page comes to, on the screen they have. */
export class QuestionChecks {
  readonly forms = new Set<string>();
  readonly kinds = new Set<string>();

  /** What a screen reader needs, once for every form. */
  async form(page: Page, { kind, text }: PageQuestion): Promise<void> {
    const form = await formOf(page, kind);
    if (this.forms.has(form)) return;
    this.forms.add(form);
    await expect.poll(() => unspeakable(page), { message: `${text} (${form})` }).toEqual([]);
    // The whole page with the first question; with the others only what is new.
    const within = this.forms.size === 1 ? 'html' : 'section[aria-label="Question"]';
    expect(await accessibilityFaults(page, { within }), `${text} (${form})`).toEqual([]);
  }

  /** The action bar, once for every kind. */
  async bar(page: Page, { text }: PageQuestion): Promise<void> {
    const asked = text.replaceAll(/[AB]\d+|\d+/g, '');
    if (this.kinds.has(asked)) return;
    this.kinds.add(asked);
    expect(await barFaults(page), text).toEqual([]);
  }
}
