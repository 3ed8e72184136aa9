// Special rules as people type them: `overheats=slain`, `wound-six-ap=-3`, `auto-hit`
import type { NamedUse } from '../content/types.ts';

export interface Tokens {
  /** The rule for a word; null if there is none. */
  read(word: string): NamedUse | null;
  write(use: NamedUse): string;
  /** One word for each form of a rule. */
  readonly examples: readonly string[];
}

const WHOLE = /^[+-]?\d{1,2}$/;

/** The parameters of a rule, in order; `from` only says where it is printed. */
const parametersOf = ({ rule: _rule, from: _from, ...rest }: NamedUse): readonly (readonly [string, unknown])[] =>
  Object.entries(rest);

const plain = (name: string, value: unknown): string =>
  value === true ? name : (Array.isArray(value) ? value.join('+') : String(value)).toLowerCase().replaceAll(' ', '-');

function write(use: NamedUse): string {
  const values = parametersOf(use).map(([name, value]) => plain(name, value));
  return values.length === 0 ? use.rule : `${use.rule}=${values.join('/')}`;
}

/** The same rule with the numbers of a word; null if anything else differs. */
function withNumbers(sample: NamedUse, values: readonly string[]): NamedUse | null {
  const parameters = parametersOf(sample);
  if (values.length !== parameters.length) return null;
  const read = parameters.map(([name, value], i): readonly [string, unknown] | null => {
    const word = values[i]!;
    if (typeof value === 'number' && WHOLE.test(word)) return [name, Number(word)];
    return word === plain(name, value) ? [name, value] : null;
  });
  return read.some(each => each === null)
    ? null
    : { ...sample, ...Object.fromEntries(read as readonly (readonly [string, unknown])[]) };
}

/** Words for the rules on cards, with any numbers. */
export function tokensOf(printed: readonly NamedUse[]): Tokens {
  const samples = [...new Map(printed.map(use => [write(use), use])).values()];
  return {
    write,
    read(word) {
      const [rule, rest] = word.toLowerCase().split('=');
      const values = rest === undefined ? [] : rest.split('/');
      for (const sample of samples)
        if (sample.rule === rule) {
          const use = withNumbers(sample, values);
          if (use) return use;
        }
      return null;
    },
    examples: samples.map(write),
  };
}
