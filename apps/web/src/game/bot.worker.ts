// Long work beside the page. A bot is sent what its seat may see, and answers; links and records are checked.
import { answerTo } from '@little-wars/table';
import type { SentReading, ToRead } from '../replay/reading.ts';
import type { SentAnswer, SentTurn } from './bots.ts';
import { advisedCalled } from './rulesets.ts';

// The page is told of a failure, which would be nobody's in here.
addEventListener(
  'message',
  ({ data }: MessageEvent<SentTurn | ToRead>) => void ('read' in data ? read(data) : answer(data)).catch(reportError),
);

async function read(wanted: ToRead): Promise<void> {
  const { readFor } = await import('../replay/read-in-worker.ts');
  await readFor(wanted, (reading: SentReading) => postMessage(reading));
}

async function answer(data: SentTurn): Promise<void> {
  const ruleset = await advisedCalled(data.ruleset);
  if (!ruleset) throw new Error(`no ruleset "${data.ruleset}"`);
  postMessage({ id: data.id, ...answerTo(ruleset, data) } satisfies SentAnswer);
}
