// Campaigns in a browser, for tests: begun with short battles, played on by clicks, keys or bots.
import type { Page } from '@playwright/test';
import { answerByClicking, asked } from './playing.ts';

interface CampaignOptions {
  /** Who plays each side. */
  readonly players?: readonly string[];
  readonly battles?: number;
  readonly teams?: readonly string[];
  /** Options by the beginning of their label. */
  readonly options?: { readonly [label: string]: string };
}

const INTERCESSORS = 'Space Marines: Intercessors';

/** Small teams, and honours for every member that takes part. */
export const SHORT = { 'Turning points of a battle': '1', 'XP for taking part': '6' };

export async function beginSpecOps(page: Page, wanted: CampaignOptions = {}): Promise<void> {
  const { players = ['person', 'random'], battles = 2, options = SHORT, teams = [INTERCESSORS, INTERCESSORS] } = wanted;
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('link', { name: /^Begin Spec Ops/ }).click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  for (const [i, player] of players.entries()) await page.getByLabel('Played by').nth(i).selectOption(player);
  for (const [i, label] of teams.entries()) await page.getByLabel('Team').nth(i).selectOption({ label });
  await page.getByLabel('Battles').fill(String(battles));
  await page.getByText('Options', { exact: true }).click();
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).first().fill(value);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('region', { name: 'What comes next' }).waitFor();
}

/** A league of bots by rules of two minutes. */
export async function beginLeague(page: Page, rounds: number, rules = 'Tin Soldiers'): Promise<void> {
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('link', { name: /^Begin a league/ }).click();
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: rules });
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  for (let i = 0; i < 2; i++) await page.getByLabel('Played by').nth(i).selectOption('random');
  await page.getByLabel('Battles').fill(String(rounds));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('region', { name: 'What comes next' }).waitFor();
}

/** Bots fight the battle that is due; resolves when it is entered. */
export async function botsFight(page: Page): Promise<void> {
  const heading = page.locator('.path > li.done, .path .foe .score');
  const before = await heading.count();
  await page.getByRole('button', { name: 'Let the bots fight it' }).click();
  await page.waitForFunction(
    count => document.querySelectorAll('.path > li.done, .path .foe .score').length > count,
    before,
  );
}

/** The address changes first, while the result of the battle is still on the page. */
export const afterTheBattle = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'After the battle' }).waitFor();

/** Answers what follows a battle by clicks, and goes back to the campaign; gives how many answers it took. */
export async function answerAfterwards(
  page: Page,
  each: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  await afterTheBattle(page);
  let answers = 0;
  for (let now = await asked(page); now.kind !== 'over'; now = await asked(page, now)) {
    await each(page);
    await answerByClicking(page, now);
    answers++;
  }
  await page.getByRole('button', { name: 'Back to the campaign' }).click();
  await page.getByRole('region', { name: 'What comes next' }).waitFor();
  return answers;
}
