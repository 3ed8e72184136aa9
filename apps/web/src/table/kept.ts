// A board is rebuilt after every answer, though little on it changes. Components that show an unchanged part need not render.
import type { Board } from '@little-wars/engine';

/** `now`, in which every part that equals the one in `before` is that one. Both are plain data. */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const partOf = (key: string): unknown => (Object.hasOwn(before, key) ? before[key] : undefined);
  const parts = Object.entries(now).map(([key, part]) => [key, kept(partOf(key), part)] as const);
  const isSame =
    parts.length === Object.keys(before).length &&
    parts.every(([key, part]) => Object.hasOwn(before, key) && part === before[key]);
  if (isSame) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The board, with models, marks and status of the one before where they are equal. Rulesets keep terrain themselves. */
export function keptBoard(before: Board, now: Board): Board {
  const { models, marks, status } = now;
  return {
    ...now,
    models: kept(before.models, models),
    marks: kept(before.marks, marks),
    status: kept(before.status, status),
  };
}
