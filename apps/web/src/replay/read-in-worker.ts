// The worker's part of reading a link or a record: checks every input, and returns the match as plain data.
import { peopleAt, sessionOf } from '@little-wars/table';
import type { SentReading, ToRead } from './reading.ts';
import { readRecord, unpacked } from './unpack.ts';

/** Milliseconds between two reports. */
const OFTEN = 200;

export async function readFor({ read, text }: ToRead, send: (reading: SentReading) => void): Promise<void> {
  let told = performance.now();
  const listen = (checked: number, of: number): void => {
    if (performance.now() - told < OFTEN) return;
    told = performance.now();
    send({ checked, of });
  };
  const loaded = await (read === 'link' ? unpacked(text, listen) : readRecord(text, listen));
  if (!loaded.ok) return send({ problems: loaded.problems });
  const { match, ...session } = sessionOf(loaded.value, { name: '', players: peopleAt(loaded.value.ruleset) });
  const { ruleset, ...plain } = match;
  send({ ruleset: ruleset.id, session: { ...session, match: plain } });
}
