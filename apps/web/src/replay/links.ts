// Shared links: a match, or part of one, encoded in the address. No server is involved.
import { save } from '@little-wars/engine';
import { shortRecord, type TableMatch } from '@little-wars/table';

/** Browsers and messengers truncate longer links. */
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

/** A match encoded for an address: in the short form where possible. */
export async function packed(match: TableMatch): Promise<string> {
  const record = shortRecord(match) ?? save(match);
  return toText(await packedBytes(new TextEncoder().encode(JSON.stringify(record))));
}
