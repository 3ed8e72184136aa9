import { shaOf } from '../dice/sha.ts';

/** Plain data as JSON text in one way only: no blanks, fields in the order of their names' UTF-16 code units. */
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

/** SHA-256 of plain data, for what must not be edited unseen. */
export const fingerprint = (x: unknown): string => shaOf(canonical(x));
