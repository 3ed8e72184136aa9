// How profiles write special rules: `Lethal {face}+` for `{ rule: 'lethal', face: 5 }`.

/** The numbers named in a label. */
export type NumbersIn<L> = L extends `${string}{${infer N}}${infer Rest}`
  ? { readonly [K in N]: number } & NumbersIn<Rest>
  : object;

/** A label with its numbers filled in. */
export type Written<L> = L extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${number}${Written<After>}`
  : L;

/** The uses of labelled rules; the label determines the parameters of each. */
export type UseOf<Labels> = {
  [R in keyof Labels]: { readonly rule: R } & NumbersIn<Labels[R]>;
}[keyof Labels];

export interface Labelling<U> {
  /** The rule with this exact label; null if there is none. */
  parse(label: string): U | null;
  /** The same for typed text: ignores case, spaces, hyphens and marks after a number. */
  read(text: string): U | null;
  /** The label of a rule, as printed in a profile. */
  write(use: U): string;
}

const loose = (text: string): string => text.toLowerCase().replace(/["”″+*\s-]|(?<=\d)\s*in\b/g, '');
const escaped = (text: string): string => text.replace(/[+*.]/g, '\\$&');

interface Pattern {
  readonly rule: string;
  readonly numbers: readonly string[];
  readonly exactly: RegExp;
  readonly loosely: RegExp;
}

/** A face is 1 to 6; every other number is at least 1. */
const usualDigits = (number: string): string => (number === 'face' ? '([1-6])' : '([1-9]\\d*)');

function patternOf(rule: string, label: string, digitsOf: (number: string) => string): Pattern {
  const parts = label.split(/[{}]/);
  const pattern = (of: (text: string) => string): RegExp =>
    new RegExp(`^${parts.map((part, i) => (i % 2 === 1 ? digitsOf(part) : of(part))).join('')}$`);
  return { rule, numbers: parts.filter((_, i) => i % 2 === 1), exactly: pattern(escaped), loosely: pattern(loose) };
}

/** Parses and prints rules by their labels. `digitsOf` gives a pattern for each number, if the default does not fit. */
export function labelling<U extends { readonly rule: string }>(
  labels: { readonly [rule: string]: string },
  digitsOf: (number: string) => string = usualDigits,
): Labelling<U> {
  const patterns = Object.entries(labels).map(([rule, label]) => patternOf(rule, label, digitsOf));
  const find = (text: string, how: 'exactly' | 'loosely'): U | null => {
    for (const { rule, numbers, [how]: pattern } of patterns) {
      const match = pattern.exec(text);
      if (match) {
        const read = numbers.map((number, i) => [number, Number(match[i + 1])] as const);
        return { rule, ...Object.fromEntries(read) } as unknown as U;
      }
    }
    return null;
  };
  return {
    parse: label => find(label, 'exactly'),
    read: text => find(loose(text), 'loosely'),
    write: use =>
      labels[use.rule]!.replace(/\{(\w+)\}/g, (_, number: string) =>
        String((use as unknown as { readonly [number: string]: number })[number]),
      ),
  };
}
