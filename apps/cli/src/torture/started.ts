// A process that will be killed: it has loaded everything, and reports on a pipe what it does.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Started {
  readonly child: ChildProcess;
  /** What it has reported. */
  readonly reports: string[];
  onReport: (() => void) | null;
}

/** Starts a program of this folder; resolves when it waits for its task. */
export function started(folder: string, program: string): Promise<Started> {
  const victim = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', victim], {
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
    env: { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...process.env },
  });
  const one: Started = { child, reports: [], onReport: null };
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`a terminal could not be started: ${code}`)));
    child.stdio[3]!.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      const lines = text.split('\n');
      text = lines.pop()!;
      for (const line of lines) {
        if (line === 'ready') resolve(one);
        else one.reports.push(line);
        one.onReport?.();
      }
    });
  });
}

/** Kills it after a number of reports, and a little later. */
export function killLater(one: Started, signal: NodeJS.Signals, after: number, wait: number): void {
  const check = (): void => {
    if (one.reports.length < after) return;
    one.onReport = null;
    setTimeout(() => one.child.kill(signal), wait);
  };
  one.onReport = check;
  check();
}
