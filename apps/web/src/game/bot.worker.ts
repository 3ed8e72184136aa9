// A bot at work beside the page: it is sent what its seat may see, and sends an answer back.
import { answerTo } from '@little-wars/table';
import type { SentAnswer, SentTurn } from './bots.ts';
import { advisedCalled } from './rulesets.ts';

// The page is told of a failure, which would be nobody's in here.
addEventListener('message', ({ data }: MessageEvent<SentTurn>) => void answer(data).catch(reportError));

async function answer(data: SentTurn): Promise<void> {
  const ruleset = await advisedCalled(data.ruleset);
  if (!ruleset) throw new Error(`no ruleset "${data.ruleset}"`);
  postMessage({ id: data.id, ...answerTo(ruleset, data) } satisfies SentAnswer);
}
