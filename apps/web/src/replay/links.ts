// Shared links: a match, or part of one, encoded in the address. No server is involved.
import { type Game, type Match, save } from '@little-wars/engine';

/** Browsers and messengers cut longer links. */
export const LONGEST_LINK = 60_000;

async function packedBytes(bytes: Uint8Array): Promise<Uint8Array> {
  const passed = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A record encoded for an address. */
export async function packed(match: Match<Game>): Promise<string> {
  return toText(await packedBytes(new TextEncoder().encode(JSON.stringify(save(match)))));
}
