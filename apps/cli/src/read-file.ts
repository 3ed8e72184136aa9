import { readFileSync } from 'node:fs';
import type { Read } from '@little-wars/engine';

/** Texts for files that cannot be read, and what to do about it. */
export const fileTexts = {
  'no-such-file': 'there is no such file; check the name and the folder you are in',
  'is-a-folder': 'this is a folder; name a file in it',
  'not-readable': 'this file cannot be read ({error}); check who may read it',
  'not-json-text': 'this is not JSON ({error}); mend it or export it again',
};

const WHY: { readonly [code: string]: string } = { ENOENT: 'no-such-file', EISDIR: 'is-a-folder' };

export function readText(file: string): Read<string> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    return { ok: false, problems: [{ path: file, problem: WHY[code] ?? 'not-readable', error: code }] };
  }
}

export function readJson(file: string): Read<unknown> {
  const read = readText(file);
  if (!read.ok) return read;
  try {
    return { ok: true, value: JSON.parse(read.value.replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    return { ok: false, problems: [{ path: file, problem: 'not-json-text', error: (error as Error).message }] };
  }
}
