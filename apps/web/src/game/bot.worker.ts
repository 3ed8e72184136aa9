// Long work off the main thread. A bot gets what its seat may see, and answers; links and records are checked.
import { answerTo } from '@little-wars/table';
import type { SentCampaign, ToEnter, ToLoad } from '../campaign/beside.ts';
import type { ToFace } from '../map/heads-beside.ts';
import type { SentReading, ToRead } from '../replay/reading.ts';
import type { SentAnswer, SentTurn } from './bots.ts';
import { advisedCalled } from './rulesets.ts';

// Failures are reported to the page, since nobody would see them here.
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void carryOut(data).catch(reportError));

type WorkerRequest = SentTurn | ToRead | ToEnter | ToLoad | ToFace;

function carryOut(data: WorkerRequest): Promise<void> {
  if ('read' in data) return read(data);
  if ('face' in data) return face(data);
  return 'campaign' in data ? campaign(data) : answer(data);
}

async function campaign(wanted: ToEnter | ToLoad): Promise<void> {
  const { campaignFor } = await import('../campaign/in-worker.ts');
  await campaignFor(wanted, (sent: SentCampaign) => postMessage(sent));
}

let heads: Promise<(wanted: ToFace) => Promise<void>> | null = null;

async function face(wanted: ToFace): Promise<void> {
  heads ??= import('../map/heads-in-worker.ts').then(({ headsFor }) => headsFor(sent => postMessage(sent)));
  await (await heads)(wanted);
}

async function read(wanted: ToRead): Promise<void> {
  const { readFor } = await import('../replay/read-in-worker.ts');
  await readFor(wanted, (reading: SentReading) => postMessage(reading));
}

async function answer(data: SentTurn): Promise<void> {
  const ruleset = await advisedCalled(data.ruleset);
  if (!ruleset) throw new Error(`no ruleset "${data.ruleset}"`);
  postMessage({ id: data.id, ...answerTo(ruleset, data) } satisfies SentAnswer);
}
