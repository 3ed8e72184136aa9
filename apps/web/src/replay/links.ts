// A match, or a part of one, in an address: nothing is kept on any server.
import { type Game, load, type Match, type Problem, problem, type Read, save } from '@little-wars/engine';
import type { TableMatch } from '@little-wars/table';
import { known, playableCalled } from '../game/rulesets.ts';

/** Longer ones are cut by browsers and messengers. */
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

/** The record as a part of an address. */
export async function packed(match: Match<Game>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(save(match)));
  return toText(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The match of such an address, verified input by input. */
export async function unpacked(text: string): Promise<Read<TableMatch>> {
  try {
    const bytes = await through(fromText(text), new DecompressionStream('deflate-raw'));
    return await readRecord(new TextDecoder().decode(bytes));
  } catch {
    return { ok: false, problems: [problem('', 'broken-link')] };
  }
}

/** A record file: the rules it was made with are fetched first. */
export async function readRecord(text: string): Promise<Read<TableMatch>> {
  const refused = (problems: readonly Problem[]): Read<never> => ({ ok: false, problems });
  let id: unknown;
  try {
    id = (JSON.parse(text) as { ruleset?: { id?: unknown } }).ruleset?.id;
  } catch {
    return refused([problem('', 'not-json')]);
  }
  const ruleset = await playableCalled(String(id));
  if (!ruleset)
    return refused([problem('ruleset.id', 'unknown-ruleset', { id: String(id), known: known.map(each => each.id) })]);
  return load([ruleset], text);
}
