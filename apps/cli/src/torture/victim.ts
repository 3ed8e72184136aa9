// A process to be killed: plays several games at once with the terminal's own code, always taking the advised answer.
// It reads its task as a line of JSON, and reports each question on a pipe.
import fs from 'node:fs';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { playCommand } from '../commands/play.ts';
import { openTerminal } from '../play/terminal.ts';
import { optionsFor, type Task } from './victim-task.ts';

const REPORTS = 3;
const terminal = openTerminal();
// Speeds up the next process; a killed one would not write its compile cache.
flushCompileCache();
fs.writeSync(REPORTS, 'ready\n');
const { games, dieAt, isRewrite } = JSON.parse((await terminal.read('')) ?? '') as Task;
if (dieAt > 0) dieAtCall(dieAt, !isRewrite);

await Promise.all(
  games.map((options, game) => {
    const read = async (): Promise<string | null> => {
      reportingWrite(REPORTS, `${game}\n`);
      await setImmediate();
      return terminal.isStopped() ? null : '';
    };
    const silent = { ...terminal, write: () => undefined, clear: () => undefined, close: () => undefined, read };
    return playCommand(optionsFor(options), silent);
  }),
);
terminal.close();

/** Reports do not count as calls of the file system. */
function reportingWrite(to: number, text: string): void {
  (fs.writeSync as { plain?: typeof fs.writeSync }).plain?.(to, text) ?? fs.writeSync(to, text);
}

/** Kills this process before, after or halfway through a call that a save consists of. */
function dieAtCall(last: number, atOnce: boolean): void {
  let calls = 0;
  let isCounting = atOnce;
  const die = (): void => void process.kill(process.pid, 'SIGKILL');
  for (const name of ['openSync', 'writeSync', 'fsyncSync', 'renameSync', 'linkSync', 'closeSync'] as const) {
    const plain = fs[name] as (...args: unknown[]) => unknown;
    const deadly = (...args: unknown[]): unknown => {
      isCounting ||= name === 'openSync' && args[1] === 'w';
      if (!isCounting || ++calls < last) return plain(...args);
      if (last % 3 === 0) die();
      const [to, bytes, from = 0] = args as [number, Uint8Array, number?];
      if (name === 'writeSync') plain(to, bytes, from, Math.ceil((bytes.length - from) / 2));
      else plain(...args);
      die();
      return undefined;
    };
    Object.assign(fs, { [name]: Object.assign(deadly, { plain }) });
  }
  syncBuiltinESMExports();
}
