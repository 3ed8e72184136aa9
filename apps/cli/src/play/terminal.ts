import { createInterface } from 'node:readline';
import pc from 'picocolors';
import { WIDTH } from '../odds/histogram.ts';

/** Where a game is shown and answers come from: a terminal, a pipe, or a test's script. */
export interface Terminal {
  readonly colour: boolean;
  write(line: string): void;
  /** The next line typed; null at the end of input or when interrupted. */
  read(prompt: string): Promise<string | null>;
  /** Clears the screen as far as possible. */
  clear(): void;
  /** Whether somebody wants to leave at once: by Ctrl-C, a signal, or because nobody can read the output any more. */
  isStopped(): boolean;
  close(): void;
}

/** The maximum width of all output. */
export { WIDTH } from '../odds/histogram.ts';

const SIGNALS = { SIGHUP: 1, SIGTERM: 15 };

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const isScreen = stdin.isTTY === true && stdout.isTTY === true;
  const lines: string[] = [];
  let over = false;
  let stopped = false;
  let waiting: ((line: string | null) => void) | null = null;
  const give = (line: string | null): void => {
    const receiver = waiting;
    waiting = null;
    if (receiver) receiver(line);
    else if (line !== null) lines.push(line);
  };
  const input = createInterface({ input: stdin, ...(isScreen ? { output: stdout } : {}), terminal: isScreen });
  const stop = (): void => {
    over = true;
    stopped = true;
    lines.length = 0;
    give(null);
  };
  const stopBy = (signal: keyof typeof SIGNALS): void => {
    process.exitCode = 128 + SIGNALS[signal];
    stop();
  };
  input.on('line', give);
  input.on('close', () => {
    over = true;
    give(null);
  });
  input.on('SIGINT', stop);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stopBy);
  process.on('SIGHUP', stopBy);
  // The window was closed, or the reader of a pipe has gone.
  stdout.on('error', stop);
  return {
    colour: pc.isColorSupported && isScreen,
    write: line => void stdout.write(`${line}\n`),
    read: async prompt => {
      if (isScreen) {
        input.setPrompt(prompt);
        input.prompt();
      } else stdout.write(prompt);
      const line = lines.shift();
      const read =
        line ??
        (over
          ? null
          : await new Promise<string | null>(resolve => {
              waiting = resolve;
            }));
      // A pipe does not echo its input.
      if (!isScreen) stdout.write(`${read ?? ''}\n`);
      return read;
    },
    clear: () => void stdout.write(isScreen ? '\u001b[2J\u001b[3J\u001b[H' : `\n${'-'.repeat(WIDTH)}\n`),
    isStopped: () => stopped,
    close: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stopBy);
      process.off('SIGHUP', stopBy);
      input.close();
    },
  };
}
