// Damage with a valid seal: anyone who changes a file on purpose can compute it too.
import { fingerprint } from '@little-wars/engine';

/** Changes JSON text as data; returns any other text unchanged. */
function changed(text: string, change: (data: Record<string, unknown>) => object): string {
  try {
    const data = JSON.parse(text) as unknown;
    return typeof data === 'object' && data !== null ? JSON.stringify(change(data as Record<string, unknown>)) : text;
  } catch {
    return text;
  }
}

export const recordSealed = (text: string): string =>
  changed(text, ({ seal: _old, ...record }) => ({ ...record, seal: fingerprint(record) }));

/** The seal is in the first line, and covers most of that. */
export function gameSealed(text: string): string {
  const [first = '', ...lines] = text.split('\n');
  const head = changed(first, data => {
    const { ruleset, setup, dice, start } = data;
    return { ...data, seal: fingerprint({ ruleset, setup, dice, ...(start ? { start } : {}) }) };
  });
  return [head, ...lines].join('\n');
}
