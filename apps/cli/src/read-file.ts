import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parseJson, type Read, TEXT_LIMITS, type TextLimits } from '@little-wars/engine';

/** Texts for files that cannot be read, and what to do about it. */
export const fileTexts = {
  'no-such-file': 'there is no such file; check the name and the folder you are in',
  'is-a-folder': 'this is a folder; name a file in it',
  'not-a-file': 'this is a device, not a file; name a file',
  'file-too-large': 'this file has more than {most} bytes, too many for a match, team or table; name another',
  'not-readable': 'this file cannot be read ({error}); check who may read it',
  'not-json': 'this is not JSON; repair it or export it again',
};

const WHY: { readonly [code: string]: string } = { ENOENT: 'no-such-file', EISDIR: 'is-a-folder' };

/** Reads a file as text, up to the longest file this table writes. */
export function readText(file: string, most: number = TEXT_LIMITS.record.longest): Read<string> {
  const refused = (problem: string, parameters: object = {}): Read<never> => ({
    ok: false,
    problems: [{ path: file, problem, ...parameters }],
  });
  let from: number | null = null;
  try {
    from = openSync(file, 'r');
    const kind = fstatSync(from);
    if (kind.isDirectory()) return refused('is-a-folder');
    if (!kind.isFile() && !kind.isFIFO()) return refused('not-a-file');
    if (kind.size > most) return refused('file-too-large', { most });
    const text = textIn(from, most);
    return text === null ? refused('file-too-large', { most }) : { ok: true, value: text };
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    return refused(WHY[code] ?? 'not-readable', { error: code });
  } finally {
    if (from !== null) closeSync(from);
  }
}

const PIECE = 1 << 16;

/** The contents of an open file; null if larger than `most` bytes, which a pipe does not report in advance. */
function textIn(from: number, most: number): string | null {
  const pieces: Buffer[] = [];
  let size = 0;
  for (;;) {
    const piece = Buffer.alloc(PIECE);
    const read = readSync(from, piece);
    if (read === 0) return Buffer.concat(pieces).toString('utf8');
    size += read;
    if (size > most) return null;
    pieces.push(piece.subarray(0, read));
  }
}

export function readJson(file: string, limits: TextLimits = TEXT_LIMITS.table): Read<unknown> {
  const read = readText(file, limits.longest);
  if (!read.ok) return read;
  const parsed = parseJson(read.value, limits);
  return parsed.ok ? parsed : { ok: false, problems: parsed.problems.map(each => ({ ...each, path: file })) };
}
