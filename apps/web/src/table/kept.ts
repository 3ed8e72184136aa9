// A board is made anew with every answer, though little on it changes. What shows an unchanged part is not drawn again.
import type { Board } from '@little-wars/engine';

/** `now`, with every part that equals that of `before` replaced by it. Both are plain data. */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || !isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const parts: { [key: string]: unknown } = Array.isArray(now) ? ([] as never) : {};
  for (const key of keys) {
    parts[key] = kept(before[key], now[key]);
    isSame &&= key in before && parts[key] === before[key];
  }
  return (isSame ? before : parts) as T;
}

const isPlain = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The board with the models, marks and lines of the one before, where they are equal. Terrain is kept by the rulesets. */
export function keptBoard(before: Board, now: Board): Board {
  const { models, marks, status } = now;
  return {
    ...now,
    models: kept(before.models, models),
    marks: kept(before.marks, marks),
    status: kept(before.status, status),
  };
}
