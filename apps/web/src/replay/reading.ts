// Reads links and records in a worker: they come from anywhere, and checking every input may take long.

import address from 'virtual:bot-worker';
import type { Problem, Read } from '@little-wars/engine';
import type { Session } from '@little-wars/table';
import { playableCalled } from '../game/rulesets.ts';
import { isMissingPart, tellMissing } from '../offline/missing.ts';
import type { Checked } from './unpack.ts';

export type ToRead = { readonly read: 'link' | 'record'; readonly text: string };

/** A session without its ruleset, which is code. */
export type SentSession = Omit<Session, 'match'> & { readonly match: Omit<Session['match'], 'ruleset'> };

export type SentReading =
  | { readonly checked: number; readonly of: number }
  | { readonly ruleset: string; readonly session: SentSession }
  | { readonly problems: readonly Problem[] };

/** Milliseconds: longer than any legitimate match takes on a slow machine. */
const LIMIT = 60_000;

const refused = (problem: string, parameters: object = {}): Read<never> => ({
  ok: false,
  problems: [{ path: '', problem, ...parameters }],
});

interface ReadOptions {
  readonly listen?: Checked;
  /** Aborts it. */
  readonly signal?: AbortSignal;
  readonly limit?: number;
}

/**
 * Reads a link or a record in its own worker, which is terminated when it takes too long or nobody wants it any more.
 */
export async function readBeside(
  wanted: ToRead,
  { listen, signal, limit = LIMIT }: ReadOptions = {},
): Promise<Read<Session>> {
  const worker = new Worker(address, { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Read<Session>>(resolve => {
      timer = setTimeout(() => resolve(refused('takes-too-long', { seconds: limit / 1000 })), limit);
      signal?.addEventListener('abort', () => resolve(refused('given-up')));
      worker.addEventListener('error', ({ message }) => {
        if (message === undefined || isMissingPart(message)) tellMissing();
        resolve(refused('unreadable'));
      });
      worker.addEventListener('message', ({ data }: MessageEvent<SentReading>) => {
        if ('checked' in data) listen?.(data.checked, data.of);
        else if ('problems' in data) resolve({ ok: false, problems: data.problems });
        else void withRuleset(data.ruleset, data.session).then(resolve);
      });
      worker.postMessage(wanted);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

async function withRuleset(id: string, { match, ...session }: SentSession): Promise<Read<Session>> {
  const ruleset = await playableCalled(id);
  return ruleset
    ? { ok: true, value: { ...session, match: { ...match, ruleset } } }
    : refused('unknown-ruleset', { id });
}
