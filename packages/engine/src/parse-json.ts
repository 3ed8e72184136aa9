// Limits the size and depth of untrusted text before it is parsed: files and links may contain anything.
import { problem, type Read } from './read.ts';

/** The largest length and nesting depth of a text. */
export interface TextLimits {
  readonly longest: number;
  readonly deepest: number;
}

/** Far above what this table writes: a thousand inputs are about a hundred thousand characters, a large team five. */
export const TEXT_LIMITS = {
  record: { longest: 10_000_000, deepest: 60 },
  roster: { longest: 200_000, deepest: 20 },
  table: { longest: 200_000, deepest: 20 },
} as const satisfies { readonly [kind: string]: TextLimits };

/** Parses JSON within limits, or says what is wrong. Takes time in proportion to the text, and never throws. */
export function parseJson(text: string, { longest, deepest }: TextLimits): Read<unknown> {
  if (text.length > longest) return refused('too-long', { longest });
  if (isDeeper(text, deepest)) return refused('too-deep', { deepest });
  try {
    return { ok: true, value: JSON.parse(text.startsWith(MARK) ? text.slice(1) : text) as unknown };
  } catch {
    return refused('not-json');
  }
}

/** The byte order mark, which some editors write before a text. */
const MARK = '\uFEFF';

const refused = (id: string, parameters: object = {}): Read<never> => ({
  ok: false,
  problems: [problem('', id, parameters)],
});

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/** Whether lists and records in a text are nested deeper than this; what is in quotes does not count. */
function isDeeper(text: string, deepest: number): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      for (i++; i < text.length && text.charCodeAt(i) !== QUOTE; i++) if (text.charCodeAt(i) === BACKSLASH) i++;
    } else if (code === 0x5b || code === 0x7b) {
      if (++depth > deepest) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}
