// A process to be killed: carries several campaigns at once with the terminal's own code, taking the advised answers.
// It reads its task as a line of JSON, and reports on a pipe what is on disk whenever it is asked.
import { setImmediate } from 'node:timers/promises';
import { carryCommand } from '../campaign/terminal/carry.ts';
import { openTerminal } from '../play/terminal.ts';
import { answersIn, type CampaignTask, nextIn, type OnDisk } from './campaign-task.ts';
import { dieAtCall, ready, report } from './dying.ts';

const terminal = openTerminal();
ready();
const task = JSON.parse((await terminal.read('')) ?? '') as CampaignTask;
if (task.dieAt > 0) dieAtCall(task.dieAt, !task.isRewrite);

function onDisk(campaign: number): OnDisk {
  const file = task.files[campaign]!;
  const { entries, pairing } = nextIn(file);
  const between = answersIn(file, entries, 'between', pairing!);
  return between === null
    ? { campaign, entries, part: 'battle', answers: answersIn(file, entries, 'battle', pairing!) ?? 0 }
    : { campaign, entries, part: 'between', answers: between };
}

await Promise.all(
  task.files.map((file, campaign) => {
    let given = 0;
    const read = async (prompt: string): Promise<string | null> => {
      await setImmediate();
      if (terminal.isStopped()) return null;
      if (prompt.startsWith('campaign')) return '';
      const now = onDisk(campaign);
      report(JSON.stringify(now));
      return now.part === 'battle' && given++ === task.answers ? 'auto' : '';
    };
    const silent = { ...terminal, write: () => undefined, clear: () => undefined, close: () => undefined, read };
    return carryCommand({ ruleset: 'kill-team', battles: '1', resume: file, brief: true }, silent);
  }),
);
terminal.close();
