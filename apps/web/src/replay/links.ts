// Shared links: a match, or part of one, encoded in the address. No server is involved.
import { type Game, load, type Match, type Problem, problem, type Read, save } from '@little-wars/engine';
import type { TableMatch } from '@little-wars/table';
import { known, playableCalled } from '../game/rulesets.ts';

/** Browsers and messengers cut longer links. */
export const LONGEST_LINK = 60_000;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const passed = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** A record encoded for an address. */
export async function packed(match: Match<Game>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(save(match)));
  return toText(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Decodes a match from an address and verifies every input. */
export async function unpacked(text: string): Promise<Read<TableMatch>> {
  try {
    const bytes = await through(fromText(text), new DecompressionStream('deflate-raw'));
    return await readRecord(new TextDecoder().decode(bytes));
  } catch {
    return { ok: false, problems: [problem('', 'broken-link')] };
  }
}

/** Loads a record file; its ruleset is fetched first. */
export async function readRecord(text: string): Promise<Read<TableMatch>> {
  const refused = (problems: readonly Problem[]): Read<never> => ({ ok: false, problems });
  let id: unknown;
  try {
    id = (JSON.parse(text) as { ruleset?: { id?: unknown } }).ruleset?.id;
  } catch {
    return refused([problem('', 'not-json')]);
  }
  // The value comes from a file and may be anything, even something that cannot be converted to text.
  if (typeof id !== 'string') return refused([problem('ruleset.id', 'not-text')]);
  const ruleset = await playableCalled(id);
  if (!ruleset) return refused([problem('ruleset.id', 'unknown-ruleset', { id, known: known.map(each => each.id) })]);
  return load([ruleset], text);
}
