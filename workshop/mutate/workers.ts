// Worker processes: started when needed, stopped when a mutant does not come to an end.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Answer, Task } from './worker.ts';

/** A second worker only if that disturbs nobody. */
export const workersFor = (asked: string | undefined): number =>
  asked === undefined ? (loadavg()[0]! < 1.5 ? 2 : 1) : Number(asked);

/**
 * The processor time of a process in seconds, which other programs do not lengthen; elsewhere than on Linux the clock.
 */
function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return performance.now() / 1000;
  }
}

export class Worker {
  readonly #folder: string;
  readonly #files: readonly string[];
  #process: ChildProcess | null = null;

  /** A worker on a copy of the tree, with all mutants of these files. */
  constructor(folder: string, files: readonly string[]) {
    this.#folder = folder;
    this.#files = files;
    process.on('exit', () => this.stop());
  }

  /** Null if it takes more than these seconds, or the process dies. */
  async run(task: Task, seconds: number): Promise<Answer | null> {
    this.#process ??= await this.#start();
    const child = this.#process;
    const from = secondsOf(child.pid!);
    const answer = await new Promise<Answer | { readonly kind: 'failed'; readonly error: string } | null>(done => {
      const watch = setInterval(() => {
        if (secondsOf(child.pid!) - from > seconds) end(null);
      }, 500);
      const died = (): void => end(null);
      const end = (given: Answer | null): void => {
        clearInterval(watch);
        child.off('message', end).off('exit', died);
        done(given);
      };
      child.once('message', end).once('exit', died);
      child.send(task);
    });
    if (answer === null) this.stop();
    if (answer?.kind === 'failed') throw new Error(answer.error);
    return answer;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(this.#folder, 'workshop/mutate/worker.ts'), [JSON.stringify(this.#files)], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=1500'],
    });
    await new Promise((done, fail) => child.once('message', done).once('exit', () => fail(new Error('no worker'))));
    child.removeAllListeners('exit');
    return child;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }
}
