// A bot at work beside the page: it is sent what its seat may see, and sends an answer back.
import { answerTo } from '@little-wars/table';
import type { SentAnswer, SentTurn } from './bots.ts';
import { advisedCalled } from './rulesets.ts';

addEventListener('message', async ({ data }: MessageEvent<SentTurn>) => {
  const ruleset = await advisedCalled(data.ruleset);
  if (!ruleset) throw new Error(`no ruleset "${data.ruleset}"`);
  postMessage({ id: data.id, ...answerTo(ruleset, data) } satisfies SentAnswer);
});
