import { newMatch, numbers, play, propose, save, seeded, tableOf } from '@little-wars/engine';
import { toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { asked } from './playing.ts';
import { atFirstQuestion } from './prepared.ts';

const open = inBrowser();

/** The record of a match up to where one side is alone on the table. */
function aloneRecord(): string {
  for (let n = 0; n < 200; n++) {
    const [next, dice] = [numbers(`alone ${n}`), seeded(`alone ${n}`)];
    let match = newMatch(toy, toy.ready[0]!, { source: 'seeded', seed: `alone ${n}` });
    while (match.state.question !== null) {
      const { question, position } = match.state;
      const { models } = toy.tabletop!.board(tableOf(toy, match.setup, position) as never);
      if (models.every(({ seat, out }) => seat === question.to || out)) return JSON.stringify(save(match));
      const given = question.kind === 'roll' ? dice(question) : propose(toy, match.setup, match.state, next);
      const played = play(match, { by: question.to, answer: given });
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      match = played.match;
    }
  }
  throw new Error('nobody was ever alone');
}

describe('who plays a side', () => {
  it('may change in the middle of a match, which the bots then end', async () => {
    const { page } = await open({ match: await atFirstQuestion() });
    await asked(page);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('tab', { name: 'Record' }).click();
    await page.getByLabel(/^Side A.* is played by/).selectOption('random');
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  });

  it('is offered to be a bot where nobody else is left', async () => {
    const { page } = await open();
    const buffer = Buffer.from(aloneRecord());
    await page
      .getByLabel('A match saved as a file')
      .setInputFiles({ name: 'alone.json', mimeType: 'application/json', buffer });
    await page.getByRole('heading', { level: 1, name: 'alone' }).waitFor();
    const cover = page.getByRole('button', { name: /show the table/ });
    const offer = page.getByRole('button', { name: 'Have the rest played for you' });
    await cover.or(offer).waitFor();
    if (await cover.count()) await cover.click();
    await offer.click();
    // The other side has no models, but is still asked what the rules ask of it.
    await asked(page);
    await expect.poll(() => page.getByText(/Nobody else is left/).count()).toBe(0);
  });
});
