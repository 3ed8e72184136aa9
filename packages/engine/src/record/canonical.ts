import { shaOf } from '../dice/sha.ts';

/** Canonical JSON: no blanks, fields sorted by the UTF-16 code units of their names. */
export function canonical(x: unknown): string {
  if (x === null || x === undefined) return 'null';
  if (typeof x === 'number' && !Number.isFinite(x)) throw new Error(`${x} is no plain data`);
  if (typeof x === 'number' || typeof x === 'string' || typeof x === 'boolean') return JSON.stringify(x);
  if (typeof x !== 'object') throw new Error(`a ${typeof x} is no plain data`);
  if (Array.isArray(x)) return `[${Array.from(x, canonical).join(',')}]`;
  const record = x as Record<string, unknown>;
  const names = Object.keys(record).filter(name => record[name] !== undefined);
  names.sort((a, b) => (a < b ? -1 : 1));
  return `{${names.map(name => `${JSON.stringify(name)}:${canonical(record[name])}`).join(',')}}`;
}

/** SHA-256 of plain data, to detect edits. */
export const fingerprint = (x: unknown): string => shaOf(canonical(x));
