// A browser with a profile on disk that a test can kill abruptly.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { PATIENCE } from './browser.ts';
import { FOR_SHORT_LIVES, UNSEEN } from './chromium.ts';

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
  FOR_SHORT_LIVES,
  `--disable-features=${UNSEEN.join()}`,
];

export interface Killable {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Kills all its processes at once; resolves when they are gone. */
  kill(): Promise<void>;
}

export async function startKillable(executable: string, profile: string): Promise<Killable> {
  // In a process group of its own, so that its children die with it.
  const child = spawn(executable, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error('the browser did not start');
  child.stderr.resume();
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0]!;
  context.setDefaultTimeout(PATIENCE);
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
      await gone;
      await browser.close().catch(() => {});
    },
  };
}
