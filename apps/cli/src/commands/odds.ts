import type { OddsAsked, OddsCounter, Problem } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { type Catalogue, tellProblem } from '@little-wars/words';
import { complain } from '../complain.ts';
import { type Counter, countersCalled } from '../odds/counters.ts';
import { drawOdds, wordsOf } from '../odds/draw.ts';

/** The name under which the command line parser stores an option. */
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Options {
  readonly ruleset?: string;
  readonly json?: boolean;
  readonly [option: string]: string | boolean | undefined;
}

/** Odds from the counter of this name, in the named ruleset or else the first that has one. */
export function oddsCommand(id: string, { ruleset: named, json = false, ...options }: Options): void {
  const match = countersCalled(id).find(each => named === undefined || each.ruleset.id === named)!;
  const { ruleset, desk, counter } = match;
  const asked: OddsAsked = Object.fromEntries(counter.fields.map(field => [field.id, options[camel(field.id)]]));
  const read = counter.read(asked);
  if (!read.ok) refuse(match, read.problems, json);
  else if (json) console.log(JSON.stringify({ ok: true, ...read.value.data }, null, 2));
  else console.log(drawOdds(wordsOf(ruleset, desk), read.value));
}

/** An example command to copy. The first ruleset need not be named. */
function exampleOf({ ruleset, counter: { id, example } }: Counter): string {
  const options = Object.entries(example).map(([field, text]) => `--${field} "${text}"`);
  return ['npm run odds --', id, ...(ruleset === rulesets[0] ? [] : [`--ruleset ${ruleset.id}`]), ...options].join(' ');
}

/** Prints the problems, then the example unwrapped so that it can be copied. */
function refuse(of: Counter, problems: readonly Problem[], json: boolean): void {
  const own: Catalogue = of.desk.texts['en'] ?? {};
  const lines = problems.map(each => {
    const named = { ...each, path: optionIn(of.counter, each.path) };
    return { ...named, text: tellProblem(named, own) };
  });
  const example = exampleOf(of);
  process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ok: false, problems: lines, example }, null, 2));
    return;
  }
  complain(lines.map(({ text }) => text));
  console.error(`\nFor example:\n${example}`);
}

/** The option with the problem, and the path within it: `--weapon (rules[0])`. */
function optionIn({ fields }: OddsCounter, path: string): string {
  const [, id = '', rest = ''] = /^([a-z-]*)\.?(.*)$/.exec(path)!;
  if (!fields.some(field => field.id === id)) return path;
  return rest === '' ? `--${id}` : `--${id} (${rest})`;
}
