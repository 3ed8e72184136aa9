import { type Problem, type Read, TEXT_LIMITS } from '@little-wars/engine';
import type { Session } from '@little-wars/table';
import { type ChangeEvent, useState } from 'react';
import { keepRecord } from '../game/begin.ts';
import { addressOf } from '../routes.ts';
import { type CheckedSoFar, Checking } from './checking.tsx';
import { Refusals } from './refusals.tsx';
import { textOf } from './text-of.ts';

/** A record file: checked input by input, or refused with every reason. */
export function OpenRecord() {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [checking, setChecking] = useState<{ readonly soFar: CheckedSoFar | null; stop(): void } | null>(null);
  const read = async (file: File | undefined): Promise<Read<Session> | null> => {
    const text = await textOf(file, TEXT_LIMITS.record);
    if (!text?.ok) return text;
    const { readBeside } = await import('../replay/reading.ts');
    const leaving = new AbortController();
    const stop = (): void => leaving.abort();
    setChecking({ soFar: null, stop });
    const listen = (inputs: number, of: number): void => setChecking({ soFar: { inputs, of }, stop });
    return readBeside({ read: 'record', text: text.value }, { listen, signal: leaving.signal });
  };
  const opened = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    setProblems([]);
    const loaded = await read(file);
    setChecking(null);
    event.target.value = '';
    if (!file || !loaded) return;
    if (!loaded.ok) return setProblems(loaded.problems);
    const id = await keepRecord(loaded.value.match, file.name.replace(/\.json$/, ''));
    location.hash = addressOf({ page: 'match', id, at: null });
  };
  return (
    <>
      <p className="field">
        <label htmlFor="record">A match saved as a file</label>
        <input id="record" type="file" accept=".json" onChange={event => void opened(event)} />
      </p>
      {checking ? <Checking {...checking} /> : null}
      <Refusals problems={problems} />
    </>
  );
}
