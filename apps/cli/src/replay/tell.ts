import type { FactShape, Problem, Reason } from '@little-wars/engine';
import { type Catalogue, tellProblem, tellReason } from '@little-wars/words';
import { wrap } from '../complain.ts';
import { WIDTH } from '../odds/histogram.ts';
import type { Chapter } from './story.ts';

const INDENT = 6;
const CLAUSE = 10;
const hanging = ' '.repeat(INDENT + CLAUSE);

/** Who answered what, and under it every fact that followed, with its clause in front. */
export function tellChapter({ input, by, answer, purpose, facts }: Chapter): string {
  const head = input === 0 ? 'the opening' : `${whoOf(by)}${purpose === null ? '' : `, ${purpose}`}: ${dataOf(answer)}`;
  const number = input === 0 ? '' : String(input);
  return [wrap(`${number.padStart(INDENT - 2)}  ${head}`, WIDTH, hanging), ...facts.map(tellFact)].join('\n');
}

const whoOf = (by: Chapter['by']): string => (by === 'dice' ? 'dice' : `seat ${by}`);

export function tellFact({ type, clause, ...parameters }: FactShape): string {
  const told = Object.entries(parameters).map(([name, value]) => `${name}=${dataOf(value)}`);
  return wrap(`${' '.repeat(INDENT)}${clause.padEnd(CLAUSE - 1)} ${[type, ...told].join(' ')}`, WIDTH, hanging);
}

/** Data as short as it can be told: `{x: 1, y: 2}`, with blanks where a line may break. */
export function dataOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dataOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, inside]) => `${name}: ${dataOf(inside)}`)
      .join(', ')}}`;
  return String(value);
}

/** A problem of a record in lines: an input that was refused says by which rules. */
export function tellTrouble(found: Problem, own: Catalogue): readonly string[] {
  const { reasons } = found;
  const inner = Array.isArray(reasons) ? (reasons as readonly Reason[]) : [];
  return [`- ${tellProblem(found, own)}`, ...inner.map(reason => `  because: ${tellReason(reason, own)}`)];
}
