// A process to be killed: plays several games at once with the terminal's own code, always taking the advised answer.
// It reads its task as a line of JSON, and reports each question on a pipe.
import { setImmediate } from 'node:timers/promises';
import { playCommand } from '../commands/play.ts';
import { openTerminal } from '../play/terminal.ts';
import { dieAtCall, ready, report } from './dying.ts';
import { optionsFor, type Task } from './victim-task.ts';

const terminal = openTerminal();
ready();
const { games, dieAt, isRewrite } = JSON.parse((await terminal.read('')) ?? '') as Task;
if (dieAt > 0) dieAtCall(dieAt, !isRewrite);

await Promise.all(
  games.map((options, game) => {
    const read = async (): Promise<string | null> => {
      report(String(game));
      await setImmediate();
      return terminal.isStopped() ? null : '';
    };
    const silent = { ...terminal, write: () => undefined, clear: () => undefined, close: () => undefined, read };
    return playCommand(optionsFor(options), silent);
  }),
);
terminal.close();
