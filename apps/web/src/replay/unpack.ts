// Opens external data: links and records, measured before they are unpacked and parsed.
import { load, parseJson, problem, type Read, TEXT_LIMITS } from '@little-wars/engine';
import { isShortRecord, type TableMatch, wholeRecord } from '@little-wars/table';
import { playableCalled, rulesets } from '../game/rulesets.ts';
import { LONGEST_LINK } from './links.ts';

/** The maximum unpacked size of a link in bytes; the longest known game has 600,000. */
const MOST_UNPACKED = 4_000_000;

const refused = (id: string, parameters: object = {}, path = ''): Read<never> => ({
  ok: false,
  problems: [problem(path, id, parameters)],
});

/** Bytes unpacked at a time, because each may expand a thousandfold. */
const PIECE = 1024;

/** The unpacked bytes; null as soon as there are more than `most`. Rejects if it cannot be unpacked. */
export async function unpackedBytes(bytes: Uint8Array, most: number): Promise<Uint8Array | null> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const writing = (async () => {
    for (let at = 0; at < bytes.length; at += PIECE) await writer.write(bytes.slice(at, at + PIECE) as BufferSource);
    await writer.close();
  })();
  const reader = readable.getReader();
  // Both ends fail together; the reader reports it.
  for (const ended of [writing, writer.closed, reader.closed]) ended.catch(() => {});
  const [pieces, size] = await collected(reader, most);
  if (size > most) return null;
  await writing;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function collected(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<readonly [pieces: readonly Uint8Array[], size: number]> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return [pieces, size];
    size += value.length;
    pieces.push(value);
    if (size <= most) continue;
    await reader.cancel();
    return [[], size];
  }
}

const fromText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Called with the number of inputs checked so far, and of all. */
export type Checked = (inputs: number, of: number) => void;

/** Decodes a match from an address and verifies every input. */
export async function unpacked(text: string, listen?: Checked): Promise<Read<TableMatch>> {
  if (text.length > LONGEST_LINK) return refused('link-too-long', { longest: LONGEST_LINK });
  try {
    const bytes = await unpackedBytes(fromText(text), MOST_UNPACKED);
    return bytes === null ? refused('link-too-large') : await readRecord(new TextDecoder().decode(bytes), listen);
  } catch {
    return refused('broken-link');
  }
}

/** Loads a record, whole or short; its ruleset is fetched first. */
export async function readRecord(text: string, listen?: Checked): Promise<Read<TableMatch>> {
  const data = parseJson(text, TEXT_LIMITS.record);
  if (!data.ok) return data;
  const id = (data.value as { ruleset?: { id?: unknown } | null } | null)?.ruleset?.id;
  // The value comes from a file and may be anything, even something that cannot be converted to text.
  if (typeof id !== 'string') return refused('not-text', {}, 'ruleset.id');
  const ruleset = await playableCalled(id);
  if (!ruleset) return refused('unknown-ruleset', { id, known: rulesets.map(each => each.id) }, 'ruleset.id');
  const record = isShortRecord(data.value) ? wholeRecord(ruleset, data.value) : data;
  return record.ok ? load([ruleset], record.value, listen) : record;
}
