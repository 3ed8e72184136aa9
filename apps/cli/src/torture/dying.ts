// How a process that will be killed reports, and kills itself in the middle of a save.
import fs from 'node:fs';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';

const REPORTS = 3;

/** Says that everything is loaded. */
export function ready(): void {
  // Speeds up the next process; a killed one would not write its compile cache.
  flushCompileCache();
  report('ready');
}

/** Reports do not count as calls of the file system. */
export function report(line: string): void {
  const text = `${line}\n`;
  (fs.writeSync as { plain?: typeof fs.writeSync }).plain?.(REPORTS, text) ?? fs.writeSync(REPORTS, text);
}

/** Kills this process before, after or halfway through a call that a save consists of. */
export function dieAtCall(last: number, atOnce: boolean): void {
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
